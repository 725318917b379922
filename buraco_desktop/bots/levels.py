"""The bots by name, weakest first."""

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.greedy import GreedyBot
from buraco_desktop.bots.random_bot import RandomBot

BOT_NAMES: tuple[str, ...] = ("random", "greedy")
"""Every name that `make_bot` knows, weakest first."""


def make_bot(name: str) -> Bot:
    """Return the bot of this name. Raises `ValueError` for a name that is not in `BOT_NAMES`."""
    match name:
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyBot()
        case _:
            raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOT_NAMES)}")
