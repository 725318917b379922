"""Keeps what is handed to Qt's register of interfaces alive until the register has deleted it.

The register deletes the C++ object, but Python owns it as well: a Python object that went first would leave
the register with an address of nothing.
"""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessibleInterface
from shiboken6 import Shiboken

_FEW = 256
"""So many interfaces are kept without looking which of them are gone."""


class AccessKeeper(QObject):
    """One for an application, and a child of it."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._kept: list[QAccessibleInterface] = []
        self._limit = _FEW

    @property
    def count(self) -> int:
        """How many interfaces are kept, those that are gone included."""
        return len(self._kept)

    def keep(self, interface: QAccessibleInterface) -> None:
        """Keep an interface until its C++ object is gone."""
        if len(self._kept) >= self._limit:
            self._kept = [each for each in self._kept if Shiboken.isValid(each)]
            self._limit = 2 * len(self._kept) + _FEW
        self._kept.append(interface)


def keep_alive(interface: QAccessibleInterface) -> None:
    """Keep an interface alive as long as Qt may ask it. There has to be an application."""
    app = QCoreApplication.instance()
    assert app is not None, "interfaces are made for widgets, and these need an application"
    keeper = app.findChild(AccessKeeper) or AccessKeeper(app)
    keeper.keep(interface)
