"""One cache of card pictures: rendered from SVG off the UI thread, shadow and corners baked in.

A picture is asked for by face, width, device pixel ratio, turn and shadow. Until it is there the cache hands
out the nearest one that it has, scaled, so that the table is never empty and never waits.
"""

import threading
from dataclasses import dataclass
from math import ceil, cos, radians, sin
from queue import SimpleQueue

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from buraco_desktop.engine.cards import JOKER, RANK, RANKS, SUIT, SUITS, CardId
from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.table.spots import LARGE_INDEX_BELOW, card_height

CORNER = 0.068
"""Radius of a card's corner divided by its width."""
STOCK_BACK, POT_BACK = "back-calcada", "back-azulejo"
BACKS = (STOCK_BACK, POT_BACK, "back-calcada-green", "back-calcada-wine")
"""The backs that a player can choose from for the stock."""

_SHADOW = QColor("#04110E")
_SHADOW_STEPS = ((5.0, 0.035), (3.6, 0.05), (2.4, 0.06), (1.2, 0.09))
_SHADOW_BASE_WIDTH = 108


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """The player's choice of card faces."""

    four_colours: bool = False
    large_index: bool = False
    high_contrast: bool = False
    back: str = STOCK_BACK
    """One of `BACKS`."""

    @property
    def pot_back(self) -> str:
        """The back of the cards in the pots, which is never that of the stock."""
        return STOCK_BACK if self.back == POT_BACK else POT_BACK

    def file_name(self, card: CardId, width: float) -> str:
        """Return the name of a card's picture (no ending) at a width in logical pixels."""
        if RANK[card] == JOKER:
            stem = "joker-red" if card % 2 == 0 else "joker-black"
        else:
            stem = RANKS[RANK[card]] + SUITS[SUIT[card]]
        if self.high_contrast:
            return stem + "-hc"
        is_large = self.large_index or width < LARGE_INDEX_BELOW
        if is_large:
            return stem + ("-large4" if self.four_colours else "-large2")
        return stem + ("-normal4" if self.four_colours else "")


@dataclass(frozen=True, slots=True)
class FaceKey:
    """One picture: file, logical width, device pixel ratio, degrees of turn, shadow."""

    name: str
    width: int
    ratio: float
    turn: int = 0
    shadow: float = 0.7

    def margins(self) -> tuple[float, float]:
        """Return how far the picture reaches beyond the unturned card box, left and top, in pixels."""
        width, height = picture_size(self.width, self.turn, self.shadow)
        return (width - self.width) / 2, (height - card_height(self.width)) / 2


def picture_size(width: int, turn: int, shadow: float) -> tuple[int, int]:
    """Return the size in logical pixels of the picture of a card, turned, with its shadow."""
    margin = _margin(width, shadow)
    angle = radians(turn)
    across, down = abs(cos(angle)), abs(sin(angle))
    height = card_height(width)
    box_width = width * across + height * down
    box_height = width * down + height * across
    return 2 * ceil(box_width / 2 + margin), 2 * ceil(box_height / 2 + margin)


def _margin(width: int, shadow: float) -> int:
    return max(3, ceil(7.5 * shadow * width / _SHADOW_BASE_WIDTH)) + 1


def render_face(key: FaceKey) -> QImage:
    """Return the picture of a card; safe on any thread."""
    width, height = picture_size(key.width, key.turn, key.shadow)
    image = QImage(
        QSize(round(width * key.ratio), round(height * key.ratio)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(key.ratio)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(asset_bytes("cards", f"{key.name}.svg")))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(QPointF(width / 2, height / 2))
    box = QRectF(-key.width / 2, -card_height(key.width) / 2, key.width, card_height(key.width))
    _paint_shadow(painter, box, key)
    painter.rotate(key.turn)
    renderer.render(painter, box)
    painter.end()
    return image


def _paint_shadow(painter: QPainter, box: QRectF, key: FaceKey) -> None:
    unit = key.shadow * key.width / _SHADOW_BASE_WIDTH
    painter.save()
    painter.translate(0, 2.4 * unit)
    painter.rotate(key.turn)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, opacity in _SHADOW_STEPS:
        colour = QColor(_SHADOW)
        colour.setAlphaF(min(1.0, opacity))
        painter.setBrush(colour)
        spread = grow * unit
        radius = CORNER * key.width + spread
        painter.drawRoundedRect(box.adjusted(-spread, -spread, spread, spread), radius, radius)
    painter.restore()


class FaceCache(QObject):
    """Pictures of cards by key.

    Signals:
        arrived: new pictures are in the cache; whoever shows a stand-in asks again.
    """

    arrived = Signal()
    _rendered = Signal(object, QImage)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pixmaps: dict[FaceKey, QPixmap] = {}
        self._newest: dict[tuple[str, int], FaceKey] = {}
        self._wanted: set[FaceKey] = set()
        self._queue: SimpleQueue[FaceKey | None] = SimpleQueue()
        self._rendered.connect(self._store, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._work, name="card-faces", daemon=True)
        self._thread.start()

    def pixmap(self, key: FaceKey) -> tuple[QPixmap, bool]:
        """Return the picture for a key and whether it is the right one; a stand-in is replaced later.

        A stand-in has the size of the right picture. The first picture of a face is rendered at once.
        """
        ready = self._pixmaps.get(key)
        if ready is not None:
            return ready, True
        near = self._newest.get((key.name, key.turn))
        if near is None:
            self._keep(key, render_face(key))
            return self._pixmaps[key], True
        self.request(key)
        width, height = picture_size(key.width, key.turn, key.shadow)
        stand_in = self._pixmaps[near].scaled(
            round(width * key.ratio),
            round(height * key.ratio),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.FastTransformation,
        )
        stand_in.setDevicePixelRatio(key.ratio)
        return stand_in, False

    def request(self, key: FaceKey) -> None:
        """Have a picture rendered in the background."""
        if key not in self._wanted and key not in self._pixmaps:
            self._wanted.add(key)
            self._queue.put(key)

    def forget_other_sizes(self, widths: set[int], ratio: float) -> None:
        """Drop the pictures whose width is not in use any more, but the newest of each face."""
        newest = set(self._newest.values())
        self._pixmaps = {
            key: pixmap
            for key, pixmap in self._pixmaps.items()
            if key in newest or (key.width in widths and key.ratio == ratio)
        }

    def finish(self) -> None:
        """Render everything that is waiting, now; for tests and screenshots."""
        for key in list(self._wanted):
            self._keep(key, render_face(key))
        self.arrived.emit()

    def close(self) -> None:
        """Stop the rendering thread."""
        self._queue.put(None)
        self._thread.join()

    def _keep(self, key: FaceKey, image: QImage) -> None:
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._newest[key.name, key.turn] = key
        self._wanted.discard(key)

    def _store(self, key: FaceKey, image: QImage) -> None:
        if key in self._wanted:
            self._keep(key, image)
            if not self._wanted:
                self.arrived.emit()

    def _work(self) -> None:
        while (key := self._queue.get()) is not None:
            self._rendered.emit(key, render_face(key))
