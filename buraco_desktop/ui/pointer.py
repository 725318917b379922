"""What the pointer does at the table: click, lift, carry, drop, hover. Acts are the controller's."""

from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.table.drag import Carry, CarryKind, choose, targets_at
from buraco_desktop.ui.table.hit import Hit, HitKind, hit_test
from buraco_desktop.ui.table.layout import hand_index_at
from buraco_desktop.ui.table.motions import MotionPlan
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.timing import GLIDE_BACK


class TablePointer:
    """The handler of a table's `Drag`: from what lies under the pointer to acts of the controller."""

    def __init__(self, controller: TableController, scene: TableScene) -> None:
        self._table, self._scene = controller, scene

    def hit(self, x: float, y: float) -> Hit:
        """Return what lies at a point of the scene."""
        layout = self._scene.table
        if layout is None:
            return Hit(HitKind.NOWHERE)
        return hit_test(layout, self._table.own_team, x, y, self._table.selection)

    def click(self, hit: Hit, x: float, extend: bool) -> None:
        """Act on a click."""
        match hit.kind:
            case HitKind.HAND_CARD if hit.card is not None:
                self._table.toggle(hit.card, extend)
            case HitKind.STOCK:
                self._table.draw()
            case HitKind.PILE:
                self._click_pile()
            case HitKind.OWN_MELD if self._table.selection:
                self._click_zone(Zone.MELD, hit.index, x)
            case HitKind.OWN_ZONE if self._table.selection:
                self._click_zone(Zone.FELT, None, x)
            case HitKind.OTHER_MELD | HitKind.OTHER_ZONE if self._table.selection:
                self._table.refuse(Refusal(RefusalCode.NOT_YOUR_MELD))
            case HitKind.NOWHERE:
                self._table.clear_selection()
            case _:
                pass

    def lift(self, hit: Hit) -> Carry | None:
        """Return what a drag from there carries."""
        self._scene.animator.finish_all()
        match hit.kind:
            case HitKind.HAND_CARD if hit.card is not None:
                cards = (
                    tuple(self._table.in_hand_order(self._table.selection))
                    if hit.card in self._table.selection
                    else (hit.card,)
                )
                carry = Carry(CarryKind.HAND, cards, self._table.session.targets(self._table.seat, cards))
            case HitKind.STOCK if (
                self._table.is_own_turn
                and self._table.model.phase is Phase.DRAW
                and self._table.model.stock_size
            ):
                carry = Carry(CarryKind.STOCK, (), (Target(Zone.HAND, Draw()),))
            case HitKind.PILE if (
                self._table.is_own_turn and self._table.model.phase is Phase.DRAW and self._table.model.pile
            ):
                carry = self._lift_pile()
            case _:
                return None
        self._scene.start_carry(carry, self._table.own_team)
        return carry

    def carry_to(self, carry: Carry, x: float, y: float) -> None:
        """Show the carried cards, and the result of a drop here."""
        self._scene.carry_to(x, y)
        chosen, others = self._target_under(carry, x, y)
        self._scene.show_ghost(chosen, self._table.own_team, others)

    def drop(self, carry: Carry, x: float, y: float) -> None:
        """Let the carried cards go: onto a target, into the hand, or back."""
        target, _ = self._target_under(carry, x, y)
        hit = self.hit(x, y)
        layout = self._scene.table
        self._scene.end_carry()
        if target is not None:
            self._table.submit(target.command)
            return
        if carry.kind is CarryKind.HAND and layout is not None and layout.hand.contains(x, y):
            self._table.reorder(carry.cards, hand_index_at(layout, x, y))
            self._table.relayout(MotionPlan(default=GLIDE_BACK))
            return
        self._table.relayout(MotionPlan(default=GLIDE_BACK))
        self._explain_drop(carry, hit)

    def cancel_carry(self) -> None:
        """Bring the carried cards back."""
        self._scene.end_carry()
        self._table.relayout(MotionPlan(default=GLIDE_BACK))

    def hover(self, x: float, y: float) -> None:
        """Show what a click here would give with the picked cards."""
        if self._table.is_choosing:
            return
        hit = self.hit(x, y)
        zone = {HitKind.OWN_MELD: Zone.MELD, HitKind.OWN_ZONE: Zone.FELT}.get(hit.kind)
        options = [
            target
            for target in (self._table.targets() if zone is not None else ())
            if target.zone is zone and (zone is Zone.FELT or target.index == hit.index)
        ]
        layout = self._scene.table
        chosen = choose(layout, self._table.own_team, options, x) if options and layout else None
        others = [option for option in options if option is not chosen]
        self._scene.show_ghost(chosen, self._table.own_team, others)
        self._scene.spread_pile(hit.kind is HitKind.PILE)

    # -- inside

    def _click_pile(self) -> None:
        if self._table.model.phase is Phase.PLAY and self._table.is_own_turn:
            if self._table.selection:
                self._table.discard()
        else:
            self._table.take()

    def _click_zone(self, zone: Zone, index: int | None, x: float) -> None:
        options = [target for target in self._table.targets() if (target.zone, target.index) == (zone, index)]
        layout = self._scene.table
        if options and layout is not None:
            self._table.submit(choose(layout, self._table.own_team, options, x).command)
        elif zone is Zone.FELT:
            self._table.lay()
        elif index is not None:
            self._table.extend(index)

    def _lift_pile(self) -> Carry:
        pile = tuple(card for card in self._table.model.pile if card is not None)
        if self._table.model.rules.is_pile_open:
            return Carry(CarryKind.PILE, pile, (Target(Zone.HAND, TakePile()),))
        cards = self._table.held()
        return Carry(CarryKind.PILE, cards, self._table.session.targets(self._table.seat, cards))

    def _target_under(self, carry: Carry, x: float, y: float) -> tuple[Target | None, list[Target]]:
        """Return the target of a drop here, and the other layouts that the same zone offers."""
        layout = self._scene.table
        if layout is None:
            return None, []
        options = targets_at(layout, self._table.own_team, carry.targets, self._scene.carried_rect(), x, y)
        if not options:
            return None, []
        chosen = choose(layout, self._table.own_team, options, x)
        return chosen, [option for option in options if option is not chosen]

    def _explain_drop(self, carry: Carry, hit: Hit) -> None:
        """Say why cards cannot go where they were dropped; dropped nowhere they just go back."""
        command: Command | None = None
        match hit.kind:
            case HitKind.OWN_MELD:
                command = self._dropped(carry, hit.index)
            case HitKind.OWN_ZONE:
                command = self._dropped(carry, None)
            case HitKind.PILE if carry.kind is CarryKind.HAND:
                if len(carry.cards) > 1:
                    self._table.refuse(Refusal(RefusalCode.ONE_DISCARD, carry.cards, len(carry.cards), 1))
                    return
                command = Discard(carry.cards[0])
            case HitKind.HAND if carry.kind is CarryKind.PILE:
                command = TakePile()
            case HitKind.OTHER_MELD | HitKind.OTHER_ZONE:
                self._table.refuse(Refusal(RefusalCode.NOT_YOUR_MELD, carry.cards))
                return
            case _:
                return
        if command is not None:
            self._table.submit(command)

    def _dropped(self, carry: Carry, index: int | None) -> Command | None:
        if carry.kind is CarryKind.STOCK:
            return None
        if carry.kind is CarryKind.PILE:
            return None if self._table.model.rules.is_pile_open else TakePile(carry.cards, index)
        return LayMeld(carry.cards) if index is None else ExtendMeld(index, carry.cards)
