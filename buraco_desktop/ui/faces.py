"""One cache of card pictures: rendered from SVG off the UI thread, shadow and corners baked in.

A picture is asked for by face, width, device pixel ratio, turn and shadow. Until it is there the cache hands
out the nearest one that it has, scaled, so that the table is never empty and never waits.
"""

import threading
from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import count
from math import ceil, cos, radians, sin
from queue import PriorityQueue

import msgspec
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from buraco_desktop.engine.cards import FACE_COUNT, JOKER, RANK, RANKS, SUIT, SUITS, CardId
from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.picture_memory import on_own_pages
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.svg import paint_svg
from buraco_desktop.ui.table.spots import LARGE_INDEX_BELOW, card_height

CORNER = 0.068
"""Radius of a card's corner divided by its width."""
PREPARED_WIDTH = 96
"""Logical pixels of the pictures that are rendered ahead."""
KEPT_PICTURES, KEPT_PIXELS = 300, 12_000_000
"""So many pictures, with so many pixels of four bytes each, are kept although not all are in use."""
STOCK_BACK, POT_BACK = "back-calcada", "back-azulejo"
BACKS = (STOCK_BACK, POT_BACK, "back-calcada-green", "back-calcada-wine")
"""The backs that a player can choose from for the stock."""

TINY = 1e-6
"""What sums of sines and cosines may be too large."""
_SHADOW = QColor("#04110E")
_SHADOW_STEPS = ((5.0, 0.035), (3.6, 0.05), (2.4, 0.06), (1.2, 0.09))
_SHADOW_BASE_WIDTH = 108


class FaceStyle(msgspec.Struct, frozen=True):
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

    def file_names(self) -> Iterator[str]:
        """Return every picture that a table may need at any width."""
        yield from (self.back, self.pot_back)
        for card in range(FACE_COUNT):
            yield from {self.file_name(card, LARGE_INDEX_BELOW), self.file_name(card, 1)}

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


class FaceKey(msgspec.Struct, frozen=True):
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
    """Return the size in logical pixels of the picture of a card, turned, with its shadow.

    The unturned card box lies on whole pixels of it, so that a picture on whole pixels has sharp edges.
    """
    margin = _margin(width, shadow)
    angle = radians(turn)
    across, down = abs(cos(angle)), abs(sin(angle))
    height = card_height(width)
    box_width = width * across + height * down
    box_height = width * down + height * across
    beside, above = (box_width - width) / 2 + margin, (box_height - height) / 2 + margin
    return width + 2 * ceil(beside - TINY), height + 2 * ceil(above - TINY)


def _margin(width: int, shadow: float) -> int:
    return max(3, ceil(7.5 * shadow * width / _SHADOW_BASE_WIDTH)) + 1


def render_face(key: FaceKey) -> QImage:
    """Return the picture of a card; safe on any thread."""
    width, height = picture_size(key.width, key.turn, key.shadow)
    image = QImage(_shadow_image(key.width, key.ratio, key.turn, key.shadow))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(QPointF(width / 2, height / 2))
    painter.rotate(key.turn)
    paint_svg(painter, asset_bytes("cards", f"{key.name}.svg"), _card_box(key.width))
    painter.end()
    return on_own_pages(image)


def stored_name(key: FaceKey) -> str:
    """Return what a picture is called in a `PictureStore`."""
    return f"{key.name} {key.width} {key.ratio} {key.turn} {key.shadow}"


def stored_face(key: FaceKey, store: PictureStore | None) -> QImage:
    """Return the picture of a card, at a start from a `store`."""
    return render_face(key) if store is None else store.picture(stored_name(key), lambda: render_face(key))


@lru_cache(maxsize=12)
def _shadow_image(card_width: int, ratio: float, turn: int, shadow: float) -> QImage:
    """Return the shadow of all cards of one size, as large as their pictures; faces are painted on copies."""
    width, height = picture_size(card_width, turn, shadow)
    image = QImage(
        QSize(round(width * ratio), round(height * ratio)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    unit = shadow * card_width / _SHADOW_BASE_WIDTH
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2 + 2.4 * unit)
    painter.rotate(turn)
    painter.setPen(Qt.PenStyle.NoPen)
    box = _card_box(card_width)
    for grow, opacity in _SHADOW_STEPS:
        colour = QColor(_SHADOW)
        colour.setAlphaF(min(1.0, opacity))
        painter.setBrush(colour)
        spread = grow * unit
        radius = CORNER * card_width + spread
        painter.drawRoundedRect(box.adjusted(-spread, -spread, spread, spread), radius, radius)
    painter.end()
    return image


def _card_box(width: int) -> QRectF:
    return QRectF(-width / 2, -card_height(width) / 2, width, card_height(width))


class _Urgency(IntEnum):
    """What the rendering thread does first."""

    STOP = 0
    SHOWN = 1
    AHEAD = 2


class FaceCache(QObject):
    """Pictures of cards by key.

    Signals:
        arrived: new pictures are in the cache; whoever shows a stand-in asks again.
    """

    arrived = Signal()
    _rendered = Signal(object, QImage)

    def __init__(self, parent: QObject | None = None, store: PictureStore | None = None) -> None:
        """Have what the first picture needs at once from a `store`, if it has it; wait for `begin` then."""
        super().__init__(parent)
        self.store = store
        self._has_begun = store is None
        self._pixmaps: dict[FaceKey, QPixmap] = {}
        self._newest: dict[tuple[str, int], FaceKey] = {}
        self._wanted: set[FaceKey] = set()
        self._prepared: set[FaceKey] = set()
        self._asked: list[FaceKey] = []
        self._numbers = count()
        self._queue: PriorityQueue[tuple[_Urgency, int, tuple[FaceKey, ...]]] = PriorityQueue()
        self._rendered.connect(self._store, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._work, name="card-faces", daemon=True)
        self._thread.start()

    def begin(self) -> None:
        """Render in the background from now on: until then it would only hold up the first picture."""
        self._has_begun = True
        self._pass_on()

    def nearest(self, key: FaceKey) -> tuple[QPixmap, FaceKey]:
        """Return the picture for a key, or that of another size or turn, and the key that it is for.

        The right one comes later, with `arrived`. The first picture of a face is rendered at once.
        """
        ready = self._pixmaps.get(key)
        if ready is not None:
            return ready, key
        near = self._newest.get((key.name, key.turn)) or self._newest.get((key.name, 0))
        if near is None:
            self._keep(key, stored_face(key, self.store))
            return self._pixmaps[key], key
        self.request(key)
        return self._pixmaps[near], near

    def pixmap(self, key: FaceKey) -> tuple[QPixmap, bool]:
        """Return the picture for a key and whether it is the right one, else another, scaled to its size."""
        found, near = self.nearest(key)
        if near == key:
            return found, True
        if near.turn != key.turn:
            found = found.transformed(QTransform().rotate(key.turn - near.turn))
        width, height = picture_size(key.width, key.turn, key.shadow)
        stand_in = found.scaled(
            round(width * key.ratio),
            round(height * key.ratio),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.FastTransformation,
        )
        stand_in.setDevicePixelRatio(key.ratio)
        return stand_in, False

    def prepare(self, style: FaceStyle) -> None:
        """Have every face of a style rendered in the background, at one width.

        Then no picture has to be rendered while the table waits: there is one to be scaled.
        """
        for name in style.file_names():
            key = FaceKey(name, PREPARED_WIDTH, 1.0)
            if (name, 0) not in self._newest and key not in self._prepared:
                self._prepared.add(key)
                self._queue.put((_Urgency.AHEAD, next(self._numbers), (key,)))

    def request(self, key: FaceKey) -> None:
        """Have a picture rendered in the background."""
        if key not in self._wanted and key not in self._pixmaps:
            self._wanted.add(key)
            self._asked.append(key)
            if len(self._asked) == 1 and self._has_begun:
                # All at once and later: each word to the other thread could cost the one that asks a pause.
                QTimer.singleShot(0, self, self._pass_on)

    def forget_other_sizes(self, widths: set[int], ratio: float) -> None:
        """Drop pictures whose width is not in use any more if there are many, but the newest of each face.

        Melds grow and shrink during a deal: most sizes come back soon. A face that was turned is drawn turned
        from the unturned picture until it comes back.
        """
        pixels = sum(pixmap.width() * pixmap.height() for pixmap in self._pixmaps.values())
        if pixels > KEPT_PIXELS or len(self._pixmaps) > KEPT_PICTURES:
            self._keep_newest({key for key in self._pixmaps if key.width in widths and key.ratio == ratio})

    def forget_deal(self) -> None:
        """Drop all pictures but the newest of each face: the sizes of the next deal's melds are others."""
        self._keep_newest(set())

    def finish(self) -> None:
        """Render everything that is waiting, now; for tests and screenshots."""
        for key in list(self._wanted):
            self._keep(key, render_face(key))
        self.arrived.emit()

    def close(self) -> None:
        """Stop the rendering thread."""
        self._queue.put((_Urgency.STOP, next(self._numbers), ()))
        self._thread.join()

    def _keep_newest(self, in_use: set[FaceKey]) -> None:
        """Drop all pictures but those in use and the newest of each face, turned ones if they are in use."""
        self._newest = {
            (name, turn): key
            for (name, turn), key in self._newest.items()
            if not turn or key in in_use or (name, 0) not in self._newest
        }
        kept = in_use.union(self._newest.values())
        self._pixmaps = {key: pixmap for key, pixmap in self._pixmaps.items() if key in kept}

    def _keep(self, key: FaceKey, image: QImage) -> None:
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._newest[key.name, key.turn] = key
        self._wanted.discard(key)

    def _store(self, key: FaceKey, image: QImage) -> None:
        if key in self._wanted:
            self._keep(key, image)
            if not self._wanted:
                self.arrived.emit()
        elif key in self._prepared and (key.name, key.turn) not in self._newest:
            self._keep(key, image)

    def _pass_on(self) -> None:
        keys, self._asked = tuple(self._asked), []
        if keys:
            self._queue.put((_Urgency.SHOWN, next(self._numbers), keys))

    def _work(self) -> None:
        while keys := self._queue.get()[2]:
            for key in keys:
                self._rendered.emit(key, render_face(key))
