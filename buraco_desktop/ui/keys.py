"""Which key does what: the program's own keys, and those that the player changed."""

from collections.abc import Mapping

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from buraco_desktop.ui.text_table import Action

DEFAULT_KEYS: dict[Action, str] = {
    Action.DRAW: "D",
    Action.TAKE: "T",
    Action.REDRAW: "E",
    Action.MELD: "M",
    Action.DISCARD: "X",
    Action.UNDO: "Ctrl+Z",
    Action.REDO: "Ctrl+Y",
    Action.TAKE_TURN_BACK: "Ctrl+Backspace",
    Action.SORT: "S",
    Action.GROUP: "G",
    Action.HINT: "H",
    Action.SPREAD: "P",
    Action.SKIP: "N",
    Action.REPLAY_ROUND: "R",
    Action.SHEET: "C",
    Action.LOG: "L",
    Action.RULE_BOOK: "B",
    Action.KEYS: "F1",
    Action.MENU: "F10",
    Action.SETTINGS: "Ctrl+,",
    Action.FULL_SCREEN: "F11",
    Action.NEW_MATCH: "Ctrl+N",
    Action.OPEN: "Ctrl+O",
    Action.SAVE_AS: "Ctrl+Shift+S",
    Action.QUIT: "Ctrl+Q",
}
"""Every action that can have a key, as a list shows them; the keys in `QKeySequence`'s portable form."""

_FIXED_KEYS = frozenset(
    (
        *"0123456789",
        *("Left", "Right", "Up", "Down", "Home", "End"),
        *("Space", "Return", "Enter", "Tab", "Backtab", "Esc", "Shift", "Meta"),
    )
)
_REAL_MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_LATIN_OF = dict(zip("ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", strict=True))
"""The Latin letter on the same key of a Russian keyboard."""


class KeyMap:
    """The keys in force. A value: a change gives another map."""

    def __init__(self, changed: Mapping[Action, str] | None = None) -> None:
        """Make a map of the program's own keys, some of them `changed`; an empty sequence is no key."""
        self._changed = {
            action: sequence
            for action, sequence in (changed or {}).items()
            if action in DEFAULT_KEYS and sequence != DEFAULT_KEYS[action]
        }
        self._actions = {sequence: action for action in DEFAULT_KEYS if (sequence := self.sequence(action))}

    @classmethod
    def from_settings(cls, keys: Mapping[str, str]) -> "KeyMap":
        """Return the map of the settings; what this version does not know or cannot read is left out."""
        known = {action.value: action for action in DEFAULT_KEYS}
        return cls(
            {
                known[name]: sequence
                for name, sequence in keys.items()
                if name in known and (not sequence or is_usable(sequence))
            }
        )

    def to_settings(self) -> dict[str, str]:
        """Return what the player changed, for the settings."""
        return {action.value: sequence for action, sequence in self._changed.items()}

    def sequence(self, action: Action) -> str:
        """Return the key of an action in `QKeySequence`'s portable form, empty without one."""
        return self._changed.get(action, DEFAULT_KEYS.get(action, ""))

    def shown(self, action: Action) -> str:
        """Return the key of an action as the player reads it, empty without one."""
        return QKeySequence(self.sequence(action)).toString(QKeySequence.SequenceFormat.NativeText)

    def caption(self, action: Action) -> str:
        """Return the key of an action as short as a button needs it: "^Z"."""
        return self.shown(action).replace("Ctrl+", "^")

    def action(self, event: QKeyEvent) -> Action | None:
        """Return what a pressed key does, or None."""
        return self._actions.get(sequence_of(event))

    def conflict(self, action: Action, sequence: str) -> Action | None:
        """Return the other action that has this key now, or None."""
        other = self._actions.get(sequence)
        return None if other is action else other

    def with_key(self, action: Action, sequence: str) -> "KeyMap":
        """Return a map in which an action has this key; another action that had it has none.

        An empty sequence takes the key away. Raises `ValueError` for one that `is_usable` does not accept.
        """
        if sequence and not is_usable(sequence):
            raise ValueError(f"not a key for an action: {sequence!r}")
        changed = {**self._changed, action: sequence}
        other = self.conflict(action, sequence)
        return KeyMap(changed if other is None else {**changed, other: ""})

    def is_window_wide(self, action: Action) -> bool:
        """Whether the key of an action works everywhere: it cannot be part of a text that is being typed."""
        modifiers, key = _split(self.sequence(action))
        return bool(modifiers - {"Shift"}) or _is_function_key(key)


def sequence_of(event: QKeyEvent) -> str:
    """Return a pressed key in portable form, by its place on a Russian keyboard; empty for Shift alone."""
    key = Qt.Key(event.key())
    if key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta):
        return ""
    letter = _LATIN_OF.get(chr(key)) if key < Qt.Key.Key_Escape else None
    if letter is not None:
        key = Qt.Key(ord(letter))
    pressed = QKeyCombination(event.modifiers() & _REAL_MODIFIERS, key)
    return QKeySequence(pressed).toString(QKeySequence.SequenceFormat.PortableText)


def is_usable(sequence: str) -> bool:
    """Whether a sequence is one key that is free to be given to an action.

    Digits, arrows, Space, Enter, Tab and Esc always do the same; only with Ctrl or Alt are they free.
    """
    read = QKeySequence(sequence)
    if read.count() != 1 or read.toString(QKeySequence.SequenceFormat.PortableText) != sequence:
        return False
    modifiers, key = _split(sequence)
    return bool(modifiers - {"Shift"}) or key not in _FIXED_KEYS


def _split(sequence: str) -> tuple[set[str], str]:
    """Return modifiers and key of one sequence in portable form; the key may be "+"."""
    modifiers, _, key = sequence[:-1].rpartition("+")
    return set(modifiers.split("+")) - {""}, key + sequence[-1:]


def _is_function_key(key: str) -> bool:
    return key[:1] == "F" and key[1:].isdigit()
