"""What a match is started with: rules, seats, first dealer, number of the first deal."""

import hashlib

import msgspec

from buraco_desktop.engine.rules import RuleSet

DEAL_NUMBER_LIMIT = 10**9
"""Deal numbers are 0..DEAL_NUMBER_LIMIT - 1."""
MATCH_MINUTES = range(1, 601)
"""How long a timed match may be."""
TURN_SECONDS = range(5, 601)
"""How long a timed turn may be."""


class SeatSetup(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    bot: str | None = None
    """Name of the bot (`bots.levels`); None for a person."""
    portrait: str = ""
    """Name of the drawing that stands for the player; empty for the usual one of the seat."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.bot is None


class MatchSetup(msgspec.Struct, frozen=True):
    """Everything that decides a match before the first card. Raises `ValueError` for a contradiction."""

    rules: RuleSet
    players: int
    seats: tuple[SeatSetup, ...]
    """One entry for each player, clockwise."""
    first_dealer: int
    deal_number: int
    """Number of the first deal; the numbers of the later ones follow from it."""
    is_practice: bool = False
    """Free undo is allowed; statistics leave the match out (RULES 9)."""
    match_minutes: int | None = None
    """When the match ends, whatever its length (RULES M10); None for a match without a clock."""
    turn_seconds: int | None = None
    """How long a person may take for a turn (RULES U-27); None for as long as wished."""

    def __post_init__(self) -> None:
        """Reject contradictions."""
        if self.players not in self.rules.players:
            raise ValueError(f"{self.rules.key} is not played by {self.players}")
        if len(self.seats) != self.players:
            raise ValueError(f"{len(self.seats)} seats for {self.players} players")
        if not 0 <= self.first_dealer < self.players:
            raise ValueError(f"no such seat deals: {self.first_dealer}")
        if not 0 <= self.deal_number < DEAL_NUMBER_LIMIT:
            raise ValueError(f"deal number out of range: {self.deal_number}")
        if self.match_minutes is not None and self.match_minutes not in MATCH_MINUTES:
            raise ValueError(f"length of the match out of range: {self.match_minutes} minutes")
        if self.turn_seconds is not None and self.turn_seconds not in TURN_SECONDS:
            raise ValueError(f"length of a turn out of range: {self.turn_seconds} s")

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons, ascending."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_person)

    def person_from(self, seat: int) -> int:
        """Return the first seat of a person, beginning with `seat` and clockwise.

        Raises `ValueError` if only bots play.
        """
        if not self.persons:
            raise ValueError("nobody at this table is a person")
        return min(self.persons, key=lambda person: (person - seat) % self.players)


def deal_number_of(first: int, index: int) -> int:
    """Return the number of a match's deal, counted from 0, whose first deal has the number `first`.

    The same on every machine and for ever, so a match can be repeated from its first number.
    """
    if index == 0:
        return first
    return _stable_number(f"deal {first} {index}") % DEAL_NUMBER_LIMIT


def bot_seed(deal_number: int, command_count: int, seat: int) -> int:
    """Return the seed for a bot's decision: the same position of the same deal gives the same answer."""
    return _stable_number(f"bot {deal_number} {command_count} {seat}")


def _stable_number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
