"""Setups and deal numbers."""

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.session.setup import DEAL_NUMBER_LIMIT, MatchSetup, SeatSetup, bot_seed, deal_number_of

SEATS = (SeatSetup("Ana"), SeatSetup("Rui", "greedy"))


@pytest.mark.parametrize(
    ("players", "seats", "dealer", "number"),
    [
        (3, (*SEATS, SEATS[0]), 0, 0),
        (4, SEATS, 0, 0),
        (2, SEATS, 2, 0),
        (2, SEATS, -1, 0),
        (2, SEATS, 0, -1),
        (2, SEATS, 0, DEAL_NUMBER_LIMIT),
    ],
)
def test_contradictions_are_rejected(
    players: int, seats: tuple[SeatSetup, ...], dealer: int, number: int
) -> None:
    with pytest.raises(ValueError, match=r"."):
        MatchSetup(rulesets.BURACO, players, seats, dealer, number)


def test_a_seat_without_a_bot_is_a_person() -> None:
    assert [seat.is_person for seat in SEATS] == [True, False]


def test_the_first_deal_has_the_number_of_the_match() -> None:
    assert deal_number_of(123, 0) == 123


def test_later_deal_numbers_are_fixed_for_ever() -> None:
    assert [deal_number_of(123, index) for index in (1, 2, 3)] == [375126678, 337961474, 138021610]
    assert all(0 <= deal_number_of(first, 1) < DEAL_NUMBER_LIMIT for first in range(1000))
    assert len({deal_number_of(5, index) for index in range(1000)}) == 1000


def test_the_same_position_gives_a_bot_the_same_seed() -> None:
    assert bot_seed(1, 2, 3) == bot_seed(1, 2, 3)
    assert len({bot_seed(1, 2, 3), bot_seed(1, 2, 0), bot_seed(1, 3, 3), bot_seed(2, 2, 3)}) == 4
