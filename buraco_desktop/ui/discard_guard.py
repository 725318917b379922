"""Holds a discard back until it is meant, where the player wishes so."""

from buraco_desktop.engine.cards import CardId
from buraco_desktop.session.clock import MatchClock

HURRY_MS = 10_000
"""With less time left than this, in milliseconds, nothing is held back: asking would cost the turn."""


class DiscardGuard:
    """Knows which card waits to be discarded by a second deliberate act."""

    def __init__(self, clock: MatchClock) -> None:
        self._clock = clock
        self.is_on = False
        """Whether discards are held back."""
        self.waiting: CardId | None = None
        """The card that waits."""

    def holds(self, card: CardId) -> bool:
        """Whether the discard of a card has to wait; the card that waits already does no longer."""
        return self.is_on and card != self.waiting and not self._is_in_hurry

    @property
    def _is_in_hurry(self) -> bool:
        left = (self._clock.turn_left_ms, self._clock.left_ms)
        return any(ms is not None and ms < HURRY_MS for ms in left)
