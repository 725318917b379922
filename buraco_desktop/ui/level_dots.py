"""The five dots that say how well a bot plays, drawn alike on plates and on seats (design 9)."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

COUNT = 5
RADIUS, PITCH = 2.9, 9.0
"""Of a dot, and from one to the next, in scaled pixels."""


def dots_width(unit: float) -> float:
    """Return the width of all dots in logical pixels; `unit` is the scale of text and spacing."""
    return ((COUNT - 1) * PITCH + 2 * RADIUS) * unit


def draw_level_dots(painter: QPainter, first: QPointF, level: int, unit: float, tint: QColor) -> None:
    """Draw the dots from the middle of the first one to the right; the first `level` of them are full."""
    for number in range(COUNT):
        painter.setPen(QPen(tint, 1.1 * unit))
        painter.setBrush(tint if number < level else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(first + QPointF(number * PITCH * unit, 0), RADIUS * unit, RADIUS * unit)
