"""The places that carried cards came from: they stay until the drop (design 6.5 and 8)."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.card_layer import REST_SHADOW
from buraco_desktop.ui.table.marks import GHOST_EDGE, card_path
from buraco_desktop.ui.table.spots import CardSpot, Place
from buraco_desktop.ui.theme import Theme, colour

PAPER = "#E9E1CF"
"""The ground of a slot on the pile, where paper lies under the card."""
ON_PAPER, IN_HAND = 0.28, 0.26
"""How clearly the card is still seen in its slot."""


class OriginSlot(QGraphicsPixmapItem):
    """The slot of one carried card, in the depth at which the card lay. One picture, drawn once.

    Attributes:
        card: the card that came from here.
    """

    def __init__(
        self, spot: CardSpot, faces: FaceCache, theme: Theme, style: FaceStyle, ratio: float
    ) -> None:
        super().__init__()
        assert spot.card is not None
        self.card = spot.card
        key = FaceKey(style.file_name(spot.card, spot.width), spot.width, ratio, shadow=REST_SHADOW)
        face, _ = faces.pixmap(key)
        is_paper = spot.place is Place.PILE
        picture = QPixmap(round(spot.width * ratio), round(spot.height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = card_path(spot.width, -0.8)
        painter.fillPath(outline, colour(PAPER if is_paper else theme.slot))
        left, top = key.margins()
        painter.setClipPath(outline)
        painter.setOpacity(ON_PAPER if is_paper else IN_HAND)
        painter.drawPixmap(QPointF(-left, -top), face)
        painter.setOpacity(1.0)
        painter.setClipping(False)
        pen = QPen(colour(GHOST_EDGE if is_paper else theme.slot_line), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawPath(outline)
        painter.end()
        self.setPixmap(picture)
        self.setPos(round(spot.x), round(spot.y))
        self.setZValue(spot.z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
