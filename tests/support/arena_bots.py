"""Bots that only tests let play, by names that a worker process of the arena can be told."""

from random import Random

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.greedy import GreedyBot
from buraco_desktop.bots.random_bot import RandomBot
from buraco_desktop.engine.commands import Command, Draw, TakePile
from buraco_desktop.engine.view import SeatView

OVERLOOKED = 0.65
"""Share of the piles that the forgetful bot overlooks. It is about 30 points a hand worse than greedy."""


class ForgetfulBot:
    """Greedy, but it overlooks most piles that are worth taking."""

    name = "forgetful"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        command = GreedyBot().choose(seen, rng)
        if isinstance(command, TakePile) and seen.stock_size and rng.random() < OVERLOOKED:
            return Draw()
        return command


class OtherRandomBot(RandomBot):
    """Plays at random like the random bot, with other random numbers."""

    name = "other-random"


def make_arena_bot(name: str) -> Bot:
    bots: dict[str, Bot] = {
        bot.name: bot for bot in (GreedyBot(), ForgetfulBot(), RandomBot(), OtherRandomBot())
    }
    return bots[name]
