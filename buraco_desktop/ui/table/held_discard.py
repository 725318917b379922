"""A discard that waits for a second act: the card as a ghost, where it would lie on the pile."""

import msgspec
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.marks import ghost_pixmap
from buraco_desktop.ui.table.spots import CardSpot, Place, TableLayout

Z_HELD = 3400
"""Above the pile and the melds, below the hand."""


class HeldDiscard:
    """At most one ghost on a scene."""

    def __init__(self, scene: QGraphicsScene, faces: FaceCache) -> None:
        self._scene, self._faces = scene, faces
        self._item: QGraphicsPixmapItem | None = None

    @property
    def item(self) -> QGraphicsPixmapItem | None:
        """The ghost that is shown."""
        return self._item

    def hide(self) -> None:
        """Take the ghost away."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None

    def show(self, card: CardId, layout: TableLayout, style: FaceStyle, ratio: float) -> None:
        """Show a card of the hand where it will lie after the discard."""
        self.hide()
        spot = _spot_after(card, layout)
        key = FaceKey(style.file_name(card, spot.width), spot.width, ratio)
        face, _ = self._faces.pixmap(key)
        margins = key.margins()
        self._item = QGraphicsPixmapItem(ghost_pixmap(face, spot.width, margins, 0))
        self._item.setOffset(-margins[0], -margins[1])
        self._item.setPos(round(spot.x), round(spot.y))
        self._item.setZValue(Z_HELD)
        self._scene.addItem(self._item)


def _spot_after(card: CardId, layout: TableLayout) -> CardSpot:
    picture = layout.picture
    hand = tuple(each for each in picture.hand if each != card)
    after = msgspec.structs.replace(picture, hand=hand, gaps=frozenset(), pile=(*picture.pile, card))
    new = lay_out(layout.width, layout.height, after, layout)
    return next(spot for spot in new.cards if spot.card == card and spot.place is Place.PILE)
