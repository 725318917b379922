"""Drawings in SVG, painted. Qt's part for them is imported with the first: a start may need none."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


def paint_svg(painter: QPainter, svg: bytes, box: QRectF, *, keeps_shape: bool = False) -> None:
    """Paint a drawing into a box, stretched to fill it unless it `keeps_shape`; safe on any thread."""
    renderer = _renderer(svg)
    if keeps_shape:
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    renderer.render(painter, box)


def svg_size(svg: bytes) -> QSizeF:
    """Return the size of a drawing, in its own units."""
    return _renderer(svg).viewBoxF().size()


def _renderer(svg: bytes) -> "QSvgRenderer":
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(svg))
