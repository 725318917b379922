"""A refused try: a dashed frame, darker cards, and beside the pointer the reason (design 8)."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.chip import REFUSED, Chip
from buraco_desktop.ui.table.marks import card_path
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import colour

VEIL, CARD_VEIL = 0.18, 0.14
"""How dark the target and the carried cards become."""
DASH = "#E6E1D2"
OUTSET = 5
Z_TARGET, Z_REASON = 3500, 9650
"""The frame lies over the melds and under the hand, the reason over the carried cards."""
BESIDE = 20
"""From the pointer's tip to the reason, in units of the table."""


class RefusedTarget(QGraphicsItem):
    """A dashed light line around a target that refuses the carried cards, which lies in the shade."""

    def __init__(self, box: Rect, unit: float) -> None:
        super().__init__()
        self._box, self._radius = QRectF(*box), 12 * unit
        self.setZValue(Z_TARGET)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def box(self) -> QRectF:
        """The frame, in the scene's pixels."""
        return self._box

    def boundingRect(self) -> QRectF:
        """Return the frame with its line."""
        return self._box.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the shade, a dark rim that shows on any ground, and the dashes."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(colour("#000000", VEIL))
        painter.setPen(QPen(colour("#000000", 0.35), 4.5))
        painter.drawRoundedRect(self._box, self._radius, self._radius)
        pen = QPen(QColor(DASH), 2.6)
        pen.setDashPattern([4, 3])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRoundedRect(self._box, self._radius, self._radius)


class RefusedMark:
    """All of it on one scene, for one target at a time."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._target: RefusedTarget | None = None
        self._chip: Chip | None = None
        self._veils: list[tuple[CardItem, QGraphicsPathItem]] = []
        self._unit = 1.0

    @property
    def target(self) -> RefusedTarget | None:
        """The frame that is shown."""
        return self._target

    @property
    def chip(self) -> Chip | None:
        """The reason that is shown."""
        return self._chip

    @property
    def darkened(self) -> list[CardItem]:
        """The cards that lie in the shade."""
        return [card for card, _ in self._veils]

    def show(self, box: Rect, words: str, cards: Iterable[CardItem], unit: float) -> None:
        """Frame a target, say in a few words why it refuses, and darken the cards that it does not take."""
        self.hide()
        self._unit = unit
        self._target, self._chip = RefusedTarget(box.inset(-OUTSET), unit), Chip(words, unit, REFUSED)
        self._chip.setZValue(Z_REASON)
        self._scene.addItem(self._target)
        self._scene.addItem(self._chip)
        for card in cards:
            veil = QGraphicsPathItem(card_path(card.width), card)
            veil.setBrush(colour("#000000", CARD_VEIL))
            veil.setPen(QPen(Qt.PenStyle.NoPen))
            self._veils.append((card, veil))

    def move_to(self, x: float, y: float) -> None:
        """Bring the reason to the pointer: right below it, on its other side where the window ends."""
        if self._chip is None:
            return
        (width, height), area, gap = self._chip.size, self._scene.sceneRect(), BESIDE * self._unit
        left, top = x + gap, y + 0.6 * gap
        if left + width > area.right() - 4:
            left = x - gap - width
        left = max(area.left() + 4, min(left, area.right() - width - 4))
        self._chip.setPos(round(left), round(max(area.top() + 4, min(top, area.bottom() - height - 4))))

    def hide(self) -> None:
        """Take it away."""
        for card, veil in self._veils:
            scene = card.scene()
            if scene is not None:
                scene.removeItem(veil)
        for item in (self._target, self._chip):
            if item is not None:
                self._scene.removeItem(item)
        self._veils.clear()
        self._target = self._chip = None
