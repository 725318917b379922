"""The numbers of the club player that can be tuned, by family of rules and number of players.

They live in `assets/bots/weights.json`; what that file does not set has the value written here by hand.
"""

import json
from dataclasses import dataclass, fields
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
    """Worth of a card in the pile that an own meld takes, or that is the third of a rank."""
    pile_useless: float = -0.6
    """Worth of a card in the pile that fits nothing."""
    closed_worth: float = 2.5
    """A closed pile of few cards is taken when those remembered are worth at least so much (H17)."""
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


def weights_for(rules: RuleSet, players: int) -> Weights:
    """Return the weights for these rules and so many players."""
    return stored_weights().get((family_of(rules), players), HAND_WRITTEN)


@lru_cache(maxsize=1)
def stored_weights() -> dict[tuple[str, int], Weights]:
    """Return what the file of weights sets, by family and number of players."""
    text = files("buraco_desktop.assets").joinpath("bots", "weights.json").read_text(encoding="utf-8")
    return read_weights(text)


def read_weights(text: str) -> dict[tuple[str, int], Weights]:
    """Read weights: `{family: {players: {field: number}}}`. Raises `ValueError` for anything else.

    Beside the numbers `"command"` may stand, which tells how they were found.
    """
    found: dict[tuple[str, int], Weights] = {}
    for family, by_players in json.loads(text).items():
        for players, numbers in by_players.items():
            numbers.pop("command", None)
            unknown = set(numbers) - _FIELDS
            if unknown:
                raise ValueError(f"no weight is called {min(unknown)!r}")
            found[family, int(players)] = Weights(**{name: float(value) for name, value in numbers.items()})
    return found
