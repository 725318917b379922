"""Reads hints aloud: the plays that were found, and the reason for the one that is chosen."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from buraco_desktop.ui.access.words import aloud
from buraco_desktop.ui.hint_desk import HintDesk
from buraco_desktop.ui.play_line import PlayLine


class HintReader(QObject):
    """Follows the hints of one table."""

    def __init__(self, hints: HintDesk, say: Callable[[str], None]) -> None:
        """Read what `hints` shows; `say` announces a text."""
        super().__init__(hints)
        self._hints, self._say = hints, say
        self._lines: tuple[PlayLine, ...] = ()
        self._told: object = None
        hints.changed.connect(self._tell)

    def _tell(self) -> None:
        panel = self._hints.panel
        if not self._hints.is_open:
            self._lines, self._told = (), None
            return
        shown = (panel.lines, panel.index, panel.words)
        if shown == self._told:
            return
        self._told = shown
        is_new, self._lines = panel.lines != self._lines, panel.lines
        if not panel.lines:
            self._say(aloud(panel.words))
            return
        chosen = panel.lines[panel.index]
        told = [line.spoken for line in panel.lines] if is_new else [chosen.spoken]
        self._say(" ".join(aloud(text) for text in (*told, chosen.reason) if text))
