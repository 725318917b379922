"""What all drawn parts of the table share: cached pictures, signs of teams, text that is never cut off.

Everything is drawn in logical pixels into a picture of the device's own resolution and then only copied.
"""

from enum import StrEnum
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.picture_memory import without_painter
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.svg import paint_svg
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import Theme, colour, font, font_family

ICON_COLOUR = b"#FBF5E6"
"""The colour in which icons are drawn; it is replaced by the one that is needed."""
GLYPH_COLOUR = b"#1B2336"
"""The same for the glyphs of ranks."""
INK = "#1B2336"
"""Dark figures and grounds on the table (design 5, art ink)."""
SMALLEST_TEXT = 12
"""No text is smaller, in logical pixels (design 3)."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Shape(StrEnum):
    """The sign of a team, so that no colour has to be told apart."""

    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"


class TeamMark(msgspec.Struct, frozen=True):
    """Shape and colour of a team."""

    shape: Shape
    colour: str


def team_mark(theme: Theme, place: int) -> TeamMark:
    """Return the sign of a team; `place` 0 is the own team, then in the order of play."""
    return TeamMark((Shape.DISC, Shape.SQUARE, Shape.TRIANGLE)[place], theme.team(place))


def rectf(rect: Rect) -> QRectF:
    """Return a rectangle of the layout as Qt's own."""
    return QRectF(*rect)


@lru_cache(maxsize=300)
def svg_image(
    folder: str, name: str, width: int, height: int, ratio: float, old: bytes = b"", new: bytes = b""
) -> QImage:
    """Return a picture of `assets/<folder>` in logical pixels; the colour `old` is replaced by `new`."""
    svg = asset_bytes(folder, f"{name}.svg")
    if old:
        svg = svg.replace(old, new)
    image = blank_image(width, height, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_svg(painter, svg, QRectF(0, 0, width, height))
    painter.end()
    return without_painter(image)


def blank_image(width: float, height: float, ratio: float) -> QImage:
    """Return a transparent picture of this size in logical pixels."""
    across, down = max(1, round(width * ratio)), max(1, round(height * ratio))
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def device_ratio(painter: QPainter) -> float:
    """Return how many device pixels a logical pixel has where the painter paints."""
    return painter.device().devicePixelRatioF()


def draw_svg(
    painter: QPainter, folder: str, name: str, box: QRectF, old: bytes = b"", new: bytes = b""
) -> None:
    """Draw a picture of `assets/<folder>` into a box."""
    size = max(1, round(box.width())), max(1, round(box.height()))
    image = svg_image(folder, name, *size, device_ratio(painter), old, new)
    painter.drawImage(QPointF(round(box.x()), round(box.y())), image)


def draw_icon(painter: QPainter, name: str, box: QRectF, tint: str) -> None:
    """Draw an icon of `assets/icons` in one colour, #RRGGBB."""
    draw_svg(painter, "icons", name, box, ICON_COLOUR, tint.encode())


def draw_mark(
    painter: QPainter, mark: TeamMark, centre: QPointF, size: float, rim: str | None = None
) -> None:
    """Draw the sign of a team, `size` pixels high; `rim` is the colour of an edge around it."""
    half = size / 2
    painter.setPen(QPen(colour(rim), max(1.5, 0.18 * size)) if rim else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(colour(mark.colour))
    if mark.shape is Shape.DISC:
        painter.drawEllipse(centre, half, half)
    elif mark.shape is Shape.SQUARE:
        side = 0.9 * half
        painter.drawRoundedRect(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side), 1.5, 1.5)
    else:
        top, foot = QPointF(0, -1.1 * half), 0.85 * half
        corners = [top, QPointF(1.15 * half, foot), QPointF(-1.15 * half, foot)]
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))


def fitting_font(text: str, width: float, pixels: float, weight: int) -> tuple[QFontMetricsF, float]:
    """Return the metrics and size of the largest font, up to `pixels`, in which a text fits into a width."""
    size = pixels
    while True:
        metrics = QFontMetricsF(font(size, weight))
        if metrics.horizontalAdvance(text) <= width or size <= SMALLEST_TEXT:
            return metrics, size
        size = max(SMALLEST_TEXT, size - 0.5)


def draw_text(
    painter: QPainter,
    text: str,
    box: QRectF,
    pixels: float,
    weight: int,
    tint: str,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Draw one line, made smaller where it must be and shortened with "…" at last; return its width."""
    metrics, size = fitting_font(text, box.width(), pixels, weight)
    if metrics.horizontalAdvance(text) > box.width():
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(font(size, weight))
    painter.setPen(colour(tint))
    # Letters may be higher than the box without being cut off.
    painter.drawText(box, align | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine, text)
    return metrics.horizontalAdvance(text)


def text_width(text: str, pixels: float, weight: int) -> float:
    """Return the width of a line of text."""
    return QFontMetricsF(font(pixels, weight)).horizontalAdvance(text)


def has_room(text: str, pixels: float, weight: int, width: float) -> bool:
    """Return whether a line of text fits into a width, made smaller if need be."""
    # Each size that is measured is a font to be loaded: the smallest one only where it matters.
    return any(text_width(text, size, weight) <= width for size in (pixels, SMALLEST_TEXT))


def draw_shadow(painter: QPainter, box: QRectF, radius: float, strength: float) -> None:
    """Draw the soft shadow of a raised plate: four rounded boxes, a little lower than it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, opacity in ((5.0, 0.05), (3.6, 0.07), (2.4, 0.09), (1.2, 0.12)):
        painter.setBrush(colour("#04110E", opacity))
        spread = grow * strength
        shifted = box.adjusted(-spread, -spread, spread, spread).translated(0, 2.0 * strength)
        painter.drawRoundedRect(shifted, radius + spread, radius + spread)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """Return a rounded box as a path."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


class Part(QGraphicsItem):
    """A drawn part of the table. It keeps its picture until `redraw` is called or the screen changes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.u = 1.0
        """Scale of text and spacing."""
        self._size = QRectF()
        self._margin = 0.0
        self._picture: QImage | None = None
        self.store: PictureStore | None = None
        """Where the first picture may come from."""

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.theme = theme
        self.redraw()

    def place(self, rect: Rect, u: float, margin: float = 0) -> None:
        """Move to a rectangle of the scene; `margin` pixels around it may be drawn on, too."""
        self.setPos(round(rect.x), round(rect.y))
        size = QRectF(0, 0, rect.width, rect.height)
        if (size, margin, u) != (self._size, self._margin, self.u):
            self.prepareGeometryChange()
            self._size, self._margin, self.u = size, margin, u
            self.redraw()

    def redraw(self) -> None:
        """Draw the picture again before it is shown next."""
        self._picture = None
        self.update()

    @property
    def box(self) -> QRectF:
        """The part itself, in its own coordinates: from (0, 0)."""
        return QRectF(self._size)

    def boundingRect(self) -> QRectF:
        """Return the part with its margin."""
        return self._size.adjusted(-self._margin, -self._margin, self._margin, self._margin)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy the picture, drawn now if it is new or for another screen."""
        bounds = self.boundingRect()
        if bounds.isEmpty():
            return
        ratio = device_ratio(painter)
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._first_picture(ratio) or self._draw_anew(ratio)
        painter.drawImage(bounds.topLeft(), self._picture)

    def _first_picture(self, ratio: float) -> QImage | None:
        """Return the picture by way of the store; None without one, and for a part without facts."""
        store = self.store
        facts = self.facts() if store is not None and store.is_collecting else None
        if store is None or facts is None:
            return None
        size = self._size.width(), self._size.height(), self._margin, self.u, ratio
        known = facts, size, self.theme, font_family()
        bounds = self.boundingRect()
        count = round(4 * bounds.width() * bounds.height() * ratio * ratio)
        return store.drawn(type(self).__name__, known, count, lambda: self._draw_anew(ratio))

    def _draw_anew(self, ratio: float) -> QImage:
        bounds = self.boundingRect()
        picture = blank_image(bounds.width(), bounds.height(), ratio)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-bounds.topLeft())
        try:
            self.draw(painter)
        finally:
            # Qt crashes if a picture goes away while something still paints on it.
            painter.end()
        return without_painter(picture)

    def facts(self) -> object:
        """Return all that the picture shows but for size, scale and colours, as values with a plain `repr`.

        None if the picture is drawn at every start.
        """
        return None

    def draw(self, painter: QPainter) -> None:
        """Draw the part; its upper left corner is the origin."""
