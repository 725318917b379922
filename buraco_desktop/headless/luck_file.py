"""The file of published luck: written by `python -m tests.luck`, shown where players doubt the cards."""

import msgspec


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often something happened that chance alone decides, beside how often it was to be expected."""

    count: int
    """Cards that were looked at, or turns."""
    hits: int
    """Those that were good luck."""
    expected: float
    chi_square: float
    """With one degree of freedom."""
    p: float
    """How likely chance alone is to be as far off, or farther."""


class BotLuck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The luck of bots of one level on three seats, the player's seat being played as they play."""

    command: str
    """What measured it."""
    rules: str
    deals: int
    dealt: Luck
    """Wild cards in the bots' hands as dealt."""
    drawn: Luck
    """Wild cards that the bots drew from the stock."""
    left: Luck
    """Wild cards that lay on top of the stock when bots took the pile instead."""
    pots: Luck
    """Wild cards in the pots that the bots took."""
    piles: Luck
    """Turns in which bots found a card on the pile that their melds take; as many as the player's seat."""


def decode_luck(data: bytes) -> dict[str, BotLuck]:
    """Return what the file says of each bot. Raises `msgspec.DecodeError` if it is no such file."""
    return msgspec.json.decode(data, type=dict[str, BotLuck])
