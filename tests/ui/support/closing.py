"""The real program, closed in the middle of something: run as a script by tests.

Usage: closing.py PROFILE MOMENT. Before it closes, the numbers of its child processes go to stdout.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from buraco_desktop.options import Options
from buraco_desktop.ui import app as program
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse

WAIT_MS = 30
"""Between two looks whether the moment has come."""


def is_dealing(window):
    return window.table_page.scene.animator.is_running and not window.desk.session.played


def is_thinking(window):
    """Whether a bot has been asked and has not answered."""
    session = window.desk.session
    if session.deal.turn == 0:
        mouse = TableMouse(window.table_page)
        mouse.click(mouse.middle(mouse.layout.stock))
        mouse.pick(session.hand_order(0)[:1])
        mouse.click(mouse.middle(mouse.layout.tray))
    return session.deal.turn != 0 and not session.has_answer


def is_dragging(window):
    mouse = TableMouse(window.table_page)
    start = mouse.hand_point(window.desk.session.hand_order(0)[0])
    mouse.press(start)
    mouse.move(start - QPoint(0, 40))
    mouse.move(start - QPoint(0, 120))
    return window.table_page.scene.drag.is_carrying


def is_in_dialog(window):
    window.actions_by_name[Action.SETTINGS].trigger()
    return window.overlay is not None


def is_in_menu(window):
    QTimer.singleShot(WAIT_MS, lambda: leave(window))
    window.actions_by_name[Action.MENU].trigger()
    return False


def is_in_error(window):
    """Whether the message about an error is shown, which happens on the first call."""
    if window.findChild(QMessageBox) is None:
        QTimer.singleShot(0, fail)
    return window.findChild(QMessageBox) is not None


def fail():
    raise RuntimeError("for a test")


MOMENTS = {
    "dealing": is_dealing,
    "thinking": is_thinking,
    "dragging": is_dragging,
    "dialog": is_in_dialog,
    "menu": is_in_menu,
    "error": is_in_error,
}


def leave(window):
    """Close the window as its cross does."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    sys.stdout.write(children.read_text() if children.exists() else "")
    sys.stdout.flush()
    window.close()


def main() -> int:
    """Run the program until the moment has come."""
    profile, moment = Path(sys.argv[1]), sys.argv[2]

    def look(window: MainWindow) -> None:
        if MOMENTS[moment](window):
            leave(window)
        elif window.isVisible():
            QTimer.singleShot(WAIT_MS, lambda: look(window))

    def begin() -> None:
        window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
        QTest.keyClick(window.start_page, Qt.Key.Key_Return)
        look(window)

    program.make_application()
    QTimer.singleShot(0, begin)
    return program.run(Options(profile=profile))


if __name__ == "__main__":
    sys.exit(main())
