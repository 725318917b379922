"""The coach's line on the upper edge of the ledge, with a cross that sends it away (design 10.12)."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from buraco_desktop.ui.table.buttons import LEAST_TARGET
from buraco_desktop.ui.table.parts import Part, draw_icon
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import FELT, font

TEXT, HEIGHT = 14.0, 30.0
PAPER, EDGE, INK = "#FFF9EA", "#B7A678", "#2A2418"


class CoachPill(Part):
    """A bulb, one line of text, made smaller where it must be, and a cross; the same in all colours."""

    def __init__(
        self, text: str, most: float, unit: float, close_word: str, on_close: Callable[[], None]
    ) -> None:
        super().__init__(FELT)
        self.text = text
        self._unit, self._on_close = unit, on_close
        self._height = HEIGHT * unit
        room = most - 3.2 * self._height
        pixels = max(12.0, TEXT * unit)
        while pixels > 12 and QFontMetricsF(font(pixels, 600)).horizontalAdvance(text) > room:
            pixels -= 0.5
        self._font = font(pixels, 600)
        self._text_width = min(room, QFontMetricsF(self._font).horizontalAdvance(text))
        self._is_pressed = False
        self.setToolTip(close_word)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in logical pixels."""
        lines = 1 if self._fits else 1.6
        return self._text_width + 3.2 * self._height, self._height * lines

    @property
    def _fits(self) -> bool:
        return QFontMetricsF(self._font).horizontalAdvance(self.text) <= self._text_width + 1

    @property
    def cross(self) -> QRectF:
        """The area that answers to a click."""
        width, height = self.size
        side = max(float(LEAST_TARGET), self._height)
        return QRectF(width - side, (height - side) / 2, side, side)

    def move_to(self, x: float, y: float) -> None:
        """Lie with the upper left corner at a point of the scene."""
        beyond = ceil((self.cross.height() - self.size[1]) / 2)
        self.place(Rect(x, y, *self.size), self._unit, margin=max(1, beyond))

    def facts(self) -> object:
        """Return the line and the room that it has."""
        return self.text, self._text_width, self._font.pixelSize()

    def draw(self, painter: QPainter) -> None:
        """Draw the pill."""
        width, height = self.size
        painter.setPen(QPen(QColor(EDGE), 1.4))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(QRectF(0, 0, width, height), self._height / 2, self._height / 2)
        side = 0.6 * self._height
        left = 0.45 * self._height
        draw_icon(painter, "bulb", QRectF(left, (height - side) / 2, side, side), "#8F6100")
        painter.setFont(self._font)
        painter.setPen(QColor(INK))
        box = QRectF(1.3 * self._height, 0, self._text_width + 2, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.text)
        centre, arm = self.cross.center(), 0.16 * self._height
        painter.setPen(QPen(QColor(INK), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take a press on the cross; elsewhere the table answers."""
        self._is_pressed = self.cross.contains(event.pos())
        event.setAccepted(self._is_pressed)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go away."""
        if self._is_pressed and self.cross.contains(event.pos()):
            self._on_close()
