"""The bots by name, weakest first."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.beginner import BeginnerBot
from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.character import COLLECTOR, NEUTRAL, PRUDENT, PURIST, SPRINTER, Character
from buraco_desktop.bots.club.skill import CLUB, EASY, MEDIUM, MEMORY_CLUB, Skill
from buraco_desktop.bots.greedy import GreedyBot
from buraco_desktop.bots.hasty import HastyBot
from buraco_desktop.bots.names import LEVELS, PERSONALITIES, WITH_HABITS, with_personality
from buraco_desktop.bots.random_bot import RandomBot
from buraco_desktop.bots.search.bot import SearchBot, SearchSkill
from buraco_desktop.bots.search.skills import EXPERT, HARD, YARDSTICKS

ADVISER = "expert"
"""The level whose play is advised: the strongest."""

CHARACTERS: Mapping[str, Character] = MappingProxyType(
    {"prudent": PRUDENT, "collector": COLLECTOR, "sprinter": SPRINTER, "purist": PURIST}
)
"""What each of `names.PERSONALITIES` means."""

_CLUB_LEVELS: Mapping[str, Skill] = MappingProxyType({"easy": EASY, "medium": MEDIUM})
_SEARCH_LEVELS: Mapping[str, SearchSkill] = MappingProxyType({"hard": HARD, "expert": EXPERT})

BOT_NAMES: tuple[str, ...] = (
    "random",
    "hasty",
    "greedy",
    *LEVELS,
    "club",
    "memory-club",
    *YARDSTICKS,
    *(with_personality(level, personality) for level in WITH_HABITS for personality in PERSONALITIES),
)
"""Every name that `make_bot` knows: B0 to B2 of the ladder, the levels, B3 to B6, and personalities."""

SEARCHING: tuple[str, ...] = tuple(
    name for name in BOT_NAMES if name in YARDSTICKS or name.partition("-")[0] in _SEARCH_LEVELS
)
"""Those of them that play deals out, which takes time."""


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
        case "club":
            return ClubBot(name, CLUB)
        case "memory-club":
            return ClubBot(name, MEMORY_CLUB)
        case _ if name in YARDSTICKS:
            return SearchBot(name, YARDSTICKS[name])
        case _ if name in BOT_NAMES:
            return _level(name)
        case _:
            raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOT_NAMES)}")


def _level(name: str) -> Bot:
    """Return the bot of a level, with a personality or without."""
    level, _, personality = name.partition("-")
    character = CHARACTERS[personality] if personality else NEUTRAL
    if level in _CLUB_LEVELS:
        return ClubBot(name, replace(_CLUB_LEVELS[level], character=character))
    skill = _SEARCH_LEVELS[level]
    return SearchBot(name, replace(skill, usual=replace(skill.usual, character=character)))
