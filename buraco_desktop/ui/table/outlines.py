"""Outlines over the table: the band that picks cards, and the frame around what the keyboard is on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.table.marks import INK
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import colour

Z_FRAME, Z_BAND = 6800, 9550
Z_INSERTION = 9500
LINE = 2


class RubberBand(QGraphicsItem):
    """A rectangle between the press and the pointer."""

    def __init__(self, x: float, y: float, kept: Sequence[CardId]) -> None:
        """Begin at a point; `kept` cards stay picked whatever the band touches."""
        super().__init__()
        self.kept = tuple(kept)
        self._start = (x, y)
        self._box = QRectF(x, y, 0, 0)
        self.setZValue(Z_BAND)

    def stretch_to(self, x: float, y: float) -> Rect:
        """Draw it up to a point; return it."""
        self.prepareGeometryChange()
        left, top = min(x, self._start[0]), min(y, self._start[1])
        self._box = QRectF(left, top, abs(x - self._start[0]), abs(y - self._start[1]))
        return Rect(left, top, self._box.width(), self._box.height())

    def boundingRect(self) -> QRectF:
        """Return the rectangle with its line."""
        return self._box.adjusted(-LINE, -LINE, LINE, LINE)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw a thin white line on ink and a light fill."""
        painter.setBrush(colour("#FFFFFF", 0.12))
        painter.setPen(QPen(colour(INK, 0.8), 3))
        painter.drawRect(self._box)
        pen = QPen(QColor("white"), 1)
        pen.setDashPattern([4, 3])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRect(self._box)


class FocusFrame(QGraphicsItem):
    """The white double frame around what the keyboard is on (design 8)."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QRectF()
        self._radius = 0.0
        self.setZValue(Z_FRAME)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def box(self) -> QRectF:
        """The rectangle that is framed."""
        return self._box

    def frame(self, rect: Rect, radius: float) -> None:
        """Show the frame around a rectangle with round corners."""
        self.prepareGeometryChange()
        self._box, self._radius = QRectF(*rect), radius
        self.show()

    def boundingRect(self) -> QRectF:
        """Return the frame with its lines."""
        return self._box.adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw ink, white, ink, white, from the outside in."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for outset, shade in ((5.0, INK), (3.0, "#FFFFFF"), (1.0, INK)):
            painter.setPen(QPen(QColor(shade), LINE))
            box = self._box.adjusted(-outset, -outset, outset, outset)
            painter.drawRoundedRect(box, self._radius + outset, self._radius + outset)


class InsertionMark(QGraphicsItem):
    """The brass line between two cards of the hand where carried ones are put in."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QRectF()
        self.setZValue(Z_INSERTION)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def box(self) -> QRectF:
        """The line."""
        return self._box

    def show_at(self, rect: Rect | None) -> None:
        """Show it at a rectangle; None hides it."""
        self.setVisible(rect is not None)
        if rect is not None and QRectF(*rect) != self._box:
            self.prepareGeometryChange()
            self._box = QRectF(*rect)

    def boundingRect(self) -> QRectF:
        """Return the line with its rim."""
        return self._box.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw brass in an ink rim, with a head at either end."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(INK), 1.6))
        painter.setBrush(QColor("#F0B93F"))
        painter.drawRoundedRect(self._box, 2, 2)
        for y in (self._box.top(), self._box.bottom()):
            painter.drawEllipse(QRectF(self._box.center().x() - 5, y - 5, 10, 10))
