"""Collects the licences of what a bundle takes along beside the packages that are always there.

On a system of Debian's family these are its libraries; elsewhere the wheels bring all libraries. Standard
library only.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

DOCUMENTS = Path("/usr/share/doc")
MOST_NAMES = 3
"""Of more licences in one package the list says only that there are others."""


@dataclass(frozen=True)
class Licensed:
    """A part of the bundle and its licence."""

    name: str
    version: str
    licence: str
    """Its short name."""
    text: str


def package_of(library: Path) -> str:
    """Return the package of Debian that a library came with; empty if none has it."""
    real = library.resolve()
    # A package may know its files by the old place of libraries, now a link to the new one.
    is_new = real.parts[:2] == ("/", "usr")
    other = Path("/", *real.parts[2:]) if is_new else Path("/usr", *real.parts[1:])
    for path in (real, other):
        result = subprocess.run(["dpkg-query", "-S", str(path)], capture_output=True, text=True, check=False)
        if result.returncode == 0:
            return result.stdout.split(":", 1)[0]
    return ""


def package_version(package: str) -> str:
    """Return the version of an installed package without Debian's own additions."""
    command = ["dpkg-query", "-W", "-f", "${Version}\\n", package]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")[0]
    return plain_version(text)


def plain_version(text: str) -> str:
    """Return the version that the authors gave, out of one of Debian's such as 1:2.12.1+dfsg-5+deb12u3."""
    return re.sub(r"^\d+:|[.+]dfsg.*$|[-+~].*$", "", text)


def short_names(copyright_text: str) -> str:
    """Return the licences that a copyright file names, or where to look."""
    found = list(dict.fromkeys(re.findall(r"^License:[ \t]*(\S[^\n]*)$", copyright_text, re.MULTILINE)))
    if not found:
        return "see its text"
    return ", ".join(found[:MOST_NAMES]) + (", ..." if len(found) > MOST_NAMES else "")


def system_parts(libraries: Iterable[Path]) -> list[Licensed]:
    """Return the packages of Debian that libraries came with; those of the same words are one part.

    Libraries of no package are left out; so are all where there is no dpkg.
    """
    if shutil.which("dpkg-query") is None:
        return []
    by_text: dict[str, list[str]] = {}
    for package in sorted({package_of(library) for library in libraries} - {""}):
        text = (DOCUMENTS / package / "copyright").read_text(encoding="utf-8", errors="replace")
        by_text.setdefault(text, []).append(package)
    return [
        Licensed(", ".join(names), package_version(names[0]), short_names(text), text)
        for text, names in by_text.items()
    ]


def write_parts(parts: Sequence[Licensed], target: Path) -> list[Path]:
    """Write the words of licences and the list of them into a folder; return all files written.

    The program reads that list (buraco_desktop/ui/licences.py).
    """
    target.mkdir(parents=True, exist_ok=True)
    entries, files = [], []
    for number, part in enumerate(parts, 1):
        file = target / f"bundled-{number:02}.txt"
        file.write_text(part.text, encoding="utf-8")
        files.append(file)
        entry = {"name": part.name, "version": part.version, "licence": part.licence, "text": file.name}
        entries.append(entry)
    table = target / "bundled.json"
    table.write_text(json.dumps(entries, indent=2) + "\n", encoding="utf-8")
    return [*files, table]
