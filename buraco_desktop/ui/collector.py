"""Python's collector of reference cycles, kept on the UI thread.

It runs in whatever thread happens to allocate, and would destroy Qt objects of the table there: their timers
then fire into freed memory. So it is switched off and run by a timer of the UI thread instead.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000


class MainThreadCollector(QObject):
    """Collects garbage on the thread that made it, for as long as it exists."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)
        self._timer.start(INTERVAL_MS)

    def close(self) -> None:
        """Give the collector back to Python."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        """Collect the youngest generation that is full, as Python would."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation] > 0:
                gc.collect(generation)
                return
