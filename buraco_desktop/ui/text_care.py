"""What is said about taking back: the offer after a discard, a discard that waits, practice."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.text import card_name

translate = QCoreApplication.translate


def take_back() -> str:
    """Return the first line of the offer to take a discard back; the card stands behind it."""
    return translate("Care", "Take back")


def until_acts(name: str) -> str:
    """Return how long the offer holds."""
    return translate("Care", "until {name} acts").format(name=name)


def offer_hint(key: str) -> str:
    """Return what the offer does, for its tool tip."""
    return translate("Care", "Take the card back into your hand ({key}).").format(key=key)


def held_sentence(card: CardId) -> str:
    """Return the question about a discard that waits."""
    return translate("Care", "Discard the {card}?").format(card=card_name(card))


def held_how(key: str) -> str:
    """Return how a discard that waits is meant, or taken back."""
    return translate("Care", "Enter, {key} or another click ends your turn. Esc takes the card back.").format(
        key=key
    )


def practice() -> str:
    """Return the badge of a match in which everything may be taken back."""
    return translate("Care", "Practice")


def taking_back() -> str:
    """Return the head of the choice on the new-match page."""
    return translate("Care", "Taking back")


def fair() -> str:
    """Return the choice of a match in which nothing that showed a card is taken back."""
    return translate("Care", "Fair")


def free() -> str:
    """Return the choice of a practice match."""
    return translate("Care", "Free (practice)")


def choice_note(is_practice: bool) -> str:
    """Return what the choice means."""
    if is_practice:
        return translate("Care", "free: every move of the deal, the bots' too; not counted in statistics")
    return translate("Care", "fair: nothing that showed you a card")


def turn_back_sentence(key: str) -> str:
    """Return how a turn that leads nowhere is taken back."""
    return translate("Care", "{key} takes back all that you laid in this turn.").format(key=key)


def nothing_to_redo() -> str:
    """Return why nothing can be played again."""
    return translate("Care", "Nothing was taken back that could be played again.")


def free_undo_hint() -> str:
    """Return what Undo does in a practice match."""
    return translate("Care", "Take back your last act, and all that was played after it.")
