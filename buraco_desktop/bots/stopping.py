"""How a long thought is broken off when nobody waits for it any more."""

from collections.abc import Callable

ShouldStop = Callable[[], bool]
"""Asked every few milliseconds while a bot thinks."""


class Stopped(Exception):
    """The thought was broken off; there is no answer."""


def never() -> bool:
    """Return False: somebody waits for the answer."""
    return False
