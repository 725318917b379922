"""What is said about keys."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

translate = QCoreApplication.translate


def shown(sequence: str) -> str:
    """Return a key as the player reads it; `sequence` is in portable form."""
    match sequence:
        case "Space":
            return translate("Keys", "Space")
        case "Return" | "Enter":
            return translate("Keys", "Enter", "the key")
        case _:
            return QKeySequence(sequence).toString(QKeySequence.SequenceFormat.NativeText)


def intro() -> str:
    """Return how a key is changed."""
    return translate("Keys", "Press a key cap, then the key that it shall be. Esc leaves it as it is.")


def fixed_keys() -> str:
    """Return what the keys that cannot be changed do."""
    return translate(
        "Keys",
        "1 to 9 add to that meld, arrows walk, Space picks a card, Enter does what the large button says, "
        "Esc goes back. These stay.",
    )


def reset() -> str:
    """Return the words of the button that brings the program's own keys back."""
    return translate("Keys", "Reset the keys")


def press_a_key() -> str:
    """Return what stands on a key cap that waits."""
    return translate("Keys", "Press a key…")


def no_key() -> str:
    """Return what stands on the key cap of an action without a key."""
    return translate("Keys", "none")


def is_fixed(key: str) -> str:
    """Return why a key cannot be given to an action."""
    return translate("Keys", "{key} always does the same. With Ctrl or Alt it is free.").format(key=key)


def conflict(key: str, other: str) -> str:
    """Return to which action a key belongs, and what to do."""
    return translate(
        "Keys", "{key} is the key for “{other}”. Press it once more to take it over, or another key."
    ).format(key=key, other=other)


def taken_over(key: str, action: str, other: str) -> str:
    """Return what became of a key and of the action that had it."""
    return translate("Keys", "{key} is now for “{action}”; “{other}” has no key.").format(
        key=key, action=action, other=other
    )
