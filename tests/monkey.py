"""Random events at the window while bots play: `python -m tests.monkey [COUNT] [--seed S]`.

So many presses, moves, wheel turns, keys, resizes and changes of the window's state are thrown at it. Nothing
may be raised, Qt may not complain, and after each batch every card of the deal lies on the table once. A
short form runs in CI (`tests/ui/test_monkey.py`).
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from buraco_desktop.engine import rulesets
from buraco_desktop.ui import match_making
from buraco_desktop.ui.collector import MainThreadCollector
from buraco_desktop.ui.pages.choice import quick_choice
from buraco_desktop.ui.text_table import Action
from tests.ui.support.match_hand import MatchHand
from tests.ui.support.on_table import check_table
from tests.ui.support.program import Program, all_faults_raised

USUAL_COUNT = 20_000
BATCH = 100
"""Events after which the table is looked at."""
LONGEST_AWAY = 60
"""Events away from a table after which the monkey is led back to one."""
NEVER = (Action.QUIT, Action.OPEN, Action.SAVE_AS)
"""What leads out of the window, or to a dialog of the system."""
KEYS = [Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)]
KEYS += [Qt.Key(code) for code in range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)]
OFTEN = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_D),
    *(Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Delete, Qt.Key.Key_PageDown, Qt.Key.Key_Menu, Qt.Key.Key_N),
)
NO_MODIFIER, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
BUTTONS = (Qt.MouseButton.LeftButton,) * 8 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)


class ChosenChance:
    """Stands in for `secrets` of the desk, so that the same seed deals the same cards."""

    def __init__(self, chance: Random) -> None:
        self.randbelow = chance.randrange


class Monkey:
    """Throws events at the window of a program. The same seed throws the same ones."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program, self._chance = program, Random(seed)
        self._true_chance, match_making.secrets = match_making.secrets, ChosenChance(self._chance)
        self._window = program.open()
        self._grabber = None
        """The widget that got the last press, and gets all of the mouse until the release."""
        self._button = Qt.MouseButton.LeftButton
        self._away = LONGEST_AWAY
        self.thrown: Counter[str] = Counter()
        self.deals = self.acts = 0
        self._guard = QTimer()
        self._guard.timeout.connect(self._leave_popup)
        self._guard.start(0)

    def run(self, count: int) -> None:
        """Throw so many events, looking at the table after each batch."""
        kinds = (
            *((self._press, 14), (self._move, 22), (self._release, 16), (self._key, 22), (self._wheel, 3)),
            *(
                (self._resize, 2),
                (self._change_state, 1),
                (self._act, 8),
                (self._pause, 11),
                (self._leave, 1),
            ),
        )
        throws = [kind for kind, weight in kinds for _ in range(weight)]
        for number in range(count):
            throw = self._chance.choice(throws)
            self.thrown[throw.__name__.strip("_")] += 1
            throw()
            self._stay_at_the_table()
            if number % BATCH == BATCH - 1:
                self.look()

    def look(self) -> None:
        """See that the table is whole."""
        QApplication.processEvents()
        if self._window.table_page is not None and self._window.desk.session is not None:
            check_table(self._window.table_page)

    def close(self) -> None:
        """Leave the window."""
        self._guard.stop()
        match_making.secrets = self._true_chance

    # -- the mouse

    def _point(self) -> QPoint:
        """A point of the window; often one with something to press."""
        window, page = self._window, self._window.table_page
        size = window.size()
        anywhere = QPoint(self._chance.randrange(size.width()), self._chance.randrange(size.height()))
        if page is None or not page.isVisible() or page.scene.table is None or self._chance.random() < 0.3:
            return anywhere
        table = page.scene.table
        rects = [table.stock, table.tray, table.hand, *table.zones.values(), *table.buttons]
        rects += [spot.fan for spot in table.melds.values()]
        rects += [spot.strip for spot in table.hand_spots()]
        rect = self._chance.choice(rects)
        x, y = rect.x + self._chance.random() * rect.width, rect.y + self._chance.random() * rect.height
        return page.view.viewport().mapTo(window, QPoint(round(x), round(y)))

    def _target(self, point):
        return self._grabber or self._window.childAt(point) or self._window

    def _press(self) -> None:
        if self._grabber is not None:
            self._release()
        point = self._point()
        target = self._target(point)
        self._hold(target)
        self._button = self._chance.choice(BUTTONS)
        modifier = self._chance.choice((NO_MODIFIER, NO_MODIFIER, SHIFT, CONTROL))
        place = target.mapFrom(self._window, point)
        if self._chance.random() < 0.1:
            QTest.mouseDClick(target, self._button, modifier, place)
        QTest.mousePress(target, self._button, modifier, place)

    def _hold(self, target) -> None:
        self._grabber = target
        target.destroyed.connect(self._let_go)

    def _let_go(self) -> None:
        self._grabber = None

    def _move(self) -> None:
        point = self._point()
        target = self._target(point)
        QTest.mouseMove(target, target.mapFrom(self._window, point))

    def _release(self) -> None:
        target, point = self._grabber, self._point()
        if target is None:
            self._press()
            return
        self._grabber = None
        target.destroyed.disconnect(self._let_go)
        QTest.mouseRelease(target, self._button, NO_MODIFIER, target.mapFrom(self._window, point))

    def _wheel(self) -> None:
        point = self._point()
        target = self._target(point)
        place = target.mapFrom(self._window, point)
        turn = QPoint(0, self._chance.choice((-240, -120, 120, 240)))
        event = QWheelEvent(
            QPointF(place),
            QPointF(target.mapToGlobal(place)),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            self._chance.choice((NO_MODIFIER, CONTROL)),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(target, event)

    # -- keys

    def _key(self) -> None:
        key = self._chance.choice(OFTEN if self._chance.random() < 0.6 else KEYS)
        modifier = self._chance.choice((NO_MODIFIER, NO_MODIFIER, NO_MODIFIER, SHIFT, CONTROL))
        if modifier == CONTROL and key in (Qt.Key.Key_Q, Qt.Key.Key_O, Qt.Key.Key_S, Qt.Key.Key_W):
            return
        target = QApplication.focusWidget() or self._window
        QTest.keyClick(target, key, modifier)

    # -- the window

    def _resize(self) -> None:
        self._window.resize(self._chance.randrange(900, 2000), self._chance.randrange(600, 1300))

    def _change_state(self) -> None:
        change = self._chance.choice(("minimise", "full", "maximise", "normal", "focus", "scheme"))
        window = self._window
        match change:
            case "minimise":
                window.showMinimized()
                QApplication.processEvents()
                window.showNormal()
            case "full":
                window.showFullScreen()
            case "maximise":
                window.showMaximized()
            case "normal":
                window.showNormal()
            case "focus":
                window.clearFocus()
                QApplication.processEvents()
                window.activateWindow()
            case "scheme":
                QApplication.sendEvent(window, QEvent(QEvent.Type.PaletteChange))

    def _leave(self) -> None:
        """Let the pointer leave; now and then the system keeps the release of a button for itself."""
        if self._grabber is not None and self._chance.random() < 0.5:
            self._grabber.destroyed.disconnect(self._let_go)
            self._grabber = None
            for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
                QApplication.sendEvent(self._window, QEvent(kind))
            QTest.mouseRelease(self._window, self._button)
        QApplication.sendEvent(self._target(self._point()), QEvent(QEvent.Type.Leave))

    # -- going on

    def _pause(self) -> None:
        for _ in range(self._chance.randrange(1, 4)):
            QApplication.processEvents()

    def _act(self) -> None:
        """Play on for a moment as a person would, so that the monkey sees whole matches."""
        window = self._window
        session, page = window.desk.session, window.table_page
        if session is None or page is None or not page.isVisible() or window.overlay is not None:
            return
        if session.is_deal_over:
            self.deals += 1
            window.actions_by_name[Action.NEW_MATCH if session.result.is_over else Action.NEXT_DEAL].trigger()
            return
        if self._grabber is not None:
            self._release()
        if page.replay.is_running:
            QTest.keyClick(page.view, Qt.Key.Key_Escape)  # ends it, and does nothing else
        QApplication.processEvents()  # a new size comes late, and a person sees it before he aims
        if session.deal.turn == 0 and not session.is_deal_over and window.overlay is None:
            *_, is_done = MatchHand(window).try_to_act()
            self.acts += is_done

    def _stay_at_the_table(self) -> None:
        window = self._window
        if not window.isVisible():
            self._window = window = self._program.open()
            self._away = LONGEST_AWAY
        page = window.table_page
        if page is not None and page.isVisible() and not window.desk.session.result.is_over:
            self._away = 0
            return
        self._away += 1
        if self._away > LONGEST_AWAY:
            self._away = 0
            rules = self._chance.choice(rulesets.ALL)
            window.new_match(quick_choice(rules, self._chance.choice(rules.players), "Ana", "greedy"))

    def _leave_popup(self) -> None:
        """Choose something in a menu, or close what holds the program in a loop of its own."""
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            actions = [action for action in popup.actions() if action.isEnabled() and action.text()]
            never = {self._window.actions_by_name[action] for action in NEVER}
            actions = [action for action in actions if action not in never]
            if actions and self._chance.random() < 0.5:
                popup.setActiveAction(self._chance.choice(actions))
                QTest.keyClick(popup, Qt.Key.Key_Return)
            else:
                QTest.keyClick(popup, Qt.Key.Key_Escape)
        elif popup is not None:
            popup.close()
        elif (modal := QApplication.activeModalWidget()) is not None:
            modal.close()


def main() -> int:
    """Throw the events and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__.splitlines()[0])
    parser.add_argument("count", nargs="?", type=int, default=USUAL_COUNT)
    parser.add_argument("--seed", type=int, default=1)
    found = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, all_faults_raised() as faults:
        program = Program(Path(folder), speed="normal", pace="instant")
        monkey = Monkey(program, found.seed)
        collector = MainThreadCollector(program.app)
        try:
            while monkey.thrown.total() < found.count and not faults:
                monkey.run(min(BATCH, found.count - monkey.thrown.total()))
        finally:
            monkey.close()
            program.close()
            collector.close()
    words = ", ".join(f"{count} {name}" for name, count in monkey.thrown.most_common())
    done = f"{monkey.thrown.total()} events, {monkey.acts} acts, {monkey.deals} deals"
    sys.stdout.write(f"seed {found.seed}: {done}; {words}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
