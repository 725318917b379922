"""Start, open, keep and close matches: the one place between the window and the files of matches."""

import secrets
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from buraco_desktop.session.autosave import Autosaver
from buraco_desktop.session.bot_runner import BotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.library import SaveLibrary, SaveSummary, summarize
from buraco_desktop.storage.saves import read, write
from buraco_desktop.ui.pages.choice import MAX_DEAL_NUMBER, MatchChoice

OWN_SEAT = 0


class MatchDesk(QObject):
    """Holds the match that is on the table.

    Signals:
        save_failed: a `SaveError`; the game goes on. Sent from the writer's thread, so it arrives queued.
    """

    save_failed = Signal(object)

    def __init__(self, folder: Path, runner: BotRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = SaveLibrary(folder)
        self.session: MatchSession | None = None
        self.path: Path | None = None
        self._runner = runner

    def new(self, choice: MatchChoice) -> MatchSession:
        """Start a match. Raises `SaveError` UNWRITABLE if its folder cannot be made."""
        number = choice.deal_number
        if number is None:
            number = secrets.randbelow(MAX_DEAL_NUMBER + 1)
        seats = [SeatSetup(choice.own_name)]
        portraits = choice.portraits or ("",) * len(choice.bots)
        seats += map(SeatSetup, choice.names, choice.bots, portraits)
        setup = MatchSetup(
            choice.rules,
            choice.players,
            tuple(seats),
            secrets.randbelow(choice.players),
            number,
            match_minutes=choice.match_minutes,
            turn_seconds=choice.turn_seconds,
            is_practice=choice.is_practice,
        )
        self.close()
        path = self.library.new_path()
        self.session = MatchSession.new(setup, self._runner, self._autosaver(path))
        self.path = path
        return self.session

    def open(self, path: Path) -> MatchSession:
        """Go on with the match of a file; it is saved there from now on. Raises `SaveError`."""
        if self.path is not None and path.resolve() == self.path.resolve():
            self.close()  # so that its last action is in the file
        record = read(path)
        saver = self._autosaver(path)
        try:
            session = MatchSession.resume(record, self._runner, saver)
        except SaveError:
            saver.close()
            raise
        self.close()
        self.session, self.path = session, path
        return session

    def recover(self, path: Path) -> MatchSession:
        """Go on with the backup of a save that is damaged; the bad file is kept. Raises `SaveError`."""
        self.library.recover(path)
        return self.open(path)

    def save_copy(self, path: Path) -> None:
        """Write the match on the table to another file. Raises `SaveError`."""
        if self.session is not None:
            write(path, self.session.record())

    def unfinished(self) -> SaveSummary | None:
        """Return the match to continue: the one on the table, else the newest of the folder."""
        if self.session is not None and self.path is not None and not self.session.result.is_over:
            return summarize(self.path, self.session.record())
        return self.library.latest_unfinished()

    def close(self) -> None:
        """Put the match on the table away; everything is on disk afterwards."""
        if self.session is not None:
            self.session.close()
            self.session = None
            self.path = None

    def _autosaver(self, path: Path) -> Autosaver:
        return Autosaver(path, self.save_failed.emit)
