"""Words and figures on the felt: heads of zones, pots and their slots, stock, discard pile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.table.chip_line import draw_chip_line, halved
from buraco_desktop.ui.table.marks import FLAG_LEFT, FLAG_RISE, draw_flag
from buraco_desktop.ui.table.parts import (
    CENTRE,
    INK,
    LEFT,
    RIGHT,
    Part,
    TeamMark,
    draw_mark,
    draw_text,
    has_room,
    rectf,
    text_width,
)
from buraco_desktop.ui.table.plates import draw_tick
from buraco_desktop.ui.table.spots import PotSpot, Rect, TableLayout
from buraco_desktop.ui.theme import Theme, colour

PLACE_FLAG = 1.5
"""The flag of a place is as large as that of a card so many times as wide, for it has no index beside it."""
FLAG_ROOM = 24
"""So far may flags stand over the edge of what they hang on, in scaled pixels."""
BLANK_PAPER = "#F3EDDF"
"""Edges of the covered cards of a closed pile (design 6.5)."""


class Label(Part):
    """A part without buttons."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._content: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _show(self, rect: Rect, u: float, *content: object, margin: float = 0) -> None:
        self.place(rect, u, margin)
        if content != self._content:
            self._content = content
            self.redraw()

    def facts(self) -> object:
        """Return what the label was given to show."""
        return self._content


class ZoneHead(Label):
    """The line at the top of a team's zone: "Our melds 515 points"."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._mark: TeamMark | None = None
        self._words = self._figures = ""
        self._is_right = False

    def show_head(
        self,
        rect: Rect,
        u: float,
        mark: TeamMark,
        words: str,
        figures: str,
        *,
        short: str = "",
        is_right: bool = False,
    ) -> None:
        """Show the sign of a team, words, and figures in a dimmer colour; `is_right` aligns to the right.

        `short` stands for words that have no room.
        """
        if short and not has_room(words, 13 * u, 700, rect.width - 18 * u):
            words = short
        self._mark, self._words, self._figures, self._is_right = mark, words, figures, is_right
        self._show(rect, u, mark, words, figures, is_right)

    def draw(self, painter: QPainter) -> None:
        """Draw the line."""
        if self._mark is None:
            return
        u, box, size = self.u, self.box, 13 * self.u
        # The points are on the score sheet as well; the name of the zone is not. Never half of either.
        words_width = self._width_within(self._words, size, 700, box.width() - 18 * u)
        figures_width = self._width_within(self._figures, size, 550, box.width() - 26 * u - words_width)
        length = 18 * u + words_width + (8 * u + figures_width if figures_width else 0)
        x = box.right() - length if self._is_right else box.left()
        draw_mark(painter, self._mark, QPointF(x + 5 * u, box.center().y()), 10 * u)
        if words_width:
            spot = QRectF(x + 18 * u, 0, words_width, box.height())
            draw_text(painter, self._words, spot, size, 700, self.theme.text, LEFT)
        if figures_width:
            spot = QRectF(x + 26 * u + words_width, 0, figures_width, box.height())
            draw_text(painter, self._figures, spot, size, 550, self.theme.text_dim, LEFT)

    @staticmethod
    def _width_within(text: str, size: float, weight: int, room: float) -> float:
        """Return the width that a text takes of a room, made smaller if need be; 0 if it has none."""
        if not text or not has_room(text, size, weight, room):
            return 0.0
        return min(text_width(text, size, weight) + 1, room)


class PotLabel(Label):
    """The words under a pot, and the dashed slot where a pot was."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._spot: PotSpot | None = None
        self._text = self._short = ""
        self._is_new = False

    def show_pot(self, spot: PotSpot, u: float, text: str, *, short: str = "", is_new: bool = False) -> None:
        """Show the words under a pot or a slot; with `is_new` a flag says that it has just been taken.

        `short` stands for words that have no room.
        """
        self._spot, self._text, self._short, self._is_new = spot, text, short or text, is_new
        top = spot.rect.y
        rect = Rect(spot.label.x, top, spot.label.width, spot.label.bottom - top)
        self._show(rect, u, spot, text, short, is_new, margin=round(FLAG_ROOM * u))

    def draw(self, painter: QPainter) -> None:
        """Draw the slot with its tick, if the pot is gone, and the words."""
        if self._spot is None:
            return
        u, spot, theme = self.u, self._spot, self.theme
        painter.translate(-round(spot.label.x), -round(spot.rect.y))
        is_slot = spot.size == 0
        if is_slot:
            slot = rectf(spot.rect).adjusted(1, 1, -1, -1)
            pen = QPen(colour(theme.text_dim, 0.55), 1.5)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(colour("#000000", 0.10))
            painter.drawRoundedRect(slot, 0.09 * slot.width(), 0.09 * slot.width())
            if spot.team is not None:
                draw_tick(painter, slot.center() - QPointF(0, 2 * u), 6 * u, theme.mint, 2.2 * u)
            if self._is_new:
                draw_flag(painter, slot.topLeft(), PLACE_FLAG * slot.width(), theme)
        tint = theme.text_dim if is_slot else theme.text
        text = self._text if has_room(self._text, 13 * u, 600, spot.label.width) else self._short
        draw_text(painter, text, rectf(spot.label), 13 * u, 600, tint, CENTRE)


class StockCount(Label):
    """The number of cards in the stock, on an ink pill across it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._text = ""

    def show_count(self, rect: Rect, u: float, text: str) -> None:
        """Show a number."""
        self._text = text
        self._show(rect, u, text)

    def draw(self, painter: QPainter) -> None:
        """Draw the pill and the number."""
        box = self.box
        painter.setPen(QPen(colour("#FFFFFF", 0.20), 1))
        painter.setBrush(colour(INK, 0.94))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2, box.height() / 2)
        draw_text(painter, self._text, box, 18 * self.u, 750, "#FFFFFF", CENTRE)


class PileText(Label):
    """Two lines in the tray, right of the pile or at its right end: the second one is dimmer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._first = self._second = ""
        self._is_right = False
        self._faces = FaceStyle()

    def show_lines(
        self,
        rect: Rect,
        u: float,
        first: str,
        second: str,
        *,
        is_right: bool = False,
        faces: FaceStyle | None = None,
    ) -> None:
        """Show two lines; `is_right` aligns them to the right.

        Cards may stand in the second line as `chip_text.card_sign`s; `faces` says how their chips look.
        """
        self._first, self._second, self._is_right = first, second, is_right
        self._faces = faces or FaceStyle()
        self._show(rect, u, first, second, is_right, self._faces)

    def draw(self, painter: QPainter) -> None:
        """Draw the lines around the middle of the tray; a second one without room becomes two."""
        u, box = self.u, self.box
        align = RIGHT if self._is_right else LEFT
        size = 15 * u if box.width() > 70 * u else 13 * u
        lines = halved(self._second, box.width(), self._faces)
        top = box.center().y() - (20 if len(lines) == 1 else 28) * u
        upper = QRectF(0, top, box.width(), 20 * u)
        draw_text(painter, self._first, upper, size, 650, self.theme.text, align)
        for number, line in enumerate(lines):
            lower = QRectF(0, top + (20 + 18 * number) * u, box.width(), 18 * u)
            draw_chip_line(painter, line, lower, 13 * u, 550, self.theme.text_dim, self._faces, align)


class PileEdges(Label):
    """The blank edges under the top card of a closed pile, or the outline of an empty one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._edges: tuple[Rect, ...] = ()
        self._is_empty = self._is_taken = False

    def show_edges(self, layout: TableLayout, *, is_taken: bool = False) -> None:
        """Show what a layout says about the pile besides its open cards.

        With `is_taken` a flag says that the pile has been taken: on the place of an empty one as on that of
        a pot, and else, where cards lie there again, at the edge of the tray above their number.
        """
        self._is_taken = is_taken
        self._edges = layout.pile_edges
        self._is_empty = not layout.picture.pile
        self._origin, self._words_x = layout.tray, layout.pile_count.x
        self._pile, self._card_width = layout.pile, layout.middle_width
        content = (
            self._edges,
            self._is_empty,
            layout.pile,
            layout.tray,
            self._card_width,
            is_taken,
            self._words_x,
        )
        self._show(layout.tray, layout.u, *content, margin=round(FLAG_ROOM * layout.u))

    def draw(self, painter: QPainter) -> None:
        """Draw the edges from the lowest up."""
        painter.translate(-round(self._origin.x), -round(self._origin.y))
        if self._is_empty:
            box = rectf(self._pile).adjusted(1, 1, -1, -1)
            pen = QPen(colour(self.theme.text_dim, 0.4), 1.4)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 0.07 * box.width(), 0.07 * box.width())
        painter.setPen(QPen(colour(self.theme.paper_edge), 1))
        painter.setBrush(colour(BLANK_PAPER))
        for edge in self._edges:
            radius = 0.068 * edge.width
            painter.drawRoundedRect(rectf(edge).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if self._is_taken:
            width = PLACE_FLAG * self._card_width
            corner = QPointF(self._pile.x, self._pile.y)
            if not self._is_empty:
                # It hangs from the edge like a bookmark, flush with the words below it.
                corner = QPointF(self._words_x - FLAG_LEFT * width, self._origin.y + FLAG_RISE * width + 1)
            draw_flag(painter, corner, width, self.theme)
