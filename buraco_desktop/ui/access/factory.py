"""Tells Qt which widgets have an accessibility of the program's own."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QSlider,
    QWidget,
)

from buraco_desktop.ui.access.keeper import keep_alive
from buraco_desktop.ui.access.widgets import BoxInterface, ButtonInterface, DropDownInterface

_INSTALLED = "has-access-factory"
"""Property of the application: Qt keeps a factory as long as the process lives, so one is enough."""
_OWN_PACKAGE = __name__.partition(".")[0]
_KNOWN_TO_QT = (QLabel, QLineEdit, QSlider, QAbstractSpinBox, QAbstractScrollArea, QMainWindow)
"""Widgets of which Qt can tell all by itself: their text, their value, what is in them."""


@runtime_checkable
class DescribesItself(Protocol):
    """A view that has more to tell than Qt can see: the things that it paints, or the lines of its text."""

    def access_root(self) -> QAccessibleInterface | None:
        """Return the root of its things; None as long as it has none."""


def install_factory(app: QApplication) -> None:
    """Let Qt ask the program about its own widgets; a second call does nothing."""
    if not app.property(_INSTALLED):
        app.setProperty(_INSTALLED, True)
        QAccessible.installFactory(_interface_of)


def _interface_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what tells helping programs of an object; None leaves it to Qt.

    Qt asks for the object's class, then for each class above it.
    """
    kind = type(thing)
    if kind.__name__ != name or not kind.__module__.startswith(_OWN_PACKAGE):
        return None
    interface = _own_interface(thing)
    if interface is not None:
        keep_alive(interface)
    return interface


def _own_interface(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, DescribesItself):
        return thing.access_root()
    if isinstance(thing, QAbstractButton):
        return ButtonInterface(thing)
    if isinstance(thing, QComboBox):
        return DropDownInterface(thing)
    if isinstance(thing, QWidget) and not isinstance(thing, _KNOWN_TO_QT):
        return BoxInterface(thing)
    return None
