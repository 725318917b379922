"""Weights as points of a space in which one step in any direction matters about as much as in any other."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from buraco_desktop.bots.club.weights import Weights
from buraco_desktop.engine.rules import RuleSet

DIGITS = 3
"""Decimals of a weight; finer ones decide nothing."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One weight that is fitted."""

    field: str
    low: float
    high: float
    step: float
    """A change that is felt; the search begins with steps of this size."""


_OPEN_ONLY = (Axis("pile_threshold", -4, 8, 1.0),)
_CLOSED_ONLY = (Axis("closed_worth", -2, 10, 1.0),)
_ALWAYS = (
    Axis("pile_wild", 0, 12, 1.5),
    Axis("pile_extends", 0, 9, 1.0),
    Axis("pile_useless", -2, 1, 0.3),
    Axis("keep_mate", 0, 7, 0.7),
    Axis("keep_beside", 0, 6, 0.6),
    Axis("keep_gap", 0, 4, 0.4),
    Axis("keep_central", -1, 1, 0.15),
    Axis("keep_points", -0.4, 0.4, 0.06),
    Axis("danger_meld", 0, 12, 1.5),
    Axis("danger_known", 0, 5, 0.5),
)


def axes_for(rules: RuleSet) -> tuple[Axis, ...]:
    """Return the weights that decide something under these rules."""
    return (*(_OPEN_ONLY if rules.is_pile_open else _CLOSED_ONLY), *_ALWAYS)


def point_of(weights: Weights, axes: Sequence[Axis]) -> list[float]:
    """Return the weights in steps of their axes."""
    return [getattr(weights, axis.field) / axis.step for axis in axes]


def weights_at(point: Sequence[float], axes: Sequence[Axis], base: Weights) -> Weights:
    """Return the weights at a point, clipped to the bounds; what has no axis is that of `base`."""
    changed = {
        axis.field: round(min(axis.high, max(axis.low, value * axis.step)), DIGITS)
        for axis, value in zip(axes, point, strict=True)
    }
    return replace(base, **changed)
