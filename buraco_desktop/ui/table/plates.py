"""The plates of the players: portrait, name, level, cards, pot, turn, and whether they think (design 9)."""

from math import pi, sin

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.level_dots import dots_width, draw_level_dots
from buraco_desktop.ui.table.chip_line import chip_line_width, draw_chip_line
from buraco_desktop.ui.table.parts import (
    CENTRE,
    INK,
    LEFT,
    SMALLEST_TEXT,
    Part,
    TeamMark,
    draw_icon,
    draw_mark,
    draw_shadow,
    draw_svg,
    draw_text,
    text_width,
)
from buraco_desktop.ui.table.spots import PlateKind, PlateSpot, Rect
from buraco_desktop.ui.theme import Theme, colour

CREAM = "#FFF4DC"
HABIT_LINE = 14
"""Height of the line that says how a bot plays, in scaled pixels."""
BACK_BLUE, BACK_LINE = "#1D3F63", "#E9E1CF"
"""The colours of the stock's back and of its rim, for the sign of a hand of cards."""
THINKING_ARC = 110
"""Degrees of the arc around the portrait of a player who thinks."""


class PlateData(msgspec.Struct, frozen=True):
    """What a plate says; texts are already translated."""

    name: str
    portrait: str
    """A drawing of `assets/portraits`."""
    mark: TeamMark
    card_count: int
    level_dots: int | None = None
    """1..5 for a bot, None for a person."""
    has_pot: bool | None = None
    """Whether the team has its pot; None in games without pots."""
    is_turn: bool = False
    is_thinking: bool = False
    is_danger: bool = False
    """Whether so few cards are left that it matters."""
    caption: str = ""
    """Shown as a tool tip: the plate in words."""
    habit: str = ""
    """How a bot plays, in a word."""


class PlateItem(Part):
    """One player's plate, of any kind."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._kind = PlateKind.RAIL
        self._is_compact = False
        self._data: PlateData | None = None
        self._phase = 0.0
        self._tick_scale = 1.0
        self._tile: QRectF | None = None
        """Where the tick is, as long as the plate stands as it does: it is painted with every picture."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def data_shown(self) -> PlateData | None:
        """What the plate says."""
        return self._data

    def show_plate(self, spot: PlateSpot, u: float, data: PlateData) -> None:
        """Show a player at a place."""
        self.place(spot.rect, u, margin=10 * u)
        if (spot.kind, spot.is_compact, data) != (self._kind, self._is_compact, self._data):
            self._kind, self._is_compact, self._data = spot.kind, spot.is_compact, data
            self.setToolTip(data.caption)
            self.redraw()

    def redraw(self) -> None:
        """Draw the plate again, and find the place of the tick anew."""
        self._tile = None
        super().redraw()

    def set_phase(self, phase: float) -> None:
        """Turn the arc of a thinking player: 0..1 is once around (2.4 s)."""
        self._phase = phase
        if self._data is not None and self._data.is_thinking:
            self.update()

    @property
    def tick_scale(self) -> float:
        """How large the tick of the pot is drawn; 1 but for the moment in which it pops up."""
        return self._tick_scale

    def pop_tick(self, scale: float) -> None:
        """Draw the tick of the pot larger or smaller."""
        self._tick_scale = scale
        self.update()

    @property
    def avatar(self) -> tuple[QPointF, float]:
        """Centre and radius of the portrait."""
        box = self.box
        if self._kind is PlateKind.TOP:
            radius = 0.40 * box.height()
            return QPointF(0.5 * box.height() - 1, box.center().y()), radius
        # Upright plates share their height between portrait, name, level and counts.
        words = 0.0 if self._is_compact else (19 if self._kind is PlateKind.OWN else 34) * self.u
        if self._data is not None and self._data.habit and not self._is_compact:
            words += HABIT_LINE * self.u
        radius = min(32.5 * self.u, 0.36 * box.width(), (box.height() - words - 46 * self.u) / 2)
        radius = max(8.0, radius)
        top = (box.height() - 2 * radius - words - 27 * self.u) * 0.42
        return QPointF(box.center().x(), radius + max(5.0, top)), radius

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the plate, then draw what moves: the tick of a pot, the arc and bubble of who thinks."""
        super().paint(painter, option, widget)
        if self._data is not None and self._data.has_pot:
            if self._tile is None:
                self._tile = self._pot_tile(self._data)
            self._paint_tick(painter, self._tile)
        if self._data is not None and self._data.is_thinking:
            self._paint_thinking(painter)

    def facts(self) -> object:
        """Return what the plate says and how."""
        return self._kind, self._is_compact, self._data

    def draw(self, painter: QPainter) -> None:
        """Draw everything that stands still."""
        if self._data is None:
            return
        self._draw_ground(painter, self._data)
        self._draw_avatar(painter, self._data)
        if self._kind is PlateKind.TOP:
            self._draw_top(painter, self._data)
        else:
            self._draw_upright(painter, self._data)

    def _draw_ground(self, painter: QPainter, data: PlateData) -> None:
        radius = 14 * self.u
        if self.theme.zone_line_width < 2:
            draw_shadow(painter, self.box, radius, 0.7 * self.u)
        painter.setBrush(colour(self.theme.plate))
        if data.is_turn:
            width = 2.2 * self.u
            pen = QPen(colour(data.mark.colour), width)
        else:
            width = self.theme.zone_line_width
            pen = QPen(colour(self.theme.plate_line), width)
        painter.setPen(pen)
        painter.drawRoundedRect(
            self.box.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius
        )

    def _draw_avatar(self, painter: QPainter, data: PlateData) -> None:
        centre, radius = self.avatar
        side = 2 * round(radius)
        corner = centre - QPointF(side / 2, side / 2)
        circle = QPainterPath()
        circle.addEllipse(centre, radius - 0.5, radius - 0.5)
        painter.save()
        painter.setClipPath(circle)
        draw_svg(painter, "portraits", data.portrait, QRectF(corner.x(), corner.y(), side, side))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(data.mark.colour), max(2.0, 0.085 * radius)))
        painter.drawEllipse(centre, radius, radius)
        size = max(10.0, 0.36 * radius)
        spot = centre + QPointF(-0.72 * radius, 0.72 * radius)
        draw_mark(painter, data.mark, spot, size, self.theme.plate)

    def _draw_upright(self, painter: QPainter, data: PlateData) -> None:
        """Draw name, level and counts below each other."""
        centre, radius = self.avatar
        box, u = self.box, self.u
        counts = self._counts_spot(data)
        if not self._is_compact:
            first, last = centre.y() + radius, counts.y() - 12 * u
            has_dots = data.level_dots is not None
            needed = (32 if has_dots else 18) + (HABIT_LINE if data.habit else 0)
            free = max(0.0, last - first - needed * u) / 2
            line = QRectF(6 * u, first + 0.9 * free, box.width() - 12 * u, 18 * u)
            draw_text(painter, data.name, line, 15 * u, 650, self.theme.text, CENTRE)
            if data.habit:
                line = QRectF(3 * u, line.bottom() - u, box.width() - 6 * u, HABIT_LINE * u)
                draw_text(painter, data.habit, line, 12 * u, 550, self.theme.text_dim, CENTRE)
            if data.level_dots is not None:
                dots_y = line.bottom() + 6 * u
                self._draw_dots(painter, QPointF(box.center().x() - 18 * u, dots_y), data.level_dots)
        self._draw_counts(painter, counts, data)

    def _draw_top(self, painter: QPainter, data: PlateData) -> None:
        centre, radius = self.avatar
        box, u = self.box, self.u
        left = centre.x() + radius + 9 * u
        counts = self._counts_spot(data)
        name = QRectF(left, 0, counts.x() - left - 8 * u, 20 * u)
        has_dots = data.level_dots is not None
        name.moveCenter(QPointF(name.center().x(), box.center().y() - (7.5 * u if has_dots else 0)))
        # Without room for the name there are portrait and counts, as on a narrow rail (design 6.6).
        has_words = text_width(data.name, SMALLEST_TEXT, 650) <= name.width()
        if has_words:
            draw_text(painter, data.name, name, 15 * u, 650, self.theme.text, LEFT)
        if data.level_dots is not None and has_words:
            middle = box.center().y() + 8.5 * u
            self._draw_dots(painter, QPointF(left + 4 * u, middle), data.level_dots)
            start = left + dots_width(u) + 8 * u
            if data.habit:
                room = QRectF(start, middle - 8 * u, counts.x() - 6 * u - start, 16 * u)
                # Never a part of the word: the tool tip has it as well.
                if text_width(data.habit, SMALLEST_TEXT, 550) <= room.width():
                    draw_text(painter, data.habit, room, 12 * u, 550, self.theme.text_dim, LEFT)
        self._draw_counts(painter, counts, data)

    def _draw_dots(self, painter: QPainter, first: QPointF, level: int) -> None:
        draw_level_dots(painter, first, level, self.u, colour(self.theme.text_dim))

    @property
    def _count_size(self) -> float:
        return 18 * self.u

    def _counts_width(self, data: PlateData) -> float:
        width = 23 * self.u + text_width(str(data.card_count), self._count_size, 750)
        if data.is_danger:
            width += 16 * self.u
        if data.has_pot is not None:
            width += 28 * self.u
        return width

    def _counts_spot(self, data: PlateData) -> QPointF:
        """Return the middle of the left end of the counts."""
        box, u, width = self.box, self.u, self._counts_width(data)
        if self._kind is PlateKind.TOP:
            return QPointF(box.right() - 13 * u - width, box.center().y())
        return QPointF(box.center().x() - width / 2, box.bottom() - 12 * u - max(5.0, 0.052 * box.height()))

    def _pot_tile(self, data: PlateData) -> QRectF:
        """Return where the sign of the pot is, at the right end of the counts."""
        u, left = self.u, self._counts_spot(data)
        right = left.x() + self._counts_width(data)
        return QRectF(right - 19 * u, left.y() - 9.5 * u, 19 * u, 19 * u)

    def _draw_counts(self, painter: QPainter, left_middle: QPointF, data: PlateData) -> None:
        u, x, y = self.u, left_middle.x(), left_middle.y()
        self._draw_backs(painter, QPointF(x, y))
        x += 23 * u
        tint = self.theme.us if data.is_danger else self.theme.text
        spot = QRectF(x, y - 12 * u, 60 * u, 24 * u)
        x += draw_text(painter, str(data.card_count), spot, self._count_size, 750, tint, LEFT)
        if data.is_danger:
            draw_icon(painter, "warning", QRectF(x + 2 * u, y - 7 * u, 14 * u, 14 * u), self.theme.us)
            x += 16 * u
        if data.has_pot is False:
            self._draw_no_pot(painter, self._pot_tile(data))

    def _draw_backs(self, painter: QPainter, left_middle: QPointF) -> None:
        """Draw the sign of a hand: two backs, one over the other."""
        u = self.u
        for shift, fill in ((QPointF(0, -11), "#2A5580"), (QPointF(5, -8), BACK_BLUE)):
            back = QRectF(
                left_middle.x() + shift.x() * u, left_middle.y() + shift.y() * u, 13.5 * u, 18.5 * u
            )
            painter.setPen(QPen(colour(BACK_LINE), 1.5 * u))
            painter.setBrush(colour(fill))
            painter.drawRoundedRect(back, 2.6 * u, 2.6 * u)

    def _draw_no_pot(self, painter: QPainter, tile: QRectF) -> None:
        """Draw the dashed tile of a team without its pot; the mint one pops up, so it is painted apart."""
        u = self.u
        pen = QPen(colour(self.theme.text_dim), 1.5 * u)
        pen.setDashPattern([2.2, 1.6])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tile.adjusted(u, u, -u, -u), 4.5 * u, 4.5 * u)

    def _paint_tick(self, painter: QPainter, tile: QRectF) -> None:
        """Draw the mint tile with a tick, around its middle."""
        u = self.u
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(tile.center())
        painter.scale(self._tick_scale, self._tick_scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.theme.mint))
        half = QPointF(tile.width() / 2, tile.height() / 2)
        painter.drawRoundedRect(QRectF(-half, half), 5 * u, 5 * u)
        draw_tick(painter, QPointF(0, 0), 5.2 * u, INK, 2.3 * u)
        painter.restore()

    def _paint_thinking(self, painter: QPainter) -> None:
        centre, radius = self.avatar
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(colour(CREAM), max(2.4, 0.09 * radius), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach = radius + max(3.5, 0.13 * radius)
        ring = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        start = 90 - 360 * self._phase + THINKING_ARC / 2
        painter.drawArc(ring, round(16 * start), -16 * THINKING_ARC)
        size = max(0.42 * radius, 9.0)
        bubble = QRectF(0, 0, 2.1 * size, 1.25 * size)
        bubble.moveCenter(centre + QPointF(0.98 * radius, -0.66 * radius))
        painter.setPen(QPen(colour(INK, 0.5), 1))
        painter.setBrush(colour(CREAM))
        painter.drawRoundedRect(bubble, bubble.height() / 2, bubble.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(3):
            wave = 0.5 + 0.5 * sin(2 * pi * (2 * self._phase - number / 3))
            painter.setBrush(colour(INK, 0.45 + 0.55 * wave))
            spot = bubble.center() + QPointF((number - 1) * 0.56 * size, 0)
            painter.drawEllipse(spot, 0.17 * size, 0.17 * size)


def draw_tick(painter: QPainter, centre: QPointF, size: float, tint: str, width: float) -> None:
    """Draw a tick, `size` pixels from its middle to its ends."""
    pen = QPen(colour(tint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(centre + QPointF(-0.9 * size, 0.05 * size))
    path.lineTo(centre + QPointF(-0.25 * size, 0.7 * size))
    path.lineTo(centre + QPointF(0.95 * size, -0.65 * size))
    painter.drawPath(path)


class CaptionItem(Part):
    """What a player did last, in one or two lines beside the plate (design 8)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._lines: tuple[str, ...] = ()
        self._faces = FaceStyle()
        self._is_below = True
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_caption(
        self, room: Rect, u: float, lines: tuple[str, ...], kind: PlateKind, faces: FaceStyle
    ) -> None:
        """Show up to two lines in the room that the layout gives; empty lines do not count.

        Cards stand in the lines as `chip_text.card_sign`s; `faces` says how their chips look.
        """
        lines = tuple(line for line in lines if line)
        self._is_below = kind is PlateKind.RAIL
        self.setVisible(bool(lines))
        self.place(room, u, margin=8 * u)
        if (lines, faces) != (self._lines, self._faces):
            self._lines, self._faces = lines, faces
            self.redraw()

    def facts(self) -> object:
        """Return the lines, how their chips look, and where the tip is."""
        return self._lines, self._faces, self._is_below

    def draw(self, painter: QPainter) -> None:
        """Draw a small plate whose tip points to the player, and the lines in it."""
        if not self._lines:
            return
        u, box = self.u, self.box
        size = 13 * u
        if not self._is_below:
            widest = max(chip_line_width(line, size, 650, self._faces) for line in self._lines)
            box.setWidth(min(box.width(), widest + 24 * u))
        pitch = min(18 * u, (box.height() - 6 * u) / len(self._lines))
        height = pitch * len(self._lines) + min(10 * u, box.height() - pitch * len(self._lines))
        top = 0.0 if self._is_below else (box.height() - height) / 2
        box = QRectF(box.x(), top, box.width(), height)
        shape = QPainterPath()
        shape.addRoundedRect(box, 9 * u, 9 * u)
        tip = QPainterPath()
        if self._is_below:
            middle = QPointF(box.center().x(), box.top())
            tip.moveTo(middle + QPointF(0, -6 * u))
            tip.lineTo(middle + QPointF(7 * u, 1))
            tip.lineTo(middle + QPointF(-7 * u, 1))
        else:
            middle = QPointF(box.left(), box.center().y())
            tip.moveTo(middle + QPointF(-6 * u, 0))
            tip.lineTo(middle + QPointF(1, -6 * u))
            tip.lineTo(middle + QPointF(1, 6 * u))
        tip.closeSubpath()
        painter.setPen(QPen(colour(self.theme.plate_line), self.theme.zone_line_width))
        painter.setBrush(colour(self.theme.plate))
        painter.drawPath(shape.united(tip))
        y = box.top() + (height - pitch * len(self._lines)) / 2
        for number, line in enumerate(self._lines):
            spot = QRectF(box.left() + 4 * u, y, box.width() - 8 * u, pitch)
            tint = self.theme.text if number == 0 else self.theme.text_dim
            weight = 650 if number == 0 else 550
            draw_chip_line(painter, line, spot, size, weight, tint, self._faces, CENTRE)
            y += pitch
