"""A `Thing` as Qt's accessibility asks for it."""

from typing import Protocol

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAbstractScrollArea
from shiboken6 import Shiboken

from buraco_desktop.ui.access.thing import Key, Thing
from buraco_desktop.ui.table.spots import Rect

_NO_PART = 0
_ACTION_PART = 1
"""Which of the C++ objects behind a `Node` is its `QAccessibleActionInterface`."""


class NodeOwner(Protocol):
    """Who keeps the nodes of one view."""

    view: QAbstractScrollArea
    focused: Key | None
    """Key of the thing that the keyboard is on."""

    def root(self) -> QAccessibleInterface | None:
        """Return what the outermost things lie in; None once the view is gone."""

    def on_screen(self, rect: Rect) -> QRect:
        """Return where a rectangle of the picture is on the screen, in logical pixels."""

    def node(self, key: Key) -> "Node | None":
        """Return the node of a thing."""


class Node(QAccessibleInterface, QAccessibleActionInterface):
    """One thing. Qt asks at any time: every answer is a look at what is known, and raises nothing.

    Qt's register of interfaces deletes it; until then it has to be kept alive (`keeper`).
    """

    def __init__(self, owner: NodeOwner, thing: Thing, parent: Key | None) -> None:
        QAccessibleInterface.__init__(self)
        QAccessibleActionInterface.__init__(self)
        self._owner = owner
        self.thing = thing
        self.parent_key = parent
        """Key of the thing around this one; None for the outermost ones."""

    # -- where it is --------------------------------------------------------------------------------------

    def isValid(self) -> bool:
        """Return whether the view still shows it."""
        return Shiboken.isValid(self._owner.view) and self._owner.node(self.thing.key) is self

    def object(self) -> None:  # type: ignore[override]
        """Return nothing: there is no object behind a thing of a scene."""
        return

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window of the view."""
        return self._owner.view.window().windowHandle() if Shiboken.isValid(self._owner.view) else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what the thing lies in."""
        around = None if self.parent_key is None else self._owner.node(self.parent_key)
        return around or self._owner.root()

    def childCount(self) -> int:
        """Return how many things lie in it."""
        return len(self.thing.children)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of them."""
        children = self.thing.children
        return self._owner.node(children[index].key) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of them `child` is, −1 for none."""
        keys = [each.key for each in self.thing.children]
        return keys.index(child.thing.key) if isinstance(child, Node) and child.thing.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the topmost of them at a point of the screen."""
        for each in reversed(self.thing.children):
            node = self._owner.node(each.key)
            if node is not None and node.rect().contains(x, y):
                return node
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the one that the keyboard is on."""
        focused = self._owner.focused
        is_inside = any(each.key == focused for each in self.thing.walk())
        return self._owner.node(focused) if focused is not None and is_inside else None

    def relations(
        self, _match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """Return nothing: what belongs together lies together."""
        return []

    def rect(self) -> QRect:
        """Return its place on the screen, in logical pixels."""
        return self._owner.on_screen(self.thing.rect)

    # -- what it is ---------------------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        return self.thing.role

    def text(self, which: QAccessible.Text) -> str:
        """Return its name, or what more there is to say."""
        match which:
            case QAccessible.Text.Name:
                return self.thing.name
            case QAccessible.Text.Description:
                return self.thing.description
            case QAccessible.Text.Accelerator:
                return self.thing.shortcut
            case _:
                return ""

    def setText(self, _which: QAccessible.Text, _text: str) -> None:
        """Change nothing: words are the program's."""

    def state(self) -> QAccessible.State:
        """Return what holds of it now."""
        thing, view, state = self.thing, self._owner.view, QAccessible.State()
        if not Shiboken.isValid(view):
            state.invalid = True
            return state
        state.focusable = thing.focus is not None
        state.focused = thing.key == self._owner.focused and view.hasFocus()
        state.selectable = thing.is_selectable
        state.selected = thing.is_selected
        state.disabled = thing.is_disabled
        state.readOnly = thing.press is None
        state.invisible = not view.isVisible()
        return state

    # -- what it does -------------------------------------------------------------------------------------

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Shiboken.VoidPtr:  # type: ignore[override]
        """Return where the C++ object for `kind` is: a plain number or None would be read as an address."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self)[_ACTION_PART])
        return Shiboken.VoidPtr(_NO_PART)

    def actionNames(self) -> list[str]:
        """Return what can be done to it."""
        names = []
        if self.thing.press is not None:
            names.append(QAccessibleActionInterface.pressAction())
        if self.thing.focus is not None:
            names.append(QAccessibleActionInterface.setFocusAction())
        return names

    def doAction(self, name: str) -> None:
        """Do it, once Qt has come back from asking: the thing may be gone then."""
        is_press = name == QAccessibleActionInterface.pressAction()
        act = self.thing.press if is_press else self.thing.focus
        if act is not None and name in self.actionNames() and Shiboken.isValid(self._owner.view):
            QTimer.singleShot(0, self._owner.view, act)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return the key that does the same."""
        is_press = name == QAccessibleActionInterface.pressAction()
        return [self.thing.shortcut] if is_press and self.thing.shortcut else []
