"""What the program asks the worker of the bots, and what that answers. Needs no bot itself."""

from collections.abc import Callable

import msgspec

from buraco_desktop.bots.advised import Advice
from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.reasons import Choice
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.view import SeatView
from buraco_desktop.session.asking import Wish

MakeBot = Callable[[str], Bot]


class Question(msgspec.Struct, frozen=True):
    """What a seat sees, and which bot is to play it."""

    number: int
    """Told again in the reply."""
    seen: SeatView
    bot: str
    seed: int
    wish: Wish = Wish.MOVE


class Crashed(msgspec.Struct, frozen=True):
    """The bot raised an exception; `text` is its traceback."""

    text: str


class Interrupted(msgspec.Struct, frozen=True):
    """The thought was broken off, as the program asked for."""


class Illegal(msgspec.Struct, frozen=True):
    """The bot's answer is refused, or is no command; `text` says what it was."""

    text: str


Finding = tuple[Advice, ...] | Choice
"""The answer to a wish that is no move."""


class Reply(msgspec.Struct, frozen=True):
    """The answer to the question with this number."""

    number: int
    result: Command | Finding | Crashed | Illegal | Interrupted


class Stop(msgspec.Struct, frozen=True):
    """The question that is being thought about is not wanted any more."""


class Ready(msgspec.Struct, frozen=True):
    """The worker has started and waits for its first question."""
