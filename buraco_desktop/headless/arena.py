"""The `arena` command: bots play numbered deals or whole matches against each other, without a window.

The same arguments give the same report to the byte, on every machine, in any number of processes. Times go
to a file of their own. A thousand matches to 2000 points, each deck played from both sides:

    buraco-desktop arena --rules bukharo --players 4 --a greedy --b random --deals 500 --target 2000 --seed 1
"""

import json
import sys
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path

from buraco_desktop.headless.arena_options import ArenaOptions, ArgumentProblemError, read_options
from buraco_desktop.headless.arena_report import Outcome, Report, report_of, times_report
from buraco_desktop.headless.arena_summary import summary_of
from buraco_desktop.headless.duplicate import advantage
from buraco_desktop.headless.jobs import Job, deal_jobs, match_jobs
from buraco_desktop.headless.output import say
from buraco_desktop.headless.progress import Progress
from buraco_desktop.headless.records import JobResult, TurnTimes
from buraco_desktop.headless.results_folder import ResultsError, ResultsFolder
from buraco_desktop.headless.sprt import SequentialTest
from buraco_desktop.headless.tally import HandTally, MatchTally
from buraco_desktop.headless.work import results_in_order
from buraco_desktop.headless.workers import WorkerError
from buraco_desktop.storage.faults import SaveError

DONE, FAILED, WRONG_USE, STOPPED = 0, 1, 2, 130
"""Exit codes: all played, a file cannot be written or a job failed, a senseless command line, Ctrl-C."""


def main(argv: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code."""
    try:
        options = read_options(argv)
        folder = None if options.results is None else ResultsFolder(options.results, options.contest)
        _run(options, folder)
    except (ArgumentProblemError, ResultsError) as problem:
        return _leave(str(problem), WRONG_USE)
    except KeyboardInterrupt:
        say(to=sys.stderr)
        return _leave("stopped", STOPPED)
    except OSError as error:
        return _leave(f"{error.filename} cannot be written: {error.strerror}", FAILED)
    except (SaveError, WorkerError) as error:
        return _leave(str(error), FAILED)
    return DONE


def _leave(sentence: str, code: int) -> int:
    say(f"arena: {sentence.rstrip().rstrip('.')}.", to=sys.stderr)
    return code


def _run(options: ArenaOptions, folder: ResultsFolder | None) -> None:
    arena = _Arena(options, folder)
    arena.play_deals()
    arena.play_matches()
    outcome = arena.outcome
    if options.json is not None:
        _write(options.json, report_of(outcome))
    if options.timings is not None:
        _write(options.timings, arena.times())
    say(summary_of(outcome))


def _write(path: Path, report: Report) -> None:
    path.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


class _Arena:
    """Plays what is asked for and adds it up."""

    def __init__(self, options: ArenaOptions, folder: ResultsFolder | None) -> None:
        self._options, self._folder = options, folder
        test = None if options.test is None else SequentialTest(options.test, options.deals)
        units = "deals" if options.deals else "matches"
        hands = HandTally(options.contest.team_count)
        self.outcome = Outcome(options.contest, options.first, units, hands, MatchTally(), test)
        self._times = TurnTimes()
        self._hands = 0
        self._seconds = 0.0

    def play_deals(self) -> None:
        """Play the deals, or as many as the test wants."""
        test = self.outcome.test
        jobs = list(deal_jobs(self._options.first, self._options.deals))
        with closing(self._results(jobs, "deals")) as done:
            for result in done:
                for unit in result.units:
                    self.outcome.hands.add(unit)
                    if test is not None:
                        test.add(advantage(unit))
                if test is not None and test.verdict is not None:
                    return

    def play_matches(self) -> None:
        """Play the matches."""
        options = self._options
        jobs = list(match_jobs(options.contest, options.first, options.matches))
        with closing(self._results(jobs, "matches")) as done:
            for result in done:
                for unit in result.units:
                    self.outcome.matches.add(unit)
                    if not options.deals:
                        self.outcome.hands.add(unit)

    def times(self) -> Report:
        """Return how long everything took."""
        return times_report(self._times, self._hands, self._seconds)

    def _results(self, jobs: Sequence[Job], word: str) -> Generator[JobResult]:
        """Yield the results of jobs in order, their times added up, their progress told."""
        options = self._options
        progress = Progress(sys.stderr, sum(job.count for job in jobs), word)
        done = results_in_order(options.contest, jobs, options.jobs, self._folder)
        try:
            with closing(done):
                for job, result in zip(jobs, done, strict=True):
                    self._times.add(result.times)
                    self._hands += result.hands
                    self._seconds += result.seconds
                    progress.tell(job.count, result.hands, result.seconds)
                    yield result
        finally:
            progress.end()
