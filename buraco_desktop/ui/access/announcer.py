"""Tells a helping program what happens at a table: events, refusals, whose turn it is, what is chosen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.events import Event
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.melds import Meld
from buraco_desktop.storage.settings import Verbosity
from buraco_desktop.ui.access import spoken_events
from buraco_desktop.ui.access.words import meld_words, message_name
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.layout_choice import LayoutChoice
from buraco_desktop.ui.text_events import whose_turn
from buraco_desktop.ui.text_table import Action, deal_caption

Politeness = QAccessible.AnnouncementPoliteness


class TableAnnouncer(QObject):
    """Announces for one person at one table.

    What answers the person's own act is assertive: it may cut off what is being said. All else is polite and
    waits, so that no discard of the others is lost to the words "It is your turn".

    Signals:
        announced(str, bool): a text, and whether it is assertive.
    """

    announced = Signal(str, bool)

    def __init__(self, controller: TableController, view: QWidget, key: Callable[[Action], str]) -> None:
        """Speak for the table of a `view`; `key` returns what key an action has now."""
        super().__init__(view)
        self._table, self._view, self._key = controller, view, key
        self.verbosity = Verbosity.NORMAL
        self._deal = controller.session.deal_index
        self._chosen = tuple(controller.selection)
        self._last = ""
        self._has_sat = False
        controller.stepped.connect(self._tell_events)
        controller.seated.connect(self._note_seat)
        controller.was_reset.connect(self._tell_reset)
        controller.changed.connect(self._tell_selection)
        controller.seated.connect(self._tell_hand)
        controller.choosing.connect(self._tell_choice)

    def say(self, text: str, *, is_assertive: bool = False) -> None:
        """Announce a text; nothing for an empty one."""
        if not text:
            return
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._view, text)
            event.setPoliteness(Politeness.Assertive if is_assertive else Politeness.Polite)
            QAccessible.updateAccessibility(event)
        self._last = text
        self.announced.emit(text, is_assertive)

    def tell_message(self, lines: list[str]) -> None:
        """Read a message of the table aloud: most answer what the person has just tried."""
        text = message_name(lines)
        if text not in self._last:
            self.say(text, is_assertive=True)

    # -- inside -------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return self._table.session.setup.seats[seat].name

    def _tell_events(self, events: tuple[Event, ...]) -> None:
        self.say(spoken_events.spoken_events(events, self._table.model, self._name, self.verbosity))

    def _note_seat(self) -> None:
        self._has_sat, self._chosen = True, ()

    def _tell_reset(self) -> None:
        """Tell how things stand after a new deal, to who sits down, and after something was taken back."""
        table, deal = self._table, self._table.session.deal_index
        is_new, self._deal = deal != self._deal, deal
        has_sat, self._has_sat = self._has_sat, False
        if table.is_covered:
            return  # the curtain asks who looks
        turn = whose_turn(None if table.is_own_turn else self._name(table.model.turn))
        if is_new or has_sat:
            hand = table.session.hand_order(table.seat) if table.model.hand else ()
            self.say(spoken_events.deal_begins(deal_caption(deal + 1, None), hand, turn))
        else:
            self.say(f"{spoken_events.taken_back()} {turn}")

    def _tell_hand(self) -> None:
        """Tell the cards of a person who has just said ready; of covered ones nothing."""
        table = self._table
        self._chosen = ()
        if not table.is_covered and table.model.hand:
            hand = table.session.hand_order(table.seat)
            turn = whose_turn(None if table.is_own_turn else self._name(table.model.turn))
            deal = deal_caption(table.session.deal_index + 1, None)
            self.say(spoken_events.deal_begins(deal, hand, turn))

    def _tell_selection(self) -> None:
        """Tell what is chosen, and what it could become."""
        chosen = tuple(self._table.in_hand_order(self._table.selection))
        if chosen == self._chosen:
            return
        self._chosen = chosen
        if chosen and self.verbosity is Verbosity.FULL:
            results = [self._result(target) for target in self._first_targets()]
            rules = self._table.model.rules
            self.say(spoken_events.selection_words(chosen, rules, results), is_assertive=True)

    def _first_targets(self) -> list[Target]:
        """Return the first layout for each place that takes the chosen cards as a meld."""
        first: dict[tuple[Zone, int | None], Target] = {}
        for target in self._table.targets():
            if target.zone in {Zone.FELT, Zone.MELD}:
                first.setdefault((target.zone, target.index), target)
        return list(first.values())

    def _result(self, target: Target) -> str:
        meld = self._words(target.meld)
        if target.index is None:
            return spoken_events.felt_result(meld, self._key(Action.MELD))
        return spoken_events.meld_result(meld, str(target.index + 1))

    def _tell_choice(self, choice: LayoutChoice) -> None:
        """Tell the layout that waits for a word."""
        self.say(self._words(choice.current.meld), is_assertive=True)

    def _words(self, meld: Meld | None) -> str:
        return "" if meld is None else meld_words(meld, self._table.model.rules)
