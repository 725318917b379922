"""Where the keyboard can be at the table: rows of cards, melds, stock and pile. Without Qt."""

from collections.abc import Collection, Sequence

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.table.hit import RAISED, Hit, HitKind
from buraco_desktop.ui.table.spots import CardSpot, MeldSpot, Rect, TableLayout


class FocusStop(msgspec.Struct, frozen=True):
    """One thing that the keyboard can be on; acting there is a click on `hit` in the middle of `rect`."""

    hit: Hit
    rect: Rect
    """The part of it that nothing covers."""


class FocusRow(msgspec.Struct, frozen=True):
    """Stops side by side."""

    area: str
    """Rows of one area are one after the other for Left and Right."""
    stops: tuple[FocusStop, ...]


def focus_rows(layout: TableLayout, selected: Collection[CardId] = ()) -> list[FocusRow]:
    """Return all rows, the highest first: their melds, stock and pile, our melds, the hand."""
    own = layout.own_team
    rows = [row for team in layout.zones if team != own for row in _meld_rows(layout, team, own)]
    rows.sort(key=lambda row: row.stops[0].rect.y)
    middle = [FocusStop(Hit(HitKind.PILE), layout.tray)]
    if layout.picture.stock_size:
        middle.insert(0, FocusStop(Hit(HitKind.STOCK), layout.stock))
    rows.append(FocusRow("middle", tuple(middle)))
    rows += _meld_rows(layout, own, own)
    hand = layout.hand_spots()
    for spots in (hand[: layout.hand_split], hand[layout.hand_split :]):
        if spots:
            rows.append(FocusRow("hand", tuple(_hand_stop(spot, selected) for spot in spots)))
    return rows


def exposed_part(spot: MeldSpot) -> Rect:
    """Return the part of a meld that no other meld covers."""
    return Rect(spot.rect.x, spot.rect.y, spot.rect.width, min(spot.exposed, spot.rect.height))


def _meld_rows(layout: TableLayout, team: int, own_team: int) -> list[FocusRow]:
    kind = HitKind.OWN_MELD if team == own_team else HitKind.OTHER_MELD
    rows: dict[float, list[FocusStop]] = {}
    for spot in layout.melds.values():
        if spot.team == team:
            hit = Hit(kind, None, team, spot.index)
            rows.setdefault(spot.rect.y, []).append(FocusStop(hit, exposed_part(spot)))
    return [
        FocusRow(f"melds {team}", tuple(sorted(rows[y], key=lambda stop: stop.rect.x))) for y in sorted(rows)
    ]


def _hand_stop(spot: CardSpot, selected: Collection[CardId]) -> FocusStop:
    rise = RAISED * spot.width if spot.card in selected else 0
    return FocusStop(Hit(HitKind.HAND_CARD, spot.card), spot.strip._replace(y=spot.strip.y - rise))


def find_stop(rows: Sequence[FocusRow], hit: Hit | None) -> FocusStop | None:
    """Return the stop with this hit, or None."""
    return next((stop for row in rows for stop in row.stops if stop.hit == hit), None)


def beside(rows: Sequence[FocusRow], hit: Hit | None, steps: int) -> FocusStop | None:
    """Return the stop some steps to the right, or left; at the end of an area the last one.

    From nowhere it comes into the hand at the end that it would reach first.
    """
    row = _row_of(rows, hit)
    area = row.area if row is not None else "hand"
    stops = [stop for each in rows if each.area == area for stop in each.stops]
    if not stops:
        return None
    outside = -1 if steps > 0 else len(stops)
    index = next((index for index, stop in enumerate(stops) if stop.hit == hit), outside)
    return stops[max(0, min(len(stops) - 1, index + steps))]


def above(rows: Sequence[FocusRow], hit: Hit | None, steps: int) -> FocusStop | None:
    """Return the nearest stop of the row `steps` further down (negative: up); None beyond the last row."""
    row = _row_of(rows, hit)
    stop = find_stop(rows, hit)
    index = (rows.index(row) if row is not None else len(rows)) + steps
    if not 0 <= index < len(rows):
        return None
    x = stop.rect.centre[0] if stop is not None else rows[index].stops[0].rect.centre[0]
    return min(rows[index].stops, key=lambda each: abs(each.rect.centre[0] - x))


def _row_of(rows: Sequence[FocusRow], hit: Hit | None) -> FocusRow | None:
    return next((row for row in rows if any(stop.hit == hit for stop in row.stops)), None)
