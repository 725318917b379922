"""The orders in which a hand can be sorted, and where each shows gaps between its groups."""

from collections.abc import Collection, Iterator, Sequence

from buraco_desktop.engine.cards import (
    ACE,
    RANK,
    SUIT,
    WILD_CAPABLE,
    CardId,
    sorted_by_rank,
    sorted_by_suit,
)
from buraco_desktop.engine.rules import AceMode, RuleSet
from buraco_desktop.storage.settings import HandSort

SORT_CYCLE = (HandSort.SUIT, HandSort.RANK, HandSort.MELDS)
"""The orders that the sort button goes through."""
LEAST_MELD = 3
"""Fewer cards are no meld (RULES 0.4)."""
HIGH_ACE = 14
_ACE_POSITIONS = {AceMode.BOTH: (1, HIGH_ACE), AceMode.HIGH_ONLY: (HIGH_ACE,), AceMode.LOW_ONLY: (1,)}


def sorted_hand(
    hand: Sequence[CardId], sort: HandSort, rules: RuleSet
) -> tuple[tuple[CardId, ...], frozenset[int]]:
    """Return a hand in an order, and the indices before which it shows a gap; `OWN` leaves it as it is."""
    match sort:
        case HandSort.SUIT:
            order = tuple(sorted_by_suit(hand))
            return order, gaps_by_suit(order)
        case HandSort.RANK:
            order = tuple(sorted_by_rank(hand))
            return order, gaps_by_rank(order)
        case HandSort.MELDS:
            groups = meld_groups(hand, rules)
            starts = [sum(len(group) for group in groups[:index]) for index in range(1, len(groups))]
            return tuple(card for group in groups for card in group), frozenset(starts)
        case HandSort.OWN:
            return tuple(hand), frozenset()


def moved_hand(
    hand: Sequence[CardId], gaps: Collection[int], moved: Sequence[CardId], index: int
) -> tuple[tuple[CardId, ...], frozenset[int]]:
    """Return a hand with some of its cards moved to an index of it, and its gaps: other groups stay apart."""
    starts, is_start = set(), False
    for place, card in enumerate(hand):
        is_start = is_start or place in gaps
        if is_start and card not in moved:
            starts.add(card)
            is_start = False
    before = [card for card in hand[:index] if card not in moved]
    order = (*before, *moved, *(card for card in hand[index:] if card not in moved))
    return order, frozenset(place for place, card in enumerate(order) if place and card in starts)


def set_apart(
    hand: Sequence[CardId], gaps: Collection[int], moved: Sequence[CardId], index: int
) -> tuple[tuple[CardId, ...], frozenset[int]]:
    """Return a hand with some of its cards moved to an index of it as a group, and its gaps."""
    order, starts = moved_hand(hand, gaps, moved, index)
    first = order.index(moved[0])
    return order, frozenset(place for place in {*starts, first, first + len(moved)} if 0 < place < len(order))


def grouped_hand(
    hand: Sequence[CardId], gaps: Collection[int], chosen: Collection[CardId]
) -> tuple[tuple[CardId, ...], frozenset[int]]:
    """Return a hand in which the chosen cards stand together, apart from the others, and its gaps.

    They gather where the first of them stands. Cards that are a group already join their neighbours.
    """
    cards = [card for card in hand if card in chosen]
    first = hand.index(cards[0])
    order, new_gaps = set_apart(hand, gaps, cards, first)
    if (order, new_gaps) == (tuple(hand), frozenset(gaps)):
        return order, new_gaps - {first, first + len(cards)}
    return order, new_gaps


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


def meld_groups(hand: Sequence[CardId], rules: RuleSet) -> list[list[CardId]]:
    """Return a hand in groups: possible melds, the longest first, what is near to one, the rest, wild cards.

    A help for the eye: every card is in one group, and the groups are not the best play.
    """
    left = sorted_by_suit(card for card in hand if not WILD_CAPABLE[card])
    groups: list[list[CardId]] = []
    for least, reach in ((LEAST_MELD, 1), (2, 2)):
        while True:
            best = max(_groups_in(left, rules, reach), key=len, default=[])
            if len(best) < least:
                break
            groups.append(best)
            left = [card for card in left if card not in best]
    wilds = sorted_by_rank(card for card in hand if WILD_CAPABLE[card])
    return [group for group in (*groups, left, wilds) if group]


def _groups_in(cards: Sequence[CardId], rules: RuleSet, reach: int) -> Iterator[list[CardId]]:
    """Yield sequences whose cards are at most `reach` positions apart, then sets."""
    for suit in dict.fromkeys(SUIT[card] for card in cards):
        places: dict[int, CardId] = {}
        for card in cards:
            if SUIT[card] == suit:
                positions = _ACE_POSITIONS[rules.ace_mode] if RANK[card] == ACE else (RANK[card],)
                places.update({position: card for position in positions if position not in places})
        run: list[int] = []
        for position in sorted(places):
            if run and position - run[-1] > reach:
                yield [places[each] for each in run]
                run = []
            elif run and places[position] == places[run[0]]:
                # The one ace is low already: it may be high instead.
                yield [places[each] for each in run]
                run = run[1:]
            run.append(position)
        yield [places[each] for each in run]
    for rank in rules.set_ranks:
        yield [card for card in cards if RANK[card] == rank][: rules.set_max]
