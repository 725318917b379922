"""The bots' side of a session: asks once in each version, keeps the answer, drops what came too late."""

from buraco_desktop.engine.view import SeatView
from buraco_desktop.session.asking import BotAnswer, BotRunner, Ticket


class BotDesk:
    """Questions to the runner and the one answer that waits. All calls come from the session's thread."""

    def __init__(self, runner: BotRunner) -> None:
        self._runner = runner
        self._asked_version: int | None = None
        self._answer: BotAnswer | None = None

    @property
    def has_answer(self) -> bool:
        """Whether an answer waits."""
        return self._answer is not None

    def ask(self, version: int, seen: SeatView, bot: str, seed: int) -> None:
        """Ask a bot for a command, unless it was asked in this version."""
        if self._asked_version != version:
            self._asked_version = version
            self._runner.request(Ticket(version, seen.seat), seen, bot, seed)

    def arrived(self, answer: BotAnswer, version: int) -> None:
        """Keep an answer; one to a question of another version is dropped."""
        if answer.ticket.version == version:
            self._answer = answer

    def take(self) -> BotAnswer | None:
        """Hand out the answer that waits, if any."""
        answer, self._answer = self._answer, None
        return answer

    def forget(self, *, is_cancelled: bool) -> None:
        """Drop the answer that waits; with `is_cancelled` the bot need not go on thinking."""
        self._answer = None
        if is_cancelled:
            self._runner.cancel()
