"""Where a message lies on the table: at the upper edge of the ledge, beside what must stay readable."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

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
DOWN, ACROSS, EDGE = 3, 12, 6
"""Of the places that are tried: units from one to the next below, how many on each side, least distance from
the window's edge in units."""


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


@dataclass(frozen=True, slots=True)
class MessagePlace:
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
    none of `others`; where there is none, the one that covers least.
    """
    taken = [*to_be_seen(layout), *others]
    best = MessagePlace(0, 0, inf, inf)
    for distance, box in sorted(_places(layout, width, height)):
        cover = 0.0
        for rect in taken:
            cover += box.shared(rect)
            if cover >= best.cover:
                break  # no better; there are many places
        else:
            best = MessagePlace(round(box.x), round(box.y), cover, distance)
        if not best.cover:
            break
    return best


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


def _places(layout: TableLayout, width: float, height: float) -> Iterator[tuple[float, Rect]]:
    """Yield places on the lower half of the own melds and on the ledge, each with its distance."""
    zone, middle, u = layout.zones[layout.own_team], layout.hand.centre[0], layout.u
    left, right = EDGE * u, layout.width - EDGE * u - width
    wanted = layout.ledge.y + BELOW_EDGE * u - height
    for number in range(round((layout.ledge.bottom - height - zone.centre[1]) / (DOWN * u))):
        y = round(zone.centre[1] + number * DOWN * u)
        for step in range(-ACROSS, ACROSS + 1):
            reach = step * layout.width / (2 * ACROSS)
            x = round(max(left, min(middle - width / 2 + reach, right)))
            across = abs(x + width / 2 - middle)
            yield 4 * abs(y - wanted) + across, Rect(x, y, width, height)
