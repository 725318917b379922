"""Rules while they are edited: fields by name, which may contradict each other.

A `RuleSet` cannot contradict itself; a draft can, so that a player may change one field after the other.
"""

from dataclasses import fields
from typing import Any

from buraco_desktop.engine.rules import AceMode, MatchMode, RuleSet, RuleSetError

Draft = dict[str, Any]
"""Every field of a rule set but its key, by name."""
FIELD_NAMES = tuple(field.name for field in fields(RuleSet) if field.init and field.name != "key")


class _Sketch(RuleSet):
    """A rule set that nobody has checked: to make words from, never to play by."""

    def __post_init__(self) -> None:
        """Accept everything."""


def draft_of(rules: RuleSet) -> Draft:
    """Return the fields of a rule set."""
    return {name: getattr(rules, name) for name in FIELD_NAMES}


def rules_of(draft: Draft, key: str) -> RuleSet:
    """Return the rule set with these fields. Raises `RuleSetError` if they contradict each other."""
    return RuleSet(key=key, **draft)


def sketch_of(draft: Draft, key: str) -> RuleSet:
    """Return a rule set for words only; its fields may contradict each other."""
    return _Sketch(key=key, **draft)


def fault_codes(draft: Draft) -> list[str]:
    """Return what is wrong with a draft, in the engine's codes and order."""
    try:
        rules_of(draft, "")
    except RuleSetError as error:
        return error.codes
    return []


def changed_fields(draft: Draft, base: Draft) -> list[str]:
    """Return the fields in which two drafts differ, in the order of the rule set."""
    return [name for name in FIELD_NAMES if draft[name] != base[name]]


def has_effect(name: str, draft: Draft) -> bool:
    """Return whether a field changes anything as long as the others are as they are."""
    match name:
        case "six_player_teams":
            return 6 in draft["players"]
        case "set_max" | "one_set_per_rank" | "eight_equal":
            return bool(draft["set_ranks"])
        case "wild_pin" | "two_reverts" | "end_wild_default" | "dirty" | "semi":
            return bool(draft["max_wilds"])
        case "semi_mode":
            return draft["semi"] is not None and bool(draft["max_wilds"])
        case "a_to_k":
            return draft["ace_mode"] is not AceMode.HIGH_ONLY
        case "two_to_a":
            return draft["ace_mode"] is not AceMode.LOW_ONLY
        case "a_to_a":
            return bool(draft["two_aces"])
        case "pot_size" | "pot_precondition" | "unplayed_pot":
            return bool(draft["pots"])
        case "target" | "target_strict":
            return draft["match"] is MatchMode.TARGET
        case "deals":
            return draft["match"] is not MatchMode.TARGET
        case "vulnerable_min":
            return draft["vulnerable_above"] is not None
        case _:
            return True
