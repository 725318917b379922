"""A worker process of the bots, seen from the program: started, asked, listened to, ended."""

import multiprocessing
import signal
import time
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection

from buraco_desktop.session.questions import MakeBot, Question, Reply, Stop

STARTUP_PATIENCE_S = 30.0
"""How long a worker may take to start; longer than patience with a bot, as a busy machine starts slowly."""


class WorkerProcess:
    """A worker process and the pipe to it; `deadline` is when it must have said something, or None."""

    def __init__(self, make: MakeBot | None) -> None:
        """Start it; without `make` the bots are those of `levels.make_bot`."""
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end, make), name="bots", daemon=True)
        try:
            self._process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            far_end.close()
        self.is_ready = False
        self.deadline: float | None = time.monotonic() + STARTUP_PATIENCE_S
        self._asked: int | None = None
        """The number of the question that is being thought about."""
        self._is_told_to_stop = False

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a question."""
        return self.is_ready and self.deadline is None

    @property
    def sources(self) -> list[Connection | int]:
        """What `wait` can wait for: a message, the end."""
        return [self.pipe, self._process.sentinel]

    def ask(self, question: Question, deadline: float) -> None:
        """Send a question. Raises `OSError` if the process is gone."""
        self.deadline = deadline
        self._asked, self._is_told_to_stop = question.number, False
        self.pipe.send(question)

    def stop_unless(self, number: int | None) -> None:
        """Break off the thought about any question but this one. Raises `OSError` if the process is gone."""
        if self._asked is not None and self._asked != number and not self._is_told_to_stop:
            self._is_told_to_stop = True
            self.pipe.send(Stop())

    def receive(self) -> Reply | None:
        """Return a reply that has arrived, if any. Raises `EOFError` or `OSError` if the process is gone."""
        while self.pipe.poll():
            message = self.pipe.recv()
            self.is_ready = True
            self.deadline = self._asked = None
            if isinstance(message, Reply):
                return message
        if not self._process.is_alive():
            raise EOFError
        return None

    def stop(self, grace_s: float) -> None:
        """End the process: let it end by itself for so many seconds, then kill it."""
        self.pipe.close()
        self._process.join(grace_s)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _serve(pipe: Connection, make: MakeBot | None) -> None:
    """Be the worker. Only there the bots are imported: tens of milliseconds, and memory, of the program."""
    from buraco_desktop.bots.levels import make_bot  # noqa: PLC0415
    from buraco_desktop.session.worker import serve  # noqa: PLC0415

    serve(pipe, make or make_bot)


def keep_interrupts_from_children() -> None:
    """Make processes started by this thread deaf to Ctrl-C from their first moment, where the system can.

    They inherit the mask. Starting the tracker of `multiprocessing` clears it, so that comes first.
    """
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
