"""Which levels are offered, and which one plays where."""

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.ui.cast import split_bot

DEFAULT_LEVEL = "easy"
"""The opponents' level until the player chooses another."""
GOOD_PARTNER = "hard"
"""The least level of a partner whom the player has not chosen: nobody forgives a partner's blunders."""


def opponents_level(wanted: str) -> str:
    """Return the wanted level, or the usual one if there is none of that name any more."""
    return wanted if wanted in LEVELS else DEFAULT_LEVEL


def partner_level(wanted: str, opponents: str) -> str:
    """Return the level of a partner: the wanted one, or else a good one, never below the opponents'."""
    return wanted if wanted in LEVELS else max(GOOD_PARTNER, opponents_level(opponents), key=LEVELS.index)


def partner_to_keep(partner: str | None, opponents: str, kept: str) -> str:
    """Return what to remember of a partner: empty for the usual level, what was `kept` if there is none."""
    if partner is None:
        return kept
    return "" if partner == partner_level("", opponents) else partner


def level_dots(bot: str) -> int:
    """Return how many of five dots a bot has; one that is no level has those of the level close to it."""
    close = {"random": "beginner", "hasty": "beginner", "greedy": "beginner"}
    level, _ = split_bot(close.get(bot, bot))
    return 1 + LEVELS.index(level if level in LEVELS else GOOD_PARTNER)
