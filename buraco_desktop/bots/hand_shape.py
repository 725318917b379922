"""What lies together in a hand: runs, sets, pairs, and how useful a single card is.

Twos and jokers count as wild everywhere but in a natural sequence, where a two may lie in its own place.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from buraco_desktop.engine.cards import ACE, KIND, NO_SUIT, RANK, SUIT, TWO, WILD_CAPABLE, CardId
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE
from buraco_desktop.engine.rules import AceMode, RuleSet

MATE_WEIGHT, NEIGHBOUR_WEIGHT, GAP_WEIGHT, POINT_WEIGHT = 2.0, 1.5, 1.0, -0.05


def distance(one: CardId, other: CardId) -> int:
    """Return how far two cards of a suit are apart in rank; an ace stands at either end."""
    low, high = sorted((RANK[one], RANK[other]))
    straight = high - low
    return min(straight, HIGH_ACE - high) if low == ACE else straight


def keep_value(
    card: CardId, hand: Sequence[CardId], points: Sequence[int], *, sees_gaps: bool = True
) -> float:
    """Return how much a natural card is worth keeping; the least is discarded first.

    Cards of its rank, beside it in its suit, and one gap away if gaps are seen count for it, its own points
    against it.
    """
    mates = neighbours = gaps = 0
    for other in hand:
        if other == card or WILD_CAPABLE[other]:
            continue
        if RANK[other] == RANK[card]:
            mates += 1
        elif SUIT[other] == SUIT[card]:
            apart = distance(card, other)
            neighbours += apart == 1
            gaps += sees_gaps and apart == 2
    kept_for = MATE_WEIGHT * mates + NEIGHBOUR_WEIGHT * neighbours + GAP_WEIGHT * gaps
    return kept_for + POINT_WEIGHT * points[card]


def natural_sequences(hand: Sequence[CardId], rules: RuleSet) -> list[tuple[CardId, ...]]:
    """Return the longest sequences without a wild card: longer first, then lower suit, then lower start."""
    found: list[tuple[CardId, ...]] = []
    suits: list[list[CardId]] = [[] for _ in range(NO_SUIT + 1)]
    for card in sorted(hand):
        suits[SUIT[card]].append(card)
    for cards in suits[:NO_SUIT]:
        if len(cards) < 3:
            continue
        aces = [card for card in cards if RANK[card] == ACE]
        # Of equal cards the lowest stays.
        by_place = {RANK[card]: card for card in reversed(cards) if RANK[card] != ACE}
        if aces and rules.ace_mode is not AceMode.HIGH_ONLY:
            by_place[LOW_ACE] = aces[0]
        if aces and rules.ace_mode is not AceMode.LOW_ONLY:
            by_place[HIGH_ACE] = aces[-1]
        if len(by_place) >= 3:
            found += _consecutive(by_place, rules.two_aces and len(aces) > 1)
    return sorted(found, key=lambda cards: (-len(cards), SUIT[cards[0]]))


def _consecutive(by_place: dict[int, CardId], may_have_both_aces: bool) -> Iterator[tuple[CardId, ...]]:
    run: list[CardId] = []
    for place in range(LOW_ACE, HIGH_ACE + 2):
        if place in by_place and (place < HIGH_ACE or len(run) < HIGH_ACE - 1 or may_have_both_aces):
            run.append(by_place[place])
            continue
        if len(run) >= 3:
            yield tuple(run)
        run = []


def natural_sets(hand: Sequence[CardId], rules: RuleSet) -> list[tuple[CardId, ...]]:
    """Return all cards of each rank that can be a set: larger first, then more points, then lower rank."""
    groups = [
        tuple(sorted((card for card in hand if RANK[card] == rank), key=lambda card: (KIND[card], card)))
        for rank in rules.set_ranks
    ]
    fitting = [group[: rules.set_max] for group in groups if len(group) >= 3]
    return sorted(fitting, key=lambda cards: (-len(cards), -rules.points[cards[0]], RANK[cards[0]]))


def pairs_for_sequence(hand: Sequence[CardId], rules: RuleSet) -> list[tuple[CardId, CardId]]:
    """Return the pairs of natural cards that a wild card makes a sequence of, more points first."""
    plain = _plain(hand)
    pairs = [
        (one, other)
        for one, other in combinations(plain, 2)
        if SUIT[one] == SUIT[other] and distance(one, other) in (1, 2)
    ]
    return _by_points(pairs, rules)


def pairs_for_set(hand: Sequence[CardId], rules: RuleSet) -> list[tuple[CardId, CardId]]:
    """Return the pairs of one rank that a wild card makes a set of, more points first."""
    plain = [card for card in _plain(hand) if RANK[card] in rules.set_ranks]
    pairs = [(one, other) for one, other in combinations(plain, 2) if RANK[one] == RANK[other]]
    return _by_points(pairs, rules)


def wilds_in(hand: Sequence[CardId]) -> list[CardId]:
    """Return the cards that may be wild, twos before jokers, one of each kind."""
    first_of_kind: dict[int, CardId] = {}
    for card in sorted(hand):
        if WILD_CAPABLE[card]:
            first_of_kind.setdefault(KIND[card], card)
    return sorted(first_of_kind.values(), key=lambda card: (RANK[card] != TWO, KIND[card]))


def _plain(hand: Sequence[CardId]) -> list[CardId]:
    return sorted((card for card in hand if not WILD_CAPABLE[card]), key=lambda card: (KIND[card], card))


def _by_points(pairs: list[tuple[CardId, CardId]], rules: RuleSet) -> list[tuple[CardId, CardId]]:
    return sorted(pairs, key=lambda pair: -sum(rules.points[card] for card in pair))
