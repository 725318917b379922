"""The choice of a timed game on the new-match page: a switch, and how long match and turns may be."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from buraco_desktop.ui.house_rules.controls import Switch
from buraco_desktop.ui.pages.controls import DropDown, Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text_clock import (
    clock_note,
    match_time,
    minutes_choice,
    seconds_choice,
    timed_game,
    turn_time,
)

MATCH_CHOICES = (15, 30, 45, 60, 90)
"""Minutes of a match."""
TURN_CHOICES = (None, 20, 30, 45, 60, 90)
"""Seconds of a turn."""
USUAL_MINUTES = 45


class TimedRow(QWidget):
    """Off at first; the times are shown once it is on.

    Signals:
        changed(): another choice holds.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._head = Label(15, 650)
        self._note = Label(13, 500, is_dim=True, wraps=True)
        self._names = (Label(14, 500), Label(14, 500))
        self.switch, self.match, self.turn = Switch(), DropDown(), DropDown()
        self.switch.toggled.connect(self._write)
        self.switch.toggled.connect(self.changed)
        for choice in (self.match, self.turn):
            choice.activated.connect(self.changed)
        row = QHBoxLayout()
        row.addWidget(self._head, 1)
        row.addWidget(self.switch)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for number, (name, choice) in enumerate(zip(self._names, (self.match, self.turn), strict=True)):
            grid.addWidget(name, number, 0)
            grid.addWidget(choice, number, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addLayout(grid)
        column.addWidget(self._note)

    @property
    def match_minutes(self) -> int | None:
        """How long the match is; None without a clock."""
        return int(self.match.currentData()) if self.switch.isChecked() else None

    @property
    def turn_seconds(self) -> int | None:
        """How long a turn is; None for as long as wished."""
        seconds = self.turn.currentData()
        return int(seconds) if seconds is not None and self.switch.isChecked() else None

    def retranslate(self) -> None:
        """Write the words again."""
        self._head.setText(timed_game())
        self._note.setText(clock_note())
        self.switch.setAccessibleName(timed_game())
        for label, choice, words in zip(
            self._names, (self.match, self.turn), (match_time(), turn_time()), strict=True
        ):
            label.setText(words)
            choice.setAccessibleName(f"{timed_game()}, {words}")
        minutes = self.match.currentData() or USUAL_MINUTES
        self.match.set_choices([(each, minutes_choice(each)) for each in MATCH_CHOICES], minutes)
        seconds = self.turn.currentData()
        self.turn.set_choices([(each, seconds_choice(each)) for each in TURN_CHOICES], seconds)
        self._write()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for part in (self._head, self._note, *self._names, self.switch, self.match, self.turn):
            part.set_look(look)

    def _write(self) -> None:
        for part in (*self._names, self.match, self.turn, self._note):
            part.setVisible(self.switch.isChecked())
