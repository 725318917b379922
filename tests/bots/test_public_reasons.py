"""Reasons told to others name no hidden card."""

from random import Random

import pytest

from buraco_desktop.bots.levels import BOT_NAMES, SEARCHING, make_bot
from buraco_desktop.bots.public_reasons import public_reason
from buraco_desktop.bots.reasons import ReasonCode
from buraco_desktop.engine.commands import Draw
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from tests.support.legal_play import TABLES, random_deal, table_name
from tests.support.positions import position


def open_cards(deal):
    """What lies open on a table for all."""
    cards = {card for team in deal.melds for meld in team for card in meld.cards}
    return cards | set(deal.pile if deal.rules.is_pile_open else deal.pile[-1:])


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_no_card_is_named_that_does_not_lie_open(table):
    rules, players = table
    deal = random_deal(rules, players, 11)
    names = [name for name in BOT_NAMES if name not in SEARCHING]
    bots = [make_bot(names[(seat + deal.dealer) % len(names)]) for seat in range(players)]
    while deal.phase is not Phase.OVER:
        seen = view(deal, deal.turn)
        choice = bots[deal.turn].explain(seen, Random(deal.turn_count))
        before = open_cards(deal)
        apply(deal, choice.command)
        told = public_reason(choice, seen)
        assert set(told.cards) <= before | open_cards(deal)
        assert told.code is choice.reason.code
        if isinstance(choice.command, Draw):
            assert not told.cards


def test_the_gain_of_going_out_is_kept_as_it_counts_the_hand():
    deal = position(hand="10H 5D", melds=["3H 4H 5H 6H 7H 8H 9H"], pot_taken=True)
    seen = view(deal, 0)
    choice = make_bot("club").explain(seen, Random(1))
    assert choice.reason.code is ReasonCode.GOES_OUT
    assert choice.reason.points is not None
    assert public_reason(choice, seen).points is None
