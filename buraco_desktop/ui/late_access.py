"""What helping programs find at a table, for which the first picture does not wait where none is running."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible

from buraco_desktop.storage.settings import Verbosity
from buraco_desktop.ui.keys import KeyMap

if TYPE_CHECKING:
    from buraco_desktop.ui.access.table_access import TableAccess


class LateAccess:
    """The `TableAccess` of one table: made at once with a helping program, else by `begin` or who asks."""

    def __init__(self, make: "Callable[[], TableAccess]") -> None:
        self._make = make
        self._made: TableAccess | None = None
        self._feel = Verbosity.NORMAL, KeyMap()
        if QAccessible.isActive():
            self.begin()

    def begin(self) -> "TableAccess":
        """Return it, made now if it was not there."""
        if self._made is None:
            self._made = self._make()
            self._made.set_feel(*self._feel)
        return self._made

    def set_feel(self, verbosity: Verbosity, keys: KeyMap) -> None:
        """Take how much is to be said, and the keys in force."""
        self._feel = verbosity, keys
        if self._made is not None:
            self._made.set_feel(verbosity, keys)

    def renew(self) -> None:
        """Take note that something at the table has changed."""
        if self._made is not None:
            self._made.renew()

    def close(self) -> None:
        """Take everything away, before the table goes."""
        if self._made is not None:
            self._made.close()
