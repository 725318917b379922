"""The settings that desktops on Linux share, asked for by D-Bus; only when the first picture is there."""

import os
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

TIMEOUT_MS = 300
"""How long an answer is waited for, in milliseconds; nothing else waits for it."""


def ask_for_motion(parent: QObject, take: Callable[[bool], None]) -> None:
    """Ask whether programs are to move less, and hand the answer over when it is there; no desktop, no."""
    bus = _session_bus()
    if bus is None:
        take(False)
        return
    question = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "ReadOne",
    )
    question.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    waiting = QDBusPendingCallWatcher(bus.asyncCall(question, TIMEOUT_MS), parent)

    def answered(watcher: QDBusPendingCallWatcher) -> None:
        take(is_without_motion(watcher.reply()))
        watcher.deleteLater()

    waiting.finished.connect(answered)


def _session_bus() -> QDBusConnection | None:
    """Return the bus on which the desktop can be asked, or None."""
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return None  # nobody to ask: Qt would try to start a bus
    bus = QDBusConnection.sessionBus()
    return bus if bus.isConnected() else None


def is_without_motion(answer: QDBusMessage) -> bool:
    """Return whether a desktop has answered that nothing is to be animated."""
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return False
    told = answer.arguments()[0]
    return isinstance(told, QDBusVariant) and told.variant() is False
