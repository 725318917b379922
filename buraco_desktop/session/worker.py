"""What runs in the worker process of the bots: read a question from the pipe, think, answer.

Imports no Qt and nothing else of the session. The process ends when the program closes its end of the pipe,
or dies.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random

from buraco_desktop.bots.base import Bot, imagine
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.view import SeatView

MakeBot = Callable[[str], Bot]


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat sees, and which bot is to play it."""

    number: int
    """Told again in the reply."""
    seen: SeatView
    bot: str
    seed: int


@dataclass(frozen=True, slots=True)
class Crashed:
    """The bot raised an exception; `text` is its traceback."""

    text: str


@dataclass(frozen=True, slots=True)
class Illegal:
    """The bot's answer is refused, or is no command; `text` says what it was."""

    text: str


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to the question with this number."""

    number: int
    result: Command | Crashed | Illegal


@dataclass(frozen=True, slots=True)
class Ready:
    """The worker has started and waits for its first question."""


def serve(pipe: Connection, make: MakeBot) -> None:
    """Answer questions until the other end of the pipe is closed."""
    # Ctrl-C in a terminal goes to every process; what becomes of the program is the program's affair.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _leave_with_parent()
    try:
        pipe.send(Ready())
        while True:
            question = pipe.recv()
            pipe.send(Reply(question.number, answer(question, make)))
    except (EOFError, OSError):
        return  # the program has closed its end


def answer(question: Question, make: MakeBot) -> Command | Crashed | Illegal:
    """Return the bot's command, checked, or what went wrong."""
    try:
        command: object = make(question.bot).choose(question.seen, Random(question.seed))
    except Exception:  # noqa: BLE001 - whatever a bot raises is reported to the program
        return Crashed(traceback.format_exc())
    if not isinstance(command, Command):
        return Illegal(f"{command!r} is no command")
    refusal = check(imagine(question.seen), command)
    return command if refusal is None else Illegal(f"{command!r} refused: {refusal!r}")


def _leave_with_parent() -> None:
    """End this process as soon as the program has died, even in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def leave() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave, name="parent watch", daemon=True).start()
