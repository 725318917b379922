"""The composition root: builds the program's objects, hands them to each other and runs the window."""

import faulthandler
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QStandardPaths,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from buraco_desktop import __version__
from buraco_desktop.options import Options
from buraco_desktop.storage.crashes import CrashFolder
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.access.factory import install_factory
from buraco_desktop.ui.assets import asset_path
from buraco_desktop.ui.collector import MainThreadCollector
from buraco_desktop.ui.crash_report import CrashReport
from buraco_desktop.ui.display import tried_display
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.first_paint import FirstPaint
from buraco_desktop.ui.language import LanguageLoader, system_language
from buraco_desktop.ui.late_enums import LateEnums
from buraco_desktop.ui.late_runner import LateRunner
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.one_window import OneWindow, show_in_front
from buraco_desktop.ui.palette import app_palette
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.text_start import display_sentence, profile_sentence

NO_WINDOW = 1
"""Exit code when no window can be shown, or the profile folder cannot be used."""
LOG_SIZE_LIMIT = 1_000_000
CRASHES_FOLDER = "crashes"
STYLE = "fusion"
PICTURES_FILE = "pictures.cache"
FILLING_SECONDS, FILLING_PAUSE_MS = 0.002, 15
FOR_TABLES = (
    "buraco_desktop.session.session",
    "buraco_desktop.ui.table.scene",
    "buraco_desktop.ui.controller",
    "buraco_desktop.ui.table_page",
    "buraco_desktop.session.adviser",
    "buraco_desktop.ui.advice_desk",
    "buraco_desktop.ui.access.announcer",
    "buraco_desktop.ui.access.table_access",
)
FOR_SOUNDS = ("buraco_desktop.ui.sound.desk", "buraco_desktop.ui.sound.heard")
FOR_BOTS = ("multiprocessing", "multiprocessing.connection", "buraco_desktop.ui.bots_at_work")
"""What tables, sounds and bots will need, in parts that take a few milliseconds each."""
DESKTOP_ID = "io.github.buraco_desktop.buraco_desktop"
"""The name of the entry in the menu, by which the system finds the icon of the window."""

log = logging.getLogger("buraco_desktop")


def run(options: Options, enums: LateEnums | None = None) -> int:
    """Open the window and play; return the exit code. `enums` are filled when the window is painted."""
    with tried_display(os.environ) as fault:
        if fault is not None:
            core = QCoreApplication(sys.argv[:1])
            LanguageLoader(core).load(system_language())
            _complain(display_sentence(fault))
            return NO_WINDOW
        app = make_application()
    collector = MainThreadCollector(app)
    profile = options.profile or Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    )
    try:
        profile.mkdir(parents=True, exist_ok=True)
        right = OneWindow(profile, app)
        if not right.take(options):
            return 0
        crashes = CrashFolder(profile / CRASHES_FOLDER)
        _open_log(profile, crashes)
    except OSError as error:
        _complain(profile_sentence(str(profile), error.strerror or str(error)))
        return NO_WINDOW
    languages = LanguageLoader(app)
    languages.load(system_language())
    with ExitStack() as ending:
        ending.callback(collector.close)
        store = PictureStore(profile / PICTURES_FILE)
        faces = FaceCache(app, store)
        ending.callback(faces.close)
        bots = LateRunner(lambda: when_wanted.bots_of(window))
        ending.callback(bots.close)
        window = MainWindow(profile, languages, faces, bots)
        crash_report = CrashReport(window, crashes)
        crash_report.catch()
        ending.callback(crash_report.close)
        ending.callback(right.give_back)
        right.asked.connect(lambda wishes: _see_to(window, wishes))

        def the_rest() -> Iterator[int]:
            """Begin what the first picture did not wait for; yield how long others have their turn, in ms."""
            window.setWindowIcon(QIcon(str(asset_path("icons", "buraco-desktop.svg"))))
            store.keep()
            faces.begin()
            parts = (
                (FOR_TABLES, window.prepare),
                (FOR_SOUNDS, lambda: ending.callback(when_wanted.let_be_heard(window).close)),
                (FOR_BOTS, bots.begin),
            )
            for modules, begin in parts:
                for name in modules:
                    yield 0
                    import_module(name)
                yield 0
                begin()
            while enums is not None and not enums.fill_some(FILLING_SECONDS):
                yield FILLING_PAUSE_MS

        window.show()
        FirstPaint(window.windowHandle()).over.connect(lambda: _step_by_step(the_rest(), app))
        window.start(options)
        return app.exec()


def _step_by_step(steps: Iterator[int], app: QApplication) -> None:
    """Take a step now, and the next one after the milliseconds that it says: events come between."""
    pause_ms = next(steps, None)
    if pause_ms is not None:
        QTimer.singleShot(pause_ms, app, lambda: _step_by_step(steps, app))


def _see_to(window: MainWindow, options: Options) -> None:
    """Do in this window what the program was started a second time for."""
    if options.save is not None:
        window.open_match(options.save)
    elif options.new is not None:
        window.start(options)
    show_in_front(window)


def make_application() -> QApplication:
    """Return the application object with the program's name and colours."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        app = existing
        app.setStyle(STYLE)
    else:
        # A style that is set afterwards takes the place of another that was made in vain.
        app = QApplication([*sys.argv[:1], "-style", STYLE])
    app.setApplicationName("buraco-desktop")
    app.setApplicationDisplayName("Buraco Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    app.setPalette(app_palette())
    install_factory(app)
    return app


def _complain(sentence: str) -> None:
    """Tell the player something before there is a window; a windowed bundle may have no stderr."""
    if sys.stderr is not None:
        sys.stderr.write(f"buraco-desktop: {sentence}\n")


def _open_log(profile: Path, crashes: CrashFolder) -> None:
    path = profile / "log.txt"
    if path.exists() and path.stat().st_size > LOG_SIZE_LIMIT:
        path.replace(profile / "log.old.txt")
    logging.basicConfig(
        filename=path,
        level=logging.INFO,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        force=True,
    )
    faulthandler.enable(crashes.open_hard_crash())
    qInstallMessageHandler(_log_qt_message)


def _log_qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    level = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }.get(kind, logging.ERROR)
    logging.getLogger("qt").log(level, "%s", message)
