"""Do the jobs of a contest, or read what an earlier run has done of them."""

from collections.abc import Generator, Sequence
from contextlib import closing

from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.jobs import Job
from buraco_desktop.headless.records import JobResult
from buraco_desktop.headless.results_folder import ResultsFolder
from buraco_desktop.headless.workers import done_jobs


def results_in_order(
    contest: Contest, jobs: Sequence[Job], processes: int, folder: ResultsFolder | None
) -> Generator[JobResult]:
    """Yield the results in the order of the jobs, however many processes do them.

    Each is kept in the folder as soon as it is there. Close the iterator to stop early: jobs that are being
    done are dropped. Raises `ResultsError`, `SaveError`, `WorkerError` and what a bot raises.
    """
    known = {job: folder.read(job) for job in jobs} if folder else {}
    open_jobs = [job for job in jobs if known.get(job) is None]
    early: dict[Job, JobResult] = {}
    with closing(done_jobs(contest, open_jobs, processes)) as done:
        for job in jobs:
            result = known.pop(job, None)
            while result is None and (result := early.pop(job, None)) is None:
                found, early[found] = next(done)
                if folder:
                    folder.write(found, early[found])
            yield result
