"""The `arena` command: bots play numbered deals or whole matches against each other, without a window.

The same arguments give the same report to the byte, on every machine. Times go to a file of their own.
A thousand matches to 2000 points, each deck played from both sides:

    buraco-desktop arena --rules bukharo --players 4 --a greedy --b random --deals 500 --target 2000 --seed 1
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, TextIO

from buraco_desktop.bots.levels import BOT_NAMES
from buraco_desktop.engine import rulesets
from buraco_desktop.headless.arena_report import Report, Tally, times_report
from buraco_desktop.headless.duplicate import Contest, TurnTimes

DONE, NOT_WRITTEN, WRONG_USE, STOPPED = 0, 1, 2, 130
"""Exit codes: all played, a report cannot be written, a senseless command line, stopped by Ctrl-C."""

SHOWN_EVERY_S = 0.2
"""Seconds between two states of the progress line in a terminal."""
LINES_IN_A_LOG = 4
"""Lines of progress where nobody watches."""


class ArgumentProblemError(Exception):
    """The command line makes no sense; the message is one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and leaving."""
        raise ArgumentProblemError(message)


class _Progress:
    """Tells on a stream how many deals are done, and how fast."""

    def __init__(self, stream: TextIO, total: int, word: str) -> None:
        self._stream, self._total, self._word = stream, total, word
        self._is_watched = stream.isatty()
        self._start = time.perf_counter()
        self._shown_at = self._start

    def tell(self, done: int, hands: int) -> None:
        """Tell that so many units are done, if it is time to."""
        now = time.perf_counter()
        is_last = done == self._total
        rate = hands / max(now - self._start, 1e-9)
        line = f"{done} of {self._total} {self._word} done, {rate:.1f} hands/s"
        if not self._is_watched:
            if done * LINES_IN_A_LOG // self._total > (done - 1) * LINES_IN_A_LOG // self._total:
                print(line, file=self._stream, flush=True)
        elif is_last or now - self._shown_at >= SHOWN_EVERY_S:
            self._shown_at = now
            # The blanks cover the rest of a longer line before.
            print(f"\r{line}   ", end="\n" if is_last else "", file=self._stream, flush=True)


def main(argv: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code."""
    try:
        options = _read_options(argv)
    except ArgumentProblemError as problem:
        print(f"arena: {str(problem).rstrip('.')}.", file=sys.stderr)
        return WRONG_USE
    try:
        return _run(options)
    except KeyboardInterrupt:
        print("\narena: stopped.", file=sys.stderr)
        return STOPPED
    except OSError as error:
        print(f"arena: {error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return NOT_WRITTEN


def _run(options: argparse.Namespace) -> int:
    rules = rulesets.find(options.rules)
    assert rules is not None
    contest = Contest(rules, options.players, options.a, options.b, options.seed, options.target)
    tally = Tally(contest)
    times = TurnTimes()
    progress = _Progress(sys.stderr, options.deals, "deals" if options.target is None else "matches")
    start = time.perf_counter()
    for number in range(options.deals):
        tally.add(contest.play_unit(number, times))
        progress.tell(number + 1, tally.hands)
    elapsed_s = time.perf_counter() - start
    if options.json is not None:
        _write(options.json, tally.report())
    if options.timings is not None:
        _write(options.timings, times_report(times, tally.hands, elapsed_s))
    print(tally.summary())
    return DONE


def _write(path: Path, report: Report) -> None:
    path.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def _read_options(argv: Sequence[str]) -> argparse.Namespace:
    """Return the options. Raises `ArgumentProblemError`; `--help` prints and leaves with code 0."""
    keys = ", ".join(rules.key for rules in rulesets.ALL)
    bots = ", ".join(BOT_NAMES)
    parser = _Parser(
        prog="buraco-desktop arena",
        description="Let two bots play against each other, each deck once with bot A on every team.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--rules", metavar="KEY", required=True, help=f"rules to play by: {keys}")
    add("--players", metavar="N", type=_whole_number, required=True, help="people at the table: 2, 4 or 6")
    add("--a", metavar="BOT", required=True, help=f"bot on one team: {bots}")
    add("--b", metavar="BOT", required=True, help="bot on all other teams")
    add("--deals", metavar="N", type=_whole_number, required=True, help="deals, or matches with --target")
    add("--seed", metavar="S", type=_whole_number, required=True, help="number that all chance comes from")
    add("--target", metavar="T", type=_whole_number, help="play whole matches to so many points")
    add("--json", metavar="FILE", type=Path, help="write the results to this file")
    add("--timings", metavar="FILE", type=Path, help="write how long the bots thought to this file")
    options = parser.parse_args(argv)
    _check_options(options)
    return options


def _check_options(options: argparse.Namespace) -> None:
    rules = rulesets.find(options.rules)
    if rules is None:
        keys = ", ".join(rules.key for rules in rulesets.ALL)
        raise ArgumentProblemError(f"there are no rules named {options.rules!r}; known are {keys}")
    if options.players not in rules.players:
        allowed = " or ".join(str(number) for number in rules.players)
        raise ArgumentProblemError(f"{rules.key} is played by {allowed}, not by {options.players}")
    for name in (options.a, options.b):
        if name not in BOT_NAMES:
            raise ArgumentProblemError(f"no bot is called {name!r}; there are {', '.join(BOT_NAMES)}")
    if options.deals < 1:
        raise ArgumentProblemError(f"--deals must be at least 1, not {options.deals}")
    if options.target is not None and options.target < 1:
        raise ArgumentProblemError(f"--target must be at least 1, not {options.target}")
    for path in (options.json, options.timings):
        if path is None:
            continue
        if path.is_dir():
            raise ArgumentProblemError(f"{path} cannot be written: it is a folder")
        if not path.parent.is_dir():
            raise ArgumentProblemError(f"{path} cannot be written: there is no folder {path.parent}")


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
