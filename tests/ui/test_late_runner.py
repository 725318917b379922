"""Bots that begin after the first paint: what they were asked before is asked then, unless taken back."""

from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.first_paint import FirstPaint
from buraco_desktop.ui.late_runner import LateRunner


class Heard:
    """A runner that writes down what it is told."""

    def __init__(self):
        self.told = []

    def __getattr__(self, name):
        return lambda *words: self.told.append((name, *words))


def test_what_is_asked_before_the_beginning_is_asked_at_the_beginning():
    heard, made = Heard(), []
    runner = LateRunner(lambda: made.append(True) or heard)
    runner.request(1, "seen", "easy", 7)
    runner.request(2, "seen", "easy", 8)
    runner.consult(3, "seen", "", 9, "wish")
    assert not made
    runner.begin()
    runner.begin()
    assert made == [True]
    assert heard.told == [("request", 2, "seen", "easy", 8), ("consult", 3, "seen", "", 9, "wish")]
    heard.told.clear()
    runner.request(4, "seen", "easy", 1)
    runner.cancel()
    runner.consult(5, "seen", "", 2, "wish")
    runner.dismiss()
    runner.close()
    assert [name for name, *_ in heard.told] == ["request", "cancel", "consult", "dismiss", "close"]


def test_what_was_taken_back_is_not_asked():
    heard = Heard()
    runner = LateRunner(lambda: heard)
    runner.request(1, "seen", "easy", 7)
    runner.cancel()
    runner.consult(2, "seen", "", 9, "wish")
    runner.dismiss()
    runner.begin()
    assert heard.told == []


def test_a_program_that_ends_before_the_first_paint_makes_no_bots():
    made = []
    LateRunner(lambda: made.append(True)).close()
    assert not made


def test_the_first_paint_is_told_once_and_after_it(qtbot):
    painted = []

    class Covered(QWidget):
        def paintEvent(self, _event):
            painted.append(True)

    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    Covered(window).resize(200, 100)
    window.show()
    first = FirstPaint(window.windowHandle())
    seen = []
    first.over.connect(lambda: seen.append(len(painted)))
    qtbot.waitUntil(lambda: bool(seen))
    window.resize(300, 200)
    window.hide()
    window.show()
    qtbot.waitUntil(lambda: len(painted) > seen[0])
    assert len(seen) == 1
    assert seen[0] >= 1
