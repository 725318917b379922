"""Which of several plays ends best: all are played out on the same guessed tables, the worst are dropped."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Protocol

from buraco_desktop.bots.reasons import Choice
from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastTable
from buraco_desktop.bots.search.moves import Discarding, Move
from buraco_desktop.bots.stopping import ShouldStop, Stopped, never

CLEAR_LEAD = 4.0
"""So many standard errors ahead of all others nothing can change any more."""
LOOKED_AT = 16
"""After so many tables, and every so many, it is looked whether the best leads clearly."""

Leaf = Callable[[FastTable, int], float]
"""What a table is worth to a team where a playout stops."""


class Guessing(Protocol):
    """Who makes tables to be played out."""

    def guess(self, rng: Random) -> FastTable:
        """Return a table that may be the real one."""


@dataclass(slots=True)
class Arm:
    """A play that is compared: its first command with the reason, and its moves so far as decided."""

    choice: Choice
    moves: tuple[Move, ...]
    values: list[float] = field(default_factory=list)
    """What each table ended with, in points of the own team less the best other."""

    @property
    def mean(self) -> float:
        """The mean of its values."""
        return sum(self.values) / len(self.values)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is played out for one decision."""

    worlds: int
    """Guessed tables."""
    turns: int
    """Turns that a playout goes on for, from the decision."""
    seconds: float | None = None
    """Time after which no new table is begun; None for no limit."""
    should_stop: ShouldStop = never


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a decision is taken: who guesses tables, who plays them out, and what they are worth."""

    guesser: Guessing
    players: Sequence[FastPlayer]
    """They play out the tables by turns."""
    team: int
    turn_count: int
    leaf: Leaf


def compare(arms: Sequence[Arm], scene: Scene, limits: Limits, rng: Random) -> int:
    """Play the arms out; return on how many tables. The values of the first arm are always complete.

    Half of the arms are dropped each time that an equal share of the tables has been played.
    Raises `Stopped`.
    """
    live = list(arms)
    started = perf_counter()
    drops = _drops(len(arms), limits.worlds)
    for number in range(1, limits.worlds + 1):
        if limits.should_stop():
            raise Stopped
        world = scene.guesser.guess(rng)
        player = scene.players[number % len(scene.players)]
        last_turn = scene.turn_count + limits.turns
        for arm in live:
            table = world.copy()
            play_on(table, arm.moves, player, last_turn)
            arm.values.append(scene.leaf(table, scene.team))
        if limits.seconds is not None and perf_counter() - started > limits.seconds:
            return number
        if number in drops:
            others = sorted(live[1:], key=lambda arm: -arm.mean)
            live = [live[0], *others[: max(1, len(live) // 2 - 1)]]
        if number % LOOKED_AT == 0 and number >= 2 * LOOKED_AT and _is_clear(live):
            return number
    return limits.worlds


def _drops(count: int, worlds: int) -> set[int]:
    rounds = max(1, (count - 1).bit_length())
    return {worlds * number // rounds for number in range(1, rounds)}


def play_on(table: FastTable, moves: Sequence[Move], player: FastPlayer, last_turn: int) -> None:
    """Carry out the first moves of a turn; a player ends it and goes on until so many turns are finished."""
    for move in moves:
        if not table.is_over:
            move.play(table)
    if not table.is_over and not (moves and isinstance(moves[-1], Discarding)):
        player.finish_turn(table)
    player.play_on(table, last_turn)


def difference(one: Arm, other: Arm) -> tuple[float, float]:
    """Return by how much one arm is better on the tables that both played, and its standard error."""
    pairs = [own - theirs for own, theirs in zip(one.values, other.values, strict=False)]
    count = len(pairs)
    mean = sum(pairs) / count
    if count < 2:
        return mean, float("inf")
    spread = sum([(pair - mean) ** 2 for pair in pairs]) / (count - 1)
    return mean, sqrt(spread / count)


def _is_clear(live: Sequence[Arm]) -> bool:
    best = max(live, key=lambda arm: arm.mean)
    for arm in live:
        if arm is not best:
            lead, error = difference(best, arm)
            if lead < CLEAR_LEAD * error:
                return False
    return True


def chosen(arms: Sequence[Arm], band: float) -> Arm:
    """Return the best arm, or the first one if the best does not lead it by so many standard errors."""
    first = arms[0]
    count = len(first.values)
    full = [arm for arm in arms if len(arm.values) == count]
    best = max(full, key=lambda arm: arm.mean)
    if best is first:
        return first
    lead, error = difference(best, first)
    return best if lead > band * error else first
