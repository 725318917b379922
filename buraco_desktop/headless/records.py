"""What is kept of played deals and matches: plain values that can be written to a file and read again."""

import msgspec

from buraco_desktop.engine.events import EndReason


class HandResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one deal ended; one entry for each team."""

    points: tuple[int, ...]
    clean_canastas: tuple[int, ...]
    pots_missed: tuple[int, ...]
    """Pots that a team could have had and did not take, 0 or 1."""
    never_events: tuple[dict[str, int], ...]
    """How often the team did what no sane player does, by kind (`bots.never`)."""
    reason: EndReason
    out_team: int | None


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, or a match of several, with bot A on one team."""

    a_team: int
    hands: tuple[HandResult, ...]
    winner: int | None = None
    """The team that won the match; None for a draw, and where no match was played."""


class TurnTimes(msgspec.Struct, forbid_unknown_fields=True):
    """Milliseconds that each bot thought in each of its turns."""

    a: list[float] = []
    b: list[float] = []


class JobResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came out of one job: its numbered deals or matches, each with all its plays."""

    units: tuple[tuple[Play, ...], ...]
    times: TurnTimes
    seconds: float
    """How long the job took."""

    @property
    def hands(self) -> int:
        """The number of deals that were played out, each seating counted."""
        return sum(len(play.hands) for unit in self.units for play in unit)
