"""Place what belongs to teams and seats: zones with their heads, plates, captions (design 6.3)."""

from math import floor

from buraco_desktop.ui.table.bands import Bands
from buraco_desktop.ui.table.spots import PlateKind, PlateSpot, Rect, TablePicture

PLATE_OVERLAP = 6
"""How far the plate at the top stands over the edge of its zone."""


def lay_out_zones(bands: Bands, picture: TablePicture) -> dict[int, Rect]:
    """Return the zone of each team; other teams share the upper band in the order of play."""
    own = picture.seat % picture.team_count
    zones = {own: bands.lower}
    others = [(own + step) % picture.team_count for step in range(1, picture.team_count)]
    gap = 10 * bands.space
    width = (bands.upper.width - gap * (len(others) - 1)) / len(others)
    for number, team in enumerate(others):
        zones[team] = bands.upper._replace(x=bands.upper.x + number * (width + gap), width=width)
    return zones


def lay_out_plates(bands: Bands, picture: TablePicture) -> dict[int, PlateSpot]:
    """Return the plate of each seat."""
    u, players = bands.u, picture.players
    plates = {picture.seat: PlateSpot(picture.seat, PlateKind.OWN, bands.own_plate)}
    opposite = (picture.seat + players // 2) % players
    width = min(264 * u, max(0.46 * bands.upper.width, min(190 * u, 0.6 * bands.upper.width)))
    x = bands.upper.x + (bands.upper.width - width) / 2
    top = Rect(
        round(x),
        round(bands.upper.y - PLATE_OVERLAP * u),
        round(width),
        floor(head_height(bands, is_own=False)),
    )
    plates[opposite] = PlateSpot(opposite, PlateKind.TOP, top)
    side = players // 2 - 1
    space = bands.ledge.y - bands.bar.bottom
    plate_height = min(152 * u, space / side - 12 * u) if side else 0.0
    plate_width = bands.rail - 12
    left_x = bands.upper.x - 10 * bands.space - 6 - plate_width
    right_x = bands.upper.right + 10 * bands.space + 6
    for step in range(1, players):
        if step == players // 2:
            continue
        seat = (picture.seat + step) % players
        is_left = step < players // 2
        # From the own seat the play goes up along the left rail and down along the right one.
        level = side - step if is_left else step - players // 2 - 1
        if side == 1:
            centre = bands.middle.centre[1]
        else:
            centre = bands.bar.bottom + space * (0.26 + 0.48 * level / (side - 1))
        rect = Rect(
            left_x if is_left else right_x, round(centre - plate_height / 2), plate_width, plate_height
        )
        plates[seat] = PlateSpot(seat, PlateKind.RAIL, rect, bands.is_compact)
    return plates


def lay_out_captions(
    bands: Bands, plates: dict[int, PlateSpot], right_heads: frozenset[int]
) -> dict[int, Rect]:
    """Return the room for the last moves of each seat, where there is any."""
    u = bands.u
    captions = {}
    for seat, spot in plates.items():
        plate = spot.rect
        if spot.kind is PlateKind.RAIL:
            rect = Rect(plate.x - 2, plate.bottom + 9 * u, plate.width + 4, 42 * u)
            others = [other.rect for other in plates.values() if other is not spot]
            if rect.bottom < bands.ledge.y and not any(rect.overlap(other) for other in others):
                captions[seat] = rect
        elif spot.kind is PlateKind.TOP and not right_heads:
            left = plate.right + 10 * u
            right = bands.upper.right - 14 * u
            captions[seat] = Rect(left, plate.y + 3 * u, right - left, plate.height - 5 * u)
    return captions


def head_height(bands: Bands, *, is_own: bool) -> float:
    """Return what a zone keeps free at its top: for its head, and in the upper zones for the plate."""
    return min((30 if is_own else 44) * bands.u, 0.34 * bands.upper.height)


def lay_out_heads(
    bands: Bands, zones: dict[int, Rect], plates: dict[int, PlateSpot], picture: TablePicture
) -> tuple[dict[int, Rect], frozenset[int]]:
    """Return the line of text of each zone, and the teams whose line is aligned to the right."""
    u = bands.u
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
