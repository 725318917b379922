"""Short words that several chapters need: where cards are, what became of them."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def hand_caption() -> str:
    """Return the caption of cards that a player holds."""
    return translate("RuleBook", "in hand")


def pile_caption() -> str:
    """Return the caption of cards on the discard pile."""
    return translate("RuleBook", "pile")


def table_caption() -> str:
    """Return the caption of a meld of the own team."""
    return translate("RuleBook", "on the table")


def discarded_caption() -> str:
    """Return the caption of a card that a player discards."""
    return translate("RuleBook", "discarded")


def new_caption() -> str:
    """Return the caption of a meld that a player lays."""
    return translate("RuleBook", "laid")
