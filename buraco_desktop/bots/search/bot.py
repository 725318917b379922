"""The searching player: a careful club player that plays out what the decisions that matter lead to."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Self

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import Skill
from buraco_desktop.bots.laying import needs_minimum
from buraco_desktop.bots.reasons import Choice, ReasonCode
from buraco_desktop.bots.search.belief import belief_weights
from buraco_desktop.bots.search.contest import Arm, Guessing, Limits, Scene, chosen, compare
from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastRules
from buraco_desktop.bots.search.guesses import Guesser
from buraco_desktop.bots.search.habits import habits_for
from buraco_desktop.bots.search.ideas import Idea, closing, discards, draws, held_back, lays
from buraco_desktop.bots.search.leaf import Leaf, leaf_weights
from buraco_desktop.bots.search.moves import moves_of
from buraco_desktop.bots.stopping import ShouldStop, never
from buraco_desktop.bots.turns import finished
from buraco_desktop.engine.commands import Command, Discard, Redraw
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import SeatView

NO_LIMIT = 10_000
"""More rounds than any deal has."""
LEAST_TURNS = 5
"""A playout goes on for at least so many turns, which are two rounds of two players."""


@dataclass(frozen=True, slots=True)
class SearchSkill:
    """What is searched, and how much."""

    usual: Skill
    """The player whose moves are improved upon."""
    draw_worlds: int = 0
    """Guessed tables for the draw; 0: it is not searched."""
    discard_worlds: int = 0
    discards: int = 1
    """So many discards are compared, the usual one among them."""
    lays: int = 0
    """So many lays that the usual player does not make are compared with its discard."""
    holds_back: bool = False
    """Whether a usual lay is compared with keeping it."""
    closes: bool = True
    """Whether going out is compared where the usual player goes on."""
    rounds: int = 1
    """Rounds that a playout goes on for: it ends after as many further turns of the own seat."""
    least_worlds: int = 24
    """With fewer the usual move is played: what few playouts say is mostly chance."""
    band: float = 1.0
    """The usual move is played unless another leads it by so many standard errors."""
    remembers: bool = True
    """Whether guessed tables respect what others are known to hold."""
    believes: bool = False
    """Whether guessed hands are as the play so far makes them probable."""
    has_leaf: bool = True
    """Whether a table where a playout stops is valued by fitted weights, not by the score as it stands."""
    draw_s: float | None = None
    play_s: float | None = None
    """Seconds at a table for a draw, and for any other command; None for no limit."""


@dataclass(frozen=True, slots=True)
class Searched:
    """How much was played out for one decision."""

    turn: int
    """Turns that had passed in the deal before the one in which it was taken."""
    playouts: int
    is_fallback: bool
    """Whether too few guessed tables were played out, so that the usual move was made."""


Tell = Callable[[Searched], None]


class SearchBot:
    """Plays by its skill. Without a limit of time the same view and generator give the same command."""

    def __init__(self, name: str, skill: SearchSkill) -> None:
        self.name = name
        self._skill = skill
        self._is_timed = False
        self._should_stop: ShouldStop = never
        self._tell: Tell | None = None
        self._club = ClubBot(name, skill.usual)

    def at_table(self, should_stop: ShouldStop) -> Self:
        """Return the same bot as it plays with people: it keeps to its time, and can be told to stop.

        Its methods then raise `Stopped`.
        """
        twin = copy(self)
        twin._is_timed, twin._should_stop = True, should_stop
        return twin

    def telling(self, tell: Tell) -> Self:
        """Return the same bot, which tells of every decision for which it plays something out."""
        twin = copy(self)
        twin._tell = tell
        return twin

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return the command that the search finds best."""
        return self.explain(seen, rng).command

    def explain(self, seen: SeatView, rng: Random) -> Choice:
        """Return the command with its reason."""
        skill = self._skill
        usual = self._club.explain(seen, rng)
        deal = imagine(seen)
        position = Position(deal, self._club.weights(seen), skill.usual)
        if seen.phase is Phase.DRAW:
            if not skill.draw_worlds:
                return usual
            return self._best(seen, draws(position, seen, usual), skill.draw_worlds, skill.draw_s, rng)
        if needs_minimum(deal) or isinstance(usual.command, Redraw):
            return usual
        if not skill.discard_worlds or position.size == 1:
            return usual
        return self._best(seen, self._plays(position, usual), skill.discard_worlds, skill.play_s, rng)

    def _plays(self, position: Position, usual: Choice) -> list[Idea]:
        """Return what may be played after the draw, the usual first."""
        skill = self._skill
        if isinstance(usual.command, Discard):
            ideas = discards(position, usual, skill.discards) + lays(position, usual, skill.lays)
        else:
            ideas = [(usual, (usual.command,))]
            if skill.holds_back:
                ideas += held_back(position, usual)
        if skill.closes and usual.reason.code is not ReasonCode.GOES_OUT:
            end = closing(position)
            if end is not None:
                ideas.append(end)
        return ideas

    def guesser(self, seen: SeatView, rules: FastRules) -> Guessing:
        """Return who guesses the tables that are played out."""
        skill = self._skill
        belief = belief_weights(seen.rules, seen.players) if skill.believes else ()
        return Guesser(seen, rules, remembers=skill.remembers, belief=belief)

    def _best(
        self, seen: SeatView, ideas: list[Idea], worlds: int, seconds: float | None, rng: Random
    ) -> Choice:
        usual = ideas[0][0]
        if len(ideas) < 2:
            return usual
        skill = self._skill
        rules = FastRules(seen.rules, seen.players)
        deal = imagine(seen)
        # With what Medium goes on with: else a turn that is decided to its end looks better than it is.
        arms = [
            Arm(choice, moves_of(deal, finished(seen, commands, self._club, rng), rules.book))
            for choice, commands in ideas
        ]
        scene = Scene(
            self.guesser(seen, rules),
            [FastPlayer(rules, habits) for habits in habits_for(seen.rules, seen.players)],
            seen.team,
            seen.turn_count,
            Leaf(leaf_weights(seen.rules, seen.players) if skill.has_leaf else ()).value,
        )
        turns = max(LEAST_TURNS, skill.rounds * seen.players + 1)
        limits = Limits(worlds, turns, seconds if self._is_timed else None, self._should_stop)
        is_fallback = compare(arms, scene, limits, rng) < skill.least_worlds
        if self._tell is not None:
            playouts = sum([len(arm.values) for arm in arms])
            self._tell(Searched(seen.turn_count, playouts, is_fallback))
        return usual if is_fallback else chosen(arms, skill.band).choice
