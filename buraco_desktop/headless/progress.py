"""How far a long command has come."""

import time
from typing import TextIO

from buraco_desktop.headless.output import say

SHOWN_EVERY_S = 0.2
"""Seconds between two states of the progress line in a terminal."""
LINES_IN_A_LOG = 4
"""Lines of progress where nobody watches."""


class Progress:
    """Tells on a stream how many units are done, and how fast one process does them."""

    def __init__(self, stream: TextIO, total: int, word: str) -> None:
        self._stream, self._total, self._word = stream, total, word
        self._is_watched = stream.isatty()
        self._shown_at = time.perf_counter()
        self._done = self._hands = 0
        self._seconds = 0.0
        self._has_open_line = False

    def tell(self, count: int, hands: int, seconds: float) -> None:
        """Tell of so many more units, with so many hands played in so many seconds, if it is time to."""
        before = self._done
        self._done += count
        self._hands += hands
        self._seconds += seconds
        now = time.perf_counter()
        is_last = self._done == self._total
        rate = self._hands / max(self._seconds, 1e-9)
        line = f"{self._done} of {self._total} {self._word} done, {rate:.1f} hands/s in a process"
        if not self._is_watched:
            if self._done * LINES_IN_A_LOG // self._total > before * LINES_IN_A_LOG // self._total:
                say(line, to=self._stream)
        elif is_last or now - self._shown_at >= SHOWN_EVERY_S:
            self._shown_at = now
            self._has_open_line = not is_last
            # The blanks cover the rest of a longer line before.
            say(f"\r{line}   ", end="\n" if is_last else "", to=self._stream)

    def end(self) -> None:
        """Leave the line in a terminal, if the last unit was not reached."""
        if self._has_open_line:
            self._has_open_line = False
            say(to=self._stream)
