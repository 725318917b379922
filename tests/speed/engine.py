"""How fast the rules are: `python -m tests.speed.engine [--runs N]`.

Random legal play, each command uniformly from `candidates`, in commands a second of one core, for every
preset; beside it OpenSpiel's `gin_rummy`, random legal play from Python, if `open_spiel` is installed (it is
no dependency: `pip install open_spiel`). Runs take turns, figures are medians and their ratios. Then the copy
of a state in microseconds, and playouts a second by the greedy player from the start and from the middle of a
deal.
"""

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from types import ModuleType

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view

RUNS = 5
SECONDS = 2.0
"""Of processor time, for each figure of each run."""
COPIES = 20_000
MIDDLE = 24
"""Turns after which a deal counts as being in its middle."""
PEER = "gin_rummy"
GOAL, LEAST = 1.0, 0.4
SLOWEST = 0.5


def fresh_deal(rules: RuleSet, rng: Random) -> DealState:
    """Return a deal with four players if the rules allow that, ready to be played."""
    players = 4 if 4 in rules.players else rules.players[0]
    return new_deal(rules, players, shuffled_deck(rules, rng), 0, (0,) * rules.team_count(players))


def commands_a_second(rules: RuleSet, rng: Random) -> float:
    """Return how many random legal commands are found and carried out a second."""
    count, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        deal = fresh_deal(rules, rng)
        while deal.phase is not Phase.OVER:
            apply(deal, rng.choice(candidates(deal)))
            count += 1
    return count / (time.process_time() - begin)


def peer_steps_a_second(peer: ModuleType, rng: Random) -> float:
    """Return how many random legal actions of players OpenSpiel carries out a second."""
    game = peer.load_game(PEER)
    count, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
    return count / (time.process_time() - begin)


def play_out(deal: DealState, rng: Random, turns: int | None = None) -> None:
    """Let greedy players go on until the deal is over, or for some turns."""
    bot = make_bot("greedy")
    while deal.phase is not Phase.OVER and (turns is None or deal.turn_count < turns):
        apply(deal, bot.choose(view(deal, deal.turn), rng))


def playouts_a_second(begin_at: int, rng: Random) -> float:
    """Return how many deals of Bukharo greedy players play out a second, from a turn on."""
    deals = [fresh_deal(rulesets.BUKHARO, rng) for _ in range(8)]
    for deal in deals:
        play_out(deal, rng, begin_at)
    count, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        play_out(deals[count % len(deals)].copy(), rng)
        count += 1
    return count / (time.process_time() - begin)


def copy_microseconds(rng: Random) -> float:
    """Return how long the copy of a state in the middle of a deal takes."""
    deal = fresh_deal(rulesets.BUKHARO, rng)
    play_out(deal, rng, MIDDLE)
    begin = time.process_time()
    for _ in range(COPIES):
        deal.copy()
    return 1e6 * (time.process_time() - begin) / COPIES


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed.engine")
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    measures: dict[str, Callable[[Random], float]] = {}
    for rules in rulesets.ALL:
        measures[rules.key] = lambda rng, rules=rules: commands_a_second(rules, rng)  # type: ignore[misc]
    if importlib.util.find_spec("pyspiel"):
        peer = importlib.import_module("pyspiel")
        measures[PEER] = lambda rng: peer_steps_a_second(peer, rng)
    measures["playouts from the start"] = lambda rng: playouts_a_second(0, rng)
    measures["playouts from the middle"] = lambda rng: playouts_a_second(MIDDLE, rng)
    measures["copy of a state, µs"] = copy_microseconds
    found: dict[str, list[float]] = {name: [] for name in measures}
    for run in range(runs):
        for name, measure in measures.items():
            found[name].append(measure(Random(run)))
    middle = {name: median(values) for name, values in found.items()}
    own = middle[rulesets.BUKHARO.key]
    for name, value in middle.items():
        print(f"{name:26} {value:10.1f}   {value / own:.2f} times {rulesets.BUKHARO.key}")
    slowest = min(middle[rules.key] for rules in rulesets.ALL)
    print(f"the slowest preset: {slowest / own:.2f} times {rulesets.BUKHARO.key} (at least {SLOWEST})")
    is_kept = slowest >= SLOWEST * own
    if PEER in middle:
        print(f"{own / middle[PEER]:.2f} times {PEER} (goal {GOAL}, at least {LEAST})")
        is_kept = is_kept and own >= LEAST * middle[PEER]
    else:
        print("open_spiel is not installed: nothing to compare with.")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
