"""What is said between several people at one screen."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def your_turn(name: str) -> str:
    """Return the title of the sheet before a person's turn."""
    return translate("People", "{name}, it is your turn").format(name=name)


def is_only_looking(name: str, before: str) -> str:
    """Return the question whether only the next person looks; `before` is who played, empty at the start."""
    if not before:
        return translate("People", "The cards are covered. Is only {name} looking?").format(name=name)
    sentence = translate("People", "The cards of {before} are covered. Is only {name} looking?")
    return sentence.format(name=name, before=before)


def since_last_turn() -> str:
    """Return the head of the lines that tell what the others did."""
    return translate("People", "Since your last turn")


def nothing_yet() -> str:
    """Return what stands there before anybody has played."""
    return translate("People", "Nobody has played yet in this deal.")


def show_my_cards(name: str) -> str:
    """Return the words of the button that shows the next hand."""
    return translate("People", "I am {name}, show my cards").format(name=name)


def take_discard_back(name: str) -> str:
    """Return the words of the link with which the person before takes a discard back."""
    return translate("People", "{name}: take the discard back").format(name=name)


def enter_key() -> str:
    """Return the name of the key that does the same as the button."""
    return translate("People", "Enter", "the key")


def still_covered(name: str) -> str:
    """Return what is said to somebody who wants to act while the cards are covered."""
    return translate("People", "The cards stay covered until {name} is ready.").format(name=name)
