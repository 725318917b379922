"""Bots play whole deals of every preset: no command is ever refused, every deal ends."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import SeatView, deal_from, unseen_cards, view
from tests.support.legal_play import TABLES

PLAYED = [
    *((rules.key, players, 0) for rules, players in TABLES),
    # Vulnerable teams, which have an opening minimum.
    ("canastra", 2, 1600),
    ("canastra", 4, 1600),
]
"""Preset, players, and points before the deal."""

DEALS = 53
"""So many for each table make a thousand."""


def fresh_deal(key: str, players: int, number: int, points: int = 0) -> DealState:
    rules = rulesets.find(key)
    assert rules is not None
    deck = shuffled_deck(rules, Random(number))
    return new_deal(rules, players, deck, number % players, (points,) * rules.team_count(players))


def walk(deal: DealState, names: list[str], seed: int) -> Iterator[SeatView]:
    """Play a deal to its end with these bots by team; yield what the seat to act sees before each command.

    `play` raises for a command that is refused.
    """
    bots, rng = [make_bot(name) for name in names], Random(seed)
    while deal.phase is not Phase.OVER:
        seen = view(deal, deal.turn)
        yield seen
        play(deal, bots[deal.acting_team % len(bots)].choose(seen, rng))


def points_of(deal: DealState, names: list[str], seed: int) -> tuple[int, ...]:
    for _ in walk(deal, names, seed):
        continue
    return score(deal).totals


def test_the_tables_make_a_thousand_deals():
    assert len(PLAYED) * DEALS >= 1000


@pytest.mark.slow
@pytest.mark.parametrize(("key", "players", "points"), PLAYED)
def test_no_command_is_ever_refused_and_every_deal_ends(key, players, points):
    for number in range(DEALS):
        deal = fresh_deal(key, players, number, points)
        # Mostly the greedy bot, against each other kind of neighbour; a few deals with no greedy bot at all.
        names = [["greedy"], ["greedy", "random"], ["greedy"], ["random", "greedy"]][number % 4]
        points_of(deal, ["random"] if number % 25 == 0 else names, number)
        assert deal.reason is not None


def test_greedy_beats_random_clearly():
    lead = 0
    for number in range(12):
        ours, theirs = points_of(fresh_deal("bukharo", 4, number), ["greedy", "random"], number)
        lead += ours - theirs
        theirs, ours = points_of(fresh_deal("bukharo", 4, number), ["random", "greedy"], number)
        lead += ours - theirs
    assert lead / 24 > 300


@pytest.mark.parametrize("key", ["bukharo", "buraco-stbl", "burraco-six"])
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_command(key):
    rules = rulesets.find(key)
    assert rules is not None
    positions = [
        (number, seen)
        for number, seen in enumerate(walk(fresh_deal(key, rules.players[-1], 3), ["greedy", "random"], 3))
        if number % 4 == 0
    ][:25]
    assert len(positions) == 25
    rng = Random(5)
    for number, seen in positions:
        for _ in range(4):
            hidden = unseen_cards(seen)
            rng.shuffle(hidden)
            world = deal_from(seen, hidden)
            assert view(world, seen.seat) == seen
            for name in ("greedy", "random"):
                bot = make_bot(name)
                expected = bot.choose(seen, Random(number))
                assert bot.choose(view(world, seen.seat), Random(number)) == expected


def test_the_greedy_bot_needs_little_time():
    bot, rng, times = make_bot("greedy"), Random(0), []
    for number in range(4):
        deal = fresh_deal("buraco-fechado", 4, number)
        spent, turn = 0.0, 0
        while deal.phase is not Phase.OVER:
            if deal.turn_count != turn:
                times.append(spent)
                spent, turn = 0.0, deal.turn_count
            seen = view(deal, deal.turn)
            # Time of this process only: others on the machine do not count.
            start = time.process_time()
            command = bot.choose(seen, rng)
            spent += time.process_time() - start
            play(deal, command)
    times.sort()
    assert times[int(len(times) * 0.99)] < 0.020
