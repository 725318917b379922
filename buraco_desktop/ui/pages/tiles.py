"""The large tiles of the start page: a picture of real cards, a name, two lines."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from buraco_desktop.ui.faces import POT_BACK, STOCK_BACK
from buraco_desktop.ui.pages.look import (
    LEADING,
    Look,
    draw_focus,
    draw_lines,
    fitting_font,
    line_width,
    wrapped_height,
    wrapped_lines,
)
from buraco_desktop.ui.table.spots import CARD_RATIO


class TilePicture(msgspec.Struct, frozen=True):
    """Fans of cards beside each other, and a badge on the last one."""

    fans: tuple[tuple[str, ...], ...]
    badge: str = ""
    is_loose: bool = False
    """The cards lie turned, as thrown down, instead of in straight fans."""


TEXT_SIZES = (15.0, 14.5, 14.0, 13.5, 13.0)
SMALLER_SIZES = (12.0, 11.0, 10.0, 9.0)
"""Tried last, in pixels of the design; on the screen no text is under twelve logical pixels."""
ROWS = (2, 3, 5)
PICTURE_SHARES = (0.385, 0.30, 0.22)
"""Heights of the picture by the tile's: larger words take their room from it."""
PICTURES: dict[str, TilePicture] = {
    "bukharo": TilePicture((("KS", "KH", "KD", "KC"), ("5H", "6H", "7H", "8H"))),
    "buraco": TilePicture((("AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D"),)),
    "burraco-italiano": TilePicture((("7C", "8C", "9C", "10C", "JC", "QC", "KC"),), "badge-clean"),
    "buraco-aberto": TilePicture((("8S", "9S", "10S", "JS", "QS", "KS", "AS"),), "badge-500"),
    "buraco-fechado": TilePicture(((STOCK_BACK, STOCK_BACK, "JC"), ("JS", "JH"))),
    "buraco-stbl": TilePicture(((STOCK_BACK, STOCK_BACK, "9H"), ("10H", "JH"))),
    "canastra": TilePicture((("AS", "AH", "AD", "AC"), ("3S", "3H", "3D"))),
    "burako": TilePicture((("7S", "7H", "7C"), ("10D", "JD", "QD", "KD"))),
    "burraco-six": TilePicture((("JS", "JH", "JD"), ("QC", "QS"), ("KH", "KC"))),
    "more": TilePicture(((POT_BACK, "3H", "3S", "2D"),), is_loose=True),
    "continue": TilePicture(((STOCK_BACK,) * 5, (POT_BACK,) * 5)),
}


def paint_picture(painter: QPainter, picture: TilePicture, box: QRectF, look: Look) -> None:
    """Draw a picture into a box, its fans centred."""
    width = round(box.height() / CARD_RATIO)
    if picture.is_loose:
        _paint_loose(painter, picture.fans[0], box, width, look)
        return
    gap = look.unit * 9
    count = sum(len(fan) for fan in picture.fans)
    strips = count - len(picture.fans)
    room = box.width() - len(picture.fans) * width - gap * (len(picture.fans) - 1)
    strip = min(0.32 * width, room / strips) if strips else 0.0
    total = len(picture.fans) * width + strips * strip + gap * (len(picture.fans) - 1)
    x = box.center().x() - total / 2
    for fan in picture.fans:
        for index, name in enumerate(fan):
            look.art.card(painter, _file(name, look), x + index * strip, box.top(), width)
        x += (len(fan) - 1) * strip + width + gap
    if picture.badge:
        size = look.unit * 34
        end = x - gap
        badge = QRectF(end - size * 0.72, box.bottom() - size * 0.78, size, size)
        look.art.drawing(painter, "table", picture.badge, badge)


def _paint_loose(painter: QPainter, names: tuple[str, ...], box: QRectF, width: int, look: Look) -> None:
    width = round(width * 0.92)
    middle = (len(names) - 1) / 2
    for index, name in enumerate(names):
        away = index - middle
        centre_x = box.center().x() + away * width * 0.5
        centre_y = box.center().y() + abs(away) * width * 0.05
        look.art.turned_card(painter, _file(name, look), centre_x, centre_y, width, round(away * 8))


def _file(name: str, look: Look) -> str:
    return name if name.startswith("back-") else name + look.suffix


class Tile(QAbstractButton):
    """One game to choose, or the match to continue."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._look = Look()
        self._lines: tuple[str, ...] = ()
        self._text_size, self._share = TEXT_SIZES[0], PICTURE_SHARES[0]
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(self._stop_here)

    def _stop_here(self, is_chosen: bool) -> None:
        """Let the Tab key come to the tile that holds; the others are reached with the arrows."""
        around = self.parentWidget()
        if is_chosen and around is not None:
            for tile in around.children():
                if isinstance(tile, Tile) and tile.isCheckable():
                    is_stop = tile is self
                    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    def set_words(self, title: str, lines: tuple[str, ...]) -> None:
        """Set the name and the lines under it."""
        self.setText(title)
        self._lines = lines
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.update()

    def fitting_size(self, share: float, sizes: Sequence[float], rows: Sequence[int]) -> float | None:
        """Return the largest of these sizes, in pixels of the design, at which the lines fit the tile.

        `share` is the height of the picture by the tile's, `rows` how many rows there may be, the best number
        first. None if they have no room.
        """
        box = self._box
        width, room = (self.width() - 19) * 0.895, self._body(box, share).height()
        text = "\n".join(self._lines)
        for most in rows:
            for size in sizes:
                face = self._look.font(size, 500)
                is_short = len(wrapped_lines(text, face, width)) <= most
                if is_short and wrapped_height(text, face, width, LEADING) <= room:
                    return size
        return None

    def set_text_size(self, pixels: float, share: float) -> None:
        """Draw the lines at this size of the design, the picture with this share of the height.

        All tiles of a row have the same.
        """
        self._text_size, self._share = pixels, share
        self.update()

    @property
    def _box(self) -> QRectF:
        """A little room is left at the top and right for the tick, at the bottom for the shadow."""
        return QRectF(self.rect()).adjusted(5, 14, -14, -7)

    def _title(self, box: QRectF, share: float) -> QRectF:
        pad, height = 0.07 * box.width(), box.height()
        top = self._picture(box, share).bottom() + (0.075 if share == PICTURE_SHARES[0] else 0.03) * height
        return QRectF(box.left() + pad, top, box.width() - 1.5 * pad, 0.15 * height)

    def _body(self, box: QRectF, share: float) -> QRectF:
        title = self._title(box, share)
        return QRectF(title.left(), title.bottom() + 2, title.width(), box.bottom() - title.bottom() - 8)

    @staticmethod
    def _picture(box: QRectF, share: float) -> QRectF:
        height = min(share * box.height(), 0.36 * box.width())
        top = box.top() + (0.105 if share == PICTURE_SHARES[0] else 0.075) * box.height()
        return QRectF(box.left() + 0.055 * box.width(), top, box.width() * 0.89, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, the words, and when chosen a brass frame with a tick."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = self._box
        radius = 18 * look.unit
        facts = self.key, self._share, look.theme, look.unit, look.faces, self.isChecked(), self._is_lit
        look.art.from_last_start(painter, "tile", self.size(), facts, self._paint_wordless)
        self._paint_words(painter, box)
        if self.hasFocus():
            draw_focus(painter, box, radius, look)
        if self.isChecked():
            self._paint_tick(painter, box)
        painter.end()

    @property
    def _is_lit(self) -> bool:
        return self.isChecked() or self.underMouse()

    def _paint_wordless(self, painter: QPainter) -> None:
        box, look = self._box, self._look
        self._paint_ground(painter, box, 18 * look.unit)
        paint_picture(painter, PICTURES[self.key], self._picture(box, self._share), look)

    def _paint_ground(self, painter: QPainter, box: QRectF, radius: float) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((4, 12), (2, 22)):
            painter.setBrush(QColor(4, 17, 14, alpha))
            painter.drawRoundedRect(box.adjusted(-grow, 1, grow, grow + 2), radius + grow, radius + grow)
        if look.is_high_contrast:
            painter.setBrush(QColor("#000000"))
        else:
            gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
            lit = self._is_lit
            gradient.setColorAt(0, QColor(theme.table_centre) if lit else QColor(theme.table_mid))
            gradient.setColorAt(1, QColor(theme.table_mid) if lit else QColor(theme.table_edge).lighter(116))
            painter.setBrush(gradient)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.us), 3))
        else:
            painter.setPen(QPen(look.field_line, line_width(look)))
        painter.drawRoundedRect(box, radius, radius)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, title = self._look, self._title(box, self._share)
        face = fitting_font(self.text(), look, (21, 19, 17, 15, 13, 12), 700, title.width(), title.height())
        painter.setFont(face)
        painter.setPen(look.text)
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.text())
        painter.setFont(look.font(self._text_size, 500))
        painter.setPen(look.text if self.isChecked() else look.dim)
        draw_lines(painter, "\n".join(self._lines), self._body(box, self._share), LEADING)

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        radius = 13 * look.unit
        centre = QPointF(box.right() - 2, box.top() + 3)
        painter.setPen(QPen(QColor(look.theme.table_edge), 3))
        painter.setBrush(QColor(look.theme.us))
        painter.drawEllipse(centre, radius, radius)
        size = radius * 1.2
        look.art.icon(
            painter,
            "check",
            QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size),
            QColor("#241804"),
        )
