"""The cloth that covers the own hand between two people at one screen, and the shade over the table."""

from functools import lru_cache
from math import cos, pi, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from buraco_desktop.ui.table.parts import blank_image, device_ratio
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.theme import Theme, colour

BLUE, SAND, GOLD, RAIL = "#1D3F63", "#D8CCB2", "#E8AE34", "#C07F1C"
SAND_SHADE, FOLD_SHADE = 0.16, 0.30
FOLD, WAVE_LENGTH, WAVE_PITCH, WAVE_HEIGHT = 160, 152, 44, 15
"""Distance of folds, and the measures of the waves, in scaled pixels."""
ROD, RING, RING_STEP = 7, 8, 150
OVERHANG = 16
"""How far the rod stands above the edge of the ledge, in scaled pixels: nothing of the hand looks out."""
SHADE = 0.42
"""How dark the table is while the next person is asked."""
Z_SHADE, Z_CLOTH = 8900, 9000
"""Above everything on the table, below its messages."""


class Cloth(QGraphicsItem):
    """The cloth on its rod. It falls and rises by `place`, and takes every press on what lies under it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._u, self._box, self._drop = theme, 1.0, QRectF(), 0.0
        self.setZValue(Z_CLOTH)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def show_over(self, layout: TableLayout) -> None:
        """Hang over the ledge of a layout."""
        ledge, over = layout.ledge, OVERHANG * layout.u
        self.prepareGeometryChange()
        self._u = layout.u
        self._box = QRectF(0, 0, layout.width, layout.height - ledge.y + over)
        self.setPos(0, round(ledge.y - over))
        self._drop = min(self._drop, self._box.height())

    @property
    def up(self) -> QPointF:
        """What `place` wants for a cloth that is rolled up."""
        return QPointF(0, 0)

    @property
    def down(self) -> QPointF:
        """What `place` wants for a cloth that covers the ledge."""
        return QPointF(0, self._box.height())

    def place(self, position: QPointF, _scale: float, _x_scale: float, _turn: float = 0.0) -> None:
        """Hang down as far as the height of the position says, in logical pixels."""
        self.prepareGeometryChange()
        self._drop = position.y()
        self.update()

    def turn_over(self) -> None:
        """Do nothing: the other side is never seen."""

    def boundingRect(self) -> QRectF:
        """Return the cloth as far as it hangs, with its rod."""
        reach = RING * self._u
        return QRectF(0, -reach, self._box.width(), max(self._drop, reach) + reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy the lower part of the cloth, and draw the rod."""
        width, height = round(self._box.width()), round(self._box.height())
        if width < 1 or height < 1:
            return
        ratio = device_ratio(painter)
        picture = cloth_image(width, height, round(self._u, 3), ratio, is_plain=_is_plain(self._theme))
        drop = min(self._drop, height)
        source = QRectF(0, (height - drop) * ratio, width * ratio, drop * ratio)
        painter.drawImage(QRectF(0, 0, width, drop), picture, source)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rod(painter)

    def _paint_rod(self, painter: QPainter) -> None:
        u, width = self._u, self._box.width()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#FFFFFF" if _is_plain(self._theme) else RAIL))
        painter.drawRect(QRectF(0, -0.5 * ROD * u, width, ROD * u))
        painter.setBrush(colour("#FFFFFF", 0.35))
        painter.drawRect(QRectF(0, -0.5 * ROD * u, width, 0.3 * ROD * u))
        count = max(2, round(width / (RING_STEP * u)))
        painter.setPen(QPen(colour("#8F5B12"), 1.2 * u))
        painter.setBrush(colour("#F6D488"))
        for number in range(count):
            painter.drawEllipse(QPointF((number + 0.5) * width / count, 0), RING * u * 0.8, RING * u * 0.8)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that it does nothing below."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that it does nothing below."""
        event.accept()


class TableShade(QGraphicsItem):
    """The dark over the table between top bar and cloth; it takes every press, too."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QRectF()
        self.setZValue(Z_SHADE)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)

    def show_over(self, layout: TableLayout) -> None:
        """Cover everything below the top bar of a layout."""
        bar: Rect = layout.top_bar.rect
        self.prepareGeometryChange()
        self._box = QRectF(0, bar.bottom, layout.width, layout.height - bar.bottom)

    def boundingRect(self) -> QRectF:
        """Return the dark area."""
        return QRectF(self._box)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Darken the table."""
        painter.fillRect(self._box, colour("#000000", SHADE))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that it does nothing below."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that it does nothing below."""
        event.accept()


def _is_plain(theme: Theme) -> bool:
    return bool(theme.face_suffix)


@lru_cache(maxsize=2)
def cloth_image(width: int, height: int, u: float, ratio: float, *, is_plain: bool) -> QImage:
    """Return the whole cloth in logical pixels; `is_plain` in the colours of high contrast."""
    ground, wave, gold = ("#000000", "#5A5A5A", "#FFD000") if is_plain else (BLUE, SAND, GOLD)
    image = blank_image(width, height, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, width, height), colour(ground))
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(-1, int(height / (WAVE_PITCH * u)) + 2):
        band = _wave(width, (row + 0.5) * WAVE_PITCH * u, u)
        painter.fillPath(band, colour(wave))
        painter.fillPath(band, colour("#000000", 0 if is_plain else SAND_SHADE))
    if not is_plain:
        _paint_folds(painter, width, height, u)
    _paint_sun(painter, QPointF(width / 2, 0.53 * height), min(54 * u, 0.36 * height), ground, gold)
    painter.end()
    return image


def _wave(width: float, middle: float, u: float) -> QPainterPath:
    """Return one band across the cloth, thick where it climbs and thin where it falls."""
    upper, lower = [], []
    steps = max(2, round(width / (4 * u)))
    for number in range(steps + 1):
        x = width * number / steps
        phase = tau * (x - width / 2) / (WAVE_LENGTH * u)
        y, half = middle + WAVE_HEIGHT * u * sin(phase), (10.5 + 4.5 * cos(phase)) * u
        upper.append(QPointF(x, y - half))
        lower.append(QPointF(x, y + half))
    path = QPainterPath(upper[0])
    for point in (*upper[1:], *reversed(lower)):
        path.lineTo(point)
    path.closeSubpath()
    return path


def _paint_folds(painter: QPainter, width: float, height: float, u: float) -> None:
    """Let soft shadows fall where the cloth hangs back."""
    count = max(1, round(width / (FOLD * u)))
    step = width / count
    for number in range(count):
        shade = QLinearGradient((number + 0.5) * step, 0, (number + 1.5) * step, 0)
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            shade.setColorAt(share, colour("#000000", FOLD_SHADE * sin(pi * share) ** 2))
        painter.fillRect(QRectF((number + 0.5) * step, 0, step, height), shade)
    fall = QLinearGradient(0, 0, 0, 24 * u)
    fall.setColorAt(0, colour("#000000", 0.35))
    fall.setColorAt(1, colour("#000000", 0))
    painter.fillRect(QRectF(0, 0, width, 24 * u), fall)


def _paint_sun(painter: QPainter, centre: QPointF, radius: float, ground: str, gold: str) -> None:
    """Draw the mark of the house: a sun of eight rays in a ring."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ground))
    painter.drawEllipse(centre, 1.12 * radius, 1.12 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(gold), 0.055 * radius))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(gold))
    painter.drawPath(_star(centre, 8, 0.8 * radius, 0.36 * radius))
    painter.setBrush(colour(ground))
    painter.drawEllipse(centre, 0.3 * radius, 0.3 * radius)
    painter.setBrush(colour("#FFF4DC"))
    painter.drawPath(_star(centre, 4, 0.22 * radius, 0.088 * radius))


def _star(centre: QPointF, points: int, outer: float, inner: float) -> QPainterPath:
    path = QPainterPath()
    for number in range(2 * points):
        reach, turn = (inner if number % 2 else outer), pi * number / points
        spot = centre + QPointF(reach * sin(turn), -reach * cos(turn))
        if number:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path
