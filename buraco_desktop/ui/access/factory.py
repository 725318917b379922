"""Tells Qt which widgets have an accessibility of the program's own."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from buraco_desktop.ui.table_view import TableView

_INSTALLED = "has-access-factory"
"""Property of the application: Qt keeps a factory as long as the process lives, so one is enough."""


def install_factory(app: QApplication) -> None:
    """Let Qt ask the program about its own widgets; a second call does nothing."""
    if not app.property(_INSTALLED):
        app.setProperty(_INSTALLED, True)
        QAccessible.installFactory(_interface_of)


def _interface_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what tells helping programs of an object; None leaves it to Qt.

    Qt asks for the object's class, then for each class above it.
    """
    if isinstance(thing, TableView) and name == TableView.__name__ and thing.access_tree is not None:
        return thing.access_tree.make_root()
    return None
