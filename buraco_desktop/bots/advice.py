"""Advice for a person: the turn that the advising level would play, and two others, with their worth.

The worth is what the deal ends with on average, in points of the own team less those of the best other: many
tables that look the same to the seat are played out, the same ones for every turn.
"""

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import ADVISER, make_bot
from buraco_desktop.bots.playout import Estimate, estimate, margin_after
from buraco_desktop.bots.reasons import Reason, ReasonCode
from buraco_desktop.bots.stopping import ShouldStop, Stopped, never
from buraco_desktop.bots.turns import Turn, other_turns, turn_of
from buraco_desktop.bots.worlds import sample_world
from buraco_desktop.engine.commands import Command, Discard
from buraco_desktop.engine.view import SeatView

MOST_PLAYS = 3
MOST_WORLDS = 60
THINKING_S = 0.7
"""How long the playouts may take, so that the whole answer comes in under a second."""
LEAST_WORLDS = 4
"""So many are played out on the slowest machine."""
SCREENED = 4
"""After so many worlds only the best turns are played out further."""
MOST_TURNS = 5
"""So many turns are compared."""
_TELLING = (
    ReasonCode.GOES_OUT,
    ReasonCode.FETCHES_POT,
    ReasonCode.HOLDS_BACK,
    ReasonCode.MAKES_CANASTA,
    ReasonCode.REACHES_MINIMUM,
    ReasonCode.UNLOADS,
    ReasonCode.SPENDS_WILD,
)
"""What says most about a turn; anything else after these."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One play: a whole turn from now on, as far as its cards are known."""

    turn: Turn
    worth: Estimate
    """Expected points of the deal, own team less the best other."""
    gain: Estimate | None
    """Its worth less that of the first play, by the same tables; None for the first play."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands in order."""
        return tuple(choice.command for choice in self.turn)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why: what tells most about the turn, then why it discards what it does."""
        lays = [choice.reason for choice in self.turn if not isinstance(choice.command, Discard)]
        last = self.turn[-1]
        lays.sort(key=lambda reason: _TELLING.index(reason.code) if reason.code in _TELLING else 99)
        ends = (last.reason,) if isinstance(last.command, Discard) else ()
        found = (*lays[:1], *ends)
        codes = {ReasonCode.GOES_OUT, ReasonCode.FETCHES_POT}
        decisive = [reason for reason in found if reason.code in codes]
        return tuple(dict.fromkeys(decisive[:1] or found))


@dataclass(slots=True)
class _Arm:
    turn: Turn
    margins: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.margins) / len(self.margins)


def advise(
    seen: SeatView,
    rng: Random,
    *,
    bot: Bot | None = None,
    worlds: int = MOST_WORLDS,
    seconds: float | None = THINKING_S,
    should_stop: ShouldStop = never,
) -> tuple[Advice, ...]:
    """Return one to three plays for the seat, which is to act; the first is what `levels.ADVISER` plays.

    With `rng` that bot would choose the first command of the first play. `bot` advises in its place. Without
    a limit of `seconds` the same view and generator give the same advice. Raises `Stopped`.
    """
    started = perf_counter()
    first = turn_of(seen, bot or make_bot(ADVISER), rng)
    arms = [_Arm(turn) for turn in (first, *other_turns(seen, first))[:MOST_TURNS]]
    for number in range(1, worlds + 1):
        if should_stop():
            raise Stopped
        world = sample_world(seen, rng)
        for arm in arms:
            commands = [choice.command for choice in arm.turn]
            arm.margins.append(margin_after(world, commands, seen.team))
        if number >= LEAST_WORLDS and seconds is not None and perf_counter() - started > seconds:
            break
        if number == SCREENED:
            arms = _best(arms)
    arms = _best(arms)
    return tuple(_advice(arm, arms[0]) for arm in arms)


def _best(arms: list[_Arm]) -> list[_Arm]:
    """Return the first arm, then the best of the others."""
    others = sorted(arms[1:], key=lambda arm: -arm.mean)
    return [arms[0], *others[: MOST_PLAYS - 1]]


def _advice(arm: _Arm, first: _Arm) -> Advice:
    gain = None
    if arm is not first:
        gain = estimate(own - other for own, other in zip(arm.margins, first.margins, strict=True))
    return Advice(arm.turn, estimate(arm.margins), gain)
