"""Bots that go wrong, by names that a worker process of a test can be told."""

import os
import time
from random import Random

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.search.bot import SearchBot
from buraco_desktop.bots.search.skills import EXPERT
from buraco_desktop.bots.stopping import ShouldStop, Stopped
from buraco_desktop.engine.commands import Command, Discard
from buraco_desktop.engine.view import SeatView

LONG_S = 60.0
"""Longer than any test waits."""


class HangingBot:
    """Thinks for ever."""

    name = "hanging"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        time.sleep(LONG_S)
        raise AssertionError("nobody waited so long")


class CrashingBot:
    """Raises."""

    name = "crashing"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        raise LookupError("lost my cards")


class CheatingBot:
    """Discards a card of nobody's, out of turn."""

    name = "cheating"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        return Discard(next(card for card in range(54) if card not in seen.hand))


class SilentBot:
    """Returns what is no command."""

    name = "silent"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        return None  # type: ignore[return-value]


class DyingBot:
    """Takes its process with it."""

    name = "dying"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        os._exit(3)


class EndlessBot(SearchBot):
    """Searches for ever, but listens."""

    def __init__(self) -> None:
        super().__init__("endless", EXPERT)

    def at_table(self, should_stop: ShouldStop) -> SearchBot:
        return ListeningBot(should_stop)


class ListeningBot(EndlessBot):
    """An endless bot at a table."""

    def __init__(self, should_stop: ShouldStop) -> None:
        super().__init__()
        self._asks = should_stop

    def choose(self, seen: SeatView, rng: Random) -> Command:
        while not self._asks():
            time.sleep(0.005)
        raise Stopped


def make_failing_bot(name: str) -> Bot:
    """Return a bot of this name, failing or not."""
    kinds: tuple[type[Bot], ...] = (HangingBot, CrashingBot, CheatingBot, SilentBot, DyingBot)
    if name == "endless":
        return EndlessBot()
    made = {kind.name: kind for kind in kinds}.get(name)
    return made() if made else make_bot(name)


def never_made(name: str) -> Bot:
    """Fail while a bot is made: a greedy bot that crashes."""
    raise LookupError(f"no {name} today")
