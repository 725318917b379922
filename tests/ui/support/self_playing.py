"""The real program in a process of its own, with a hand that plays by mouse: run as a script by tests.

Usage: self_playing.py PROFILE. Continues the match of the profile or starts one of Bukharo. After every
action, the number of actions that are certain goes to stdout, one line each.
"""

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.options import Options
from buraco_desktop.ui import app as program
from buraco_desktop.ui.desk import OWN_SEAT
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse


def actions_of(session) -> int:
    """How many commands the match has had."""
    return sum(len(deal.record.deal.command_texts) for deal in session.finished) + (
        0 if session.is_deal_over else len(session.played)
    )


class Hand:
    """Plays the person's seat whenever it may."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._bot = make_bot("greedy")
        self._told = -1
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._act)
        self._timer.start(5)

    def _act(self) -> None:
        window, session = self._window, self._window.desk.session
        if window.table_page is None or session is None:
            return
        count = actions_of(session)
        if count != self._told:
            self._told = count
            sys.stdout.write(f"{count}\n")
            sys.stdout.flush()
        if session.is_deal_over:
            window.actions_by_name[Action.NEXT_DEAL if not session.result.is_over else Action.QUIT].trigger()
        elif session.deal.turn == OWN_SEAT and session.is_saved:  # no hand is as quick as a disk
            command = self._bot.choose(session.view(OWN_SEAT), Random(1))
            TableMouse(window.table_page).act_by_drag(command)


def main() -> int:
    """Run the program with a hand at the mouse."""
    profile = Path(sys.argv[1])
    hands = []

    def begin() -> None:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        summary = window.desk.unfinished()
        if summary is not None:
            window.open_match(summary.path)
        else:
            window.start(Options(new="bukharo"))
        hands.append(Hand(window))

    program.make_application()
    QTimer.singleShot(0, begin)
    return program.run(Options(profile=profile))


if __name__ == "__main__":
    sys.exit(main())
