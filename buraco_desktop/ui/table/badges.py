"""Signs on melds: canasta badges with their points, and what a wild card stands for (design 7)."""

from enum import StrEnum
from functools import lru_cache
from math import ceil

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from buraco_desktop.engine.cards import RANKS
from buraco_desktop.engine.melds import CanastaClass, Meld, canasta_bonus, canasta_class
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.picture_memory import without_painter
from buraco_desktop.ui.svg import paint_svg, svg_size
from buraco_desktop.ui.table.parts import (
    GLYPH_COLOUR,
    INK,
    LEFT,
    SMALLEST_TEXT,
    Part,
    blank_image,
    draw_svg,
    draw_text,
    svg_image,
)
from buraco_desktop.ui.table.spots import MeldSpot, Rect
from buraco_desktop.ui.theme import Theme, colour, font

WIDE_BADGE = 96 / 66
"""Width of ribbon and crown by their height."""
WIDE_BADGE_GROWTH, WIDE_BADGE_OFF = 1.15, 0.21
"""Where nothing lies in front, ribbon and crown are larger and keep off the corner, in card widths."""
PILL_TEXT = "#FFF6E0"


class BadgeKind(StrEnum):
    """The badges; the values name files of `assets/table`."""

    CLEAN = "badge-clean"
    SEMI = "badge-semi"
    DIRTY = "badge-dirty"
    RIBBON = "badge-500"
    CROWN = "badge-1000"

    @property
    def is_wide(self) -> bool:
        """Whether the badge itself bears its points, so that no pill is needed."""
        return self in (BadgeKind.RIBBON, BadgeKind.CROWN)


class BadgeData(msgspec.Struct, frozen=True):
    """What a badge says; the word is already translated."""

    kind: BadgeKind
    word: str
    points: str


def badge_kind(meld: Meld, rules: RuleSet) -> BadgeKind | None:
    """Return the badge of a meld, or None if it is no canasta."""
    plain = {
        CanastaClass.CLEAN: BadgeKind.CLEAN,
        CanastaClass.SEMI: BadgeKind.SEMI,
        CanastaClass.DIRTY: BadgeKind.DIRTY,
    }
    found = plain.get(canasta_class(meld, rules))
    bonus = canasta_bonus(meld, rules)
    if found is BadgeKind.CLEAN and bonus > rules.clean:
        # Ribbon and crown bear these very figures; another bonus is told by the pill.
        return {500: BadgeKind.RIBBON, 1000: BadgeKind.CROWN}.get(bonus, found)
    return found


def badge_image(kind: BadgeKind, height: int, ratio: float) -> QImage:
    """Return a badge of this height in logical pixels."""
    width = round(height * WIDE_BADGE) if kind.is_wide else height
    return svg_image("table", kind.value, width, height, ratio)


@lru_cache(maxsize=20)
def _aspect(name: str) -> float:
    """Return the width of a drawing of `assets/table` by its height."""
    size = svg_size(asset_bytes("table", f"{name}.svg"))
    return size.width() / size.height()


@lru_cache(maxsize=60)
def chip_image(rank: int, side: int, theme: Theme, ratio: float) -> QImage:
    """Return the square that tells what rank, 1..13, a wild card stands for."""
    image = blank_image(side, side, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(1.2, 0.07 * side)
    painter.setPen(QPen(colour(INK), rim))
    painter.setBrush(colour(theme.us))
    edge = rim / 2
    painter.drawRoundedRect(QRectF(edge, edge, side - rim, side - rim), 0.24 * side, 0.24 * side)
    name = f"rank-{RANKS[rank]}"
    height = 0.60 * side
    width = min(height * _aspect(name), 0.72 * side)
    height = width / _aspect(name)
    # Rendered straight into the chip: rounding a glyph of a few pixels to whole ones would distort it.
    svg = asset_bytes("table", f"{name}.svg").replace(GLYPH_COLOUR, INK.encode())
    box = QRectF((side - width) / 2, (side - height) / 2, width, height)
    paint_svg(painter, svg, box)
    painter.end()
    return without_painter(image)


def _shape(spot: MeldSpot) -> object:
    """Return all of a meld's geometry that the picture of its marks depends on, wherever it lies."""
    x, y = spot.fan.x, spot.fan.y
    badge = tuple(round(side, 2) for side in (spot.badge.x - x, spot.badge.y - y, *spot.badge[2:]))
    chip = None if spot.chip is None else (spot.chip.x - x, spot.chip.y - y, *spot.chip[2:])
    return spot.fan.width, spot.fan.height, spot.card_width, spot.is_crowded, spot.exposed, badge, chip


class MeldMarks(Part):
    """The chip and the badge of one meld."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._spot: MeldSpot | None = None
        self._badge: BadgeData | None = None
        self._rank = 0
        self._drawn: object = None
        self._pop = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def badge_scale(self) -> float:
        """How large the badge is drawn; 1 but for the moment in which it pops up."""
        return self._pop

    def pop(self, scale: float) -> None:
        """Draw the badge larger or smaller around its middle; the chip of a wild card stays as it is."""
        self._pop = scale
        self.update()

    def show_marks(self, spot: MeldSpot, u: float, badge: BadgeData | None, wild_rank: int) -> None:
        """Show the badge, if any, and the chip of the wild card's rank (0 without one) on a meld."""
        old, self._spot, self._badge, self._rank = self._spot, spot, badge, wild_rank
        shape = (_shape(spot), badge, wild_rank)
        if old is None or shape != self._drawn:
            self._drawn = shape
            self.redraw()
        bounds = self.badge_box()
        chip = QRectF(*spot.chip) if spot.chip is not None and wild_rank else QRectF()
        united = bounds.united(chip) if not bounds.isNull() else chip
        whole = united.toAlignedRect()
        self.place(
            Rect(whole.x(), whole.y(), whole.width(), whole.height()),
            u,
            margin=2 + ceil(0.06 * whole.width()),
        )

    @property
    def _radius(self) -> float:
        assert self._spot is not None
        is_behind = self._spot.exposed < self._spot.fan.height
        radius = max(10.5 if is_behind else 12.0, (0.17 if is_behind else 0.20) * self._spot.card_width)
        return min(radius, self._spot.badge.height / 2)

    def _pill_width(self, text: float, size: float) -> float:
        """Return the width of badge and pill around a text of this width."""
        is_tight = self._spot is not None and self._spot.is_crowded
        return (2.12 if is_tight else 2.3) * self._radius + text + (0.35 if is_tight else 0.75) * size

    def _label(self) -> tuple[str, float]:
        """Return what the pill says, and the size of its text; the longest that has room."""
        assert self._spot is not None
        assert self._badge is not None
        size = max(SMALLEST_TEXT, 0.155 * self._spot.card_width)
        metrics = QFontMetricsF(font(size, 700))
        texts = [self._badge.points]
        if not self._spot.is_crowded:
            texts.insert(0, f"{self._badge.word} {self._badge.points}")
        for text in texts:
            if self._pill_width(metrics.horizontalAdvance(text), size) <= self._spot.badge.width:
                return text, size
        return "", size

    def badge_box(self) -> QRectF:
        """Return where the badge with its pill is drawn, in the scene; empty without a badge."""
        if self._badge is None or self._spot is None:
            return QRectF()
        radius, area = self._radius, self._spot.badge
        middle = area.bottom - radius
        if self._badge.kind.is_wide:
            is_free = self._spot.exposed >= self._spot.fan.height
            # The corner at the lower right has an index of its own.
            corner = (WIDE_BADGE_OFF if is_free else 0.02) * self._spot.card_width
            width = min(2 * radius * WIDE_BADGE * (WIDE_BADGE_GROWTH if is_free else 1), area.width)
            height = width / WIDE_BADGE
            right = min(area.right, self._spot.fan.right - corner)
            return QRectF(right - width, area.bottom - height, width, height)
        text, size = self._label()
        width = 2 * radius
        if text:
            width = self._pill_width(QFontMetricsF(font(size, 700)).horizontalAdvance(text), size)
        return QRectF(area.right - width, middle - radius, width, 2 * radius)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the picture; while the badge pops up, draw chip and badge anew."""
        if self._pop == 1.0 or self._badge is None:
            super().paint(painter, option, widget)
            return
        painter.translate(-self.pos())
        self._draw_chip(painter)
        middle = self.badge_box().center()
        painter.translate(middle)
        painter.scale(self._pop, self._pop)
        painter.translate(-middle)
        self._draw_badge(painter, self._badge)

    def facts(self) -> object:
        """Return chip and badge, and where they lie: a part of a pixel matters."""
        return self._drawn, self._spot and self._spot.badge, self.x(), self.y()

    def draw(self, painter: QPainter) -> None:
        """Draw chip and badge."""
        if self._spot is None:
            return
        painter.translate(-self.pos())
        self._draw_chip(painter)
        if self._badge is not None:
            self._draw_badge(painter, self._badge)

    def _draw_chip(self, painter: QPainter) -> None:
        assert self._spot is not None
        if self._spot.chip is not None and self._rank:
            chip = self._spot.chip
            image = chip_image(
                self._rank, round(chip.width), self.theme, painter.device().devicePixelRatioF()
            )
            painter.drawImage(QPointF(chip.x, chip.y), image)

    def _draw_badge(self, painter: QPainter, badge: BadgeData) -> None:
        assert self._spot is not None
        box, radius = self.badge_box(), self._radius
        if badge.kind.is_wide:
            draw_svg(painter, "table", badge.kind.value, box)
            return
        text, size = self._label()
        if text:
            height = max(1.4 * size, min(1.36 * radius, max(1.7 * size, 18)))
            pill = QRectF(box.left() + radius, box.center().y() - height / 2, box.width() - radius, height)
            painter.setPen(QPen(colour("#FFFFFF", 0.16), 1))
            painter.setBrush(colour(INK, 0.94))
            painter.drawRoundedRect(pill.adjusted(0, 0.5, -0.5, -0.5), height / 2, height / 2)
            left = box.left() + (2.08 if self._spot.is_crowded else 2.2) * radius
            spot = QRectF(left, pill.top(), pill.right() - left, height)
            draw_text(painter, text, spot, size, 700, PILL_TEXT, LEFT)
        draw_svg(painter, "table", badge.kind.value, QRectF(box.left(), box.top(), 2 * radius, 2 * radius))
