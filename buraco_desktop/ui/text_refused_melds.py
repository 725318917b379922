"""Why cards may not join a meld: the first line of a refusal that names the meld on the table."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.text import meld_ends, rank_plural, suit_name

translate = QCoreApplication.translate


def line_at_meld(refusal: Refusal, meld: Meld, rules: RuleSet) -> str | None:
    """Return what is refused at this meld, with {cards} and {have} still to be filled in.

    None where the meld says nothing that the common line does not.
    """
    is_second = meld.wild >= 0 and len(refusal.cards) == 1 and rules.max_wilds == 1
    if refusal.code is RefusalCode.TOO_MANY_WILDS and rules.max_wilds == 0:
        return None
    if meld.kind is MeldKind.SET:
        line = _at_set(refusal.code, is_second=is_second)
        return None if line is None else _filled(line, ranks=rank_plural(meld.rank))
    line = _at_sequence(refusal.code, is_second=is_second)
    first, last = meld_ends(meld)
    return None if line is None else _filled(line, first=first, last=last, suit=suit_name(meld.suit))


def _at_sequence(code: RefusalCode, *, is_second: bool) -> str | None:
    match code:
        case RefusalCode.TOO_MANY_WILDS if is_second:
            return translate(
                "Refusal", "A second wild card in the sequence {first} to {last} of {suit}: {cards}."
            )
        case RefusalCode.TOO_MANY_WILDS:
            return translate(
                "Refusal", "Too many wild cards for the sequence {first} to {last} of {suit}: {cards}."
            )
        case RefusalCode.TWO_SUITS:
            return translate(
                "Refusal", "Another suit than the sequence {first} to {last} of {suit}: {cards}."
            )
        case RefusalCode.DUPLICATE_RANK:
            return translate("Refusal", "Already in the sequence {first} to {last} of {suit}: {cards}.")
        case RefusalCode.GAP:
            return translate("Refusal", "Not next to the sequence {first} to {last} of {suit}: {cards}.")
        case RefusalCode.WILD_PINNED:
            return translate(
                "Refusal", "In the sequence {first} to {last} of {suit} the wild card cannot move: {cards}."
            )
        case _:
            return None


def _at_set(code: RefusalCode, *, is_second: bool) -> str | None:
    match code:
        case RefusalCode.TOO_MANY_WILDS if is_second:
            return translate("Refusal", "A second wild card in the set of {ranks}: {cards}.")
        case RefusalCode.TOO_MANY_WILDS:
            return translate("Refusal", "Too many wild cards for the set of {ranks}: {cards}.")
        case RefusalCode.NOT_A_MELD:
            return translate("Refusal", "Not for the set of {ranks}: {cards}.")
        case RefusalCode.SET_FULL:
            return translate("Refusal", "The set of {ranks} would have {have} cards.")
        case RefusalCode.SECOND_SET:
            return translate("Refusal", "Your team has a set of {ranks} already.")
        case _:
            return None


def _filled(line: str, **words: str) -> str:
    """Return a line with these words in it; what it still waits for stays as it is."""
    for name, word in words.items():
        line = line.replace(f"{{{name}}}", word)
    return line
