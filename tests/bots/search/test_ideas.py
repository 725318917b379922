"""What the searching player compares: of a closed pile no take whose lay no sane player makes."""

from random import Random

import pytest

from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.weights import weights_by_hand
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.search.ideas import draws
from buraco_desktop.bots.search.skills import EXPERT
from buraco_desktop.engine.commands import TakePile
from buraco_desktop.engine.notation import write_command
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import view
from tests.support.positions import position

CLOSED_TAKES = [
    # N12: with the joker, where a two serves as well; the joker on top of the pile has to be laid.
    ("4H Jk 2C 9D KC", [], "QC 6H", {"take+meld 4H 6H 2C"}),
    ("4H 6H 2C 9D KC", [], "QC Jk", {"take+meld 4H 6H Jk"}),
    # N2: the two would spoil a clean run of five; a run of three may have it.
    ("2D 9D KC 3H QH", ["4S 5S 6S 7S 8S"], "QC 10S", set()),
    ("2D 9D KC 3H QH", ["6S 7S 8S"], "QC 10S", {"take+add 1 10S 2D"}),
    # N10: the own run takes all three cards of a second one.
    ("8S 9S KC 3H QH", ["4S 5S 6S"], "QC 7S", {"take+add 1 7S", "take+add 1 7S 8S", "take+add 1 7S 8S 9S"}),
]


@pytest.mark.parametrize(("hand", "melds", "pile", "expected"), CLOSED_TAKES)
def test_no_closed_pile_is_taken_with_a_senseless_lay(
    hand: str, melds: list[str], pile: str, expected: set[str]
):
    deal = position("buraco-fechado", hand=hand, melds=melds, pile=pile, phase=Phase.DRAW)
    seen = view(deal, 0)
    place = Position(deal, weights_by_hand(deal.rules, deal.players), EXPERT.usual)
    usual = make_bot("medium").explain(seen, Random(0))
    takes = {choice.command for choice, _ in draws(place, seen, usual)}
    assert {write_command(deal, take) for take in takes if isinstance(take, TakePile)} == expected
