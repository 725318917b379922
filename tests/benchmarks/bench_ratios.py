"""The speed of what runs in innermost loops, kept as ratios to a loop of plain Python in the same run.

`python3 packaging/bootstrap.py test` runs this after the tests, when nothing else runs. A ratio more than
30 % above the one in `ratios.json` fails. CONTRIBUTING.md has the commands.
"""

import json
import time
from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import lays, rulesets
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from buraco_desktop.storage.saves import decode, encode
from tests.benchmarks.conftest import RATIOS
from tests.ui.support.prepared import fresh, play_on, to_target

LOSS = 1.3
ROUNDS = 9
TRIES = 5
"""A loss shows every time; another program that had the processor for a moment does not."""


def calibration():
    """What interpreters do all day: small lists, dictionaries, sorting, comparing."""
    total = 0
    for number in range(400):
        cards = [(number * step) % 108 for step in range(1, 40)]
        by_kind = {}
        for card in sorted(cards, key=lambda card: card % 54):
            by_kind.setdefault(card % 13, []).append(card)
        total += sum([len(copies) for copies in by_kind.values() if copies[0] > 20])
    return total


def new_table(rules, seed):
    players = 4 if 4 in rules.players else rules.players[0]
    return new_deal(rules, players, shuffled_deck(rules, Random(seed)), 0, (0,) * rules.team_count(players))


def random_play(rules):
    # Each round finds everything anew, as in a deal that was never played before.
    for remembered in (lays._new_sequences, lays._new_sets, lays._extensions):
        remembered.cache_clear()
    deal, rng = new_table(rules, 5), Random(5)
    while deal.phase is not Phase.OVER:
        apply(deal, rng.choice(candidates(deal)))


def bots_play(name, turns):
    deal, bot, rng = new_table(rulesets.BURRACO_ITALIANO, 5), make_bot(name), Random(5)
    while deal.phase is not Phase.OVER and deal.turn_count < turns:
        apply(deal, bot.choose(view(deal, deal.turn), rng))


def copies():
    deal = new_table(rulesets.BUKHARO, 5)
    for _ in range(4000):
        deal.copy()


def record():
    session = fresh(to_target(rulesets.BUKHARO, 10**6), 4, 5)
    for _ in range(3):
        play_on(session)
        session.next_deal()
    return session.record()


WORK = {f"random play, {rules.key}": lambda rules=rules: random_play(rules) for rules in rulesets.ALL}
WORK |= {
    "greedy bots, a deal": lambda: bots_play("greedy", 1000),
    "careful bots, five rounds": lambda: bots_play("medium", 20),
    "copies of a state": copies,
}


def seconds(work):
    begin = time.process_time()
    work()
    return time.process_time() - begin


def ratio_of(work):
    """The least time of some work through that of the calibration, both measured in turns."""
    pairs = [(seconds(work), seconds(calibration)) for _ in range(ROUNDS)]
    return min(own for own, _ in pairs) / min(other for _, other in pairs)


def check(name, work, benchmark, found_ratios, is_renewing):
    work()
    benchmark.pedantic(work, rounds=3)
    kept = None if is_renewing else json.loads(RATIOS.read_text())[name]
    ratios = []
    for _ in range(TRIES):
        ratios.append(ratio_of(work))
        if kept is not None and ratios[-1] <= LOSS * kept:
            break
    found_ratios[name] = min(ratios)
    benchmark.extra_info["ratio"] = min(ratios)
    assert kept is None or min(ratios) <= LOSS * kept, f"{min(ratios):.2f}, kept is {kept}"


@pytest.fixture
def is_renewing(request):
    return request.config.getoption("--renew")


@pytest.mark.parametrize("name", WORK)
def test_play(name, benchmark, found_ratios, is_renewing):
    check(name, WORK[name], benchmark, found_ratios, is_renewing)


def test_saves(benchmark, found_ratios, is_renewing):
    match = record()
    data = encode(match)
    check("encode a save", lambda: [encode(match) for _ in range(1500)], benchmark, found_ratios, is_renewing)
    assert decode(data).finished == match.finished
