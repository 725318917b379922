"""What the bots are asked and answer. Nothing of the bots is imported, so that a table can wait for them.

`bot_runner` has those who are asked.
"""

from collections.abc import Callable
from enum import Enum, StrEnum, auto
from typing import TYPE_CHECKING, Protocol

import msgspec

from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.view import SeatView

if TYPE_CHECKING:
    from buraco_desktop.session.questions import Finding


class Wish(Enum):
    """What is wanted to know."""

    MOVE = auto()
    """The command that the bot gives."""
    ADVICE = auto()
    """The best plays, for a person; they are the strongest level's, whatever the bot."""
    REASON = auto()
    """Why the bot gives its command, as far as everybody may know."""


class Ticket(msgspec.Struct, frozen=True):
    """What an answer is for; a session drops answers to an older version of itself."""

    version: int
    seat: int


class Fallback(StrEnum):
    """Why a simple move of the program's own stands in for the bot's."""

    WORKER_DIED = "worker_died"
    TOO_LATE = "too_late"
    CRASHED = "crashed"
    ILLEGAL = "illegal"


class BotAnswer(msgspec.Struct, frozen=True):
    """A legal command for a ticket; `fallback` is None if the bot itself chose it."""

    ticket: Ticket
    command: Command
    fallback: Fallback | None = None


class Thought(msgspec.Struct, frozen=True):
    """What was found for a ticket of `consult`; `finding` is None if nothing could be."""

    ticket: Ticket
    finding: "Finding | None"


Deliver = Callable[[BotAnswer | Thought], None]


class BotRunner(Protocol):
    """Somebody who asks bots: one move at a time, and beside that one question of a person."""

    def request(self, ticket: Ticket, seen: SeatView, bot: str, seed: int) -> None:
        """Ask for a command; the answer is delivered once. A newer request replaces one not yet answered."""

    def cancel(self) -> None:
        """Forget the request not yet answered. An answer that is being delivered may still arrive."""

    def consult(self, ticket: Ticket, seen: SeatView, bot: str, seed: int, wish: Wish) -> None:
        """Ask what a person wants to know; a `Thought` is delivered once. Moves of bots come first.

        A newer question replaces one not yet answered.
        """

    def dismiss(self) -> None:
        """Forget the question of `consult` not yet answered. A thought may still arrive."""

    def close(self) -> None:
        """Stop for good; nothing is delivered afterwards. May be called again."""
