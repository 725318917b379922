"""Run the search for better weights and keep what it finds only if fresh deals prove a gain."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from buraco_desktop.bots.club.weights import Weights, family_of, fitted_weights, weights_by_hand
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.headless.deal_seeds import SeedRange
from buraco_desktop.headless.estimate import Estimate, mean_per_item
from tests.tuning.search import finalists
from tests.tuning.trial import advantages, against_pool, medium_with, pool_for

WEIGHTS = Path(__file__).parents[2] / "assets" / "bots" / "weights.json"
EPILOG = """\
Needs `pip install cma`. The search plays deals of the range `tune`, its five finalists meet the pool in
deals of `select`. The best of them and the present weights then meet the pool, and each other, in deals of
`gate`, under these rules and under every other preset of their family. The new ones go into
assets/bots/weights.json, with this command, only if their mean gain over all opponents is certain under these
rules (interval above zero), no other preset loses on average, and no single opponent gains for certain.

A generation of G costs 11 points x 4 opponents x P deals x 2 hands; a hand takes about 20 milliseconds.
"""

ALL, PRESENT = "all", "present"
"""Names at the gate, beside those of the pool: the mean over all opponents, and the present weights."""

LEAST_GATE = 200
"""Fewer deals at the gate let luck through."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played."""

    generations: int
    pairs: int
    """Deals that each point of a generation plays against each member of the pool."""
    select: int
    gate: int
    first_gate: int

    @property
    def gate_deals(self) -> range:
        """The numbers of the deals at the gate."""
        return range(self.first_gate, self.first_gate + self.gate)


def main(argv: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code."""
    found = _arguments(argv)
    rules = rulesets.find(found.rules)
    if rules is None or found.players not in rules.players:
        _tell(f"tuning: there is no {found.rules!r} for {found.players} players")
        return 2
    if found.gate < LEAST_GATE:
        _tell(f"tuning: a gate of less than {LEAST_GATE} deals proves nothing")
        return 2
    plan = Plan(found.generations, found.pairs, found.select, found.gate, found.first_gate)
    searched_by = ""
    if found.again is None:
        report = tune(rules, found.players, plan)
    else:
        earlier = json.loads(found.again.read_text(encoding="utf-8"))
        searched_by = earlier["command"] + "; "
        winner = replace(weights_by_hand(rules, found.players), **earlier["winner"])
        report = at_the_gate(rules, found.players, winner, plan.gate_deals)
    report["command"] = searched_by + command_of(argv)
    found.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    if report["accepted"]:
        write_weights(WEIGHTS, rules, found.players, report["winner"], report["command"])
    _tell(json.dumps({"gate": report["gate"], "accepted": report["accepted"]}))
    return 0


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tuning",
        description="Fit the weights of the Medium player to a family of rules.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--rules", metavar="KEY", required=True, help="preset whose family the weights are for")
    add("--players", metavar="N", type=int, required=True)
    add("--generations", metavar="G", type=int, default=40, help="steps of the search, usually 40")
    add(
        "--pairs", metavar="P", type=int, default=10, help="deals of a step against each opponent, usually 10"
    )
    add("--select", metavar="N", type=int, default=100, help="deals of the selection, usually 100")
    add("--gate", metavar="N", type=int, default=400, help="deals of the gate, usually 400")
    add(
        "--first-gate", metavar="N", type=int, default=0, help="first deal of the gate: one not looked at yet"
    )
    add(
        "--again",
        metavar="FILE",
        type=Path,
        help="search nothing: let the winner of an earlier report, or of `tests.tuning.pile`, pass the gate",
    )
    add("--out", metavar="FILE", type=Path, required=True, help="report of the run (JSON)")
    return parser.parse_args(argv)


def tune(rules: RuleSet, players: int, plan: Plan) -> dict:
    """Search, select, and pass the gate or not; return all that was found."""
    current = fitted_weights(rules, players)
    pool = pool_for(current)
    candidates = finalists(rules, players, current, pool, plan.generations, plan.pairs, _tell)
    chosen_on = range(plan.select)
    scores = [
        against_pool(rules, players, weights, pool, SeedRange.SELECT, chosen_on)
        for weights in (current, *candidates)
    ]
    _tell(f"selection: present {scores[0]:+.1f}, finalists {[round(score, 1) for score in scores[1:]]}")
    best = max(range(len(candidates)), key=lambda index: scores[1 + index])
    winner = candidates[best]
    selection = {"deals": plan.select, "present": scores[0], "finalists": scores[1:]}
    return {"selection": selection, **at_the_gate(rules, players, winner, plan.gate_deals)}


def at_the_gate(rules: RuleSet, players: int, winner: Weights, deals: range) -> dict:
    """Let weights and the present ones meet the same opponents in deals of the gate, in every preset."""
    gate = {
        sibling.key: gains(sibling, players, winner, deals)
        for sibling in rulesets.ALL
        if family_of(sibling) == family_of(rules) and players in sibling.players
    }
    return {
        "family": family_of(rules),
        "players": players,
        "winner": changes_of(winner, weights_by_hand(rules, players)),
        "gate_deals": [deals.start, deals.stop],
        "gate": {
            key: {name: asdict(estimate) for name, estimate in found.items()} for key, found in gate.items()
        },
        "accepted": is_proven(rules.key, gate),
    }


def gains(rules: RuleSet, players: int, winner: Weights, deals: Sequence[int]) -> dict[str, Estimate]:
    """Return by how many points a hand the new weights do better than the present ones, by opponent.

    `ALL` is the mean over the opponents: the pool, and the present weights themselves. What beats its
    predecessor alone may have learnt nothing but its habits, and lose to everybody else.
    """
    current = fitted_weights(rules, players)
    new, old = medium_with(winner), medium_with(current)
    found: dict[str, list[float]] = {
        PRESENT: advantages(rules, players, new, old, SeedRange.GATE, deals),
    }
    for opponent in pool_for(current):
        after = advantages(rules, players, new, opponent, SeedRange.GATE, deals)
        before = advantages(rules, players, old, opponent, SeedRange.GATE, deals)
        found[opponent.name] = [one - other for one, other in zip(after, before, strict=True)]
    found[ALL] = [sum(leads) / len(leads) for leads in zip(*found.values(), strict=True)]
    return {name: mean_per_item(leads, [1] * len(leads)) for name, leads in found.items()}


def is_proven(key: str, gate: Mapping[str, Mapping[str, Estimate]]) -> bool:
    """Whether the gain is certain under the rules of the search, and nowhere a loss.

    Under no other preset may they lose on average, and against no single opponent for certain.
    """
    low = gate[key][ALL].low
    return (
        low is not None
        and low > 0
        and all(found[ALL].mean >= 0 for found in gate.values())
        and all(
            estimate.high is not None and estimate.high >= 0
            for found in gate.values()
            for estimate in found.values()
        )
    )


def command_of(argv: Sequence[str]) -> str:
    """Return the command with FILE for every file: where they lie matters to nobody else."""
    before = ["", *argv]
    words = ["FILE" if one in {"--out", "--again"} else word for one, word in zip(before, argv, strict=False)]
    return " ".join(["python -m tests.tuning", *words])


def changes_of(weights: Weights, by_hand: Weights) -> dict[str, float]:
    """Return the weights that are not those by hand."""
    usual = asdict(by_hand)
    return {field: value for field, value in asdict(weights).items() if value != usual[field]}


def write_weights(path: Path, rules: RuleSet, players: int, numbers: dict[str, float], command: str) -> None:
    """Put weights into the file, in place of those of the same family and number of players."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    stored["fitted"].setdefault(family_of(rules), {})[str(players)] = {"command": command, **numbers}
    path.write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")


def _tell(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
