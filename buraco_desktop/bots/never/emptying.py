"""Whether a hand can be emptied for the pot: an exact cover of the hand by melds and extensions."""

from collections import Counter
from collections.abc import Iterator, Sequence

from buraco_desktop.bots.laying import Lay
from buraco_desktop.engine.cards import ACE, JOKER, KIND, NO_SUIT, RANK, SUIT, TWO, WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import ExtendMeld, LayMeld
from buraco_desktop.engine.lays import lays
from buraco_desktop.engine.legality import may_take_pot
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind
from buraco_desktop.engine.state import DealState

MOST_CARDS = 16
"""A larger hand counts as one that cannot be emptied: it hardly ever can, and takes long to search."""
MOST_HELPED = 4
"""A wild card brings at most so many cards into a meld that would not lie without it: two on either side."""
LONG = 5
"""A clean meld of so many cards is worth keeping clean."""
MOST_PLAYS = 2000
"""A hand for which more plays would have to be looked at counts so, too."""

_Play = tuple[int | None, tuple[CardId, ...], Meld]


def pot_plan(deal: DealState, *, is_direct: bool = False) -> list[Lay] | None:
    """Return lays after which the acting seat takes a pot in this turn, or None (RULES 0.8).

    The lays leave nothing, or unless `is_direct` at most one card, which is then discarded. The numbers of
    the melds are right in their order; where a pot needs a canasta, another order may be asked for.
    """
    team = deal.acting_team
    if deal.pot_taken[team] or not deal.pots:
        return None
    hand = deal.hands[deal.turn]
    if len(hand) > MOST_CARDS:
        return None
    spare = 0 if is_direct else 1
    wilds = sum(WILD_CAPABLE[card] for card in hand)
    if len(_lonely(deal, hand)) > spare + MOST_HELPED * wilds:
        return None
    plays = _Cover(deal).plays(tuple(hand), deal.melds[team], spare, deal.laid_points)
    if plays is None:
        return None
    return [
        LayMeld(group, layout.place) if index is None else ExtendMeld(index, group, layout.place)
        for index, group, layout in plays
    ]


def _lonely(deal: DealState, hand: Sequence[CardId]) -> list[CardId]:
    """Return the natural cards that certainly lie in no meld without the help of a wild card of the hand."""
    rules = deal.rules
    ranks = Counter(RANK[card] for card in hand)
    masks = [0] * NO_SUIT
    for card in hand:
        if SUIT[card] != NO_SUIT:
            masks[SUIT[card]] |= _places(card)
    for meld in deal.melds[deal.acting_team]:
        if meld.kind is MeldKind.SET:
            ranks[meld.rank] += len(meld.cards)
        else:
            # A wild card may slide, or leave its place, by one position beyond either end.
            slides = meld.wild >= 0 or (rules.two_reverts and meld.start == TWO)
            masks[meld.suit] |= ((1 << len(meld.cards) + 2 * slides) - 1) << (meld.start - slides)
    return [
        card
        for card in hand
        if not WILD_CAPABLE[card]
        and not (RANK[card] in rules.set_ranks and ranks[RANK[card]] >= 3)
        and not _is_in_row(masks[SUIT[card]], _places(card))
    ]


def _places(card: CardId) -> int:
    """Return the positions in a sequence that a card may have, as bits."""
    return 1 << LOW_ACE | 1 << HIGH_ACE if RANK[card] == ACE else 1 << RANK[card]


def _is_in_row(mask: int, places: int) -> bool:
    """Whether one of the places is in a row of three set bits or more."""
    middles = mask & mask << 1 & mask >> 1
    return bool(places & (middles | middles << 1 | middles >> 1))


def _price(play: _Play, melds: Sequence[Meld]) -> tuple[bool, int, int]:
    """Put plays that spoil a clean meld last, wild cards late, twos before jokers, long plays first."""
    index, group, layout = play
    spoils = index is not None and melds[index].wild < 0 <= layout.wild and len(melds[index].cards) >= LONG
    wilds = sum(WILD_CAPABLE[card] + (RANK[card] == JOKER) for card in group)
    return (spoils, wilds, -len(group))


class _Cover:
    """One search. Each kind of card that fits in the fewest plays is placed first."""

    def __init__(self, deal: DealState) -> None:
        self._deal = deal
        self._seen_plays = 0

    def plays(self, hand: tuple[CardId, ...], melds: list[Meld], spare: int, laid: int) -> list[_Play] | None:
        """Return plays that leave at most `spare` cards of `hand`; `laid` points are laid already."""
        is_done = len(hand) <= spare and all(card != self._deal.banned for card in hand)
        if is_done and self._is_enough(melds, laid):
            return []
        if not hand or self._seen_plays > MOST_PLAYS:
            return None
        plays = sorted(self._plays(hand, melds), key=lambda play: _price(play, melds))
        self._seen_plays += len(plays)
        uses = Counter(kind for _, group, _ in plays for kind in {KIND[card] for card in group})
        useless = [card for card in hand if KIND[card] not in uses]
        if len(useless) > spare:
            return None
        pivot = useless[0] if useless else min(hand, key=lambda card: (uses[KIND[card]], KIND[card]))
        for index, group, layout in plays:
            if any(KIND[card] == KIND[pivot] for card in group):
                left = tuple(card for card in hand if card not in group)
                after = [*melds, layout] if index is None else [*melds[:index], layout, *melds[index + 1 :]]
                points = laid + sum(self._deal.rules.points[card] for card in group)
                rest = self.plays(left, after, spare, points)
                if rest is not None:
                    return [(index, group, layout), *rest]
        if not spare or pivot == self._deal.banned:
            return None
        return self.plays(tuple(card for card in hand if card != pivot), melds, 0, laid)

    def _is_enough(self, melds: Sequence[Meld], laid: int) -> bool:
        deal = self._deal
        if deal.must_open and laid < deal.rules.vulnerable_min:
            return False
        return may_take_pot(deal, deal.acting_team, melds)

    def _plays(self, hand: Sequence[CardId], melds: Sequence[Meld]) -> Iterator[_Play]:
        """Yield every meld and every extension that these cards give."""
        rules = self._deal.rules
        laid_ranks = {meld.rank for meld in melds if meld.kind is MeldKind.SET and rules.one_set_per_rank}
        for command, layout in lays(hand, melds, rules):
            if isinstance(command, ExtendMeld):
                yield command.meld, command.cards, layout
            elif layout.kind is MeldKind.SEQUENCE or layout.rank not in laid_ranks:
                yield None, command.cards, layout
