"""Which of the program's own widgets has which accessibility."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QSlider,
    QWidget,
)

from buraco_desktop.ui.access.keeper import keep_alive
from buraco_desktop.ui.access.widgets import BoxInterface, ButtonInterface, DropDownInterface

_KNOWN_TO_QT = (QLabel, QLineEdit, QSlider, QAbstractSpinBox, QAbstractScrollArea, QMainWindow)
"""Widgets of which Qt can tell all by itself: their text, their value, what is in them."""


@runtime_checkable
class DescribesItself(Protocol):
    """A view that has more to tell than Qt can see: the things that it paints, or the lines of its text."""

    def access_root(self) -> QAccessibleInterface | None:
        """Return the root of its things; None as long as it has none."""


def own_interface(thing: QObject) -> QAccessibleInterface | None:
    """Return what helping programs are told of an object, kept alive; None leaves it to Qt."""
    interface = _made_for(thing)
    if interface is not None:
        keep_alive(interface)
    return interface


def _made_for(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, DescribesItself):
        return thing.access_root()
    if isinstance(thing, QAbstractButton):
        return ButtonInterface(thing)
    if isinstance(thing, QComboBox):
        return DropDownInterface(thing)
    if isinstance(thing, QWidget) and not isinstance(thing, _KNOWN_TO_QT):
        return BoxInterface(thing)
    return None
