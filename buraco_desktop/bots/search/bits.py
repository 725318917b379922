"""Kinds of cards as bits of one number: sixteen for each suit, 1 the ace, 13 the king, 14 the ace above it.

A hand is a list of counts by kind and beside it such a number, which answers most questions at once.
"""

from buraco_desktop.bots.club.lookup import BESIDE, IS_WILD, MATES, ONE_GAP, RANK_OF, SUIT_OF
from buraco_desktop.engine.cards import ACE, JOKER_KIND, NO_SUIT, TWO, Kind
from buraco_desktop.engine.melds import HIGH_ACE

SUIT_BITS = 16
KINDS = range(JOKER_KIND + 1)

BIT: tuple[int, ...] = tuple(
    0 if kind == JOKER_KIND else 1 << (SUIT_BITS * SUIT_OF[kind] + RANK_OF[kind]) for kind in KINDS
)
"""The bit of each kind; none for jokers, an ace is low."""
KIND_AT: tuple[int, ...] = tuple(
    suit * 13 + (0 if place in (0, HIGH_ACE, HIGH_ACE + 1) else place - 1)
    for suit in range(NO_SUIT)
    for place in range(SUIT_BITS)
)
"""The kind of each bit by its number, the ace at both ends."""
ACES = sum(BIT[suit * 13 + ACE - 1] for suit in range(NO_SUIT))
TWOS = sum(BIT[suit * 13 + TWO - 1] for suit in range(NO_SUIT))
NATURAL = sum(BIT) & ~TWOS
"""All kinds but jokers and twos."""
ACE_SHIFT = HIGH_ACE - ACE
HIGH_ACES = ACES << ACE_SHIFT


def _mask(kinds: tuple[Kind, ...]) -> int:
    return sum(BIT[kind] for kind in set(kinds))


BESIDE_BITS: tuple[int, ...] = tuple(_mask(BESIDE[kind]) for kind in KINDS)
GAP_BITS: tuple[int, ...] = tuple(_mask(ONE_GAP[kind]) for kind in KINDS)
NEAR_BITS: tuple[int, ...] = tuple(_mask((*BESIDE[kind], *ONE_GAP[kind])) for kind in KINDS)
"""Kinds of the suit next to a kind, with one rank between, and both."""
MATE_BITS: tuple[int, ...] = tuple(_mask(MATES[kind]) for kind in KINDS)
RANK_BITS: tuple[int, ...] = tuple(
    _mask(tuple(kind for kind in KINDS if RANK_OF[kind] == rank and rank > 0)) for rank in range(14)
)
SUIT_MASK: tuple[int, ...] = tuple(((1 << SUIT_BITS) - 1) << (SUIT_BITS * suit) for suit in range(NO_SUIT))
IS_WILD_KIND: tuple[bool, ...] = IS_WILD


def kinds_in(mask: int) -> list[Kind]:
    """Return the kinds whose bits are set, lowest bit first."""
    found: list[Kind] = []
    while mask:
        low = mask & -mask
        found.append(KIND_AT[low.bit_length() - 1])
        mask ^= low
    return found
