"""What a save holds: strict, frozen values with cards and commands in notation. No file is touched here."""

import msgspec

from buraco_desktop.engine.notation import TIME

FORMAT = 1
"""Number of the save format that this program writes."""

RuleValue = bool | int | str | list[int] | None
RuleFields = dict[str, RuleValue]
"""A rule set field by field (`rule_fields`), so a preset's later change does not change an old match."""

COMMAND_SEPARATOR = "; "


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all parts of a save have in common: no field is optional unless it has a default."""


class SeatRecord(Record, frozen=True, kw_only=True):
    """Who sits on a seat, and for a person the own order of the hand."""

    name: str
    bot: str | None
    order: str = ""
    """The hand's cards, left to right; empty for bots."""
    gaps: tuple[int, ...] = ()
    """Indices of the cards in `order` with a gap on the left."""
    portrait: str = ""
    """Name of the drawing that stands for the player; empty for the usual one of the seat."""


class MeldRecord(Record, frozen=True, kw_only=True):
    """One meld on the table."""

    layout: str
    special: str = ""
    """`AK` or `AA` for a meld that was laid in one move from ace to king or ace to ace."""


class Snapshot(Record, frozen=True, kw_only=True):
    """One state of a deal, complete."""

    hands: tuple[str, ...]
    melds: tuple[tuple[MeldRecord, ...], ...]
    pile: str
    """Bottom to top."""
    stock: str
    """Top card first."""
    pots: tuple[str, ...]
    turn: int
    phase: int
    pot_taken: tuple[bool, ...]
    unseen_pot: tuple[bool, ...]
    drawn: str | None
    banned: str | None
    first_turn: bool
    last_turn: bool
    has_redrawn: bool
    idle_turns: int
    is_busy: bool
    must_open: bool
    laid_points: int
    turn_count: int
    is_time_up: bool = False
    turns_left: int | None = None
    """Turns left after the call of time; None without limit."""


class DealRecord(Record, frozen=True, kw_only=True):
    """A deal: its deck and everything that was played."""

    number: int
    """The deal number."""
    deck: str
    """All cards as shuffled, top first."""
    commands: str
    """The commands in notation, separated by `COMMAND_SEPARATOR`."""
    base: Snapshot | None = None
    """The state before the first command, where that is not the deck as dealt.

    So it is after a deal went on from its snapshot, because a later version of the rules could not repeat its
    commands.
    """

    @property
    def command_texts(self) -> list[str]:
        """The commands, one by one."""
        return self.commands.split(COMMAND_SEPARATOR) if self.commands else []

    @property
    def is_time_up(self) -> bool:
        """Whether time was called in this deal, which then is the last one of its match."""
        # Each command between two separators: a long match asks all its deals, without splitting them.
        marked = f"{COMMAND_SEPARATOR}{self.commands}{COMMAND_SEPARATOR}"
        is_called = f"{COMMAND_SEPARATOR}{TIME}{COMMAND_SEPARATOR}" in marked
        return is_called or (self.base is not None and self.base.is_time_up)


class FinishedRecord(Record, frozen=True, kw_only=True):
    """A deal that was played to its end."""

    deal: DealRecord
    points: tuple[int, ...]
    """The score of each team."""


class RunningRecord(Record, frozen=True, kw_only=True):
    """The deal in progress."""

    deal: DealRecord
    digest: str
    """`DealState.digest` after the last command."""
    snapshot: Snapshot
    """The state after the last command, for a later version of the rules that cannot repeat the commands."""


class MatchRecord(Record, frozen=True, kw_only=True):
    """A whole match."""

    format: int = FORMAT
    program: str
    """Version of the program that wrote the record."""
    match_id: str
    rules: RuleFields
    players: int
    seats: tuple[SeatRecord, ...]
    first_dealer: int
    deal_number: int
    """Number of the first deal."""
    is_practice: bool
    finished: tuple[FinishedRecord, ...]
    running: RunningRecord | None
    """None between two deals, and after the last one."""
    match_minutes: int | None = None
    """Length of a timed match."""
    turn_seconds: int | None = None
    """How long a person may take for a turn."""
    used_ms: int = 0
    """How much of a timed match is over, in milliseconds."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each team in the finished deals; empty before the first one is finished."""
        return tuple(map(sum, zip(*(deal.points for deal in self.finished), strict=True)))

    @property
    def is_time_up(self) -> bool:
        """Whether the match ended with the last finished deal, because time was called in it."""
        return any(deal.deal.is_time_up for deal in self.finished)
