"""The cards under the pointer, the zones that would take them, and the ghost of what a drop gives."""

from collections.abc import Sequence
from math import exp

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.animator import Animator
from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.card_layer import REST_SHADOW, CardLayer
from buraco_desktop.ui.table.drag import Carry, CarryKind, zone_rect
from buraco_desktop.ui.table.ghost import Ghost
from buraco_desktop.ui.table.marks import TargetGlow
from buraco_desktop.ui.table.packing import meld_step
from buraco_desktop.ui.table.slots import OriginSlot
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.table.timing import CARRIED_LAG
from buraco_desktop.ui.theme import Theme

CARRIED_SHADOW = 2.2
CARRIED_SCALE = 1.04
SETTLED = 0.5
"""A card nearer than this to its place, in logical pixels, is there."""
Z_GLOW, Z_GLOW_UNDER, Z_CARRIED = 3500, -99, 9000


class _Hanging(msgspec.Struct):
    """One card in the air."""

    item: CardItem
    offset: QPointF
    """From the pointer to its place."""
    at: QPointF
    """Where it is, finer than the whole pixels on which it is shown: else it would stop just short."""


class Carrying:
    """What hangs on the pointer of one scene."""

    def __init__(
        self,
        scene: QGraphicsScene,
        cards: CardLayer,
        animator: Animator,
        faces: FaceCache,
        theme: Theme,
        style: FaceStyle,
    ) -> None:
        self._scene, self._cards, self._animator, self._faces = scene, cards, animator, faces
        self._theme, self._style = theme, style
        self._carry: Carry | None = None
        self._carried: list[_Hanging] = []
        self._lead = 0
        self._width = 0
        self._pointer = QPointF()
        self._glows: dict[tuple[Rect, bool], TargetGlow] = {}
        self._slots: list[OriginSlot] = []
        self._ghost = Ghost(scene, faces, theme)

    @property
    def ghost(self) -> Ghost:
        """The ghosts of what a drop or a click gives."""
        return self._ghost

    @property
    def items(self) -> set[CardItem]:
        """The card items in the air."""
        return {each.item for each in self._carried}

    def set_look(self, theme: Theme, style: FaceStyle) -> None:
        """Change colours and faces."""
        self._theme, self._style = theme, style
        self._ghost.hide()
        self._ghost = Ghost(self._scene, self._faces, theme)

    def start(self, carry: Carry, press: QPointF, layout: TableLayout, own_team: int, ratio: float) -> None:
        """Lift cards off the table and light up every zone that would accept them."""
        self._carry = carry
        self.show_ghost(None, layout, own_team, ratio)
        items = self._lifted(carry, layout)
        for item in items:
            self._animator.drop(item)
        self._pointer = press
        self._lead = _seized(items, press)
        if carry.kind is CarryKind.PILE and layout.picture.is_pile_open:
            # A whole pile moves as it lies.
            self._width = layout.middle_width
            self._carried = [_Hanging(item, QPointF(item.pos() - press), item.pos()) for item in items]
        else:
            self._carried = self._fan(items, layout)
        for order, item in enumerate(items):
            item.setZValue(Z_CARRIED + order)
        self._cards.lift(carry.cards)
        self._dress(ratio)
        self._show_slots(ratio)
        self._show_glows(layout, own_team, None)

    def move_to(self, x: float, y: float) -> None:
        """Bring the card that was seized to the pointer; the others follow, each a little later."""
        self._pointer = QPointF(x, y)
        for order, each in enumerate(self._carried):
            if order == self._lead or self._animator.is_still:
                each.at = self._pointer + each.offset
                each.item.place(each.at, CARRIED_SCALE, 1.0)
        if len(self._carried) > 1 and not self._animator.is_still:
            self._animator.follow(self._follow)

    def rect(self) -> Rect:
        """Return the box around the carried cards as they hang once all have followed."""
        boxes = [QRectF(self._pointer + each.offset, each.item.box_size()) for each in self._carried]
        union = boxes[0] if boxes else QRectF()
        for box in boxes[1:]:
            union = union.united(box)
        return Rect(union.x(), union.y(), union.width(), union.height())

    def end(self) -> None:
        """Let the carried cards go; the next layout brings them home."""
        carried, self._carried, self._carry = self._carried, [], None
        self._animator.forget(self._follow)
        self._cards.set_down()
        self._clear_slots()
        for each in carried:
            each.item.set_shadow(REST_SHADOW)
            if each.item.card is None:
                self._scene.removeItem(each.item)
        self._clear_glows()

    def show_ghost(
        self,
        target: Target | None,
        layout: TableLayout | None,
        own_team: int,
        ratio: float,
        others: Sequence[Target] = (),
    ) -> None:
        """Show exactly what a drop on this target gives; None hides the ghost.

        `others` are the other layouts that the same zone offers.
        """
        if target == self._ghost.chosen:
            return
        self._ghost.hide()
        if target is not None and target.meld is not None and layout is not None:
            self._ghost.show(target, others, layout, own_team, self._style, ratio)
        if self._carry is not None and layout is not None:
            self._show_glows(self._ghost.table or layout, own_team, target)

    def follow_layout(self, layout: TableLayout, ratio: float) -> None:
        """Show slots and ghosts where a new layout has them; what they belong to has not changed."""
        if self._carry is not None:
            self._dress(ratio)
            self._show_slots(ratio)
        places, chosen = self._ghost.places, self._ghost.chosen
        if chosen is not None:
            others = [place.target for place in places if place.target != chosen]
            self._ghost.hide()
            self._ghost.show(chosen, others, layout, layout.own_team, self._style, ratio)

    def _follow(self, milliseconds: float) -> bool:
        """Draw the other cards after the seized one; whether any is still behind."""
        is_behind = False
        for order, each in enumerate(self._carried):
            distance = abs(order - self._lead)
            way = self._pointer + each.offset - each.at
            if not distance or way.isNull():
                continue
            if way.manhattanLength() > SETTLED:
                way *= 1 - exp(-milliseconds / (CARRIED_LAG * distance))
                is_behind = True
            each.at += way
            each.item.place(each.at, CARRIED_SCALE, 1.0)
        return is_behind

    def _lifted(self, carry: Carry, layout: TableLayout) -> list[CardItem]:
        if carry.kind is CarryKind.STOCK:
            item = self._cards.back(layout.middle_width)
            item.setPos(layout.stock.x, layout.stock.y)
            return [item]
        found = (self._cards.item(card) for card in in_meld_order(carry))
        return [item for item in found if item is not None]

    def _fan(self, items: Sequence[CardItem], layout: TableLayout) -> list[_Hanging]:
        """Return cards with their places at the pointer: as wide as those of the hand, closed as in a meld.

        The seized one stays where it was seized.
        """
        seized = items[self._lead]
        width = layout.hand_width if seized.card is not None else seized.width
        step = meld_step(width, layout.picture.large_index)
        start = (seized.pos() - self._pointer) * (width / seized.width)
        self._width = width
        return [
            _Hanging(item, start + QPointF((order - self._lead) * step, 0), item.pos())
            for order, item in enumerate(items)
        ]

    def _dress(self, ratio: float) -> None:
        """Show the cards in the air in their size and with their shadow."""
        for item in self.items:
            if item.card is None:
                item.set_shadow(CARRIED_SHADOW)
                continue
            name = self._style.file_name(item.card, self._width)
            item.set_look(FaceKey(name, self._width, ratio, shadow=CARRIED_SHADOW))

    def _show_slots(self, ratio: float) -> None:
        self._clear_slots()
        for item in self.items:
            spot = self._cards.spot(item.card) if item.card is not None else None
            if spot is not None:
                self._slots.append(OriginSlot(spot, self._faces, self._theme, self._style, ratio))
                self._scene.addItem(self._slots[-1])

    def _clear_slots(self) -> None:
        for slot in self._slots:
            self._scene.removeItem(slot)
        self._slots.clear()

    def _show_glows(self, layout: TableLayout, own_team: int, best: Target | None) -> None:
        """Light up the zones that accept the cards; a frame that stays as it is is not drawn anew."""
        if self._carry is None:
            return
        seen: set[Rect] = set()
        old, self._glows = self._glows, {}
        for target in self._carry.targets:
            rect = zone_rect(layout, own_team, target)
            if rect in seen:
                continue
            seen.add(rect)
            is_best = best is not None and (best.zone, best.index) == (target.zone, target.index)
            if is_best and target.meld is not None:
                # The ghost has the frame of what will lie there; the felt around it comes second.
                if target.zone is Zone.MELD:
                    continue
                is_best = False
            kept = old.pop((rect, is_best), None)
            if kept is not None:
                self._glows[rect, is_best] = kept
                continue
            outset = 5 if target.zone is Zone.MELD else 0
            box = QRectF(*rect).adjusted(-outset, -outset, outset, outset)
            glow = TargetGlow(box, 12 * layout.u, self._theme, is_best)
            glow.setZValue(Z_GLOW if target.zone is Zone.MELD else Z_GLOW_UNDER)
            self._scene.addItem(glow)
            self._glows[rect, is_best] = glow
        for glow in old.values():
            self._scene.removeItem(glow)

    def _clear_glows(self) -> None:
        for glow in self._glows.values():
            self._scene.removeItem(glow)
        self._glows.clear()


def in_meld_order(carry: Carry) -> tuple[CardId, ...]:
    """Return carried cards as they would lie in the first meld that takes them, else as they come."""
    meld = next((target.meld for target in carry.targets if target.meld is not None), None)
    if meld is None:
        return carry.cards
    return tuple(sorted(carry.cards, key=meld.cards.index))


def _seized(items: Sequence[CardItem], press: QPointF) -> int:
    """Return the number of the topmost card at a point; the last one if none lies there."""
    at = [order for order, item in enumerate(items) if QRectF(item.pos(), item.box_size()).contains(press)]
    return max(at, key=lambda order: items[order].zValue(), default=len(items) - 1)
