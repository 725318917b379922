"""What the player told the operating system is taken when it changes, not only at the next start."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from buraco_desktop.engine import rulesets
from buraco_desktop.ui import system_wishes
from tests.ui.support.windows import begin_match, open_window


@pytest.fixture
def system(monkeypatch):
    """A system whose answer the test sets."""
    answers = {"less": False}
    monkeypatch.setattr(system_wishes, "wants_less_motion", lambda: answers["less"])
    monkeypatch.setattr(system_wishes, "_session_bus", lambda: None)
    return answers


def activate(window):
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))


def test_a_wish_for_less_motion_is_taken_when_the_player_comes_back(qtbot, tmp_path, system):
    window = open_window(qtbot, tmp_path, less_motion="system")
    page = begin_match(window, rulesets.BUKHARO)
    assert not page.scene.animator.is_reduced
    system["less"] = True
    assert not page.scene.animator.is_reduced
    activate(window)
    assert page.scene.animator.is_reduced
    # Qt tells of other wishes of the player's: a good moment to ask, too.
    system["less"] = False
    QGuiApplication.styleHints().colorSchemeChanged.emit(QGuiApplication.styleHints().colorScheme())
    assert not page.scene.animator.is_reduced
    window.close()


def test_the_player_s_own_word_counts_whatever_the_system_wants(qtbot, tmp_path, system):
    window = open_window(qtbot, tmp_path, less_motion="off")
    page = begin_match(window, rulesets.BUKHARO)
    system["less"] = True
    activate(window)
    assert not page.scene.animator.is_reduced
    window.close()
