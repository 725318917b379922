"""The keys in the program's window: the sheet, the menu, changed keys, what is remembered."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Draw
from buraco_desktop.storage.settings import HandSort, SettingsFile
from buraco_desktop.ui.dialogs.keys_sheet import KeysSheet
from buraco_desktop.ui.hand_groups import sorted_hand
from buraco_desktop.ui.keys import DEFAULT_KEYS
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse
from tests.ui.support.windows import begin_match, open_window

Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def window(qtbot, tmp_path):
    return open_window(qtbot, tmp_path)


def test_f1_shows_the_sheet_everywhere_and_escape_closes_it(window):
    for page in (window.start_page, begin_match(window, rulesets.BUKHARO).view):
        QTest.keyClick(page, Key.Key_F1)
        assert isinstance(window.overlay, KeysSheet)
        QTest.keyClick(window.overlay, Key.Key_Escape)
        assert window.overlay is None


def test_the_menu_shows_the_keys_and_help_lists_them(window):
    begin_match(window, rulesets.BUKHARO)
    for action, sequence in DEFAULT_KEYS.items():
        assert window.actions_by_name[action].shortcut().toString() == sequence
    help_menu = next(action.menu() for action in window.make_menu().actions() if action.menu())
    assert window.actions_by_name[Action.KEYS] in help_menu.actions()


def test_a_key_that_the_player_changed_acts_and_is_shown_at_once(window):
    page = begin_match(window, rulesets.BUKHARO)
    window._change_settings({"keys": {"draw": "F5", "undo": "U"}})
    assert page.parts.primary_button.data_shown.key == "F5"
    QTest.keyClick(page.view, Key.Key_D)
    assert window.desk.session.played == ()
    QTest.keyClick(page.view, Key.Key_F5)
    assert [played.command for played in window.desk.session.played] == [Draw()]
    QTest.keyClick(page.view, Key.Key_U)
    assert page.message
    assert window.actions_by_name[Action.UNDO].shortcut().toString() == "U"


def test_a_letter_is_written_where_text_is_typed(window):
    """A key of a single letter never takes the letter from a field."""
    begin_match(window, rulesets.BUKHARO)
    window.actions_by_name[Action.NEW_MATCH].trigger()
    field = next(field for field in window.new_match_page.findChildren(QLineEdit) if field.isVisible())
    field.clear()
    QTest.keyClicks(field, "17")
    QTest.keyClick(field, Key.Key_D)
    assert window.desk.session is None or window.desk.session.played == ()
    assert field.text()


def test_the_last_order_of_the_hand_is_that_of_the_next_deal_too(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path, hand_sort="rank")
    page = begin_match(window, rulesets.BUKHARO)
    session = window.desk.session
    hand = session.deal.hands[0]
    assert session.hand_order(0) == sorted_hand(hand, HandSort.RANK, session.rules)[0]
    QTest.keyClick(page.view, Key.Key_S)
    assert session.hand_order(0) == sorted_hand(hand, HandSort.MELDS, session.rules)[0]
    assert SettingsFile(tmp_path / "settings.json").values.hand_sort is HandSort.MELDS
    assert begin_match(window, rulesets.BURACO) is not page
    session = window.desk.session
    assert session.hand_order(0) == sorted_hand(session.deal.hands[0], HandSort.MELDS, session.rules)[0]


def test_an_own_order_is_not_sorted_by_anything_but_the_player(window):
    page = begin_match(window, rulesets.BUKHARO)
    mouse, session = TableMouse(page), window.desk.session
    first, last = mouse.layout.hand_spots()[0], mouse.layout.hand_spots()[-1]
    mouse.drag(mouse.hand_point(first.card), QPoint(round(last.x + last.width - 4), round(last.y + 60)))
    order = session.hand_order(0)
    window._change_settings({"theme": "wood", "hand_height": 24})
    mouse.act_by_click(Draw())
    assert session.hand_order(0)[:-1] == order


@pytest.mark.parametrize("percent", [15, 25])
def test_the_height_of_the_hand_holds_at_once(window, percent):
    page = begin_match(window, rulesets.BUKHARO)
    usual = page.scene.table.hand_width
    window._change_settings({"hand_height": percent})
    assert page.scene.table.hand_width == pytest.approx(usual * percent / 19, abs=1)
    window._change_settings({"has_large_cards": True})
    assert page.scene.table.hand_width == pytest.approx(usual * percent / 19 * 1.15, abs=1)


def test_drag_distance_and_double_click_time_hold_at_once(window):
    page = begin_match(window, rulesets.BUKHARO)
    window._change_settings({"drag_threshold": 33, "double_click_ms": 700})
    assert (page.scene.drag.distance, page.scene.drag.double_click_ms) == (33, 700)
