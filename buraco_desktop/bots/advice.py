"""Advice for a person: the turn that the advising level would play, and two others, with their worth.

The worth is what the deal ends with on average, in points of the own team less those of the best other: many
tables that look the same to the seat are played out, the same ones for every turn.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter

from buraco_desktop.bots.advised import Advice
from buraco_desktop.bots.base import Bot, imagine
from buraco_desktop.bots.levels import ADVISER, make_bot
from buraco_desktop.bots.playout import estimate, margin_after
from buraco_desktop.bots.search.belief import belief_weights
from buraco_desktop.bots.search.bot import NO_LIMIT, SearchBot
from buraco_desktop.bots.search.contest import play_on
from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.guesses import Guesser
from buraco_desktop.bots.search.habits import habits_for
from buraco_desktop.bots.search.moves import Move, moves_of
from buraco_desktop.bots.stopping import ShouldStop, Stopped, never
from buraco_desktop.bots.turns import Turn, other_turns, turn_of
from buraco_desktop.bots.worlds import sample_world
from buraco_desktop.engine.commands import Command, Redraw
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView

MOST_PLAYS = 3
MOST_WORLDS = 240
THINKING_S = 0.5
"""How long the playouts may take, so that the whole answer comes in about a second."""
LEAST_WORLDS = 8
"""So many are played out on the slowest machine."""
SCREENED = 8
"""After so many worlds only the best turns are played out further."""
MOST_TURNS = 5
"""So many turns are compared."""


@dataclass(slots=True)
class _Arm:
    number: int
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
    adviser = bot or make_bot(ADVISER)
    if isinstance(adviser, SearchBot) and seconds is not None:
        adviser = adviser.at_table(should_stop)
    first = turn_of(seen, adviser, rng)
    started = perf_counter()
    turns = [first, *other_turns(seen, first)][:MOST_TURNS]
    arms = [_Arm(number, turn) for number, turn in enumerate(turns)]
    for number, margin_of in zip(range(1, worlds + 1), _guesses(seen, turns, rng), strict=False):
        if should_stop():
            raise Stopped
        for arm in arms:
            arm.margins.append(margin_of(arm.number))
        if number >= LEAST_WORLDS and seconds is not None and perf_counter() - started > seconds:
            break
        if number == SCREENED:
            arms = _best(arms)
    arms = _best(arms)
    return tuple(_advice(arm, arms[0]) for arm in arms)


def _guesses(seen: SeatView, turns: Sequence[Turn], rng: Random) -> Iterator[Callable[[int], int]]:
    """Yield for one guessed table after the other what gives the margin after the turn of a number."""
    commands = [[choice.command for choice in turn] for turn in turns]
    if any(isinstance(command, Redraw) for turn in commands for command in turn):
        # The tables of the quick player know no second draw.
        while True:
            world = sample_world(seen, rng)
            yield partial(_margin_in, world, commands, seen.team)
    rules = FastRules(seen.rules, seen.players)
    guesser = Guesser(seen, rules, belief=belief_weights(seen.rules, seen.players))
    deal = imagine(seen)
    moves = [moves_of(deal, turn, rules.book) for turn in commands]
    for habits in cycle(habits_for(seen.rules, seen.players)):
        yield partial(_margin_on, guesser.guess(rng), FastPlayer(rules, habits), moves, seen.team)


def _margin_in(world: DealState, commands: Sequence[Sequence[Command]], team: int, number: int) -> int:
    return margin_after(world, commands[number], team)


def _margin_on(
    table: FastTable, player: FastPlayer, moves: Sequence[Sequence[Move]], team: int, number: int
) -> int:
    twin = table.copy()
    play_on(twin, moves[number], player, NO_LIMIT)
    return twin.margin(team)


def _best(arms: list[_Arm]) -> list[_Arm]:
    """Return the first arm, then the best of the others."""
    others = sorted(arms[1:], key=lambda arm: -arm.mean)
    return [arms[0], *others[: MOST_PLAYS - 1]]


def _advice(arm: _Arm, first: _Arm) -> Advice:
    gain = None
    if arm is not first:
        gain = estimate(own - other for own, other in zip(arm.margins, first.margins, strict=True))
    return Advice(arm.turn, estimate(arm.margins), gain)
