"""Where the chip of a ghost lies: near its meld, on no index of the own melds. Without Qt."""

from collections.abc import Sequence

from buraco_desktop.ui.table.ghost_places import GhostPlace
from buraco_desktop.ui.table.message_place import index_rect
from buraco_desktop.ui.table.spots import Place, Rect, TableLayout

OFF_MELD, OFF_EDGE = 11, 2
"""From the chip to the meld that it tells of, and to the lower edge of the meld that it lies on; scaled."""
HEAD_WORDS = 180
"""So wide are the words at the top of the zone, about, in scaled pixels."""


def chip_place(
    layout: TableLayout,
    place: GhostPlace,
    middle: float,
    size: tuple[float, float],
    taken: Sequence[Rect] = (),
    *,
    is_below: bool = False,
) -> Rect:
    """Return where a chip of this size goes: above the meld, or on the lower part of its cards, or below.

    `middle` is the x that it should be centred on, `taken` what it must not cover besides, in logical pixels;
    `is_below` turns the wish for a place around. Where all places cover something, it is the one that covers
    least.
    """
    (width, height), u = size, layout.u
    zone, fan = layout.zones[layout.own_team], place.spot.fan
    left = max(zone.x, min(middle - width / 2, zone.right - width))
    lowest = layout.ledge.y - height - OFF_EDGE
    above = fan.y - height - OFF_MELD * u
    inside = fan.y + min(place.spot.exposed, fan.height) - height - OFF_EDGE * u
    tops = [above, inside, min(fan.bottom + OFF_EDGE + OFF_MELD / 2 * u, lowest)]
    boxes = [Rect(round(left), round(top), width, height) for top in (reversed(tops) if is_below else tops)]
    head = layout.heads[layout.own_team]
    seen = [*taken, *_own_indices(layout), head._replace(width=min(head.width, HEAD_WORDS * u))]
    return min(boxes, key=lambda box: sum(box.shared(rect) for rect in seen))


def _own_indices(layout: TableLayout) -> list[Rect]:
    """Return the indices of the own melds, and what their wild cards stand for."""
    own = layout.own_team
    found = [index_rect(spot) for spot in layout.cards if spot.place is Place.MELD and spot.team == own]
    chips = (spot.chip for (team, _), spot in layout.melds.items() if team == own)
    return found + [chip for chip in chips if chip is not None]
