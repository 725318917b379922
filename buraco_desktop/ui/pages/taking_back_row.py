"""The choice on the new-match page of how much may be taken back (RULES 9)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from buraco_desktop.ui.pages.controls import Label, Segments
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text_care import choice_note, fair, free, taking_back


class TakingBackRow(QWidget):
    """Fair at first.

    Signals:
        changed(): the other choice holds.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._head, self._note = Label(15, 650), Label(13, 500, is_dim=True, wraps=True)
        self.choice = Segments()
        self.choice.chosen.connect(self._choose)
        self._is_practice = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._head, self.choice, self._note):
            self._column.addWidget(part)

    @property
    def is_practice(self) -> bool:
        """Whether everything may be taken back, so that the match is practice."""
        return self._is_practice

    def retranslate(self) -> None:
        """Write the words again."""
        self._head.setText(taking_back())
        self.choice.setAccessibleName(taking_back())
        self.choice.set_choices([(False, fair()), (True, free())], self._is_practice)
        self._write()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._head.set_look(look)
        self.choice.set_look(look)
        self._note.set_look(look)
        self.choice.setMinimumHeight(look.px(40))
        self._column.setSpacing(look.px(7))

    def _choose(self, is_practice: bool) -> None:
        self._is_practice = is_practice
        self._write()
        self.changed.emit()

    def _write(self) -> None:
        self._note.setText(choice_note(self._is_practice))
