"""After an error that nobody expected: the match is saved, a file is written, the player is told."""

import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox

from buraco_desktop.storage.crashes import CrashFolder
from buraco_desktop.ui import text_window, when_wanted

if TYPE_CHECKING:
    from buraco_desktop.session.session import MatchSession
    from buraco_desktop.ui.main_window import MainWindow

log = logging.getLogger(__name__)


class CrashReport(QObject):
    """The last resort of a window. `catch` puts it in place, `close` takes it away.

    An error at one place of the program is told once: one that comes back with every picture would not let
    the player do anything else.
    """

    _failed = Signal(str, str)
    """An error's place and text; goes through the event loop, so that the failed handler is left first."""

    def __init__(self, window: "MainWindow", folder: CrashFolder) -> None:
        super().__init__(window)
        self.folder = folder
        self.box: QMessageBox | None = None
        """The message that is shown, if any."""
        self._window = window
        self._known: set[str] = set()
        self._hooks = sys.excepthook, threading.excepthook
        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def catch(self) -> None:
        """Hear of every error from now on, of other threads too."""
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def close(self) -> None:
        """Leave errors to those who heard of them before."""
        sys.excepthook, threading.excepthook = self._hooks

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an error and have it told; for `sys.excepthook`. May be called on any thread."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        frames = traceback.extract_tb(trace)
        place = f"{kind.__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else kind.__name__
        if place not in self._known:
            self._known.add(place)
            log.error("unexpected error\n%s", text)
            self._failed.emit(place, text)

    def _report_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    @Slot(str, str)
    def _tell(self, place: str, text: str) -> None:
        session = self._window.desk.session
        file = self._write(text, session)
        if session is not None:
            try:
                session.put_right()
            except Exception:
                # What is broken may be what puts right; the file of the last command is still good.
                log.exception("the match could not be put right after %s", place)
        if self.box is None:
            self._show(file)

    def _write(self, text: str, session: "MatchSession | None") -> Path | None:
        try:
            return when_wanted.write_crash_file(text, session, self._window.settings.path.parent, self.folder)
        except OSError:
            log.exception("no crash file")
            return None

    def _show(self, file: Path | None) -> None:
        self.box = box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(text_window.crash_title())
        box.setText(text_window.crash_sentence())
        go_on = box.addButton(text_window.go_on(), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(go_on)
        if file is not None:
            box.setInformativeText(text_window.crash_file_sentence(file.name))
            box.addButton(text_window.open_folder(), QMessageBox.ButtonRole.ActionRole).clicked.connect(
                self._open_folder
            )
        box.finished.connect(self._forget_box)
        box.open()

    @Slot()
    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder.path)))

    @Slot()
    def _forget_box(self) -> None:
        if self.box is not None:
            self.box.deleteLater()
            self.box = None
