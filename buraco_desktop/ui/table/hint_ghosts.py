"""The plays of a hint on the table: the chosen one strong, others weak, each with its number (design 8)."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Discard, Draw, Redraw, TakePile
from buraco_desktop.engine.legality import Target
from buraco_desktop.engine.melds import Meld
from buraco_desktop.ui.faces import FaceCache, FaceStyle
from buraco_desktop.ui.table.chip import Chip, strong
from buraco_desktop.ui.table.chip_place import chip_place
from buraco_desktop.ui.table.ghost import Z_CHIP, Ghost, base_of
from buraco_desktop.ui.table.ghost_places import GhostPlace, preview, weak_place
from buraco_desktop.ui.table.marks import TargetGlow
from buraco_desktop.ui.table.packing import index_strip
from buraco_desktop.ui.table.spots import CardSpot, Rect, TableLayout
from buraco_desktop.ui.text_ghost import gain, ghost_words
from buraco_desktop.ui.theme import Theme, colour, font

DISC_RADIUS = 12.0
"""In scaled pixels (design 8)."""
Z_NUMBER, Z_TAG, Z_ZONE = 9000, 9100, 3000


class ShownPlay(msgspec.Struct, frozen=True):
    """One play as it is drawn: what its melds will be, and what leaves the hand."""

    number: int
    targets: tuple[Target, ...]
    laid: tuple[CardId, ...]
    """Cards of the hand that are laid."""
    last: Discard | Draw | TakePile | Redraw | None
    """How it ends; None if it ends with the pot or the deal."""


class HintGhosts(Ghost):
    """Ghosts of up to three plays. Tell it the layout and the look with every `show_plays`."""

    def __init__(self, scene: QGraphicsScene, faces: FaceCache, theme: Theme) -> None:
        super().__init__(scene, faces, theme)
        self.numbers: list[NumberDisc] = []

    def set_theme(self, theme: Theme) -> None:
        """Take other colours; the next `show_plays` uses them."""
        self._theme = theme

    def hide(self) -> None:
        """Take everything away."""
        super().hide()
        self.numbers.clear()

    def show_plays(
        self,
        plays: Sequence[ShownPlay],
        chosen: ShownPlay,
        layout: TableLayout,
        style: FaceStyle,
        ratio: float,
        discard_word: str,
    ) -> None:
        """Show these plays instead of what was shown."""
        self.hide()
        own_team = layout.own_team
        seen = preview(layout, own_team, chosen.targets)
        self._table = seen.layout
        for place in seen.chosen:
            self._add_cards(place, style, ratio)
            self._add_number(chosen.number, _corner(place.spot.rect), layout.u, is_chosen=True)
        self._places += seen.chosen
        self._add_gains(seen.chosen, seen.layout, layout.picture.melds[own_team])
        taken = [spot.rect for (team, _), spot in seen.layout.melds.items() if team == own_team]
        for play in plays:
            if play is not chosen:
                self._show_weak(play, chosen, seen.layout, style, ratio, taken)
        self._show_hand(chosen, layout, discard_word)
        for play in (chosen, *(play for play in plays if play is not chosen)):
            self._show_draw(play, layout, is_chosen=play is chosen)

    def _add_gains(self, places: Sequence[GhostPlace], layout: TableLayout, old: Sequence[Meld]) -> None:
        """Say what the melds give, the dearest first, as long as no other word stands there."""
        rules, u = layout.picture.rules, layout.u
        told: list[Rect] = []
        for place in sorted(places, key=lambda place: -gain(place.meld, base_of(place.target, old), rules)):
            base = base_of(place.target, old)
            words = ghost_words(place.meld, base, rules, is_one_of=False, is_chosen=True)
            chip = Chip(words, u, strong(self._theme))
            box = chip_place(layout, place, place.own_rect.centre[0], chip.size, told)
            if any(box.overlap(other) > 0 for other in told):
                continue
            told.append(box)
            chip.setPos(box.x, box.y)
            chip.setZValue(Z_CHIP)
            self._add(chip)

    def _show_weak(
        self,
        play: ShownPlay,
        chosen: ShownPlay,
        table: TableLayout,
        style: FaceStyle,
        ratio: float,
        taken: list[Rect],
    ) -> None:
        """Show what a play does beside the chosen one, where no other meld lies; `taken` grows by it."""
        strong = {(target.index, target.meld) for target in chosen.targets}
        changed = {target.index for target in chosen.targets if target.index is not None}
        for target in play.targets:
            index = target.index
            if (index, target.meld) in strong or index in changed:
                continue
            place = weak_place(table, table.own_team, target, taken)
            if place is None and not table.picture.melds[table.own_team]:
                (place,) = preview(table, table.own_team, (target,)).chosen
            around = [] if index is None else [table.melds[table.own_team, index].rect]
            there = [rect for rect in taken if rect not in around]
            if place is None or any(place.own_rect.overlap(rect) > 2 for rect in there):
                continue
            self._add_weak_place(place, (), style, ratio)
            self._places.append(place)
            self._add_number(play.number, _corner(place.own_rect), table.u, is_chosen=False)
            taken.append(place.own_rect)

    def _show_hand(self, chosen: ShownPlay, layout: TableLayout, discard_word: str) -> None:
        """Put the number above every card that is laid, and a tag above the one that is discarded."""
        u = layout.u
        discarded = chosen.last.card if isinstance(chosen.last, Discard) else None
        spots = layout.hand_spots()
        for spot, after in zip_longest(spots, spots[1:]):
            middle = QPointF(_beside_index(spot, DISC_RADIUS * u), spot.y - (DISC_RADIUS - 1) * u)
            if spot.card in chosen.laid:
                self._add_number(chosen.number, middle, u, is_chosen=True)
            elif spot.card == discarded:
                tag = DiscardTag(chosen.number, discard_word, u, self._theme)
                end = layout.hand.right
                if after is not None and after.card in chosen.laid and after.y == spot.y:
                    end = _beside_index(after, DISC_RADIUS * u) - (DISC_RADIUS + 3) * u
                left = max(layout.hand.x - 8 * u, min(middle.x() - DISC_RADIUS * u, end - tag.width))
                tag.setPos(round(left), round(middle.y() - DISC_RADIUS * u))
                tag.setZValue(Z_TAG)
                self._add(tag)

    def _show_draw(self, play: ShownPlay, layout: TableLayout, is_chosen: bool) -> None:
        if not isinstance(play.last, Draw | TakePile):
            return
        rect = layout.stock if isinstance(play.last, Draw) else layout.pile
        if is_chosen:
            glow = TargetGlow(QRectF(*rect).adjusted(-4, -4, 4, 4), 10 * layout.u, self._theme, is_best=True)
            glow.setZValue(Z_ZONE)
            self._add(glow)
        self._add_number(play.number, _corner(rect), layout.u, is_chosen)

    def _add_number(self, number: int, centre: QPointF, unit: float, is_chosen: bool) -> None:
        disc = NumberDisc(number, DISC_RADIUS * unit, self._theme, is_chosen)
        # Where two plays share a place their numbers stand side by side.
        while any(_is_near(disc, other, centre) for other in self.numbers):
            centre = centre - QPointF(2.1 * DISC_RADIUS * unit, 0)
        disc.setPos(round(centre.x()), round(centre.y()))
        disc.setZValue(Z_NUMBER + is_chosen)
        self.numbers.append(disc)
        self._add(disc)


def _is_near(disc: "NumberDisc", other: "NumberDisc", centre: QPointF) -> bool:
    return other.number != disc.number and (other.pos() - centre).manhattanLength() < disc.radius


def _beside_index(spot: CardSpot, radius: float) -> float:
    """Return the middle of the seen part of a card, or where a disc covers no index if it is too narrow."""
    clear = min(index_strip(spot.width, spot.large_index) + radius, spot.strip.width - radius)
    return spot.strip.x + max(spot.strip.width / 2, clear)


def _corner(rect: Rect) -> QPointF:
    return QPointF(rect.right - 2, rect.y + 2)


class NumberDisc(QGraphicsItem):
    """The number of a play: brass with an ink rim, cream if it is not the chosen one."""

    def __init__(self, number: int, radius: float, theme: Theme, is_chosen: bool) -> None:
        super().__init__()
        self.number, self.radius = number, radius
        self._theme, self._is_chosen = theme, is_chosen
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def is_chosen(self) -> bool:
        """Whether it belongs to the chosen play."""
        return self._is_chosen

    def boundingRect(self) -> QRectF:
        """Return the disc with its rim."""
        reach = self.radius + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the disc and its number."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_disc(painter, QPointF(), self.radius, str(self.number), self._theme, self._is_chosen)


class DiscardTag(QGraphicsItem):
    """The tag above the card that the chosen play discards: the number, then the word."""

    def __init__(self, number: int, word: str, unit: float, theme: Theme) -> None:
        super().__init__()
        self._number, self._word, self._unit, self._theme = number, word, unit, theme
        self._font = font(max(12.0, 12.5 * unit), 700)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.width = QFontMetricsF(self._font).horizontalAdvance(word) + (2 * DISC_RADIUS + 12) * unit
        self._height = 2 * DISC_RADIUS * unit

    def boundingRect(self) -> QRectF:
        """Return the pill with its line."""
        return QRectF(0, 0, self.width, self._height).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw the cream pill, the disc at its left end and the word."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self.width, self._height)
        painter.setPen(QPen(QColor("#1B2336"), 1.6))
        painter.setBrush(QColor("#FFF4DC"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        radius = box.height() / 2
        centre = QPointF(box.left() + radius, box.center().y())
        draw_disc(painter, centre, radius, str(self._number), self._theme, is_chosen=True)
        painter.setFont(self._font)
        painter.setPen(QColor("#2A2418"))
        room = box.adjusted(2 * radius + 2, 0, -5 * self._unit, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._word)


def draw_disc(
    painter: QPainter, centre: QPointF, radius: float, number: str, theme: Theme, is_chosen: bool
) -> None:
    """Draw a number in a disc, brass or cream."""
    painter.setPen(QPen(QColor("#1B2336"), 2))
    painter.setBrush(colour(theme.us) if is_chosen else QColor("#FFF4DC"))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(font(max(12.0, 1.25 * radius), 800))
    painter.setPen(QColor("#1B2336"))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
