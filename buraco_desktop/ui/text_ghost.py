"""What the chip of a ghost says: the meld that a drop gives, and the points that it brings."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.melds import (
    Meld,
    MeldKind,
    canasta_bonus,
    canasta_class,
    meld_points,
)
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.text import canasta_word, cards_count, meld_ends, signed
from buraco_desktop.ui.text_table import lost_bonus_sentence

translate = QCoreApplication.translate


def ghost_words(meld: Meld, base: Meld | None, rules: RuleSet, *, is_one_of: bool, is_chosen: bool) -> str:
    """Return the words of a chip: "New meld · 8 to J · 4 cards · +40".

    `base` is the meld that grows, None for a new one. The span is told if the layout `is_one_of` several;
    one that is not the chosen one names the key that chooses it.
    """
    parts = [translate("Ghost", "New meld")] if base is None and is_chosen else []
    parts += [span_text(meld)] if is_one_of else []
    parts += [gain_text(meld, base, rules), "" if is_chosen else "Tab"]
    return " · ".join(part for part in parts if part)


def span_text(meld: Meld) -> str:
    """Return what tells a layout from another one of the same cards: "8 to J"; empty for a set."""
    if meld.kind is MeldKind.SET:
        return ""
    first, last = meld_ends(meld)
    return translate("Ghost", "{first} to {last}").format(first=first, last=last)


def gain_text(meld: Meld, base: Meld | None, rules: RuleSet) -> str:
    """Return what a drop gives: "Clean · 7 cards · +235"; `base` is the meld that grows, if any."""
    worth = signed(gain(meld, base, rules))
    parts = [canasta_word(canasta_class(meld, rules), rules), cards_count(len(meld.cards)), worth]
    if base is not None and canasta_bonus(meld, rules) < canasta_bonus(base, rules):
        parts.append(lost_bonus_sentence(canasta_bonus(base, rules), canasta_bonus(meld, rules)))
    return " · ".join(part for part in parts if part)


def gain(meld: Meld, base: Meld | None, rules: RuleSet) -> int:
    """Return the points that a meld brings; `base` is the meld that grows, if any."""
    return _worth(meld, rules) - (0 if base is None else _worth(base, rules))


def _worth(meld: Meld, rules: RuleSet) -> int:
    return meld_points(meld, rules) + canasta_bonus(meld, rules)
