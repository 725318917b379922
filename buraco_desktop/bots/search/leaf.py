"""What a table is worth where a playout stops before the deal ends: the score, and what is still to come.

A sum of features, each times a weight, fitted to how deals end that the quick player plays with itself.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from buraco_desktop.bots.search.bits import ACE_SHIFT, ACES, IS_WILD_KIND, NATURAL, TWOS
from buraco_desktop.bots.search.fast_table import FastTable
from buraco_desktop.engine.cards import JOKER_KIND
from buraco_desktop.engine.melds import CANASTA_LENGTH
from buraco_desktop.engine.rules import RuleSet

FEATURES = 23
PHASES = (10, 26)
"""Turns to the end of the stock below which the late and the middle part of a deal begin."""


def phase_of(table: FastTable) -> int:
    """Return the part of the deal: 0 late, 1 middle, 2 early."""
    rules = table.rules
    left = len(table.stock) - rules.left_for_last_turn
    if rules.refills:
        left += sum([len(pot) for pot in table.pots])
    return (left > PHASES[0]) + (left > PHASES[1])


def features(table: FastTable, team: int) -> list[float]:
    """Return what is counted of a team's position."""
    rules = table.rules
    players, teams = rules.players, rules.team_count
    found = [0.0] * FEATURES
    takes = table.takes[team]
    cards = points = 0
    least = 99
    for seat in range(team, players, teams):
        size = table.sizes[seat]
        have = table.have[seat]
        cards += size
        points += table.hand_points(seat)
        least = min(least, size)
        found[2] += table.counts[seat][JOKER_KIND] + (have & TWOS).bit_count()
        held = have & NATURAL
        found[3] += (held & takes).bit_count()
        places = held | (held & ACES) << ACE_SHIFT
        rows = places & places >> 1
        found[4] += rows.bit_count()
        found[5] += (rows & places >> 2).bit_count()
        if rules.set_ranks:
            for count in table.ranks[seat][3:]:
                if count > 1:
                    found[6 if count == 2 else 7] += 1
    found[0], found[1] = points / 10, float(cards)
    worth = 0
    for shape in table.melds[team]:
        worth += shape.worth
        length = shape.length
        if length >= CANASTA_LENGTH:
            continue
        if shape.has_wild:
            found[8 if length < 6 else 9] += 1
        else:
            found[10 if length < 5 else 6 + length] += 1
    found[13] = worth / 10
    has_canasta = table.canastas[team] > 0
    if table.pot_taken[team]:
        found[14] = 1
        found[15] = float(cards)
        if has_canasta:
            found[16] = 1
            found[17] = float(max(0, 5 - least))
    else:
        found[18] = float(max(0, 6 - least))
        found[19] = float(has_canasta)
    if table.turn % teams == team:
        found[20] = 1
        for kind in table.pile:
            found[22 if IS_WILD_KIND[kind] else 21] += 1
    return found


class Leaf:
    """Values tables by fitted weights, one for each feature in each part of the deal."""

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        """Take the weights of the late, the middle and the early part; none for the score as it stands."""
        self._weights = weights

    def value(self, table: FastTable, team: int) -> float:
        """Return what the deal is expected to end with: points of a team less those of the best other."""
        if table.is_over or not self._weights:
            return float(table.margin(team))
        weights = self._weights[phase_of(table)]
        values: list[float] = []
        for side, total in enumerate(table.totals()):
            value = float(total)
            for weight, feature in zip(weights, features(table, side), strict=True):
                if feature:
                    value += weight * feature
            values.append(value)
        own = values.pop(team)
        return own - max(values)


@lru_cache(maxsize=1)
def _stored() -> dict[tuple[str, int], Sequence[Sequence[float]]]:
    text = files("buraco_desktop.assets").joinpath("bots", "leaf.json").read_text(encoding="utf-8")
    return {
        (key, int(players)): [numbers["late"], numbers["middle"], numbers["early"]]
        for key, by_players in json.loads(text).items()
        for players, numbers in by_players.items()
    }


def leaf_weights(rules: RuleSet, players: int) -> Sequence[Sequence[float]]:
    """Return the weights fitted for a preset and so many players; none for rules without."""
    return _stored().get((rules.key, players), ())
