"""What the greedy bot lays, one command at a time, and whether a turn can reach the minimum (B2, rules 2, 3).

`next_lay` depends on the state alone. Asking it again after each command therefore follows one plan, which
`can_reach_minimum` may look at beforehand.
"""

from collections.abc import Iterator, Sequence

from buraco_desktop.bots.hand_shape import (
    natural_sequences,
    natural_sets,
    pairs_for_sequence,
    pairs_for_set,
    wilds_in,
)
from buraco_desktop.engine.cards import KIND, RANK, SUIT, WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import ExtendMeld, LayMeld
from buraco_desktop.engine.legality import check, may_go_out
from buraco_desktop.engine.melds import Meld, MeldKind, extend
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.transition import apply

Lay = LayMeld | ExtendMeld


def next_lay(deal: DealState) -> Lay | None:
    """Return the first legal lay in the order of B2's rules, or None if nothing can be laid."""
    return next((lay for lay in lays_in_order(deal) if check(deal, lay) is None), None)


def planned_lay(deal: DealState) -> Lay | None:
    """Return `next_lay`, but nothing while the turn cannot reach the opening minimum (RULES 1.7)."""
    lay = next_lay(deal)
    if lay is None or not needs_minimum(deal) or can_reach_minimum(after(deal, lay)):
        return lay
    return None


def needs_minimum(deal: DealState) -> bool:
    """Whether melds of this turn still have to reach the opening minimum before the discard."""
    return deal.must_open and deal.laid_points < deal.rules.vulnerable_min


def after(deal: DealState, lay: Lay) -> DealState:
    """Return a copy of the deal with a legal lay carried out."""
    twin = deal.copy()
    apply(twin, lay)
    return twin


def can_reach_minimum(deal: DealState) -> bool:
    """Whether laying on reaches the opening minimum. Changes `deal`: hand it a copy.

    From there on the guard of the last cards (RULES 0.6) alone sees to it that the turn can end.
    """
    while needs_minimum(deal):
        lay = next_lay(deal)
        if lay is None:
            return False
        apply(deal, lay)
    return True


def extends_naturally(meld: Meld, card: CardId, rules: RuleSet) -> bool:
    """Whether a card may be added to a meld in its own place, not as a wild card."""
    if meld.kind is MeldKind.SET:
        if RANK[card] != meld.rank:
            return False
    elif SUIT[card] != meld.suit:
        return False
    layouts = extend(meld, (card,), rules)
    return bool(layouts) and (not WILD_CAPABLE[card] or _is_natural_in(layouts[0], card))


def largest_first(melds: Sequence[Meld]) -> list[int]:
    """Return the indices of melds, longer ones first, older ones first among equals."""
    return sorted(range(len(melds)), key=lambda index: -len(melds[index].cards))


def _is_natural_in(layout: Meld, card: CardId) -> bool:
    return layout.cards.index(card) != layout.wild


def lays_in_order(deal: DealState) -> Iterator[Lay]:
    """Yield the lays that B2 would try, in its order; not all of them are legal."""
    hand = sorted(deal.hands[deal.turn], key=lambda card: (KIND[card], card))
    yield from _closing(deal, hand)
    yield from _natural_extensions(deal, hand)
    for cards in (*natural_sequences(hand, deal.rules), *natural_sets(hand, deal.rules)):
        yield LayMeld(cards)
    yield from _with_wild(deal, hand)


def _closing(deal: DealState, hand: list[CardId]) -> Iterator[Lay]:
    """Yield lays that go out at once, or leave one card to go out with (rule 3)."""
    melds = deal.melds[deal.acting_team]
    if not may_go_out(deal, deal.acting_team, melds):
        return
    for kept in (None, *hand):
        group = tuple(card for card in hand if card != kept)
        plain = [card for card in group if not WILD_CAPABLE[card]]
        if group and (len({SUIT[card] for card in plain}) < 2 or len({RANK[card] for card in plain}) < 2):
            yield LayMeld(group)
            yield from (ExtendMeld(index, group) for index in range(len(melds)))


def _natural_extensions(deal: DealState, hand: list[CardId]) -> Iterator[Lay]:
    """Yield each natural card that a team meld takes, the largest meld first (rule 2a)."""
    melds = deal.melds[deal.acting_team]
    for index in largest_first(melds):
        for card in hand:
            if extends_naturally(melds[index], card, deal.rules):
                yield ExtendMeld(index, (card,))


def _with_wild(deal: DealState, hand: list[CardId]) -> Iterator[Lay]:
    """Yield uses of a wild card, the best first (rule 2c)."""
    wilds = wilds_in(hand)
    if not wilds:
        return
    melds = deal.melds[deal.acting_team]
    open_melds = [index for index in largest_first(melds) if melds[index].wild < 0]
    for index in open_melds:
        if len(melds[index].cards) == 6:
            yield from (ExtendMeld(index, (wild,)) for wild in wilds)
    for pair in (*pairs_for_sequence(hand, deal.rules), *pairs_for_set(hand, deal.rules)):
        yield from (LayMeld((*pair, wild)) for wild in wilds)
    for index in open_melds:
        yield from (ExtendMeld(index, (wild,)) for wild in wilds)
