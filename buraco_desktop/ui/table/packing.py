"""Lay out melds: how large the cards can be, and where they and their marks lie (design 6.2 and 7)."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor

import msgspec

from buraco_desktop.engine.melds import CanastaClass, Meld, canasta_class
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.table.spots import (
    LARGE_INDEX_BELOW,
    Z_BASE,
    CardSpot,
    MeldSpot,
    Place,
    Rect,
    card_height,
)

STRIP, LARGE_STRIP = 0.25, 0.30
"""Exposed part of a card, in card widths, that shows the whole index (design 5.1)."""
TIGHT_STRIP, TIGHT_LARGE_STRIP = 0.20, 0.27
"""The least that a meld wider than its zone may shrink to."""
INDEX_HEIGHT, LARGE_INDEX_HEIGHT = 0.30, 0.44
"""Height of index and suit, in card heights."""
ROW_EXPOSED = 0.62
"""What a row of melds leaves free of the row behind it, in card heights."""
ACROSS, ACROSS_LARGE = 0.52, 0.62
"""How far a card laid across stands out, in card widths: its index and suit stay free."""
LEAST_MELD_STRIP = 13
CHIP = 0.27
"""Side of a wild chip, in card widths."""
HARDLY_SMALLER = 0.88
"""So much of the largest width cards may have where they then lie in fewer rows, none under another."""
SMALLEST_CARD = 6
"""Below this width nothing can be read; it keeps the layout defined for absurd numbers of cards."""


def is_large(card_width: int, large_index: bool) -> bool:
    """Whether cards of this width wear the large index; `large_index` is the player's wish."""
    return large_index or card_width < LARGE_INDEX_BELOW


def index_strip(card_width: int, large_index: bool) -> int:
    """Return the width that shows the whole index of a covered card."""
    return ceil((LARGE_STRIP if is_large(card_width, large_index) else STRIP) * card_width)


def meld_step(card_width: int, large_index: bool) -> int:
    """Return the distance between the cards of a meld."""
    step = index_strip(card_width, large_index)
    return max(step, min(LEAST_MELD_STRIP, ceil(card_width / 3)))


def is_laid_across(meld: Meld, rules: RuleSet) -> bool:
    """Whether the last card of a meld lies across: a dirty canasta (design 7)."""
    return canasta_class(meld, rules) is CanastaClass.DIRTY


def meld_width(count: int, card_width: int, step: int, is_across: bool, large_index: bool) -> int:
    """Return the width of a meld of `count` cards."""
    if not is_across:
        return card_width + step * (count - 1)
    return card_width + step * (count - 2) + _across(card_width, large_index)


def _across(card_width: int, large_index: bool) -> int:
    return ceil((ACROSS_LARGE if is_large(card_width, large_index) else ACROSS) * card_width)


class MeldFit(msgspec.Struct, frozen=True):
    """How a meld lies among others."""

    is_across: bool = False
    """Whether the last card is laid across."""
    large_index: bool = False
    """The player's wish; small cards wear the large index anyway."""
    step: int | None = None
    """Distance of the cards; None for `meld_step`."""
    row: int = 0
    """Rows in front have higher numbers."""
    exposed: float | None = None
    """Height that the row in front leaves free; None for all."""
    room: float = 0
    """Free width up to the next meld."""


def meld_spots(
    meld: Meld, x: float, y: float, card_width: int, rules: RuleSet, *, large_index: bool = False
) -> tuple[CardSpot, ...]:
    """Return the places of the cards of a meld that lies alone, its first card at (x, y).

    A card laid across reaches from `CardSpot.bounds.x` to its `right`, not from `x`.
    """
    return place_meld(meld, x, y, card_width, MeldFit(is_laid_across(meld, rules), large_index))[0]


def place_meld(
    meld: Meld, x: float, y: float, card_width: int, fit: MeldFit, *, team: int = -1, index: int = -1
) -> tuple[tuple[CardSpot, ...], MeldSpot]:
    """Return the places of a meld's cards, first card at (x, y), and of its marks."""
    is_across, large_index, row = fit.is_across, fit.large_index, fit.row
    height = card_height(card_width)
    exposed = height if fit.exposed is None else min(fit.exposed, height)
    large = is_large(card_width, large_index)
    step = meld_step(card_width, large_index) if fit.step is None else fit.step
    upright = len(meld.cards) - is_across
    z = Z_BASE[Place.MELD] + 100 * min(row, 18)

    def spot(order: int, left: float, top: float, rotation: int, strip: Rect) -> CardSpot:
        depth = z + (0 if rotation else order + 1)
        card = meld.cards[order]
        return CardSpot(
            Place.MELD, card, team, index, order, left, top, card_width, rotation, depth, large, strip
        )

    cards = []
    for order in range(upright):
        left = x + order * step
        strip_width = card_width if order == upright - 1 else step
        cards.append(spot(order, left, y, 0, Rect(left, y, strip_width, exposed)))
    fan = Rect(x, y, card_width + step * (upright - 1), height)
    rect = fan
    if is_across:
        reach = _across(card_width, large_index)
        rect = Rect(x, y, fan.width + reach, height)
        top = y + (height - card_width) // 2
        strip = Rect(fan.right, top, reach, min(card_width, y + exposed - top))
        box_x, box_y = rect.right - height / 2 - card_width / 2, top + card_width / 2 - height / 2
        cards.append(spot(upright, box_x, box_y, 90, strip))
    is_crowded = card_width < LARGE_INDEX_BELOW or exposed < height
    badge = _badge_area(fan, card_width, exposed, fit.room, is_across, large)
    chip = _chip_square(meld, cards, card_width, exposed, large)
    return tuple(cards), MeldSpot(
        team, index, rect, fan, card_width, step, badge, chip, is_crowded, row, exposed
    )


def _badge_area(
    fan: Rect, card_width: int, exposed: float, room: float, is_across: bool, is_large_face: bool
) -> Rect:
    """Return where a badge covers no index and no suit: the right end of it is where the badge ends."""
    if exposed < fan.height:
        left = fan.right - (0.70 if is_large_face else 0.73) * card_width
        right = fan.right + (0.09 * card_width if is_across else 0.9 * room)
        top = 0.2 * fan.height
        return Rect(left, fan.y + top, right - left, exposed - top)
    top = (LARGE_INDEX_HEIGHT if is_large_face else INDEX_HEIGHT) * fan.height
    overhang = 0 if is_large_face else min(0.11 * card_width, 0.7 * room)
    below = 0.07 * fan.height
    return Rect(fan.x, fan.y + top, fan.width + overhang, fan.height - top + below)


def _chip_square(
    meld: Meld, cards: Sequence[CardSpot], card_width: int, exposed: float, is_large_face: bool
) -> Rect | None:
    if meld.wild < 0:
        return None
    card = cards[meld.wild]
    side = min(card_width, max(14, round(CHIP * card_width)))
    if card.rotation:
        left = card.strip.x + (card.strip.width - side) / 2
        index_bottom = card.strip.y + (LARGE_STRIP if is_large_face else STRIP) * card_width
        top = min(index_bottom + 2, card.strip.bottom - side)
        return Rect(round(left), round(top), side, side)
    height = card_height(card_width)
    index_bottom = (LARGE_INDEX_HEIGHT if is_large_face else INDEX_HEIGHT) * height
    lowest = exposed - 1
    side = max(6, min(side, floor(lowest - index_bottom)))
    top = min(0.62 * height, lowest - side)
    left = card.x + max(1.0, (index_strip(card_width, is_large_face) - side) / 2)
    return Rect(round(left), round(card.y + top), side, side)


class Packing(msgspec.Struct, frozen=True):
    """How the melds of one team fit into their zone."""

    card_width: int
    steps: tuple[int, ...]
    """Distance of the cards of each meld."""
    widths: tuple[int, ...]
    """Width of each meld."""
    rows: tuple[tuple[int, ...], ...]
    """Numbers of the melds in each row, from the top."""


class ZoneMelds(msgspec.Struct, frozen=True):
    """The melds of one team and the room that they have."""

    team: int
    melds: tuple[Meld, ...]
    across: tuple[bool, ...]
    """Whether the last card of each meld lies across."""
    area: Rect
    gap: int
    """Between the melds of a row."""
    large_index: bool
    comfortable: int = LARGE_INDEX_BELOW
    """From this width on cards are large enough to care how they lie."""

    def fit(self, most: int) -> Packing:
        """Return the packing with the largest cards of at most this width.

        Most steps of a deal change the melds of one team at most, so the last answers are kept.
        """
        return _fit(self, most)

    def search(self, most: int) -> Packing:
        """Find what `fit` returns."""
        highest = floor(self.area.height / 1.4) + 1
        covered = sum(len(meld.cards) - 1 for meld in self.melds) - sum(self.across)
        for card_width in range(max(SMALLEST_CARD + 1, min(most, highest)), SMALLEST_CARD, -1):
            if self._is_hopeless(card_width, covered):
                continue
            packing = self.try_width(card_width)
            if packing is not None:
                return self._calmer(packing)
        return self._force(SMALLEST_CARD)

    def _calmer(self, packing: Packing) -> Packing:
        """Return a packing in fewer rows if its cards are hardly smaller and as easy to read, or the same."""
        rows = len(packing.rows)
        least = max(self.comfortable, ceil(HARDLY_SMALLER * packing.card_width))
        for card_width in range(packing.card_width - 1, least - 1, -1) if rows > 1 else ():
            other = self.try_width(card_width)
            if other is not None and len(other.rows) < rows:
                return other
        return packing

    def _is_hopeless(self, card_width: int, covered: int) -> bool:
        """Whether the rows that fit are shorter than all melds together, at their tightest; saves time.

        `covered` is the number of upright cards under others.
        """
        height = card_height(card_width)
        rows = max(1, 1 + floor((self.area.height / height - 1) / ROW_EXPOSED))
        count = len(self.melds)
        least = card_width * (count + TIGHT_STRIP * covered)
        return least + self.gap * (count - rows) > rows * self.area.width

    def try_width(self, card_width: int) -> Packing | None:
        """Return the packing with cards of this width, or None if they do not fit."""
        steps, widths = [], []
        for meld, is_across in zip(self.melds, self.across, strict=True):
            step = self._step(len(meld.cards), card_width, is_across)
            if step is None:
                return None
            steps.append(step)
            widths.append(meld_width(len(meld.cards), card_width, step, is_across, self.large_index))
        count = len(_rows(widths, self.area.width, self.gap))
        if card_height(card_width) * (1 + (count - 1) * ROW_EXPOSED) > self.area.height:
            return None
        limit = _least_width(widths, self.gap, self.area.width, count)
        return Packing(card_width, tuple(steps), tuple(widths), _rows(widths, limit, self.gap))

    def _step(self, count: int, card_width: int, is_across: bool) -> int | None:
        step = meld_step(card_width, self.large_index)
        if meld_width(count, card_width, step, is_across, self.large_index) <= self.area.width:
            return step
        covered = count - 1 - is_across
        free = self.area.width - meld_width(count, card_width, 0, is_across, self.large_index)
        if free < 0:
            return None
        tight = TIGHT_LARGE_STRIP if is_large(card_width, self.large_index) else TIGHT_STRIP
        step = floor(free / covered) if covered else 0
        return step if step >= tight * card_width else None

    def _force(self, card_width: int) -> Packing:
        widths = [
            meld_width(len(meld.cards), card_width, 1, is_across, True)
            for meld, is_across in zip(self.melds, self.across, strict=True)
        ]
        return Packing(
            card_width, (1,) * len(widths), tuple(widths), _rows(widths, self.area.width, self.gap)
        )

    def place(self, packing: Packing, air: float) -> tuple[tuple[CardSpot, ...], tuple[MeldSpot, ...]]:
        """Return the places of all cards, and of the melds by number; `air` is the distance of free rows.

        The last answers are kept, as those of `fit` are.
        """
        return _place(self, packing, air)

    def arrange(self, packing: Packing, air: float) -> tuple[tuple[CardSpot, ...], tuple[MeldSpot, ...]]:
        """Work out what `place` returns."""
        height = card_height(packing.card_width)
        count = len(packing.rows)
        pitch = 0.0
        if count > 1:
            pitch = floor(min(height + air, max(0.0, self.area.height - height) / (count - 1)))
        top = round(self.area.y + (self.area.height - height - pitch * (count - 1)) / 2)
        cards: list[CardSpot] = []
        melds: list[MeldSpot] = []
        for row, numbers in enumerate(packing.rows):
            length = sum(packing.widths[number] for number in numbers) + self.gap * (len(numbers) - 1)
            x = round(self.area.x + (self.area.width - length) / 2)
            for number in numbers:
                found, spot = place_meld(
                    self.melds[number],
                    x,
                    top + row * pitch,
                    packing.card_width,
                    MeldFit(
                        self.across[number],
                        self.large_index,
                        packing.steps[number],
                        row,
                        pitch if row < count - 1 else None,
                        min(self.gap, air),
                    ),
                    team=self.team,
                    index=number,
                )
                cards.extend(found)
                melds.append(spot)
                x += packing.widths[number] + self.gap
        return tuple(cards), tuple(melds)


@lru_cache(maxsize=16)
def _fit(task: ZoneMelds, most: int) -> Packing:
    return task.search(most)


@lru_cache(maxsize=16)
def _place(
    task: ZoneMelds, packing: Packing, air: float
) -> tuple[tuple[CardSpot, ...], tuple[MeldSpot, ...]]:
    return task.arrange(packing, air)


def _rows(widths: Sequence[int], limit: float, gap: int) -> tuple[tuple[int, ...], ...]:
    rows: list[list[int]] = []
    length = 0.0
    for number, width in enumerate(widths):
        if rows and length + gap + width <= limit:
            rows[-1].append(number)
            length += gap + width
        else:
            rows.append([number])
            length = width
    return tuple(tuple(row) for row in rows)


def _least_width(widths: Sequence[int], gap: int, limit: float, count: int) -> int:
    """Return the smallest width of a zone in which the melds still take `count` rows."""
    if not widths:
        return 0
    low, high = max(widths), floor(limit)
    while low < high:
        middle = (low + high) // 2
        if len(_rows(widths, middle, gap)) <= count:
            high = middle
        else:
            low = middle + 1
    return low
