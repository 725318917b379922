"""Long, flat drawings painted fast: narrower than they are, and stretched to their width."""

from collections.abc import Callable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter


def paint_squeezed(painter: QPainter, box: QRectF, squeeze: int, draw: Callable[[QPainter], None]) -> None:
    """Let `draw` paint into a box; the box is clipped, its height is kept pixel by pixel.

    Along the box only one pixel in `squeeze` is worked out: for lines that rise by less than a pixel in as
    many pixels nobody sees it, and smooth lines from edge to edge are what costs a painter most.
    """
    ratio = painter.device().devicePixelRatioF()
    top = floor(box.top() * ratio) / ratio
    width, height = ceil(box.width() * ratio / squeeze), ceil((box.bottom() - top) * ratio)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.scale(ratio / squeeze, ratio)
    brush.translate(-box.left(), -top)
    draw(brush)
    brush.end()
    painter.save()
    painter.setClipRect(box)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    target = QRectF(
        QPointF(box.left(), top), QPointF(box.left() + width * squeeze / ratio, top + height / ratio)
    )
    painter.drawImage(target, image)
    painter.restore()
