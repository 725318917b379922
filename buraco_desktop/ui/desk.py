"""Start, open, keep and close matches: the one place between the window and the files of matches."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from buraco_desktop.ui import when_wanted

if TYPE_CHECKING:
    from buraco_desktop.session.asking import BotRunner
    from buraco_desktop.session.session import MatchSession
    from buraco_desktop.storage.library import SaveLibrary, SaveSummary
    from buraco_desktop.ui.pages.choice import MatchChoice

OWN_SEAT = 0


class MatchDesk(QObject):
    """Holds the match that is on the table.

    Signals:
        save_failed: a `SaveError`; the game goes on. Sent from the writer's thread, so it arrives queued.
    """

    save_failed = Signal(object)

    def __init__(self, folder: Path, runner: "BotRunner", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.session: MatchSession | None = None
        self.path: Path | None = None
        self._runner = runner

    @property
    def library(self) -> "SaveLibrary":
        """The player's matches."""
        return when_wanted.save_library(self.folder)

    def new(self, choice: "MatchChoice") -> "MatchSession":
        """Start a match. Raises `SaveError` UNWRITABLE if its folder cannot be made."""
        self.close()
        path = self.library.new_path()
        self.session = when_wanted.new_match(choice, self._runner, path, self.save_failed.emit)
        self.path = path
        return self.session

    def open(self, path: Path) -> "MatchSession":
        """Go on with the match of a file; it is saved there from now on. Raises `SaveError`."""
        if self.path is not None and path.resolve() == self.path.resolve():
            self.close()  # so that its last action is in the file
        session = when_wanted.opened_match(path, self._runner, self.save_failed.emit)
        self.close()
        self.session, self.path = session, path
        return session

    def recover(self, path: Path) -> "MatchSession":
        """Go on with the backup of a save that is damaged; the bad file is kept. Raises `SaveError`."""
        self.library.recover(path)
        return self.open(path)

    def save_copy(self, path: Path) -> None:
        """Write the match on the table to another file. Raises `SaveError`."""
        if self.session is not None:
            when_wanted.write_copy(path, self.session)

    def unfinished(self) -> "SaveSummary | None":
        """Return the match to continue: the one on the table, else the newest of the folder."""
        if self.session is not None and self.path is not None and not self.session.result.is_over:
            return when_wanted.summary_of(self.path, self.session)
        # Before the first match there is nothing to read, and nothing to load for it.
        return self.library.latest_unfinished() if self.folder.exists() else None

    def close(self) -> None:
        """Put the match on the table away; everything is on disk afterwards."""
        if self.session is not None:
            self.session.close()
            self.session = None
            self.path = None
