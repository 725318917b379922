"""What the coach says in the first matches: what is possible now, in one line."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def draw_line(has_pile: bool) -> str:
    """Return how a turn begins; `has_pile` if the open pile may be taken instead."""
    if has_pile:
        return translate("Coach", "Draw a card: click the stock, or take the whole pile.")
    return translate("Coach", "Draw a card: click the stock.")


def take_open_line() -> str:
    """Return that the open pile may be taken."""
    return translate("Coach", "Instead of drawing you may take the whole pile: click it.")


def take_closed_line() -> str:
    """Return how a closed pile is taken."""
    return translate(
        "Coach",
        "You may take the pile: its top card must be used at once, with two cards of your hand or on a meld.",
    )


def meld_line() -> str:
    """Return how a new meld is laid."""
    return translate("Coach", "You hold a meld: pick three or more cards that belong together, and lay them.")


def extend_line() -> str:
    """Return how a meld grows."""
    return translate("Coach", "A card of yours fits one of our melds: drag it there.")


def discard_line() -> str:
    """Return how a turn ends."""
    return translate("Coach", "End your turn: put one card on the pile.")


def dismiss_word() -> str:
    """Return what the cross of the line does."""
    return translate("Coach", "Close this line")
