"""The log of the running deal follows the table: what is played is told, what is taken back is not."""

from PySide6.QtCore import QObject, Signal

from buraco_desktop.engine.events import Event
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.log_panel import LogPanel
from buraco_desktop.ui.rule_book.links import paragraph_for_event
from buraco_desktop.ui.text_events import event_sentence


class DealLog(QObject):
    """Who writes the log of a match into its panel, as one seat sees it.

    Signals:
        rule_asked: key of a paragraph of the rule book, and the line of the log that asks for it.
    """

    rule_asked = Signal(str, str)

    def __init__(self, session: MatchSession, seat: int, panel: LogPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._panel = session, panel
        self._seat = self._eyes = seat
        panel.why_requested.connect(self._explain)

    def sit(self, seat: int, eyes: int) -> None:
        """Tell the deal to another seat from the next `rebuild` on; `eyes` see their own cards only."""
        self._seat, self._eyes = seat, eyes
        self._panel.sit(seat, is_addressed=eyes == seat)

    def append(self, events: tuple[Event, ...]) -> None:
        """Tell of the events of the command played last, as the seat may see them."""
        for event in events:
            self._panel.append(event, self._session, len(self._session.played) - 1)

    def rebuild(self) -> list[Event]:
        """Write the log of the whole deal again; return its events as the seat may see them."""
        played = self._session.played
        events = [seen_by(event, self._eyes) for entry in played for event in entry.events]
        steps = [step for step, entry in enumerate(played) for _ in entry.events]
        self._panel.rebuild(events, self._session, steps)
        return events

    def _explain(self, event: Event) -> None:
        """Ask for the paragraph that allows what happened."""
        rules, setup = self._session.rules, self._session.setup
        sentence = event_sentence(event, lambda seat: setup.seats[seat].name, self._seat, rules)
        self.rule_asked.emit(paragraph_for_event(event, rules), sentence)
