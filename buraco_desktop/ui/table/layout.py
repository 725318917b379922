"""Lay out the whole table for a window of any size (design 6): pure functions, no Qt objects.

`lay_out` is total: it has an answer for any number of cards and melds in any window. All results are logical
pixels; cards have whole widths.
"""

from math import floor, inf

from buraco_desktop.ui.table.bands import Bands, lay_out_bands, lay_out_top_bar
from buraco_desktop.ui.table.hand_rows import hand_gap, hand_spots
from buraco_desktop.ui.table.middle import lay_out_middle, spread_pile
from buraco_desktop.ui.table.packing import (
    MeldFit,
    Packing,
    ZoneMelds,
    is_laid_across,
    meld_spots,
    place_meld,
)
from buraco_desktop.ui.table.seats import (
    head_height,
    lay_out_captions,
    lay_out_heads,
    lay_out_plates,
    lay_out_zones,
)
from buraco_desktop.ui.table.spots import (
    LARGE_INDEX_BELOW,
    CardSpot,
    MeldSpot,
    Place,
    PlateKind,
    PlateSpot,
    PotSpot,
    Rect,
    TableLayout,
    TablePicture,
    TopBar,
)

__all__ = [
    "CardSpot",
    "MeldFit",
    "MeldSpot",
    "Place",
    "PlateKind",
    "PlateSpot",
    "PotSpot",
    "Rect",
    "TableLayout",
    "TablePicture",
    "TopBar",
    "hand_index_at",
    "hand_mark_at",
    "is_hand_apart_at",
    "lay_out",
    "meld_spots",
    "place_meld",
    "spread_pile",
]

BALANCE = 1.15
"""How much larger the cards of one team may be than those of another."""
APART = 0.25
"""How far beside all cards of the hand dropped ones stand apart from them, in card widths."""
MARK_WIDTH = 4
"""Width of the line that shows where cards are put into the hand, in logical pixels."""
GROWTH = 1.08
"""Cards of a team grow again only if they gain this much, so that the table does not breathe."""


def lay_out(
    width: float, height: float, picture: TablePicture, previous: TableLayout | None = None
) -> TableLayout:
    """Return the layout for a window of this size in logical pixels.

    `previous` is the layout shown so far: it keeps card sizes steady. One of another window is ignored.
    """
    if previous is not None and not _is_same_window(width, height, picture, previous):
        previous = None
    bands = lay_out_bands(width, height, picture, was_split=previous is not None and previous.hand_split > 0)
    zones = lay_out_zones(bands, picture)
    plates = lay_out_plates(bands, picture)
    middle = lay_out_middle(bands.middle, bands.u, bands.table_width, picture)
    meld_cards, melds, meld_widths = _lay_out_melds(bands, zones, picture, previous)
    top_pad = round((bands.ledge.height - bands.plan.height) * 0.56)
    hand = hand_spots(
        picture.hand, picture.gaps, bands.plan, bands.hand, bands.ledge.y + top_pad, picture.large_index
    )
    heads, right_heads = lay_out_heads(bands, zones, plates, picture)
    return TableLayout(
        width=width,
        height=height,
        u=bands.u,
        picture=picture,
        top_bar=lay_out_top_bar(bands, width, picture.team_count),
        zones=zones,
        heads=heads,
        right_heads=right_heads,
        middle=bands.middle,
        pot_spots=middle.pot_spots,
        stock=middle.stock,
        stock_count=middle.stock_count,
        tray=middle.tray,
        pile=middle.pile,
        pile_count=middle.pile_count,
        last_event=middle.last_event,
        squeezed=middle.squeezed,
        pile_edges=middle.pile_edges,
        ledge=bands.ledge,
        hand=bands.hand,
        hand_split=bands.plan.split,
        plate_spots=plates,
        captions=lay_out_captions(bands, plates, right_heads),
        buttons=bands.buttons,
        panel=bands.panel,
        hand_width=bands.plan.card_width,
        middle_width=middle.middle_width,
        meld_widths=meld_widths,
        cards=(*middle.cards, *meld_cards, *hand),
        melds=melds,
    )


def hand_index_at(layout: TableLayout, x: float, y: float | None = None) -> int:
    """Return the position in the hand, 0..n, at which cards dropped at a point would be put in.

    Without `y` the only row, or the front one, answers.
    """
    row = _hand_row(layout, inf if y is None else y)
    return (row[0].order if row else 0) + _index_in(row, x)


def is_hand_apart_at(layout: TableLayout, x: float, y: float) -> bool:
    """Whether cards dropped at a point of the hand stand apart: clearly left or right of all others."""
    spots = _hand_row(layout, y)
    if not spots:
        return False
    reach = APART * layout.hand_width
    return not spots[0].x - reach <= x <= spots[-1].x + layout.hand_width + reach


def hand_mark_at(layout: TableLayout, x: float, y: float) -> Rect | None:
    """Return the line between the cards where cards dropped at a point are put in; None in an empty hand."""
    row = _hand_row(layout, y)
    if not row:
        return None
    index = _index_in(row, x)
    before = row[max(0, index - 1)]
    left = row[index].strip.x if index < len(row) else before.x + before.width
    if is_hand_apart_at(layout, x, y):
        left += hand_gap(layout.hand_width) * (1 if index else -1)
    return Rect(left - MARK_WIDTH / 2, before.y, MARK_WIDTH, before.strip.height)


def _index_in(row: tuple[CardSpot, ...], x: float) -> int:
    return sum(1 for spot in row if x >= spot.strip.x + spot.strip.width / 2)


def _hand_row(layout: TableLayout, y: float) -> tuple[CardSpot, ...]:
    """Return the cards of the row of the hand that a height belongs to."""
    spots, split = layout.hand_spots(), layout.hand_split
    if not split:
        return spots
    return spots[:split] if y < spots[split].y else spots[split:]


def _is_same_window(width: float, height: float, picture: TablePicture, previous: TableLayout) -> bool:
    old = previous.picture
    return (width, height) == (previous.width, previous.height) and (
        picture.panel_width,
        picture.large_cards,
        picture.hand_height,
        picture.large_index,
        picture.text_scale,
        picture.seat,
        picture.players,
        picture.team_count,
    ) == (
        old.panel_width,
        old.large_cards,
        old.hand_height,
        old.large_index,
        old.text_scale,
        old.seat,
        old.players,
        old.team_count,
    )


def _lay_out_melds(
    bands: Bands, zones: dict[int, Rect], picture: TablePicture, previous: TableLayout | None
) -> tuple[list[CardSpot], dict[tuple[int, int], MeldSpot], dict[int, int]]:
    space = bands.space
    own = picture.seat % picture.team_count
    most = max(8, floor(0.95 * bands.plan.card_width / (0.88 if bands.plan.split else 1)))
    tasks: dict[int, ZoneMelds] = {}
    packings: dict[int, Packing] = {}
    for team, zone in zones.items():
        head = head_height(bands, is_own=team == own)
        side = 12 * space
        area = Rect(zone.x + side, zone.y + head, zone.width - 2 * side, zone.height - head - side)
        melds = picture.melds[team]
        tasks[team] = ZoneMelds(
            team,
            melds,
            tuple(is_laid_across(meld, picture.rules) for meld in melds),
            area,
            round(max(13, 0.013 * bands.table_width)),
            picture.large_index,
            round(LARGE_INDEX_BELOW * max(1.0, space)),
        )
        packings[team] = tasks[team].fit(most)
    limit = floor(BALANCE * min(packing.card_width for packing in packings.values()))
    cards: list[CardSpot] = []
    spots: dict[tuple[int, int], MeldSpot] = {}
    for team, task in tasks.items():
        packing = packings[team]
        if packing.card_width > limit:
            packing = task.fit(limit)
        packing = _steady(task, packing, previous)
        packings[team] = packing
        found, melds_of_team = task.place(packing, 12 * space)
        cards.extend(found)
        for spot in reversed(melds_of_team):
            spots[team, spot.index] = spot
    return cards, spots, {team: packing.card_width for team, packing in packings.items()}


def _steady(task: ZoneMelds, packing: Packing, previous: TableLayout | None) -> Packing:
    """Keep the card width shown so far where the cards would grow only a little."""
    if previous is None or not previous.picture.melds[task.team] or not task.melds:
        return packing
    old = previous.meld_widths[task.team]
    if old < packing.card_width < GROWTH * old:
        return task.try_width(old) or packing
    return packing
