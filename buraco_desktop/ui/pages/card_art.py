"""Pictures for pages and dialogs: cards, icons and marks, each rendered once for its size."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.faces import FaceKey, stored_face
from buraco_desktop.ui.picture_memory import without_painter
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.svg import paint_svg

ICON_COLOUR = b"#FBF5E6"
"""The colour in which the icon files are drawn; it is replaced by the one that is needed."""
MOST_PICTURES = 800
"""When so many pictures are kept, all are dropped: the window has had many sizes."""


class Art:
    """Rendered pictures by file and size. Unlike `FaceCache` it answers at once and never with a stand-in."""

    def __init__(self) -> None:
        self._pictures: dict[object, QPixmap] = {}
        self.store: PictureStore | None = None
        """Where pictures come from at a start."""

    def icon(self, painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
        """Draw an icon of `assets/icons` in one colour into a square box."""
        key = ("icon", name, round(box.width()), colour.rgba(), self._ratio(painter))
        picture = self._pictures.get(key)
        if picture is None:
            svg = asset_bytes("icons", f"{name}.svg").replace(ICON_COLOUR, colour.name().encode())
            picture = self._keep(
                key, svg, QSize(round(box.width()), round(box.width())), self._ratio(painter)
            )
        painter.drawPixmap(round(box.left()), round(box.top()), picture)

    def drawing(self, painter: QPainter, folder: str, name: str, box: QRectF) -> None:
        """Draw a picture of `assets/<folder>` in its own colours into a box."""
        size = QSize(round(box.width()), round(box.height()))
        key = (folder, name, size.width(), size.height(), self._ratio(painter))
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._keep(key, asset_bytes(folder, f"{name}.svg"), size, self._ratio(painter))
        painter.drawPixmap(round(box.left()), round(box.top()), picture)

    def card(self, painter: QPainter, name: str, x: float, y: float, width: int) -> None:
        """Draw an upright card of `assets/cards` with its upper left corner at a point."""
        key = FaceKey(name, width, self._ratio(painter))
        left, top = key.margins()
        painter.drawPixmap(round(x - left), round(y - top), self._face(key))

    def turned_card(
        self, painter: QPainter, name: str, centre_x: float, centre_y: float, width: int, turn: int
    ) -> None:
        """Draw a card turned clockwise by `turn` degrees around its centre, with a deeper shadow."""
        picture = self._face(FaceKey(name, width, self._ratio(painter), turn, 1.5))
        size = picture.deviceIndependentSize()
        painter.drawPixmap(round(centre_x - size.width() / 2), round(centre_y - size.height() / 2), picture)

    def _face(self, key: FaceKey) -> QPixmap:
        picture = self._pictures.get(key)
        if picture is None:
            self._make_room()
            image = stored_face(key, self.store)
            picture = self._pictures[key] = QPixmap.fromImage(image)
        return picture

    def from_last_start(
        self,
        painter: QPainter,
        kind: str,
        size: QSize,
        facts: object,
        draw: Callable[[QPainter], None],
        *,
        is_opaque: bool = False,
    ) -> None:
        """Draw what fills so many logical pixels; at a start copy it, if the last one showed the same.

        The facts are all that the picture depends on, as for `PictureStore.drawn`. Words are better drawn
        apart: on a picture of their own some screens show them a little differently.
        """
        store, ratio = self.store, self._ratio(painter)
        if store is None or not store.is_collecting:
            draw(painter)
            return
        format_ = QImage.Format.Format_RGB32 if is_opaque else QImage.Format.Format_ARGB32_Premultiplied
        whole = size * ratio

        def draw_as_here(brush: QPainter) -> None:
            brush.setRenderHints(painter.renderHints())
            draw(brush)

        known = facts, size.width(), size.height(), ratio
        count = 4 * whole.width() * whole.height()
        painter.drawImage(
            0, 0, store.drawn(kind, known, count, lambda: _painted(size, ratio, format_, draw_as_here))
        )

    def _keep(self, key: object, svg: bytes, size: QSize, ratio: float) -> QPixmap:
        self._make_room()
        box = QRectF(0, 0, size.width(), size.height())
        format_ = QImage.Format.Format_ARGB32_Premultiplied
        image = _painted(size, ratio, format_, lambda brush: paint_svg(brush, svg, box))
        picture = self._pictures[key] = QPixmap.fromImage(image)
        return picture

    def _make_room(self) -> None:
        if len(self._pictures) >= MOST_PICTURES:
            self._pictures.clear()

    @staticmethod
    def _ratio(painter: QPainter) -> float:
        return painter.device().devicePixelRatioF()


def _painted(size: QSize, ratio: float, format_: QImage.Format, draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(size * ratio, format_)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    draw(brush)
    brush.end()
    return without_painter(image)
