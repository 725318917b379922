"""Whether a hand can be emptied for the pot: an exact cover of the hand by melds and extensions."""

from collections import Counter
from collections.abc import Iterator, Sequence

from buraco_desktop.bots.hand_shape import distance
from buraco_desktop.engine.cards import KIND, RANK, SUIT, WILD_CAPABLE, CardId
from buraco_desktop.engine.groups import Held, extension_groups, new_groups
from buraco_desktop.engine.legality import may_take_pot
from buraco_desktop.engine.melds import Meld, MeldKind, arrange, extend
from buraco_desktop.engine.state import DealState

MOST_STEPS = 400
"""A hand that takes a longer search counts as one that cannot be emptied."""

_Play = tuple[int | None, tuple[CardId, ...], Meld]


def can_take_pot(deal: DealState, *, is_direct: bool = False) -> bool:
    """Whether the acting seat, which is to lay or discard, can take a pot in this turn (RULES 0.8).

    By laying its whole hand, or unless `is_direct` all but one card that it discards.
    """
    team = deal.acting_team
    if deal.pot_taken[team] or not deal.pots:
        return False
    hand = deal.hands[deal.turn]
    spare = 0 if is_direct else 1
    if sum(not _has_company(deal, card) for card in hand) > spare:
        return False
    return _Cover(deal).is_possible(tuple(hand), deal.melds[team], spare, deal.laid_points)


def _has_company(deal: DealState, card: CardId) -> bool:
    """Whether anything might lie together with a card. Quick; a wrong answer is always yes."""
    if WILD_CAPABLE[card]:
        return True
    rank, suit = RANK[card], SUIT[card]
    for meld in deal.melds[deal.acting_team]:
        if meld.suit == suit if meld.kind is MeldKind.SEQUENCE else meld.rank == rank:
            return True
    has_sets = rank in deal.rules.set_ranks
    for other in deal.hands[deal.turn]:
        if other == card:
            continue
        if RANK[other] == rank and has_sets:
            return True
        if SUIT[other] == suit and 0 < distance(card, other) <= 2:
            return True
    return False


class _Cover:
    """One search. Each kind of card that fits in the fewest plays is placed first."""

    def __init__(self, deal: DealState) -> None:
        self._deal = deal
        self._steps = 0

    def is_possible(self, hand: tuple[CardId, ...], melds: list[Meld], spare: int, laid: int) -> bool:
        """Whether `hand` can be laid with at most `spare` cards left; `laid` points are laid already."""
        if len(hand) <= spare and all(card != self._deal.banned for card in hand):
            return self._is_enough(melds, laid)
        self._steps += 1
        if self._steps > MOST_STEPS:
            return False
        plays = list(self._plays(hand, melds))
        uses = Counter(kind for _, group, _ in plays for kind in {KIND[card] for card in group})
        useless = [card for card in hand if KIND[card] not in uses]
        if len(useless) > spare:
            return False
        pivot = useless[0] if useless else min(hand, key=lambda card: (uses[KIND[card]], KIND[card]))
        for index, group, layout in plays:
            if any(KIND[card] == KIND[pivot] for card in group):
                left = tuple(card for card in hand if card not in group)
                after = [*melds, layout] if index is None else [*melds[:index], layout, *melds[index + 1 :]]
                points = laid + sum(self._deal.rules.points[card] for card in group)
                if self.is_possible(left, after, spare, points):
                    return True
        if not spare or pivot == self._deal.banned:
            return False
        return self.is_possible(tuple(card for card in hand if card != pivot), melds, 0, laid)

    def _is_enough(self, melds: Sequence[Meld], laid: int) -> bool:
        deal = self._deal
        if deal.must_open and laid < deal.rules.vulnerable_min:
            return False
        return may_take_pot(deal, deal.acting_team, melds)

    def _plays(self, hand: Sequence[CardId], melds: Sequence[Meld]) -> Iterator[_Play]:
        """Yield every meld and every extension that these cards give."""
        rules = self._deal.rules
        held = Held(hand, rules)
        laid_ranks = {meld.rank for meld in melds if meld.kind is MeldKind.SET and rules.one_set_per_rank}
        for group in new_groups(held, rules):
            for layout in arrange(group, rules):
                if layout.kind is MeldKind.SEQUENCE or layout.rank not in laid_ranks:
                    yield None, group, layout
        for index, meld in enumerate(melds):
            for group in extension_groups(meld, held, rules):
                for layout in extend(meld, group, rules):
                    yield index, group, layout
