"""What a person asks the bots at the table: which plays are best, and why one of them played as it did."""

from itertools import count
from typing import TYPE_CHECKING

import msgspec

from buraco_desktop.bots.reasons import Choice, Reason
from buraco_desktop.session.asking import BotRunner, Thought, Ticket, Wish
from buraco_desktop.session.changes import Change, Reset
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import bot_seed

if TYPE_CHECKING:
    from buraco_desktop.bots.advised import Advice


class Hint(msgspec.Struct, frozen=True):
    """The best plays for the person to act; none if they could not be found."""

    plays: "tuple[Advice, ...]"


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot gave the command with this number in the log of the deal."""

    index: int
    reason: Reason | None
    """Its public part; None if the bot would play otherwise today, or a simple move stood in for it."""


class Adviser:
    """Asks the runner on behalf of the person at the table, one question at a time, and reads its thoughts.

    A hint is forgotten with every change of the table, an explanation when the log is cut. Whoever gets the
    runner's deliveries hands each `Thought` to `arrived`.
    """

    def __init__(self, session: MatchSession, runner: BotRunner) -> None:
        self._session, self._runner = session, runner
        self._numbers = count(1)
        self._open: Ticket | None = None
        self._index: int | None = None
        """The command that is asked about; None for a hint."""
        self._version = session.version
        """The version of the match at the last question."""
        self._unsubscribe = session.subscribe(self._on_change)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._open is not None

    def ask_hint(self, seat: int) -> None:
        """Ask for the best plays of this seat, which is to act."""
        session = self._session
        seed = bot_seed(session.deal_number, len(session.played), seat)
        ticket = self._ticket(seat, None)
        self._runner.consult(ticket, session.view(seat), "", seed, Wish.ADVICE)

    def ask_reason(self, index: int) -> None:
        """Ask why a bot gave the command with this number in the log of the deal.

        Raises `ValueError` for a command that no bot gave.
        """
        session = self._session
        seat = session.played[index].seat
        bot = session.setup.seats[seat].bot
        if bot is None:
            raise ValueError(f"no bot gave command {index}")
        seed = bot_seed(session.deal_number, index, seat)
        ticket = self._ticket(seat, index)
        self._runner.consult(ticket, session.past_view(seat, index), bot, seed, Wish.REASON)

    def forget(self) -> None:
        """Ask no longer; a late answer counts for nothing."""
        if self._open is not None:
            self._open = None
            self._runner.dismiss()

    def arrived(self, thought: Thought) -> Hint | Explanation | None:
        """Return what a thought says; None if nobody waits for it any more."""
        if thought.ticket != self._open:
            return None
        self._open, index = None, self._index
        found = thought.finding
        if index is None:
            return Hint(found if isinstance(found, tuple) else ())
        given = self._session.played[index].command
        reason = found.reason if isinstance(found, Choice) and found.command == given else None
        return Explanation(index, reason)

    def close(self) -> None:
        """Ask nothing any more."""
        self.forget()
        self._unsubscribe()

    def _ticket(self, seat: int, index: int | None) -> Ticket:
        self._index, self._version = index, self._session.version
        self._open = Ticket(next(self._numbers), seat)
        return self._open

    def _on_change(self, change: Change) -> None:
        # Another listener may have asked about this very change already.
        if change.version > self._version and (self._index is None or isinstance(change, Reset)):
            self.forget()
