"""What the makers are told of an error that nobody expected."""

import platform
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication

from buraco_desktop import __version__
from buraco_desktop.session.session import MatchSession
from buraco_desktop.storage.crashes import CrashFolder, without_private


def write_crash_file(text: str, session: MatchSession | None, profile: Path, folder: CrashFolder) -> Path:
    """Write an error and its circumstances to a file, without anything private; return it.

    Raises `OSError`.
    """
    names = [] if session is None else [seat.name for seat in session.setup.seats]
    whole = without_private(f"{_circumstances(session)}\n\n{text}", names, profile)
    return folder.write(whole, datetime.now(UTC))


def _circumstances(session: MatchSession | None) -> str:
    """Return what a maker needs to know besides the error: programs, system, and the deal."""
    lines = [
        f"Buraco Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}",
        f"{platform.system()} {platform.release()} {platform.machine()}, {QApplication.platformName()}",
    ]
    if session is not None:
        deals = f"deal {session.deal_index + 1}, number {session.deal_number}"
        lines.append(f"{session.rules.key}, {session.setup.players} players, {deals}")
        lines.append("; ".join(entry.text for entry in session.played) or "nothing played")
    return "\n".join(lines)
