"""Processes that do jobs of a contest side by side."""

import multiprocessing
import signal
import traceback
from collections.abc import Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Self

from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.jobs import Job, run_job
from buraco_desktop.headless.records import JobResult

Done = tuple[Job, JobResult]


class WorkerError(Exception):
    """A worker process failed; the message says how, with the trace of what happened in it."""


def done_jobs(contest: Contest, jobs: Iterable[Job], processes: int) -> Generator[Done]:
    """Do jobs and yield each when it is done: in their order in this process, in any order with several.

    Raises what a bot raises, from another process as `WorkerError`.
    """
    if processes == 1:
        for job in jobs:
            yield job, run_job(contest, job)
        return
    with _Workers(contest, processes) as workers:
        yield from workers.do(jobs)


class _Workers:
    """Some processes, each with a pipe to it; they end with the `with` block, whatever they are doing."""

    def __init__(self, contest: Contest, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._processes = []
        self._pipes: list[Connection] = []
        for number in range(count):
            near, far = context.Pipe()
            process = context.Process(
                target=_serve, args=(far, contest), name=f"arena-{number + 1}", daemon=True
            )
            process.start()
            far.close()
            self._processes.append(process)
            self._pipes.append(near)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()

    def do(self, jobs: Iterable[Job]) -> Iterator[Done]:
        """Hand out jobs and yield each with its result, as they come back."""
        waiting = iter(jobs)
        busy: dict[Connection, Job] = {}
        for pipe in self._pipes:
            _hand_out(pipe, waiting, busy)
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                job = busy.pop(pipe)
                result = _receive(pipe, job)
                # The worker gets its next job before anybody looks at this one's result.
                _hand_out(pipe, waiting, busy)
                yield job, result


def _hand_out(pipe: Connection, waiting: Iterator[Job], busy: dict[Connection, Job]) -> None:
    job = next(waiting, None)
    if job is not None:
        try:
            pipe.send(job)
        except OSError as error:
            raise WorkerError(f"the process that was to do job {job.name} has died") from error
        busy[pipe] = job


def _receive(pipe: Connection, job: Job) -> JobResult:
    try:
        answer = pipe.recv()
    except (EOFError, OSError) as error:
        raise WorkerError(f"the process that did job {job.name} has died") from error
    if isinstance(answer, JobResult):
        return answer
    raise WorkerError(f"job {job.name} failed\n{answer}")


def _serve(pipe: Connection, contest: Contest) -> None:
    """Do the jobs that arrive until nobody is at the other end. Ctrl-C is for the first process alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(_answer(contest, pipe.recv()))
    except (EOFError, OSError):
        return


def _answer(contest: Contest, job: Job) -> JobResult | str:
    """Return the result of a job, or the trace of what went wrong."""
    try:
        return run_job(contest, job)
    except Exception:  # noqa: BLE001 - it is told in the first process, which ends the run
        return traceback.format_exc()
