"""Where the melds would lie that a drop gives: one place for each layout that a zone offers. Without Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.packing import MeldFit, is_laid_across, place_meld
from buraco_desktop.ui.table.spots import CardSpot, MeldSpot, Rect, TableLayout

GAP = 12
"""Between melds and the ghost of a new one, in scaled pixels."""


@dataclass(frozen=True, slots=True)
class GhostPlace:
    """One layout of the cards, and where it lies."""

    target: Target
    cards: tuple[CardSpot, ...]
    spot: MeldSpot
    own: tuple[CardSpot, ...]
    """The cards that lie elsewhere, or not at all, in the meld on the table: all those of a new meld."""

    @property
    def meld(self) -> Meld:
        """The meld as it would lie."""
        assert self.target.meld is not None
        return self.target.meld

    @property
    def own_rect(self) -> Rect:
        """The box around `own`."""
        boxes = [spot.bounds for spot in self.own] or [self.spot.rect]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return Rect(left, top, right - left, bottom - top)


def in_table_order(options: Sequence[Target]) -> list[Target]:
    """Return the layouts of one zone from the lowest to the highest, as they lie from left to right."""
    return sorted(options, key=lambda target: target.meld.place if target.meld else (0, 0))


def ghost_places(layout: TableLayout, own_team: int, options: Sequence[Target]) -> list[GhostPlace]:
    """Return the places of the layouts that zones offer; those of one zone from left to right.

    Cards that stay in a meld keep their places, so that several layouts differ at its ends; several new melds
    lie side by side, each in its share of the zone.
    """
    zones: dict[tuple[Zone, int | None], list[Target]] = {}
    for target in in_table_order(options):
        if target.meld is not None:
            zones.setdefault((target.zone, target.index), []).append(target)
    places: list[GhostPlace] = []
    for (zone, index), ordered in zones.items():
        if zone is Zone.MELD and index is not None:
            places += _at_a_meld(layout, own_team, index, ordered)
        else:
            places += _on_the_felt(layout, own_team, ordered)
    return places


def place_in_gap(
    layout: TableLayout, own_team: int, target: Target, taken: Sequence[Rect]
) -> GhostPlace | None:
    """Return a place for a new meld between what is `taken` in the zone, in line with the melds there.

    None if there is no such gap, or if the zone is empty.
    """
    zone, meld = layout.zones[own_team], target.meld
    fans = [spot.fan for (team, _), spot in layout.melds.items() if team == own_team]
    if meld is None or not fans:
        return None
    width = layout.meld_widths[own_team]
    span = _place(layout, meld, 0, 0, width)[1].rect
    gap = GAP * layout.u
    # New melds lie at the right of the others, if they can.
    lefts = (*sorted((rect.right + gap for rect in taken), reverse=True), zone.x + gap)
    for top in sorted({fan.y for fan in fans}):
        for left in lefts:
            box = Rect(left, top, span.width, span.height)
            if zone.encloses(box) and not any(box.overlap(rect) > 0 for rect in taken):
                cards, spot = _place(layout, meld, round(left), round(top), width)
                return GhostPlace(target, cards, spot, cards)
    return None


def _at_a_meld(layout: TableLayout, own_team: int, index: int, ordered: Sequence[Target]) -> list[GhostPlace]:
    old, base = layout.melds[own_team, index], layout.picture.melds[own_team][index]
    zone, width = layout.zones[own_team], old.card_width
    lefts, placed = [], []
    for target in ordered:
        assert target.meld is not None
        is_sequence = target.meld.kind is MeldKind.SEQUENCE
        left = old.fan.x + (old.step * (target.meld.start - base.start) if is_sequence else 0)
        lefts.append(left)
        placed.append(_place(layout, target.meld, left, old.fan.y, width, old.step))
    # All move together into the zone: a card that stays must not seem to lie at two places.
    right = max(spot.rect.right for _, spot in placed)
    shift = max(zone.x - min(lefts), min(0.0, zone.right - right))
    known = {card: base.start + order for order, card in enumerate(base.cards)}
    places = []
    for target, left in zip(ordered, lefts, strict=True):
        meld = target.meld
        assert meld is not None
        cards, spot = _place(layout, meld, left + shift, old.fan.y, width, old.step)
        own = tuple(
            each
            for each in cards
            if each.card is None
            or each.card not in known
            or (meld.kind is MeldKind.SEQUENCE and known[each.card] != meld.start + each.order)
        )
        places.append(GhostPlace(target, cards, spot, own))
    return places


def _on_the_felt(layout: TableLayout, own_team: int, ordered: Sequence[Target]) -> list[GhostPlace]:
    zone = layout.zones[own_team]
    share = zone.width / len(ordered)
    places = []
    for number, target in enumerate(ordered):
        meld = target.meld
        assert meld is not None
        width, top, left = _new_place(layout, own_team, meld)
        if left is None and len(ordered) == 1:
            # The melds will move for it: until then it lies where it covers none of them, if it can.
            melds = [spot.rect for (team, _), spot in layout.melds.items() if team == own_team]
            free = place_in_gap(layout, own_team, target, melds)
            if free is not None:
                return [free]
        span = _place(layout, meld, 0, 0, width)[1].rect.width
        if left is None or len(ordered) > 1:
            middle = zone.x + share * (number + 0.5)
            left = max(zone.x, min(middle - span / 2, zone.right - span))
        cards, spot = _place(layout, meld, round(left), round(top), width)
        places.append(GhostPlace(target, cards, spot, cards))
    return places


def _new_place(layout: TableLayout, own_team: int, meld: Meld) -> tuple[int, float, float | None]:
    """Return card width, top and left of a new meld: where it will lie, if no other meld moves for it.

    Else the left is None and the meld is shown at the lower edge of the zone.
    """
    picture, zone = layout.picture, layout.zones[own_team]
    melds = list(picture.melds)
    melds[own_team] = (*melds[own_team], meld)
    hand = tuple(card for card in picture.hand if card not in meld.cards)
    after = lay_out(
        layout.width, layout.height, replace(picture, melds=tuple(melds), hand=hand, gaps=frozenset()), layout
    )
    old = {key: spot.fan for key, spot in layout.melds.items() if key[0] == own_team}
    new = after.melds[own_team, len(melds[own_team]) - 1]
    if layout.zones == after.zones and all(after.melds[key].fan == fan for key, fan in old.items()):
        return new.card_width, new.fan.y, new.fan.x
    width = layout.meld_widths[own_team]
    return width, zone.bottom - 1.4 * width - 10 * layout.u, None


def _place(
    layout: TableLayout, meld: Meld, x: float, y: float, width: int, step: int | None = None
) -> tuple[tuple[CardSpot, ...], MeldSpot]:
    fit = MeldFit(is_laid_across(meld, layout.picture.rules), layout.picture.large_index, step)
    return place_meld(meld, x, y, width, fit)
