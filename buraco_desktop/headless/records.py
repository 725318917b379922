"""What is kept of played deals and matches: plain values that can be written to a file and read again."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from buraco_desktop.bots.search.bot import Searched
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


class Searches(msgspec.Struct, forbid_unknown_fields=True):
    """How much one bot played out."""

    decisions: int = 0
    """Those for which it played something out."""
    fallbacks: int = 0
    """Those of them that were left to the usual player, as too little was played out."""
    playouts: list[int] = []
    """Of each turn with such a decision."""

    def add_hand(self, searched: Iterable[Searched]) -> None:
        """Count the decisions of one deal."""
        turns = Counter[int]()
        for decision in searched:
            self.decisions += 1
            self.fallbacks += decision.is_fallback
            turns[decision.turn] += decision.playouts
        self.playouts += turns.values()

    def add(self, other: "Searches") -> None:
        """Count what was counted elsewhere."""
        self.decisions += other.decisions
        self.fallbacks += other.fallbacks
        self.playouts += other.playouts


class TurnTimes(msgspec.Struct, forbid_unknown_fields=True):
    """Milliseconds that each bot thought in each of its turns, and how much it played out meanwhile."""

    a: list[float] = []
    b: list[float] = []
    searches_a: Searches = msgspec.field(default_factory=Searches)
    searches_b: Searches = msgspec.field(default_factory=Searches)

    def add(self, other: "TurnTimes") -> None:
        """Take over what was taken elsewhere."""
        self.a += other.a
        self.b += other.b
        self.searches_a.add(other.searches_a)
        self.searches_b.add(other.searches_b)


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
