"""Lets real time pass at a timed table, shows what is left, and plays for a person who is too slow."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.timekeeping import pass_time, play_for_person
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.turn_bar import TurnBar
from buraco_desktop.ui.text_clock import played_for_you, time_left
from buraco_desktop.ui.theme import Theme

TICK_MS = 200
LONGEST_TICK_MS = 1_000
"""No more passes at once: while the computer sleeps, nobody's time does."""
Z_TURN_BAR = 3300


class TableClock(QObject):
    """The clock of one table. Time passes only while the table can be played at.

    Signals:
        changed: other words are to be shown in the top bar.
        played: lines that tell what was played for the person.
    """

    changed = Signal()
    played = Signal(str, str)

    def __init__(
        self, session: MatchSession, seat: int, scene: TableScene, theme: Theme, page: QWidget
    ) -> None:
        super().__init__(page)
        self.is_covered: Callable[[], bool] = lambda: False
        """Whether something lies over the table, so that it cannot be played at."""
        self.is_held = False
        """Whether time stands still because the table shows the past."""
        self.seat = seat
        """The person at the table, beside whose plate the time of a turn is shown."""
        self._session, self._scene, self._page = session, scene, page
        self._words = self.words
        self._drawn_in: tuple[int, int] | None = None
        self.bar = TurnBar(theme)
        self.bar.setZValue(Z_TURN_BAR)
        scene.addItem(self.bar)
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        scene.laid_out.connect(self.refresh)

    @property
    def words(self) -> str:
        """What is left of the match; empty without a limit."""
        deal = self._session.deal
        return time_left(self._session.clock, deal.is_time_up, deal.turns_left)

    def start(self) -> None:
        """Let the clock run, if the game is timed."""
        if self._session.clock.is_timed:
            self._elapsed.start()
            self._timer.start()

    def stop(self) -> None:
        """Let the clock stand."""
        self._timer.stop()

    def pass_time(self, ms: int) -> None:
        """Let so many milliseconds pass at the table, and do what is due then."""
        animator = self._scene.animator
        pass_time(self._session, ms, is_at_rest=not animator.is_running)
        if self._session.clock.is_turn_over and not animator.is_running:
            self._play_for_person()
        self.refresh()

    def refresh(self) -> None:
        """Show what is left now."""
        clock, layout = self._session.clock, self._scene.table
        left, share = clock.turn_left_ms, clock.turn_share
        is_own = self._session.deal.turn == self.seat
        if layout is None or left is None or share is None or not is_own:
            self.bar.setVisible(False)
        else:
            seconds = -(-left // 1_000) if clock.is_warning else None
            self.bar.show_turn(layout.plate_spots[self.seat].rect, layout.u, share, seconds)
        if self.words != self._words:
            self._words = self.words
            self.changed.emit()

    def _tick(self) -> None:
        passed = min(self._elapsed.restart(), LONGEST_TICK_MS)
        if self._can_play:
            self.pass_time(passed)

    @property
    def _can_play(self) -> bool:
        is_away = not self._page.isVisible() or self._page.window().isMinimized()
        is_covered = self.is_held or self.is_covered() or QApplication.activeModalWidget() is not None
        return not is_away and not is_covered

    def _play_for_person(self) -> None:
        drag = self._scene.drag
        if drag is not None and drag.is_carrying:
            drag.cancel()
            return
        turn = (self._session.deal_index, self._session.deal.turn_count)
        step = play_for_person(self._session)
        if step is not None and isinstance(step.command, Draw):
            self._drawn_in = turn
        elif step is not None and isinstance(step.command, Discard):
            self.played.emit(*played_for_you(step.command.card, has_drawn=self._drawn_in == turn))
