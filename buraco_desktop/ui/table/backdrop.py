"""The ground of the table as one picture: felt, zones, tray, ledge and top bar (design 2 and 6)."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from buraco_desktop.ui import squeezed
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.table.parts import rectf
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.theme import Theme, colour

ZONE_RADIUS = 14
GRAIN_PITCH = 7
"""Distance of the lines of the grain in logical pixels."""
GRAIN_LIGHT = "#E0A060"
GRAIN_SQUEEZE = 4


def stored_backdrop(layout: TableLayout, theme: Theme, dpr: float, store: PictureStore | None) -> QImage:
    """Return what `paint_backdrop` paints, from a `store` if it is there."""
    if store is None:
        return paint_backdrop(layout, theme, dpr)
    shape = (layout.width, layout.height, layout.u, layout.zones, layout.tray, layout.ledge)
    facts = (shape, layout.top_bar.rect, layout.middle.centre, dpr, theme)
    size = round(4 * layout.width * layout.height * dpr * dpr)
    return store.drawn("backdrop", facts, size, lambda: paint_backdrop(layout, theme, dpr))


def paint_backdrop(layout: TableLayout, theme: Theme, dpr: float) -> QImage:
    """Return the picture that lies under everything, as large as the window, for `dpr` device pixels a pixel.

    It depends on the size of the window and of the bands only, not on the cards.
    """
    image = QImage(
        max(1, round(layout.width * dpr)), max(1, round(layout.height * dpr)), QImage.Format.Format_RGB32
    )
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_felt(painter, layout, theme)
    for zone in layout.zones.values():
        _paint_zone(painter, zone, layout.u, theme)
    _paint_zone(painter, layout.tray, layout.u, theme)
    _paint_wood(painter, layout.ledge, layout.u, theme, is_ledge=True)
    _paint_wood(painter, layout.top_bar.rect, layout.u, theme, is_ledge=False)
    painter.end()
    return image


def _paint_felt(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    window = QRectF(0, 0, layout.width, layout.height)
    middle = QPointF(*layout.middle.centre)
    felt = QRadialGradient(middle, 0.62 * max(layout.width, 1.2 * layout.height))
    felt.setColorAt(0, colour(theme.table_centre))
    felt.setColorAt(0.5, colour(theme.table_mid))
    felt.setColorAt(1, colour(theme.table_edge))
    painter.fillRect(window, felt)
    if theme.key == "wood":
        _paint_grain(painter, window, layout.u, strength=0.5)


def _paint_zone(painter: QPainter, zone: Rect, u: float, theme: Theme) -> None:
    half = theme.zone_line_width / 2
    box = rectf(zone).adjusted(half, half, -half, -half)
    radius = ZONE_RADIUS * u
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.zone_fill))
    painter.drawRoundedRect(box, radius, radius)
    # The zone is let into the felt: a dark upper edge, a light line around.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.zone_line_width < 2:
        shade = QLinearGradient(box.topLeft(), QPointF(box.left(), box.top() + 7 * u))
        shade.setColorAt(0, colour("#000000", 0.14))
        shade.setColorAt(1, colour("#000000", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.zone_line), theme.zone_line_width))
    painter.drawRoundedRect(box, radius, radius)


def _paint_wood(painter: QPainter, band: Rect, u: float, theme: Theme, *, is_ledge: bool) -> None:
    """Draw the ledge or the top bar: wood, its grain, a brass line and a shadow towards the felt."""
    box = rectf(band)
    if theme.zone_line_width < 2:
        _paint_cast_shadow(painter, box, u, is_ledge)
    wood = QLinearGradient(box.topLeft(), box.bottomLeft())
    wood.setColorAt(0, colour(theme.ledge_top))
    wood.setColorAt(0.55, colour(theme.ledge_mid))
    wood.setColorAt(1, colour(theme.ledge_bottom))
    painter.fillRect(box, wood)
    if theme.has_grain:
        _paint_grain(painter, box, u, strength=1.0)
    edge = box.top() if is_ledge else box.bottom()
    inside = 1 if is_ledge else -1
    if theme.zone_line_width >= 2:
        painter.fillRect(QRectF(0, edge - (0 if is_ledge else 2), box.width(), 2), colour(theme.zone_line))
        return
    thickness = max(1.0, round(1.4 * u))
    line_y = edge if is_ledge else edge - thickness
    painter.fillRect(QRectF(0, line_y, box.width(), thickness), colour(theme.us_edge))
    light_y = line_y + inside * thickness if is_ledge else line_y - 1
    painter.fillRect(QRectF(0, light_y, box.width(), 1), colour("#FFFFFF", 0.07))


def _paint_cast_shadow(painter: QPainter, box: QRectF, u: float, is_ledge: bool) -> None:
    depth = (8 if is_ledge else 12) * u
    edge = box.top() if is_ledge else box.bottom()
    far = edge - depth if is_ledge else edge + depth
    shadow = QLinearGradient(QPointF(0, edge), QPointF(0, far))
    shadow.setColorAt(0, colour("#000000", 0.30))
    shadow.setColorAt(0.4, colour("#000000", 0.11))
    shadow.setColorAt(1, colour("#000000", 0))
    painter.fillRect(QRectF(QPointF(0, min(edge, far)), QPointF(box.width(), max(edge, far))), shadow)


def _paint_grain(painter: QPainter, box: QRectF, u: float, strength: float) -> None:
    squeezed.paint_squeezed(painter, box, GRAIN_SQUEEZE, lambda brush: _draw_grain(brush, box, u, strength))


def _draw_grain(painter: QPainter, box: QRectF, u: float, strength: float) -> None:
    """Draw slow sine lines, by turns dark and light; each has a course of its own, always the same."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pitch = GRAIN_PITCH * u
    step = 24 * u
    count = int(box.height() / pitch) + 2
    for number in range(count):
        y = box.top() + number * pitch
        length = (310 + 97 * ((number * 7) % 5)) * u
        height = (1.4 + 0.9 * ((number * 3) % 4)) * u
        start = 1.7 * number
        path = QPainterPath(QPointF(box.left(), y + height * sin(start)))
        for index in range(1, int(box.width() / step) + 2):
            x = index * step
            slow = sin(start + 2 * pi * x / length)
            fast = 0.35 * sin(2.3 * start + 2 * pi * x / (0.37 * length))
            path.lineTo(box.left() + x, y + height * (slow + fast))
        dark = number % 2 == 0
        opacity = (0.10 if dark else 0.06) * strength
        painter.setPen(QPen(colour("#000000" if dark else GRAIN_LIGHT, opacity), 1.1 * u))
        painter.drawPath(path)
