"""Everything that may be laid with some cards in hand: each new meld and each extension, in each layout.

A hand changes by a card or two from one turn to the next: what the cards of one suit or rank give is
remembered, so that most of a hand is looked up.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from buraco_desktop.engine.cards import JOKER, KING, NO_SUIT, RANK, SUIT, TWO, WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import ExtendMeld, LayMeld
from buraco_desktop.engine.groups import (
    extension_groups,
    in_order,
    new_sequence_groups,
    new_set_groups,
    takes_wild,
)
from buraco_desktop.engine.melds import Meld, MeldKind, arrange, extend
from buraco_desktop.engine.rules import RuleSet

Lay = tuple[LayMeld | ExtendMeld, Meld]
"""A command and the meld as it will lie."""

_KEPT = 1024
"""So many suits, ranks and melds are remembered, of each: a deal has about two hundred at a time."""


def lays(
    cards: Iterable[CardId], melds: Sequence[Meld], rules: RuleSet, needed: CardId | None = None
) -> list[Lay]:
    """Return every meld of these cards and every extension of these melds, whoever may lay them.

    Each combination of kinds comes once in each layout: first sequences by suit, then sets by rank, then the
    melds in their order. With `needed`, cards that cannot lie with it may be left out.
    """
    suits: list[list[CardId]] = [[] for _ in range(NO_SUIT + 1)]
    ranks: list[list[CardId]] = [[] for _ in range(KING + 1)]
    for card in in_order(cards):
        suits[SUIT[card]].append(card)
        ranks[RANK[card]].append(card)
    wilds = (*ranks[JOKER], *ranks[TWO]) if rules.max_wilds else ()
    only_suit, only_rank = NO_SUIT, 0
    if needed is not None and not WILD_CAPABLE[needed]:
        only_suit, only_rank = SUIT[needed], RANK[needed]
    suited = [tuple(of_suit) if only_suit in (suit, NO_SUIT) else () for suit, of_suit in enumerate(suits)]
    found: list[Lay] = []
    for suit in range(NO_SUIT):
        if len(suited[suit]) >= 2:
            found += _new_sequences(suited[suit], wilds, rules)
    for rank in rules.set_ranks:
        if len(ranks[rank]) >= 2 and only_rank in (rank, 0):
            found += _new_sets(tuple(ranks[rank]), wilds, rules)
    for index, meld in enumerate(melds):
        if meld.kind is MeldKind.SEQUENCE:
            fitting = suited[meld.suit]
            is_of_use = only_suit in (meld.suit, NO_SUIT)
        else:
            fitting = tuple(ranks[meld.rank])
            is_of_use = only_rank in (meld.rank, 0)
        usable = wilds if takes_wild(meld) else ()
        if is_of_use and (fitting or usable):
            found += _extensions(index, meld, fitting, usable, rules)
    return found


@lru_cache(maxsize=_KEPT)
def _new_sequences(suited: tuple[CardId, ...], wilds: tuple[CardId, ...], rules: RuleSet) -> tuple[Lay, ...]:
    return _new_melds(new_sequence_groups(suited, wilds), rules)


@lru_cache(maxsize=_KEPT)
def _new_sets(ranked: tuple[CardId, ...], wilds: tuple[CardId, ...], rules: RuleSet) -> tuple[Lay, ...]:
    return _new_melds(new_set_groups(ranked, wilds), rules)


def _new_melds(groups: Iterable[tuple[CardId, ...]], rules: RuleSet) -> tuple[Lay, ...]:
    return tuple(
        [(LayMeld(group, layout.place), layout) for group in groups for layout in arrange(group, rules)]
    )


@lru_cache(maxsize=_KEPT)
def _extensions(
    index: int, meld: Meld, fitting: tuple[CardId, ...], wilds: tuple[CardId, ...], rules: RuleSet
) -> tuple[Lay, ...]:
    return tuple(
        [
            (ExtendMeld(index, group, layout.place), layout)
            for group in extension_groups(meld, fitting, wilds, rules)
            for layout in extend(meld, group, rules)
        ]
    )
