"""When a bot's answer is shown: after the motions of the last command and a steady pause."""

import time
from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.table.animator import Animator
from buraco_desktop.ui.table.timing import BOT_PAUSE, THINKING_SHOWN_AFTER

DISK_LOOK, DISK_PATIENCE = 4, 500
"""Milliseconds between two looks whether the last change is on disk, and after which a bot waits no more."""


def milliseconds() -> float:
    """Return the milliseconds since some moment."""
    return time.monotonic() * 1000


class BotPace(QObject):
    """Plays the answers of bots one by one. Thinking starts at once; only the showing waits.

    The pause begins with the command before, so that the time for which a bot thinks counts towards it, and
    it is the same whatever cards the bot holds.

    Signals:
        thinking_changed: `thinking_seat` is another one now.
    """

    thinking_changed = Signal()

    def __init__(
        self,
        session: MatchSession,
        animator: Animator,
        parent: QObject | None = None,
        now: Callable[[], float] = milliseconds,
    ) -> None:
        super().__init__(parent)
        self.factor = 1.0
        """Multiplies the pause; 0 shows every answer as soon as it is there."""
        self.grace_ms = 0
        """Milliseconds that a bot waits at least after a person's discard, so that it can be taken back."""
        self._version: int | None = None
        self.is_held = False
        """Whether answers wait however long, because the table shows the past."""
        self._session, self._animator, self._now = session, animator, now
        self._is_skipping = self._is_stopped = False
        self._began = self._due = now()
        self._shown_thinking: int | None = None
        self._timer = self._make_timer(self.try_play)
        self._thinking_timer = self._make_timer(self._tell_thinking)
        animator.finished.connect(self.try_play)

    @property
    def thinking_seat(self) -> int | None:
        """The bot that has been thinking so long that it is worth telling; None if there is none."""
        if not self._is_bot_to_act or self._session.has_answer:
            return None
        is_long = self._now() - self._began >= THINKING_SHOWN_AFTER
        return self._session.deal.turn if is_long else None

    def restart(self) -> None:
        """Begin the pause before the next answer; called after every change of the table.

        Where only something else is shown, the pause that runs goes on.
        """
        if self._session.version == self._version:
            return
        self._version = self._session.version
        self._is_stopped = False
        self._began = self._due = self._now()
        if not self._is_bot_to_act:
            self._timer.stop()
            self._is_skipping = False
        else:
            pause = 0 if self._is_skipping else self._pause
            self._due += pause
            self._timer.start(pause)
            self._thinking_timer.start(THINKING_SHOWN_AFTER)
        self._tell_thinking()

    def skip(self) -> None:
        """Show the answers without pauses until a person is to act."""
        if self._is_bot_to_act:
            self._is_skipping = True
            self._due = self._now()
            self._animator.finish_all()
            self._timer.start(0)

    def stop(self) -> None:
        """Show nothing more until the next change of the table."""
        self._is_stopped = True
        self._timer.stop()
        self._thinking_timer.stop()

    def try_play(self) -> None:
        """Show the waiting answer if its time has come."""
        self._tell_thinking()
        if self.is_held:
            return
        if self._is_skipping:
            self._animator.finish_all()
        if self._is_stopped or self._animator.is_running or not self._session.has_answer:
            return
        if self._timer.isActive() and self._timer.interval() == 0:
            return  # not inside the change before: whoever made it goes on first
        early = self._due - self._now()
        if early <= 0 and early > -DISK_PATIENCE and not self._session.is_saved:
            self._timer.start(DISK_LOOK)  # a crash must not cost more than one act, however slow the disk is
        elif early <= 0:
            self._session.play_answer()
        elif not self._timer.isActive():
            self._timer.start(ceil(early))

    @property
    def _is_bot_to_act(self) -> bool:
        session = self._session
        return not session.is_deal_over and session.setup.seats[session.deal.turn].bot is not None

    @property
    def _pause(self) -> int:
        pause = round(BOT_PAUSE * self.factor)
        return pause if self._session.discard_to_take_back is None else max(pause, self.grace_ms)

    def _tell_thinking(self) -> None:
        seat = self.thinking_seat
        if seat != self._shown_thinking:
            self._shown_thinking = seat
            self.thinking_changed.emit()

    def _make_timer(self, on_timeout: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(on_timeout)
        return timer
