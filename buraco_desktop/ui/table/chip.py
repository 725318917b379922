"""Pills with a few words on the table: what a drop will give, or why it is refused (design 8)."""

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from buraco_desktop.ui.table.marks import draw_barred_ring
from buraco_desktop.ui.table.parts import SMALLEST_TEXT
from buraco_desktop.ui.theme import Theme, colour, font


class ChipLook(msgspec.Struct, frozen=True):
    """Colours of a chip, and whether the sign of a refusal stands before its words."""

    edge: str
    ground: str
    text: str
    is_refusal: bool = False


WEAK = ChipLook("#8F8468", "#D9D1BC", "#3F3828")
"""Of what is not chosen."""
REFUSED = ChipLook("#B7A678", "#FFF9EA", "#2A2418", is_refusal=True)


def strong(theme: Theme) -> ChipLook:
    """Return the look of what will be done: an edge in the colour of everything that one may act on."""
    return ChipLook(theme.us_edge, "#FFF4DC", "#2A2418")


class Chip(QGraphicsItem):
    """A pill with one line of text. Whoever shows it gives it its place and depth.

    Attributes:
        text: its words.
        icon: a picture before them, the badge of the canasta that a drop makes; None without one.
    """

    def __init__(self, text: str, unit: float, look: ChipLook, icon: QImage | None = None) -> None:
        super().__init__()
        self.text, self.icon = text, icon
        self._look = look
        self._font = font(max(SMALLEST_TEXT, 14 * unit), 700)
        metrics = QFontMetricsF(self._font)
        self._height = round(max(28 * unit, 1.35 * metrics.height() + 4))
        self._padding = 12 * unit
        self._ring = 0.58 * self._height if look.is_refusal else 0.0
        sign = self._ring if icon is None else icon.deviceIndependentSize().width()
        self._sign = sign + 4 * unit if sign else 0.0
        self._width = metrics.horizontalAdvance(text) + self._sign + 2 * self._padding
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in logical pixels."""
        return self._width, self._height

    def boundingRect(self) -> QRectF:
        """Return the pill with its line."""
        return QRectF(-2, -2, self._width + 4, self._height + 4)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the pill, its sign and its text."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self._width, self._height)
        painter.setPen(QPen(colour(self._look.edge), 1.6))
        painter.setBrush(QColor(self._look.ground))
        painter.drawRoundedRect(box, self._height / 2, self._height / 2)
        if self.icon is not None:
            top = (self._height - self.icon.deviceIndependentSize().height()) / 2
            painter.drawImage(QPointF(0.8 * self._padding, top), self.icon)
        elif self._ring:
            middle = QPointF(0.8 * self._padding + self._ring / 2, box.center().y())
            draw_barred_ring(painter, middle, self._ring / 2)
        painter.setPen(QColor(self._look.text))
        painter.setFont(self._font)
        words = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(box.adjusted(self._sign, 0, 0, 0), words, self.text)
