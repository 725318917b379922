"""Settings hold at once at a table that is being played, need no restart, and are there the next time."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from buraco_desktop.options import Options
from buraco_desktop.storage.library import SaveLibrary
from buraco_desktop.storage.settings import SettingsFile
from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
from buraco_desktop.ui.dialogs.settings.dialog import SettingsDialog
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.text_table import Action
from tests.ui.support.languages import spoken
from tests.ui.support.program import Program


@pytest.fixture
def program(qapp, tmp_path):
    with spoken("en"):
        program = Program(tmp_path)
        yield program
        program.close()


def kept(program):
    return json.loads((program.profile / "settings.json").read_text())


def open_settings(window):
    window.actions_by_name[Action.SETTINGS].trigger()
    assert isinstance(window.overlay, SettingsDialog)
    return window.overlay


def press(window, key):
    QTest.keyClick(window.focusWidget(), key)


def choose(dialog, name, words):
    control = dialog.control(name)
    dialog.area.ensureWidgetVisible(control)
    button = next(b for b in control.findChildren(QAbstractButton) if b.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def move(dialog, name, key):
    QTest.keyClick(dialog.control(name).track, key)


def turn(dialog, name):
    QTest.mouseClick(dialog.control(name), Qt.MouseButton.LeftButton)


def test_every_setting_reaches_the_table_at_once_and_the_file(program):
    window = program.open(Options(new="bukharo"))
    page = window.table_page
    digest, width = window.desk.session.deal.digest(), page.scene.table.hand_width
    dialog = open_settings(window)
    choose(dialog, "theme", "Wood")
    assert page.parts.primary_button.theme.key == "wood"
    choose(dialog, "back", "Green waves")
    assert page.controller.look.style.back == "back-calcada-green"
    choose(dialog, "suits", "four colours")
    choose(dialog, "index", "large")
    assert page.controller.look.style.four_colours
    assert page.controller.look.style.large_index
    move(dialog, "hand_height", Qt.Key.Key_End)
    assert page.scene.table.hand_width > width
    move(dialog, "speed", Qt.Key.Key_Right)
    assert page.scene.animator.speed is Speed.SLOW
    choose(dialog, "less_motion", "on")
    assert page.scene.animator.is_reduced
    move(dialog, "pace", Qt.Key.Key_Home)
    assert page.pace.factor > 1
    move(dialog, "drag_threshold", Qt.Key.Key_End)
    assert page.scene.drag.distance == 48
    move(dialog, "double_click_ms", Qt.Key.Key_End)
    assert page.scene.drag.double_click_ms == 1000
    turn(dialog, "confirms_discard")
    assert page.controller.guard.is_on
    move(dialog, "grace_ms", Qt.Key.Key_End)
    assert page.pace.grace_ms == 5000
    choose(dialog, "text_scale", "125 %")
    assert page.scene.table.picture.text_scale == 1.25
    choose(dialog, "dialogs", "dark")
    assert dialog.look.theme.sheet == "#1D212A"
    assert window.desk.session.deal.digest() == digest
    stored = kept(program)
    assert stored["theme"] == "wood"
    assert stored["grace_ms"] == 5000
    assert stored["confirms_discard"] is True


def test_theme_and_window_are_there_at_the_next_start(program):
    window = program.open()
    dialog = open_settings(window)
    choose(dialog, "theme", "Dark")
    press(window, Qt.Key.Key_Escape)
    assert window.overlay is None
    window.setMinimumSize(300, 300)
    window.resize(640, 500)
    window.move(20, 30)
    window.close()
    place = next(reversed(SettingsFile(program.profile / "settings.json").values.windows.values()))
    assert (place.x, place.y, place.width, place.height) == (20, 30, 640, 500)
    again = program.open()
    assert again.start_page.look.theme.key == "dark"
    assert again.pos() == window.pos()


def test_full_screen_by_switch_and_by_key_are_one(program):
    window = program.open()
    dialog = open_settings(window)
    turn(dialog, "full_screen")
    assert window.isFullScreen()
    window.actions_by_name[Action.FULL_SCREEN].trigger()
    assert not window.isFullScreen()
    assert not dialog.control("full_screen").isChecked()


def test_a_changed_key_works_at_the_table(program):
    window = program.open(Options(new="bukharo"))
    page = window.table_page
    dialog = open_settings(window)
    cap = dialog.control("keys").buttons[Action.SORT]
    dialog.area.ensureWidgetVisible(cap)
    QTest.mouseClick(cap, Qt.MouseButton.LeftButton)
    QTest.keyClick(cap, Qt.Key.Key_W)
    press(window, Qt.Key.Key_Escape)
    asked = []
    page.sort_chosen.connect(asked.append)
    QTest.keyClick(page.view, Qt.Key.Key_W)
    assert asked
    assert kept(program)["keys"] == {"sort": "W"}


def test_a_friendly_table_is_chosen_marked_saved_and_found_again(program):
    window = program.open()
    window.actions_by_name[Action.NEW_MATCH].trigger()
    row = window.new_match_page._options.taking_back
    buttons = [each for each in row.choice.findChildren(QAbstractButton) if not each.isHidden()]
    free = next(each for each in buttons if each.text() == "Free (practice)")
    QTest.mouseClick(free, Qt.MouseButton.LeftButton)
    assert "practice" in window.new_match_page._details.text()
    QTest.keyClick(window.new_match_page, Qt.Key.Key_Return)
    assert window.desk.session.setup.is_practice
    assert window.table_page.parts._strip.data_shown.badge == "Practice"
    window.actions_by_name[Action.SHEET].trigger()
    assert isinstance(window.overlay, ScoreSheet)
    assert "Practice" in window.overlay.subtitle.text()
    window.close()
    (summary,) = SaveLibrary(program.profile / "matches").summaries()
    assert summary.is_practice
    again = program.open()
    again.open_match(summary.path)
    assert again.desk.session.setup.is_practice
    assert again.table_page.parts._strip.data_shown.badge == "Practice"


def test_the_next_match_is_fair_unless_it_is_chosen(program):
    window = program.open(Options(new="bukharo"))
    assert not window.desk.session.setup.is_practice
    assert not window.new_match_page.choice.is_practice


def test_undo_by_the_plate_in_the_window(program, qtbot):
    (program.profile / "settings.json").write_text(
        json.dumps({"speed": "none", "pace": "instant", "grace_ms": 10_000, "language": "en"})
    )
    window = program.open(Options(new="bukharo"))
    session = window.desk.session
    qtbot.waitUntil(lambda: session.deal.turn == 0, timeout=10_000)
    window.table_page.do(Action.DRAW)
    drawn = session.deal.digest()
    window.table_page.controller.toggle(session.hand_order(0)[0])
    QTest.keyClick(window.table_page.view, Qt.Key.Key_X)
    assert window.table_page.care.offer.plate.data_shown is not None
    window.actions_by_name[Action.UNDO].trigger()
    assert session.deal.digest() == drawn
