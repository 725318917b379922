"""What the player told the operating system is taken when it changes, not only at the next start."""

import sys

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtDBus import QDBusMessage, QDBusVariant
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from buraco_desktop.engine import rulesets
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.settings_portal import is_without_motion
from tests.ui.support.windows import begin_match, open_window


@pytest.fixture
def system(monkeypatch):
    """A system whose answer the test sets."""
    answers = {"less": False}
    monkeypatch.setattr(when_wanted, "ask_for_motion", lambda _parent, take: take(answers["less"]))
    monkeypatch.setattr(sys, "platform", "linux")
    return answers


def activate(window):
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))


def test_a_wish_for_less_motion_is_taken_when_the_player_comes_back(qtbot, tmp_path, system):
    window = open_window(qtbot, tmp_path, less_motion="system")
    window.prepare()
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
    window.prepare()
    page = begin_match(window, rulesets.BUKHARO)
    system["less"] = True
    activate(window)
    assert not page.scene.animator.is_reduced
    window.close()


def test_the_system_is_asked_when_the_first_picture_is_there(qtbot, tmp_path, system):
    system["less"] = True
    window = open_window(qtbot, tmp_path, less_motion="system")
    page = begin_match(window, rulesets.BUKHARO)
    assert not page.scene.animator.is_reduced
    window.prepare()
    assert page.scene.animator.is_reduced
    window.close()


@pytest.mark.parametrize(("value", "is_less"), [(False, True), (True, False), ("false", False)])
def test_the_desktop_of_linux_answers_with_a_value_in_a_wrapping(value, is_less):
    question = QDBusMessage.createMethodCall("a.b", "/a", "a.b", "ReadOne")
    assert is_without_motion(question.createReply(QDBusVariant(value))) is is_less
    assert not is_without_motion(question.createReply([]))
    assert not is_without_motion(question.createErrorReply("a.b.Unknown", "there is no such setting"))
