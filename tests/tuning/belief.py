"""Fit the weights of `bots.search.belief`: which unseen cards lie in a hand, from what everybody saw.

`python -m tests.tuning.belief --rules burraco-italiano --players 4` prints those of one table, for
assets/bots/belief.json, and by what share of its size the surprise in other deals falls: at less than
three hundredths a table goes without. Medium plays the deals with itself.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log, sqrt
from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.search.belief import EVIDENCE, evidence
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.worlds import buried_kinds
from buraco_desktop.engine.cards import KIND, Kind
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import SeatView, unseen_cards, view
from tests.tuning.leaf import ridge
from tests.tuning.table_options import read_table

SHARE = 0.15
"""Of so many decisions the hidden hands are looked at."""
PENALTY, STEPS = 5.0, 6

Circumstances = tuple[tuple[int, ...], float]
"""The evidence about a card, and in which share of the hidden cards it would be by chance."""
Tally = dict[Circumstances, list[int]]
"""How often such cards were looked for, and how often they were in the hand."""


def unplaced(seen: SeatView) -> Counter[Kind]:
    """Return the cards of which nobody knows where they are."""
    unseen = Counter(KIND[card] for card in unseen_cards(seen))
    for seat in range(seen.players):
        if seat != seen.seat:
            unseen.subtract(seen.known[seat])
    unseen.subtract(kind for kind in buried_kinds(seen) if kind is not None)
    return unseen


def sightings(deal: DealState, fast: FastRules) -> Iterator[tuple[Circumstances, int, int]]:
    """Yield for each hidden hand and each kind the circumstances, copies anywhere and copies in the hand."""
    seen = view(deal, deal.turn)
    table = FastTable(fast)
    table.fill_from(imagine(seen))
    unseen = unplaced(seen)
    total = unseen.total()
    for seat in range(seen.players):
        missing = seen.hand_sizes[seat] - len(seen.known[seat])
        if seat == seen.seat or seen.unseen_pot[seat] or not 0 < missing < total:
            continue
        held = Counter(KIND[card] for card in deal.hands[seat])
        held.subtract(seen.known[seat])
        found = evidence(seen, table.takes, seat)
        share = max(0.01, round(missing / total, 2))
        for kind, count in unseen.items():
            if count > 0:
                yield (found[kind], share), count, held[kind]


def tally_of(rules: RuleSet, players: int, numbers: Iterable[int]) -> Tally:
    """Return what numbered deals teach."""
    fast, bot = FastRules(rules, players), make_bot("medium")
    tally: Tally = defaultdict(lambda: [0, 0])
    for number in numbers:
        rng = Random(f"belief {number}")
        totals = (0,) * rules.team_count(players)
        deal = new_deal(rules, players, shuffled_deck(rules, rng), number % players, totals)
        while deal.phase is not Phase.OVER:
            if rng.random() < SHARE:
                for circumstances, count, held in sightings(deal, fast):
                    entry = tally[circumstances]
                    entry[0] += count
                    entry[1] += held
            apply(deal, bot.choose(view(deal, deal.turn), rng))
    return tally


def _chance(share: float, total: float) -> float:
    return 1 / (1 + exp(-log(share / (1 - share)) - total))


def fitted(tally: Tally) -> list[float]:
    """Return the weights of a logistic regression, that of a constant last."""
    weights = [0.0] * (len(EVIDENCE) + 1)
    for _ in range(STEPS):
        rows = []
        for (found, share), (count, held) in tally.items():
            multiplied = (*found, 1)
            total = sum([weight * factor for weight, factor in zip(weights, multiplied, strict=True)])
            chance = _chance(share, total)
            spread = count * chance * (1 - chance)
            root = sqrt(spread)
            aim = total + (held - count * chance) / spread
            rows.append(([root * factor for factor in multiplied], root * aim))
        weights = ridge(rows, PENALTY)
    return weights


def surprise(tally: Tally, weights: Sequence[float]) -> float:
    """Return the log-loss of all cards that were looked for."""
    lost = 0.0
    for (found, share), (count, held) in tally.items():
        total = sum([weight * factor for weight, factor in zip(weights, (*found, 1), strict=True)])
        chance = _chance(share, total)
        lost -= held * log(chance) + (count - held) * log(1 - chance)
    return lost


def report(rules: RuleSet, players: int, deals: range) -> Mapping[str, object]:
    """Return the weights of one table, and how much less other deals surprise with them."""
    weights = fitted(tally_of(rules, players, deals))
    fresh = tally_of(rules, players, range(deals.stop, deals.stop + max(1, len(deals) // 3)))
    before, after = surprise(fresh, [0.0] * len(weights)), surprise(fresh, weights)
    return {
        "weights": dict(zip(EVIDENCE, weights, strict=False)),
        "less_surprise": round(1 - after / before, 4),
    }


def main(argv: Sequence[str]) -> int:
    """Print the weights of one table as JSON."""
    rules, players, deals = read_table("belief", __doc__, argv, 300)
    sys.stdout.write(json.dumps(report(rules, players, deals)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
