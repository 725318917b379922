"""Several people at one screen: whose hand may be seen, and the curtain between their turns (design 10.8)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.cast import portrait_of
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.curtain_words import SheetWords
from buraco_desktop.ui.looks import TableFeel, TableLook
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.round_lines import round_lines
from buraco_desktop.ui.table.animator import Tween
from buraco_desktop.ui.table.cloth import Cloth, TableShade
from buraco_desktop.ui.table.parts import TeamMark, team_mark
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import TableLayout
from buraco_desktop.ui.table.timing import CURTAIN

if TYPE_CHECKING:
    from buraco_desktop.ui.curtain_sheet import CurtainSheet

UNUSED_MS = 60_000
"""After so many milliseconds without input an open hand is covered again."""


class Curtain(QObject):
    """Keeps the hands of several people apart; a table of one person needs none.

    A hand is covered as soon as the turn of its person is over and the discard cannot be taken back any more.
    From then on the table is looked at from the seat of the next person, whose cards are not there until that
    person says ready.

    Signals:
        closed: the cards have been covered.
        opened: a person has said ready.
    """

    closed = Signal()
    opened = Signal()

    def __init__(
        self, controller: TableController, scene: TableScene, look: TableLook, page: QWidget
    ) -> None:
        super().__init__(page)
        self.is_on = True
        """Whether people cover their cards from each other; without, the table only turns."""
        self._table, self._scene, self._look = controller, scene, look
        self._art = Look().art
        self._let_in: int | None = None
        """Whose hand is open."""
        self._before = ""
        """Who played last."""
        self._is_moving = self._is_stopped = False
        self.grace_ms = 0
        """How long a discard can be taken back; 0 makes no offer, as at the table."""
        self.cloth, self._shade = Cloth(look.theme), TableShade()
        for item in (self._shade, self.cloth):
            scene.addItem(item)
        self._page = page
        self._sheet: CurtainSheet | None = None
        self.may_take_keys: Callable[[], bool] = lambda: True
        """Whether the keyboard is the table's, and not that of a dialog over it."""
        self._unused = QTimer(self)
        self._unused.setSingleShot(True)
        self._unused.setInterval(UNUSED_MS)
        self._unused.timeout.connect(self.cover)
        controller.changed.connect(self.refresh)
        scene.animator.finished.connect(self.refresh)
        scene.laid_out.connect(self._fit)
        page.installEventFilter(self)
        self.refresh()

    @property
    def is_closed(self) -> bool:
        """Whether the cards of whose seat the table shows are covered."""
        return self._table.is_covered

    @property
    def sheet(self) -> "CurtainSheet":
        """What asks the next person; it is made when it is first wanted."""
        if self._sheet is None:
            self._sheet = when_wanted.curtain_sheet(self._page)
            self._sheet.opened.connect(self.open)
            self._sheet.taken_back.connect(self._take_back)
        return self._sheet

    @property
    def is_asking(self) -> bool:
        """Whether it waits for the next person to say ready."""
        return self._sheet is not None and not self._sheet.isHidden()

    @property
    def next_name(self) -> str:
        """Who is to say ready."""
        return self._name(self._table.seat)

    @Slot()
    def refresh(self) -> None:
        """Cover, ask or turn the table, as the match stands now."""
        table, session = self._table, self._table.session
        if self._is_stopped:
            return
        if session.is_deal_over:
            self._let_in = None
            self._unused.stop()
            table.is_next_covered = self.is_on
            self._lift(table.seat)
            return
        seat = self._due()
        if seat == self._let_in:
            return
        is_shown = self._let_in is not None and self._scene.animator.is_running
        if is_shown and not table.is_covered:
            return  # the last card of the turn is still on its way
        if not self.is_on:
            self._let_in = seat
            self._lift(seat)
            return
        if not table.is_covered or table.seat != seat or not self.cloth.isVisible():
            self._close(seat)
        self._ask_if_due()

    @Slot()
    def open(self) -> None:
        """Show the hand of the person who was asked."""
        if not self.is_asking:
            return
        self._let_in = self._table.seat
        self._hide_question()
        self._table.sit(self._table.seat)
        self._move(self.cloth.down, self.cloth.up, is_leaving=True)
        self._unused.start()
        self.opened.emit()

    @Slot()
    def cover(self) -> None:
        """Cover the hand of the person to act, who has to say ready again."""
        session = self._table.session
        is_used = self.is_on and not self._is_stopped
        if is_used and self._let_in == session.deal.turn:
            self._close(session.deal.turn)
            self._ask_if_due()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the hand when another page takes the table's place: who comes back may be somebody else."""
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.cover()
        return super().eventFilter(watched, event)

    def note_input(self) -> None:
        """Wait again for the whole time before an unused hand is covered."""
        if self._unused.isActive():
            self._unused.start()

    def take_key(self, event: QKeyEvent) -> bool:
        """Open on Enter; whether the key ends here, as all do while somebody is asked."""
        if not self.is_asking:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.open()
        return True

    def set_look(self, look: TableLook) -> None:
        """Take other colours and sizes."""
        self._look = look
        self.cloth.set_theme(look.theme)

    def set_feel(self, feel: TableFeel) -> None:
        """Take what the settings say about covering and taking back."""
        self.is_on, self.grace_ms = feel.has_curtain, feel.grace_ms
        self.refresh()

    def show_words(self) -> None:
        """Write every word again in another language."""
        if self.is_asking:
            self._ask()

    def stop(self) -> None:
        """Do nothing any more."""
        self._is_stopped = True
        self._unused.stop()

    # -- inside -------------------------------------------------------------------------------------------

    def _due(self) -> int:
        """Return whose hand is to be seen: whose turn it is, or who may still take a discard back."""
        session = self._table.session
        turn, entry = session.deal.turn, session.discard_to_take_back
        is_offered = self.grace_ms > 0 and entry is not None and entry.seat == self._let_in
        if is_offered and self._let_in is not None and not session.setup.seats[turn].is_person:
            return self._let_in
        return session.setup.person_from(turn)

    def _close(self, seat: int) -> None:
        if self._let_in is not None:
            self._before = self._name(self._let_in)
        self._let_in = None
        self._unused.stop()
        self._hide_question()
        was_down = self.cloth.isVisible() and not self._is_moving
        self._stand_still()
        self.cloth.setVisible(True)
        self._table.sit(seat, is_covered=True)
        if self._scene.table is not None and not was_down:
            self._move(self.cloth.up, self.cloth.down)
        self.closed.emit()

    def _lift(self, seat: int) -> None:
        """Take everything away at once."""
        self._hide_question()
        self._stand_still()
        self.cloth.setVisible(False)
        if self._table.is_covered or self._table.seat != seat:
            self._table.sit(seat)

    def _stand_still(self) -> None:
        self._scene.animator.drop(self.cloth)
        self._is_moving = False

    def _move(self, start: QPointF, end: QPointF, *, is_leaving: bool = False) -> None:
        def done() -> None:
            self._is_moving = False
            self.cloth.setVisible(not is_leaving)
            self._ask_if_due()

        self._is_moving = True
        self._scene.animator.run(Tween(self.cloth, start, end, CURTAIN, on_done=done, is_leaving=is_leaving))

    def _ask_if_due(self) -> None:
        """Ask once the cloth has fallen; until it is the person's turn, only the cloth is there."""
        table = self._table
        if self._is_moving or not table.is_covered or table.session.deal.turn != table.seat:
            self._hide_question()
        elif not self.is_asking and self._scene.table is not None:
            self._ask()
            if self.may_take_keys():
                self.sheet.setFocus()

    def _ask(self) -> None:
        layout, table, session = self._scene.table, self._table, self._table.session
        if layout is None:
            return
        entry = session.discard_to_take_back if self.grace_ms else None
        can_take_back = entry is not None and entry.seat != table.seat
        words = SheetWords(
            self.next_name,
            self._before,
            portrait_of(table.seat, session.setup.seats[table.seat].portrait),
            self._mark(table.seat),
            [(line, self._mark(line.seat)) for line in round_lines(session, table.seat)],
            can_take_back,
        )
        look = Look(self._look.theme, layout.u, self._look.style, is_sheet=True, art=self._art)
        self._shade.setVisible(True)
        self.sheet.ask(words, look, layout)
        self.sheet.show()
        self.sheet.raise_()

    def _hide_question(self) -> None:
        if self._sheet is not None:
            self._sheet.hide()
        self._shade.setVisible(False)

    def _take_back(self) -> None:
        entry = self._table.session.discard_to_take_back
        if entry is not None:
            self._table.session.undo(entry.seat)

    def _fit(self, layout: TableLayout) -> None:
        self.cloth.show_over(layout)
        self._shade.show_over(layout)
        if not self._is_moving:
            self.cloth.place(self.cloth.down if self.is_closed else self.cloth.up, 1.0, 1.0)
        if self.is_asking:
            self._ask()
        else:
            self._ask_if_due()

    def _mark(self, seat: int) -> TeamMark:
        count = self._table.model.team_count
        return team_mark(self._look.theme, (seat - self._table.own_team) % count)

    def _name(self, seat: int) -> str:
        return self._table.session.setup.seats[seat].name
