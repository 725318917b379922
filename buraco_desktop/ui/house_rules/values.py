"""The values of fields in words, and why a field has no effect at the moment."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import RANKS
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
from buraco_desktop.ui.house_rules.draft import Draft, has_effect
from buraco_desktop.ui.house_rules.fields import BY_NAME, Control
from buraco_desktop.ui.text import joined, number

translate = QCoreApplication.translate


def value_words(name: str, value: Any) -> str:
    """Return the value of a field in a word or two: "high only", "1,500", "none"."""
    spec = BY_NAME[name]
    if value is None:
        return none_word(name)
    if spec.control is Control.SWITCH:
        return translate("HouseRules", "yes") if value else translate("HouseRules", "no")
    if name == "set_ranks":
        return _ranks_words(value)
    if name == "players":
        return joined([number(count) for count in value]) or translate("HouseRules", "none")
    if spec.control is Control.SEGMENTS:
        return choice_words(name).get(value) or number(value)
    return number(value)


def none_word(name: str) -> str:
    """Return the word for no number in a field."""
    if name == "vulnerable_above":
        return translate("HouseRules", "nobody")
    return translate("HouseRules", "none")


def _ranks_words(ranks: tuple[int, ...]) -> str:
    if ranks == SET_RANKS_ALL:
        return translate("HouseRules", "all")
    return " ".join(RANKS[rank] for rank in ranks) or translate("HouseRules", "none")


def choice_words(name: str) -> dict[Any, str]:
    """Return the choices of a field with segments, in its order."""
    match name:
        case "six_player_teams":
            return {
                3: translate("HouseRules", "three pairs"),
                2: translate("HouseRules", "two teams of three"),
            }
        case "pile_take":
            return {
                PileAccess.FREE: translate("HouseRules", "open"),
                PileAccess.CLOSED: translate("HouseRules", "closed"),
            }
        case "ace_mode":
            return {
                AceMode.BOTH: translate("HouseRules", "both"),
                AceMode.HIGH_ONLY: translate("HouseRules", "high only"),
                AceMode.LOW_ONLY: translate("HouseRules", "low only"),
            }
        case "wild_pin":
            return {
                WildPin.PINNED_ALWAYS: translate("HouseRules", "never move"),
                WildPin.PINNED_INTERIOR: translate("HouseRules", "move at the ends"),
                WildPin.FREE: translate("HouseRules", "move freely"),
            }
        case "end_wild_default":
            return {
                EndWild.LOW: translate("HouseRules", "to the low end"),
                EndWild.HIGH: translate("HouseRules", "to the high end"),
            }
        case "pot_precondition":
            return {
                PotPrecondition.NONE: translate("HouseRules", "nothing"),
                PotPrecondition.OWN_CANASTA: translate("HouseRules", "a canasta"),
            }
        case _:
            return _more_choice_words(name)


def _more_choice_words(name: str) -> dict[Any, str]:
    match name:
        case "unplayed_pot":
            return {
                UnplayedPot.VALUE: translate("HouseRules", "its cards count"),
                UnplayedPot.AS_UNTAKEN: translate("HouseRules", "as if not taken"),
            }
        case "out_canasta":
            return {
                OutCanasta.ANY: translate("HouseRules", "any"),
                OutCanasta.CLEAN: translate("HouseRules", "a clean one"),
            }
        case "final_discard":
            return {
                FinalDiscard.REQUIRED: translate("HouseRules", "needed"),
                FinalDiscard.OPTIONAL: translate("HouseRules", "not needed"),
            }
        case "stock_end":
            return {
                StockEnd.TWO_LEFT: translate("HouseRules", "two cards left"),
                StockEnd.POT_REFILL: translate("HouseRules", "a pot is the stock"),
                StockEnd.LAST_CARD: translate("HouseRules", "last card"),
            }
        case "time_end":
            return {
                TimeEnd.DEAL: translate("HouseRules", "play to the end"),
                TimeEnd.ROUND: translate("HouseRules", "one more turn"),
            }
        case "semi_mode":
            return {
                SemiMode.END: translate("HouseRules", "at an end"),
                SemiMode.SEVEN_RUN: translate("HouseRules", "beside seven"),
            }
        case "special_mode":
            return {
                SpecialMode.GRADUAL: translate("HouseRules", "bit by bit"),
                SpecialMode.SINGLE_MOVE: translate("HouseRules", "in one move"),
            }
        case "match":
            return {
                MatchMode.TARGET: translate("HouseRules", "by a target"),
                MatchMode.SINGLE_DEAL: translate("HouseRules", "by points"),
                MatchMode.VICTORY_POINTS: translate("HouseRules", "by Victory Points"),
            }
        case _:
            return {value: number(value) for value in BY_NAME[name].choices}


def no_effect_reason(name: str, draft: Draft) -> str:
    """Return why a field has no effect as the others are; empty if it has one."""
    if has_effect(name, draft):
        return ""
    match name:
        case "six_player_teams":
            return translate("HouseRules", "only with six players")
        case "set_max" | "one_set_per_rank" | "eight_equal":
            return translate("HouseRules", "only with sets")
        case "semi_mode" if draft["max_wilds"]:
            return translate("HouseRules", "only with semi-clean canastas")
        case "a_to_k":
            return translate("HouseRules", "only with a low ace")
        case "two_to_a":
            return translate("HouseRules", "only with a high ace")
        case "a_to_a":
            return translate("HouseRules", "only with two aces in one sequence")
        case "pot_size" | "pot_precondition" | "unplayed_pot":
            return translate("HouseRules", "only with pots")
        case "target" | "target_strict":
            return translate("HouseRules", "only in a match to a target")
        case "deals":
            return translate("HouseRules", "only in a match of some deals")
        case "vulnerable_min":
            return translate("HouseRules", "only where a team can be vulnerable")
        case _:
            return translate("HouseRules", "only with a wild card in a meld")
