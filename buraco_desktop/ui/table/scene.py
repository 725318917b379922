"""The table as a graphics scene: cards that move to where the layout wants them, and what lies around them.

The scene shows; it decides nothing. Gestures go to a `Drag`, which tells the controller.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.animator import Animator, Tween
from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.drag import Carry, CarryKind, Drag, zone_rect
from buraco_desktop.ui.table.effects import SUN_START_SCALE, LightBand, OpeningSun
from buraco_desktop.ui.table.ghost import Ghost
from buraco_desktop.ui.table.hit import RAISED, Hit
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.marks import CardMarks, TargetGlow
from buraco_desktop.ui.table.middle import spread_pile
from buraco_desktop.ui.table.motions import Flight, MotionPlan
from buraco_desktop.ui.table.spots import CardSpot, Place, Rect, TableLayout, TablePicture
from buraco_desktop.ui.table.timing import CANASTA, GOING_OUT, RELAYOUT, Motion
from buraco_desktop.ui.theme import Theme

REST_SHADOW, CARRIED_SHADOW = 0.7, 2.2
CARRIED_SCALE = 1.04
Z_BACKDROP, Z_SUN, Z_SPREAD, Z_FLIGHT, Z_GLOW, Z_CARRIED = -100, -90, 6000, 8000, 3500, 9000


class TableScene(QGraphicsScene):
    """One table.

    Signals:
        laid_out: a new `TableLayout` is shown; parts that are no cards follow it.
        acted: the player pressed the mouse.
    """

    laid_out = Signal(object)
    acted = Signal()

    def __init__(self, faces: FaceCache, theme: Theme, style: FaceStyle) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animator = Animator(self)
        self.table: TableLayout | None = None
        self.drag: Drag | None = None
        self.hit: Callable[[float, float], Hit] | None = None
        self.hover: Callable[[float, float], None] | None = None
        self.ratio = 1.0
        """Device pixels for a logical pixel."""
        self._faces, self._theme, self._style = faces, theme, style
        self._cards: dict[CardId, CardItem] = {}
        self._marks: dict[CardId, CardMarks] = {}
        self._shown_marks: dict[CardId, frozenset[str]] = {}
        self._backs: list[CardItem] = []
        self._flying: set[CardItem] = set()
        self._glows: list[TargetGlow] = []
        self._ghost = Ghost(self, faces, theme)
        self._ghost_target: Target | None = None
        self._carry: Carry | None = None
        self._carried: list[tuple[CardItem, QPointF]] = []
        self._press = QPointF()
        self._is_spread = False
        self._backdrop = QGraphicsPixmapItem()
        self._backdrop.setZValue(Z_BACKDROP)
        self.addItem(self._backdrop)
        faces.arrived.connect(self._refresh_faces)

    # -- showing ------------------------------------------------------------------------------------------

    def show_table(
        self, picture: TablePicture, plan: MotionPlan, marks: dict[CardId, frozenset[str]]
    ) -> None:
        """Lay the table out for its present size, bring every card to its place and mark it."""
        self._shown_marks = marks
        self._is_spread = False
        area = self.sceneRect()
        self.table = lay_out(area.width(), area.height(), picture, self.table)
        self._show_cards(plan)
        self._show_backs()
        for flight in plan.flights:
            self._fly(flight, plan)
        self.show_marks(marks)
        self._celebrate(plan)
        self.laid_out.emit(self.table)

    def show_backdrop(self, image: QImage) -> None:
        """Show what lies under the cards."""
        self._backdrop.setPixmap(QPixmap.fromImage(image))

    def set_look(self, theme: Theme, style: FaceStyle) -> None:
        """Change colours and card faces; the next `show_table` uses them."""
        self._theme, self._style = theme, style
        self._ghost = Ghost(self, self._faces, theme)
        self._marks.clear()
        self.clear_cards()

    def clear_cards(self) -> None:
        """Take every card off the table."""
        self.animator.finish_all()
        for item in (*self._cards.values(), *self._backs):
            self.removeItem(item)
        self._cards.clear()
        self._marks.clear()
        self._backs.clear()

    def show_marks(self, marks: dict[CardId, frozenset[str]]) -> None:
        """Show marks on open cards; selected ones stand raised."""
        self._shown_marks = marks
        for card, item in self._cards.items():
            spot = self._spots().get(card)
            if spot is not None:
                shown = self._marks.setdefault(card, CardMarks(item, self._theme))
                shown.show(spot.width, spot.strip.width, marks.get(card, frozenset()))

    def spread_pile(self, is_spread: bool) -> None:
        """Spread an open pile whose cards are too close to be read, or lay it together again (design 6.1)."""
        if self.table is None or is_spread == self._is_spread or (is_spread and not self.table.squeezed):
            return
        self._is_spread = is_spread
        raised = Z_SPREAD if is_spread else 0
        spots = spread_pile(self.table) if is_spread else self.table.cards
        for spot in spots:
            item = self._cards.get(spot.card) if spot.card is not None else None
            if item is not None and spot.place is Place.PILE:
                item.setZValue(spot.z + raised)
                self.animator.run(Tween(item, item.pos(), QPointF(spot.x, spot.y), RELAYOUT))

    def card_item(self, card: CardId) -> CardItem | None:
        """Return the item that shows a card, if it is on the table."""
        return self._cards.get(card)

    # -- carrying -----------------------------------------------------------------------------------------

    def start_carry(self, carry: Carry, own_team: int) -> None:
        """Lift cards off the table and light up every zone that would accept them."""
        self._carry = carry
        self.show_ghost(None, own_team)
        self._carried = [(item, QPointF(item.pos() - self._press)) for item in self._lifted(carry)]
        for order, (item, _) in enumerate(self._carried):
            self.animator.drop(item)
            item.setZValue(Z_CARRIED + order)
            item.set_shadow(CARRIED_SHADOW)
        self._show_glows(carry, own_team, None)

    def carry_to(self, x: float, y: float) -> None:
        """Bring the carried cards to the pointer."""
        for item, offset in self._carried:
            item.place(QPointF(x, y) + offset, CARRIED_SCALE, 1.0)

    def carried_rect(self) -> Rect:
        """Return the box around the carried cards."""
        boxes = [QRectF(item.pos(), item.box_size()) for item, _ in self._carried]
        union = boxes[0] if boxes else QRectF()
        for box in boxes[1:]:
            union = union.united(box)
        return Rect(union.x(), union.y(), union.width(), union.height())

    def end_carry(self) -> None:
        """Let the carried cards go; the next `show_table` brings them home."""
        carried, self._carried, self._carry = self._carried, [], None
        for item, _ in carried:
            item.set_shadow(REST_SHADOW)
            if item.card is None:
                self.removeItem(item)
        self._clear_glows()
        self.show_ghost(None, 0)

    def show_ghost(self, target: Target | None, own_team: int, others: Sequence[Target] = ()) -> None:
        """Show exactly what a drop on this target gives; None hides the ghost.

        `others` are the other layouts that the same zone offers.
        """
        if target == self._ghost_target:
            return
        self._ghost_target = target
        self._ghost.hide()
        if target is not None and target.meld is not None and self.table is not None:
            self._ghost.show(target, others, self.table, own_team, self._style, self.ratio)
        if self._carry is not None:
            self._show_glows(self._carry, own_team, target)

    # -- events -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Finish all motions, then begin a gesture; parts with buttons of their own come first."""
        self.animator.finish_all()
        super().mousePressEvent(event)
        if event.isAccepted() or event.button() != Qt.MouseButton.LeftButton:
            return
        self.acted.emit()
        if self.drag is not None and self.hit is not None:
            self._press = event.scenePos()
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.drag.press(
                self.hit(self._press.x(), self._press.y()), self._press.x(), self._press.y(), extend
            )
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry, or show what a click would do."""
        super().mouseMoveEvent(event)
        position = event.scenePos()
        if self.drag is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self.drag.move(position.x(), position.y())
        elif self.hover is not None:
            self.hover(position.x(), position.y())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End the gesture."""
        super().mouseReleaseEvent(event)
        if self.drag is not None and event.button() == Qt.MouseButton.LeftButton:
            self.drag.release(event.scenePos().x(), event.scenePos().y())

    # -- inside -------------------------------------------------------------------------------------------

    def _spots(self) -> dict[CardId, CardSpot]:
        if self.table is None:
            return {}
        return {spot.card: spot for spot in self.table.cards if spot.card is not None}

    def _key(self, card: CardId | None, spot: CardSpot) -> FaceKey:
        if card is None:
            name = self._style.pot_back if spot.place is Place.POT else self._style.back
        else:
            name = self._style.file_name(card, spot.width)
        return FaceKey(name, spot.width, self.ratio, spot.rotation, REST_SHADOW)

    def _home(self, spot: CardSpot) -> QPointF:
        is_raised = "selected" in self._shown_marks.get(spot.card, ()) if spot.card is not None else False
        return QPointF(round(spot.x), round(spot.y - (RAISED * spot.width if is_raised else 0)))

    def _show_cards(self, plan: MotionPlan) -> None:
        spots = self._spots()
        delays: dict[int, float] = {}
        carried = {item for item, _ in self._carried}
        for card, spot in spots.items():
            item = self._cards.get(card)
            motion = plan.motions.get(card, plan.default)
            old_width = item.width if item else 0
            if item is None:
                item = self._add_card(card, spot, plan)
                old_width = item.width
            key = self._key(card, spot)
            is_flip = card in plan.hidden_sources and motion.is_flip and not plan.is_snap
            if is_flip:
                item.set_look(FaceKey(self._style.back, spot.width, self.ratio, spot.rotation), key)
            else:
                item.set_look(key)
            if item in carried:
                continue
            item.setZValue(spot.z)
            item.home = self._home(spot)
            if plan.is_snap:
                self.animator.drop(item)
                item.place(item.home, 1.0, 1.0)
            elif item.pos() != item.home or old_width != spot.width:
                scale = old_width / spot.width if old_width else 1.0
                delay = delays.get(id(motion), 0.0)
                delays[id(motion)] = delay + motion.stagger
                if card in plan.motions:
                    item.setZValue(Z_FLIGHT + spot.order)
                self.animator.run(
                    Tween(
                        item, item.pos(), item.home, motion, delay, scale, is_flip, self._settle(item, spot.z)
                    )
                )
        self._remove_cards(set(spots), plan)

    def _settle(self, item: CardItem, z: float) -> Callable[[], None]:
        return lambda: item.setZValue(z)

    def _add_card(self, card: CardId, spot: CardSpot, plan: MotionPlan) -> CardItem:
        item = CardItem(card, self._faces)
        item.set_look(self._key(card, spot))
        self.addItem(item)
        self._cards[card] = item
        source = plan.sources.get(card)
        item.setPos(self._home(spot) if source is None else _centred(source, item))
        return item

    def _remove_cards(self, kept: set[CardId], plan: MotionPlan) -> None:
        for card in [card for card in self._cards if card not in kept]:
            item = self._cards.pop(card)
            self._marks.pop(card, None)
            sink = plan.sinks.get(card)
            if sink is None or plan.is_snap:
                self.animator.drop(item)
                self.removeItem(item)
            else:
                self._send_away(item, _centred(sink, item), plan.motions.get(card, plan.default), 0)

    def _send_away(self, item: CardItem, end: QPointF, motion: Motion, delay: float) -> None:
        self._flying.add(item)
        item.setZValue(Z_FLIGHT)

        def vanish() -> None:
            self._flying.discard(item)
            self.removeItem(item)

        self.animator.run(Tween(item, item.pos(), end, motion, delay, on_done=vanish))

    def _show_backs(self) -> None:
        spots = [spot for spot in self.table.cards if spot.card is None] if self.table else []
        while len(self._backs) > len(spots):
            self.removeItem(self._backs.pop())
        while len(self._backs) < len(spots):
            item = CardItem(None, self._faces)
            self.addItem(item)
            self._backs.append(item)
        for item, spot in zip(self._backs, spots, strict=True):
            item.set_look(self._key(None, spot))
            item.setZValue(spot.z)
            item.place(QPointF(round(spot.x, 1), round(spot.y, 1)), 1.0, 1.0)

    def _fly(self, flight: Flight, plan: MotionPlan) -> None:
        if plan.is_snap or self.table is None:
            return
        width = self.table.middle_width
        back = self._style.pot_back if flight.is_pot else self._style.back
        for number in range(flight.count):
            item = CardItem(None, self._faces)
            item.set_look(FaceKey(back, width, self.ratio))
            self.addItem(item)
            item.setPos(_centred(flight.start, item))
            self._send_away(item, _centred(flight.end, item), flight.motion, number * 40)

    def _celebrate(self, plan: MotionPlan) -> None:
        if plan.is_snap or self.table is None:
            return
        for key in plan.canastas:
            spot = self.table.melds[key]
            self._play(LightBand(spot.fan, spot.card_width, self.ratio), CANASTA, Z_GLOW, 1.0)
        if plan.is_going_out:
            size = 1.1 * self.table.height
            self._play(OpeningSun(self.table.middle, size, self.ratio), GOING_OUT, Z_SUN, SUN_START_SCALE)

    def _play(self, effect: LightBand | OpeningSun, motion: Motion, z: float, scale: float) -> None:
        effect.setZValue(z)
        self.addItem(effect)
        self.animator.run(
            Tween(
                effect,
                effect.start,
                effect.end,
                motion,
                start_scale=scale,
                on_done=lambda: self.removeItem(effect),
            )
        )

    def _lifted(self, carry: Carry) -> list[CardItem]:
        if carry.kind is CarryKind.STOCK:
            assert self.table is not None
            item = CardItem(None, self._faces)
            item.set_look(FaceKey(self._style.back, self.table.middle_width, self.ratio))
            self.addItem(item)
            item.setPos(self.table.stock.x, self.table.stock.y)
            return [item]
        return [self._cards[card] for card in carry.cards if card in self._cards]

    def _show_glows(self, carry: Carry, own_team: int, best: Target | None) -> None:
        self._clear_glows()
        if self.table is None:
            return
        seen: set[Rect] = set()
        for target in carry.targets:
            rect = zone_rect(self.table, own_team, target)
            if rect in seen:
                continue
            seen.add(rect)
            is_best = best is not None and (best.zone, best.index) == (target.zone, target.index)
            outset = 5 if target.zone is Zone.MELD else 0
            box = QRectF(*rect).adjusted(-outset, -outset, outset, outset)
            glow = TargetGlow(box, 12 * self.table.u, self._theme, is_best)
            glow.setZValue(Z_GLOW if target.zone is Zone.MELD else Z_BACKDROP + 1)
            self.addItem(glow)
            self._glows.append(glow)

    def _clear_glows(self) -> None:
        for glow in self._glows:
            self.removeItem(glow)
        self._glows.clear()

    def _refresh_faces(self) -> None:
        for item in (*self._cards.values(), *self._backs, *self._flying):
            item.refresh()
        if self.table is not None:
            widths = {spot.width for spot in self.table.cards}
            self._faces.forget_other_sizes(widths, self.ratio)


def _centred(rect: Rect, item: QGraphicsItem) -> QPointF:
    """Return where a card item lies when its middle is that of `rect`."""
    size = item.box_size() if isinstance(item, CardItem) else item.boundingRect().size()
    return QPointF(rect.x + (rect.width - size.width()) / 2, rect.y + (rect.height - size.height()) / 2)
