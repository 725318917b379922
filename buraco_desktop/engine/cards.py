"""Cards as small integers, and what is printed on them.

A card is one physical card: `deck * 54 + face`. Two sevens of hearts are two cards with one face. Faces 0..51
are suit * 13 + rank - 1 (suits in the order S H D C); faces 52 and 53 are the red and the black joker.
Points are not in here: they belong to a rule set (`rules.py`).
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from buraco_desktop.engine.rules import RuleSet

CardId = int
"""One physical card."""
Kind = int
"""What a card is when its copies and the colours of jokers do not matter: 0..51 a face, 52 any joker."""

FACE_COUNT = 54
MAX_DECKS = 3
SUITS = "SHDC"
SPADES, HEARTS, DIAMONDS, CLUBS, NO_SUIT = range(5)
RANKS = ("Jk", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER, ACE, TWO, THREE, JACK, QUEEN, KING = 0, 1, 2, 3, 11, 12, 13
JOKER_KIND: Kind = 52

_ALL_IDS = range(FACE_COUNT * MAX_DECKS)
FACE: tuple[int, ...] = tuple(card % FACE_COUNT for card in _ALL_IDS)
"""Face 0..53 of each card."""
KIND: tuple[Kind, ...] = tuple(min(card % FACE_COUNT, JOKER_KIND) for card in _ALL_IDS)
"""Kind 0..52 of each card; cards of one kind are interchangeable in play."""
SUIT: tuple[int, ...] = tuple(kind // 13 if kind < JOKER_KIND else NO_SUIT for kind in KIND)
"""Suit of each card; NO_SUIT for jokers."""
RANK: tuple[int, ...] = tuple(kind % 13 + 1 if kind < JOKER_KIND else JOKER for kind in KIND)
"""Rank 1..13 of each card; JOKER (0) for jokers."""
WILD_CAPABLE: tuple[bool, ...] = tuple(rank in (JOKER, TWO) for rank in RANK)
"""Whether a card may be wild: every joker and every two (RULES 0.3)."""


def kind_of(suit: int, rank: int) -> Kind:
    """Return the kind of a suited card; `rank` is 1..13."""
    return suit * 13 + rank - 1


def full_deck(rules: "RuleSet") -> list[CardId]:
    """Return all cards that a rule set plays with, in ascending order.

    Jokers come in pairs of faces 52 and 53; with fewer jokers than two a deck the later decks have none.
    """
    suited = [deck * FACE_COUNT + face for deck in range(rules.decks) for face in range(JOKER_KIND)]
    jokers = [(number // 2) * FACE_COUNT + JOKER_KIND + number % 2 for number in range(rules.jokers)]
    return sorted(suited + jokers)


def sorted_by_suit(cards: Iterable[CardId]) -> list[CardId]:
    """Return the cards by suit, then rank (aces low), jokers last."""
    return sorted(cards, key=lambda card: (KIND[card], card))


def sorted_by_rank(cards: Iterable[CardId]) -> list[CardId]:
    """Return the cards by rank (aces low), then suit, jokers last."""
    return sorted(cards, key=lambda card: (RANK[card] or 14, SUIT[card], card))
