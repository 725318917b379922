"""Who plays what against whom."""

from collections.abc import Callable
from dataclasses import dataclass

from buraco_desktop.bots.base import Bot
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.headless.ceilings import make_arena_bot
from buraco_desktop.headless.deal_seeds import Seed


@dataclass(frozen=True, slots=True)
class Contest:
    """Two bots that are compared, and the game that they play."""

    rules: RuleSet
    players: int
    a: str
    b: str
    seed: Seed
    target: int | None = None
    """Points that end a match; None for the end that the rules set."""
    is_mixed: bool = False
    """Whether A has one seat only, with B as its partner; otherwise A has all seats of its team."""
    is_watched: bool = True
    """Whether never-events are counted, which takes almost as long as a quick bot."""
    is_timed: bool = False
    """Whether bots that search keep to the time they have at a table, not to a number of playouts."""
    make: Callable[[str], Bot] = make_arena_bot
    """Makes a bot from its name; a function of a module, as worker processes have to find it."""

    @property
    def team_count(self) -> int:
        """The number of teams, which is how often each deal is played."""
        return self.rules.team_count(self.players)
