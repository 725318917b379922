"""Divide the window: top bar, upper zones, middle, lower zone, ledge, side panel (design 6.1 and 6.6)."""

from math import floor

import msgspec

from buraco_desktop.ui.table.hand_rows import HandPlan, plan_hand
from buraco_desktop.ui.table.spots import Rect, TablePicture, TopBar
from buraco_desktop.ui.theme import ui_scale

WIDEST = 2.0
"""The table is laid out for at most this many times its height; the rest becomes wider rails."""
LARGE_CARDS = 1.15
LEAST_PITCH = 36.25
"""From one button of the ledge to the next, in pixels: a low hand still leaves room to press them."""
TITLE_ROOM, TARGET_ROOM = 150, 112
"""The least width of the words at both ends of the top bar, in scaled pixels."""
LEAST_TITLE, LEAST_TARGET = 196, 112
"""So wide are the longest words there in the smallest text, in logical pixels."""
SHARED_UPPER = 0.56
"""Share of the upper band where two teams lie side by side in it: half as wide, they need more height."""
USUAL_HAND_HEIGHT = 19
"""The height of a hand card, in percent of the window's, that the table is designed for."""


class Bands(msgspec.Struct, frozen=True):
    """The bands of the window."""

    u: float
    """Scale of text, and of what holds text."""
    space: float
    """Scale of distances: larger text takes its room from what is empty, not from the cards."""
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


def lay_out_bands(width: float, height: float, picture: TablePicture, *, was_split: bool) -> Bands:
    """Return the bands of a window of this size; `was_split` is whether the hand lay in two rows so far."""
    full = min(width, WIDEST * height)
    u, space = ui_scale(full, height, picture.text_scale), ui_scale(full, height)
    margin = 10 * space
    wish = picture.hand_height / USUAL_HAND_HEIGHT * (LARGE_CARDS if picture.large_cards else 1)
    card_width = floor(min(0.19 * height / 1.4, 0.086 * full) * wish)
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
        was_split,
    )
    ledge_height = round(max(plan.height + 44 * space, 4 * LEAST_PITCH + 10 * u))
    ledge = Rect(0, height - ledge_height, width, ledge_height)
    bar = Rect(0, 0, width, round(36 * u + 10 * space))

    panel = _panel(width, bar, ledge, picture.panel_width, u) if picture.panel_width else None
    left, right = spare / 2, width - spare / 2
    if panel is not None and width - panel.x + 4 * u > spare / 2:
        # The panel does not fit beside the table: the table becomes narrower.
        free = panel.x - 4 * u
        table_width = min(free, WIDEST * height)
        left, right = (free - table_width) / 2, (free + table_width) / 2
    table_width = right - left
    rail = 0.0
    zone_x, zone_right = left + 12 * space, right - 12 * space
    if picture.players > 2:
        rail = round(max(104 * max(1.0, u), 0.10 * table_width))
        zone_x, zone_right = left + rail + margin, right - rail - margin
    zone_x, zone_right = round(zone_x), round(zone_right)
    zone_width = zone_right - zone_x

    middle_height = round(max(86, 0.138 * height))
    zones_height = ledge.y - bar.bottom - middle_height - 4 * margin
    upper_height = floor((SHARED_UPPER if picture.team_count > 2 else 0.5) * zones_height)
    upper = Rect(zone_x, round(bar.bottom + margin), zone_width, upper_height)
    middle = Rect(zone_x, round(upper.bottom + margin), zone_width, middle_height)
    lower = Rect(zone_x, round(middle.bottom + margin), zone_width, floor(zones_height - upper_height))

    plate_height = min(own_width, ledge_height - 24 * u)
    own_plate = Rect(
        ledge_x + side, ledge.y + (ledge_height - plate_height) / 2 + 2 * u, own_width, plate_height
    )
    buttons_right = ledge_x + full - side
    buttons = _buttons(ledge, buttons_right, button_width, u)
    return Bands(
        u,
        space,
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


def _panel(width: float, bar: Rect, ledge: Rect, panel_width: float, u: float) -> Rect:
    top = bar.bottom + 12 * u
    return Rect(width - panel_width - 10 * u, top, panel_width, ledge.y - 14 * u - top)


def _buttons(ledge: Rect, right: float, width: float, u: float) -> tuple[Rect, ...]:
    pitch = min(46 * u, (ledge.height - 10 * u) / 4)
    height = pitch - min(8 * u, 0.18 * pitch)
    top = ledge.y + (ledge.height - 3 * pitch - height) / 2 + 1.5 * u
    return tuple(
        Rect(round(right - width), round(top + row * pitch), round(width), round(height)) for row in range(4)
    )


def lay_out_top_bar(bands: Bands, width: float, team_count: int) -> TopBar:
    """Return the parts of the bar at the top of a window of this width."""
    u, bar = bands.u, bands.bar
    side = 32 * u
    y = (bar.height - side) / 2 - u / 2
    menu = Rect(12 * u, y, side, side)
    settings = Rect(width - 12 * u - side, y, side, side)
    rules = settings._replace(x=settings.x - side - 8 * u)
    sheet = rules._replace(x=rules.x - side - 8 * u)
    title_x, target_end = menu.right + 12 * u, sheet.x - 16 * u
    # The scores give way to the words beside them: those are cut off nowhere.
    first_least = title_x + max(LEAST_TITLE, TITLE_ROOM * u) + 12 * u
    last_most = target_end - max(LEAST_TARGET, TARGET_ROOM * u) - 12 * u
    gap = (20 if team_count == 2 else 10) * u
    wished = (196 if team_count == 2 else 168) * max(1.0, u)
    cell = min(wished, (last_most - first_least - gap * (team_count - 1)) / team_count)
    strip = cell * team_count + gap * (team_count - 1)
    first = round(max(first_least, min((width - strip) / 2, last_most - strip)))
    cells = tuple(
        Rect(first + number * (cell + gap), y - u, cell, side + 2 * u) for number in range(team_count)
    )
    target_x = cells[-1].right + 12 * u
    return TopBar(
        rect=bar,
        menu=menu,
        title=Rect(title_x, 0, cells[0].x - 12 * u - title_x, bar.height),
        cells=cells,
        target=Rect(target_x, 0, target_end - target_x, bar.height),
        sheet=sheet,
        rules=rules,
        settings=settings,
    )
