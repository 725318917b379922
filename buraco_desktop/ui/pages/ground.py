"""The ground of a felt page: cloth, ledge and grain, drawn once for each size."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from buraco_desktop.ui.squeezed import paint_squeezed
from buraco_desktop.ui.theme import Theme

GRAIN_SQUEEZE = 8


def paint_felt(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Fill a box with the cloth, lightest in its middle."""
    gradient = QRadialGradient(box.center() - QPointF(0, box.height() * 0.08), box.width() * 0.62)
    gradient.setColorAt(0, QColor(theme.table_centre))
    gradient.setColorAt(0.55, QColor(theme.table_mid))
    gradient.setColorAt(1, QColor(theme.table_edge))
    painter.fillRect(box, gradient)


def paint_ledge(painter: QPainter, box: QRectF, theme: Theme, unit: float) -> None:
    """Draw the wooden ledge with its brass edge along the top."""
    shade = QLinearGradient(QPointF(0, box.top() - 8 * unit), QPointF(0, box.top()))
    shade.setColorAt(0, QColor(0, 0, 0, 0))
    shade.setColorAt(1, QColor(0, 0, 0, 70))
    painter.fillRect(QRectF(box.left(), box.top() - 8 * unit, box.width(), 8 * unit), shade)
    wood = QLinearGradient(box.topLeft(), box.bottomLeft())
    wood.setColorAt(0, QColor(theme.ledge_top))
    wood.setColorAt(0.5, QColor(theme.ledge_mid))
    wood.setColorAt(1, QColor(theme.ledge_bottom))
    painter.fillRect(box, wood)
    if theme.has_grain:
        paint_squeezed(painter, box, GRAIN_SQUEEZE, lambda brush: _paint_grain(brush, box, unit))
    edge = QColor(theme.us)
    edge.setAlpha(255 if theme.zone_line_width > 1 else 150)
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), max(1.4, 1.6 * unit)), edge)


def _paint_grain(painter: QPainter, box: QRectF, unit: float) -> None:
    """Draw calm waves, alternately darker and lighter (design 2.1)."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dark, light = QColor(0, 0, 0, 26), QColor(224, 160, 96, 15)
    pitch = 7 * unit
    for row in range(int(box.height() / pitch) + 2):
        path = QPainterPath()
        base = box.top() + row * pitch
        step = 24 * unit
        for column in range(int(box.width() / step) + 2):
            x = column * step
            wave = math.sin(x / (190 * unit) + row * 1.7) + 0.5 * math.sin(x / (71 * unit) + row * 0.6)
            point = QPointF(box.left() + x, base + 1.6 * unit * wave)
            if column:
                path.lineTo(point)
            else:
                path.moveTo(point)
        painter.setPen(QPen(dark if row % 2 else light, 1.1 * unit))
        painter.drawPath(path)
