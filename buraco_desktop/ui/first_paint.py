"""Tells when a window has been painted for the first time: what nobody sees yet waits for that."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QWindow


class FirstPaint(QObject):
    """Watches one window of the system.

    Signals:
        over(): the first picture of the window is on its way to the screen. Sent once.
    """

    over = Signal()

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until the system shows the window: all of it is painted before the event loop goes on."""
        if event.type() == QEvent.Type.Expose:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.over.emit)
        return False
