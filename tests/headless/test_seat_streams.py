"""Luck that stays with the seat."""

from random import Random

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Draw, TakePile
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.state import DealState
from buraco_desktop.headless.seat_streams import SeatStreams


def fresh() -> DealState:
    return new_deal(rulesets.BUKHARO, 4, shuffled_deck(rulesets.BUKHARO, Random(1)), 0)


def test_a_seats_luck_does_not_depend_on_what_others_draw():
    first, second = fresh(), fresh()
    first.pile, second.pile = [], []
    streams = SeatStreams(first), SeatStreams(second)
    own = [list(queue) for queue in streams[0]._queues]
    # In the second play seat 1 takes no card from the stock; seat 2 gets its own all the same.
    streams[0].prepare(first, Draw())
    assert first.stock[-1] == own[1][-1]
    for deal, stream in ((first, streams[0]), (second, streams[1])):
        deal.turn = 2
        stream.prepare(deal, Draw())
        assert deal.stock[-1] == own[2][-1]
    assert sorted(first.stock) == sorted(second.stock)


def test_a_team_gets_its_own_pot_whoever_is_first():
    deal = fresh()
    pots = [list(pot) for pot in deal.pots]
    streams = SeatStreams(deal)
    deal.turn = 1
    streams.prepare(deal, TakePile())
    assert deal.pots == [pots[1], pots[0]]
    deal.turn = 2
    streams.prepare(deal, TakePile())
    assert deal.pots == pots


def test_an_empty_queue_borrows_and_a_refilled_stock_is_shared_out_again():
    deal = fresh()
    streams = SeatStreams(deal)
    for _ in range(len(deal.stock)):
        streams.prepare(deal, Draw())
        deal.stock.pop()
    assert not any(streams._queues)
    deal.stock = deal.pots.pop()
    streams.prepare(deal, Draw())
    assert sum(len(queue) for queue in streams._queues) == len(deal.stock) - 1
