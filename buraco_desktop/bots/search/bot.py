"""The searching player: a careful club player that plays out what the decisions that matter lead to."""

from dataclasses import dataclass
from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import Skill
from buraco_desktop.bots.club.weights import weights_for
from buraco_desktop.bots.laying import needs_minimum
from buraco_desktop.bots.reasons import Choice, ReasonCode
from buraco_desktop.bots.search.contest import Arm, Limits, Scene, chosen, compare
from buraco_desktop.bots.search.fast_player import FastPlayer
from buraco_desktop.bots.search.fast_table import FastRules
from buraco_desktop.bots.search.guesses import Guesser
from buraco_desktop.bots.search.habits import habits_for
from buraco_desktop.bots.search.ideas import Idea, closing, discards, draws
from buraco_desktop.bots.search.leaf import Leaf, leaf_weights
from buraco_desktop.bots.search.moves import moves_of
from buraco_desktop.engine.commands import Command, Discard, Redraw
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import SeatView

NO_LIMIT = 10_000
"""More turns than any deal has."""


@dataclass(frozen=True, slots=True)
class SearchSkill:
    """What is searched, and how much."""

    usual: Skill
    """The player whose moves are improved upon."""
    draw_worlds: int = 0
    """Guessed tables for the draw; 0: it is not searched."""
    discard_worlds: int = 0
    discards: int = 5
    """So many discards are compared."""
    close_worlds: int = 0
    turns: int = 8
    """Turns that a playout goes on for."""
    least_worlds: int = 24
    """With fewer the usual move is played: what few playouts say is mostly chance."""
    band: float = 1.0
    """The usual move is played unless another leads it by so many standard errors."""
    remembers: bool = True
    """Whether guessed tables respect what others are known to hold."""
    has_leaf: bool = True
    """Whether a table where a playout stops is valued by fitted weights, not by the score as it stands."""
    draw_s: float | None = None
    play_s: float | None = None
    """Seconds that the search for a draw, and for any other command, may take; None for no limit."""


class SearchBot:
    """Plays by its skill. Without a limit of time the same view and generator give the same command."""

    def __init__(self, name: str, skill: SearchSkill) -> None:
        self.name = name
        self._skill = skill
        self._club = ClubBot(name, skill.usual)

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return the command that the search finds best."""
        return self.explain(seen, rng).command

    def explain(self, seen: SeatView, rng: Random) -> Choice:
        """Return the command with its reason."""
        skill = self._skill
        usual = self._club.explain(seen, rng)
        deal = imagine(seen)
        position = Position(deal, weights_for(seen.rules, seen.players), skill.usual)
        if seen.phase is Phase.DRAW:
            if not skill.draw_worlds:
                return usual
            return self._best(seen, draws(position, seen, usual), skill.draw_worlds, skill.draw_s, rng)
        if needs_minimum(deal) or isinstance(usual.command, Redraw):
            return usual
        if isinstance(usual.command, Discard) and position.size > 1 and skill.discard_worlds:
            ideas = discards(position, usual, skill.discards)
            end = closing(position) if skill.close_worlds else None
            if end is not None:
                ideas.append(end)
            return self._best(seen, ideas, skill.discard_worlds, skill.play_s, rng)
        if skill.close_worlds and usual.reason.code is not ReasonCode.GOES_OUT:
            end = closing(position)
            if end is not None:
                return self._best(
                    seen, [(usual, (usual.command,)), end], skill.close_worlds, skill.play_s, rng
                )
        return usual

    def _best(
        self, seen: SeatView, ideas: list[Idea], worlds: int, seconds: float | None, rng: Random
    ) -> Choice:
        usual = ideas[0][0]
        if len(ideas) < 2:
            return usual
        skill = self._skill
        rules = FastRules(seen.rules, seen.players)
        deal = imagine(seen)
        arms = [Arm(choice, moves_of(deal, commands, rules.book)) for choice, commands in ideas]
        scene = Scene(
            Guesser(seen, rules, remembers=skill.remembers),
            [FastPlayer(rules, habits) for habits in habits_for(seen.rules, seen.players)],
            seen.team,
            seen.turn_count,
            Leaf(leaf_weights(seen.rules, seen.players) if skill.has_leaf else ()).value,
        )
        played = compare(arms, scene, Limits(worlds, skill.turns, seconds), rng)
        return usual if played < skill.least_worlds else chosen(arms, skill.band).choice
