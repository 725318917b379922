"""One window for one profile: whoever starts the game again, or opens a match, gets the window there is.

Two programs with one profile would write over each other's matches and settings.
"""

import logging
from pathlib import Path

import msgspec
from PySide6.QtCore import QDeadlineTimer, QFileSystemWatcher, QObject, Qt, QThread, Signal, Slot
from PySide6.QtWidgets import QWidget

from buraco_desktop.options import Options
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.file_lock import FileLock
from buraco_desktop.storage.files import replace_file

LOCK, WISH = "window.lock", "window.wish"
"""Files of the profile: who has the window, and what a second start asks of it."""
PATIENCE_MS = 3000
"""Milliseconds in which the other program must take a wish up; else it is taken for hanging."""
LOOK_MS = 50

log = logging.getLogger(__name__)


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What a second start was asked for."""

    new: str | None = None
    """Key of rules for a fresh match."""
    save: str | None = None
    """Path of a saved match."""


class OneWindow(QObject):
    """The right to the only window of a profile.

    Signals:
        asked: the `Options` of a second start, which shall be seen to here.
    """

    asked = Signal(object)

    def __init__(self, profile: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profile = profile
        self._lock = FileLock(profile / LOCK)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)

    def take(self, options: Options, patience_ms: int = PATIENCE_MS) -> bool:
        """Return whether the window is ours; else another program has it and has taken the wishes up.

        One that does not answer within `patience_ms` milliseconds does not keep the player from playing.
        """
        wish = self._profile / WISH
        end = QDeadlineTimer(patience_ms)
        is_waiting = False
        while not self._is_ours():
            if not is_waiting:
                is_waiting = self._write(wish, options)
            elif not wish.exists():
                return False
            if not is_waiting or end.hasExpired():
                log.warning("the other window does not answer")
                break
            QThread.msleep(LOOK_MS)
        wish.unlink(missing_ok=True)  # perhaps that of a program that was killed
        self._watcher.addPath(str(self._profile))
        return True

    def give_back(self) -> None:
        """Let the next program have the window."""
        self._watcher.directoryChanged.disconnect(self._look)
        self._lock.give_back()

    def _is_ours(self) -> bool:
        """Return whether nobody else has the window, or no lock can be made at all."""
        try:
            return self._lock.take()
        except OSError as error:
            log.warning("the window cannot be locked: %s", error)
            return True

    def _write(self, wish: Path, options: Options) -> bool:
        save = None if options.save is None else str(options.save.absolute())
        try:
            replace_file(wish, msgspec.json.encode(Wish(new=options.new, save=save)))
        except SaveError as error:
            log.warning("cannot ask the other window: %s", error)
            return False
        return True

    @Slot()
    def _look(self) -> None:
        path = self._profile / WISH
        try:
            wish = msgspec.json.decode(path.read_bytes(), type=Wish)
        except FileNotFoundError:
            return
        except (OSError, msgspec.DecodeError) as error:
            log.warning("a wish that cannot be read: %s", error)
            path.unlink(missing_ok=True)
            return
        path.unlink(missing_ok=True)
        self.asked.emit(Options(wish.new, self._profile, None if wish.save is None else Path(wish.save)))


def show_in_front(window: QWidget) -> None:
    """Bring a window before all others, as far as the system lets a program do that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
