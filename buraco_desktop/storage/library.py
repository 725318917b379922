"""The folder with the player's matches."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from buraco_desktop.engine.match import match_result
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.files import SUFFIX, set_aside
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.rule_fields import read_rules
from buraco_desktop.storage.saves import backup_of, read


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """What a list of matches shows of one."""

    path: Path
    saved_at: float
    """Seconds since the epoch; 0 for a match that is not on disk yet."""
    rules_key: str
    players: int
    names: tuple[str, ...]
    """The names of the seats."""
    totals: tuple[int, ...]
    """Points of each team in the finished deals."""
    deal_count: int
    """How many deals were begun; the running one has this number."""
    is_over: bool
    is_practice: bool


@dataclass(frozen=True, slots=True)
class BadSave:
    """A file of the folder that cannot be opened, and why."""

    path: Path
    error: SaveError
    has_backup: bool
    """Whether the backup holds a good match."""


class SaveLibrary:
    """The saves of one folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self) -> Path:
        """Return where a new match is to be saved: a name that no match had."""
        return self.folder / f"match-{os.urandom(6).hex()}{SUFFIX}"

    def summaries(self) -> list[SaveSummary]:
        """Return the matches that can be opened, newest first."""
        found = [entry for entry in self._look() if isinstance(entry, SaveSummary)]
        return sorted(found, key=lambda entry: entry.saved_at, reverse=True)

    def bad_saves(self) -> list[BadSave]:
        """Return the files that cannot be opened, by name."""
        return [entry for entry in self._look() if isinstance(entry, BadSave)]

    def latest_unfinished(self) -> SaveSummary | None:
        """Return the match that was played last and is not over; None if there is none.

        Only as many files are read as it takes to find it.
        """
        for path in sorted(self._saves(), key=_written_at, reverse=True):
            entry = _entry(path)
            if isinstance(entry, SaveSummary) and not entry.is_over:
                return entry
        return None

    def read(self, path: Path) -> MatchRecord:
        """Return a match. Raises `SaveError`."""
        return read(path)

    def recover(self, path: Path) -> MatchRecord:
        """Return the match from the backup of a save that cannot be opened, and put it in the save's place.

        The bad file is kept beside it under a new name that ends in `.damaged`. Raises `SaveError` if the
        backup is no better; then nothing changed.
        """
        backup = backup_of(path)
        record = read(backup)
        set_aside(path)
        try:
            backup.rename(path)
        except OSError as error:
            raise SaveError(SaveFault.UNWRITABLE, f"{path}: {error}") from error
        return record

    def delete(self, path: Path) -> None:
        """Remove a match and its backup. Raises `SaveError` UNWRITABLE."""
        try:
            path.unlink(missing_ok=True)
            backup_of(path).unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(SaveFault.UNWRITABLE, f"{path}: {error}") from error

    def _look(self) -> Iterator[SaveSummary | BadSave]:
        return map(_entry, self._saves())

    def _saves(self) -> list[Path]:
        """Return the saves by name, those of which only the backup is there included."""
        return sorted({path.with_name(path.name.removesuffix(".bak")) for path in self._files()})

    def _files(self) -> list[Path]:
        name = re.compile(re.escape(SUFFIX) + r"(\.bak)?$")
        try:
            return [path for path in self.folder.iterdir() if name.search(path.name)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError(SaveFault.UNREADABLE, f"{self.folder}: {error}") from error


def _entry(path: Path) -> SaveSummary | BadSave:
    try:
        return summarize(path, read(path))
    except SaveError as error:
        return BadSave(path, error, _is_good(backup_of(path)))


def _written_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_good(path: Path) -> bool:
    try:
        read(path)
    except SaveError:
        return False
    return True


def summarize(path: Path, record: MatchRecord) -> SaveSummary:
    """Return what a list shows of a match that is kept at `path`, though it may not be on disk yet.

    Raises `SaveError` UNREADABLE.
    """
    rules = read_rules(record.rules)
    teams = rules.team_count(record.players)
    points = [deal.points for deal in record.finished]
    result = match_result(rules, points, teams, is_time_up=record.is_time_up)
    try:
        saved_at = path.stat().st_mtime
    except FileNotFoundError:
        saved_at = 0.0
    except OSError as error:
        raise SaveError(SaveFault.UNREADABLE, f"{path}: {error}") from error
    return SaveSummary(
        path=path,
        saved_at=saved_at,
        rules_key=rules.key,
        players=record.players,
        names=tuple(seat.name for seat in record.seats),
        totals=result.totals,
        deal_count=len(record.finished) + (record.running is not None),
        is_over=record.running is None and result.is_over,
        is_practice=record.is_practice,
    )
