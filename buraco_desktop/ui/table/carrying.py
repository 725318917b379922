"""The cards under the pointer, the zones that would take them, and the ghost of what a drop gives."""

from collections.abc import Sequence
from math import exp

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.ui.faces import FaceCache, FaceStyle
from buraco_desktop.ui.table.animator import Animator
from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.card_layer import REST_SHADOW, CardLayer
from buraco_desktop.ui.table.drag import Carry, CarryKind, zone_rect
from buraco_desktop.ui.table.ghost import Ghost
from buraco_desktop.ui.table.marks import TargetGlow
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.table.timing import CARRIED_LAG
from buraco_desktop.ui.theme import Theme

CARRIED_SHADOW = 2.2
CARRIED_SCALE = 1.04
SETTLED = 0.5
"""A card nearer than this to its place, in logical pixels, is there."""
Z_GLOW, Z_GLOW_UNDER, Z_CARRIED = 3500, -99, 9000


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
        self._carried: list[tuple[CardItem, QPointF]] = []
        self._lead = 0
        self._pointer = QPointF()
        self._glows: list[TargetGlow] = []
        self._ghost = Ghost(scene, faces, theme)

    @property
    def ghost(self) -> Ghost:
        """The ghosts of what a drop or a click gives."""
        return self._ghost

    @property
    def items(self) -> set[CardItem]:
        """The card items in the air."""
        return {item for item, _ in self._carried}

    def set_look(self, theme: Theme, style: FaceStyle) -> None:
        """Change colours and faces."""
        self._theme, self._style = theme, style
        self._ghost.hide()
        self._ghost = Ghost(self._scene, self._faces, theme)

    def start(self, carry: Carry, press: QPointF, layout: TableLayout, own_team: int, ratio: float) -> None:
        """Lift cards off the table and light up every zone that would accept them."""
        self._carry = carry
        self.show_ghost(None, layout, own_team, ratio)
        self._carried = [(item, QPointF(item.pos() - press)) for item in self._lifted(carry, layout)]
        self._pointer = press
        self._lead = len(self._carried) - 1
        for order, (item, offset) in enumerate(self._carried):
            self._animator.drop(item)
            item.setZValue(Z_CARRIED + order)
            item.set_shadow(CARRIED_SHADOW)
            if QRectF(offset, item.box_size()).contains(QPointF(0, 0)):
                self._lead = order
        self._show_glows(layout, own_team, None)

    def move_to(self, x: float, y: float) -> None:
        """Bring the card that was seized to the pointer; the others follow, each a little later."""
        self._pointer = QPointF(x, y)
        for order, (item, offset) in enumerate(self._carried):
            if order == self._lead or self._animator.is_still:
                item.place(self._pointer + offset, CARRIED_SCALE, 1.0)
        if len(self._carried) > 1 and not self._animator.is_still:
            self._animator.follow(self._follow)

    def rect(self) -> Rect:
        """Return the box around the carried cards as they hang once all have followed."""
        boxes = [QRectF(self._pointer + offset, item.box_size()) for item, offset in self._carried]
        union = boxes[0] if boxes else QRectF()
        for box in boxes[1:]:
            union = union.united(box)
        return Rect(union.x(), union.y(), union.width(), union.height())

    def end(self) -> None:
        """Let the carried cards go; the next layout brings them home."""
        carried, self._carried, self._carry = self._carried, [], None
        self._animator.forget(self._follow)
        for item, _ in carried:
            item.set_shadow(REST_SHADOW)
            if item.card is None:
                self._scene.removeItem(item)
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
            self._show_glows(layout, own_team, target)

    def follow_layout(self, layout: TableLayout, ratio: float) -> None:
        """Show the ghosts where a new layout has them; what they belong to has not changed."""
        places, chosen = self._ghost.places, self._ghost.chosen
        if chosen is not None:
            others = [place.target for place in places if place.target != chosen]
            self._ghost.hide()
            self._ghost.show(chosen, others, layout, layout.own_team, self._style, ratio)

    def _follow(self, milliseconds: float) -> bool:
        """Draw the other cards after the seized one; whether any is still behind."""
        is_behind = False
        for order, (item, offset) in enumerate(self._carried):
            distance = abs(order - self._lead)
            way = self._pointer + offset - item.pos()
            if not distance or way.isNull():
                continue
            if way.manhattanLength() > SETTLED:
                way *= 1 - exp(-milliseconds / (CARRIED_LAG * distance))
                is_behind = True
            item.place(item.pos() + way, CARRIED_SCALE, 1.0)
        return is_behind

    def _lifted(self, carry: Carry, layout: TableLayout) -> list[CardItem]:
        if carry.kind is CarryKind.STOCK:
            item = self._cards.back(layout.middle_width)
            item.setPos(layout.stock.x, layout.stock.y)
            return [item]
        found = (self._cards.item(card) for card in carry.cards)
        return [item for item in found if item is not None]

    def _show_glows(self, layout: TableLayout, own_team: int, best: Target | None) -> None:
        self._clear_glows()
        if self._carry is None:
            return
        seen: set[Rect] = set()
        for target in self._carry.targets:
            rect = zone_rect(layout, own_team, target)
            if rect in seen:
                continue
            seen.add(rect)
            is_best = best is not None and (best.zone, best.index) == (target.zone, target.index)
            outset = 5 if target.zone is Zone.MELD else 0
            box = QRectF(*rect).adjusted(-outset, -outset, outset, outset)
            glow = TargetGlow(box, 12 * layout.u, self._theme, is_best)
            glow.setZValue(Z_GLOW if target.zone is Zone.MELD else Z_GLOW_UNDER)
            self._scene.addItem(glow)
            self._glows.append(glow)

    def _clear_glows(self) -> None:
        for glow in self._glows:
            self._scene.removeItem(glow)
        self._glows.clear()
