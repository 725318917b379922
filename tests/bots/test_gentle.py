"""What is played for a person whose time is over."""

from random import Random

import pytest

from buraco_desktop.bots.gentle import gentle_command
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.notation import write_command
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import view
from tests.support.legal_play import TABLES, play_on, random_deal, table_name
from tests.support.positions import position


def text(deal: DealState) -> str | None:
    command = gentle_command(view(deal, deal.turn))
    return None if command is None else write_command(deal, command)


def test_a_card_is_drawn_however_rich_the_pile_is() -> None:
    assert text(position(hand="5H 6H 9C KD", pile="7H 2S Jk", phase=Phase.DRAW)) == "draw"


def test_the_least_useful_card_goes_and_what_fits_is_not_laid() -> None:
    assert text(position(hand="5H 6H 7H KD Jk 2S")) == "discard KD"


def test_a_drawn_card_is_not_exchanged() -> None:
    deal = position("burako", hand="5H 6H 7H 4C KD", drawn="4C", first_turn=True)
    assert text(deal) == "discard KD"


def test_a_last_card_that_may_not_be_discarded_is_added() -> None:
    deal = position(
        "buraco", hand="10H", melds=["3H 4H 5H 6H 7H 8H 9H"], pile="KD", pot_taken=True, phase=Phase.PLAY
    )
    deal.banned = deal.hands[0][0]
    assert text(deal) == "add 1 10H"


def test_an_opening_that_lacks_points_is_laid_on_or_given_up() -> None:
    for hand, expected in (("AS AH AD 5C 6C", "meld AS AH AD"), ("5C 6C 9D", None)):
        deal = position("canastra", hand=hand, melds=["KS KH KD"], totals=(1505, 0))
        deal.must_open, deal.laid_points = True, 30
        assert text(deal) == expected


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_is_legal_everywhere(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    for seed in range(4):
        deal = random_deal(rules, players, seed)
        for command in play_on(deal, Random(seed)):
            gentle = gentle_command(view(deal, deal.turn))
            assert gentle is not None
            assert check(deal, gentle) is None
            if deal.phase is Phase.DRAW:
                assert gentle == Draw()
            else:
                is_lay = isinstance(gentle, LayMeld | ExtendMeld)
                assert isinstance(gentle, Discard) or (
                    is_lay and (deal.must_open or len(deal.hands[deal.turn]) == 1)
                )
            play(deal, command)
