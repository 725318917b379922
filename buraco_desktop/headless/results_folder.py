"""A folder with one file for each finished job, so that a run that was stopped can go on."""

import hashlib
import json
from importlib.resources import files
from pathlib import Path

import msgspec

import buraco_desktop
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.jobs import Job
from buraco_desktop.headless.records import JobResult
from buraco_desktop.storage.files import replace_file

FORMAT = 2
FITTED = "belief.json", "leaf.json", "weights.json"
"""Files among the assets of the bots that their play depends on."""
SETTINGS_NAME = "contest.json"

Settings = dict[str, str | int | bool | None]


class ResultsError(Exception):
    """A folder of results cannot be used; the message is one sentence."""


class ResultsFolder:
    """Results of one contest. Two runs of the same contest may share it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open a folder of results, or begin one.

        Raises `ResultsError` where it holds results of another contest, or something else; `SaveError` if it
        cannot be written.
        """
        self._path = path
        settings = _settings(contest)
        file = path / SETTINGS_NAME
        if file.exists():
            self._compare(read_settings(path), settings)
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise ResultsError(f"{path} is no folder of results and not empty; take another one")
        else:
            replace_file(file, json.dumps(settings, indent=2).encode() + b"\n")

    def _compare(self, found: Settings, wanted: Settings) -> None:
        for name in sorted({*found, *wanted}):
            old, new = found.get(name), wanted.get(name)
            if old != new:
                what = f"{name} {json.dumps(old)}, not {json.dumps(new)}"
                raise ResultsError(
                    f"{self._path} holds results of another contest ({what}); "
                    "take another folder or delete this one"
                )

    def read(self, job: Job) -> JobResult | None:
        """Return the result of a job, None if it is not done. Raises `ResultsError` for a damaged file."""
        try:
            return read_result(self._file(job))
        except FileNotFoundError:
            return None

    def write(self, job: Job, result: JobResult) -> None:
        """Keep the result of a job. Raises `SaveError`; then there is no file of it."""
        replace_file(self._file(job), msgspec.json.encode(result))

    def _file(self, job: Job) -> Path:
        return self._path / f"{job.name}.json"


def read_result(file: Path) -> JobResult:
    """Return the result in a file. Raises `ResultsError` if it is damaged, `OSError` if it cannot be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=JobResult)
    except msgspec.DecodeError as error:
        raise ResultsError(f"{file} is damaged ({error}); delete it to play this job again") from error


def read_settings(folder: Path) -> Settings:
    """Return what a folder holds the results of.

    Raises `ResultsError` if that file is damaged, `OSError` if it cannot be read.
    """
    file = folder / SETTINGS_NAME
    try:
        return msgspec.json.decode(file.read_bytes(), type=Settings)
    except msgspec.DecodeError as error:
        raise ResultsError(f"{file} is damaged ({error}); take another folder") from error


def _settings(contest: Contest) -> Settings:
    """Return everything that the results depend on."""
    return {
        "format": FORMAT,
        "version": buraco_desktop.__version__,
        "code": _fingerprint_of_code(),
        "rules": contest.rules.key,
        "rule_set": _digest(repr(contest.rules).encode()),
        "players": contest.players,
        "a": contest.a,
        "b": contest.b,
        "mixed": contest.is_mixed,
        "watched": contest.is_watched,
        "timed": contest.is_timed,
        "seed": str(contest.seed),
        "target": contest.target,
    }


def _fingerprint_of_code() -> str:
    """Return a digest of the rules and the bots: their sources, as far as at hand, and what was fitted."""
    package = Path(buraco_desktop.__file__).parent
    sources = sorted(file for floor in ("engine", "bots") for file in (package / floor).rglob("*.py"))
    fitted = [files("buraco_desktop.assets").joinpath("bots", name) for name in FITTED]
    return _digest(b"".join(file.read_bytes() for file in (*sources, *fitted)))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
