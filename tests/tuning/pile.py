"""Fit what the cards of a pile are worth: by how much taking it beats drawing, in playouts of many positions.

`python -m tests.tuning.pile --rules burraco-italiano --players 4 --deals 300 > FILE` finds weights, and
`python -m tests.tuning --again FILE` lets them pass the gate. The worth of a pile is a sum of its weights
(H3), so each position gives one equation: the points that the take gains against what the weights are
multiplied with there. Their ridge regression is in points; a card that an own meld takes is worth three
units, as in the weights by hand.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.draw import best_take, pile_lead, pile_worths
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import MEDIUM
from buraco_desktop.bots.club.weights import Weights, weights_by_hand
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.bots.search.contest import Arm, Limits, Scene, compare, difference
from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastRules
from buraco_desktop.bots.search.guesses import Guesser
from buraco_desktop.bots.search.habits import habits_for
from buraco_desktop.bots.search.leaf import Leaf, leaf_weights
from buraco_desktop.bots.search.moves import moves_of
from buraco_desktop.engine.commands import Draw, TakePile
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import SeatView, view
from tests.tuning.leaf import ridge
from tests.tuning.table_options import read_table

SHARE = 0.6
"""Of so many draws the pile is looked at."""
WORLDS, TURNS = 160, 4
PENALTY = 2.0
EXTENDS = 3.0
NO_FEAR = 99.0
"""What `pile_danger_most` and `closed_size` are then: the weights say themselves how much is dared."""
DIGITS = 2

CARDS = ("wild", "extends", "seventh", "two_mates", "one_mate", "two_near", "one_near", "useless")
ZERO = Weights(**{field.name: 0.0 for field in fields(Weights)})

Row = tuple[list[float], float]
"""What each weight is multiplied with, and the points that taking the pile gains."""


def names_for(rules: RuleSet) -> tuple[str, ...]:
    """Return the weights that decide about a pile under these rules."""
    cards = [f"pile_{name}" for name in CARDS if rules.has_sets or "mate" not in name]
    if rules.is_pile_open:
        return (*cards, "pile_threshold", "pile_early", "pile_danger")
    return (*cards, "closed_worth")


def multiplied(position: Position, names: Sequence[str]) -> list[float]:
    """Return what each weight is multiplied with in the worth of the pile."""
    found = []
    for name in names:
        position.weights = replace(ZERO, **{name: 1.0})
        lead = pile_lead(position, pile_worths(position))
        position.weights = ZERO
        found.append(lead - pile_lead(position, pile_worths(position)))
    return found


class Laboratory:
    """Plays numbered deals and plays out, now and then, both ways to begin a turn."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        self._rules, self._players = rules, players
        self._names = names_for(rules)
        self._weights = weights_by_hand(rules, players)
        self._fast = FastRules(rules, players)
        self._quick = [FastPlayer(self._fast, habits) for habits in habits_for(rules, players)]
        self._leaf = Leaf(leaf_weights(rules, players)).value
        medium = ClubBot("medium", MEDIUM, self._weights)
        self._bots = [medium, medium, make_bot("easy"), make_bot("greedy")]

    def rows(self, number: int) -> Iterator[Row]:
        """Yield what one numbered deal teaches."""
        rules, players, rng = self._rules, self._players, Random(f"pile {number}")
        teams = rules.team_count(players)
        is_vulnerable = rules.vulnerable_above is not None and number % 3 == 0
        totals = ((rules.vulnerable_above or 0) + 5 if is_vulnerable else 0,) * teams
        deal = new_deal(rules, players, shuffled_deck(rules, rng), number % players, totals)
        bots = [rng.choice(self._bots) for _ in range(teams)]
        while deal.phase is not Phase.OVER:
            seen = view(deal, deal.turn)
            if deal.phase is Phase.DRAW and deal.pile and rng.random() < SHARE:
                yield from self._row(seen, rng)
            apply(deal, bots[deal.turn % teams].choose(seen, rng))

    def _row(self, seen: SeatView, rng: Random) -> Iterator[Row]:
        deal = imagine(seen)
        draws = legal_draws(deal, seen)
        takes = [draw for draw in draws if isinstance(draw, TakePile)]
        if not takes or not isinstance(draws[0], Draw):
            return
        position = Position(deal, self._weights, MEDIUM)
        reason = Reason(ReasonCode.ONLY_CHOICE)
        stock, pile = [
            Arm(Choice(draw, reason), moves_of(deal, (draw,), self._fast.book))
            for draw in (draws[0], best_take(position, takes))
        ]
        guesser = Guesser(seen, self._fast, remembers=True)
        scene = Scene(guesser, self._quick, seen.team, seen.turn_count, self._leaf)
        compare([stock, pile], scene, Limits(WORLDS, TURNS), rng)
        yield multiplied(position, self._names), difference(pile, stock)[0]


def fitted(rules: RuleSet, players: int, deals: Sequence[int]) -> dict[str, float]:
    """Return the weights that explain best what taking the pile gained in these deals."""
    laboratory = Laboratory(rules, players)
    rows = [row for number in deals for row in laboratory.rows(number)]
    return in_units(dict(zip(names_for(rules), ridge(rows, PENALTY), strict=True)))


def in_units(points: Mapping[str, float]) -> dict[str, float]:
    """Return the weights for what each is worth in points. Raises `ValueError` where nothing was learnt."""
    unit = points["pile_extends"] / EXTENDS
    if unit <= 0:
        raise ValueError("cards for own melds were worth nothing: too few deals")
    found = {name: round(value / unit, DIGITS) for name, value in points.items() if name != "pile_extends"}
    return found | {"pile_danger_most" if "pile_threshold" in found else "closed_size": NO_FEAR}


def main(argv: Sequence[str]) -> int:
    """Print the weights of one table as JSON."""
    rules, players, deals = read_table("pile", __doc__, argv, 400)
    command = " ".join(["python -m tests.tuning.pile", *argv])
    report = {"command": command, "winner": fitted(rules, players, deals)}
    sys.stdout.write(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
