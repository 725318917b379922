"""Playouts are legal play: the engine takes every move of the quick player and comes to the same score."""

from random import Random

import pytest

from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.habits import habits_for
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import play
from tests.support.legal_play import TABLES, random_command, random_deal, table_name


class Recorder(FastTable):
    """Writes down what is played, and forgets what is taken back."""

    def __init__(self, rules, deal):
        super().__init__(rules)
        self.fill_from(deal)
        self.moves = []

    def draw(self):
        self.moves.append(("draw",))
        super().draw()

    def take_pile(self):
        self.moves.append(("take",))
        super().take_pile()

    def lay(self, index, shape, kinds):
        self.moves.append(("lay", index, kinds))
        if super().lay(index, shape, kinds):
            return True
        self.moves.pop()
        return False

    def discard(self, kind):
        self.moves.append(("discard", kind))
        super().discard(kind)

    def snapshot(self):
        return (len(self.moves), super().snapshot())

    def restore(self, before):
        del self.moves[before[0] :]
        super().restore(before[1])


def picked(deal, kinds, top=None):
    """Return cards of these kinds from the hand, the top card of the pile among them where it is given."""
    held = sorted(deal.hands[deal.turn], key=lambda card: (card != deal.banned, card))
    held = held if top is None else [top, *held]
    found = []
    for kind in kinds:
        found.append(next(card for card in held if KIND[card] == kind and card not in found))
    return tuple(found)


def replay(deal, moves):
    """Give the engine the moves as commands; it raises for one that is refused."""
    rest = iter(moves)
    for move in rest:
        match move:
            case ("draw",):
                play(deal, Draw())
            case ("take",) if deal.rules.is_pile_open:
                play(deal, TakePile())
            case ("take",):
                _, index, kinds = next(rest)
                play(deal, TakePile(picked(deal, kinds, deal.pile[-1]), None if index < 0 else index))
            case ("lay", index, kinds):
                cards = picked(deal, kinds)
                play(deal, LayMeld(cards) if index < 0 else ExtendMeld(index, cards))
            case ("discard", kind):
                play(deal, Discard(picked(deal, (kind,))[0] if deal.banned is None else unbanned(deal, kind)))


def unbanned(deal, kind):
    return next(card for card in deal.hands[deal.turn] if KIND[card] == kind and card != deal.banned)


def assert_same(table, deal):
    assert table.totals() == list(score(deal).totals)
    assert table.is_over == (deal.phase is Phase.OVER)
    assert (table.turn, table.turn_count) == (deal.turn, deal.turn_count)
    assert table.pile == [KIND[card] for card in deal.pile]
    assert table.stock == [KIND[card] for card in deal.stock]
    for seat, hand in enumerate(deal.hands):
        assert sorted(KIND[card] for card in hand) == [
            kind for kind, count in enumerate(table.counts[seat]) for _ in range(count)
        ]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_engine_agrees_with_whole_playouts(table):
    rules, players = table
    fast, habits = FastRules(rules, players), habits_for(rules, players)
    for seed in range(4):
        deal = random_deal(rules, players, seed)
        copied = Recorder(fast, deal)
        FastPlayer(fast, habits[seed % len(habits)]).play_on(copied, 10_000)
        replay(deal, copied.moves)
        assert deal.phase is Phase.OVER
        assert_same(copied, deal)


@pytest.mark.parametrize("table", TABLES[1::3], ids=table_name)
def test_the_engine_agrees_with_playouts_from_any_position(table):
    rules, players = table
    fast, habits, rng = FastRules(rules, players), habits_for(rules, players), Random(4)
    for seed in range(1, 3):
        deal = random_deal(rules, players, seed)
        for number in range(160):
            if deal.phase is Phase.OVER:
                break
            if number % 20 == 0 and deal.phase is Phase.DRAW:
                twin = deal.copy()
                copied = Recorder(fast, twin)
                FastPlayer(fast, habits[number // 20 % len(habits)]).play_on(copied, deal.turn_count + 6)
                replay(twin, copied.moves)
                assert_same(copied, twin)
            play(deal, random_command(deal, rng))
