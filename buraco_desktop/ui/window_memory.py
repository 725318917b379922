"""Where the window stands: kept for each arrangement of screens, and found again at the next start."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from buraco_desktop.storage.settings import MOST_WINDOWS, Settings, WindowPlace

REST_MS = 500
"""The window is taken to stand where it is when nothing moved it for so long, in milliseconds."""
GRIP_WIDTH, GRIP_HEIGHT = 120, 24
"""So much of the window's upper edge must be on a screen, in logical pixels, or it could not be moved."""
_WATCHED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange, QEvent.Type.Show)


class WindowMemory(QObject):
    """Watches one window.

    Signals:
        full_screen_changed(bool): the window fills the screen from now on, or no longer.
    """

    full_screen_changed = Signal(bool)

    def __init__(self, window: QWidget, remember: Callable[[dict[str, WindowPlace]], None]) -> None:
        """Watch a window; `remember` is given all places whenever one has changed."""
        super().__init__(window)
        self._window, self._remember = window, remember
        self._places: dict[str, WindowPlace] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.keep)
        window.installEventFilter(self)

    def restore(self, settings: Settings) -> None:
        """Bring the window to where it stood on these screens; on others only its size is taken over.

        To be called before the window is shown.
        """
        self._places = dict(settings.windows)
        known = self._places.get(screens_key())
        last = known or next(reversed(self._places.values()), WindowPlace())
        free = QGuiApplication.primaryScreen().availableGeometry()
        if known is not None and known.x is not None and known.y is not None:
            screen = screen_of(QRect(known.x, known.y, known.width, known.height))
            if screen is not None:
                free = screen
                self._window.move(known.x, known.y)
        self._window.resize(min(last.width, free.width()), min(last.height, free.height()))
        state = Qt.WindowState.WindowNoState
        if last.is_maximized:
            state |= Qt.WindowState.WindowMaximized
        if last.is_full_screen:
            state |= Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state)

    def show_full_screen(self, is_full: bool) -> None:
        """Fill the screen, or go back to what the window was before."""
        state = self._window.windowState()
        if is_full:
            self._window.setWindowState(state | Qt.WindowState.WindowFullScreen)
        else:
            self._window.setWindowState(state & ~Qt.WindowState.WindowFullScreen)

    def keep(self) -> None:
        """Remember where the window stands now."""
        self._timer.stop()
        window, key = self._window, screens_key()
        if not window.isVisible() or window.isMinimized():
            return
        place = self._places.get(key, WindowPlace())
        is_full, is_maximized = window.isFullScreen(), window.isMaximized()
        if not is_full and not is_maximized:
            place = WindowPlace(x=window.x(), y=window.y(), width=window.width(), height=window.height())
        elif not is_full:
            place = msgspec.structs.replace(place, is_maximized=True, is_full_screen=False)
        else:
            place = msgspec.structs.replace(place, is_maximized=is_maximized, is_full_screen=True)
        others = {each: at for each, at in self._places.items() if each not in (key, "")}
        self._places = dict(list(others.items())[-(MOST_WINDOWS - 1) :]) | {key: place}
        self._remember(self._places)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the window to come to rest."""
        if watched is self._window and event.type() in _WATCHED:
            self._timer.start()
            if event.type() == QEvent.Type.WindowStateChange:
                self.full_screen_changed.emit(self._window.isFullScreen())
        return super().eventFilter(watched, event)


def screens_key() -> str:
    """Return the name of the present arrangement of screens: "0,0,1920x1080"."""
    areas = [screen.geometry() for screen in QGuiApplication.screens()]
    names = [f"{area.x()},{area.y()},{area.width()}x{area.height()}" for area in areas]
    return ";".join(sorted(names))


def screen_of(window: QRect) -> QRect | None:
    """Return the free area of the screen from which a window could be moved by its upper edge, if any."""
    edge = QRect(window.x(), window.y(), window.width(), GRIP_HEIGHT)
    for screen in QGuiApplication.screens():
        free = screen.availableGeometry()
        common = free.intersected(edge)
        if common.width() >= GRIP_WIDTH and common.height() >= GRIP_HEIGHT:
            return free
    return None
