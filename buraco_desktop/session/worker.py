"""What runs in the worker process of the bots: read a question from the pipe, think, answer.

Imports no Qt, and of the session only what is asked and answered. The process ends when the program closes
its end of the pipe, or dies.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from dataclasses import replace
from multiprocessing.connection import Connection
from random import Random

from buraco_desktop.bots.advice import advise
from buraco_desktop.bots.base import Bot, imagine
from buraco_desktop.bots.public_reasons import public_reason
from buraco_desktop.bots.search.bot import SearchBot
from buraco_desktop.bots.stopping import ShouldStop, Stopped, never
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.legality import check
from buraco_desktop.session.asking import Wish
from buraco_desktop.session.questions import (
    Crashed,
    Finding,
    Illegal,
    Interrupted,
    MakeBot,
    Question,
    Ready,
    Reply,
    Stop,
)


def serve(pipe: Connection, make: MakeBot) -> None:
    """Answer questions until the other end of the pipe is closed."""
    # Ctrl-C in a terminal goes to every process; what becomes of the program is the program's affair.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _leave_with_parent()
    try:
        pipe.send(Ready())
        while True:
            question = pipe.recv()
            if isinstance(question, Stop):
                continue  # the answer was on its way already
            find = answer if question.wish is Wish.MOVE else finding
            # Whatever arrives means that this question is not wanted any more.
            pipe.send(Reply(question.number, find(question, make, pipe.poll)))
    except (EOFError, OSError):
        return  # the program has closed its end


def answer(
    question: Question, make: MakeBot, should_stop: ShouldStop = never
) -> Command | Crashed | Illegal | Interrupted:
    """Return the bot's command, checked, or what went wrong."""
    try:
        bot = _at_table(make(question.bot), should_stop)
        command: object = bot.choose(question.seen, Random(question.seed))
    except Stopped:
        return Interrupted()
    except Exception:  # noqa: BLE001 - whatever a bot raises is reported to the program
        return Crashed(traceback.format_exc())
    if not isinstance(command, Command):
        return Illegal(f"{command!r} is no command")
    refusal = check(imagine(question.seen), command)
    return command if refusal is None else Illegal(f"{command!r} refused: {refusal!r}")


def _at_table(bot: Bot, should_stop: ShouldStop) -> Bot:
    return bot.at_table(should_stop) if isinstance(bot, SearchBot) else bot


def finding(
    question: Question, make: MakeBot, should_stop: ShouldStop = never
) -> Finding | Crashed | Interrupted:
    """Return advice, or a bot's command with the public part of its reason; or what went wrong."""
    seen, rng = question.seen, Random(question.seed)
    try:
        if question.wish is Wish.ADVICE:
            return advise(seen, rng, should_stop=should_stop)
        choice = _at_table(make(question.bot), should_stop).explain(seen, rng)
        return replace(choice, reason=public_reason(choice, seen))
    except Stopped:
        return Interrupted()
    except Exception:  # noqa: BLE001 - whatever a bot raises is reported to the program
        return Crashed(traceback.format_exc())


def _leave_with_parent() -> None:
    """End this process as soon as the program has died, even in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def leave() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=leave, name="parent watch", daemon=True).start()
