"""What was done last at the table, by each player: told on plates and in the tray until the person acts."""

from collections.abc import Iterable

from buraco_desktop.engine.events import CardDrawn, Event, PileTaken, PotTaken, TimeCalled, TurnStarted
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.text_events import event_seat, event_short

WEIGHTS = {PileTaken: 1, PotTaken: 2}
"""Of the acts before the last one the weightiest is told, of equal ones the later (design 8)."""


class LastActs:
    """The words for what happened; made anew when another stretch of the deal is shown.

    Attributes:
        event: the last event that is worth telling, whoever's it was.
    """

    def __init__(self, seat: int) -> None:
        """Begin with nothing; `seat` is the person's, whose own acts make those of others old."""
        self._seat = seat
        self._acts: dict[int, tuple[tuple[int, str], ...]] = {}
        """Weight and words of up to two acts of each seat's turn."""
        self.event: Event | None = None
        self.is_pile_taken = False
        """Whether somebody else has taken the pile since the person acted."""
        self.pots: frozenset[int] = frozenset()
        """Teams of which somebody else has taken a pot since the person acted."""

    def lines(self, seat: int) -> tuple[str, ...]:
        """Return what a player did in the last turn, in a word or two each; cards stand as `card_sign`s."""
        return tuple(words for _, words in self._acts.get(seat, ()))

    def note(self, events: Iterable[Event]) -> None:
        """Remember what others did, and forget it when the person acts."""
        for event in events:
            seat = event_seat(event)
            if isinstance(event, TurnStarted | TimeCalled):
                continue
            self.event = event
            if seat == self._seat:
                self._forget()
            elif isinstance(event, PileTaken):
                self.is_pile_taken = True
            elif isinstance(event, PotTaken):
                self.pots |= {event.team}
            words = event_short(event, card_sign) if seat not in (None, self._seat) else ""
            if seat is not None and words:
                before = () if isinstance(event, CardDrawn) else self._acts.get(seat, ())
                told = max(reversed(before), key=lambda act: act[0], default=None)
                act = WEIGHTS.get(type(event), 0), words
                self._acts[seat] = (act,) if told is None else (told, act)

    def _forget(self) -> None:
        self._acts.clear()
        self.is_pile_taken = False
        self.pots = frozenset()

    def forget_words(self) -> None:
        """Forget the words, which are of another language now."""
        self._acts.clear()
