"""The numbers of the club player that can be tuned, by family of rules and number of players.

They live in `assets/bots/weights.json`; what that file does not set has the value written here by hand.
"""

import json
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from importlib.resources import files

from buraco_desktop.engine.rules import FinalDiscard, OutCanasta, RuleSet


@dataclass(frozen=True, slots=True)
class Weights:
    """One number for each thing that the club player weighs; none of them is in points of the score."""

    pile_threshold: float = 1.6
    """The pile is taken when its cards are worth more (H3)."""
    pile_wild: float = 6.0
    """Worth of a wild card in the pile."""
    pile_extends: float = 3.0
    """Worth of a card in the pile that an own meld takes."""
    pile_seventh: float = 0.0
    """Further worth of such a card if it is the seventh of the meld."""
    pile_two_mates: float = 3.0
    """Worth of a card in the pile with two or more cards of its rank in hand."""
    pile_one_mate: float = 0.8
    """The same with one card of its rank."""
    pile_two_near: float = 2.5
    """Worth of a card in the pile with two or more kinds within two ranks of its suit in hand."""
    pile_one_near: float = 0.8
    """The same with one such kind."""
    pile_useless: float = -0.6
    """Worth of a card in the pile that fits nothing."""
    pile_early: float = 0.5
    """By so much the threshold is lower in the first two rounds."""
    pile_danger: float = 2.0
    """By so much it is higher while an opponent may be about to finish."""
    pile_danger_most: float = 3.0
    """No pile of more cards is taken then (H13)."""
    closed_worth: float = 2.5
    """A closed pile of few cards is taken when those remembered are worth at least so much (H17)."""
    closed_size: float = 4.0
    """A closed pile of so many cards is taken whatever they are worth (H17)."""
    keep_mate: float = 2.2
    """For each other card of the rank (H10)."""
    keep_beside: float = 1.6
    """For each card next to it in its suit."""
    keep_gap: float = 1.0
    """For each card of its suit with one rank between."""
    keep_central: float = 0.25
    """For each rank by which it is nearer to the seven than king and ace."""
    keep_points: float = -0.05
    """For each point of the card: many points are thrown earlier."""
    danger_meld: float = 4.0
    """A discard that an opponents' meld takes (H11)."""
    danger_known: float = 1.0
    """Scales what is feared of the cards that opponents are known to hold."""


HAND_WRITTEN = Weights()

_FIELDS = frozenset(field.name for field in fields(Weights))


def family_of(rules: RuleSet) -> str:
    """Return the name of the rules' family: what decides which weights fit (not the preset's name)."""
    pile = "open" if rules.is_pile_open else "closed"
    melds = "sets" if rules.has_sets else "runs"
    canasta = "clean" if rules.out_canasta is OutCanasta.CLEAN else "any"
    discard = "discard" if rules.final_discard is FinalDiscard.REQUIRED else "free"
    return f"{pile}-{melds}-{canasta}-{discard}"


def weights_by_hand(rules: RuleSet, players: int) -> Weights:
    """Return the weights that people chose for these rules and so many players."""
    return stored_weights().by_hand.get((family_of(rules), players), HAND_WRITTEN)


def fitted_weights(rules: RuleSet, players: int) -> Weights:
    """Return the weights that were fitted for these rules and so many players, or else those by hand."""
    found = stored_weights().fitted.get((family_of(rules), players))
    return weights_by_hand(rules, players) if found is None else found


ByTable = dict[tuple[str, int], Weights]
"""Weights by family of rules and number of players."""


@dataclass(frozen=True, slots=True)
class StoredWeights:
    """What the file of weights says. The fitted ones rest on those by hand."""

    by_hand: ByTable
    fitted: ByTable


@lru_cache(maxsize=1)
def stored_weights() -> StoredWeights:
    """Return what the file of weights sets."""
    text = files("buraco_desktop.assets").joinpath("bots", "weights.json").read_text(encoding="utf-8")
    return read_weights(text)


def read_weights(text: str) -> StoredWeights:
    """Read weights: `{"by_hand": {family: {players: {field: number}}}, "fitted": the same}`.

    Beside the numbers `"command"` may stand, which tells how they were found. Raises `ValueError` for
    a name that is no weight.
    """
    parts = json.loads(text)
    by_hand = _read(parts["by_hand"], {})
    return StoredWeights(by_hand, _read(parts["fitted"], by_hand))


def _read(part: dict[str, dict[str, dict[str, float]]], base: ByTable) -> ByTable:
    found: ByTable = {}
    for family, by_players in part.items():
        for players, entry in by_players.items():
            numbers = {name: number for name, number in entry.items() if name != "command"}
            unknown = set(numbers) - _FIELDS
            if unknown:
                raise ValueError(f"no weight is called {min(unknown)!r}")
            table = family, int(players)
            values = {name: float(value) for name, value in numbers.items()}
            found[table] = replace(base.get(table, HAND_WRITTEN), **values)
    return found
