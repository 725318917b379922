"""Where a message lies on the table: at the upper edge of the ledge, beside what must stay readable."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, inf

import msgspec

from buraco_desktop.ui.table.hit import RAISED
from buraco_desktop.ui.table.spots import CardSpot, MeldSpot, Place, Rect, TableLayout

INDEX_WIDTH, INDEX_HEIGHT = (0.25, 0.30), (0.30, 0.44)
"""Strip with index and suit, in card widths, and its height, in card heights: normal, large (design 5.1)."""
ABOVE_INDEX = 0.05
"""Blank paper above the index, in card widths."""
LEAST_RADIUS, RADIUS = 12, 0.20
"""Of a badge: in pixels, and in card widths (design 7)."""
BELOW_EDGE = 9
"""How far a message reaches over the ledge, in units of the table, where nothing is in its way."""
EDGE = 6
"""Least distance from the left and the right edge of the window, in units of the table."""
DOWN = 4
"""How much more a way up or down counts than one to the side."""


def to_be_seen(layout: TableLayout) -> list[Rect]:
    """Return what no message may cover: indices of own melds and hand, badges, chips, the ledge's parts.

    A card of the hand may be raised, so its place is counted up to there.
    """
    own = layout.own_team
    found = [layout.own_plate, layout.heads[own], *layout.buttons]
    found += [
        index_rect(spot)
        for spot in layout.cards
        if spot.place is Place.HAND or (spot.place is Place.MELD and spot.team == own)
    ]
    for (team, number), meld in layout.melds.items():
        if team == own:
            found += [meld.chip] if meld.chip is not None else []
            found += [_badge(meld)] if layout.picture.melds[team][number].is_canasta else []
    return found if layout.panel is None else [*found, layout.panel]


class MessagePlace(msgspec.Struct, frozen=True):
    """A place for a message."""

    x: float
    y: float
    cover: float
    """Square pixels of what should be seen that lie below."""
    distance: float
    """From the middle of the ledge's upper edge, in pixels; up and down count more."""


def message_place(
    layout: TableLayout, width: float, height: float, others: Sequence[Rect] = ()
) -> MessagePlace:
    """Return where a message of this size goes, in whole logical pixels.

    It is the place nearest to the middle of the ledge's upper edge that covers nothing of `to_be_seen` and
    none of `others`; where there is none, the one that covers least. It lies on the lower half of the own
    melds or on the ledge.
    """
    zone, u = layout.zones[layout.own_team], layout.u
    left, top = EDGE * u, zone.centre[1]
    right, bottom = max(left, layout.width - EDGE * u - width), max(top, layout.ledge.bottom - height)
    wanted_x = max(left, min(layout.hand.centre[0] - width / 2, right))
    wanted_y = max(top, min(layout.ledge.y + BELOW_EDGE * u - height, bottom))
    room = _Room(Rect(wanted_x, wanted_y, width, height), Rect(left, top, right - left, bottom - top))
    taken = [*to_be_seen(layout), *others]
    return room.nearest_free(taken) or room.least_covered(taken)


class _Room(msgspec.Struct, frozen=True):
    """Where the upper left corner of a message may be.

    Both searches try corners at which the message touches something, from above, below or beside: any other
    one can be moved nearer to the wanted place without covering more.
    """

    wanted: Rect
    """The message where it would be best."""
    corners: Rect

    def nearest_free(self, taken: Sequence[Rect]) -> MessagePlace | None:
        """Return the nearest place that covers nothing; None without one."""
        blocks, best = self._merged(taken), None
        for y in self._tops(blocks):
            if best is not None and DOWN * abs(y - self.wanted.y) >= best.distance:
                break
            row = [block for block in blocks if block.y < y + self.wanted.height and y < block.bottom]
            for x in self._lefts(row):
                if not any(block.x < x + self.wanted.width and x < block.right for block in row):
                    distance = self._distance(x, y)
                    if best is None or distance < best.distance:
                        best = MessagePlace(x, y, 0.0, distance)
                    break
        return best

    def least_covered(self, taken: Sequence[Rect]) -> MessagePlace:
        """Return the place that covers least."""
        blocks = self._merged(taken)
        lefts = self._lefts(blocks)
        best = MessagePlace(0, 0, inf, inf)
        for y in self._tops(blocks):
            edges, sums = _integral(taken, y, y + self.wanted.height)
            for x in lefts:
                cover = _covered_to(edges, sums, x + self.wanted.width) - _covered_to(edges, sums, x)
                if cover < best.cover:
                    best = MessagePlace(x, y, cover, self._distance(x, y))
        return best

    def _distance(self, x: float, y: float) -> float:
        return DOWN * abs(y - self.wanted.y) + abs(x - self.wanted.x)

    def _tops(self, taken: Sequence[Rect]) -> list[int]:
        """Return every y worth a look, the nearest to the wanted one first."""
        low, high = ceil(self.corners.y), floor(self.corners.bottom)
        tops = {low, high, round(self.wanted.y), *(ceil(rect.bottom) for rect in taken)}
        tops.update(floor(rect.y - self.wanted.height) for rect in taken)
        return sorted((y for y in tops if low <= y <= high), key=lambda y: abs(y - self.wanted.y))

    def _lefts(self, taken: Sequence[Rect]) -> list[int]:
        """Return every x worth a look, the nearest to the wanted one first."""
        low, high = ceil(self.corners.x), max(ceil(self.corners.x), floor(self.corners.right))
        lefts = {low, high, round(self.wanted.x), *(ceil(rect.right) for rect in taken)}
        lefts.update(floor(rect.x - self.wanted.width) for rect in taken)
        return sorted((x for x in lefts if low <= x <= high), key=lambda x: abs(x - self.wanted.x))

    def _merged(self, taken: Sequence[Rect]) -> list[Rect]:
        """Return fewer rectangles: those of one row with no room for the message between them are one."""
        merged: list[Rect] = []
        for rect in sorted(taken, key=lambda each: (each.y, each.height, each.x)):
            last = merged[-1] if merged else None
            is_row = last is not None and (last.y, last.height) == (rect.y, rect.height)
            if last is not None and is_row and rect.x - last.right < self.wanted.width:
                merged[-1] = last._replace(width=max(last.right, rect.right) - last.x)
            else:
                merged.append(rect)
        return merged


def _integral(taken: Sequence[Rect], top: float, bottom: float) -> tuple[list[float], list[float]]:
    """Return the edges of what lies between two heights, and the square pixels of it left of each edge."""
    slopes: dict[float, float] = {}
    for rect in taken:
        down = min(bottom, rect.bottom) - max(top, rect.y)
        if down > 0:
            slopes[rect.x] = slopes.get(rect.x, 0.0) + down
            slopes[rect.right] = slopes.get(rect.right, 0.0) - down
    edges, sums = sorted(slopes), [0.0]
    slope = 0.0
    for edge, following in pairwise(edges):
        slope += slopes[edge]
        sums.append(sums[-1] + slope * (following - edge))
    return edges, sums


def _covered_to(edges: Sequence[float], sums: Sequence[float], x: float) -> float:
    """Return the square pixels left of x."""
    if not edges or x <= edges[0]:
        return 0.0
    number = bisect_right(edges, x)
    if number == len(edges):
        return sums[-1]
    share = (x - edges[number - 1]) / (edges[number] - edges[number - 1])
    return sums[number - 1] + share * (sums[number] - sums[number - 1])


def index_rect(spot: CardSpot) -> Rect:
    """Return the strip with the upper index of a card that lies upright; of one laid across, what is seen."""
    if spot.rotation:
        return spot.strip
    width, height = INDEX_WIDTH[spot.large_index], INDEX_HEIGHT[spot.large_index]
    rise = RAISED * spot.width if spot.place is Place.HAND else 0
    top = ABOVE_INDEX * spot.width - rise
    across = min(spot.strip.width, width * spot.width)
    return Rect(spot.x, spot.y + top, across, height * spot.height - top)


def _badge(meld: MeldSpot) -> Rect:
    """Return the part of a badge's free area that it can fill: it stands at the bottom."""
    area = meld.badge
    height = min(area.height, 2 * max(LEAST_RADIUS, RADIUS * meld.card_width))
    return Rect(area.x, area.bottom - height, area.width, height)
