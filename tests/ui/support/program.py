"""The program's window on a profile of its own, for tests and commands that play whole matches in it."""

import json
import sys
import traceback
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from buraco_desktop.options import Options
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.ui.app import make_application
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from buraco_desktop.ui.main_window import MainWindow
from tests.ui.support.pages import Answers

FAST = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}
HARMLESS = "This plugin does not support"
"""What Qt says where there is no screen: of sizes, of raising a window, of grabbing keys."""


class Program:
    """Opens windows on one profile, one after the other; bots answer at once. Close it at the end."""

    def __init__(self, profile: Path, **settings):
        self.profile = profile
        (profile / "settings.json").write_text(json.dumps(FAST | settings))
        self.app = make_application()
        self._faces, self._languages = FaceCache(), LanguageLoader()
        self._languages.load("en")
        self._windows = []

    def open(self, options=None, size=(1280, 800)) -> MainWindow:
        """Start the program."""
        answers = Answers()
        window = MainWindow(self.profile, self._languages, self._faces, DirectBotRunner(answers.arrived.emit))
        assert window.actions_by_name, "made after the first picture in the program"
        window.answers = answers  # a bound signal does not keep its object
        answers.arrived.connect(window.take_answer)
        self._windows.append(window)
        window.resize(*size)
        window.show()
        window.start(options or Options())
        return window

    def close(self):
        """Close every window and free what it held."""
        for window in self._windows:
            window.close()
            window.deleteLater()
        self._windows.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._faces.close()


@contextmanager
def all_faults_raised():
    """Raise at the end what Qt complained of and what was raised in handlers of events, as tests do."""
    faults = []

    def note_error(kind, error, trace):
        faults.append("".join(traceback.format_exception(kind, error, trace)))

    def note_message(kind, _context, message):
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and HARMLESS not in message:
            faults.append(f"Qt: {message}")

    hook, sys.excepthook = sys.excepthook, note_error
    handler = qInstallMessageHandler(note_message)
    try:
        yield faults
    finally:
        sys.excepthook = hook
        qInstallMessageHandler(handler)
    if faults:
        raise AssertionError("\n".join(faults))
