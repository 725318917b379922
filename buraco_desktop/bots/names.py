"""The names of the bots that a player can choose; nothing of the bots themselves is needed to list them."""

LEVELS: tuple[str, ...] = ("beginner", "easy", "medium", "hard", "expert")
"""The bots that a player can choose, weakest first."""
PERSONALITIES: tuple[str, ...] = ("prudent", "collector", "sprinter", "purist")
"""Ways to play a level that is made from the club player: other habits, much the same strength."""
WITH_HABITS = LEVELS[1:]
"""The levels that have personalities; the beginner's play leaves no room for one."""


def with_personality(level: str, personality: str) -> str:
    """Return the name of the bot of a level with a personality.

    The level itself for no personality (""), and for a level that has none. Raises `ValueError` for a
    personality that is none.
    """
    if personality and personality not in PERSONALITIES:
        raise ValueError(f"no personality is called {personality!r}; there are {', '.join(PERSONALITIES)}")
    return f"{level}-{personality}" if personality and level in WITH_HABITS else level
