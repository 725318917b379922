"""One team's column of the score sheet: every line with the very cards that it counts (design 10.7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.dialogs.score_data import SheetColumn, SheetRow
from buraco_desktop.ui.pages.look import Look, fitting_font
from buraco_desktop.ui.table.spots import CARD_RATIO
from buraco_desktop.ui.text import card_short, signed

CARD_WIDTH = 36
STRIP = 0.32
"""Visible part of a covered card, of its width: the large index needs 0.30 (design 5.1)."""
NARROW_BELOW = 400
"""Columns narrower than so many pixels of the design have the words above the cards."""
LEAST_COLUMN = 280
"""Width that a column asks for, in pixels of the design."""
BONUS_WIDTH, POINTS_WIDTH = 66, 56
BANDS = {"us": "#F5E0AE", "them": "#D7E6F7", "third": "#EADCF4"}


@dataclass(frozen=True, slots=True)
class _Line:
    """A part of a row whose cards fit the column; only its first part has words and figures."""

    row: SheetRow
    fans: tuple[tuple[CardId, ...], ...]
    is_first: bool


def paint_team_mark(painter: QPainter, place: int, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw disc, square or triangle; `place` 0 is the own team."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    half = size / 2
    if place == 0:
        painter.drawEllipse(centre, half, half)
    elif place == 1:
        painter.drawRoundedRect(QRectF(centre.x() - half, centre.y() - half, size, size), 2, 2)
    else:
        corners = (QPointF(0, -half), QPointF(half, half), QPointF(-half, half))
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))


def team_colour(look: Look, place: int) -> QColor:
    """Return the colour of a team on paper; `place` 0 is the own team."""
    theme = look.theme
    return QColor((theme.us_on_sheet, theme.them_on_sheet, theme.third_on_sheet)[place])


class TeamColumn(QWidget):
    """The lines of one team under its band."""

    def __init__(self, column: SheetColumn, place: int, heads: tuple[str, str]) -> None:
        """Show a column; `place` 0 is the own team, `heads` are the words for card points and bonus."""
        super().__init__()
        self._column, self._place, self._heads = column, place, heads
        self._look = Look(is_sheet=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{column.name}: {column.total}")
        self.setAccessibleDescription("\n".join(_spoken(row) for row in column.rows))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all lines at the present width."""
        lines = self._lines()
        return QSize(
            self._look.px(LEAST_COLUMN), round(self._head() + sum(self._height(line) for line in lines)) + 4
        )

    def minimumSizeHint(self) -> QSize:
        """Return `sizeHint`: the sheet scrolls instead."""
        return self.sizeHint()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < NARROW_BELOW * self._look.unit

    def _head(self) -> float:
        return 44 * self._look.unit

    def _card(self) -> int:
        return round(CARD_WIDTH * min(self._look.unit, 1.6))

    def _height(self, line: _Line) -> float:
        unit = self._look.unit
        cards = self._card() * CARD_RATIO + 6 * unit if line.fans else 0
        if self._is_narrow:
            return cards + (34 * unit if line.is_first else 0)
        return max(cards, 38 * unit)

    def _fan_left(self) -> float:
        return (8 if self._is_narrow else 150) * self._look.unit

    def _fan_room(self) -> float:
        unit = self._look.unit
        right = 8 if self._is_narrow else BONUS_WIDTH + POINTS_WIDTH
        return self.width() - self._fan_left() - right * unit

    def _fan_width(self, count: int) -> float:
        return self._card() * (1 + STRIP * (count - 1))

    def _lines(self) -> list[_Line]:
        gap = 8 * self._look.unit
        lines: list[_Line] = []
        for row in self._column.rows:
            group: list[tuple[CardId, ...]] = []
            used = 0.0
            is_first = True
            for fan in row.fans:
                width = self._fan_width(len(fan))
                if group and used + width > self._fan_room():
                    lines.append(_Line(row, tuple(group), is_first))
                    group, used, is_first = [], 0.0, False
                group.append(fan)
                used += width + gap
            lines.append(_Line(row, tuple(group), is_first))
        return lines

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Ask for the height that the lines have at the new width."""
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the band and the lines."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_head(painter)
        y = self._head()
        lines = self._lines()
        for index, line in enumerate(lines):
            height = self._height(line)
            self._paint_line(painter, line, y, height)
            y += height
            if index + 1 == len(lines) or lines[index + 1].is_first:
                painter.setPen(QPen(QColor(self._look.theme.sheet_line), 1))
                painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        look = self._look
        band = QRectF(0, 0, self.width(), self._head() - 6 * look.unit)
        if look.is_light:
            painter.setBrush(QColor(list(BANDS.values())[self._place]))
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.setBrush(QColor(255, 255, 255, 0 if look.is_high_contrast else 22))
            painter.setPen(QPen(team_colour(look, self._place), 1.6))
        painter.drawRoundedRect(band.adjusted(1, 1, -1, -1), look.px(9), look.px(9))
        mark = QPointF(look.px(20), band.center().y())
        paint_team_mark(painter, self._place, mark, 12 * look.unit, team_colour(look, self._place))
        painter.setPen(look.text)
        room = self.width() - look.px(36) - (BONUS_WIDTH + POINTS_WIDTH) * look.unit
        face = fitting_font(self._column.name, look, (16, 15, 14, 13, 12), 700, room, look.px(24))
        painter.setFont(face)
        name = QFontMetricsF(face).elidedText(self._column.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(look.px(36), 0, room, band.height()), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setPen(look.dim if not look.is_light else QColor("#5A523F"))
        painter.setFont(look.font(12, 500))
        for words, right, width in (
            (self._heads[1], 12, BONUS_WIDTH - 8),
            (self._heads[0], 8 + BONUS_WIDTH, POINTS_WIDTH + 8),
        ):
            box = QRectF(self.width() - (right + width) * look.unit, 0, width * look.unit, band.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)

    def _paint_line(self, painter: QPainter, line: _Line, top: float, height: float) -> None:
        look = self._look
        unit = look.unit
        words_height = 34 * unit if self._is_narrow else height
        if line.is_first:
            self._paint_words(painter, line.row, QRectF(0, top, self.width(), words_height))
        y = top + height - self._card() * CARD_RATIO - 3 * unit
        x = self._fan_left()
        room = self._fan_room()
        for fan in line.fans:
            width = self._fan_width(len(fan))
            step = self._card() * STRIP
            if width > room and len(fan) > 1:
                step = (room - self._card()) / (len(fan) - 1)
            for index, card in enumerate(fan):
                look.art.card(
                    painter, look.faces.file_name(card, CARD_WIDTH), x + index * step, y, self._card()
                )
            x += min(width, room) + 8 * unit

    def _paint_words(self, painter: QPainter, row: SheetRow, box: QRectF) -> None:
        look = self._look
        unit = look.unit
        size = 24 * unit
        spot = QRectF(6 * unit, box.center().y() - size / 2, size, size)
        if row.badge.startswith("badge-"):
            look.art.drawing(painter, "table", row.badge, spot)
        elif row.badge:
            look.art.icon(painter, row.badge, spot.adjusted(2, 2, -2, -2), look.dim)
        left = 38 * unit
        right = (
            (BONUS_WIDTH + POINTS_WIDTH) * unit
            if self._is_narrow
            else self.width() - self._fan_left() + 4 * unit
        )
        words = QRectF(left, box.top(), box.width() - left - right, box.height())
        painter.setPen(look.text)
        painter.setFont(look.font(14, 600))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, row.words)
        figures = look.font(16, 650)
        painter.setFont(figures)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        if row.points is not None:
            is_negative = row.points < 0
            painter.setPen(QColor(look.theme.negative) if is_negative else look.text)
            spot = QRectF(0, box.top(), self.width() - (BONUS_WIDTH + 8) * unit, box.height())
            painter.drawText(spot, align, signed(row.points) if is_negative else str(row.points))
        if row.bonus:
            painter.setPen(QColor(look.theme.negative if row.bonus < 0 else look.theme.positive))
            spot = QRectF(0, box.top(), self.width() - 12 * unit, box.height())
            painter.drawText(spot, align, signed(row.bonus))


def _spoken(row: SheetRow) -> str:
    cards: Sequence[str] = [card_short(card) for fan in row.fans for card in fan]
    figures = [signed(value) for value in (row.points, row.bonus) if value]
    return ", ".join([row.words, " ".join(cards), *figures])
