"""The keys in force: defaults, changes, conflicts, and other keyboards."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from buraco_desktop.ui.keys import DEFAULT_KEYS, KeyMap, is_usable, sequence_of
from buraco_desktop.ui.text_table import Action

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def pressed(key, modifiers=Modifier.NoModifier, text=""):
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def test_no_two_actions_share_a_key_and_every_default_is_usable():
    assert len(set(DEFAULT_KEYS.values())) == len(DEFAULT_KEYS)
    assert all(is_usable(sequence) for sequence in DEFAULT_KEYS.values())


def test_a_changed_key_is_in_force_and_the_old_one_does_nothing():
    keys = KeyMap().with_key(Action.DRAW, "F5")
    assert keys.action(pressed(Key.Key_F5)) is Action.DRAW
    assert keys.action(pressed(Key.Key_D)) is None
    assert keys.sequence(Action.DRAW) == "F5"


def test_a_key_that_is_taken_changes_hands():
    keys = KeyMap()
    assert keys.conflict(Action.DRAW, "M") is Action.MELD
    assert keys.conflict(Action.MELD, "M") is None
    assert keys.conflict(Action.DRAW, "F5") is None
    changed = keys.with_key(Action.DRAW, "M")
    assert changed.action(pressed(Key.Key_M)) is Action.DRAW
    assert changed.sequence(Action.MELD) == ""
    assert changed.shown(Action.MELD) == ""
    assert not changed.is_window_wide(Action.MELD)


def test_the_settings_keep_only_what_differs():
    keys = KeyMap().with_key(Action.DRAW, "M").with_key(Action.DRAW, "D")
    assert keys.to_settings() == {"meld": ""}
    assert KeyMap.from_settings(keys.to_settings()).sequence(Action.MELD) == ""
    assert keys.with_key(Action.MELD, "M").to_settings() == {}


def test_unknown_names_and_unreadable_keys_of_the_settings_are_left_out():
    keys = KeyMap.from_settings({"fly": "F", "draw": "Bogus+Key", "meld": "1", "sort": "Ctrl+K"})
    assert keys.to_settings() == {"sort": "Ctrl+K"}


@pytest.mark.parametrize(
    "sequence", ["1", "Space", "Shift+Left", "Return", "Esc", "Ctrl+K, Ctrl+S", "", "Shift"]
)
def test_keys_that_always_do_the_same_cannot_be_given_away(sequence):
    assert not is_usable(sequence)
    if sequence:
        with pytest.raises(ValueError, match="not a key"):
            KeyMap().with_key(Action.DRAW, sequence)


def test_a_russian_keyboard_answers_by_the_place_of_the_key():
    assert KeyMap().action(pressed(0x0412, text="в")) is Action.DRAW
    assert sequence_of(pressed(0x042B, Modifier.ShiftModifier)) == "Shift+S"


def test_a_key_of_the_number_pad_and_a_lone_modifier():
    assert sequence_of(pressed(Key.Key_Plus, Modifier.KeypadModifier)) == "+"
    assert sequence_of(pressed(Key.Key_Shift, Modifier.ShiftModifier)) == ""


def test_captions_are_short_and_only_keys_that_type_nothing_work_everywhere():
    keys = KeyMap()
    assert (keys.caption(Action.UNDO), keys.shown(Action.UNDO)) == ("^Z", "Ctrl+Z")
    assert keys.is_window_wide(Action.UNDO)
    assert keys.is_window_wide(Action.KEYS)
    assert not keys.is_window_wide(Action.DRAW)
    assert not keys.with_key(Action.DRAW, "Shift+D").is_window_wide(Action.DRAW)
