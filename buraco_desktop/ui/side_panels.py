"""The panels beside a table: the deal log and, above it, the hint."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.deal_log import DealLog
from buraco_desktop.ui.late_advice import LateAdvice
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.table.bands import WIDEST
from buraco_desktop.ui.table.spots import TableLayout
from buraco_desktop.ui.theme import ui_scale

WIDTH, WIDTH_SMALL, SMALL_BELOW = 314, 280, 1180
"""Width of the panels in the design's window, that in narrow ones, and what is narrow, in logical pixels."""


class SidePanels:
    """How much room the panels want, and where they lie in it."""

    def __init__(self, page: QWidget, log: DealLog, advice: LateAdvice, look: TableLook) -> None:
        self._page, self._log, self._advice = page, log, advice
        self._look, self._unit = look, look.text_scale
        self._dress()
        log.panel_made.connect(self._dress)

    def set_look(self, look: TableLook) -> None:
        """Take colours, card faces and the size of text."""
        self._look = look
        self._unit = self._window_scale * look.text_scale
        self._dress()

    def _dress(self) -> None:
        if self._log.made is not None:
            self._log.made.set_appearance(self._look.theme, self._unit, self._look.style)
        self._advice.set_look(self._look, self._unit)

    @property
    def _window_scale(self) -> float:
        """Scale of what lies in larger windows than the design's; panels are never smaller than there."""
        height = self._page.height()
        return max(1.0, ui_scale(min(self._page.width(), WIDEST * height), height))

    @property
    def has_hint(self) -> bool:
        """Whether the hint is open."""
        return self._advice.is_open

    @property
    def has_log(self) -> bool:
        """Whether the log is open."""
        return self._log.is_open

    @property
    def width(self) -> float:
        """The room that is wanted at the right of the table, in logical pixels."""
        if not self.has_log and not self.has_hint:
            return 0
        return WIDTH * self._window_scale if self._page.width() >= SMALL_BELOW else WIDTH_SMALL

    def place(self, layout: TableLayout | None) -> None:
        """Put the panels into the room that the layout leaves."""
        if layout is None or layout.panel is None:
            return
        unit = self._window_scale * self._look.text_scale
        if unit != self._unit:
            self._unit = unit
            self._dress()
        room = QRect(*(round(value) for value in layout.panel))
        room = self._advice.place(room)
        if self._log.made is not None:
            self._log.made.setGeometry(room)
