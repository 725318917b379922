"""Gestures to commands, refusals to sentences, steps to motions. Every gesture ends in `session.submit`."""

from collections.abc import Iterable, Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.events import DealEnded
from buraco_desktop.engine.legality import Target, Zone, check, may_redraw
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.session import MatchSession, Reset, Step
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.storage.settings import HandSort
from buraco_desktop.ui.discard_guard import DiscardGuard
from buraco_desktop.ui.hand_groups import SORT_CYCLE, grouped_hand, moved_hand, set_apart, sorted_hand
from buraco_desktop.ui.layout_choice import LayoutChoice, lost_bonus
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.picking import Picking
from buraco_desktop.ui.picture import table_picture
from buraco_desktop.ui.sitting import NOBODY, marked_since_last_turn, seen_table
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


_NO_CARD_NOW = frozenset((RefusalCode.NOT_YOUR_TURN, RefusalCode.DEAL_OVER, RefusalCode.WRONG_PHASE))
"""Refusals of a discard, whatever the card."""


class TableController(QObject):
    """Lets one person at a time play a match on the scene.

    Signals:
        left: the table is about to be looked at from another seat, or its hand to be covered or shown.
        seated: it is so now; nothing is drawn yet.
        refused: a `Refusal` of something that the person tried.
        stepped: events of a step as the own seat saw them, for the log.
        was_reset: undo, redo or a new deal; everything shown must be built anew.
        changed: anything that plates, strip or buttons show.
        deal_ended: the deal is over and its motions have been started.
        choosing: a `LayoutChoice` waits for a word of the player.
        discard_waits: the card whose discard waits for a second act, or None from when none does.
        sort_chosen: the `HandSort` that the player wants from now on.
    """

    left = Signal()
    seated = Signal()
    refused = Signal(object)
    stepped = Signal(tuple)
    was_reset = Signal()
    changed = Signal()
    deal_ended = Signal()
    choosing = Signal(object)
    discard_waits = Signal(object)
    sort_chosen = Signal(object)

    def __init__(
        self, session: MatchSession, seat: int, scene: TableScene, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.seat = seat
        self.is_covered = False
        """Whether the person is not to see the hand of this seat, nor to act for it."""
        self.is_next_covered = False
        """Whether the next deal, and a table after undo, are covered from the beginning."""
        self.model = TableModel.from_view(session.view(seat))
        self.picking = Picking()
        self.guard = DiscardGuard(session.clock)
        self._choice: LayoutChoice | None = None
        self.panel_width = 0.0
        self.look = TableLook()
        self._scene = scene
        self._animator = scene.animator
        self.hand_sort = HandSort.SUIT
        """The order of a new hand, and the one that the next sort begins with."""
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
        is_turn = self.model.turn == self.seat and not self.is_covered
        return is_turn and self.model.phase is not Phase.OVER

    @property
    def eyes(self) -> int:
        """The seat whose hidden cards may be seen: the own one, or `NOBODY` while its hand is covered."""
        return NOBODY if self.is_covered else self.seat

    def sit(self, seat: int, *, is_covered: bool = False) -> None:
        """Show the table from a seat; while `is_covered`, nothing of its hand is there, and it cannot act."""
        self._animator.finish_all()
        self.forget_choice()
        self.left.emit()
        self.seat, self.is_covered = seat, is_covered
        self.model = seen_table(self.session, seat, is_covered=is_covered)
        self.picking = Picking() if is_covered else marked_since_last_turn(self.session, seat)
        self.seated.emit()
        if self._scene.table is not None:
            self.relayout()
        self.changed.emit()

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
        for seat in self.session.setup.persons:
            self._put_in_order(seat)
        self._scene.clear_cards()
        hand = () if self.is_covered else self.session.hand_order(self.seat)
        self.relayout(plan_deal(hand, layout))

    def primary(self) -> tuple[Primary, bool]:
        """Return what the large button does, and whether it can."""
        if self.session.is_deal_over:
            return Primary.SCORE, True
        if not self.is_own_turn:
            return Primary.SKIP, True
        if self._choice is not None:
            return (Primary.TAKE if self.model.phase is Phase.DRAW else Primary.MELD), True
        if self.model.phase is Phase.DRAW:
            if self.selection and self._take_options():
                return Primary.TAKE, True
            can_draw = check(self.session.deal, Draw()) is None
            return (Primary.DRAW, True) if can_draw else (Primary.TAKE, bool(self.model.pile))
        if len(self.selection) >= 2:
            return Primary.MELD, self._felt_target() is not None
        can_discard = (
            len(self.selection) == 1 and check(self.session.deal, Discard(self.selection[0])) is None
        )
        return Primary.DISCARD, can_discard

    def why_not(self) -> Refusal | None:
        """Return why the large button cannot do what it says; None if it can."""
        primary, is_enabled = self.primary()
        if is_enabled:
            return None
        cards = tuple(self.selection)
        match primary:
            case Primary.MELD:
                return check(self.session.deal, self._felt_command(cards))
            case Primary.DISCARD:
                return self._discard_refusal(cards)
            case _:
                return check(self.session.deal, TakePile())

    def press_primary(self) -> None:
        """Do what the large button says; SKIP and SCORE are the page's."""
        if self._choice is not None:
            self.submit(self._choice.current.command)
            return
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
        self.submit(Draw())

    def redraw(self) -> None:
        """Reject the first drawn card and draw another."""
        self.submit(Redraw())

    @property
    def can_redraw(self) -> bool:
        """Whether the person may reject the card that he just drew."""
        return self.is_own_turn and may_redraw(self.session.deal)

    def take(self) -> None:
        """Take the pile; a closed one with the picked cards that justify it, or for its top card alone.

        Where the top card could go to several places, they are shown one by one and wait for a word.
        """
        self._play(list(self._take_options()), TakePile())

    def lay(self) -> None:
        """Lay the selected cards as a new meld."""
        options = [target for target in self.targets() if target.zone is Zone.FELT]
        self._play(options, self._felt_command(tuple(self.selection)))

    def extend(self, index: int) -> None:
        """Add the selected cards to an own meld."""
        options = [target for target in self.targets() if (target.zone, target.index) == (Zone.MELD, index)]
        self._play(options, self._meld_command(tuple(self.selection), index))

    def _play(self, options: list[Target], otherwise: Command) -> None:
        """Meld; what can be done in several ways or lowers a bonus is shown first and waits for a word."""
        if not options:
            self.submit(otherwise)
        elif self._choice is not None and list(self._choice.options) == options:
            self.submit(self._choice.current.command)
        else:
            self.play(options, options[0], is_seen=False)

    def play(self, options: Sequence[Target], chosen: Target, is_seen: bool) -> None:
        """Play one of the layouts that a zone offers.

        Unless the player has seen the outcome, several layouts, or one that lowers a bonus, wait for a word.
        """
        if not is_seen and (len(options) > 1 or self.lost_bonus(chosen) is not None):
            self._choice = LayoutChoice(options, chosen)
            self._show_choice(self._choice)
        else:
            self.submit(chosen.command)

    def show_next_layout(self) -> bool:
        """Show the next of several layouts that wait for a word; whether there was one."""
        if self._choice is None:
            return False
        self._choice.show_next()
        self._show_choice(self._choice)
        return True

    def show_layout(self, option: Target) -> None:
        """Show one of the layouts that wait for a word."""
        if self._choice is not None and option in self._choice.options and option != self._choice.current:
            self._choice.show(option)
            self._show_choice(self._choice)

    def forget_choice(self) -> bool:
        """Lay and discard nothing of what waits for a word; whether there was something."""
        had_choice, self._choice = self._choice is not None, None
        self._scene.show_ghost(None, self.own_team)
        had_discard, self.guard.waiting = self.guard.waiting is not None, None
        if had_discard:
            self.discard_waits.emit(None)
        return had_choice or had_discard

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
            self.submit(Discard(self.selection[0]))
            return
        refusal = self._discard_refusal(tuple(self.selection))
        assert refusal is not None, "only one card can be discarded"
        self.refuse(refusal)

    def _discard_refusal(self, cards: tuple[CardId, ...]) -> Refusal | None:
        """Return why just these cards cannot be discarded: first of all, because none can be now."""
        refusal = self.refusal_of(Discard(next(iter(cards or self.model.hand), 0)))
        if len(cards) == 1 or (refusal is not None and refusal.code in _NO_CARD_NOW):
            return refusal
        return Refusal(RefusalCode.ONE_DISCARD, cards, len(cards), 1)

    def undo(self) -> None:
        """Take the last act back, as far as the match allows; first of all a discard that waits."""
        self._animator.finish_all()
        if self.guard.waiting is not None:
            self.forget_choice()
        elif self.is_covered or not self.session.undo(self.seat):
            self.refuse(Refusal(RefusalCode.NOTHING_TO_TAKE_BACK))

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self._animator.finish_all()
        self.session.redo(self.seat)

    def take_turn_back(self) -> None:
        """Take back all that was laid in this turn."""
        self._animator.finish_all()
        if not self.session.take_turn_back(self.seat):
            self.refuse(Refusal(RefusalCode.NOTHING_TO_TAKE_BACK))

    def sort(self) -> None:
        """Sort the hand as it was sorted last; a hand that is in that order takes the next one."""
        if not self._put_in_order(self.seat):
            cycle = SORT_CYCLE
            index = cycle.index(self.hand_sort) if self.hand_sort in cycle else -1
            self.hand_sort = cycle[(index + 1) % len(cycle)]
            self._put_in_order(self.seat)
            self.sort_chosen.emit(self.hand_sort)
        self.relayout(MotionPlan())

    def _put_in_order(self, seat: int) -> bool:
        """Put a person's hand in the chosen order; whether that changed anything."""
        hand, gaps = self.session.hand_order(seat), self.session.hand_gaps(seat)
        order, new_gaps = sorted_hand(hand, self.hand_sort, self.model.rules)
        if self.hand_sort is HandSort.OWN or (order, new_gaps) == (hand, gaps):
            return False
        self.session.set_hand_order(seat, order, new_gaps)
        return True

    def group(self) -> bool:
        """Set the picked cards apart as a group, or end their group; whether there is anything to part."""
        hand, gaps = self.session.hand_order(self.seat), self.session.hand_gaps(self.seat)
        if not 0 < len(self.selection) < len(hand):
            return False
        self.session.set_hand_order(self.seat, *grouped_hand(hand, gaps, self.selection))
        self.relayout(MotionPlan())
        return True

    def reorder(self, cards: Iterable[CardId], index: int, *, is_apart: bool = False) -> None:
        """Move hand cards to an index of the display order, `is_apart` as a group; the other groups stay."""
        hand, gaps = self.session.hand_order(self.seat), self.session.hand_gaps(self.seat)
        moved = [card for card in hand if card in set(cards)]
        order, new_gaps = (set_apart if is_apart else moved_hand)(hand, gaps, moved, index)
        self.session.set_hand_order(self.seat, order, new_gaps)
        self.picking.moved(moved)

    # -- picking ------------------------------------------------------------------------------------------

    def toggle(self, card: CardId, to_range: bool = False) -> None:
        """Pick a card of the hand or put it back; `to_range` picks all from the last one picked."""
        self.forget_choice()
        self.picking.toggle(card, self.session.hand_order(self.seat), to_range)
        self.relayout(MotionPlan(default=RAISE))
        self.changed.emit()

    def pick(self, cards: Iterable[CardId]) -> None:
        """Pick exactly these cards of the hand."""
        wanted = list(dict.fromkeys(cards))
        if wanted != self.selection:
            self.forget_choice()
            self.picking.cards[:] = wanted
            self.relayout(MotionPlan(default=RAISE))
            self.changed.emit()

    def clear_selection(self) -> None:
        """Put all picked cards back."""
        self.pick(())

    # -- for the pointer and the keyboard -------------------------------------------------------------------

    @property
    def is_choosing(self) -> bool:
        """Whether a layout waits for a word of the player."""
        return self._choice is not None

    def submit(self, command: Command) -> None:
        """Carry out a command of the person, or say why it cannot be; a discard may have to wait."""
        self._animator.finish_all()
        if self.is_covered:
            self.refuse(Refusal(RefusalCode.NOT_YOUR_TURN))
            return
        if isinstance(command, Discard) and self._has_to_wait(command):
            return
        self.forget_choice()
        result = self.session.submit(self.seat, command)
        if isinstance(result, Refusal):
            self.refuse(result)
            self.relayout(MotionPlan(default=GLIDE_BACK))

    def refusal_of(self, command: Command) -> Refusal | None:
        """Return why a command of the person would be refused now; None if it would not."""
        if not self.is_own_turn and not self.session.is_deal_over:
            return Refusal(RefusalCode.NOT_YOUR_TURN)
        return check(self.session.deal, command)

    def refuse(self, refusal: Refusal) -> None:
        """Tell why something that the person tried cannot be."""
        self.refused.emit(refusal)

    def in_hand_order(self, cards: Iterable[CardId]) -> list[CardId]:
        """Return cards of the hand in the order in which they are shown."""
        wanted = set(cards)
        return [card for card in self.session.hand_order(self.seat) if card in wanted]

    def held(self) -> tuple[CardId, ...]:
        """Return the picked cards, with the top of a closed pile before the draw."""
        cards = tuple(self.in_hand_order(self.selection))
        is_take = self.model.phase is Phase.DRAW and not self.model.rules.is_pile_open
        top = self.model.pile[-1] if is_take and self.model.pile else None
        return cards if top is None else (top, *cards)

    def targets(self) -> tuple[Target, ...]:
        """Return every zone that would accept the picked cards now."""
        if not self.is_own_turn or not self.selection:
            return ()
        return self.session.targets(self.seat, self.held())

    # -- inside -------------------------------------------------------------------------------------------

    def _has_to_wait(self, command: Discard) -> bool:
        """Let a discard that the player has not meant yet wait; whether it does."""
        is_legal = self.is_own_turn and check(self.session.deal, command) is None
        if not is_legal or not self.guard.holds(command.card):
            return False
        self.forget_choice()
        self.picking.cards[:] = [command.card]
        self.guard.waiting = command.card
        self.relayout(MotionPlan(default=GLIDE_BACK))
        self.changed.emit()
        self.discard_waits.emit(command.card)
        return True

    def _on_change(self, change: Step | Reset) -> None:
        self.forget_choice()
        if isinstance(change, Reset):
            self.is_covered, self.is_next_covered = self.is_covered or self.is_next_covered, False
            self.model = seen_table(self.session, self.seat, is_covered=self.is_covered)
            self.picking.forget_new()
            self.picking.prune(self.model.hand)
            self.relayout(MotionPlan())
            self.was_reset.emit()
            self.changed.emit()
            return
        events = tuple(seen_by(event, self.eyes) for event in change.events)
        layout = self._scene.table
        before = set(self.model.hand)
        for event in events:
            self.model.fold(event)
        self.picking.follow(events, self.seat, before, set(self.model.hand))
        self.relayout(None if layout is None else plan_step(events, layout, self.eyes))
        self.stepped.emit(events)
        self.changed.emit()
        if any(isinstance(event, DealEnded) for event in events):
            self.deal_ended.emit()

    def _felt_target(self) -> Target | None:
        return next((target for target in self.targets() if target.zone is Zone.FELT), None)

    def _take_options(self) -> tuple[Target, ...]:
        """Return what the top of a closed pile could be used for, with the picked cards or by itself."""
        held = self.held()
        if self.model.phase is not Phase.DRAW or self.model.rules.is_pile_open or not self.is_own_turn:
            return ()
        return self.session.targets(self.seat, held) if held else ()

    def _felt_command(self, cards: tuple[CardId, ...]) -> Command:
        is_take = self.model.phase is Phase.DRAW and not self.model.rules.is_pile_open
        return TakePile(self.held()) if is_take and cards else LayMeld(cards)

    def _meld_command(self, cards: tuple[CardId, ...], index: int) -> Command:
        is_take = self.model.phase is Phase.DRAW and not self.model.rules.is_pile_open
        return TakePile(self.held(), index) if is_take and cards else ExtendMeld(index, cards)
