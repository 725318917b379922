"""Fit the weights of `bots.search.leaf`: how deals end that the quick player plays with itself.

`python -m tests.tuning.leaf --rules burraco-italiano --players 4 --deals 6000` prints those of one table, for
assets/bots/leaf.json: for each part of a deal the ridge regression of what is still to come on the features.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from random import Random

from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.habits import habits_for
from buraco_desktop.bots.search.leaf import FEATURES, features, phase_of
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import RuleSet
from tests.tuning.table_options import read_table

EVERY = 3
"""Of so many positions before a draw one is looked at."""
RIDGE = 30.0
PARTS = ("late", "middle", "early")

Sample = tuple[int, list[float], float]
"""Part of the deal, features of one team less those of the next, and by how much its lead grew to the end."""


def samples(rules: RuleSet, players: int, number: int) -> Iterator[Sample]:
    """Yield what one numbered deal teaches."""
    fast = FastRules(rules, players)
    quick = [FastPlayer(fast, habits) for habits in habits_for(rules, players)]
    rng = Random(number * 7 + 1)
    is_vulnerable = rules.vulnerable_above is not None and number % 3 == 0
    totals = ((rules.vulnerable_above or 0) + 5 if is_vulnerable else 0,) * fast.team_count
    table = FastTable(fast)
    table.fill_from(new_deal(rules, players, shuffled_deck(rules, rng), number % players, totals))
    seen: list[tuple[int, list[float], int]] = []
    offset = rng.randrange(EVERY)
    while not table.is_over:
        if table.turn_count % EVERY == offset and table.turn_count >= 2:
            own, other = features(table, 0), features(table, 1)
            points = table.totals()
            seen.append(
                (phase_of(table), [a - b for a, b in zip(own, other, strict=True)], points[0] - points[1])
            )
        player = quick[rng.randrange(len(quick))]
        player.begin_turn(table)
        if not table.is_over:
            player.finish_turn(table)
    points = table.totals()
    for part, found, lead in seen:
        yield part, found, points[0] - points[1] - lead


def ridge(rows: Sequence[tuple[Sequence[float], float]], penalty: float = RIDGE) -> list[float]:
    """Return the weights that explain the second number of each row by the first ones."""
    count = len(rows[0][0])
    size = range(count)
    left = [[penalty * (i == j) + sum(row[i] * row[j] for row, _ in rows) for j in size] for i in size]
    right = [sum(row[i] * value for row, value in rows) for i in size]
    for column in size:
        pivot = left[column][column]
        for row in range(column + 1, count):
            share = left[row][column] / pivot
            left[row] = [own - share * other for own, other in zip(left[row], left[column], strict=True)]
            right[row] -= share * right[column]
    for column in reversed(size):
        known = sum(left[column][other] * right[other] for other in range(column + 1, count))
        right[column] = (right[column] - known) / left[column][column]
    return [round(weight, 2) for weight in right]


def fitted(rules: RuleSet, players: int, deals: range) -> dict[str, list[float]]:
    """Return the weights by part of the deal; a part that hardly comes up has those of its neighbour."""
    rows: list[list[tuple[list[float], float]]] = [[] for _ in PARTS]
    for number in deals:
        for part, found, value in samples(rules, players, number):
            rows[part].append((found, value))
    weights = [ridge(part) if len(part) >= 200 else None for part in rows]
    usual = weights[1] or weights[2] or [0.0] * FEATURES
    return {name: found or usual for name, found in zip(PARTS, weights, strict=True)}


def main(argv: Sequence[str]) -> int:
    """Print the weights of one table as JSON."""
    rules, players, deals = read_table("leaf", __doc__, argv, 2500)
    sys.stdout.write(json.dumps(fitted(rules, players, deals)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
