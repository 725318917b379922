"""The parts that the program is made of, and under which licence each of them may be passed on."""

import platform
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec
from PySide6.QtCore import qVersion

from buraco_desktop import __version__
from buraco_desktop.ui.assets import asset_bytes, asset_path

FOLDER = "licences"
OWN, BUNDLED = "parts.json", "bundled.json"
"""The parts that are always there, and those of the system that a bundle has brought along."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One part, as it stands in the list."""

    name: str
    package: str = ""
    """Who is asked for the version: a package of Python, `python` or `qt`."""
    version: str = ""
    """The version, where it stands in the list."""
    licence: str
    """Short name of the licence."""
    text: str
    """Name of the file with the words of the licence."""


@dataclass(frozen=True, slots=True)
class LicensedPart:
    """A part with all that is told about it."""

    name: str
    version: str
    """Empty where it is not known."""
    licence: str
    text: str


def licensed_parts() -> list[LicensedPart]:
    """Return all parts, the program itself first."""
    parts = msgspec.json.decode(asset_bytes(FOLDER, OWN), type=list[Part])
    if Path(asset_path(FOLDER, BUNDLED)).exists():
        parts += msgspec.json.decode(asset_bytes(FOLDER, BUNDLED), type=list[Part])
    return [
        LicensedPart(
            part.name,
            part.version or _version(part.package),
            part.licence,
            asset_bytes(FOLDER, part.text).decode("utf-8"),
        )
        for part in parts
    ]


def _version(package: str) -> str:
    known = {"buraco-desktop": __version__, "python": platform.python_version(), "qt": qVersion()}
    if package in known:
        return known[package]
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
