"""Small moments of joy: a light that crosses a new canasta, a sun that opens when somebody goes out."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from buraco_desktop.ui.table.parts import blank_image, draw_svg
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import colour

BAND_WIDTH = 0.5
"""Width of the light band in card widths."""
BAND_OPACITY = 0.5
SUN_OPACITY = 0.18
SUN_START_SCALE = 0.35


class LightBand(QGraphicsPixmapItem):
    """A band of light that moves across the cards of a meld."""

    def __init__(self, fan: Rect, card_width: float, ratio: float) -> None:
        super().__init__()
        width = BAND_WIDTH * card_width
        self.start = QPointF(fan.x, fan.y)
        self.end = QPointF(fan.right - width, fan.y)
        image = blank_image(width, fan.height, ratio)
        painter = QPainter(image)
        light = QLinearGradient(0, 0, width, 0)
        light.setColorAt(0, colour("#FFFFFF", 0))
        light.setColorAt(0.5, colour("#FFFFFF", BAND_OPACITY))
        light.setColorAt(1, colour("#FFFFFF", 0))
        painter.fillRect(QRectF(0, 0, width, fan.height), light)
        painter.end()
        self.setPixmap(QPixmap.fromImage(image))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, position: QPointF, _scale: float, _x_scale: float) -> None:
        """Move on."""
        self.setPos(position)

    def turn_over(self) -> None:
        """Do nothing: light has one side."""


class OpeningSun(QGraphicsPixmapItem):
    """The house's sun behind the cards: it opens and fades."""

    def __init__(self, middle: Rect, size: float, ratio: float) -> None:
        super().__init__()
        image = blank_image(size, size, ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_svg(painter, "table", "sun", QRectF(0, 0, size, size))
        painter.end()
        self.setPixmap(QPixmap.fromImage(image))
        self.setOffset(-size / 2, -size / 2)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.start = self.end = QPointF(*middle.centre)
        self.setOpacity(0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, position: QPointF, scale: float, _x_scale: float) -> None:
        """Open to a scale between `SUN_START_SCALE` and 1; strongest half way."""
        self.setPos(position)
        self.setScale(scale)
        progress = (scale - SUN_START_SCALE) / (1 - SUN_START_SCALE)
        self.setOpacity(SUN_OPACITY * sin(pi * max(0.0, min(1.0, progress))))

    def turn_over(self) -> None:
        """Do nothing: the sun has one side."""
