"""The view on the table scene: as large as its widget, one scene pixel for each logical pixel."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from buraco_desktop.ui.table.scene import TableScene

if TYPE_CHECKING:
    from buraco_desktop.ui.access.tree import AccessTree


class TableView(QGraphicsView):
    """Shows a `TableScene`.

    Signals:
        resized: the scene has a new size or device pixel ratio and must be laid out anew.
    """

    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.ask_tree: Callable[[], AccessTree] | None = None
        """Asked for what helping programs find in this view."""
        # To hand out one that Qt has made itself, PySide6 would load every kind of widget first.
        viewport = QWidget()
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        viewport.setAutoFillBackground(True)
        self.setViewport(viewport)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # Pictures are copied pixel by pixel, faster without smoothing; a turned card asks for it.
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        # Measured (tests/smoothness.py): the bounding box of all that moves is half the table.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def access_root(self) -> QAccessibleInterface | None:
        """Return the root of what helping programs find in this view."""
        return None if self.ask_tree is None else self.ask_tree().make_root()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the scene the new size."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow a change of the screen's pixel ratio; let no card hang in the air when the window rests.

        Another program gets the release of the button then.
        """
        if event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _let_go(self) -> None:
        """End what a press began: cards that are carried, a button that waits for the release."""
        if self.table_scene.drag is not None:
            self.table_scene.drag.cancel()
        pressed = self.table_scene.mouseGrabberItem()
        if pressed is not None:
            pressed.ungrabMouse()

    def _fit(self) -> None:
        size = self.viewport().size()
        self.table_scene.ratio = self.devicePixelRatioF()
        self.table_scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.resized.emit()
