"""What does not fit in a draft, in words that name the fields, and the smallest repair (design 10.4).

The engine says what is wrong (`RuleSetError.codes`); here is which fields it concerns. A repair changes as
few fields as possible, leaves alone what the player changed where it can, and moves values as little as
possible.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from buraco_desktop.ui.house_rules.draft import FIELD_NAMES, Draft, fault_codes
from buraco_desktop.ui.house_rules.fields import BY_NAME, Control

CARD_POINTS = ("joker_points", "two_points", "ace_points", "high_points", "low_points")
BONUSES = (
    "clean",
    "semi",
    "dirty",
    "a_to_k",
    "two_to_a",
    "a_to_a",
    "eight_equal",
    "out",
    "pot_taken",
    "pot_penalty",
)
NOT_IN_FIVES = ("points_not_in_fives", "bonus_not_in_fives")
FIVES = 5
ORDER = tuple(BY_NAME)
FAR = 4
MOST_CHANGES = 5
"""Above so many changed fields a repair is the preset itself."""

FIELDS_OF_CODE: dict[str, tuple[str, ...]] = {
    "players_unknown": ("players",),
    "decks_out_of_range": ("decks",),
    "jokers_out_of_range": ("jokers",),
    "too_few_cards": ("players", "hand", "pots", "pot_size", "decks", "jokers"),
    "hand_out_of_range": ("hand",),
    "pots_out_of_range": ("pots", "pot_size"),
    "upcard_out_of_range": ("upcard",),
    "set_rank_unknown": ("set_ranks",),
    "set_size_missing": ("set_ranks", "set_max"),
    "wilds_out_of_range": ("max_wilds",),
    "two_aces_need_both_ends": ("ace_mode", "two_aces"),
    "two_aces_need_bonus": ("two_aces", "a_to_a"),
    "points_not_in_fives": CARD_POINTS,
    "bonus_not_in_fives": BONUSES,
    "target_missing": ("match", "target"),
    "deals_out_of_range": ("deals",),
    "victory_points_need_two_teams": ("match", "players", "six_player_teams"),
    "victory_points_need_table": ("match", "deals"),
    "six_teams_unknown": ("six_player_teams",),
    "vulnerable_without_minimum": ("vulnerable_above", "vulnerable_min"),
    "stall_out_of_range": ("stall_rounds",),
}
"""The fields that each code of `RuleSetError` concerns."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """One thing that does not fit."""

    code: str
    """A code of `RuleSetError`."""
    fields: tuple[str, ...]
    """The fields that it concerns; changing some of them settles it."""


def contradictions(draft: Draft) -> list[Contradiction]:
    """Return everything that does not fit, in the engine's order."""
    return [Contradiction(code, _concerned(code, draft)) for code in fault_codes(draft)]


def _concerned(code: str, draft: Draft) -> tuple[str, ...]:
    names = FIELDS_OF_CODE[code]
    if code in NOT_IN_FIVES:
        return tuple(name for name in names if (draft[name] or 0) < 0 or (draft[name] or 0) % FIVES)
    if code == "pots_out_of_range":
        return ("pots",) if draft["pots"] < 0 else ("pot_size",)
    if code == "victory_points_need_two_teams" and not any(count == 6 for count in draft["players"]):
        return ("match", "players")
    return names


def smallest_repair(draft: Draft, base: Draft) -> Draft:
    """Return the fields to change, with new values, so that nothing contradicts; empty if nothing does.

    `base` is a draft without contradictions, that of the preset.
    """
    rounded = _rounded(draft)
    for most in range(MOST_CHANGES + 1):
        found = list(_repairs(draft | rounded, frozenset(), base, most))
        if found:
            return rounded | min(found, key=lambda repair: _cost(repair, draft, base))
    return {name: base[name] for name in FIELD_NAMES if draft[name] != base[name]}


def _rounded(draft: Draft) -> Draft:
    """Return points and bonuses that are no multiples of five, rounded: each needs a change of its own."""
    wrong = [each for each in contradictions(draft) if each.code in NOT_IN_FIVES]
    return {
        name: max(0, (draft[name] + FIVES // 2) // FIVES * FIVES) for each in wrong for name in each.fields
    }


def _repairs(draft: Draft, done: frozenset[str], base: Draft, most: int) -> Iterator[Draft]:
    """Yield the repairs of at most so many changes of fields that are not `done`.

    A contradiction lasts as long as none of its fields changes: one of them is changed, and the rest follows.
    """
    left = contradictions(draft)
    if not left:
        yield {name: draft[name] for name in done}
        return
    if _count_apart(left) > most:
        return
    for name in left[0].fields:
        if name not in done:
            for value in _candidates(name, left[0].code, draft, base):
                yield from _repairs(draft | {name: value}, done | {name}, base, most - 1)


def _count_apart(left: list[Contradiction]) -> int:
    """Return how many changes are needed at least: contradictions without a common field need one each."""
    used: set[str] = set()
    count = 0
    for each in left:
        if used.isdisjoint(each.fields):
            used.update(each.fields)
            count += 1
    return count


def _candidates(name: str, code: str, draft: Draft, base: Draft) -> list[Any]:
    """Return the values of a field worth a try: that of the preset, and the best that settles the code."""
    found = [base[name]] if base[name] != draft[name] else []
    others = sorted(_values(name, draft), key=lambda value: distance(name, draft[name], value, draft))
    for value in others:
        if value != draft[name] and code not in fault_codes(draft | {name: value}):
            return found if value in found else [*found, value]
    if code == "too_few_cards":
        # No value of this field is enough by itself; the one that frees most cards helps others.
        ends = BY_NAME[name].values()
        found += [value for value in (ends[0], ends[-1]) if value not in found and value != draft[name]]
    return [value for value in found if value]


def _values(name: str, draft: Draft) -> list[Any]:
    if name == "players":
        return [(2,), (4,), (2, 4), (6,), tuple(count for count in draft[name] if count in (2, 4))]
    spec = BY_NAME[name]
    usual = [] if (value := usual_value(name, draft)) is None else [value]
    return [*usual, *spec.values()]


def usual_value(name: str, draft: Draft) -> int | None:
    """Return the number that most games have in a field that needs one."""
    match name:
        case "set_max":
            return 4 * int(draft["decks"]) + 1
        case "vulnerable_min":
            return 75
        case "deals":
            return 4
        case _:
            return BY_NAME[name].none_before


def distance(name: str, value: Any, other: Any, draft: Draft) -> float:
    """Return how far two values of a field are apart, in steps; the usual number is only one step away."""
    if value == other:
        return 0
    if other == usual_value(name, draft):
        return 1
    spec = BY_NAME[name]
    if name in ("match", "players"):
        return FAR  # another kind of game
    if spec.control is Control.NUMBERS:
        return len(set(value) ^ set(other))
    if spec.control is not Control.STEPPER:
        if name == "decks":
            return 0.5  # another deck changes the game least
        places = {each: place for place, each in enumerate(spec.choices)}
        return abs(places.get(value, -1) - places.get(other, -1))
    if value is None or other is None:
        return 1 + spec.high / spec.step
    return abs(value - other) / spec.step


def _cost(repair: Draft, draft: Draft, base: Draft) -> tuple[int, int, int, float, list[int]]:
    # More decks, and a number where there was none, take nothing from what the player wants.
    changed = {
        name for name in repair if draft[name] != base[name] and name != "decks" and draft[name] is not None
    }
    elsewhere = sum(repair[name] != base[name] for name in changed)
    moved = sum(distance(name, draft[name], value, draft) for name, value in repair.items())
    order = sorted(ORDER.index(name) for name in repair)
    return len(repair), len(changed), elsewhere, moved, order
