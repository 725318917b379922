"""The top bar: what is played, and how it stands (design 9)."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from buraco_desktop.ui.table.parts import (
    CENTRE,
    LEFT,
    RIGHT,
    SMALLEST_TEXT,
    Part,
    TeamMark,
    draw_icon,
    draw_mark,
    draw_text,
    text_width,
)
from buraco_desktop.ui.table.spots import TopBar
from buraco_desktop.ui.theme import Theme, colour

SCALES = (1.0, 0.93, 0.87, 0.8)
"""Sizes of the figures that are tried, before the points of this deal are left out."""


class ScoreCell(msgspec.Struct, frozen=True):
    """How one team stands; texts are already translated and figures written out."""

    mark: TeamMark
    name: str
    total: str
    change: str
    """Points of this deal so far, with their sign."""
    progress: float | None = None
    """Part of the way to the target, 0..1; None where no target ends the match."""


class StripData(msgspec.Struct, frozen=True):
    """What the top bar says."""

    title: str
    subtitle: str
    target: str
    cells: tuple[ScoreCell, ...]
    clock: str = ""
    """What is left of a timed match, below its target; empty without a limit."""
    hint: str = ""
    """Shown while the pointer rests on the scores."""
    badge: str = ""
    """What sets this match apart, in a pill before the second line at the left; empty for nothing."""


def whole_words(subtitle: str, room: float) -> str:
    """Return a subtitle, or only what stands before its dot where all of it has no room."""
    return subtitle if text_width(subtitle, SMALLEST_TEXT, 550) <= room else subtitle.partition(" · ")[0]


class StripItem(Part):
    """Texts and scores of the top bar; a click on the scores calls `on_scores`."""

    def __init__(self, theme: Theme, on_scores: Callable[[], None]) -> None:
        super().__init__(theme)
        self._on_scores = on_scores
        self._bar: TopBar | None = None
        self._data: StripData | None = None
        self._is_hovered = False
        self._is_pressed = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def data_shown(self) -> StripData | None:
        """What the bar says."""
        return self._data

    def show_strip(self, bar: TopBar, u: float, data: StripData) -> None:
        """Show this in the top bar of a layout."""
        self.place(bar.rect, u)
        if (bar, data) != (self._bar, self._data):
            self._bar, self._data = bar, data
            self.redraw()

    def facts(self) -> object:
        """Return what the bar says, and whether the pointer is on the scores."""
        return self._bar, self._data, self._is_hovered

    def draw(self, painter: QPainter) -> None:
        """Draw the texts at both sides and a cell for each team."""
        if self._bar is None or self._data is None:
            return
        u, data, theme = self.u, self._data, self.theme
        title = QRectF(*self._bar.title)
        middle = title.center().y() - u
        upper = QRectF(title.left(), middle - 17 * u, title.width(), 19 * u)
        lower = QRectF(title.left(), middle + 1 * u, title.width(), 17 * u)
        draw_text(painter, data.title, upper, 15 * u, 650, theme.text, LEFT)
        if data.badge:
            lower.setLeft(lower.left() + self._draw_badge(painter, data.badge, lower) + 8 * u)
        draw_text(
            painter, whole_words(data.subtitle, lower.width()), lower, 13 * u, 550, theme.text_dim, LEFT
        )
        target = QRectF(*self._bar.target).translated(0, -u)
        if data.clock:
            target = QRectF(target.left(), upper.top(), target.width(), upper.height())
            self._draw_clock(painter, QRectF(target.left(), lower.top(), target.width(), lower.height()))
        draw_text(painter, data.target, target, 13 * u, 550, theme.text_dim, RIGHT)
        # All cells alike: the fullest one decides about the size of the figures.
        cells = list(zip((QRectF(*rect) for rect in self._bar.cells), data.cells, strict=True))
        scale = min((self._scale(cell, box.width() - 37 * u) for box, cell in cells), default=1.0)
        for box, cell in cells:
            self._draw_cell(painter, box, cell, scale)

    def _draw_badge(self, painter: QPainter, text: str, room: QRectF) -> float:
        """Draw a pill at the left end of a line; return its width."""
        u, theme = self.u, self.theme
        width = text_width(text, max(SMALLEST_TEXT, 12 * u), 700) + 14 * u
        pill = QRectF(room.left(), room.top() - u, min(width, room.width()), room.height() + 2 * u)
        painter.setPen(QPen(colour(theme.us), 1.4))
        painter.setBrush(colour(theme.us, 0.16))
        painter.drawRoundedRect(pill.adjusted(0.7, 0.7, -0.7, -0.7), pill.height() / 2, pill.height() / 2)
        draw_text(painter, text, pill.adjusted(6 * u, 0, -6 * u, 0), 12 * u, 700, theme.text, CENTRE)
        return pill.width()

    def _draw_clock(self, painter: QPainter, room: QRectF) -> None:
        u, theme, text = self.u, self.theme, self._data.clock if self._data else ""
        icon = 13 * u
        room.setLeft(room.left() + icon + 4 * u)
        width = draw_text(painter, text, room, 13 * u, 650, theme.text, RIGHT)
        left = max(room.left(), room.right() - width) - icon - 4 * u
        draw_icon(painter, "clock", QRectF(left, room.center().y() - icon / 2, icon, icon), theme.text)

    def _draw_cell(self, painter: QPainter, box: QRectF, cell: ScoreCell, scale: float) -> None:
        u, theme = self.u, self.theme
        is_plain = theme.zone_line_width >= 2
        line = theme.zone_line if is_plain else "#24FFFFFF" if self._is_hovered else "#12FFFFFF"
        painter.setPen(QPen(colour(line), theme.zone_line_width))
        painter.setBrush(colour("#000000", 1.0 if is_plain else 0.30))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10 * u, 10 * u)
        padding = 10 * u
        text = QRectF(box.left(), box.top() + u, box.width(), box.height() - 5 * u)
        draw_mark(painter, cell.mark, QPointF(box.left() + padding + 6 * u, text.center().y()), 11.5 * u)
        left = box.left() + padding + 17 * u
        right = box.right() - padding
        gap = 6 * u
        change_size, total_size, name_size = self._sizes(scale or SCALES[-1])
        if cell.change and scale:
            width = text_width(cell.change, change_size, 650) + 1
            spot = QRectF(right - width, text.top() + u, width, text.height())
            draw_text(painter, cell.change, spot, change_size, 650, cell.mark.colour, RIGHT)
            right -= width + gap
        total_room = max(1.0, right - left - gap)
        spot = QRectF(right - total_room, text.top(), total_room, text.height())
        right -= draw_text(painter, cell.total, spot, total_size, 750, theme.text, RIGHT) + gap
        # Its sign says whose cell it is as well; a name cut off says nothing.
        if text_width(cell.name, SMALLEST_TEXT, 650) <= right - left:
            name = QRectF(left, text.top(), right - left, text.height())
            draw_text(painter, cell.name, name, name_size, 650, theme.text, LEFT)
        if cell.progress is not None:
            self._draw_progress(painter, box, cell)

    def _sizes(self, scale: float) -> tuple[float, float, float]:
        """Return the sizes of change, total and name."""
        change, total, name = (max(SMALLEST_TEXT, scale * size * self.u) for size in (13, 19, 15))
        return change, total, name

    def _scale(self, cell: ScoreCell, room: float) -> float:
        """Return the scale at which all of a cell fits into `room`; 0 if only without the change."""
        for scale in SCALES:
            texts = zip(
                (cell.change, cell.total, cell.name), self._sizes(scale), (650, 750, 650), strict=True
            )
            if sum(text_width(*text) for text in texts) + 13 * self.u <= room:
                return scale
        return 0.0

    def _draw_progress(self, painter: QPainter, box: QRectF, cell: ScoreCell) -> None:
        u = self.u
        height = 3 * u
        track = QRectF(box.left() + 10 * u, box.bottom() - 5.5 * u, box.width() - 20 * u, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#FFFFFF", 0.16))
        painter.drawRoundedRect(track, height / 2, height / 2)
        done = max(0.0, min(1.0, cell.progress or 0.0))
        if done > 0:
            track.setWidth(max(height, done * track.width()))
            painter.setBrush(colour(cell.mark.colour))
            painter.drawRoundedRect(track, height / 2, height / 2)

    def _is_on_scores(self, point: QPointF) -> bool:
        cells = self._bar.cells if self._bar is not None else ()
        return any(cell.contains(point.x(), point.y()) for cell in cells)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that the scores answer to a click."""
        self._set_hovered(self._is_on_scores(event.pos()))

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Come to rest."""
        self._set_hovered(False)

    def _set_hovered(self, is_hovered: bool) -> None:
        if is_hovered != self._is_hovered:
            self._is_hovered = is_hovered
            self.setCursor(Qt.CursorShape.PointingHandCursor if is_hovered else Qt.CursorShape.ArrowCursor)
            self.setToolTip(self._data.hint if is_hovered and self._data is not None else "")
            self.redraw()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take presses on the scores; elsewhere the bar does not answer."""
        self._is_pressed = self._is_on_scores(event.pos())
        event.setAccepted(self._is_pressed)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Open the score sheet, if the pointer is still on the scores."""
        was_pressed, self._is_pressed = self._is_pressed, False
        if was_pressed and self._is_on_scores(event.pos()):
            self._on_scores()
