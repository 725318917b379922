"""The command line of `arena`."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from buraco_desktop.engine import rulesets
from buraco_desktop.headless.ceilings import ARENA_BOTS
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import Seed, SeedRange, read_seed
from buraco_desktop.headless.sprt import CAP, HYPOTHESES, Hypotheses

_EXAMPLES = """\
Is a changed bot better? Deals are played until that is clear, at most 4000:
  buraco-desktop arena --rules bukharo --players 4 --a new --b old --seed gate --sprt --jobs 2

How strong is it, for the release notes? A run that was stopped goes on with the same command:
  buraco-desktop arena --rules bukharo --players 4 --a new --b old --seed report --deals 2000
      --matches 1000 --jobs 2 --results folder --json report.json --timings times.json

The same arguments give the same --json file to the byte, with any number of jobs. Exit codes: 0 all
played, 1 a file cannot be written or a job failed, 2 a senseless command line, 130 stopped by Ctrl-C.
"""


class ArgumentProblemError(Exception):
    """The command line makes no sense; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """A command line that makes sense."""

    contest: Contest
    first: int
    """Number of the first deal and of the first match."""
    deals: int
    """Duplicate deals, each played once with A on every team; with a test, at most so many."""
    matches: int
    test: Hypotheses | None
    jobs: int
    results: Path | None
    json: Path | None
    timings: Path | None


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage and leaving."""
        raise ArgumentProblemError(message)


def read_options(argv: Sequence[str]) -> ArenaOptions:
    """Return the options. Raises `ArgumentProblemError`; `--help` prints and leaves with code 0."""
    found = _parser().parse_args(argv)
    _check_numbers(found)
    _check_paths(found)
    contest = _contest(found)
    deals, matches = found.deals, found.matches
    if deals is None:
        deals = CAP if found.sprt is not None else 0
    if matches is None:
        matches = 0
        if found.target is not None and found.sprt is None:
            # Numbered matches instead of numbered deals, with every seating as these.
            deals, matches = 0, deals * contest.team_count
    if not deals and not matches:
        raise ArgumentProblemError("say how much to play: --deals, --matches or --sprt")
    return ArenaOptions(
        contest=contest,
        first=found.first,
        deals=deals,
        matches=matches,
        test=None if found.sprt is None else HYPOTHESES[found.sprt],
        jobs=found.jobs,
        results=found.results,
        json=found.json,
        timings=found.timings,
    )


def _parser() -> argparse.ArgumentParser:
    keys = ", ".join(rules.key for rules in rulesets.ALL)
    bots = ", ".join(ARENA_BOTS)
    parser = _Parser(
        prog="buraco-desktop arena",
        description="Let two bots play against each other, each deck once with bot A on every team.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--rules", metavar="KEY", required=True, help=f"rules to play by: {keys}")
    add("--players", metavar="N", type=_whole_number, required=True, help="people at the table: 2, 4 or 6")
    add("--a", metavar="BOT", required=True, help=f"bot on one team: {bots}")
    add("--b", metavar="BOT", required=True, help="bot on all other teams")
    add(
        "--seed",
        metavar="S",
        type=_seed,
        required=True,
        help="number that all chance comes from, or a range of deals: tune, select, gate, report",
    )
    add("--deals", metavar="N", type=_whole_number, help="deals to play; their points a hand are the result")
    add("--matches", metavar="N", type=_whole_number, help="whole matches to play, with or without --deals")
    add(
        "--target",
        metavar="T",
        type=_whole_number,
        help="points that end a match, instead of the rules' end; without --matches, --deals counts matches, "
        "each played with A on every team",
    )
    add("--first", metavar="N", type=_whole_number, default=0, help="number of the first deal, usually 0")
    add(
        "--sprt",
        metavar="TEST",
        nargs="?",
        const="gain",
        help="play deals until it is clear whether A is better than B: gain (the usual: +16 points a hand "
        f"against 0), cleanup (0 against -8); --deals is the most to play, {CAP} if not given",
    )
    add("--mixed", action="store_true", help="seat A with B as its partner, B on all other seats")
    add("--unwatched", action="store_true", help="count no never-events, which makes quick bots quicker")
    add(
        "--timed",
        action="store_true",
        help="let bots that search keep to the time they have at a table; then the report depends on the "
        "machine and on what else it does",
    )
    add("--jobs", metavar="N", type=_whole_number, default=1, help="processes to play in, usually 1")
    add(
        "--results",
        metavar="FOLDER",
        type=Path,
        help="keep each finished job in this folder and go on from there, should the run be stopped",
    )
    add("--json", metavar="FILE", type=Path, help="write the results to this file")
    add("--timings", metavar="FILE", type=Path, help="write how long the bots thought to this file")
    return parser


def _contest(found: argparse.Namespace) -> Contest:
    rules = rulesets.find(found.rules)
    if rules is None:
        keys = ", ".join(rules.key for rules in rulesets.ALL)
        raise ArgumentProblemError(f"there are no rules named {found.rules!r}; known are {keys}")
    if found.players not in rules.players:
        allowed = " or ".join(str(number) for number in rules.players)
        raise ArgumentProblemError(f"{rules.key} is played by {allowed}, not by {found.players}")
    for name in (found.a, found.b):
        if name not in ARENA_BOTS:
            raise ArgumentProblemError(f"no bot is called {name!r}; there are {', '.join(ARENA_BOTS)}")
    contest = Contest(
        rules=rules,
        players=found.players,
        a=found.a,
        b=found.b,
        seed=found.seed,
        target=found.target,
        is_mixed=found.mixed,
        is_watched=not found.unwatched,
        is_timed=found.timed,
    )
    if contest.is_mixed and contest.players == contest.team_count:
        raise ArgumentProblemError(f"--mixed needs partners, and there are none with {found.players} players")
    return contest


def _check_numbers(found: argparse.Namespace) -> None:
    least = {"deals": 1, "matches": 1, "target": 1, "jobs": 1, "first": 0}
    for name, bound in least.items():
        value = getattr(found, name)
        if value is not None and value < bound:
            raise ArgumentProblemError(f"--{name} must be at least {bound}, not {value}")
    if found.sprt is not None and found.sprt not in HYPOTHESES:
        raise ArgumentProblemError(f"there is no test {found.sprt!r}; there are {', '.join(HYPOTHESES)}")


def _check_paths(found: argparse.Namespace) -> None:
    for path in (found.json, found.timings):
        if path is not None and path.is_dir():
            raise ArgumentProblemError(f"{path} cannot be written: it is a folder")
    for path in (found.json, found.timings, found.results):
        if path is not None and not path.parent.is_dir():
            raise ArgumentProblemError(f"{path} cannot be written: there is no folder {path.parent}")


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _seed(text: str) -> Seed:
    try:
        return read_seed(text)
    except ValueError:
        ranges = ", ".join(SeedRange)
        raise argparse.ArgumentTypeError(f"{text!r} is neither a whole number nor one of {ranges}") from None
