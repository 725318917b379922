"""Play by keyboard: arrows walk over hand, melds, pile and stock; Space and Enter act where they are."""

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.faces import CORNER
from buraco_desktop.ui.focus import FocusRow, FocusStop, above, beside, find_stop, focus_rows
from buraco_desktop.ui.pointer import TablePointer
from buraco_desktop.ui.table.hit import Hit, HitKind
from buraco_desktop.ui.table.motions import MotionPlan
from buraco_desktop.ui.table.outlines import FocusFrame
from buraco_desktop.ui.table.scene import TableScene

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_OTHER_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class _Tables:
    """What keys do; made when the first one is pressed, for a start would wait for the names of all keys."""

    def __init__(self) -> None:
        key = Qt.Key
        self.across = {key.Key_Left: -1, key.Key_Right: 1, key.Key_Home: -999, key.Key_End: 999}
        self.down = {key.Key_Up: -1, key.Key_Down: 1}
        self.moves = {key.Key_Left: -1, key.Key_Right: 2}
        """With Ctrl: the index in the hand before which the card is put, from its own."""
        self.meld_keys = {getattr(key, f"Key_{number}"): number - 1 for number in range(1, 10)}


class TableKeyboard:
    """The keyboard at one table, but for the keys of `KeyMap`, which ask for actions."""

    def __init__(self, controller: TableController, pointer: TablePointer, scene: TableScene) -> None:
        self._table, self._pointer, self._scene = controller, pointer, scene
        self.focus: Hit | None = None
        """What the keyboard is on, also while the frame is hidden."""
        self._hand_index = 0
        self._anchor: CardId | None = None
        self._picked_before: tuple[CardId, ...] = ()
        self._is_visible = False
        self.moved: Callable[[], None] = lambda: None
        """Called whenever `focus` may be another thing."""
        self._frame = FocusFrame()
        scene.addItem(self._frame)
        scene.laid_out.connect(self.refresh)
        scene.moved_aside.connect(lambda _layout: self._place_frame())
        scene.acted.connect(self.hide)

    @cached_property
    def _tables(self) -> _Tables:
        return _Tables()

    @property
    def focus_box(self) -> QRectF | None:
        """The rectangle that the frame is around; None while it is hidden."""
        return self._frame.box if self._frame.isVisible() else None

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; whether it was one of these."""
        key, tables = Qt.Key(event.key()), self._tables
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and key in tables.moves:
            return self._move_card(tables.moves[key])
        if event.modifiers() & _OTHER_MODIFIERS or key == Qt.Key.Key_Shift:
            return False
        is_extending = bool(event.modifiers() & _SHIFT)
        if key in tables.across:
            self._go_across(tables.across[key], is_extending)
            return True
        self._anchor = None
        if event.isAutoRepeat() and key not in tables.down:
            return True  # a key that is held down is no second act
        if key in tables.down:
            self._go_to(above(self._rows(), self.focus, tables.down[key]))
        elif key in tables.meld_keys:
            self._table.extend(tables.meld_keys[key])
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._table.show_next_layout() or self._pointer.show_next()
        elif key == Qt.Key.Key_Space:
            return self._act()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.focus is None or self.focus.kind is HitKind.HAND_CARD or self._table.is_choosing:
                return False
            return self._act()
        else:
            return False
        return True

    def walk_to(self, hit: Hit) -> bool:
        """Be on a thing, and show it; whether it is there."""
        stop = find_stop(self._rows(), hit)
        if stop is not None:
            self._anchor = None
            self._go_to(stop)
        return stop is not None

    def act_at(self, hit: Hit) -> None:
        """Walk to a thing and do what Space does there."""
        if self.walk_to(hit):
            self._act()

    def hide(self) -> None:
        """Take the frame away; the next arrow shows it where it was."""
        self._is_visible = False
        self._frame.hide()

    def leave(self) -> None:
        """Be on nothing: somebody else sits down."""
        self.focus = self._anchor = None
        self._hand_index, self._picked_before = 0, ()
        self.hide()

    def refresh(self) -> None:
        """Follow a new layout; the place of a card that left the hand goes to its neighbour."""
        rows = self._rows()
        if self.focus is not None and find_stop(rows, self.focus) is None:
            hand = self._table.session.hand_order(self._table.seat)
            is_card = self.focus.kind is HitKind.HAND_CARD and hand
            index = min(self._hand_index, len(hand) - 1)
            self.focus = Hit(HitKind.HAND_CARD, hand[index]) if is_card else None
        self._show()

    # -- inside -------------------------------------------------------------------------------------------

    def _rows(self) -> list[FocusRow]:
        layout = self._scene.table
        return [] if layout is None else focus_rows(layout, self._table.selection)

    def _go_across(self, steps: int, is_extending: bool) -> None:
        if self._table.is_choosing:
            self._table.show_next_layout()
            return
        before = self.focus.card if self.focus is not None else None
        if not is_extending:
            self._anchor = None
        elif self._anchor is None and before is not None:
            self._anchor, self._picked_before = before, tuple(self._table.selection)
        self._go_to(beside(self._rows(), self.focus, steps))
        if self._anchor is not None and self.focus is not None and self.focus.card is not None:
            hand = self._table.session.hand_order(self._table.seat)
            first, last = sorted((hand.index(self._anchor), hand.index(self.focus.card)))
            self._table.pick((*self._picked_before, *hand[first : last + 1]))

    def _move_card(self, steps: int) -> bool:
        """Move the card under the frame within the hand."""
        card = self.focus.card if self.focus is not None else None
        if card is None:
            return False
        hand = self._table.session.hand_order(self._table.seat)
        index = hand.index(card) + steps
        if 0 <= index <= len(hand):
            self._table.reorder((card,), index)
            self._table.relayout(MotionPlan())
        return True

    def _go_to(self, stop: FocusStop | None) -> None:
        self._is_visible = True
        if stop is not None:
            self.focus = stop.hit
            # What a click there would give is shown, as it is under the pointer.
            self._pointer.hover(*stop.rect.centre, at=stop.hit)
        self._show()

    def _act(self) -> bool:
        stop = find_stop(self._rows(), self.focus)
        if stop is None:
            return False
        self._is_visible = True
        act = self._pointer.click if self._table.is_choosing else self._pointer.act_on
        act(stop.hit, *stop.rect.centre, extend=False)
        return True

    def _show(self) -> None:
        self.moved()
        self._place_frame()

    def _place_frame(self) -> None:
        """Put the frame around what the keyboard is on, where it is seen now."""
        layout = self._scene.shown
        rows = [] if layout is None else focus_rows(layout, self._table.selection)
        stop = find_stop(rows, self.focus)
        if stop is None or layout is None or not self._is_visible:
            self._frame.hide()
            return
        if stop.hit.card is not None:
            hand = self._table.session.hand_order(self._table.seat)
            self._hand_index = hand.index(stop.hit.card)
        width = layout.hand_width if stop.hit.card is not None else layout.middle_width
        self._frame.frame(stop.rect, CORNER * width)
