"""Where the melds will lie that a drop gives: the others have moved aside for them. Without Qt."""

from collections.abc import Sequence

import msgspec

from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.packing import MeldFit, is_laid_across, place_meld
from buraco_desktop.ui.table.spots import CardSpot, MeldSpot, Place, Rect, TableLayout

GAP = 12
"""Between melds and the ghost of a new one, in scaled pixels."""


class GhostPlace(msgspec.Struct, frozen=True):
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


class Preview(msgspec.Struct, frozen=True):
    """The table as it will be."""

    layout: TableLayout
    """The table with the chosen melds: the other own melds have moved aside, all else lies where it did.

    A click still means what lay under it before.
    """
    chosen: tuple[GhostPlace, ...]
    others: tuple[GhostPlace, ...]
    """Other layouts of the same cards; there is room for them beside the chosen ones."""

    @property
    def places(self) -> tuple[GhostPlace, ...]:
        """All layouts; those of one zone from left to right."""
        if not self.others:
            return self.chosen
        return tuple(sorted((*self.chosen, *self.others), key=lambda each: each.meld.place))


def in_table_order(options: Sequence[Target]) -> list[Target]:
    """Return the layouts of one zone from the lowest to the highest, as they lie from left to right."""
    return sorted(options, key=lambda target: target.meld.place if target.meld else (0, 0))


def preview(
    layout: TableLayout, own_team: int, chosen: Sequence[Target], others: Sequence[Target] = ()
) -> Preview:
    """Return the table as it will be with the melds of `chosen`, each of another meld or a new one.

    `others` are other layouts that the zone of the only chosen one offers: at a meld they differ at its ends,
    new melds lie side by side. Cards that stay in a meld lie at one place for all its layouts.
    """
    old = layout.picture.melds[own_team]
    melds = list(old)
    shares: dict[int, list[Target]] = {}
    for target in in_table_order((*chosen, *others)) if others else chosen:
        number = target.index if target.zone is Zone.MELD else None
        if number is None:
            number = max(len(old), *(each + 1 for each in shares), 0)
        shares.setdefault(number, []).append(target)
    for number, options in sorted(shares.items()):
        melds[number : number + 1] = [_widest(options, layout.picture.rules)]
    after = _with_melds(layout, own_team, melds)
    places: dict[bool, list[GhostPlace]] = {True: [], False: []}
    for number, options in shares.items():
        for target in options:
            index = min(number, len(old)) if others else number
            base = old[index] if index < len(old) else None
            place = _place(after, own_team, number, index, target, options, base)
            places[target in chosen].append(place)
    return Preview(_shown(layout, after, own_team, places[True]), tuple(places[True]), tuple(places[False]))


def weak_place(
    layout: TableLayout, own_team: int, target: Target, taken: Sequence[Rect]
) -> GhostPlace | None:
    """Return where a meld would lie if nothing moved: one that grows over its neighbours, a new one in a gap.

    A gap is between what is `taken`. None if there is none, or if the zone is empty.
    """
    if target.index is None or target.meld is None:
        return _in_gap(layout, own_team, target, taken)
    spot, base = layout.melds[own_team, target.index], layout.picture.melds[own_team][target.index]
    zone, left = layout.zones[own_team], spot.fan.x + (target.meld.start - base.start) * spot.step
    width = _placed(layout, target.meld, spot, 0, target.index)[1].rect.width
    left = max(zone.x, min(left, zone.right - width))
    cards, placed = _placed(layout, target.meld, spot, left, target.index)
    return GhostPlace(target, cards, placed, _changed(cards, target.meld, base))


def _widest(options: Sequence[Target], rules: RuleSet) -> Meld:
    """Return a meld that needs as much room as all the layouts of one meld, laid over each other."""
    melds = [target.meld for target in options if target.meld is not None]
    widest = max(melds, key=lambda meld: is_laid_across(meld, rules))
    if widest.kind is MeldKind.SET:
        return widest
    length = max(meld.start + len(meld.cards) for meld in melds) - min(meld.start for meld in melds)
    return widest._replace(cards=(*widest.cards, *widest.cards[: length - len(widest.cards)]))


def _with_melds(layout: TableLayout, own_team: int, own_melds: Sequence[Meld]) -> TableLayout:
    """Return the layout with other own melds; the hand is as it was, so that no zone moves."""
    melds = list(layout.picture.melds)
    melds[own_team] = tuple(own_melds)
    return lay_out(
        layout.width, layout.height, msgspec.structs.replace(layout.picture, melds=tuple(melds)), layout
    )


def _place(
    after: TableLayout,
    own_team: int,
    number: int,
    index: int,
    target: Target,
    options: Sequence[Target],
    base: Meld | None,
) -> GhostPlace:
    """Return the place of one layout of the meld that has this number in the table that has room for all."""
    meld, room = target.meld, after.melds[own_team, number]
    assert meld is not None
    if len(options) == 1 and number == index:
        spot = room
        cards = tuple(
            each
            for each in after.cards
            if each.place is Place.MELD and (each.team, each.index) == (own_team, number)
        )
    else:
        first = min(option.meld.start for option in options if option.meld is not None)
        cards, spot = _placed(after, meld, room, room.fan.x + (meld.start - first) * room.step, index)
        cards = tuple(msgspec.structs.replace(card, z=card.z + meld.start - first) for card in cards)
    return GhostPlace(target, cards, spot, cards if base is None else _changed(cards, meld, base))


def _changed(cards: Sequence[CardSpot], meld: Meld, base: Meld) -> tuple[CardSpot, ...]:
    """Return the cards of a meld that lie elsewhere, or not at all, in what it grew from."""
    known = {card: base.start + order for order, card in enumerate(base.cards)}
    return tuple(
        each
        for each in cards
        if each.card is None
        or each.card not in known
        or (meld.kind is MeldKind.SEQUENCE and known[each.card] != meld.start + each.order)
    )


def _shown(
    layout: TableLayout, after: TableLayout, own_team: int, chosen: Sequence[GhostPlace]
) -> TableLayout:
    """Return the layout with the own melds of the one that has room, and the chosen ones among them."""
    placed = {place.spot.index: place for place in chosen}
    melds = list(layout.picture.melds[own_team])
    for index, place in sorted(placed.items()):
        melds[index : index + 1] = [place.meld]
    spots: dict[tuple[int, int], MeldSpot] = {}
    for (team, index), spot in after.melds.items():
        if team != own_team:
            spots[team, index] = layout.melds[team, index]
        elif index < len(melds):
            spots[team, index] = placed[index].spot if index in placed else spot
    still = {(own_team, index) for index in range(len(melds)) if index not in placed}
    cards = [card for card in layout.cards if (card.place, card.team) != (Place.MELD, own_team)]
    cards += [card for card in after.cards if card.place is Place.MELD and (card.team, card.index) in still]
    cards += [card for place in chosen for card in place.cards]
    every = list(layout.picture.melds)
    every[own_team] = tuple(melds)
    return msgspec.structs.replace(
        layout,
        picture=msgspec.structs.replace(layout.picture, melds=tuple(every)),
        melds=spots,
        cards=tuple(cards),
        meld_widths={**layout.meld_widths, own_team: after.meld_widths[own_team]},
    )


def _in_gap(layout: TableLayout, own_team: int, target: Target, taken: Sequence[Rect]) -> GhostPlace | None:
    """Return a place for a new meld between what is `taken` in the zone, in line with the melds there."""
    zone, meld = layout.zones[own_team], target.meld
    rows = {spot.fan.y: spot for (team, _), spot in layout.melds.items() if team == own_team}
    if meld is None or not rows:
        return None
    index, gap = len(layout.picture.melds[own_team]), GAP * layout.u
    # New melds lie at the right of the others, if they can.
    lefts = (*sorted((rect.right + gap for rect in taken), reverse=True), zone.x + gap)
    for top in sorted(rows):
        span = _placed(layout, meld, rows[top], 0, index)[1].rect
        for left in lefts:
            box = Rect(left, top, span.width, span.height)
            if zone.encloses(box) and not any(box.overlap(rect) > 0 for rect in taken):
                cards, spot = _placed(layout, meld, rows[top], round(left), index)
                return GhostPlace(target, cards, spot, cards)
    return None


def _placed(
    layout: TableLayout, meld: Meld, row: MeldSpot, x: float, index: int
) -> tuple[tuple[CardSpot, ...], MeldSpot]:
    """Return the places of a meld's cards in the row of another meld, its first card at x."""
    picture = layout.picture
    fit = MeldFit(is_laid_across(meld, picture.rules), picture.large_index, row.step, row.row, row.exposed)
    return place_meld(meld, x, row.fan.y, row.card_width, fit, team=layout.own_team, index=index)
