"""What the command line asked of the window."""

from pathlib import Path
from typing import NamedTuple


class Options(NamedTuple):
    """The wishes of one start of the program; everything left out is the window's own choice."""

    new: str | None = None
    """Key of the preset to start a match with at once."""
    profile: Path | None = None
    """Folder for settings, saves and statistics instead of the player's own."""
    save: Path | None = None
    """Saved match to open."""
