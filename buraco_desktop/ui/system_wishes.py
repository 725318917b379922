"""What the player told the operating system: dark or light windows, less motion.

Qt 6.11 knows the first (`QStyleHints.colorScheme`) but not the second: `QAccessibilityHints` has only the
contrast, its `motionPreference` comes with 6.12, and `QApplication.isEffectEnabled` tells of menus. So each
system is asked in its own way, by Qt where Qt can: QSettings on macOS, QtDBus for the portal of Linux.
"""

import ctypes
import os
import sys

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

PORTAL_TIMEOUT_MS = 300
"""How long the start of the program waits at most for a desktop that does not answer, in milliseconds."""
_SPI_GETCLIENTAREAANIMATION = 0x1042


def is_system_dark() -> bool | None:
    """Return whether the system's windows are dark; None if it does not tell."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return None if scheme is Qt.ColorScheme.Unknown else scheme is Qt.ColorScheme.Dark


def wants_less_motion() -> bool:
    """Return whether the system asks programs to move less; False if it does not tell."""
    if sys.platform == "win32":
        return _windows_wants_less_motion()
    if sys.platform == "darwin":
        value = QSettings("apple.com", "universalaccess").value("reduceMotion", False)
        return value in (True, 1, "1", "true")
    return _desktop_wants_less_motion()


def _windows_wants_less_motion() -> bool:
    has_motion = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined, unused-ignore]
    is_told = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(has_motion), 0)
    return bool(is_told) and not has_motion.value


def _desktop_wants_less_motion() -> bool:
    """Ask the settings portal, which desktops on Linux share."""
    bus = _session_bus()
    return bus is not None and _asks_for_less(
        bus.call(_portal_question(), QDBus.CallMode.Block, PORTAL_TIMEOUT_MS)
    )


def _session_bus() -> QDBusConnection | None:
    """Return the bus on which the portal can be asked, or None."""
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return None  # nobody to ask: Qt would try to start a bus
    bus = QDBusConnection.sessionBus()
    return bus if bus.isConnected() else None


def _portal_question() -> QDBusMessage:
    question = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    question.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    return question


def _asks_for_less(answer: QDBusMessage) -> bool:
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return False
    return answer.arguments()[0] is False


class MotionWish(QObject):
    """Whether the system asks programs to move less, as it was told last.

    It is asked at the start, and again whenever the window becomes active or Qt tells of another wish of the
    player's; a desktop on Linux answers later, so that nothing waits for it.

    Signals:
        changed: `is_less` is another one.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.is_less = wants_less_motion()
        window.installEventFilter(self)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.ask)
        hints.accessibility().contrastPreferenceChanged.connect(self.ask)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask again when the player comes back to the window."""
        if event.type() == QEvent.Type.WindowActivate:
            self.ask()
        return super().eventFilter(watched, event)

    def ask(self) -> None:
        """Ask the system again."""
        bus = None if sys.platform in ("win32", "darwin") else _session_bus()
        if bus is None:
            self.take(wants_less_motion())
            return
        waiting = QDBusPendingCallWatcher(bus.asyncCall(_portal_question(), PORTAL_TIMEOUT_MS), self)
        waiting.finished.connect(self._answered)

    def take(self, is_less: bool) -> None:
        """Take what the system asks for now."""
        if is_less != self.is_less:
            self.is_less = is_less
            self.changed.emit()

    def _answered(self, waiting: QDBusPendingCallWatcher) -> None:
        self.take(_asks_for_less(waiting.reply()))
        waiting.deleteLater()
