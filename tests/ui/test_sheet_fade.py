"""Sheets fade and rise when they come, fade when they go, and never make the player wait."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.dialogs.about import AboutDialog
from buraco_desktop.ui.dialogs.sheet_fade import RISE, SheetFade
from buraco_desktop.ui.table.timing import DIALOG_IN, DIALOG_OUT, FADE, Speed


@pytest.fixture
def sheet(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    made = AboutDialog(window)
    made.show()
    made.keeper = window  # the sheet goes with its window
    return made


def fade_of(sheet, speed=Speed.NORMAL, *, is_reduced=False):
    fade = SheetFade(sheet)
    fade.set_speed(speed, is_reduced=is_reduced)
    return fade


def opacity(sheet):
    effect = sheet.graphicsEffect()
    return 1.0 if effect is None else effect.opacity()


def test_a_sheet_comes_up_from_nothing(sheet):
    fade = fade_of(sheet)
    fade.come()
    assert (sheet.y(), opacity(sheet)) == (RISE, 0)
    fade.animator.advance(DIALOG_IN.duration / 4)
    assert 0 < sheet.y() < RISE
    assert 0 < opacity(sheet) < 1
    fade.animator.advance(DIALOG_IN.duration)
    assert (sheet.y(), opacity(sheet)) == (0, 1)
    assert sheet.graphicsEffect() is None


def test_a_sheet_goes_and_only_then_is_away(sheet):
    fade, gone = fade_of(sheet), []
    fade.go(lambda: gone.append(True))
    fade.animator.advance(DIALOG_OUT.duration / 4)
    assert 0 < opacity(sheet) < 1
    assert sheet.y() == 0
    assert sheet.isVisible()
    assert gone == []
    fade.animator.advance(DIALOG_OUT.duration)
    assert not sheet.isVisible()
    assert gone == [True]


def test_a_sheet_that_goes_takes_no_more_clicks(sheet):
    closed = []
    sheet.closed.connect(lambda: closed.append(True))
    fade_of(sheet).go(lambda: None)
    QTest.mouseClick(sheet.window(), Qt.MouseButton.LeftButton, pos=sheet.rect().topLeft())
    assert closed == []


def test_any_input_completes_it_and_is_not_lost(sheet):
    closed = []
    sheet.closed.connect(lambda: closed.append(True))
    fade = fade_of(sheet)
    fade.come()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert (sheet.y(), opacity(sheet)) == (0, 1)
    assert closed == [True]
    assert not fade.animator.is_running


def test_less_motion_only_fades(sheet):
    fade = fade_of(sheet, is_reduced=True)
    fade.come()
    assert (sheet.y(), opacity(sheet)) == (0, 0)
    fade.animator.advance(FADE / 2)
    assert (sheet.y(), opacity(sheet)) == (0, 0.5)
    fade.animator.advance(FADE / 2)
    assert opacity(sheet) == 1


def test_less_motion_fades_out_too(sheet):
    fade, gone = fade_of(sheet, is_reduced=True), []
    fade.go(lambda: gone.append(True))
    assert opacity(sheet) == 1
    fade.animator.advance(FADE / 2)
    assert opacity(sheet) == 0.5
    fade.animator.advance(FADE / 2)
    assert gone == [True]


def test_without_motion_it_is_there_and_away_at_once(sheet):
    fade, gone = fade_of(sheet, Speed.NONE), []
    fade.come()
    assert (sheet.y(), sheet.graphicsEffect()) == (0, None)
    fade.go(lambda: gone.append(True))
    assert gone == [True]
    assert not sheet.isVisible()
