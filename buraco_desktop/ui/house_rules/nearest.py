"""How far own rules are from the nine presets, and how they differ, in sentences (design 10.4)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import SET_RANKS_ALL, RuleSet, SemiMode, SpecialMode, UnplayedPot, WildPin
from buraco_desktop.ui.house_rules.draft import Draft, changed_fields, draft_of, has_effect, sketch_of
from buraco_desktop.ui.house_rules.values import value_words
from buraco_desktop.ui.house_rules.words import field_words
from buraco_desktop.ui.text import joined, number
from buraco_desktop.ui.text_differences import difference_sentences

translate = QCoreApplication.translate
VAGUE = ("set_ranks", "wild_pin")
"""Fields whose general sentence does not say which value holds; they have a sentence here."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """The preset that differs from some rules in the fewest fields."""

    preset: RuleSet
    count: int
    """In how many fields it differs."""


def effective_changes(draft: Draft, preset: RuleSet) -> list[str]:
    """Return the fields that differ from a preset and have an effect."""
    return [name for name in changed_fields(draft, draft_of(preset)) if has_effect(name, draft)]


def nearest_preset(draft: Draft, base: RuleSet) -> Nearest:
    """Return the nearest preset; among equals `base`, then the first of the menus."""
    presets = [base, *(preset for preset in rulesets.ALL if preset is not base)]
    counts = [len(effective_changes(draft, preset)) for preset in presets]
    best = counts.index(min(counts))
    return Nearest(presets[best], counts[best])


def differences(draft: Draft, preset: RuleSet) -> list[str]:
    """Return how a draft differs from a preset: at least one sentence for every change that has an effect."""
    base = draft_of(preset)
    changes = effective_changes(draft, preset)
    draft = base | {name: draft[name] for name in changes}
    general = _general(draft, preset)
    told, own = general, list[str]()
    for name in changes:
        without = _general(draft | {name: base[name]}, preset)
        is_vague = name in VAGUE and bool(draft["set_ranks"]) == bool(base["set_ranks"])
        if is_vague:
            told = [sentence for sentence in told if sentence in without]
        if is_vague or without == general:
            own.append(_sentence(name, draft))
    return [*told, *own]


def _general(draft: Draft, preset: RuleSet) -> list[str]:
    return difference_sentences(sketch_of(draft, preset.key), preset)


def _sentence(name: str, draft: Draft) -> str:
    """Return a sentence about a field that the general sentences do not tell of."""
    value = draft[name]
    sentences: dict[str, Callable[[Any], str]] = {
        "one_set_per_rank": _one_set_sentence,
        "six_player_teams": _six_sentence,
        "semi_mode": _semi_sentence,
        "special_mode": _special_sentence,
        "unplayed_pot": _unplayed_sentence,
        "no_canasta_negative": _no_canasta_sentence,
        "final_discard_wild": _final_wild_sentence,
        "wild_pin": _pin_sentence,
        "set_ranks": _ranks_sentence,
        "players": _players_sentence,
        "hand": _hand_sentence,
        "set_max": _set_max_sentence,
        "stall_rounds": _stall_sentence,
        "two_to_a": _two_to_ace_sentence,
        "eight_equal": _eight_sentence,
    }
    if name in sentences:
        return sentences[name](value)
    return translate("HouseRules", "{field}: {value}.").format(
        field=field_words()[name].name, value=value_words(name, value)
    )


def _one_set_sentence(value: bool) -> str:
    if value:
        return translate("HouseRules", "A team has only one set of each rank.")
    return translate("HouseRules", "A team may have several sets of one rank.")


def _six_sentence(value: int) -> str:
    if value == 2:
        return translate("HouseRules", "Six players form two teams of three.")
    return translate("HouseRules", "Six players form three pairs.")


def _semi_sentence(value: SemiMode) -> str:
    if value is SemiMode.END:
        return translate("HouseRules", "A canasta is semi-clean only with the wild card at an end.")
    return translate("HouseRules", "Seven natural cards in a row make a canasta semi-clean.")


def _special_sentence(value: SpecialMode) -> str:
    if value is SpecialMode.SINGLE_MOVE:
        return translate("HouseRules", "Ace to king counts as such only when laid in one move.")
    return translate("HouseRules", "Ace to king may grow bit by bit.")


def _unplayed_sentence(value: UnplayedPot) -> str:
    if value is UnplayedPot.VALUE:
        return translate("HouseRules", "The cards of a pot that was never played count against its owner.")
    return translate("HouseRules", "A pot that was never played counts as not taken.")


def _no_canasta_sentence(value: bool) -> str:
    if value:
        return translate("HouseRules", "Without a canasta the own melds count against a team.")
    return translate("HouseRules", "Melds count for a team even without a canasta.")


def _final_wild_sentence(value: bool) -> str:
    if value:
        return translate("HouseRules", "The last discard may be a wild card.")
    return translate("HouseRules", "The last discard may not be a wild card.")


def _pin_sentence(value: WildPin) -> str:
    match value:
        case WildPin.PINNED_ALWAYS:
            return translate("HouseRules", "A wild card on the table stays where it is.")
        case WildPin.PINNED_INTERIOR:
            return translate("HouseRules", "A wild card moves at the end of a sequence only.")
        case WildPin.FREE:
            return translate("HouseRules", "A wild two may move to its own place from anywhere.")


def _ranks_sentence(value: tuple[int, ...]) -> str:
    if value == SET_RANKS_ALL:
        return translate("HouseRules", "Sets may be of any rank but two.")
    ranks = joined([value_words("set_ranks", (rank,)) for rank in value])
    return translate("HouseRules", "Sets are of these ranks only: {ranks}.").format(ranks=ranks)


def _players_sentence(value: tuple[int, ...]) -> str:
    return translate("HouseRules", "Players: {numbers}.").format(numbers=value_words("players", value))


def _hand_sentence(count: int) -> str:
    return translate("HouseRules", "Everyone gets %n card(s).", None, count)


def _set_max_sentence(count: int) -> str:
    return translate("HouseRules", "A set has at most %n card(s).", None, count)


def _stall_sentence(count: int) -> str:
    return translate("HouseRules", "The deal ends after %n round(s) without progress.", None, count)


def _two_to_ace_sentence(points: int) -> str:
    return translate("HouseRules", "Two to ace pays {points}.").format(points=number(points))


def _eight_sentence(points: int) -> str:
    return translate("HouseRules", "Eight cards of a rank pay {points}.").format(points=number(points))
