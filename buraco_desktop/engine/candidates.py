"""Commands worth trying in a state: every legal one up to copies of a card (RULES 0.6).

Complete: whatever `legality.check` allows is here with the same kinds of cards and the same layout, once.
Only melds are left out after which the opening minimum cannot be reached any more, so that the turn could not
end without taking them back (RULES C6): nobody who plays candidates only is ever stuck.
"""

from collections.abc import Iterator, Sequence

from buraco_desktop.engine.cards import KIND, CardId
from buraco_desktop.engine.commands import (
    Command,
    Discard,
    Draw,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
)
from buraco_desktop.engine.groups import Group, Held, by_kind, extension_groups, new_groups
from buraco_desktop.engine.legality import check, check_layout, may_redraw
from buraco_desktop.engine.melds import Meld, arrange, extend
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply

__all__ = ["by_kind", "candidates", "is_dead_end"]


def candidates(deal: DealState) -> list[Command]:
    """Return the commands worth trying for the seat to act, in a fixed order; empty after the end."""
    if deal.phase is Phase.OVER:
        return []
    if deal.phase is Phase.DRAW:
        found = _draws(deal)
        return [command for command in found if not is_dead_end(deal, command)] if deal.must_open else found
    found = [Redraw()] if may_redraw(deal) else []
    found += _plays(deal)
    if deal.must_open:
        found = [command for command in found if not is_dead_end(deal, command)]
    hand = deal.hands[deal.turn]
    discards = [Discard(cards[0]) for cards in by_kind(hand, deal.banned).values()]
    found += [command for command in discards if check(deal, command) is None]
    return found


def is_dead_end(deal: DealState, command: Command) -> bool:
    """Whether a legal command leaves the acting seat unable to end its turn (RULES C6).

    Only a meld in the opening turn of a vulnerable team can do that: too few points are laid, and what is
    left cannot bring the rest.
    """
    if not deal.must_open or isinstance(command, Draw | Redraw | Discard):
        return False
    after = deal.copy()
    apply(after, command)
    return not _can_open(after, set())


def _can_open(deal: DealState, tried: set[tuple[tuple[CardId, ...], tuple[Meld, ...]]]) -> bool:
    """Whether further melds reach the opening minimum; states in `tried` are known not to."""
    need = deal.rules.vulnerable_min
    melds = deal.melds[deal.acting_team]
    if not melds or deal.laid_points >= need:
        return True
    points = deal.rules.points
    hand = deal.hands[deal.turn]
    if deal.laid_points + sum(points[card] for card in hand) < need:
        return False
    key = (tuple(sorted(hand)), tuple(melds))
    if key in tried:
        return False
    tried.add(key)
    for command in sorted(_plays(deal), key=lambda play: -sum(points[card] for card in play.cards)):
        after = deal.copy()
        apply(after, command)
        if _can_open(after, tried):
            return True
    return False


def _plays(deal: DealState) -> list[LayMeld | ExtendMeld]:
    """Return the melds and extensions that may be laid from the hand."""
    return [
        LayMeld(group, layout.place) if index is None else ExtendMeld(index, group, layout.place)
        for index, group, layout in _layouts(deal, deal.hands[deal.turn])
        if check_layout(deal, group, index, layout) is None
    ]


def _layouts(
    deal: DealState, cards: Sequence[CardId], top: CardId | None = None
) -> Iterator[tuple[int | None, Group, Meld]]:
    """Yield each new meld and each extension of these cards, with the index of the meld that is extended.

    With `top` only those with a card of its kind, which becomes `top` itself.
    """
    rules = deal.rules
    held = Held(cards, rules)
    for group in new_groups(held, rules):
        chosen = group if top is None else _with_card(group, top)
        if chosen:
            for layout in arrange(chosen, rules):
                yield None, chosen, layout
    for index, meld in enumerate(deal.melds[deal.acting_team]):
        for group in extension_groups(meld, held, rules):
            chosen = group if top is None else _with_card(group, top)
            if chosen:
                for layout in extend(meld, chosen, rules):
                    yield index, chosen, layout


def _draws(deal: DealState) -> list[Command]:
    found: list[Command] = [Draw()] if deal.stock else []
    if not deal.pile:
        return found
    if deal.rules.is_pile_open:
        takes = [TakePile()]
    else:
        top = deal.pile[-1]
        cards = [top, *deal.hands[deal.turn]]
        takes = [TakePile(group, index, layout.place) for index, group, layout in _layouts(deal, cards, top)]
    return found + [command for command in takes if check(deal, command) is None]


def _with_card(group: Group, needed: CardId) -> Group:
    """Return the group with a copy of `needed` exchanged for `needed` itself; empty if it has no copy."""
    if needed in group:
        return group
    for index, card in enumerate(group):
        if KIND[card] == KIND[needed]:
            return (*group[:index], needed, *group[index + 1 :])
    return ()
