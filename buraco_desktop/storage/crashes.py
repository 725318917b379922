"""The folder of crash files: what a player may send to the makers, without anything private in it."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from datetime import datetime

KEPT_FILES = 10
HARD_CRASH = "hard-crash.txt"
"""What Python writes when the whole process dies at once."""
HARD_CRASH_BEFORE = "hard-crash.old.txt"
BLANK = "[…]"


class CrashFolder:
    """Keeps the newest `KEPT_FILES` crash files. The folder is made when something is written."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, text: str, moment: "datetime") -> Path:
        """Write a crash file and return its path. Raises `OSError`."""
        self.path.mkdir(parents=True, exist_ok=True)
        name = f"crash-{moment:%Y%m%d-%H%M%S}"
        number = sum(path.stem.startswith(name) for path in self._files())
        path = self.path / f"{name}-{number}.txt"
        path.write_text(text, encoding="utf-8")
        for old in self._files()[:-KEPT_FILES]:
            old.unlink(missing_ok=True)
        return path

    def open_hard_crash(self) -> TextIO:
        """Return an empty file for what `faulthandler` writes; one of before is kept. Raises `OSError`."""
        self.path.mkdir(parents=True, exist_ok=True)
        path = self.path / HARD_CRASH
        if path.exists() and path.stat().st_size:
            path.replace(self.path / HARD_CRASH_BEFORE)
        return path.open("w", encoding="utf-8")

    def _files(self) -> list[Path]:
        return sorted(self.path.glob("crash-*.txt"))


def without_private(text: str, names: Iterable[str], profile: Path) -> str:
    """Return a text without the names of players, of the user and of the user's folders."""
    home = Path.home()
    words = [str(profile.resolve()), str(profile), str(home.resolve()), str(home), home.name, *names]
    for word in sorted(set(words), key=len, reverse=True):
        if len(word) > len(os.sep):
            text = text.replace(word, BLANK)
    return text
