"""What a session tells its listeners, and how it tells them: every change, in order, to everyone."""

from collections import deque
from collections.abc import Callable

import msgspec

from buraco_desktop.engine.commands import LoggedCommand
from buraco_desktop.engine.events import Event


class Step(msgspec.Struct, frozen=True):
    """One accepted command, or the call of time.

    The events tell everything: `view.seen_by` blanks what a seat may not see.
    """

    version: int
    """The version after the command."""
    seat: int
    command: LoggedCommand
    events: tuple[Event, ...]


class Reset(msgspec.Struct, frozen=True):
    """The position changed otherwise than by a command: undo, redo, a new deal. Rebuild the picture."""

    version: int


Change = Step | Reset
Listener = Callable[[Change], None]


class Publisher:
    """Tells listeners changes. A change that a listener makes is told after the one that it answers."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._outbox: deque[Change] = deque()
        self._is_publishing = False

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell a listener every change from now on; the function returned ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, change: Change) -> None:
        """Tell all listeners. What a listener raises reaches the caller; the others are then not told."""
        self._outbox.append(change)
        if self._is_publishing:
            return
        self._is_publishing = True
        try:
            while self._outbox:
                told = self._outbox.popleft()
                for listener in self._listeners[:]:
                    listener(told)
        finally:
            self._outbox.clear()
            self._is_publishing = False
