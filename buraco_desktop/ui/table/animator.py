"""One clock that moves everything on the table from where it is to where it should be.

A new tween of an item replaces its old one. Nothing in the game waits for a tween but the showing of the next
bot move; any input calls `finish_all`.
"""

from collections.abc import Callable
from math import pi, sin
from typing import Protocol

import msgspec
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal

from buraco_desktop.ui.table.timing import FADE, OVERSHOOT, Motion, Speed

TICK = 16
"""Milliseconds between two pictures."""


class Movable(Protocol):
    """What a tween moves."""

    def place(self, position: QPointF, scale: float, x_scale: float, turn: float = 0.0) -> None:
        """Show the item at a position, enlarged by `scale` and turned by `turn` degrees around its middle.

        `x_scale` squeezes it while it turns over.
        """

    def turn_over(self) -> None:
        """Show the other side; called in the middle of a flip."""

    def setOpacity(self, opacity: float) -> None:
        """Show the item more or less clearly, 0 to 1; the name is that of Qt's items."""


class Tween(msgspec.Struct):
    """The motion of one item. Times are milliseconds from its start."""

    item: Movable
    start: QPointF
    end: QPointF
    motion: Motion
    delay: float = 0
    start_scale: float = 1.0
    is_flip: bool = False
    on_done: Callable[[], None] | None = None
    stops: tuple[tuple[float, QPointF], ...] = ()
    """Points on the way, each with the share of the duration at which it is reached."""
    turn: float = 0.0
    """Degrees half way."""
    is_leaving: bool = False
    """Whether the item is taken away at the end."""
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
        self.is_reduced = False
        """Whether nothing flies, turns or shines; what changes fades (design 11)."""
        self._tweens: dict[int, Tween] = {}
        self._followers: list[Callable[[float], bool]] = []
        self._curves: dict[QEasingCurve.Type, QEasingCurve] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        # A coarse timer may be late by a twentieth, which is seen as a stutter.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether anything is on its way; followers do not count."""
        return bool(self._tweens)

    @property
    def is_still(self) -> bool:
        """Whether the player wants no motion at all, or less of it."""
        return self.is_reduced or self.speed is Speed.NONE

    def run(self, tween: Tween) -> None:
        """Start a tween; at speed none it ends at once, with less motion it fades or ends at once."""
        self._tweens[id(tween.item)] = tween
        if self.speed is Speed.NONE or (self.is_reduced and not tween.motion.fades):
            self._end(tween)
            return
        if self.is_reduced:
            self._begin_fade(tween)
        else:
            tween.item.place(tween.start, tween.start_scale, 1.0)
        self._start()

    def follow(self, step: Callable[[float], bool]) -> None:
        """Call `step` with the milliseconds that pass, tick by tick, until it returns False."""
        if step not in self._followers:
            self._followers.append(step)
            self._start()

    def forget(self, step: Callable[[float], bool]) -> None:
        """Do not call `step` any more."""
        if step in self._followers:
            self._followers.remove(step)

    def goal(self, item: Movable) -> QPointF | None:
        """Return where a running tween takes an item; None if it does not move."""
        tween = self._tweens.get(id(item))
        return None if tween is None else tween.end

    def drop(self, item: Movable) -> None:
        """Stop moving an item and leave it where it is."""
        tween = self._tweens.pop(id(item), None)
        if tween is not None and self.is_reduced:
            item.setOpacity(1.0)

    def finish_all(self) -> None:
        """Put everything where it should be, now."""
        for tween in list(self._tweens.values()):
            if id(tween.item) in self._tweens:
                self._end(tween)
        self._stop_if_idle()

    def advance(self, milliseconds: float) -> None:
        """Move everything on by this time; the clock does it by itself, tests by hand."""
        factor = 1.0 if self.is_reduced else self.speed.value or 1.0
        for tween in list(self._tweens.values()):
            tween.elapsed += milliseconds / factor
            duration = FADE if self.is_reduced else max(1, tween.motion.duration)
            progress = (tween.elapsed - tween.delay) / duration
            if progress >= 1:
                self._end(tween)
            elif progress <= 0:
                continue
            elif self.is_reduced:
                tween.item.setOpacity(1 - progress if tween.is_leaving else progress)
            else:
                self._show(tween, progress)
        self._followers = [step for step in self._followers if step(milliseconds)]
        self._stop_if_idle()

    def _start(self) -> None:
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _tick(self) -> None:
        self.advance(self._clock.restart())

    def _stop_if_idle(self) -> None:
        if not self._tweens and not self._followers and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    def _begin_fade(self, tween: Tween) -> None:
        """Show the item where it will be, not yet visible; one that leaves stays where it is and fades."""
        tween.delay = 0
        if tween.is_flip:
            tween.is_turned = True
            tween.item.turn_over()
        tween.item.place(tween.start if tween.is_leaving else tween.end, 1.0, 1.0)
        tween.item.setOpacity(1.0 if tween.is_leaving else 0.0)

    def _curve(self, kind: QEasingCurve.Type) -> QEasingCurve:
        curve = self._curves.get(kind)
        if curve is None:
            curve = self._curves[kind] = QEasingCurve(kind)
            curve.setOvershoot(OVERSHOOT)
        return curve

    def _position(self, tween: Tween, progress: float) -> QPointF:
        """Return where the item is on its way from stop to stop; each leg has its own ease."""
        begin, start = 0.0, tween.start
        for share, point in (*tween.stops, (1.0, tween.end)):
            if progress <= share:
                part = self._curve(tween.motion.curve).valueForProgress((progress - begin) / (share - begin))
                return start + (point - start) * part
            begin, start = share, point
        return tween.end

    def _show(self, tween: Tween, progress: float) -> None:
        position = self._position(tween, progress)
        if tween.motion.lift:
            position -= QPointF(0, tween.motion.lift * 4 * progress * (1 - progress))
        x_scale = 1.0
        if tween.is_flip:
            x_scale = max(0.02, min(1.0, abs(progress - 0.5) / 0.1)) if 0.4 <= progress <= 0.6 else 1.0
            if progress >= 0.5 and not tween.is_turned:
                tween.is_turned = True
                tween.item.turn_over()
        scale = 1.0
        if tween.start_scale != 1.0:
            value = self._curve(tween.motion.curve).valueForProgress(progress)
            scale = tween.start_scale + (1 - tween.start_scale) * value
        tween.item.place(position, scale, x_scale, tween.turn * sin(pi * progress))

    def _end(self, tween: Tween) -> None:
        if self._tweens.get(id(tween.item)) is tween:
            del self._tweens[id(tween.item)]
        if tween.is_flip and not tween.is_turned:
            tween.item.turn_over()
        if self.is_reduced:
            tween.item.setOpacity(1.0)
        tween.item.place(tween.end, 1.0, 1.0)
        if tween.on_done:
            tween.on_done()
