"""What everybody at the table can remember: taken cards, discards, who laid what."""

from collections import Counter

from hypothesis import given, settings

from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from tests.engine.table import do, lay_out
from tests.engine.walks import Walk, walks


def kinds(*names: str) -> list[int]:
    return [13 * "SHDC".index(name[-1]) + " A23456789TJQK".index(name[0]) - 1 for name in names]


def test_taken_cards_are_known_until_they_are_played() -> None:
    deal = lay_out("bukharo", hand="7C 8C QD", pile="9C KD 4D", stock="5D 6D 9D 3H 3S", phase=Phase.DRAW)
    do(deal, "take")
    assert deal.known[0] == kinds("9C", "KD", "4D")
    assert view(deal, 1).known[0] == view(deal, 0).known[0] == tuple(kinds("9C", "KD", "4D"))
    do(deal, "meld 7C 8C 9C")
    assert deal.known[0] == kinds("KD", "4D")
    assert (deal.laid_by, view(deal, 2).laid_by) == ([[0], []], ((0,), ()))
    do(deal, "discard KD")
    assert (deal.known[0], deal.discards) == (kinds("4D"), kinds("KD"))
    assert view(deal, 3).discards == tuple(kinds("KD"))


def test_a_copy_that_nobody_can_tell_counts_as_the_taken_one() -> None:
    deal = lay_out("bukharo", hand="KD 8C QD", pile="KD 4D", stock="5D 6D 9D 3H", phase=Phase.DRAW)
    own = deal.hands[0][0]
    do(deal, "take")
    apply(deal, Discard(own))
    assert deal.known[0] == kinds("4D")


def test_cards_of_a_taken_closed_pile_are_known_for_each_was_public() -> None:
    deal = lay_out("buraco-stbl", hand="7C 8C QD", pile="KD 4D 9C", phase=Phase.DRAW)
    do(deal, "take+meld 7C 8C 9C")
    assert view(deal, 1).known[0] == tuple(kinds("KD", "4D"))


def test_a_drawn_card_and_a_pot_are_known_to_nobody() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C", phase=Phase.DRAW, stock="4D 5D 6D")
    do(deal, "draw", "meld 7C 8C 9C")
    assert deal.known[0] == []
    do(deal, "discard 4D")
    assert deal.known[0] == []
    assert len(deal.hands[0]) == 11


@given(walks())
@settings(max_examples=25, deadline=None)
def test_memory_agrees_with_the_game(walk: Walk) -> None:
    for deal, command in walk.states():
        for seat, known in enumerate(deal.known):
            assert not Counter(known) - Counter(KIND[card] for card in deal.hands[seat])
        assert len(deal.discards) == deal.turn_count
        for team, seats in enumerate(deal.laid_by):
            assert len(seats) == len(deal.melds[team])
            assert {seat % deal.team_count for seat in seats} <= {team}
        before = (deal.known, deal.discards, deal.laid_by)
        remembered = (
            [[*known] for known in deal.known],
            deal.discards[:],
            [[*seats] for seats in deal.laid_by],
        )
        apply(deal.copy(), command)
        assert before == remembered
