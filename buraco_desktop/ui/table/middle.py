"""Lay out the middle of the table: pots, stock and discard pile (design 6.1 and 6.5)."""

from collections.abc import Sequence
from math import ceil, floor

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.table.packing import index_strip, is_large
from buraco_desktop.ui.table.spots import (
    Z_BASE,
    CardSpot,
    Place,
    PotSpot,
    Rect,
    TableLayout,
    TablePicture,
    card_height,
)

STACK_EDGES = 5
"""Cards that show how thick the stock is."""
CLOSED_EDGES = 3
"""Blank edges under the top card of a closed pile."""
SQUEEZED_STRIP = 0.10
"""Exposed part of the oldest cards of a long pile, in card widths."""
SPREAD_STRIP = 0.60
"""Exposed part of the cards of a pile that is spread over the band."""


class MiddleSpots(msgspec.Struct, frozen=True):
    """The places in the middle band; the fields are those of `TableLayout`."""

    middle_width: int
    pot_spots: tuple[PotSpot, ...]
    stock: Rect
    stock_count: Rect
    tray: Rect
    pile: Rect
    pile_count: Rect
    last_event: Rect | None
    squeezed: int
    pile_edges: tuple[Rect, ...]
    cards: tuple[CardSpot, ...]


def _card_width(band: Rect) -> int:
    """Return the width of stock and pile; a high but narrow window leaves room for the pile."""
    return max(8, floor(min(0.9 * (band.height - 4) / 1.4, 0.12 * band.width)))


def lay_out_middle(band: Rect, u: float, table_width: float, picture: TablePicture) -> MiddleSpots:
    """Return the places in the band; `table_width` is the width that the whole table was laid out for."""
    width = _card_width(band)
    cards: list[CardSpot] = []
    pot_spots, x = _lay_out_pots(cards, band, u, width, picture)
    edge = 1.6 * u
    stock_x = round(x + 0.012 * table_width)
    height = card_height(width)
    stock_y = round(band.y + (band.height - height) / 2 + 2 * edge)
    thickness = min(STACK_EDGES, picture.stock_size)
    for order in range(thickness):
        offset = (thickness - 1 - order) * edge
        spot = Rect(stock_x + offset, stock_y - offset, width, height)
        cards.append(_back(Place.STOCK, -1, order, spot, 0, width))
    stock = Rect(stock_x, stock_y, width, height)
    pill = Rect(stock.x, stock.y, min(width, 46 * u), 30 * u)
    pill = pill._replace(x=stock.centre[0] - pill.width / 2, y=stock.centre[1] - pill.height / 2)
    tray_x = round(stock.right + STACK_EDGES * edge + max(10 * u, 0.015 * table_width))
    padding = round(5 * u)
    tray_height = min(band.height, height + 2 * padding)
    tray = Rect(tray_x, round(band.y + (band.height - tray_height) / 2), band.right - tray_x, tray_height)
    pile = _lay_out_pile(cards, tray, u, width, picture)
    return MiddleSpots(width, pot_spots, stock, pill, tray, *pile, tuple(cards))


def _back(place: Place, index: int, order: int, box: Rect, rotation: int, width: int) -> CardSpot:
    z = Z_BASE[place] + 10 * max(index, 0) + order
    large = is_large(width, large_index=False)
    return CardSpot(place, None, -1, index, order, box.x, box.y, width, rotation, z, large, box)


def _lay_out_pots(
    cards: list[CardSpot], band: Rect, u: float, middle_width: int, picture: TablePicture
) -> tuple[tuple[PotSpot, ...], float]:
    """Add the backs of the pots; return the places of pots and slots, and where they end."""
    x = band.x + 14 * u
    if not picture.pot_count:
        return (), x
    label_height = 18 * u
    height = min(0.74 * 1.4 * middle_width, band.height - label_height - 6 * u)
    width = max(6, floor(height / 1.4))
    column = max(round(1.5 * width), round((72 if picture.pot_count > 2 else 80) * u))
    top = round(band.y + (band.height - card_height(width) - label_height - 2 * u) / 2)
    takers = [team for team, has_taken in enumerate(picture.pot_taken) if has_taken]
    spots = []
    for number in range(picture.pot_count):
        left = x + number * column
        box = Rect(round(left + (column - 1.1 * width) / 2), top, width, card_height(width))
        label = Rect(left, box.bottom + 2 * u, column, label_height)
        slot = number - len(picture.pot_sizes)
        if slot < 0:
            if picture.pot_sizes[number] > 1:
                under = box._replace(x=box.x + 0.10 * width, y=box.y + 0.03 * width)
                cards.append(_back(Place.POT, number, 0, under, 9, width))
            cards.append(_back(Place.POT, number, 1, box, 0, width))
            spots.append(PotSpot(box, label, picture.pot_sizes[number], None))
        else:
            spots.append(PotSpot(box, label, 0, takers[slot] if slot < len(takers) else None))
    return tuple(spots), x + picture.pot_count * column


def _lay_out_pile(
    cards: list[CardSpot], tray: Rect, u: float, width: int, picture: TablePicture
) -> tuple[Rect, Rect, Rect | None, int, tuple[Rect, ...]]:
    padding = 14 * u
    height = card_height(width)
    left = round(tray.x + min(padding, max(0.0, (tray.width - width) / 2)))
    top = round(tray.y + (tray.height - height) / 2)
    count_width = min(96 * u, max(0.0, tray.width - width - 3 * padding))
    event_width = min(230 * u, 0.30 * tray.width)
    event = Rect(tray.right - padding - event_width, tray.y, event_width, tray.height)
    free = tray.right - left - width - 2 * padding - count_width
    free_beside_event = free - event_width - padding
    has_event = event_width >= 90 * u
    count = len(picture.pile)
    squeezed = 0
    edges: tuple[Rect, ...] = ()
    end = float(width)
    if not picture.is_pile_open:
        hidden = min(CLOSED_EDGES, max(0, count - 1))
        top = min(round(top + 1.6 * u * hidden / 2), floor(tray.bottom - height))
        box = Rect(left, top, width, height)
        edges = tuple(
            box._replace(x=left + 2 * u * depth, y=top - 1.6 * u * depth) for depth in range(hidden, 0, -1)
        )
        _add_open(cards, picture.pile[-1:], [0], box, picture.large_index, count - 1)
        end += 2 * u * CLOSED_EDGES
        has_event = has_event and free_beside_event >= end - width
        if has_event:
            count_width = max(count_width, min(230 * u, event.x - left - end - 2 * padding))
    else:
        offsets, squeezed = pile_offsets(count, width, free_beside_event, picture.large_index)
        has_event = has_event and free_beside_event > 0 and squeezed == 0
        if not has_event:
            offsets, squeezed = pile_offsets(count, width, free, picture.large_index)
        _add_open(cards, picture.pile, offsets, Rect(left, top, width, height), picture.large_index)
        end += offsets[-1] if offsets else 0
    pile = Rect(left, top, end, height)
    count_width = max(0.0, min(count_width, tray.right - padding - pile.right))
    count_rect = Rect(min(pile.right + padding, tray.right - count_width), tray.y, count_width, tray.height)
    return pile, count_rect, event if has_event else None, squeezed, edges


def pile_offsets(count: int, width: int, free: float, large_index: bool) -> tuple[list[int], int]:
    """Return the x of each card of an open pile from its first card, and how many are too close to be read.

    `free` is the width left for all cards but the last. The newest cards keep their index (design 6.1).
    """
    covered = count - 1
    if covered < 1:
        return [0] * count, 0
    free = max(0.0, free)
    readable = index_strip(width, large_index)
    step = floor(min(0.5 * width, free / covered))
    if step >= readable:
        return [order * step for order in range(count)], 0
    narrow = ceil(SQUEEZED_STRIP * width)
    open_count = max(0, floor((free - covered * narrow) / (readable - narrow)))
    squeezed = covered - open_count
    thin = min(float(narrow), free / covered)
    offsets = [floor(min(order, squeezed) * thin) for order in range(count)]
    return [offset + max(0, order - squeezed) * readable for order, offset in enumerate(offsets)], squeezed


def _add_open(
    cards: list[CardSpot],
    pile: Sequence[CardId | None],
    offsets: Sequence[int],
    first: Rect,
    large_index: bool,
    start: int = 0,
) -> None:
    """Add open cards in a row, the first one at `first`; `start` is its number in the pile."""
    width = int(first.width)
    large = is_large(width, large_index)
    for number, card in enumerate(pile):
        offset = offsets[number]
        end = offsets[number + 1] if number + 1 < len(pile) else offset + width
        x, order = first.x + offset, start + number
        strip = first._replace(x=x, width=min(end - offset, width))
        z = Z_BASE[Place.PILE] + order
        cards.append(CardSpot(Place.PILE, card, -1, -1, order, x, first.y, width, 0, z, large, strip))


def spread_pile(layout: TableLayout) -> tuple[CardSpot, ...]:
    """Return the cards of an open pile spread over the whole middle band, above everything in it.

    Shown while the pointer or the keyboard asks for a pile of which `layout.squeezed` cards cannot be read.
    """
    pile = layout.picture.pile
    if not layout.picture.is_pile_open or not pile:
        return ()
    band, width = layout.middle, layout.middle_width
    covered = max(1, len(pile) - 1)
    step = max(1, floor(min(SPREAD_STRIP * width, (band.width - width - 28 * layout.u) / covered)))
    left = round(
        layout.pile.x - max(0.0, layout.pile.x + step * covered + width - band.right + 14 * layout.u)
    )
    spots: list[CardSpot] = []
    offsets = [order * step for order in range(len(pile))]
    first = Rect(left, layout.pile.y, width, card_height(width))
    _add_open(spots, pile, offsets, first, layout.picture.large_index)
    return tuple(spots)
