"""One clock that moves everything on the table from where it is to where it should be.

A new tween of an item replaces its old one. Nothing in the game waits for a tween but the showing of the next
bot move; any input calls `finish_all`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QTimer, Signal

from buraco_desktop.ui.table.timing import Motion, Speed

TICK = 16
"""Milliseconds between two pictures."""


class Movable(Protocol):
    """What a tween moves."""

    def place(self, position: QPointF, scale: float, x_scale: float) -> None:
        """Show the item at a position, enlarged by `scale`, squeezed by `x_scale` while it turns over."""

    def turn_over(self) -> None:
        """Show the other side; called in the middle of a flip."""


@dataclass(slots=True)
class Tween:
    """The motion of one item. Times are milliseconds from its start."""

    item: Movable
    start: QPointF
    end: QPointF
    motion: Motion
    delay: float = 0
    start_scale: float = 1.0
    is_flip: bool = False
    on_done: Callable[[], None] | None = None
    elapsed: float = 0
    is_turned: bool = False


class Animator(QObject):
    """Runs tweens.

    Signals:
        finished: the last running tween has ended.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._tweens: dict[int, Tween] = {}
        self._curves: dict[QEasingCurve.Type, QEasingCurve] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._tweens)

    def run(self, tween: Tween) -> None:
        """Start a tween; at speed none it ends at once."""
        self._tweens[id(tween.item)] = tween
        if self.speed is Speed.NONE:
            self._end(tween)
            return
        tween.item.place(tween.start, tween.start_scale, 1.0)
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def drop(self, item: Movable) -> None:
        """Stop moving an item and leave it where it is."""
        self._tweens.pop(id(item), None)

    def finish_all(self) -> None:
        """Put everything where it should be, now."""
        for tween in list(self._tweens.values()):
            if id(tween.item) in self._tweens:
                self._end(tween)
        self._stop_if_idle()

    def advance(self, milliseconds: float) -> None:
        """Move everything on by this time; the clock does it by itself, tests by hand."""
        factor = self.speed.value or 1.0
        for tween in list(self._tweens.values()):
            tween.elapsed += milliseconds / factor
            progress = (tween.elapsed - tween.delay) / max(1, tween.motion.duration)
            if progress >= 1:
                self._end(tween)
            elif progress > 0:
                self._show(tween, progress)
        self._stop_if_idle()

    def _tick(self) -> None:
        self.advance(self._clock.restart())

    def _stop_if_idle(self) -> None:
        if not self._tweens and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    def _show(self, tween: Tween, progress: float) -> None:
        kind = tween.motion.curve
        curve = self._curves.get(kind)
        if curve is None:
            curve = self._curves[kind] = QEasingCurve(kind)
            curve.setOvershoot(0.6)
        value = curve.valueForProgress(progress)
        position = tween.start + (tween.end - tween.start) * value
        if tween.motion.lift:
            position -= QPointF(0, tween.motion.lift * 4 * progress * (1 - progress))
        x_scale = 1.0
        if tween.is_flip:
            x_scale = max(0.02, min(1.0, abs(progress - 0.5) / 0.1)) if 0.4 <= progress <= 0.6 else 1.0
            if progress >= 0.5 and not tween.is_turned:
                tween.is_turned = True
                tween.item.turn_over()
        tween.item.place(position, tween.start_scale + (1 - tween.start_scale) * value, x_scale)

    def _end(self, tween: Tween) -> None:
        if self._tweens.get(id(tween.item)) is tween:
            del self._tweens[id(tween.item)]
        if tween.is_flip and not tween.is_turned:
            tween.item.turn_over()
        tween.item.place(tween.end, 1.0, 1.0)
        if tween.on_done:
            tween.on_done()
