"""The panels beside a table: the deal log and, above it, the hint."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.advice_desk import AdviceDesk
from buraco_desktop.ui.log_panel import LogPanel
from buraco_desktop.ui.table.spots import TableLayout

WIDTH, WIDTH_SMALL, SMALL_BELOW = 314, 280, 1180
"""Width of the panels, that in narrow windows, and what a narrow window is, in logical pixels."""


class SidePanels:
    """How much room the panels want, and where they lie in it."""

    def __init__(self, page: QWidget, log: LogPanel, advice: AdviceDesk | None) -> None:
        self._page, self._log, self._advice = page, log, advice

    @property
    def has_hint(self) -> bool:
        """Whether the hint is open."""
        return self._advice is not None and self._advice.hints.is_open

    @property
    def has_log(self) -> bool:
        """Whether the log is open."""
        return self._log.isVisibleTo(self._page)

    @property
    def width(self) -> float:
        """The room that is wanted at the right of the table, in logical pixels."""
        if not self.has_log and not self.has_hint:
            return 0
        return WIDTH if self._page.width() >= SMALL_BELOW else WIDTH_SMALL

    def place(self, layout: TableLayout | None) -> None:
        """Put the panels into the room that the layout leaves."""
        if layout is None or layout.panel is None:
            return
        room = QRect(*(round(value) for value in layout.panel))
        if self._advice is not None:
            room = self._advice.place(room)
        self._log.setGeometry(room)
