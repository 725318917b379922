"""The options that all fits of one table have."""

import argparse
from collections.abc import Sequence

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet


def read_table(
    name: str, description: str | None, argv: Sequence[str], deals: int
) -> tuple[RuleSet, int, range]:
    """Return the rules, the number of players and the numbers of the deals that a command names.

    `deals` is how many of them there are if it does not say. Leaves the program where there is no such table.
    """
    parser = argparse.ArgumentParser(prog=f"python -m tests.tuning.{name}", description=description)
    parser.add_argument("--rules", required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--deals", type=int, default=deals)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    options = parser.parse_args(argv)
    rules = rulesets.find(options.rules)
    if rules is None or options.players not in rules.players:
        parser.error("no such table")
    return rules, options.players, range(options.first, options.first + options.deals)
