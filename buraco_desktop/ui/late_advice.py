"""Hints and reasons at one table, for which no first picture waits: nobody has asked for any by then."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent

from buraco_desktop.ui.deal_log import DealLog
from buraco_desktop.ui.looks import TableLook

if TYPE_CHECKING:
    from buraco_desktop.session.asking import Thought
    from buraco_desktop.ui.advice_desk import AdviceDesk
    from buraco_desktop.ui.hint_desk import HintDesk


class LateAdvice:
    """The `AdviceDesk` of one table: made by `begin`, or when the person first asks for something."""

    def __init__(self, make: "Callable[[], AdviceDesk] | None", log: DealLog, look: TableLook) -> None:
        """Let `make` make it, None where nobody can be asked; reasons are asked for in the `log`."""
        self._make = make
        self._made: AdviceDesk | None = None
        self._look, self._unit = look, 1.0
        log.reason_asked.connect(self._ask_reason)

    @property
    def can_be_asked(self) -> bool:
        """Whether there are bots that know an answer."""
        return self._make is not None

    def begin(self) -> "AdviceDesk | None":
        """Return it, made now if it was not there; None where nobody can be asked."""
        if self._made is None and self._make is not None:
            self._made = self._make()
            self._made.hints.set_look(self._look, self._unit)
        return self._made

    @property
    def hints(self) -> "HintDesk":
        """The hints, made now if they were not there; only where somebody can be asked."""
        made = self.begin()
        assert made is not None, "nobody can be asked here"
        return made.hints

    @property
    def is_open(self) -> bool:
        """Whether a hint is open."""
        return self._made is not None and self._made.hints.is_open

    @property
    def is_playing(self) -> bool:
        """Whether the turn of a hint is just being played."""
        return self._made is not None and self._made.hints.is_playing

    @property
    def chosen(self) -> int | None:
        """Number of the play that Enter plays, from 1; None without one."""
        return None if self._made is None else self._made.hints.chosen

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of the open hint; whether it was one."""
        return self._made is not None and self._made.hints.take_key(event)

    def take(self, thought: "Thought") -> None:
        """Show what was found, if it is still wanted."""
        if self._made is not None:
            self._made.take(thought)

    def set_look(self, look: TableLook, unit: float) -> None:
        """Take other colours, faces and sizes; `unit` is the scale of the panel."""
        self._look, self._unit = look, unit
        if self._made is not None:
            self._made.hints.set_look(look, unit)

    def show_words(self) -> None:
        """Write every word again in another language."""
        if self._made is not None:
            self._made.hints.show_words()

    def place(self, room: QRect) -> QRect:
        """Put an open hint into the room beside the table; return what is left for the log."""
        return room if self._made is None else self._made.place(room)

    def close(self) -> None:
        """Put an open hint away."""
        if self._made is not None:
            self._made.hints.close()

    def stop(self) -> None:
        """Ask nothing any more."""
        if self._made is not None:
            self._made.stop()

    def _ask_reason(self, index: int) -> None:
        made = self.begin()
        if made is not None:
            made.ask_reason(index)
