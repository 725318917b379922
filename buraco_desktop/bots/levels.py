"""The bots by name, weakest first."""

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.beginner import BeginnerBot
from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.skill import CLUB, EASY, MEDIUM, MEMORY_CLUB
from buraco_desktop.bots.greedy import GreedyBot
from buraco_desktop.bots.hasty import HastyBot
from buraco_desktop.bots.random_bot import RandomBot

LEVELS: tuple[str, ...] = ("beginner", "easy", "medium")
"""The bots that a player can choose, weakest first."""

BOT_NAMES: tuple[str, ...] = (
    "random",
    "hasty",
    "greedy",
    *LEVELS,
    "club",
    "memory-club",
)
"""Every name that `make_bot` knows: B0 to B2 of the ladder, the levels, B3 and B4."""


def make_bot(name: str) -> Bot:
    """Return the bot of this name. Raises `ValueError` for a name that is not in `BOT_NAMES`."""
    match name:
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyBot()
        case "hasty":
            return HastyBot()
        case "beginner":
            return BeginnerBot()
        case "easy":
            return ClubBot(name, EASY)
        case "medium":
            return ClubBot(name, MEDIUM)
        case "club":
            return ClubBot(name, CLUB)
        case "memory-club":
            return ClubBot(name, MEMORY_CLUB)
        case _:
            raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOT_NAMES)}")
