"""What a player may change in a rule set: where each field stands, by what control, in what range."""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Any

from buraco_desktop.engine.cards import MAX_DECKS
from buraco_desktop.engine.rules import (
    SET_RANKS_ALL,
    AceMode,
    EndWild,
    FinalDiscard,
    MatchMode,
    OutCanasta,
    PileAccess,
    PotPrecondition,
    SemiMode,
    SpecialMode,
    StockEnd,
    TimeEnd,
    UnplayedPot,
    WildPin,
)


class Group(Enum):
    """The nine groups, in the order of the editor."""

    CARDS = auto()
    PILE = auto()
    MELDS = auto()
    WILDS = auto()
    POTS = auto()
    OUT = auto()
    END = auto()
    SCORING = auto()
    MATCH = auto()


class Control(Enum):
    """What a field is changed with."""

    SWITCH = auto()
    """Off or on: the first or the second of the choices."""
    SEGMENTS = auto()
    """One of a few choices."""
    STEPPER = auto()
    """A number of a range, or none."""
    NUMBERS = auto()
    """Any of a few numbers: ranks, or numbers of players."""


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """One field."""

    name: str
    """Its name in `RuleSet`."""
    group: Group
    control: Control
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    """Ends of the range of a stepper."""
    step: int = 1
    """How far a stepper goes at once; a player can type the numbers between."""
    none_before: int | None = None
    """For a field that may be None: the number that comes after it. None for all others."""

    @property
    def can_be_none(self) -> bool:
        """Whether the stepper has a place for "none"."""
        return self.none_before is not None

    def values(self) -> list[Any]:
        """Return what the control reaches without typing; of sets of numbers none, each one, and all."""
        match self.control:
            case Control.STEPPER:
                numbers = list(range(self.low, self.high + 1, self.step))
                return [None, *numbers] if self.can_be_none else numbers
            case Control.NUMBERS:
                return [(), *((number,) for number in self.choices), self.choices]
            case _:
                return list(self.choices)


def _switch(name: str, group: Group, choices: tuple[Any, Any] = (False, True)) -> FieldSpec:
    return FieldSpec(name, group, Control.SWITCH, choices)


def _choice(name: str, group: Group, choices: type[StrEnum] | tuple[Any, ...]) -> FieldSpec:
    return FieldSpec(name, group, Control.SEGMENTS, tuple(choices))


def _number(
    name: str, group: Group, low: int, high: int, step: int = 1, none_before: int | None = None
) -> FieldSpec:
    return FieldSpec(name, group, Control.STEPPER, low=low, high=high, step=step, none_before=none_before)


FIELDS: tuple[FieldSpec, ...] = (
    FieldSpec("players", Group.CARDS, Control.NUMBERS, (2, 4, 6)),
    _choice("six_player_teams", Group.CARDS, (3, 2)),
    _choice("decks", Group.CARDS, tuple(range(1, MAX_DECKS + 1))),
    _choice("jokers", Group.CARDS, tuple(range(0, 2 * MAX_DECKS + 1, 2))),
    _number("hand", Group.CARDS, 5, 20),
    _switch("upcard", Group.CARDS, (0, 1)),
    _choice("pile_take", Group.PILE, PileAccess),
    _switch("single_card_ban", Group.PILE),
    _switch("one_card_hand_pile_ban", Group.PILE),
    _switch("first_draw_redraw", Group.PILE),
    FieldSpec("set_ranks", Group.MELDS, Control.NUMBERS, SET_RANKS_ALL),
    _number("set_max", Group.MELDS, 3, 13),
    _switch("one_set_per_rank", Group.MELDS),
    _choice("ace_mode", Group.MELDS, AceMode),
    _switch("two_aces", Group.MELDS),
    _number("vulnerable_above", Group.MELDS, 0, 10_000, 500, none_before=1500),
    _number("vulnerable_min", Group.MELDS, 0, 300, 5),
    _switch("max_wilds", Group.WILDS, (0, 1)),
    _choice("wild_pin", Group.WILDS, (WildPin.PINNED_ALWAYS, WildPin.PINNED_INTERIOR, WildPin.FREE)),
    _choice("end_wild_default", Group.WILDS, EndWild),
    _switch("two_reverts", Group.WILDS),
    _number("pots", Group.POTS, 0, 3),
    _number("pot_size", Group.POTS, 5, 20),
    _choice("pot_precondition", Group.POTS, PotPrecondition),
    _number("pot_taken", Group.POTS, 0, 500, 50),
    _number("pot_penalty", Group.POTS, 0, 500, 50),
    _switch("pot_penalty_if_nobody_took", Group.POTS),
    _choice("unplayed_pot", Group.POTS, UnplayedPot),
    _choice("out_canasta", Group.OUT, OutCanasta),
    _switch("out_without_pot_if_none_left", Group.OUT),
    _choice("final_discard", Group.OUT, FinalDiscard),
    _switch("final_discard_wild", Group.OUT),
    _number("out", Group.OUT, 0, 500, 50),
    _choice("stock_end", Group.END, StockEnd),
    _number("stall_rounds", Group.END, 1, 10),
    _choice("time_end", Group.END, TimeEnd),
    _number("joker_points", Group.SCORING, 0, 100, 5),
    _number("two_points", Group.SCORING, 0, 100, 5),
    _number("ace_points", Group.SCORING, 0, 50, 5),
    _number("high_points", Group.SCORING, 0, 50, 5),
    _number("low_points", Group.SCORING, 0, 50, 5),
    _number("clean", Group.SCORING, 0, 1000, 50),
    _number("semi", Group.SCORING, 0, 1000, 50, none_before=150),
    _choice("semi_mode", Group.SCORING, SemiMode),
    _number("dirty", Group.SCORING, 0, 1000, 50),
    _number("a_to_k", Group.SCORING, 0, 3000, 50),
    _number("two_to_a", Group.SCORING, 0, 3000, 50),
    _number("a_to_a", Group.SCORING, 0, 3000, 50, none_before=1000),
    _number("eight_equal", Group.SCORING, 0, 3000, 50),
    _choice("special_mode", Group.SCORING, SpecialMode),
    _switch("no_canasta_negative", Group.SCORING),
    _choice("match", Group.MATCH, (MatchMode.TARGET, MatchMode.SINGLE_DEAL, MatchMode.VICTORY_POINTS)),
    _number("target", Group.MATCH, 500, 20_000, 500, none_before=2000),
    _switch("target_strict", Group.MATCH),
    _number("deals", Group.MATCH, 1, 12),
)
"""Every field that a player may change, group by group as the editor shows them.

Not here are `key`, which only tells where the rules come from, and `points`, which follows from the others.
"""

BY_NAME: dict[str, FieldSpec] = {spec.name: spec for spec in FIELDS}


def fields_of(group: Group) -> list[FieldSpec]:
    """Return the fields of a group."""
    return [spec for spec in FIELDS if spec.group is group]
