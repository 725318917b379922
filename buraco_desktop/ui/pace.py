"""When a bot's answer is shown: after the motions of the last command and a steady pause."""

from PySide6.QtCore import QObject, QTimer

from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.table.animator import Animator
from buraco_desktop.ui.table.timing import BOT_PAUSE


class BotPace(QObject):
    """Plays the answers of bots one by one. Thinking starts at once; only the showing waits."""

    def __init__(self, session: MatchSession, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = 1.0
        """Multiplies the pause; 0 shows every answer as soon as it is there."""
        self.grace_ms = 0
        """Milliseconds that a bot waits at least after a person's discard, so that it can be taken back."""
        self._version: int | None = None
        self.is_held = False
        """Whether answers wait however long, because the table shows the past."""
        self._session = session
        self._animator = animator
        self._is_skipping = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.try_play)
        animator.finished.connect(self.try_play)

    @property
    def _is_bot_to_act(self) -> bool:
        session = self._session
        return not session.is_deal_over and session.setup.seats[session.deal.turn].bot is not None

    def restart(self) -> None:
        """Begin the pause before the next answer; called after every change of the table.

        Where only something else is shown, the pause that runs goes on.
        """
        if self._session.version == self._version:
            return
        self._version = self._session.version
        if not self._is_bot_to_act:
            self._timer.stop()
            self._is_skipping = False
            return
        self._timer.start(0 if self._is_skipping else self._pause)

    @property
    def _pause(self) -> int:
        pause = round(BOT_PAUSE * self.factor)
        return pause if self._session.discard_to_take_back is None else max(pause, self.grace_ms)

    def skip(self) -> None:
        """Show the answers without pauses until a person is to act."""
        if self._is_bot_to_act:
            self._is_skipping = True
            self._animator.finish_all()
            self._timer.start(0)

    def stop(self) -> None:
        """Show nothing more."""
        self._timer.stop()

    def try_play(self) -> None:
        """Show the waiting answer if its time has come."""
        if self.is_held:
            return
        if self._is_skipping:
            self._animator.finish_all()
        if not self._timer.isActive() and not self._animator.is_running and self._session.has_answer:
            self._session.play_answer()
