"""Where a sorted hand shows gaps between its groups."""

from collections.abc import Sequence

from buraco_desktop.engine.cards import RANK, SUIT, CardId


def gaps_by_suit(order: Sequence[CardId]) -> frozenset[int]:
    """Return the indices before which another suit begins."""
    return frozenset(index for index in range(1, len(order)) if SUIT[order[index]] != SUIT[order[index - 1]])


def gaps_by_rank(order: Sequence[CardId]) -> frozenset[int]:
    """Return the indices before and after groups of equal rank of at least two cards."""
    ranks = [RANK[card] for card in order]
    return frozenset(
        index
        for index in range(1, len(order))
        if ranks[index] != ranks[index - 1]
        and (ranks.count(ranks[index]) > 1 or ranks.count(ranks[index - 1]) > 1)
    )
