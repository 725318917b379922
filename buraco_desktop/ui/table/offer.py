"""The offer to take a discard back: a plate in the tray with a bar that runs down (design 8, grace undo)."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QGraphicsSceneMouseEvent

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.chips import chip_image
from buraco_desktop.ui.table.marks import card_path
from buraco_desktop.ui.table.parts import INK, LEFT, Part, device_ratio, draw_icon, draw_text, text_width
from buraco_desktop.ui.table.spots import Place, Rect, TableLayout
from buraco_desktop.ui.theme import Theme, colour

HEIGHT = 58
ICON = 22
"""Pixels of the design."""
CHIP_SIZE = 15
BAR = 3
Z_FRAME = 400
"""Above the pile, below the melds."""


class OfferData(msgspec.Struct, frozen=True):
    """What the plate says; texts are already translated."""

    words: str
    card: CardId
    until: str
    hint: str
    faces: FaceStyle


class OfferPlate(Part):
    """A plate that can be pressed; `on_click` is called when it is released where it was pressed."""

    def __init__(self, theme: Theme, on_click: Callable[[], None]) -> None:
        super().__init__(theme)
        self._on_click = on_click
        self._data: OfferData | None = None
        self._filled: int | None = None
        self._is_pressed = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setVisible(False)

    @property
    def data_shown(self) -> OfferData | None:
        """What the plate says; None while there is no offer."""
        return self._data if self.isVisible() else None

    def show_offer(self, layout: TableLayout, data: OfferData, share: float | None) -> None:
        """Show an offer in the tray, or above the ledge where the pile needs the tray.

        `share` is what is left of the time, 1 to 0; None if the offer has no end.
        """
        self.place(offer_place(layout, self._width(layout.u, data)), layout.u, margin=4 * layout.u)
        filled = None if share is None else round(share * self._track().width())
        if (data, filled) != (self._data, self._filled):
            self._data, self._filled = data, filled
            self.setToolTip(data.hint)
            self.redraw()
        self.setVisible(True)

    def _width(self, u: float, data: OfferData) -> float:
        chip = 0.42 + 0.54 + 0.52 + 0.12
        first = text_width(data.words, 15 * u, 700) + 6 * u + chip * 1.42 * CHIP_SIZE * u
        second = text_width(data.until, 13 * u, 550)
        return max(first, second) + (14 + ICON + 12 + 14) * u

    def _track(self) -> QRectF:
        u, box = self.u, self.box
        return QRectF(box.left() + 12 * u, box.bottom() - 8 * u, box.width() - 24 * u, BAR * u)

    def draw(self, painter: QPainter) -> None:
        """Draw the plate, its words, the card in words, and the bar."""
        if self._data is None:
            return
        u, theme, data = self.u, self.theme, self._data
        box = self.box.adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colour(theme.us), 2))
        painter.setBrush(colour(theme.plate, 0.96))
        painter.drawRoundedRect(box, 14 * u, 14 * u)
        if self._is_pressed:
            painter.setBrush(colour(theme.us, 0.16))
            painter.drawRoundedRect(box, 14 * u, 14 * u)
        icon = ICON * u
        has_bar = self._filled is not None
        middle = box.center().y() - (3 * u if has_bar else 0)
        draw_icon(painter, "undo", QRectF(14 * u, middle - icon / 2, icon, icon), theme.us)
        left = (14 + ICON + 12) * u
        room = box.right() - left - 12 * u
        chip = self._chip(painter, data)
        chip_size = chip.deviceIndependentSize()
        words = QRectF(left, middle - 22 * u, room - chip_size.width() - 6 * u, 22 * u)
        width = draw_text(painter, data.words, words, 15 * u, 700, theme.text, LEFT)
        top = words.center().y() - chip_size.height() / 2
        painter.drawImage(QPointF(round(left + width + 6 * u), round(top)), chip)
        until = QRectF(left, middle + 1 * u, room, 18 * u)
        draw_text(painter, data.until, until, 13 * u, 550, theme.text_dim, LEFT)
        if has_bar:
            self._draw_bar(painter)

    def _chip(self, painter: QPainter, data: OfferData) -> QImage:
        return chip_image(data.card, CHIP_SIZE * self.u, device_ratio(painter), data.faces)

    def _draw_bar(self, painter: QPainter) -> None:
        track, theme = self._track(), self.theme
        half = track.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.text, 0.18))
        painter.drawRoundedRect(track, half, half)
        if self._filled:
            rest = QRectF(track)
            rest.setWidth(max(track.height(), float(self._filled)))
            painter.setBrush(colour(theme.us))
            painter.drawRoundedRect(rest, half, half)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down."""
        self._is_pressed = True
        self.redraw()
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Act, if the pointer is still on the plate."""
        self._is_pressed = False
        self.redraw()
        if self.boundingRect().contains(event.pos()):
            self._on_click()


class DiscardFrame:
    """The brass frame on the card that can be taken back."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._rim, self._frame = QGraphicsPathItem(), QGraphicsPathItem()
        for item in (self._rim, self._frame):
            item.setZValue(Z_FRAME)
            item.setVisible(False)
            scene.addItem(item)

    def show(self, layout: TableLayout, card: CardId, theme: Theme) -> None:
        """Show the frame around a card of the pile."""
        spot = next((s for s in layout.cards if s.card == card and s.place is Place.PILE), None)
        if spot is None:
            self.hide()
            return
        for item, outset, pen in (
            (self._rim, 1.2, QPen(colour(INK, 0.75), 5)),
            (self._frame, 0.6, QPen(colour(theme.us), 3)),
        ):
            item.setPath(card_path(spot.width, outset).translated(round(spot.x), round(spot.y)))
            item.setPen(pen)
            item.setVisible(True)

    def hide(self) -> None:
        """Take the frame away."""
        self._rim.setVisible(False)
        self._frame.setVisible(False)


def offer_place(layout: TableLayout, width: float) -> Rect:
    """Return where a plate of this width lies: at the right end of the tray, else above the ledge."""
    u, tray = layout.u, layout.tray
    height = min(HEIGHT * u, tray.height - 8 * u)
    right = tray.right - 10 * u
    if right - width >= layout.pile_count.right:
        return Rect(right - width, tray.y + (tray.height - height) / 2, width, height)
    hand = layout.hand
    return Rect(hand.right - width, layout.ledge.y - HEIGHT * u - 4, width, HEIGHT * u)
