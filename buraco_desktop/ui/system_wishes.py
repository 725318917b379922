"""What the player told the operating system: dark or light windows, less motion.

Qt 6.11 knows the first (`QStyleHints.colorScheme`) but not the second: `QAccessibilityHints` has only the
contrast, its `motionPreference` comes with 6.12, and `QApplication.isEffectEnabled` tells of menus. So each
system is asked in its own way, by Qt where Qt can: QSettings on macOS, the portal of Linux by QtDBus.
"""

import ctypes
import sys

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui import when_wanted

_SPI_GETCLIENTAREAANIMATION = 0x1042


def is_system_dark() -> bool | None:
    """Return whether the system's windows are dark; None if it does not tell."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return None if scheme is Qt.ColorScheme.Unknown else scheme is Qt.ColorScheme.Dark


class MotionWish(QObject):
    """Whether the system asks programs to move less, as it was told last: no, until `begin`.

    It is asked then, and again whenever the window becomes active or Qt tells of another wish of the player;
    a desktop on Linux answers later, so that nothing waits for it.

    Signals:
        changed: `is_less` is another one.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.is_less = False

    def begin(self) -> None:
        """Ask from now on."""
        self._window.installEventFilter(self)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.ask)
        hints.accessibility().contrastPreferenceChanged.connect(self.ask)
        self.ask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask again when the player comes back to the window."""
        if event.type() == QEvent.Type.WindowActivate:
            self.ask()
        return super().eventFilter(watched, event)

    def ask(self) -> None:
        """Ask the system again."""
        if sys.platform == "win32":
            self.take(_windows_wants_less_motion())
        elif sys.platform == "darwin":
            value = QSettings("apple.com", "universalaccess").value("reduceMotion", False)
            self.take(value in (True, 1, "1", "true"))
        else:
            when_wanted.ask_for_motion(self, self.take)

    def take(self, is_less: bool) -> None:
        """Take what the system asks for now."""
        if is_less != self.is_less:
            self.is_less = is_less
            self.changed.emit()


def _windows_wants_less_motion() -> bool:
    has_motion = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined, unused-ignore]
    is_told = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(has_motion), 0)
    return bool(is_told) and not has_motion.value
