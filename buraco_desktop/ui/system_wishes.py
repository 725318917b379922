"""What the player told the operating system: dark or light windows, less motion.

Qt 6.11 knows the first (`QStyleHints.colorScheme`) but not the second: `QAccessibilityHints` has only the
contrast, its `motionPreference` comes with 6.12, and `QApplication.isEffectEnabled` tells of menus. So each
system is asked in its own way, by Qt where Qt can: QSettings on macOS, QtDBus for the portal of Linux.
"""

import ctypes
import os
import sys

from PySide6.QtCore import QSettings, Qt
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage
from PySide6.QtGui import QGuiApplication

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
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return False  # nobody to ask: Qt would try to start a bus
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        bus,
    )
    portal.setTimeout(PORTAL_TIMEOUT_MS)
    answer = portal.call("ReadOne", "org.gnome.desktop.interface", "enable-animations")
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return False
    return answer.arguments()[0] is False
