"""The `check` command: run conformance cases of the rules (format: assets/cases/README.md) without a window.

The window's self-check uses `check_files(bundled_cases())`.
"""

import argparse
import gzip
import io
import json
import sys
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.case_format import CaseFormatError
from buraco_desktop.engine.conformance import CaseResult, run_cases
from buraco_desktop.headless.output import say

PASSED, FAILED, NOT_CHECKED = 0, 1, 2
"""Exit codes: all cases passed, some failed, a file or the command line makes no sense."""


class CaseFileError(Exception):
    """A file cannot be read as conformance cases; the message names the file and the reason."""


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What came out of some files of cases."""

    results: tuple[CaseResult, ...]
    """Each case under each of its presets, in the order of the files."""

    @property
    def failures(self) -> tuple[CaseResult, ...]:
        """The results that disagree with the engine."""
        return tuple(result for result in self.results if result.disagreements)

    @property
    def failed(self) -> int:
        """How many cases failed, each counted once for every preset."""
        return len(self.failures)

    @property
    def passed(self) -> int:
        """How many cases passed, each counted once for every preset."""
        return len(self.results) - self.failed


def bundled_cases() -> list[Traversable]:
    """Return the case files that come with the program, by name."""
    folder = files("buraco_desktop.assets").joinpath("cases")
    return sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".json.gz")), key=lambda entry: entry.name
    )


def check_files(paths: Iterable[Traversable], only_rules: str | None = None) -> CheckReport:
    """Run the cases of these files, with `only_rules` those of one preset. Raises `CaseFileError`."""
    results: list[CaseResult] = []
    for path in paths:
        try:
            results += run_cases(_read(path), only_rules)
        except CaseFormatError as error:
            raise CaseFileError(f"{path}: {error}.") from error
    return CheckReport(tuple(results))


def _read(path: Traversable) -> object:
    """Return the decoded JSON of a file, which is compressed if its name ends with .gz."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CaseFileError(f"{path}: {error.strerror or error}.") from error
    if path.name.endswith(".gz"):
        try:
            data = gzip.decompress(data)
        except (OSError, EOFError, zlib.error) as error:
            raise CaseFileError(f"{path}: not gzip data, or damaged ({error}).") from error
    try:
        return json.loads(data)
    except RecursionError as error:
        raise CaseFileError(f"{path}: not cases: nested too deeply.") from error
    except ValueError as error:
        raise CaseFileError(f"{path}: not JSON ({error}).") from error


def main(argv: Sequence[str]) -> int:
    """Run the command with the words after `check` and return its exit code."""
    options = _parser().parse_args(argv)
    _print_all_characters()
    if options.rules is not None and rulesets.find(options.rules) is None:
        known = ", ".join(rules.key for rules in rulesets.ALL)
        say(f"There are no rules named {options.rules!r}; known are {known}.", to=sys.stderr)
        return NOT_CHECKED
    try:
        report = check_files(options.files or bundled_cases(), options.rules)
    except CaseFileError as error:
        say(str(error), to=sys.stderr)
        return NOT_CHECKED
    for result in report.failures:
        for difference in result.disagreements:
            expected, got = _shown(difference.expected), _shown(difference.got)
            say(f"{result.case_id} ({result.rules}): {difference.where}: expected {expected}, got {got}")
    say(f"{report.passed} passed, {report.failed} failed")
    return FAILED if report.failed else PASSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="buraco-desktop check",
        description="Run conformance cases against the rules of this program and print each disagreement.",
        epilog="Exit code: 0 if all cases pass, 1 if some fail, 2 if a file cannot be read as cases.",
    )
    parser.add_argument(
        "--rules", metavar="KEY", help="run the cases of these rules only, for instance bukharo"
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="a file of cases, .json or .json.gz; without one, the cases that come with the program",
    )
    return parser


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _print_all_characters() -> None:
    """Let names of cases and files be printed whatever the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
