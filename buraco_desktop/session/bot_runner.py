"""A `BotRunner` that thinks in a worker process, so that a thinking bot never delays a picture. No Qt."""

import atexit
import logging
import multiprocessing
import threading
import time
from multiprocessing.connection import wait
from random import Random

import msgspec

from buraco_desktop.bots.greedy import GreedyBot
from buraco_desktop.bots.random_bot import RandomBot
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.notation import write_cards
from buraco_desktop.engine.view import SeatView
from buraco_desktop.session.asking import BotAnswer, Deliver, Fallback, Thought, Ticket, Wish
from buraco_desktop.session.questions import Crashed, Illegal, Interrupted, MakeBot, Question, Reply
from buraco_desktop.session.worker_process import WorkerProcess, keep_interrupts_from_children

GOODBYE_S = 0.3
"""How long a worker may take to end by itself before it is killed."""

_log = logging.getLogger(__name__)


class _Job(msgspec.Struct, frozen=True):
    ticket: Ticket
    question: Question
    deadline: float
    """When patience ends, by `time.monotonic`."""


class ProcessBotRunner:
    """Asks a long-lived worker process from a thread of its own, which also calls `deliver`.

    The worker starts with this object, in the background. It is replaced when it dies, and when it is silent
    for longer than `patience_s` seconds. Then, and if a bot crashes or answers what is illegal, a simple move
    chosen here is delivered at once, with the reason as its `fallback`. `deliver` must not wait for a thread
    that may be in `close`. `make` must be a function that the worker can import; without it the
    bots are those of `levels.make_bot`.
    """

    def __init__(self, deliver: Deliver, patience_s: float, make: MakeBot | None = None) -> None:
        self._deliver = deliver
        self._patience_s = patience_s
        self._make = make
        self._lock = threading.Lock()
        self._job: _Job | None = None
        self._aside: _Job | None = None
        """A person's question, which waits while a bot is to move."""
        self._number = 0
        self._is_closing = False
        self._is_woken = False
        self._wake_in, self._wake_out = multiprocessing.Pipe(duplex=False)
        self._worker: WorkerProcess | None = None
        """Only touched by the thread."""
        self._thread = threading.Thread(target=self._run, name="bots", daemon=True)
        self._thread.start()
        # Before `multiprocessing` ends the worker at exit, which the thread would take for a death.
        atexit.register(self.close)

    def request(self, ticket: Ticket, seen: SeatView, bot: str, seed: int) -> None:
        """Ask for a command; see `BotRunner`. Raises `RuntimeError` after `close`."""
        deadline = time.monotonic() + self._patience_s
        with self._lock:
            if self._is_closing:
                raise RuntimeError("the bot runner is closed")
            self._number += 1
            self._job = _Job(ticket, Question(self._number, seen, bot, seed), deadline)
            self._wake()

    def cancel(self) -> None:
        """Forget the request not yet answered; see `BotRunner`."""
        with self._lock:
            self._job = None
            if not self._is_closing:
                self._wake()

    def consult(self, ticket: Ticket, seen: SeatView, bot: str, seed: int, wish: Wish) -> None:
        """Ask what a person wants to know; see `BotRunner`. Raises `RuntimeError` after `close`."""
        # It may have to wait for one move of a bot.
        deadline = time.monotonic() + 2 * self._patience_s
        with self._lock:
            if self._is_closing:
                raise RuntimeError("the bot runner is closed")
            self._number += 1
            self._aside = _Job(ticket, Question(self._number, seen, bot, seed, wish), deadline)
            self._wake()

    def dismiss(self) -> None:
        """Forget the question of a person not yet answered; see `BotRunner`."""
        with self._lock:
            self._aside = None
            if not self._is_closing:
                self._wake()

    def close(self) -> None:
        """End the worker and the thread, and wait for both; not to be called from `deliver`."""
        with self._lock:
            if self._is_closing:
                return
            self._is_closing = True
            self._job = self._aside = None
            self._wake()
        self._thread.join()
        atexit.unregister(self.close)
        self._wake_in.close()
        self._wake_out.close()

    def _wake(self) -> None:
        """Make the thread look again. The caller holds the lock."""
        if not self._is_woken:
            self._is_woken = True
            self._wake_out.send_bytes(b"!")

    def _look(self) -> tuple[_Job | None, bool]:
        """Return the open job and whether to end, and take note of having been woken."""
        with self._lock:
            if self._is_woken:
                self._wake_in.recv_bytes()
                self._is_woken = False
            return self._job or self._aside, self._is_closing

    def _run(self) -> None:
        self._worker = self._start()
        try:
            while True:
                job, is_closing = self._look()
                if is_closing:
                    return
                self._advance(job)
        finally:
            if self._worker is not None:
                self._worker.stop(GOODBYE_S)

    def _start(self) -> WorkerProcess | None:
        """Return a new worker, or None if the system gives no process."""
        try:
            keep_interrupts_from_children()
            return WorkerProcess(self._make)
        except OSError:
            _log.exception("no worker process for the bots")
            return None

    def _advance(self, job: _Job | None) -> None:
        """Ask what is to be asked, then wait until something happens and deal with it."""
        if self._worker is None and job is not None:
            self._worker = self._start()
            if self._worker is None:
                self._stand_in(job, Fallback.WORKER_DIED)
                return
        worker = self._worker
        sources = [] if worker is None else worker.sources
        try:
            if worker is not None and worker.is_idle and job is not None:
                worker.ask(job.question, time.monotonic() + self._patience_s)
            if worker is not None:
                worker.stop_unless(None if job is None else job.question.number)
            wait([self._wake_in, *sources], _seconds_left(job, worker))
            reply = None if worker is None else worker.receive()
        except (EOFError, OSError):
            self._replace_worker()
            if job is not None:
                self._stand_in(job, Fallback.WORKER_DIED)
            return
        if job is not None and reply is not None and reply.number == job.question.number:
            self._pass_on(job, reply)
            return
        now = time.monotonic()
        if job is not None and now >= job.deadline:
            self._stand_in(job, Fallback.TOO_LATE)
        if worker is not None and worker.deadline is not None and now >= worker.deadline:
            self._replace_worker()

    def _replace_worker(self) -> None:
        """End the worker and start another, at once only if it had got as far as being ready."""
        assert self._worker is not None
        was_ready = self._worker.is_ready
        self._worker.stop(0)
        self._worker = self._start() if was_ready else None

    def _pass_on(self, job: _Job, reply: Reply) -> None:
        result = reply.result
        if isinstance(result, Interrupted):
            return  # a question that was dropped and came up again: it is asked anew
        if isinstance(result, Crashed):
            self._stand_in(job, Fallback.CRASHED, result.text)
        elif isinstance(result, Illegal):
            self._stand_in(job, Fallback.ILLEGAL, result.text)
        elif isinstance(result, Command):
            self._hand_out(job, BotAnswer(job.ticket, result))
        else:
            self._hand_out(job, Thought(job.ticket, result))

    def _stand_in(self, job: _Job, why: Fallback, details: str = "") -> None:
        """Deliver a simple legal move in place of the bot's, or that a question has no answer."""
        question = job.question
        _log.warning(
            "a simple answer stands in for bot %s (%s): seat %d, version %d, turn %d, seed %d, hand %s\n%s",
            question.bot,
            why,
            job.ticket.seat,
            job.ticket.version,
            question.seen.turn_count,
            question.seed,
            write_cards(question.seen.hand),
            details,
        )
        if question.wish is not Wish.MOVE:
            self._hand_out(job, Thought(job.ticket, None))
            return
        has_greedy_failed = question.bot == "greedy" and why in (Fallback.CRASHED, Fallback.ILLEGAL)
        bot = RandomBot() if has_greedy_failed else GreedyBot()
        self._hand_out(job, BotAnswer(job.ticket, bot.choose(question.seen, Random(question.seed)), why))

    def _hand_out(self, job: _Job, answer: BotAnswer | Thought) -> None:
        """Deliver an answer unless its request was cancelled or replaced."""
        with self._lock:
            if job is self._job:
                self._job = None
            elif job is self._aside:
                self._aside = None
            else:
                return
        self._deliver(answer)


def _seconds_left(job: _Job | None, worker: WorkerProcess | None) -> float | None:
    """Return how long nothing needs to be done if nothing happens; None for ever."""
    deadlines = [] if job is None else [job.deadline]
    if worker is not None and worker.deadline is not None:
        deadlines.append(worker.deadline)
    return max(0.0, min(deadlines) - time.monotonic()) if deadlines else None
