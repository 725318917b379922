"""Settings that are shown as pictures: tables, card backs, and the cards as they are now."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from buraco_desktop.ui.faces import CORNER
from buraco_desktop.ui.pages.look import Look, draw_focus
from buraco_desktop.ui.table.spots import card_height
from buraco_desktop.ui.theme import Theme, find_theme

MARGIN = 9
"""Room around a picture for its frame, in logical pixels."""
TICK = 20
"""Diameter of the disc that marks the chosen table, in pixels of the design."""
PREVIEW = (("7D", "8D", "2D", "10D"), ("QS", "KC", "AH"))
"""Cards that show index, suits and courts."""


class PictureTile(QAbstractButton):
    """One value as a picture."""

    def __init__(self, value: str) -> None:
        super().__init__()
        self.value = value
        self.look = Look(is_sheet=True)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return `sizeHint`: a picture does not shrink."""
        return self.sizeHint()

    def paint_frame(self, painter: QPainter, box: QRectF, radius: float) -> None:
        """Draw the frame of the chosen picture, or of the one under the pointer, and the focus."""
        look = self.look
        brass = QColor(look.theme.us if not look.is_light else look.theme.us_edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(brass, 3))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)
        elif self.underMouse():
            painter.setPen(QPen(look.dim, 1.4))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        if self.hasFocus():
            draw_focus(painter, box.adjusted(-4, -4, 4, 4), radius + 4, look)


class ThemeTile(PictureTile):
    """A small table in the real colours of a theme, with its name below."""

    @property
    def theme(self) -> Theme:
        """The theme of the picture."""
        return find_theme(self.value)

    def sizeHint(self) -> QSize:
        """Return the picture of the design with its name."""
        return QSize(self.look.px(150) + 2 * MARGIN, self.look.px(90 + 32) + 2 * MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw cloth, ledge and cards, the name, and a frame with a tick when chosen."""
        look = self.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(MARGIN, MARGIN, self.width() - 2 * MARGIN, look.px(90))
        radius = 10 * look.unit
        self._paint_table(painter, box, radius)
        self.paint_frame(painter, box, radius)
        if self.isChecked():
            size = look.px(TICK)
            spot = QRectF(box.right() + 6 - size, box.top() - 6, size, size)
            painter.setPen(QPen(QColor(look.theme.sheet), 2))
            painter.setBrush(QColor("#B57E12"))
            painter.drawEllipse(spot)
            edge = size * 0.22
            look.art.icon(painter, "check", spot.adjusted(edge, edge, -edge, -edge), QColor("#FFFFFF"))
        painter.setPen(look.text)
        painter.setFont(look.font(14, 650))
        words = QRectF(0, box.bottom() + look.px(6), self.width(), look.px(24))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _paint_table(self, painter: QPainter, box: QRectF, radius: float) -> None:
        look, theme = self.look, self.theme
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        ledge = QRectF(box.left(), box.bottom() - box.height() * 0.3, box.width(), box.height() * 0.3)
        cloth = QRadialGradient(box.center(), box.width() * 0.62)
        wood = QLinearGradient(ledge.topLeft(), ledge.bottomLeft())
        for gradient, first, last in (
            (cloth, theme.table_centre, theme.table_mid),
            (wood, theme.ledge_top, theme.ledge_bottom),
        ):
            gradient.setColorAt(0, QColor(first))
            gradient.setColorAt(1, QColor(last))
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(box, cloth)
        painter.fillRect(ledge, wood)
        if theme.zone_line_width >= 2:
            painter.setPen(QPen(QColor(theme.zone_line), 1.6))
            painter.drawLine(ledge.topLeft(), ledge.topRight())
        bar = ledge.height() * 0.36
        for x, width, tint in ((0.08, 0.38, theme.text_dim), (0.72, 0.2, theme.us)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint))
            spot = QRectF(
                box.left() + x * box.width(), ledge.center().y() - bar / 2, width * box.width(), bar
            )
            painter.drawRoundedRect(spot, bar / 2, bar / 2)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = "#FFFFFF" if theme.zone_line_width >= 2 else "#8E866F"
        painter.setPen(QPen(QColor(line), 1))
        painter.drawPath(path)
        card = round(box.height() * 0.38)
        suffix = theme.face_suffix or look.small_suffix
        left = box.center().x() - 1.0 * card
        for number, name in enumerate(("KH", "QS", "8D")):
            look.art.card(
                painter, name + suffix, left + number * 0.5 * card, box.top() + box.height() * 0.1, card
            )


class BackTile(PictureTile):
    """A card back."""

    def sizeHint(self) -> QSize:
        """Return the back of the design."""
        width = self.look.px(48)
        return QSize(width + 2 * MARGIN, card_height(width) + 2 * MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the back, and a frame when chosen."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = self.look.px(48)
        self.look.art.card(painter, self.value, MARGIN, MARGIN, width)
        self.paint_frame(painter, QRectF(MARGIN, MARGIN, width, card_height(width)), CORNER * width)
        painter.end()


class PictureChoice(QWidget):
    """Pictures of which one is chosen, in as many columns as fit. Left and Right walk.

    Signals:
        chosen(object): the player chose another picture.
    """

    chosen = Signal(object)

    def __init__(self, tiles: list[PictureTile]) -> None:
        super().__init__()
        self.tiles = tiles
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._group = QButtonGroup(self)
        self._columns = 0
        for tile in tiles:
            self._group.addButton(tile)
            tile.clicked.connect(self._clicked)
        self.lay_out(10_000)

    def show_choice(self, chosen: object, name: Callable[[str], str]) -> None:
        """Write the names and mark the picture that holds; none if it is not among them."""
        self._group.setExclusive(False)
        for tile in self.tiles:
            words = name(tile.value)
            tile.setText(words)
            tile.setToolTip(words)
            tile.setAccessibleName(words)
            tile.setChecked(tile.value == chosen)
        self._group.setExclusive(True)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for tile in self.tiles:
            tile.look = look
            tile.updateGeometry()
            tile.update()
        self.updateGeometry()

    def lay_out(self, width: int) -> int:
        """Take as many columns as a width holds, and return the width that they need."""
        columns = max(1, min(len(self.tiles), width // max(1, self.tiles[0].sizeHint().width())))
        if len(self.tiles) % columns:
            columns = 2 if columns > 1 else 1
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self.tiles):
                self._grid.addWidget(tile, number // columns, number % columns)
        return columns * self.tiles[0].sizeHint().width()

    def _clicked(self) -> None:
        tile = self.sender()
        if isinstance(tile, PictureTile):
            self.chosen.emit(tile.value)


class CardsPreview(QWidget):
    """A strip of the table with the cards as they look now."""

    def __init__(self) -> None:
        super().__init__()
        self._look, self._table, self._words = Look(is_sheet=True), find_theme(""), ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """Say what the strip shows."""
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def set_look(self, look: Look, table: Theme) -> None:
        """Take the scale, the card faces, and the table's own colours."""
        self._look, self._table = look, table
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a strip that holds cards with their normal index."""
        return QSize(self._look.px(300), self._look.px(118))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw cloth, two melds and a back."""
        look, table = self._look, self._table
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = 12 * look.unit
        ground = QRadialGradient(box.center(), box.width() * 0.55)
        ground.setColorAt(0, QColor(table.table_centre))
        ground.setColorAt(1, QColor(table.table_mid))
        painter.setBrush(ground)
        painter.setPen(QPen(QColor("#FFFFFF"), 2) if look.is_high_contrast else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, radius, radius)
        card = max(64, look.px(66))
        top = box.center().y() - card_height(card) / 2
        left = box.left() + look.px(18)
        look.art.card(painter, look.faces.back, left, top, card)
        left += card + look.px(18)
        for fan in PREVIEW:
            for name in fan:
                look.art.card(painter, name + look.suffix, left, top, card)
                left += look.px(30)
            left += card - look.px(30) + look.px(18)
        painter.setPen(QColor(table.text))
        painter.setFont(look.font(13, 600))
        room = box.adjusted(0, 0, -look.px(16), -look.px(10))
        if left < box.right() - painter.fontMetrics().horizontalAdvance(self._words):
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self._words)
        painter.end()
