"""The bots that see hidden cards: they are shown the truth, in the arena only."""

from dataclasses import replace
from random import Random

import pytest

from buraco_desktop.bots.levels import BOT_NAMES, make_bot
from buraco_desktop.bots.search.fast_table import FastRules
from buraco_desktop.bots.search.skills import YARDSTICKS
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import view
from buraco_desktop.headless.ceilings import ARENA_BOTS, CeilingBot, make_arena_bot
from buraco_desktop.headless.playing import play_deal
from buraco_desktop.headless.seat_streams import SeatStreams

QUICK = replace(YARDSTICKS["search-30"], draw_worlds=2, discard_worlds=2, least_worlds=2, rounds=1)


def some_deal():
    return new_deal(rulesets.BUKHARO, 4, shuffled_deck(rulesets.BUKHARO, Random(4)), 0)


def test_nobody_meets_them_at_a_table():
    ceilings = set(ARENA_BOTS) - set(BOT_NAMES)
    assert ceilings == {"open-hands", "all-open"}
    assert {make_arena_bot(name).name for name in ceilings} == ceilings
    for name in ceilings:
        with pytest.raises(ValueError, match="no bot is called"):
            make_bot(name)


def test_the_stock_comes_as_foretold():
    deal = some_deal()
    streams = SeatStreams(deal)
    foretold = streams.coming(deal)
    assert sorted(foretold) == sorted(deal.stock)
    for card in foretold[:20]:
        streams.prepare(deal, Draw())
        play(deal, Draw())
        assert deal.drawn == card
        assert streams.coming(deal)[0] == foretold[foretold.index(card) + 1]
        play(deal, Discard(deal.hands[deal.turn][0]))


@pytest.mark.parametrize("knows_stock", [False, True])
def test_they_play_on_the_real_hands(knows_stock):
    deal = some_deal()
    bot = CeilingBot("ceiling", QUICK, knows_stock=knows_stock)
    with pytest.raises(ValueError, match="not shown the deal"):
        bot.guesser(view(deal, deal.turn), FastRules(deal.rules, 4))
    coming = SeatStreams(deal).coming(deal)
    bot.look(deal, coming)
    table = bot.guesser(view(deal, deal.turn), FastRules(deal.rules, 4)).guess(Random(1))
    for hand, counts in zip(deal.hands, table.counts, strict=True):
        assert sorted(KIND[card] for card in hand) == [
            k for k, count in enumerate(counts) for _ in range(count)
        ]
    foretold = [KIND[card] for card in reversed(coming)]
    assert (table.stock == foretold) == knows_stock
    hidden = [*table.stock, *(kind for pot in table.pots for kind in pot)]
    assert sorted(hidden) == sorted([*foretold, *(KIND[card] for pot in deal.pots for card in pot)])


def test_they_play_a_deal_in_the_arena():
    deal = some_deal()
    bots = [CeilingBot("ceiling", QUICK, knows_stock=True), make_bot("greedy")] * 2
    play_deal(deal, bots, 1, [[] for _ in bots])
    assert deal.reason is not None
