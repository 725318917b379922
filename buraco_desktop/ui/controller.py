"""Gestures to commands, refusals to sentences, steps to motions. Every gesture ends in `session.submit`."""

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QObject, Signal

from buraco_desktop.engine.cards import CardId, sorted_by_rank, sorted_by_suit
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.events import DealEnded
from buraco_desktop.engine.legality import Target, Zone, check, may_redraw
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.session import MatchSession, Reset, Step
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.ui.hand_groups import gaps_by_rank, gaps_by_suit
from buraco_desktop.ui.layout_choice import LayoutChoice, lost_bonus
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.picking import Picking
from buraco_desktop.ui.picture import table_picture
from buraco_desktop.ui.table.drag import Carry, CarryKind, choose, targets_at
from buraco_desktop.ui.table.hit import Hit, HitKind, hit_test
from buraco_desktop.ui.table.layout import hand_index_at
from buraco_desktop.ui.table.motions import MotionPlan, plan_deal, plan_step
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import TablePicture
from buraco_desktop.ui.table.timing import GLIDE_BACK, RAISE


class Primary(Enum):
    """What the large button does now."""

    DRAW = "draw"
    TAKE = "take"
    MELD = "meld"
    DISCARD = "discard"
    SKIP = "skip"
    SCORE = "score"


class TableController(QObject):
    """Lets one person play one match on the scene.

    Signals:
        refused: a `Refusal` of something that the person tried.
        stepped: events of a step as the own seat saw them, for the log.
        was_reset: undo, redo or a new deal; everything shown must be built anew.
        changed: anything that plates, strip or buttons show.
        deal_ended: the deal is over and its motions have been started.
        choosing: a `LayoutChoice` waits for a word of the player.
    """

    refused = Signal(object)
    stepped = Signal(tuple)
    was_reset = Signal()
    changed = Signal()
    deal_ended = Signal()
    choosing = Signal(object)

    def __init__(
        self, session: MatchSession, seat: int, scene: TableScene, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.seat = seat
        self.model = TableModel.from_view(session.view(seat))
        self.picking = Picking()
        self._choice: LayoutChoice | None = None
        self.panel_width = 0.0
        self.look = TableLook()
        self._scene = scene
        self._animator = scene.animator
        self._is_sorted_by_suit = False
        session.subscribe(self._on_change)

    # -- what is shown ------------------------------------------------------------------------------------

    @property
    def selection(self) -> list[CardId]:
        """The picked cards of the hand."""
        return self.picking.cards

    @property
    def own_team(self) -> int:
        """The team of the person at this table."""
        return self.seat % self.model.team_count

    @property
    def is_own_turn(self) -> bool:
        """Whether the person may act."""
        return self.model.turn == self.seat and self.model.phase is not Phase.OVER

    def picture(self) -> TablePicture:
        """Return what the table shows now."""
        return table_picture(self.model, self.session, self.look, self.panel_width)

    def relayout(self, plan: MotionPlan | None = None) -> None:
        """Show the table as it stands; without a plan everything is put in place at once."""
        self._scene.show_table(self.picture(), plan or MotionPlan(is_snap=True), self.picking.marks())

    def show_deal(self) -> None:
        """Show a fresh deal: the own hand comes from the stock."""
        if self._scene.table is None:
            self.relayout()
        layout = self._scene.table
        assert layout is not None
        self._scene.clear_cards()
        self.relayout(plan_deal(self.session.hand_order(self.seat), layout))

    def primary(self) -> tuple[Primary, bool]:
        """Return what the large button does, and whether it can."""
        if self.session.is_deal_over:
            return Primary.SCORE, True
        if not self.is_own_turn:
            return Primary.SKIP, True
        if self.model.phase is Phase.DRAW:
            if self._take_target() is not None:
                return Primary.TAKE, True
            can_draw = check(self.session.deal, Draw()) is None
            return (Primary.DRAW, True) if can_draw else (Primary.TAKE, bool(self.model.pile))
        if len(self.selection) >= 2:
            return Primary.MELD, self._felt_target() is not None
        can_discard = (
            len(self.selection) == 1 and check(self.session.deal, Discard(self.selection[0])) is None
        )
        return Primary.DISCARD, can_discard

    def press_primary(self) -> None:
        """Do what the large button says; SKIP and SCORE are the page's."""
        match self.primary()[0]:
            case Primary.DRAW:
                self.draw()
            case Primary.TAKE:
                self.take()
            case Primary.MELD:
                self.lay()
            case Primary.DISCARD:
                self.discard()
            case Primary.SKIP | Primary.SCORE:
                pass

    # -- acts ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw from the stock."""
        self._submit(Draw())

    def redraw(self) -> None:
        """Reject the first drawn card and draw another."""
        self._submit(Redraw())

    @property
    def can_redraw(self) -> bool:
        """Whether the person may reject the card that he just drew."""
        return self.is_own_turn and may_redraw(self.session.deal)

    def take(self) -> None:
        """Take the pile; a closed one with the selected cards that justify it."""
        target = self._take_target()
        self._submit(target.command if target else TakePile())

    def lay(self) -> None:
        """Lay the selected cards as a new meld."""
        options = [target for target in self._targets() if target.zone is Zone.FELT]
        self._play(options, self._felt_command(tuple(self.selection)))

    def extend(self, index: int) -> None:
        """Add the selected cards to an own meld."""
        options = [target for target in self._targets() if (target.zone, target.index) == (Zone.MELD, index)]
        self._play(options, self._meld_command(tuple(self.selection), index))

    def _play(self, options: list[Target], otherwise: Command) -> None:
        """Meld; what can be done in several ways or lowers a bonus is shown first and waits for a word."""
        if not options:
            self._submit(otherwise)
        elif self._choice is not None and list(self._choice.options) == options:
            self._submit(self._choice.current.command)
        elif len(options) > 1 or self.lost_bonus(options[0]) is not None:
            self._choice = LayoutChoice(options)
            self._show_choice(self._choice)
        else:
            self._submit(options[0].command)

    def show_next_layout(self) -> bool:
        """Show the next of several layouts that wait for a word; whether there was one."""
        if self._choice is None:
            return False
        self._choice.show_next()
        self._show_choice(self._choice)
        return True

    def forget_choice(self) -> bool:
        """Lay nothing of what waits for a word; whether there was something."""
        had_choice, self._choice = self._choice is not None, None
        self._scene.show_ghost(None, self.own_team)
        return had_choice

    def lost_bonus(self, target: Target) -> tuple[int, int] | None:
        """Return the bonus before and after if a target lowers it."""
        base = None if target.index is None else self.model.melds[self.own_team][target.index]
        return lost_bonus(target, base, self.model.rules)

    def _show_choice(self, choice: LayoutChoice) -> None:
        self._scene.show_ghost(choice.current, self.own_team, choice.others)
        self.choosing.emit(choice)

    def discard(self) -> None:
        """Discard the selected card."""
        if len(self.selection) == 1:
            self._submit(Discard(self.selection[0]))
        else:
            self._refuse(Refusal(RefusalCode.ONE_DISCARD, tuple(self.selection), len(self.selection), 1))

    def undo(self) -> None:
        """Take the last act back, as far as that is fair."""
        self._animator.finish_all()
        if not self.session.undo(self.seat):
            self._refuse(Refusal(RefusalCode.NOTHING_TO_TAKE_BACK))

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self._animator.finish_all()
        self.session.redo(self.seat)

    def sort(self) -> None:
        """Sort the hand, by suit and by rank in turn."""
        self._is_sorted_by_suit = not self._is_sorted_by_suit
        hand = self.session.hand_order(self.seat)
        if self._is_sorted_by_suit:
            order = sorted_by_suit(hand)
            gaps = gaps_by_suit(order)
        else:
            order = sorted_by_rank(hand)
            gaps = gaps_by_rank(order)
        self.session.set_hand_order(self.seat, tuple(order), gaps)
        self.relayout(MotionPlan())

    def reorder(self, cards: Iterable[CardId], index: int) -> None:
        """Move hand cards to an index of the display order."""
        hand = self.session.hand_order(self.seat)
        moved = [card for card in hand if card in set(cards)]
        rest = [card for card in hand[:index] if card not in moved]
        order = (*rest, *moved, *(card for card in hand[index:] if card not in moved))
        self.session.set_hand_order(self.seat, order, frozenset())
        self.picking.moved(moved)

    # -- picking ------------------------------------------------------------------------------------------

    def toggle(self, card: CardId, to_range: bool = False) -> None:
        """Pick a card of the hand or put it back; `to_range` picks all from the last one picked."""
        self.forget_choice()
        self.picking.toggle(card, self.session.hand_order(self.seat), to_range)
        self.relayout(MotionPlan(default=RAISE))
        self.changed.emit()

    def clear_selection(self) -> None:
        """Put all picked cards back."""
        if self.selection:
            self.picking.cards.clear()
            self.relayout(MotionPlan(default=RAISE))
            self.changed.emit()

    def move_focus(self, steps: int) -> None:
        """Walk along the hand by keyboard."""
        self.picking.move_focus(self.session.hand_order(self.seat), steps)
        self._scene.show_marks(self.picking.marks())

    def toggle_focused(self) -> None:
        """Pick the card under the keyboard's focus, or put it back."""
        if self.picking.focus is not None:
            self.toggle(self.picking.focus)

    # -- the pointer (drag.DragHandler) -------------------------------------------------------------------

    def hit(self, x: float, y: float) -> Hit:
        """Return what lies at a point of the scene."""
        layout = self._scene.table
        if layout is None:
            return Hit(HitKind.NOWHERE)
        return hit_test(layout, self.own_team, x, y, self.selection)

    def click(self, hit: Hit, x: float, extend: bool) -> None:
        """Act on a click."""
        match hit.kind:
            case HitKind.HAND_CARD if hit.card is not None:
                self.toggle(hit.card, extend)
            case HitKind.STOCK:
                self.draw()
            case HitKind.PILE:
                self._click_pile()
            case HitKind.OWN_MELD if self.selection:
                self._click_zone(Zone.MELD, hit.index, x)
            case HitKind.OWN_ZONE if self.selection:
                self._click_zone(Zone.FELT, None, x)
            case HitKind.OTHER_MELD | HitKind.OTHER_ZONE if self.selection:
                self._refuse(Refusal(RefusalCode.NOT_YOUR_MELD))
            case HitKind.NOWHERE:
                self.clear_selection()
            case _:
                pass

    def lift(self, hit: Hit) -> Carry | None:
        """Return what a drag from there carries."""
        self._animator.finish_all()
        match hit.kind:
            case HitKind.HAND_CARD if hit.card is not None:
                cards = (
                    tuple(self._in_hand_order(self.selection)) if hit.card in self.selection else (hit.card,)
                )
                carry = Carry(CarryKind.HAND, cards, self.session.targets(self.seat, cards))
            case HitKind.STOCK if (
                self.is_own_turn and self.model.phase is Phase.DRAW and self.model.stock_size
            ):
                carry = Carry(CarryKind.STOCK, (), (Target(Zone.HAND, Draw()),))
            case HitKind.PILE if self.is_own_turn and self.model.phase is Phase.DRAW and self.model.pile:
                carry = self._lift_pile()
            case _:
                return None
        self._scene.start_carry(carry, self.own_team)
        return carry

    def carry_to(self, carry: Carry, x: float, y: float) -> None:
        """Show the carried cards, and the result of a drop here."""
        self._scene.carry_to(x, y)
        chosen, others = self._target_under(carry, x, y)
        self._scene.show_ghost(chosen, self.own_team, others)

    def drop(self, carry: Carry, x: float, y: float) -> None:
        """Let the carried cards go: onto a target, into the hand, or back."""
        target, _ = self._target_under(carry, x, y)
        hit = self.hit(x, y)
        layout = self._scene.table
        self._scene.end_carry()
        if target is not None:
            self._submit(target.command)
            return
        if carry.kind is CarryKind.HAND and layout is not None and layout.hand.contains(x, y):
            self.reorder(carry.cards, hand_index_at(layout, x, y))
            self.relayout(MotionPlan(default=GLIDE_BACK))
            return
        self.relayout(MotionPlan(default=GLIDE_BACK))
        self._explain_drop(carry, hit)

    def cancel_carry(self) -> None:
        """Bring the carried cards back."""
        self._scene.end_carry()
        self.relayout(MotionPlan(default=GLIDE_BACK))

    def hover(self, x: float, y: float) -> None:
        """Show what a click here would give with the picked cards."""
        if self._choice is not None:
            return
        hit = self.hit(x, y)
        zone = {HitKind.OWN_MELD: Zone.MELD, HitKind.OWN_ZONE: Zone.FELT}.get(hit.kind)
        options = [
            target
            for target in (self._targets() if zone is not None else ())
            if target.zone is zone and (zone is Zone.FELT or target.index == hit.index)
        ]
        layout = self._scene.table
        chosen = choose(layout, self.own_team, options, x) if options and layout else None
        others = [option for option in options if option is not chosen]
        self._scene.show_ghost(chosen, self.own_team, others)
        self._scene.spread_pile(hit.kind is HitKind.PILE)

    # -- inside -------------------------------------------------------------------------------------------

    def _submit(self, command: Command) -> None:
        self._animator.finish_all()
        self.forget_choice()
        result = self.session.submit(self.seat, command)
        if isinstance(result, Refusal):
            self._refuse(result)
            self.relayout(MotionPlan(default=GLIDE_BACK))

    def _refuse(self, refusal: Refusal) -> None:
        self.refused.emit(refusal)

    def _on_change(self, change: Step | Reset) -> None:
        if isinstance(change, Reset):
            self.model = TableModel.from_view(self.session.view(self.seat))
            self.picking.forget_new()
            self.picking.prune(self.model.hand)
            self.relayout(MotionPlan())
            self.was_reset.emit()
            self.changed.emit()
            return
        events = tuple(seen_by(event, self.seat) for event in change.events)
        layout = self._scene.table
        before = set(self.model.hand)
        for event in events:
            self.model.fold(event)
        self.picking.follow(events, self.seat, before, set(self.model.hand))
        self.relayout(None if layout is None else plan_step(events, layout, self.seat))
        self.stepped.emit(events)
        self.changed.emit()
        if any(isinstance(event, DealEnded) for event in events):
            self.deal_ended.emit()

    def _in_hand_order(self, cards: Iterable[CardId]) -> list[CardId]:
        wanted = set(cards)
        return [card for card in self.session.hand_order(self.seat) if card in wanted]

    def _held(self) -> tuple[CardId, ...]:
        """Return the picked cards, with the top of a closed pile before the draw."""
        cards = tuple(self._in_hand_order(self.selection))
        is_take = self.model.phase is Phase.DRAW and not self.model.rules.is_pile_open
        top = self.model.pile[-1] if is_take and self.model.pile else None
        return cards if top is None else (top, *cards)

    def _targets(self) -> tuple[Target, ...]:
        if not self.is_own_turn or not self.selection:
            return ()
        return self.session.targets(self.seat, self._held())

    def _felt_target(self) -> Target | None:
        return next((target for target in self._targets() if target.zone is Zone.FELT), None)

    def _take_target(self) -> Target | None:
        """Return the take of a closed pile that the picked cards justify."""
        if self.model.phase is not Phase.DRAW or self.model.rules.is_pile_open:
            return None
        return next(iter(self._targets()), None)

    def _felt_command(self, cards: tuple[CardId, ...]) -> Command:
        is_take = self.model.phase is Phase.DRAW and not self.model.rules.is_pile_open
        return TakePile(self._held()) if is_take and cards else LayMeld(cards)

    def _meld_command(self, cards: tuple[CardId, ...], index: int) -> Command:
        is_take = self.model.phase is Phase.DRAW and not self.model.rules.is_pile_open
        return TakePile(self._held(), index) if is_take and cards else ExtendMeld(index, cards)

    def _click_pile(self) -> None:
        if self.model.phase is Phase.PLAY and self.is_own_turn:
            if self.selection:
                self.discard()
        else:
            self.take()

    def _click_zone(self, zone: Zone, index: int | None, x: float) -> None:
        options = [target for target in self._targets() if (target.zone, target.index) == (zone, index)]
        layout = self._scene.table
        if options and layout is not None:
            self._submit(choose(layout, self.own_team, options, x).command)
        elif zone is Zone.FELT:
            self.lay()
        elif index is not None:
            self.extend(index)

    def _lift_pile(self) -> Carry:
        pile = tuple(card for card in self.model.pile if card is not None)
        if self.model.rules.is_pile_open:
            return Carry(CarryKind.PILE, pile, (Target(Zone.HAND, TakePile()),))
        cards = self._held()
        return Carry(CarryKind.PILE, cards, self.session.targets(self.seat, cards))

    def _target_under(self, carry: Carry, x: float, y: float) -> tuple[Target | None, list[Target]]:
        """Return the target of a drop here, and the other layouts that the same zone offers."""
        layout = self._scene.table
        if layout is None:
            return None, []
        options = targets_at(layout, self.own_team, carry.targets, self._scene.carried_rect(), x, y)
        if not options:
            return None, []
        chosen = choose(layout, self.own_team, options, x)
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
                    self._refuse(Refusal(RefusalCode.ONE_DISCARD, carry.cards, len(carry.cards), 1))
                    return
                command = Discard(carry.cards[0])
            case HitKind.HAND if carry.kind is CarryKind.PILE:
                command = TakePile()
            case HitKind.OTHER_MELD | HitKind.OTHER_ZONE:
                self._refuse(Refusal(RefusalCode.NOT_YOUR_MELD, carry.cards))
                return
            case _:
                return
        if command is not None:
            self._submit(command)

    def _dropped(self, carry: Carry, index: int | None) -> Command | None:
        if carry.kind is CarryKind.STOCK:
            return None
        if carry.kind is CarryKind.PILE:
            return None if self.model.rules.is_pile_open else TakePile(carry.cards, index)
        return LayMeld(carry.cards) if index is None else ExtendMeld(index, carry.cards)
