"""The log of the running deal follows the table: what is played is told, what is taken back is not."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.events import Event
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui import when_wanted

if TYPE_CHECKING:
    from buraco_desktop.ui.log_panel import LogPanel


class DealLog(QObject):
    """Who writes the log of a match into its panel, as one seat sees it.

    Signals:
        rule_asked: key of a paragraph of the rule book, and the line of the log that asks for it.
        reason_asked: index of a command in the deal; the player asks why a bot gave it.
        close_asked: the player pressed the cross.
        panel_made: the panel is there, and not dressed yet.
    """

    rule_asked = Signal(str, str)
    reason_asked = Signal(int)
    close_asked = Signal()
    panel_made = Signal()

    def __init__(self, session: MatchSession, seat: int, page: QWidget) -> None:
        super().__init__(page)
        self._session, self._page = session, page
        self._seat = self._eyes = seat
        self.made: LogPanel | None = None
        """The panel, if it was ever wanted."""

    @property
    def panel(self) -> "LogPanel":
        """What is read beside the table; it is made when it is first wanted."""
        if self.made is None:
            panel = self.made = when_wanted.log_panel(self._page)
            panel.hide()
            panel.why_requested.connect(self._explain)
            panel.reason_requested.connect(self.reason_asked)
            panel.close_requested.connect(self.close_asked)
            self.panel_made.emit()
            self._write(panel, self._events())
        return self.made

    @property
    def is_open(self) -> bool:
        """Whether the panel is shown, be it on a page that is not."""
        return self.made is not None and not self.made.isHidden()

    def sit(self, seat: int, eyes: int) -> None:
        """Tell the deal to another seat from the next `rebuild` on; `eyes` see their own cards only."""
        self._seat, self._eyes = seat, eyes

    def append(self, events: tuple[Event, ...]) -> None:
        """Tell of the events of the command played last, as the seat may see them."""
        if self.made is not None:
            for event in events:
                self.made.append(event, self._session, len(self._session.played) - 1)

    def rebuild(self) -> list[Event]:
        """Write the log of the whole deal again; return its events as the seat may see them."""
        events = self._events()
        if self.made is not None:
            self._write(self.made, events)
        return events

    def _events(self) -> list[Event]:
        return [seen_by(event, self._eyes) for entry in self._session.played for event in entry.events]

    def _write(self, panel: "LogPanel", events: list[Event]) -> None:
        steps = [step for step, entry in enumerate(self._session.played) for _ in entry.events]
        panel.sit(self._seat, is_addressed=self._eyes == self._seat)
        panel.rebuild(events, self._session, steps)

    def _explain(self, event: Event) -> None:
        """Ask for the paragraph that allows what happened."""
        self.rule_asked.emit(*when_wanted.paragraph_of(event, self._session, self._seat))
