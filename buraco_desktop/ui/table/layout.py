"""Lay out the whole table for a window of any size (design 6): pure functions, no Qt objects.

`lay_out` is total: it has an answer for any number of cards and melds in any window. All results are logical
pixels; cards have whole widths.
"""

from dataclasses import dataclass
from math import floor

from buraco_desktop.ui.table.hand_rows import HandPlan, hand_spots, plan_hand
from buraco_desktop.ui.table.middle import lay_out_middle, spread_pile
from buraco_desktop.ui.table.packing import (
    MeldFit,
    Packing,
    ZoneMelds,
    is_laid_across,
    meld_spots,
    place_meld,
)
from buraco_desktop.ui.table.spots import (
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
from buraco_desktop.ui.theme import ui_scale

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
    "lay_out",
    "meld_spots",
    "place_meld",
    "spread_pile",
]

WIDEST = 2.0
"""The table is laid out for at most this many times its height; the rest becomes wider rails."""
LARGE_CARDS = 1.15
BALANCE = 1.15
"""How much larger the cards of one team may be than those of another."""
GROWTH = 1.08
"""Cards of a team grow again only if they gain this much, so that the table does not breathe."""
PLATE_OVERLAP = 6
"""How far the plate at the top stands over the edge of its zone."""


def lay_out(
    width: float, height: float, picture: TablePicture, previous: TableLayout | None = None
) -> TableLayout:
    """Return the layout for a window of this size in logical pixels.

    `previous` is the layout shown so far: it keeps card sizes steady. One of another window is ignored.
    """
    if previous is not None and not _is_same_frame(width, height, picture, previous):
        previous = None
    frame = _frame(width, height, picture, previous)
    zones = _zones(frame, picture)
    plates = _plates(frame, picture)
    middle = lay_out_middle(frame.middle, frame.u, frame.table_width, picture)
    meld_cards, melds, meld_widths = _lay_out_melds(frame, zones, picture, previous)
    top_pad = round((frame.ledge.height - frame.plan.height) * 0.56)
    hand = hand_spots(
        picture.hand, picture.gaps, frame.plan, frame.hand, frame.ledge.y + top_pad, picture.large_index
    )
    heads, right_heads = _heads(frame, zones, plates, picture)
    return TableLayout(
        width=width,
        height=height,
        u=frame.u,
        picture=picture,
        top_bar=_top_bar(frame, width, picture.team_count),
        zones=zones,
        heads=heads,
        right_heads=right_heads,
        middle=frame.middle,
        pot_spots=middle.pot_spots,
        stock=middle.stock,
        stock_count=middle.stock_count,
        tray=middle.tray,
        pile=middle.pile,
        pile_count=middle.pile_count,
        last_event=middle.last_event,
        squeezed=middle.squeezed,
        pile_edges=middle.pile_edges,
        ledge=frame.ledge,
        hand=frame.hand,
        hand_split=frame.plan.split,
        plate_spots=plates,
        captions=_captions(frame, plates, right_heads),
        buttons=frame.buttons,
        panel=frame.panel,
        hand_width=frame.plan.card_width,
        middle_width=middle.middle_width,
        meld_widths=meld_widths,
        cards=(*middle.cards, *meld_cards, *hand),
        melds=melds,
    )


def hand_index_at(layout: TableLayout, x: float, y: float | None = None) -> int:
    """Return the position in the hand, 0..n, at which cards dropped at a point would be put in.

    Without `y` the only row, or the front one, answers.
    """
    spots = layout.hand_spots()
    first = 0
    if layout.hand_split:
        is_rear = y is not None and y < spots[layout.hand_split].y
        spots, first = (
            (spots[: layout.hand_split], 0) if is_rear else (spots[layout.hand_split :], layout.hand_split)
        )
    return first + sum(1 for spot in spots if x >= spot.strip.x + spot.strip.width / 2)


def _is_same_frame(width: float, height: float, picture: TablePicture, previous: TableLayout) -> bool:
    old = previous.picture
    return (width, height) == (previous.width, previous.height) and (
        picture.panel_width,
        picture.large_cards,
        picture.large_index,
        picture.text_scale,
        picture.seat,
        picture.players,
        picture.team_count,
    ) == (
        old.panel_width,
        old.large_cards,
        old.large_index,
        old.text_scale,
        old.seat,
        old.players,
        old.team_count,
    )


@dataclass(frozen=True, slots=True)
class _Frame:
    """The bands of the window."""

    u: float
    table_width: float
    """What the table is laid out for: not more than twice the height, without the side panel."""
    bar: Rect
    upper: Rect
    middle: Rect
    lower: Rect
    ledge: Rect
    rail: float
    """Width of the part of a rail that holds plates; 0 without rails."""
    plan: HandPlan
    hand: Rect
    own_plate: Rect
    buttons: tuple[Rect, ...]
    panel: Rect | None
    is_compact: bool


def _frame(width: float, height: float, picture: TablePicture, previous: TableLayout | None) -> _Frame:
    full = min(width, WIDEST * height)
    u = ui_scale(full, height, picture.text_scale)
    margin = 10 * u
    card_width = floor(min(0.19 * height / 1.4, 0.086 * full) * (LARGE_CARDS if picture.large_cards else 1))
    spare = width - full
    own_width = max(0.105 * full, 100 * u)
    side = 0.0078 * full
    button_width = max(0.106 * full, 112 * u)
    ledge_x = spare / 2
    hand_x = ledge_x + side + own_width + 12 * u
    hand_width = full - own_width - button_width - 2 * side - 26 * u
    plan = plan_hand(
        len(picture.hand),
        picture.gaps,
        hand_width,
        card_width,
        picture.large_index,
        previous is not None and previous.hand_split > 0,
    )
    ledge_height = round(plan.height + 44 * u)
    ledge = Rect(0, height - ledge_height, width, ledge_height)
    bar = Rect(0, 0, width, round(46 * u))

    left, right = spare / 2, width - spare / 2
    panel = None
    if picture.panel_width:
        taken = picture.panel_width + 14 * u
        panel_y = bar.bottom + 12 * u
        panel = Rect(
            width - picture.panel_width - margin,
            panel_y,
            picture.panel_width,
            ledge.y - 14 * u - panel_y,
        )
        if taken > spare / 2:
            free = width - taken
            table_width = min(free, WIDEST * height)
            left, right = (free - table_width) / 2, (free + table_width) / 2
    table_width = right - left
    rail = 0.0
    zone_x, zone_right = left + 12 * u, right - 12 * u
    if picture.players > 2:
        rail = round(max(104 * max(1.0, u), 0.10 * table_width))
        zone_x, zone_right = left + rail + margin, right - rail - margin
    zone_x, zone_right = round(zone_x), round(zone_right)
    zone_width = zone_right - zone_x

    middle_height = round(max(86, 0.138 * height))
    zone_height = floor((ledge.y - bar.bottom - middle_height - 4 * margin) / 2)
    upper = Rect(zone_x, round(bar.bottom + margin), zone_width, zone_height)
    middle = Rect(zone_x, round(upper.bottom + margin), zone_width, middle_height)
    lower = Rect(zone_x, round(middle.bottom + margin), zone_width, zone_height)

    plate_height = min(own_width, ledge_height - 24 * u)
    own_plate = Rect(
        ledge_x + side, ledge.y + (ledge_height - plate_height) / 2 + 2 * u, own_width, plate_height
    )
    buttons_right = ledge_x + full - side
    buttons = _buttons(ledge, buttons_right, button_width, u)
    return _Frame(
        u,
        table_width,
        bar,
        upper,
        middle,
        lower,
        ledge,
        rail,
        plan,
        Rect(hand_x, ledge.y, hand_width, ledge_height),
        own_plate,
        buttons,
        panel,
        picture.panel_width > 0 and width < 1180,
    )


def _buttons(ledge: Rect, right: float, width: float, u: float) -> tuple[Rect, ...]:
    pitch = min(46 * u, (ledge.height - 10 * u) / 4)
    height = pitch - min(8 * u, 0.18 * pitch)
    top = ledge.y + (ledge.height - 3 * pitch - height) / 2 + 1.5 * u
    return tuple(
        Rect(round(right - width), round(top + row * pitch), round(width), round(height)) for row in range(4)
    )


def _top_bar(frame: _Frame, width: float, team_count: int) -> TopBar:
    u, bar = frame.u, frame.bar
    side = 32 * u
    y = (bar.height - side) / 2 - u / 2
    gap = (20 if team_count == 2 else 10) * u
    cell = min((176 if team_count == 2 else 168) * u, (0.52 * width - gap * (team_count - 1)) / team_count)
    strip = cell * team_count + gap * (team_count - 1)
    first = round((width - strip) / 2)
    cells = tuple(
        Rect(first + number * (cell + gap), y - u, cell, side + 2 * u) for number in range(team_count)
    )
    menu = Rect(12 * u, y, side, side)
    settings = Rect(width - 12 * u - side, y, side, side)
    rules = settings._replace(x=settings.x - side - 8 * u)
    sheet = rules._replace(x=rules.x - side - 8 * u)
    title_x, target_x = menu.right + 12 * u, cells[-1].right + 12 * u
    return TopBar(
        rect=bar,
        menu=menu,
        title=Rect(title_x, 0, cells[0].x - 12 * u - title_x, bar.height),
        cells=cells,
        target=Rect(target_x, 0, sheet.x - 16 * u - target_x, bar.height),
        sheet=sheet,
        rules=rules,
        settings=settings,
    )


def _zones(frame: _Frame, picture: TablePicture) -> dict[int, Rect]:
    own = picture.seat % picture.team_count
    zones = {own: frame.lower}
    others = [(own + step) % picture.team_count for step in range(1, picture.team_count)]
    gap = 10 * frame.u
    width = (frame.upper.width - gap * (len(others) - 1)) / len(others)
    for number, team in enumerate(others):
        zones[team] = frame.upper._replace(x=frame.upper.x + number * (width + gap), width=width)
    return zones


def _plates(frame: _Frame, picture: TablePicture) -> dict[int, PlateSpot]:
    u, players = frame.u, picture.players
    plates = {picture.seat: PlateSpot(picture.seat, PlateKind.OWN, frame.own_plate)}
    opposite = (picture.seat + players // 2) % players
    width = min(232 * u, 0.46 * frame.upper.width)
    x = frame.upper.x + (frame.upper.width - width) / 2
    top = Rect(
        round(x),
        round(frame.upper.y - PLATE_OVERLAP * u),
        round(width),
        floor(_head_height(frame, is_own=False)),
    )
    plates[opposite] = PlateSpot(opposite, PlateKind.TOP, top)
    side = players // 2 - 1
    space = frame.ledge.y - frame.bar.bottom
    plate_height = min(152 * u, space / side - 12 * u) if side else 0.0
    plate_width = frame.rail - 12
    left_x = frame.upper.x - 10 * u - 6 - plate_width
    right_x = frame.upper.right + 10 * u + 6
    for step in range(1, players):
        if step == players // 2:
            continue
        seat = (picture.seat + step) % players
        is_left = step < players // 2
        # From the own seat the play goes up along the left rail and down along the right one.
        level = side - step if is_left else step - players // 2 - 1
        if side == 1:
            centre = frame.middle.centre[1]
        else:
            centre = frame.bar.bottom + space * (0.26 + 0.48 * level / (side - 1))
        rect = Rect(
            left_x if is_left else right_x, round(centre - plate_height / 2), plate_width, plate_height
        )
        plates[seat] = PlateSpot(seat, PlateKind.RAIL, rect, frame.is_compact)
    return plates


def _captions(frame: _Frame, plates: dict[int, PlateSpot], right_heads: frozenset[int]) -> dict[int, Rect]:
    u = frame.u
    captions = {}
    for seat, spot in plates.items():
        plate = spot.rect
        if spot.kind is PlateKind.RAIL:
            rect = Rect(plate.x - 4, plate.bottom + 9 * u, plate.width + 8, 42 * u)
            others = [other.rect for other in plates.values() if other is not spot]
            if rect.bottom < frame.ledge.y and not any(rect.overlap(other) for other in others):
                captions[seat] = rect
        elif spot.kind is PlateKind.TOP and not right_heads:
            left = plate.right + 10 * u
            right = frame.upper.right - 14 * u
            captions[seat] = Rect(left, plate.y + 3 * u, right - left, plate.height - 5 * u)
    return captions


def _head_height(frame: _Frame, *, is_own: bool) -> float:
    """Return what a zone keeps free at its top: for its head, and in the upper zones for the plate."""
    return min((30 if is_own else 44) * frame.u, 0.34 * frame.upper.height)


def _heads(
    frame: _Frame, zones: dict[int, Rect], plates: dict[int, PlateSpot], picture: TablePicture
) -> tuple[dict[int, Rect], frozenset[int]]:
    u = frame.u
    own = picture.seat % picture.team_count
    plate = next(spot.rect for spot in plates.values() if spot.kind is PlateKind.TOP)
    heads = {}
    right_heads = set()
    for team, zone in zones.items():
        left, right = zone.x + 14 * u, zone.right - 14 * u
        if team != own:
            if zone.centre[0] > plate.centre[0] + 1:
                left = max(left, plate.right + 8 * u)
                right_heads.add(team)
            else:
                right = min(right, plate.x - 8 * u)
        heads[team] = Rect(left, zone.y + 4 * u, right - left, 24 * u)
    return heads, frozenset(right_heads)


def _lay_out_melds(
    frame: _Frame, zones: dict[int, Rect], picture: TablePicture, previous: TableLayout | None
) -> tuple[list[CardSpot], dict[tuple[int, int], MeldSpot], dict[int, int]]:
    u = frame.u
    own = picture.seat % picture.team_count
    most = max(8, floor(0.95 * frame.plan.card_width / (0.88 if frame.plan.split else 1)))
    tasks: dict[int, ZoneMelds] = {}
    packings: dict[int, Packing] = {}
    for team, zone in zones.items():
        head = _head_height(frame, is_own=team == own)
        area = Rect(zone.x + 12 * u, zone.y + head, zone.width - 24 * u, zone.height - head - 12 * u)
        melds = picture.melds[team]
        tasks[team] = ZoneMelds(
            team,
            melds,
            tuple(is_laid_across(meld, picture.rules) for meld in melds),
            area,
            round(max(13, 0.013 * frame.table_width)),
            picture.large_index,
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
        found, melds_of_team = task.place(packing, 12 * u)
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
