"""What all files of a release have in common: version, date, names, checksums. Standard library only."""

import hashlib
import os
import platform
import re
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path

from environment import PROJECT

DIST = PROJECT / "dist"
CHECKSUMS = "SHA256SUMS"


def version(project: Path = PROJECT) -> str:
    """Return the version of the program, which stands in one place only."""
    text = (project / "buraco_desktop" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert match is not None, "the program has a version"
    return match[1]


def epoch(project: Path = PROJECT) -> int:
    """Return the time that all files of a release bear, in seconds since 1970.

    It is SOURCE_DATE_EPOCH if that is set, else the time of the commit, else that of pyproject.toml.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(project), "log", "-1", "--format=%ct"]
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return int((project / "pyproject.toml").stat().st_mtime)
    return int(result.stdout)


def date(seconds: int) -> str:
    """Return the day of a time in seconds since 1970, as 2026-11-30."""
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def machine() -> str:
    """Return the name of this computer's kind of processor: x86_64, aarch64, ..."""
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine().lower(), platform.machine().lower())


def fill(text: str, seconds: int) -> str:
    """Write version and date into a template."""
    return text.replace("@VERSION@", version()).replace("@DATE@", date(seconds))


def write_checksums(files: Iterable[Path]) -> Path:
    """Write the SHA-256 of files of one folder beside them, as `sha256sum -c` reads it; return that file."""
    files = sorted(files)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target = files[0].parent / CHECKSUMS
    target.write_text("".join(lines))
    return target
