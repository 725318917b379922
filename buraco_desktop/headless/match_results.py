"""Whole matches out of folders of results, as meetings that can be rated."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from buraco_desktop.engine import rulesets
from buraco_desktop.headless.jobs import JobKind
from buraco_desktop.headless.ratings import Meeting, RatingError
from buraco_desktop.headless.records import Play
from buraco_desktop.headless.results_folder import Settings, read_result, read_settings

_SAME = ("format", "version", "code", "rules", "rule_set", "players")
"""What has to be alike in all folders."""
_PLAIN: Settings = {"mixed": False, "timed": False, "target": None}
"""What has to be so: whole matches by the rules, which can be played again."""


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """The matches of several folders."""

    rules: str
    players: int
    meetings: tuple[Meeting, ...]
    commands: tuple[str, ...]
    """The commands that played them."""


def read_round_robin(folders: Sequence[Path]) -> RoundRobin:
    """Return the matches of folders of results.

    Raises `RatingError` where they are of different rules or code, count a match twice, or are not whole
    matches by the rules; `ResultsError` for a damaged file.
    """
    first: Settings = {}
    meetings: list[Meeting] = []
    commands: list[str] = []
    seen: set[tuple[frozenset[str], str, int]] = set()
    for folder in folders:
        settings = read_settings(folder)
        first = first or settings
        _check(folder, settings, first)
        a, b, seed = (str(settings[name]) for name in ("a", "b", "seed"))
        numbers: list[int] = []
        for number, unit in _units(folder):
            for index in range(number, number + len(unit)):
                key = (frozenset((a, b)), seed, index)
                if key in seen:
                    raise RatingError(f"{folder} has matches of {a} and {b} that another folder has too")
                seen.add(key)
                numbers.append(index)
            meetings.append(_meeting(a, b, unit))
        if not numbers:
            raise RatingError(f"{folder} has no matches")
        commands.append(_command(settings, min(numbers), len(numbers)))
    return RoundRobin(str(first["rules"]), int(first["players"] or 0), tuple(meetings), tuple(commands))


def _check(folder: Path, settings: Settings, first: Settings) -> None:
    for name in _SAME:
        if settings.get(name) != first.get(name):
            raise RatingError(
                f"{folder} has {name} {settings.get(name)!r}, the first folder {first.get(name)!r}; "
                "what is not alike has no common rating"
            )
    for name, wanted in _PLAIN.items():
        if settings.get(name, wanted) != wanted:
            raise RatingError(f"{folder} was played with {name} {settings.get(name)!r}, which is not rated")
    rules = rulesets.find(str(settings["rules"]))
    if rules is None or rules.team_count(int(settings["players"] or 0)) != 2:
        raise RatingError(f"{folder} has no matches of two teams, and only such are rated")
    if settings["a"] == settings["b"]:
        raise RatingError(f"in {folder} {settings['a']} played against itself")


def _units(folder: Path) -> Iterator[tuple[int, tuple[Play, ...]]]:
    """Yield the matches on each deck, with the number of the first of them, each seating counted."""
    for file in sorted(folder.glob(f"{JobKind.MATCHES}-*.json")):
        number = int(file.stem.split("-")[1])
        for unit in read_result(file).units:
            yield number, unit
            number += len(unit)


def _meeting(a: str, b: str, unit: Sequence[Play]) -> Meeting:
    won_a = sum(0.5 if play.winner is None else float(play.winner == play.a_team) for play in unit)
    return Meeting(a, b, won_a, len(unit) - won_a)


def _command(settings: Settings, number: int, count: int) -> str:
    words = [f"--{name} {settings[name]}" for name in ("rules", "players", "a", "b", "seed")]
    # Each deck is played twice; only two teams are rated.
    first = f" --first {number // 2}" if number else ""
    watched = "" if settings["watched"] else " --unwatched"
    return f"python -m buraco_desktop arena {' '.join(words)}{first} --matches {count}{watched}"
