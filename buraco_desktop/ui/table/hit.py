"""What lies under a point of the table, from the layout alone: never a card in flight."""

from collections.abc import Collection
from enum import StrEnum

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.table.spots import CardSpot, Place, Rect, TableLayout, card_height

RAISED = 0.18
"""How far a selected card stands up, in card widths (design 8)."""


class HitKind(StrEnum):
    """The things that a person can point at."""

    HAND_CARD = "hand_card"
    HAND = "hand"
    OWN_MELD = "own_meld"
    OTHER_MELD = "other_meld"
    OWN_ZONE = "own_zone"
    OTHER_ZONE = "other_zone"
    PILE = "pile"
    STOCK = "stock"
    POT = "pot"
    NOWHERE = "nowhere"


class Hit(msgspec.Struct, frozen=True):
    """One thing under a point."""

    kind: HitKind
    card: CardId | None = None
    team: int = -1
    index: int = -1
    """Index of the meld among its team's."""


def hit_test(
    layout: TableLayout, own_team: int, x: float, y: float, selected: Collection[CardId] = ()
) -> Hit:
    """Return what lies at a point in logical pixels; `selected` hand cards stand raised."""
    card = hand_card_at(layout, x, y, selected)
    if card is not None:
        return Hit(HitKind.HAND_CARD, card)
    for (team, index), spot in layout.melds.items():
        if spot.rect.contains(x, y):
            kind = HitKind.OWN_MELD if team == own_team else HitKind.OTHER_MELD
            return Hit(kind, None, team, index)
    if layout.stock.contains(x, y):
        return Hit(HitKind.STOCK)
    if layout.tray.contains(x, y):
        return Hit(HitKind.PILE)
    if any(pot.contains(x, y) for pot in layout.pots):
        return Hit(HitKind.POT)
    for team, zone in layout.zones.items():
        if zone.contains(x, y):
            return Hit(HitKind.OWN_ZONE if team == own_team else HitKind.OTHER_ZONE, None, team)
    if layout.hand.contains(x, y):
        return Hit(HitKind.HAND)
    return Hit(HitKind.NOWHERE)


def hand_card_at(layout: TableLayout, x: float, y: float, selected: Collection[CardId] = ()) -> CardId | None:
    """Return the topmost hand card at a point, or None."""
    found: CardSpot | None = None
    for spot in layout.cards:
        if spot.place is not Place.HAND or spot.card is None:
            continue
        rise = RAISED * spot.width if spot.card in selected else 0
        inside = spot.x <= x < spot.x + spot.width and spot.y - rise <= y < spot.y + card_height(spot.width)
        if inside and (found is None or spot.z > found.z):
            found = spot
    return None if found is None else found.card


def hand_cards_in(layout: TableLayout, rect: Rect) -> list[CardId]:
    """Return the hand cards whose exposed part a rectangle touches, in the order of the hand."""
    return [
        spot.card
        for spot in layout.hand_spots()
        if spot.card is not None and spot.strip.overlap(rect.inset(-0.5)) > 0
    ]
