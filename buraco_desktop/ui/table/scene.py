"""The table as a graphics scene: cards that move to where the layout wants them, and what lies around them.

The scene shows; it decides nothing. Gestures go to a `Drag`, which tells the controller.
"""

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsSceneMouseEvent

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.legality import Target
from buraco_desktop.ui.faces import FaceCache, FaceStyle
from buraco_desktop.ui.table.animator import Animator, Tween
from buraco_desktop.ui.table.backdrop import stored_backdrop
from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.card_layer import CardLayer
from buraco_desktop.ui.table.carrying import Carrying
from buraco_desktop.ui.table.drag import Carry, Drag
from buraco_desktop.ui.table.effects import SUN_SIZE, SUN_START_SCALE, LightBand, OpeningSun
from buraco_desktop.ui.table.ghost import Ghost
from buraco_desktop.ui.table.hit import Hit
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.middle import spread_pile
from buraco_desktop.ui.table.motions import MotionPlan
from buraco_desktop.ui.table.parts import Part
from buraco_desktop.ui.table.spots import Rect, TableLayout, TablePicture
from buraco_desktop.ui.table.timing import CANASTA, GOING_OUT, Motion
from buraco_desktop.ui.theme import Theme

Z_BACKDROP, Z_SUN, Z_LIGHT = -100, -90, 3500


class AsideFor(Enum):
    """What melds move aside for; of two the first is seen."""

    GHOST = "ghost"
    HINT = "hint"


class TableScene(QGraphicsScene):
    """One table.

    Signals:
        laid_out: a new `TableLayout` is shown; parts that are no cards follow it.
        moved_aside: melds lie as in this `TableLayout` while a ghost is shown, or again as in `table`.
        celebrated: the `MotionPlan` of a step that is shown in motion, after `laid_out`.
        acted: the player pressed the mouse.
    """

    laid_out = Signal(object)
    moved_aside = Signal(object)
    celebrated = Signal(object)
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
        self._faces = faces
        self._cards = CardLayer(self, self.animator, faces, theme, style)
        self._carrying = Carrying(self, self._cards, self.animator, faces, theme, style)
        self._press = QPointF()
        self._is_spread = False
        self._backdrop_key: object = None
        self._is_laying_out = False
        self._asides: dict[AsideFor, TableLayout] = {}
        self._backdrop = QGraphicsPixmapItem()
        self._backdrop.setZValue(Z_BACKDROP)
        self.addItem(self._backdrop)
        faces.arrived.connect(self._refresh_faces)

    def add_part(self, part: Part, z: float) -> None:
        """Put a part on the table; its first picture may come from the last start."""
        part.store = self._faces.store
        part.setZValue(z)
        self.addItem(part)

    # -- showing ------------------------------------------------------------------------------------------

    def show_table(
        self, picture: TablePicture, plan: MotionPlan, marks: dict[CardId, frozenset[str]]
    ) -> None:
        """Lay the table out for its present size, bring every card to its place and mark it."""
        self._is_spread = False
        area = self.sceneRect()
        before, self.table = self.table, lay_out(area.width(), area.height(), picture, self.table)
        if before is not None and before.melds and not self.table.melds:
            self._faces.forget_deal()
        self._forget_faces()
        self._cards.show(self.table, plan, marks, self.ratio)
        self._asides.clear()
        self._carrying.follow_layout(self.table, self.ratio)
        self._is_laying_out = True
        self.laid_out.emit(self.table)
        self.make_room(AsideFor.GHOST, self.ghost.table)
        self._is_laying_out = False
        if self._asides:
            self._move_aside(plan.is_snap)
        if not plan.is_snap:
            self._celebrate(self.table, plan)
            self.celebrated.emit(plan)

    def show_backdrop(self, layout: TableLayout, theme: Theme) -> None:
        """Show what lies under the cards; it is painted only when bands, screen or colours are others."""
        key = (layout.width, layout.height, layout.zones, layout.tray, self.ratio, theme)
        if key != self._backdrop_key:
            self._backdrop_key = key
            picture = stored_backdrop(layout, theme, self.ratio, self._faces.store)
            self._backdrop.setPixmap(QPixmap.fromImage(picture))

    def set_look(self, theme: Theme, style: FaceStyle) -> None:
        """Change colours and card faces; the next `show_table` uses them."""
        self._cards.set_look(theme, style)
        self._carrying.set_look(theme, style)

    def clear_cards(self) -> None:
        """Take every card off the table."""
        self._cards.clear()

    def show_marks(self, marks: dict[CardId, frozenset[str]]) -> None:
        """Show marks on open cards."""
        self._cards.show_marks(marks)

    def spread_pile(self, is_spread: bool) -> None:
        """Spread an open pile whose cards are too close to be read, or lay it together again (design 6.1)."""
        if self.table is None or is_spread == self._is_spread or (is_spread and not self.table.squeezed):
            return
        self._is_spread = is_spread
        self._cards.spread(spread_pile(self.table) if is_spread else self.table.cards, is_spread)

    def card_item(self, card: CardId) -> CardItem | None:
        """Return the item that shows a card, if it is on the table."""
        return self._cards.item(card)

    @property
    def ghost(self) -> Ghost:
        """The ghosts of what a drop or a click gives."""
        return self._carrying.ghost

    @property
    def is_spread(self) -> bool:
        """Whether the pile is spread."""
        return self._is_spread

    # -- carrying -----------------------------------------------------------------------------------------

    def start_carry(self, carry: Carry, own_team: int) -> None:
        """Lift cards off the table and light up every zone that would accept them."""
        if self.table is not None:
            self._carrying.start(carry, self._press, self.table, own_team, self.ratio)

    def carry_to(self, x: float, y: float) -> None:
        """Bring the carried cards to the pointer."""
        self._carrying.move_to(x, y)

    def carried_rect(self) -> Rect:
        """Return the box around the carried cards."""
        return self._carrying.rect()

    def end_carry(self) -> None:
        """Let the carried cards go; the next `show_table` brings them home."""
        self._carrying.end()
        self._carrying.show_ghost(None, self.table, 0, self.ratio)

    def show_ghost(self, target: Target | None, own_team: int, others: Sequence[Target] = ()) -> None:
        """Show exactly what a drop on this target gives; None hides the ghost.

        `others` are the other layouts that the same zone offers.
        """
        self._carrying.show_ghost(target, self.table, own_team, self.ratio, others)
        self.make_room(AsideFor.GHOST, self.ghost.table)

    @property
    def shown(self) -> TableLayout | None:
        """The layout as it is seen, melds moved aside for ghosts; a click means what `table` has there."""
        first = next((self._asides[each] for each in AsideFor if each in self._asides), None)
        return first or self.table

    def make_room(self, reason: AsideFor, layout: TableLayout | None) -> None:
        """Move melds aside for ghosts, as this layout of them has it; None takes the reason away."""
        before = self.shown
        self._asides.pop(reason, None)
        if layout is not None:
            self._asides[reason] = layout
        if self.shown is not before and not self._is_laying_out:
            self._move_aside()

    # -- events -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Finish all motions, then begin a gesture; parts with buttons of their own come first."""
        self.animator.finish_all()
        super().mousePressEvent(event)
        self._begin(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of two as any other: `Drag` knows the player's own double-click time."""
        super().mouseDoubleClickEvent(event)
        self._begin(event)

    def _begin(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.isAccepted() or event.button() != Qt.MouseButton.LeftButton:
            return
        self.acted.emit()
        if self.drag is not None and self.hit is not None:
            self._press = event.scenePos()
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            x, y = self._press.x(), self._press.y()
            self.drag.press(self.hit(x, y), x, y, extend, event.timestamp())
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
            self.drag.release(event.scenePos().x(), event.scenePos().y(), event.timestamp())

    # -- inside -------------------------------------------------------------------------------------------

    def _move_aside(self, is_snap: bool = False) -> None:
        if self.shown is not None:
            self._cards.move_aside(self.shown, is_snap)
            self.moved_aside.emit(self.shown)

    def _celebrate(self, layout: TableLayout, plan: MotionPlan) -> None:
        for key in plan.canastas:
            spot = layout.melds[key]
            self._play(LightBand(spot.fan, spot.card_width, self.ratio), CANASTA, Z_LIGHT, 1.0)
        if plan.is_going_out:
            self._play(OpeningSun(layout.middle, SUN_SIZE * layout.height), GOING_OUT, Z_SUN, SUN_START_SCALE)

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

    def _refresh_faces(self) -> None:
        self._cards.refresh()
        self._forget_faces()

    def _forget_faces(self) -> None:
        if self.table is not None:
            widths = {spot.width for layout in (self.table, *self._asides.values()) for spot in layout.cards}
            self._faces.forget_other_sizes(widths, self.ratio)
