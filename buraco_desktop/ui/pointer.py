"""What the pointer does at the table: click, carry, drop, hover, rubber band. Acts are the controller's."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Draw, TakePile
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.hand_groups import LEAST_MELD
from buraco_desktop.ui.table.drag import Carry, CarryKind, choose, targets_at
from buraco_desktop.ui.table.hit import Hit, HitKind, hand_cards_in, hit_test
from buraco_desktop.ui.table.layout import hand_index_at, hand_mark_at, is_hand_apart_at
from buraco_desktop.ui.table.motions import MotionPlan
from buraco_desktop.ui.table.outlines import InsertionMark, RubberBand
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.table.timing import GLIDE_BACK

if TYPE_CHECKING:
    from buraco_desktop.ui.refused_try import RefusedTry

_EMPTY = frozenset((HitKind.NOWHERE, HitKind.HAND, HitKind.OWN_ZONE, HitKind.OTHER_ZONE, HitKind.POT))


class TablePointer:
    """The handler of a table's `Drag`: from what lies under the pointer to acts of the controller."""

    def __init__(self, controller: TableController, scene: TableScene) -> None:
        self._table, self._scene = controller, scene
        self._options: list[Target] = []
        self._natural: Target | None = None
        self._turned_to: Target | None = None
        self._band: RubberBand | None = None
        self._picked_before: tuple[CardId, ...] = ()
        self._insertion = InsertionMark()
        scene.addItem(self._insertion)
        self._refused_try: RefusedTry | None = None

    @property
    def refused_try(self) -> "RefusedTry":
        """What shows and says that a thing does not take carried cards; made when it is first wanted."""
        if self._refused_try is None:
            self._refused_try = when_wanted.refused_try(self._table, self._scene)
        return self._refused_try

    # -- drag.DragHandler ---------------------------------------------------------------------------------

    def hit(self, x: float, y: float) -> Hit:
        """Return what lies at a point of the scene."""
        layout = self._scene.table
        if layout is None:
            return Hit(HitKind.NOWHERE)
        return hit_test(layout, self._table.own_team, x, y, self._table.selection)

    def click(self, hit: Hit, x: float, y: float, extend: bool) -> None:
        """Act on a click; of several results, or a lowered bonus, only what was shown before is done."""
        ghost = self._ghost_under(hit, x, y)
        if ghost is not None:
            self._table.submit(ghost.command)
        else:
            self.act_on(hit, x, y, extend)

    def act_on(self, hit: Hit, x: float, y: float, extend: bool) -> None:
        """Act on a thing, whatever ghost lies over it."""
        is_asked = self._table.guard.waiting is not None
        if is_asked and hit.kind not in (HitKind.PILE, HitKind.HAND_CARD):
            # A discard waits: a click elsewhere says no, and does nothing else.
            self._put_back()
            return
        match hit.kind:
            case HitKind.HAND_CARD if hit.card is not None:
                self._table.toggle(hit.card, extend)
            case HitKind.STOCK:
                self._table.draw()
            case HitKind.PILE:
                self._click_pile()
            case HitKind.OWN_MELD if self._table.selection:
                self._click_zone(hit, x, y)
            case HitKind.OWN_ZONE if self._table.selection:
                self._click_zone(hit, x, y)
            case HitKind.OTHER_MELD if self._table.selection:
                self._table.refuse(Refusal(RefusalCode.NOT_YOUR_MELD))
            case kind if kind in _EMPTY:
                self._put_back()
            case _:
                pass

    def lift(self, hit: Hit, x: float, y: float, extend: bool) -> Carry | None:
        """Return what a drag from there carries; from an empty place a band that picks hand cards."""
        self._scene.animator.finish_all()
        table = self._table
        can_take = table.is_own_turn and table.model.phase is Phase.DRAW
        match hit.kind:
            case HitKind.HAND_CARD if hit.card not in table.model.hand:
                return None  # it has left the hand, or was covered, when the motions ended
            case HitKind.HAND_CARD if hit.card is not None:
                is_picked = hit.card in table.selection
                cards = tuple(table.in_hand_order(table.selection)) if is_picked else (hit.card,)
                carry = Carry(CarryKind.HAND, cards, table.session.targets(table.seat, cards))
            case HitKind.STOCK if can_take and table.model.stock_size:
                carry = Carry(CarryKind.STOCK, (), (Target(Zone.HAND, Draw()),))
            case HitKind.PILE if can_take and table.model.pile:
                carry = self._lift_pile()
            case kind if kind in _EMPTY:
                return self._begin_band(x, y, extend)
            case _:
                return None
        if carry.cards != (table.guard.waiting,):
            table.forget_choice()
        self._turned_to = None
        self._scene.start_carry(carry, table.own_team)
        return carry

    def carry_to(self, carry: Carry, x: float, y: float) -> None:
        """Show the carried cards, and the result of a drop here."""
        if carry.kind is CarryKind.BAND:
            self._stretch_band(x, y)
            return
        self._scene.carry_to(x, y)
        options = self._targets_under(carry, x, y)
        self._show(options, x, y)
        self.refused_try.follow(carry, None if options else self.hit(x, y), x, y)
        self._show_insertion(carry, x, y)

    def drop(self, carry: Carry, x: float, y: float) -> None:
        """Let the carried cards go: onto a target, into the hand, or back."""
        if carry.kind is CarryKind.BAND:
            self._stretch_band(x, y)
            self._end_band()
            return
        # The release may be far from the last move: its own place counts.
        self._scene.carry_to(x, y)
        target = self._chosen(self._targets_under(carry, x, y), x, y)
        hit = self.hit(x, y)
        layout = self._scene.table
        self._end_carry()
        if target is not None:
            self._table.submit(target.command)
            return
        if carry.kind is CarryKind.HAND and layout is not None and layout.hand.contains(x, y):
            is_apart = is_hand_apart_at(layout, x, y)
            self._table.reorder(carry.cards, hand_index_at(layout, x, y), is_apart=is_apart)
            self._table.relayout(MotionPlan(default=GLIDE_BACK))
            return
        self._table.relayout(MotionPlan(default=GLIDE_BACK))
        self.refused_try.explain(carry, hit)

    def cancel_carry(self, carry: Carry) -> None:
        """Bring the carried cards back; of a band, pick what was picked before."""
        if carry.kind is CarryKind.BAND:
            self._end_band()
            self._table.pick(self._picked_before)
            return
        self._end_carry()
        self._table.relayout(MotionPlan(default=GLIDE_BACK))

    # -- hovering -----------------------------------------------------------------------------------------

    def hover(self, x: float, y: float, at: Hit | None = None) -> None:
        """Show what a click here would give with the picked cards, and spread a pile that cannot be read.

        `at` is a thing that is meant whatever ghost lies over it: the keyboard is on it.
        """
        hit = at or self.hit(x, y)
        ghost = self._ghost_under(hit, x, y) if at is None else None
        if self._table.is_choosing:
            if ghost is not None:
                self._table.show_layout(ghost)
            return
        if ghost is None:
            self._options = self._options_at(hit)
        self._show(self._options, x, y)
        self._scene.spread_pile(hit.kind is HitKind.PILE)

    def show_next(self) -> bool:
        """Choose the next of the layouts that are shown under the pointer; whether there are several."""
        chosen = self._scene.ghost.chosen
        if chosen is None or len(self._options) < 2 or chosen not in self._options:
            return False
        index = (self._options.index(chosen) + 1) % len(self._options)
        self._turned_to = self._options[index]
        self._show_ghost(self._turned_to)
        return True

    # -- results ------------------------------------------------------------------------------------------

    def _show(self, options: Sequence[Target], x: float, y: float) -> None:
        self._options = list(options)
        self._show_ghost(self._chosen(options, x, y))

    def _show_ghost(self, chosen: Target | None) -> None:
        others = [option for option in self._options if option != chosen] if chosen is not None else []
        self._scene.show_ghost(chosen, self._table.own_team, others)

    def _chosen(self, options: Sequence[Target], x: float, y: float) -> Target | None:
        """Return the layout under the pointer, or the one that Tab chose while the pointer says no other."""
        layout = self._scene.table
        if not options or layout is None:
            self._natural = self._turned_to = None
            return None
        pointed = self._scene.ghost.target_at(x, y)
        natural = pointed if pointed in options else choose(layout, self._table.own_team, options, x)
        if natural != self._natural:
            self._natural, self._turned_to = natural, None
        return self._turned_to if self._turned_to in options else natural

    def _ghost_under(self, hit: Hit, x: float, y: float) -> Target | None:
        """Return the shown layout that the pointer is on; it wins over the meld that moved aside for it.

        On the own place of the meld that grows only its new cards count: the rest is that of all layouts.
        """
        ghost = self._scene.ghost
        if hit.kind not in (HitKind.OWN_ZONE, HitKind.OWN_MELD):
            return None
        pointed = ghost.target_at(x, y)
        if pointed is not None:
            return self._turned_to if pointed == self._natural and self._turned_to is not None else pointed
        chosen = ghost.chosen
        is_at_home = chosen is not None and chosen.index is not None and chosen.index == hit.index
        return None if is_at_home or not ghost.has_chosen_at(x, y) else chosen

    def _options_at(self, hit: Hit) -> list[Target]:
        match hit.kind:
            case HitKind.OWN_MELD:
                return [t for t in self._table.targets() if (t.zone, t.index) == (Zone.MELD, hit.index)]
            case HitKind.OWN_ZONE:
                return [target for target in self._table.targets() if target.zone is Zone.FELT]
            case _:
                return []

    def _targets_under(self, carry: Carry, x: float, y: float) -> list[Target]:
        layout, own_team = self._scene.table, self._table.own_team
        if layout is None:
            return []
        ghost = self._ghost_under(self.hit(x, y), x, y)
        if ghost is not None and ghost in carry.targets:
            return [t for t in carry.targets if (t.zone, t.index) == (ghost.zone, ghost.index)]
        return targets_at(layout, own_team, carry.targets, self._scene.carried_rect(), x, y)

    # -- clicks -------------------------------------------------------------------------------------------

    def _click_pile(self) -> None:
        table = self._table
        if table.model.phase is not Phase.PLAY or not table.is_own_turn:
            table.take()
        elif table.selection:
            table.discard()

    def _click_zone(self, hit: Hit, x: float, y: float) -> None:
        """Meld at an own meld or on the felt; a click on the felt that melds nothing puts the cards back."""
        options = self._options_at(hit)
        chosen = self._chosen(options, x, y)
        if chosen is not None:
            is_seen = self._scene.ghost.chosen == chosen
            self._table.play(options, chosen, is_seen)
        elif hit.kind is HitKind.OWN_MELD:
            self._table.extend(hit.index)
        else:
            if len(self._table.selection) >= LEAST_MELD:
                self._table.lay()
            self._put_back()

    def _put_back(self) -> None:
        self._table.forget_choice()
        self._table.clear_selection()

    # -- drags --------------------------------------------------------------------------------------------

    def _lift_pile(self) -> Carry:
        pile = tuple(card for card in self._table.model.pile if card is not None)
        if self._table.model.rules.is_pile_open:
            return Carry(CarryKind.PILE, pile, (Target(Zone.HAND, TakePile()),))
        cards = self._table.held()
        return Carry(CarryKind.PILE, cards, self._table.session.targets(self._table.seat, cards))

    def _end_carry(self) -> None:
        self.refused_try.hide()
        self._scene.end_carry()
        self._insertion.hide()

    def _show_insertion(self, carry: Carry, x: float, y: float) -> None:
        """Show where the hand takes the cards in, if a drop here only moves them within it."""
        layout, mark = self._scene.table, None
        is_in_hand = carry.kind is CarryKind.HAND and self._scene.ghost.chosen is None
        if is_in_hand and layout is not None and layout.hand.contains(x, y):
            mark = hand_mark_at(layout, x, y)
        self._insertion.show_at(mark)

    # -- rubber band --------------------------------------------------------------------------------------

    def _begin_band(self, x: float, y: float, extend: bool) -> Carry:
        self._picked_before = tuple(self._table.selection)
        self._band = RubberBand(x, y, self._picked_before if extend else ())
        self._scene.addItem(self._band)
        return Carry(CarryKind.BAND, (), ())

    def _stretch_band(self, x: float, y: float) -> None:
        layout = self._scene.table
        if self._band is None or layout is None:
            return
        rect: Rect = self._band.stretch_to(x, y)
        self._table.pick((*self._band.kept, *hand_cards_in(layout, rect)))

    def _end_band(self) -> None:
        if self._band is not None:
            self._scene.removeItem(self._band)
            self._band = None
