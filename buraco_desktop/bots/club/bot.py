"""The club player at a table."""

from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.club.policy import decide
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.scruples import amended
from buraco_desktop.bots.club.skill import Skill
from buraco_desktop.bots.club.weights import Weights, fitted_weights, weights_by_hand
from buraco_desktop.bots.reasons import Choice
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.view import SeatView


class ClubBot:
    """Plays by H1 to H17 as far as its skill goes. Draws no random numbers."""

    def __init__(self, name: str, skill: Skill, weights: Weights | None = None) -> None:
        """Without weights those of the rules, the number of players and the skill are taken."""
        self.name = name
        self._skill = skill
        self._weights = weights

    def weights(self, seen: SeatView) -> Weights:
        """Return what things are worth to this player at a table."""
        stored = fitted_weights if self._skill.has_fitted_weights else weights_by_hand
        usual = self._weights or stored(seen.rules, seen.players)
        return self._skill.character.applied(usual)

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return the command of the rules for this view."""
        return self.explain(seen, rng).command

    def explain(self, seen: SeatView, rng: Random) -> Choice:  # noqa: ARG002 - bots are asked alike
        """Return the command with its reason."""
        weights = self.weights(seen)
        deal = imagine(seen)
        choice = decide(deal, weights, self._skill, seen)
        return amended(Position(deal, weights, self._skill), choice) if self._skill.is_careful else choice
