"""The work of a contest, cut into jobs that can be done in any order, by any process.

How it is cut depends on nothing but the numbers asked for, so results of an earlier run fit a later one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from time import perf_counter

from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.duplicate import play_duplicate
from buraco_desktop.headless.matches import play_match
from buraco_desktop.headless.records import JobResult, Play, TurnTimes

DEALS_A_JOB = 5
MATCHES_A_JOB = 6
"""A multiple of every number of teams, so that a job has all seatings of its matches."""


class JobKind(StrEnum):
    """What a job plays."""

    DEALS = "deals"
    MATCHES = "matches"


@dataclass(frozen=True, slots=True)
class Job:
    """Some deals, each with all seatings, or some matches, each with one seating."""

    kind: JobKind
    first: int
    """Number of the first deal. Matches are counted by seating: with two teams, 0 and 1 have one deck."""
    count: int

    @property
    def name(self) -> str:
        """A name unlike that of any other job of the contest."""
        return f"{self.kind}-{self.first:06}-{self.first + self.count - 1:06}"


def deal_jobs(first: int, count: int) -> Iterator[Job]:
    """Cut so many numbered deals into jobs."""
    return _cut(JobKind.DEALS, first, count, DEALS_A_JOB)


def match_jobs(contest: Contest, first: int, count: int) -> Iterator[Job]:
    """Cut so many matches into jobs, beginning with the match of this number and A on the first team."""
    return _cut(JobKind.MATCHES, first * contest.team_count, count, MATCHES_A_JOB)


def _cut(kind: JobKind, first: int, count: int, size: int) -> Iterator[Job]:
    end = first + count
    return (Job(kind, start, min(size, end - start)) for start in range(first, end, size))


def run_job(contest: Contest, job: Job) -> JobResult:
    """Play everything of a job. What goes wrong is raised with a note that says where."""
    times = TurnTimes()
    start = perf_counter()
    numbers = range(job.first, job.first + job.count)
    try:
        if job.kind is JobKind.DEALS:
            units = [play_duplicate(contest, number, times) for number in numbers]
        else:
            units = _matches(contest, numbers, times)
    except Exception as error:
        error.add_note(f"in job {job.name} of {contest.a} against {contest.b}, {contest.rules.key}")
        raise
    return JobResult(tuple(units), times, round(perf_counter() - start, 3))


def _matches(contest: Contest, numbers: range, times: TurnTimes) -> list[tuple[Play, ...]]:
    teams = contest.team_count
    return [
        tuple(play_match(contest, number, index % teams, times) for index in seatings)
        for number, seatings in groupby(numbers, key=lambda index: index // teams)
    ]
