"""One card on the table: a pixmap from the face cache. It paints nothing by itself."""

import msgspec
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.faces import FaceCache, FaceKey
from buraco_desktop.ui.table.spots import card_height


class CardItem(QGraphicsPixmapItem):
    """A card picture whose position is the top left corner of the unturned card box, in scene pixels.

    Attributes:
        card: the card, or None for a back that only flies.
        home: where the layout wants the item.
    """

    def __init__(self, card: CardId | None, faces: FaceCache) -> None:
        super().__init__()
        self.card = card
        self.home = QPointF()
        self._faces = faces
        self._key: FaceKey | None = None
        self._other: FaceKey | None = None
        self._scale, self._x_scale, self._turn = 1.0, 1.0, 0.0
        self._shown: FaceKey | None = None
        """What the picture is of: `_key`, or a stand-in of another size or turn until that has arrived."""

    @property
    def width(self) -> int:
        """Width of the card box in logical pixels; 0 before the first look."""
        return self._key.width if self._key else 0

    def box_size(self) -> QSizeF:
        """Return the size of the card box in logical pixels."""
        return QSizeF(self.width, card_height(self.width))

    def set_shadow(self, strength: float) -> None:
        """Show the same face with another shadow."""
        if self._key is not None:
            self.set_look(msgspec.structs.replace(self._key, shadow=strength), self._other)

    def set_look(self, key: FaceKey, other: FaceKey | None = None) -> None:
        """Show a picture; `other` is the one that `turn_over` will show."""
        self._other = other
        if key == self._key and key == self._shown:
            return
        self._key = key
        pixmap, shown = self._faces.nearest(key)
        if shown != self._shown:
            self._shown = shown
            left, top = shown.margins()
            self.setPixmap(pixmap)
            self.setOffset(-left, -top)
        self._stretch()

    def refresh(self) -> None:
        """Ask the cache again after new pictures arrived."""
        if self._key is not None and self._key != self._shown:
            self.set_look(self._key, self._other)

    def turn_over(self) -> None:
        """Show the other side, if one was given."""
        if self._other is not None:
            self.set_look(self._other)

    def place(self, position: QPointF, scale: float, x_scale: float, turn: float = 0.0) -> None:
        """Show the card at a position, enlarged and turned around its centre, squeezed while it turns over.

        The position is rounded to whole pixels: pictures between them would have to be worked out anew.
        """
        self.setPos(round(position.x()), round(position.y()))
        self._scale, self._x_scale, self._turn = scale, x_scale, turn
        self._stretch()

    def _stretch(self) -> None:
        """Set the transform that brings the picture to the size and the turn that it is shown in."""
        key, shown = self._key, self._shown
        if key is None or shown is None:
            return
        scale, turn = self._scale * key.width / shown.width, self._turn + key.turn - shown.turn
        if scale == 1.0 and self._x_scale == 1.0 and not turn:
            if not self.transform().isIdentity():
                self.setTransform(QTransform())
                self.setTransformationMode(Qt.TransformationMode.FastTransformation)
            return
        transform = QTransform.fromTranslate(key.width / 2, card_height(key.width) / 2)
        transform.rotate(turn)
        transform.scale(scale * self._x_scale, scale)
        transform.translate(-shown.width / 2, -card_height(shown.width) / 2)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setTransform(transform)
