"""The clock of a timed game: it is told how much time passes, and asks nobody what time it is."""

TurnKey = tuple[int, int]
"""Index of a deal, and the number of turns that were finished in it."""

WARNING_SHARE = 4
"""The warning begins with this part of a turn's time left: a quarter."""
LEAST_WARNING_MS = 5_000
"""The warning lasts at least so long; so long is left at least of a turn that an undo opens again."""


class MatchClock:
    """Counts the time of a match and of its turns, in whole milliseconds.

    Both are without limit in a game that is not timed. The used time of the match is saved with it; a turn
    begins anew when a match is opened again.
    """

    def __init__(self, match_minutes: int | None, turn_seconds: int | None, used_ms: int = 0) -> None:
        self._match_ms = None if match_minutes is None else match_minutes * 60_000
        self._turn_ms = None if turn_seconds is None else turn_seconds * 1_000
        self._used_ms = used_ms
        self._turn: TurnKey | None = None
        self._turns: dict[TurnKey, int] = {}

    @property
    def is_timed(self) -> bool:
        """Whether anything is limited."""
        return self._match_ms is not None or self._turn_ms is not None

    @property
    def used_ms(self) -> int:
        """How long the match has lasted, counted to its limit; 0 if it has none."""
        return self._used_ms

    @property
    def left_ms(self) -> int | None:
        """What is left of the match, at least 0; None without limit."""
        return None if self._match_ms is None else self._match_ms - self._used_ms

    @property
    def is_match_over(self) -> bool:
        """Whether the time of the match is used up."""
        return self.left_ms == 0

    @property
    def turn_left_ms(self) -> int | None:
        """What is left of a person's turn, at least 0; None without limit and while no person is to act."""
        if self._turn_ms is None or self._turn is None:
            return None
        return self._turn_ms - self._turns[self._turn]

    @property
    def turn_share(self) -> float | None:
        """What part of a person's turn is left, 1 to 0; None like `turn_left_ms`."""
        left = self.turn_left_ms
        return None if left is None or self._turn_ms is None else left / self._turn_ms

    @property
    def is_turn_over(self) -> bool:
        """Whether a person is to act and has used up the time of the turn."""
        return self.turn_left_ms == 0

    @property
    def is_warning(self) -> bool:
        """Whether a person should hurry: a quarter of the turn is left, or five seconds."""
        left = self.turn_left_ms
        if left is None or self._turn_ms is None:
            return False
        return left <= max(self._turn_ms // WARNING_SHARE, LEAST_WARNING_MS)

    def begin_turn(self, turn: TurnKey | None) -> None:
        """Let the clock of this turn run; None while no person is to act.

        A turn that was played before, and is open again after an undo, goes on with what was left of it.
        """
        if turn == self._turn:
            return
        self._turn = turn
        if turn is not None and self._turn_ms is not None:
            most = max(0, self._turn_ms - LEAST_WARNING_MS)
            self._turns[turn] = min(self._turns.get(turn, 0), most)

    def advance(self, ms: int, *, is_turn_running: bool = True) -> None:
        """Let time pass. Raises `ValueError` for less than none."""
        if ms < 0:
            raise ValueError(f"time does not run back: {ms} ms")
        if self._match_ms is not None:
            self._used_ms = min(self._used_ms + ms, self._match_ms)
        if is_turn_running and self._turn is not None and self._turn_ms is not None:
            self._turns[self._turn] = min(self._turns[self._turn] + ms, self._turn_ms)
