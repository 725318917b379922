"""Marks on cards and zones, each with a shape of its own: frame, flag, bar, focus, glow, ghost, pill."""

from collections.abc import Callable
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from buraco_desktop.ui.faces import CORNER
from buraco_desktop.ui.table.spots import card_height
from buraco_desktop.ui.theme import Theme, colour, font

FLAG_WIDTH = 0.17
"""Width of the flag of a new card, in card widths."""
FLAG_LEFT, FLAG_RISE = 0.07, 0.13
"""How far it begins right of the left edge and above the upper one, in card widths."""
GHOST_TINT = "#F2BE4B"
GHOST_EDGE = "#8A5A00"
INK = "#0B1512"


def card_path(width: float, outset: float = 0) -> QPainterPath:
    """Return the outline of a card box at the origin, grown by `outset` logical pixels."""
    path = QPainterPath()
    radius = CORNER * width + outset
    box = QRectF(0, 0, width, card_height(width)).adjusted(-outset, -outset, outset, outset)
    path.addRoundedRect(box, radius, radius)
    return path


class CardMarks:
    """The marks of one card, as children of its item, so that they move with it."""

    def __init__(self, parent: QGraphicsItem, theme: Theme) -> None:
        self._parent = parent
        self._theme = theme
        self._items: dict[str, QGraphicsItem] = {}
        self._shown: tuple[float, frozenset[str]] = (0, frozenset())

    def show(self, width: float, strip: float, names: frozenset[str]) -> None:
        """Show exactly these marks: any of "selected", "new", "playable".

        `width` is the card's, `strip` the exposed part of it, in logical pixels.
        """
        if self._shown == (width, names):
            return
        self._shown = (width, names)
        scene = self._parent.scene()
        for item in self._items.values():
            if scene is not None:
                scene.removeItem(item)
        self._items.clear()
        makers = {
            "selected": lambda: _frame(self._parent, width, self._theme),
            "new": lambda: _flag(self._parent, width, self._theme),
            "playable": lambda: _bar(self._parent, width, strip, self._theme),
        }
        for name, make in makers.items():
            if name in names:
                self._items[name] = make()


def _frame(parent: QGraphicsItem, width: float, theme: Theme) -> QGraphicsItem:
    rim = QGraphicsPathItem(card_path(width, 1.2), parent)
    rim.setPen(QPen(colour(INK, 0.75), 5))
    frame = QGraphicsPathItem(card_path(width, 0.6), rim)
    frame.setPen(QPen(colour(theme.us), 3))
    return rim


def flag_path(width: float) -> QPainterPath:
    """Return the flag of what is new, hanging over the upper edge of a box of this width at the origin."""
    flag_width = max(9.0, FLAG_WIDTH * width)
    left, top, bottom = FLAG_LEFT * width, -FLAG_RISE * width, 0.03 * width
    path = QPainterPath(QPointF(left, top))
    path.lineTo(left + flag_width, top)
    path.lineTo(left + flag_width, bottom)
    path.lineTo(left + flag_width / 2, bottom - flag_width * 0.3)
    path.lineTo(left, bottom)
    path.closeSubpath()
    return path


def draw_flag(painter: QPainter, corner: QPointF, width: float, theme: Theme) -> None:
    """Draw the flag of what is new on something as wide as a card, its upper left corner at `corner`."""
    painter.setPen(QPen(colour(theme.new_edge), 1.4))
    painter.setBrush(colour(theme.new))
    painter.drawPath(flag_path(width).translated(corner))


def _flag(parent: QGraphicsItem, width: float, theme: Theme) -> QGraphicsItem:
    flag = QGraphicsPathItem(flag_path(width), parent)
    flag.setBrush(colour(theme.new))
    flag.setPen(QPen(colour(theme.new_edge), 1.4))
    return flag


def _bar(parent: QGraphicsItem, width: float, strip: float, theme: Theme) -> QGraphicsItem:
    top = card_height(width) + 3
    length = max(12.0, strip - 6)
    middle = 3 + length / 2
    path = QPainterPath(QPointF(3, top))
    path.lineTo(middle - 5, top)
    path.lineTo(middle, top - 4)
    path.lineTo(middle + 5, top)
    path.lineTo(3 + length, top)
    path.lineTo(3 + length, top + 5)
    path.lineTo(3, top + 5)
    path.closeSubpath()
    bar = QGraphicsPathItem(path, parent)
    bar.setBrush(colour(theme.mint))
    bar.setPen(QPen(Qt.PenStyle.NoPen))
    return bar


class TargetGlow(QGraphicsItem):
    """The frame around a zone that accepts the carried cards."""

    def __init__(self, rect: QRectF, radius: float, theme: Theme, is_best: bool) -> None:
        super().__init__()
        self._rect, self._radius, self._theme, self._is_best = rect, radius, theme, is_best

    def boundingRect(self) -> QRectF:
        """Return the frame with its soft rings."""
        return self._rect.adjusted(-9, -9, 9, 9)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw three soft rings, the frame and a light fill; the best target of several is stronger."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for outset, opacity in ((7, 0.10), (5, 0.16), (3, 0.22)):
            painter.setPen(QPen(colour(self._theme.us, opacity), 2))
            box = self._rect.adjusted(-outset, -outset, outset, outset)
            painter.drawRoundedRect(box, self._radius + outset, self._radius + outset)
        painter.setPen(QPen(colour(self._theme.us, 1.0 if self._is_best else 0.7), 2.6))
        painter.setBrush(colour(self._theme.us, 0.16 if self._is_best else 0.08))
        painter.drawRoundedRect(self._rect, self._radius, self._radius)


def ghost_pixmap(face: QPixmap, width: float, margins: tuple[float, float], turn: int) -> QPixmap:
    """Return a card's picture tinted as a ghost, with a dashed edge; `width` is the card box's."""
    result = QPixmap(face)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margins[0] + width / 2, margins[1] + card_height(width) / 2)
    painter.rotate(turn)
    outline = card_path(width, -1).translated(-width / 2, -card_height(width) / 2)
    painter.fillPath(outline, colour(GHOST_TINT, 0.3))
    pen = QPen(QColor(GHOST_EDGE), 1.6)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPath(outline)
    painter.end()
    return result


def draw_barred_ring(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the sign of a refusal."""
    painter.setPen(QPen(QColor("#A8322A"), 0.27 * radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    slash = QPointF(0.71 * radius, 0.71 * radius)
    painter.drawLine(centre - slash, centre + slash)


class Pill(QGraphicsItem):
    """A message on the ledge's upper edge: what was refused, and why; in lines, or all in one row."""

    def __init__(
        self,
        first: str,
        second: str,
        max_width: float,
        unit: float,
        is_refusal: bool,
        link: str = "",
        on_link: Callable[[], None] | None = None,
        *,
        is_flat: bool = False,
    ) -> None:
        """Break the text into lines of at most `max_width` with all else, or set it in one row."""
        super().__init__()
        self._unit, self._is_refusal = unit, is_refusal
        self._link, self._on_link = link, on_link
        if on_link is None:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._first_font, self._second_font = font(15 * unit, 700), font(14 * unit, 500)
        self._icon = 34 * unit if is_refusal else 0
        self._link_width = QFontMetricsF(self._first_font).horizontalAdvance(link) + 18 * unit if link else 0
        limit = inf if is_flat else max_width - self._icon - 36 * unit - self._link_width
        self._lines = [(self._first_font, line) for line in _wrap(first, self._first_font, limit)]
        self._lines += [
            (self._second_font, line) for line in _wrap(second, self._second_font, limit) if second
        ]
        self._line_height, self._gap = 20 * unit, 12 * unit
        self._is_flat = is_flat
        widths = [QFontMetricsF(face).horizontalAdvance(line) for face, line in self._lines]
        widest = sum(widths) + self._gap * (len(widths) - 1) if is_flat else max(widths)
        rows = 1 if is_flat else len(self._lines)
        self._size = (
            widest + self._link_width + self._icon + 36 * unit,
            rows * self._line_height + 12 * unit,
        )

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in logical pixels."""
        return self._size

    @property
    def lines(self) -> list[str]:
        """The lines of text as they are shown."""
        return [line for _, line in self._lines]

    def boundingRect(self) -> QRectF:
        """Return the pill."""
        return QRectF(-1, -1, self._size[0] + 2, self._size[1] + 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the cream pill, the barred ring of a refusal, and the text."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, *self._size)
        painter.setPen(QPen(colour("#B7A678"), 1.4))
        painter.setBrush(QBrush(QColor("#FFF9EA")))
        painter.drawRoundedRect(box, 14 * self._unit, 14 * self._unit)
        left = 18 * self._unit
        if self._is_refusal:
            draw_barred_ring(painter, QPointF(left + 7 * self._unit, box.center().y()), 11 * self._unit)
            left += self._icon - 6 * self._unit
        painter.setPen(QColor("#2A2418"))
        y = 6 * self._unit
        for face, line in self._lines:
            painter.setFont(face)
            painter.drawText(
                QRectF(left, y, box.width() - left, self._line_height), Qt.AlignmentFlag.AlignVCenter, line
            )
            if self._is_flat:
                left += QFontMetricsF(face).horizontalAdvance(line) + self._gap
            else:
                y += self._line_height
        if self._link:
            face = QFont(self._first_font)
            face.setUnderline(True)
            painter.setFont(face)
            painter.setPen(QColor("#1F5E9E"))
            spot = QRectF(box.width() - self._link_width - 8 * self._unit, 0, self._link_width, box.height())
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, self._link)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press; the release follows the link."""
        event.accept()

    def mouseReleaseEvent(self, _event: QGraphicsSceneMouseEvent) -> None:
        """Follow the link."""
        if self._on_link is not None:
            self._on_link()


def _wrap(text: str, face: QFont, limit: float) -> list[str]:
    """Return the text broken at blanks into lines of at most `limit` logical pixels."""
    metrics = QFontMetricsF(face)
    lines: list[str] = []
    current = ""
    for word in text.split():
        longer = f"{current} {word}".strip()
        if current and metrics.horizontalAdvance(longer) > limit:
            lines.append(current)
            longer = word
        current = longer
    return [*lines, current]
