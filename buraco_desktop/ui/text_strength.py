"""How strong the levels are, in plain words, from the published ratings (`headless/MEASURING.md`)."""

from functools import lru_cache
from math import log

from PySide6.QtCore import QCoreApplication

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.headless.ratings import expected_share
from buraco_desktop.headless.ratings_file import PublishedRatings, decode_ratings
from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.text_bots import bot_title

translate = QCoreApplication.translate
YARDSTICK = "medium"
"""The level that the others are compared with."""
CLUB_PLAYER = "club"
"""The bot that this level itself is compared with."""
EVEN = (1, 2)
PLAIN_SHARES = (
    *((1, 50), (1, 20), (1, 10), (1, 5), (1, 4), (1, 3), (2, 5), EVEN),
    *((3, 5), (2, 3), (3, 4), (4, 5), (9, 10), (19, 20), (49, 50)),
)
"""The shares that are told: so many of so many."""
HARDLY = 0.01
"""A share below is told as hardly any, and one as near to all as nearly all."""


def strength_lines(rules: RuleSet, players: int) -> dict[str, str]:
    """Return by level how often it wins, by just these rules; empty where that was not measured."""
    if rules != rulesets.find(rules.key):
        return {}
    published = _published().get(rules.key, {}).get(str(players))
    if published is None:
        return {}
    ratings = published.ratings
    lines = {}
    for level in LEVELS:
        other = CLUB_PLAYER if level == YARDSTICK else YARDSTICK
        if level in ratings and other in ratings:
            share = expected_share(ratings[level].elo - ratings[other].elo)
            lines[level] = strength_line(share, other)
    return lines


def strength_line(share: float, other: str) -> str:
    """Return in words which share of its matches against another bot somebody wins."""
    level, is_club = bot_title(other), other == CLUB_PLAYER
    won, count = plain_share(share)
    if (won, count) == EVEN:
        if is_club:
            return translate("Strength", "about even with a club player")
        return translate("Strength", "about even with {level}").format(level=level)
    if is_club:
        name = translate("Strength", "a club player", "wins against a club player")
    else:
        name = translate("Strength", "{level}", "wins against a level").format(level=level)
    if share < HARDLY:
        words = translate("Strength", "wins hardly any match against {name}")
    elif share > 1 - HARDLY:
        words = translate("Strength", "wins nearly every match against {name}")
    else:
        words = translate("Strength", "wins about %n of {count} matches against {name}", None, won)
    return words.format(count=count, name=name)


def plain_share(share: float) -> tuple[int, int]:
    """Return the plain share that is nearest, by the logarithm of the odds; 0 < share < 1."""
    odds = _log_odds(share)
    return min(PLAIN_SHARES, key=lambda plain: abs(_log_odds(plain[0] / plain[1]) - odds))


def _log_odds(share: float) -> float:
    return log(share / (1 - share))


@lru_cache(maxsize=1)
def _published() -> PublishedRatings:
    return decode_ratings(asset_bytes("bots", "ratings.json"))
