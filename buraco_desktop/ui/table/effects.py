"""Small moments of joy: light crosses a new canasta, badges pop up, a sun opens for who goes out."""

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from buraco_desktop.ui.table.parts import blank_image, draw_svg
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import colour

BAND_WIDTH = 0.5
"""Width of the light band in card widths."""
BAND_OPACITY = 0.35
SUN_OPACITY = 0.18
SUN_START_SCALE = 0.35
SUN_SIZE = 0.6
"""Width of the open sun by the height of the table; a larger one would make every picture of it late."""
SUN_PIXELS = 360
"""The sun is drawn with so many pixels and shown much larger: it is faint, and drawing takes time."""


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

    def place(self, position: QPointF, _scale: float, _x_scale: float, _turn: float = 0.0) -> None:
        """Move on, by whole pixels: pictures between them would have to be worked out anew."""
        self.setPos(round(position.x()), round(position.y()))

    def turn_over(self) -> None:
        """Do nothing: light has one side."""


class OpeningSun(QGraphicsPixmapItem):
    """The house's sun behind the cards: it opens and fades."""

    def __init__(self, middle: Rect, size: float) -> None:
        super().__init__()
        image = blank_image(SUN_PIXELS, SUN_PIXELS, 1.0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_svg(painter, "table", "sun", QRectF(0, 0, SUN_PIXELS, SUN_PIXELS))
        painter.end()
        self.setPixmap(QPixmap.fromImage(image))
        self.setOffset(-SUN_PIXELS / 2, -SUN_PIXELS / 2)
        self._full_scale = size / SUN_PIXELS
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.start = self.end = QPointF(*middle.centre)
        self.setOpacity(0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, position: QPointF, scale: float, _x_scale: float, _turn: float = 0.0) -> None:
        """Open to a scale between `SUN_START_SCALE` and 1; strongest half way."""
        self.setPos(position)
        self.setScale(scale * self._full_scale)
        progress = (scale - SUN_START_SCALE) / (1 - SUN_START_SCALE)
        self.setOpacity(SUN_OPACITY * sin(pi * max(0.0, min(1.0, progress))))

    def turn_over(self) -> None:
        """Do nothing: the sun has one side."""


class Pop:
    """Something drawn by another part that springs up to its size: a badge, a tick."""

    def __init__(self, show_scale: Callable[[float], None]) -> None:
        """Make one that tells `show_scale` how large to draw; 1 is the size that stays."""
        self._show_scale = show_scale

    def place(self, _position: QPointF, scale: float, _x_scale: float, _turn: float = 0.0) -> None:
        """Draw at this scale."""
        self._show_scale(scale)

    def turn_over(self) -> None:
        """Do nothing: it has one side."""

    def setOpacity(self, _opacity: float) -> None:
        """Do nothing: it is never faded."""
