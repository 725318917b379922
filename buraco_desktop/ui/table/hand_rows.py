"""Lay out the own hand in one row or two (design 6.4)."""

from collections.abc import Sequence
from math import ceil, floor

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.table.packing import SMALLEST_CARD, index_strip, is_large
from buraco_desktop.ui.table.spots import Z_BASE, CardSpot, Place, Rect, card_height

LEAST_HAND_STRIP = 18
"""Exposed part of a card in one row, in pixels; below it the hand takes two rows."""


class HandPlan(msgspec.Struct, frozen=True):
    """How the hand fits: one row, or two that overlap (design 6.4)."""

    card_width: int
    steps: tuple[int, ...]
    """Distance of the cards in each row, the rear row first."""
    split: int
    """Cards in the rear row; 0 with one row."""
    drop: int
    """How much lower the front row lies."""

    @property
    def height(self) -> int:
        """Height of all rows."""
        return card_height(self.card_width) + self.drop


def plan_hand(
    count: int, gaps: frozenset[int], width: float, card_width: int, large_index: bool, was_split: bool
) -> HandPlan:
    """Return how a hand of `count` cards fits into `width` pixels; `card_width` is that of one row.

    `was_split` is whether it lay in two rows so far: it comes back to one only with some room to spare.
    """
    one = _hand_step(count, gaps, width, card_width)
    need = max(index_strip(card_width, large_index), LEAST_HAND_STRIP)
    if count < 4 or one >= need * (1.08 if was_split else 1):
        return HandPlan(card_width, (one,), 0, 0)
    split = _split(count, gaps)
    front_gaps = frozenset(gap - split for gap in gaps if gap > split)
    rear_gaps = frozenset(gap for gap in gaps if gap < split)
    narrow = floor(0.88 * card_width)
    while True:
        steps = (
            _hand_step(split, rear_gaps, width, narrow),
            _hand_step(count - split, front_gaps, width, narrow),
        )
        if min(steps) >= index_strip(narrow, large_index) or narrow <= SMALLEST_CARD:
            break
        narrow -= 1
    free = 0.46 if is_large(narrow, large_index) else 0.38
    return HandPlan(narrow, steps, split, ceil(free * card_height(narrow)))


def _hand_step(count: int, gaps: frozenset[int], width: float, card_width: int) -> int:
    widest = floor(0.66 * card_width)
    if count < 2:
        return widest
    free = width - card_width - len(_inner(gaps, count)) * hand_gap(card_width)
    return max(1, min(widest, floor(free / (count - 1))))


def hand_gap(card_width: int) -> int:
    """Return the additional distance before a group of cards."""
    return round(0.16 * card_width)


def _inner(gaps: frozenset[int], count: int) -> list[int]:
    return sorted(gap for gap in gaps if 0 < gap < count)


def _split(count: int, gaps: frozenset[int]) -> int:
    middle = (count + 1) // 2
    near = min(_inner(gaps, count), key=lambda gap: (abs(gap - count / 2), gap), default=middle)
    return near if abs(near - count / 2) <= 0.12 * count else middle


def hand_spots(
    hand: Sequence[CardId], gaps: frozenset[int], plan: HandPlan, area: Rect, top: float, large_index: bool
) -> list[CardSpot]:
    """Return the places of the hand's cards, each row centred in `area`, the rear row at `top`."""
    count = len(hand)
    rows = [(0, count)] if plan.split == 0 else [(0, plan.split), (plan.split, count)]
    large = is_large(plan.card_width, large_index)
    height = card_height(plan.card_width)
    gap = hand_gap(plan.card_width)
    spots: list[CardSpot] = []
    for row, (first, end) in enumerate(rows):
        offsets = []
        offset = 0
        for order in range(first, end):
            if order > first:
                offset += plan.steps[row] + (gap if order in gaps else 0)
            offsets.append(offset)
        left = round(area.x + (area.width - offset - plan.card_width) / 2)
        y = top + row * plan.drop
        is_rear = plan.split > 0 and row == 0
        for order, offset in zip(range(first, end), offsets, strict=True):
            is_last = order == end - 1
            width = plan.card_width if is_last else offsets[order - first + 1] - offset
            strip = Rect(left + offset, y, min(width, plan.card_width), plan.drop if is_rear else height)
            z = Z_BASE[Place.HAND] + 300 * row + order
            spots.append(
                CardSpot(
                    Place.HAND,
                    hand[order],
                    -1,
                    -1,
                    order,
                    left + offset,
                    y,
                    plan.card_width,
                    0,
                    z,
                    large,
                    strip,
                )
            )
    return spots
