"""Tells Qt that the program's own widgets have an accessibility of their own."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from buraco_desktop.ui import when_wanted

_INSTALLED = "has-access-factory"
"""Property of the application: Qt keeps a factory as long as the process lives, so one is enough."""
_OWN_PACKAGE = __name__.partition(".")[0]


def install_factory(app: QApplication) -> None:
    """Let Qt ask the program about its own widgets; a second call does nothing."""
    if not app.property(_INSTALLED):
        app.setProperty(_INSTALLED, True)
        QAccessible.installFactory(_interface_of)


def _interface_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what tells helping programs of an object; None leaves it to Qt.

    Qt asks for the object's class, then for each class above it. Nobody asks where no helping program runs.
    """
    kind = type(thing)
    if kind.__name__ != name or not kind.__module__.startswith(_OWN_PACKAGE):
        return None
    return when_wanted.own_interface(thing)
