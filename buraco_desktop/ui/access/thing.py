"""One thing of a picture as a helping program meets it: what it is, where it lies, what can be done to it."""

from collections.abc import Callable, Iterator
from dataclasses import field

from PySide6.QtGui import QAccessible

from buraco_desktop.engine.values import dataclass
from buraco_desktop.ui.table.spots import Rect

Key = tuple[object, ...]
"""What tells a thing from all others of its picture, as long as it is there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """A value: a change of the picture gives another one with the same key."""

    key: Key
    role: QAccessible.Role
    name: str
    rect: Rect
    """Where it lies, in logical pixels of the scene."""
    description: str = ""
    shortcut: str = ""
    """The key that does the same as `press`, as it is shown."""
    is_selectable: bool = False
    is_selected: bool = False
    is_disabled: bool = False
    """It cannot be done now; pressing it says why."""
    press: Callable[[], None] | None = field(default=None, compare=False)
    """Does what a click there does; None if nothing would happen."""
    focus: Callable[[], None] | None = field(default=None, compare=False)
    """Brings the keyboard there; None where it cannot be."""
    children: tuple["Thing", ...] = ()

    def walk(self) -> Iterator["Thing"]:
        """Yield this thing and all in it, the outer ones first."""
        yield self
        for child in self.children:
            yield from child.walk()
