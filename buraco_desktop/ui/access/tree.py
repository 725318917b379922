"""The things of one view as a tree of nodes: made, renewed and told of as the picture changes."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget
from shiboken6 import Shiboken

from buraco_desktop.ui.access.keeper import keep_alive
from buraco_desktop.ui.access.node import Node
from buraco_desktop.ui.access.thing import Key, Thing
from buraco_desktop.ui.table.spots import Rect

ROOT: Key = ()
"""Key of the thing that stands for the whole view."""


class AccessTree(QObject):
    """Has a node for everything that a view shows, and no other.

    Without a helping program nothing is built until something asks. With one, a change is told as soon as the
    program comes to rest: what came and went, what has another name or state, where the keyboard is.
    """

    def __init__(
        self, view: QAbstractScrollArea, build: Callable[[], Thing], origin: Callable[[], QPoint]
    ) -> None:
        """Make the tree of a view; `build` returns what the view shows now, under the key `ROOT`.

        `origin` returns where in the viewport the zero of the things' places is, in logical pixels.
        """
        super().__init__(view)
        self.view = view
        self.focused: Key | None = None
        self._build, self._origin = build, origin
        self._root = Thing(key=ROOT, role=QAccessible.Role.Pane, name="", rect=Rect(0, 0, 0, 0))
        self._nodes: dict[Key, Node] = {}
        self._gone: list[Node] = []
        self._is_stale, self._is_focus_new, self._is_closed = True, False, False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        view.destroyed.connect(self.close)

    # -- for who shows ------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Take note that the picture has changed."""
        self._is_stale = True
        self._tell_soon()

    def set_focus(self, key: Key | None) -> None:
        """Take note of the thing that the keyboard is on."""
        if key != self.focused:
            self.focused = key
            self.tell_focus()

    def tell_focus(self) -> None:
        """Tell once more what the keyboard is on: the view has it now."""
        self._is_focus_new = True
        self._tell_soon()

    def close(self) -> None:
        """Take every node away, before the view goes."""
        self._is_closed = True
        self._timer.stop()
        self._take(Thing(key=ROOT, role=self._root.role, name=self._root.name, rect=self._root.rect))
        self._bury()

    # -- for who asks -------------------------------------------------------------------------------------

    def make_root(self) -> "ViewRoot":
        """Return a new interface of the view; Qt deletes it with the view."""
        return ViewRoot(self)

    def root(self) -> QAccessibleInterface | None:
        """Return the interface of the view."""
        return QAccessible.queryAccessibleInterface(self.view) if Shiboken.isValid(self.view) else None

    def on_screen(self, rect: Rect) -> QRect:
        """Return where a rectangle of the picture is on the screen, in logical pixels."""
        if not Shiboken.isValid(self.view):
            return QRect()
        left, top = round(rect.x), round(rect.y)
        corner = self.view.viewport().mapToGlobal(self._origin() + QPoint(left, top))
        return QRect(corner, QSize(round(rect.right) - left, round(rect.bottom) - top))

    @property
    def root_thing(self) -> Thing:
        """What the view as a whole is, and what lies in it."""
        # A change that is about to be told is taken then: what goes must still be there when that is told.
        is_due = not self._timer.isActive() or not self._nodes
        if self._is_stale and is_due and not self._is_closed:
            self._take(self._build())
        return self._root

    def node(self, key: Key) -> Node | None:
        """Return the node of a thing that is shown."""
        return self._nodes.get(key)

    # -- inside -------------------------------------------------------------------------------------------

    def _tell_soon(self) -> None:
        # What is hidden is looked at when it is asked for.
        if QAccessible.isActive() and not self._is_closed and self.view.isVisible():
            self._timer.start(0)

    def _tell(self) -> None:
        """Tell what has changed since things were told last."""
        self._bury()
        if self._is_stale:
            root = self._build()
            keys = {thing.key for thing in root.walk()}
            for node in [node for key, node in self._nodes.items() if key not in keys]:
                if node.parent_key is None or node.parent_key in keys:
                    _send(node, QAccessible.Event.ObjectDestroyed)
            before = {key: node.thing for key, node in self._nodes.items()}
            self._take(root)
            for key, node in self._nodes.items():
                if key in before:
                    _tell_difference(node, before[key])
                elif node.parent_key is None or node.parent_key in before:
                    _send(node, QAccessible.Event.ObjectCreated)
        if self._is_focus_new:
            self._is_focus_new = False
            focused = None if self.focused is None else self.node(self.focused)
            if focused is not None and self.view.hasFocus():
                _send(focused, QAccessible.Event.Focus)

    def _take(self, root: Thing) -> None:
        """Show these things from now on. What is gone is kept a moment: Qt may be asking it just now."""
        self._is_stale = False
        self._root = root
        nodes: dict[Key, Node] = {}
        around: list[tuple[Thing, Key | None]] = [(child, None) for child in root.children]
        for thing, parent in around:
            around.extend((child, thing.key) for child in thing.children)
            node = self._nodes.pop(thing.key, None)
            if node is None:
                node = Node(self, thing, parent)
                keep_alive(node)
                QAccessible.registerAccessibleInterface(node)
            node.thing = thing
            nodes[thing.key] = node
        self._gone += self._nodes.values()
        self._nodes = nodes

    def _bury(self) -> None:
        """Let Qt delete what is gone."""
        for node in self._gone:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
        self._gone.clear()


class ViewRoot(QAccessibleWidget):
    """The interface of a view that has an `AccessTree`: its things lie in it, and nothing else."""

    def __init__(self, tree: AccessTree) -> None:
        super().__init__(tree.view, QAccessible.Role.Pane)
        self._tree = tree

    def role(self) -> QAccessible.Role:
        """Return what kind of view it is."""
        return self._tree.root_thing.role

    def text(self, which: QAccessible.Text) -> str:
        """Return what the view shows, in short."""
        thing = self._tree.root_thing
        match which:
            case QAccessible.Text.Name:
                return thing.name
            case QAccessible.Text.Description:
                return thing.description
            case _:
                return ""

    def childCount(self) -> int:
        """Return how many things lie in the view."""
        return len(self._tree.root_thing.children)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of them."""
        children = self._tree.root_thing.children
        return self._tree.node(children[index].key) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of them `child` is, −1 for none."""
        keys = [thing.key for thing in self._tree.root_thing.children]
        return keys.index(child.thing.key) if isinstance(child, Node) and child.thing.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the topmost of them at a point of the screen."""
        for thing in reversed(self._tree.root_thing.children):
            node = self._tree.node(thing.key)
            if node is not None and node.rect().contains(x, y):
                return node
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the thing that the keyboard is on, however deep it lies."""
        focused = self._tree.focused
        return self._tree.node(focused) if focused is not None and self._tree.root_thing.children else None

    def rect(self) -> QRect:
        """Return the place of the view on the screen, in logical pixels."""
        view = self._tree.view
        return (
            QRect(view.mapToGlobal(view.rect().topLeft()), view.size()) if Shiboken.isValid(view) else QRect()
        )


def _send(node: Node, kind: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(node, kind))


def _tell_difference(node: Node, before: Thing) -> None:
    now = node.thing
    if now.name != before.name:
        _send(node, QAccessible.Event.NameChanged)
    if now.description != before.description:
        _send(node, QAccessible.Event.DescriptionChanged)
    changed = QAccessible.State()
    changed.selected = now.is_selected != before.is_selected
    changed.disabled = now.is_disabled != before.is_disabled
    if changed.selected or changed.disabled:
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))
