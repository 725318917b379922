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
from buraco_desktop.engine.groups import Group, by_kind
from buraco_desktop.engine.lays import lays
from buraco_desktop.engine.legality import check, check_layout, may_redraw
from buraco_desktop.engine.melds import arrange, extend
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply

__all__ = ["by_kind", "candidates", "is_dead_end"]


def candidates(deal: DealState) -> list[Command]:
    """Return the commands worth trying for the seat to act, in a fixed order; empty after the end."""
    if deal.phase is Phase.OVER:
        return []
    if deal.phase is Phase.DRAW:
        return _without_dead_ends(deal, _draws(deal))
    found: list[Command] = [Redraw()] if may_redraw(deal) else []
    found += _without_dead_ends(deal, _plays(deal))
    hand = deal.hands[deal.turn]
    discards = [Discard(cards[0]) for cards in by_kind(hand, deal.banned).values()]
    found += [command for command in discards if check(deal, command) is None]
    return found


def is_dead_end(deal: DealState, command: Command) -> bool:
    """Whether a legal command leaves the acting seat unable to end its turn (RULES C6).

    Only a meld in the opening turn of a vulnerable team can do that: too few points are laid, and what is
    left cannot bring the rest.
    """
    return not _without_dead_ends(deal, [command])


def _without_dead_ends(deal: DealState, commands: Sequence[Command]) -> list[Command]:
    if not deal.must_open:
        return list(commands)
    hopeless: set[_Opening] = set()
    kept: list[Command] = []
    for command in commands:
        after = deal.copy()
        apply(after, command)
        if after.turn != deal.turn or _can_open(after, hopeless):
            kept.append(command)
    return kept


_Opening = tuple[frozenset[CardId], frozenset[tuple[CardId, ...]]]
"""The cards in hand and the melds of an opening turn, in whatever order they were laid."""


def _can_open(deal: DealState, hopeless: set[_Opening]) -> bool:
    """Whether further melds reach the opening minimum; `hopeless` collects the openings that do not."""
    need = deal.rules.vulnerable_min - deal.laid_points
    melds = deal.melds[deal.acting_team]
    if not melds or need <= 0:
        return True
    key = (frozenset(deal.hands[deal.turn]), frozenset(meld.cards for meld in melds))
    if key in hopeless:
        return False
    hopeless.add(key)
    points = deal.rules.points
    plays = _plays(deal)
    # A kind that is in no group now will be in none later: what is laid in two moves can be laid in one.
    useful = {KIND[card] for play in plays for card in play.cards}
    if sum(points[card] for card in deal.hands[deal.turn] if KIND[card] in useful) < need:
        return False
    for play in sorted(plays, key=lambda play: -sum(points[card] for card in play.cards)):
        after = deal.copy()
        apply(after, play)
        if _can_open(after, hopeless):
            return True
    return False


def _plays(deal: DealState) -> list[LayMeld | ExtendMeld]:
    """Return the melds and extensions that may be laid from the hand."""
    found = lays(deal.hands[deal.turn], deal.melds[deal.acting_team], deal.rules)
    return [
        command
        for command, layout in found
        if check_layout(deal, command.cards, _index(command), layout) is None
    ]


def _index(command: LayMeld | ExtendMeld) -> int | None:
    """Return the index of the meld that is extended; None for a new one."""
    return command.meld if isinstance(command, ExtendMeld) else None


def _draws(deal: DealState) -> list[Command]:
    found: list[Command] = [Draw()] if deal.stock else []
    if deal.pile:
        takes = (TakePile(),) if deal.rules.is_pile_open else _justified_takes(deal)
        found += [command for command in takes if check(deal, command) is None]
    return found


def _justified_takes(deal: DealState) -> Iterator[TakePile]:
    """Yield every take of a closed pile whose top card is laid in a meld, be it allowed or not."""
    top, melds, rules = deal.pile[-1], deal.melds[deal.acting_team], deal.rules
    exchanged: tuple[int | None, Group] | None = None
    for command, layout in lays([top, *deal.hands[deal.turn]], melds, rules, top):
        group, index = command.cards, _index(command)
        if top in group:
            yield TakePile(group, index, layout.place)
        elif (index, group) != exchanged:
            # A copy of the top card stands for it: then all layouts of the group follow at once.
            exchanged = (index, group)
            chosen = _with_card(group, top)
            if chosen:
                layouts = arrange(chosen, rules) if index is None else extend(melds[index], chosen, rules)
                yield from (TakePile(chosen, index, each.place) for each in layouts)


def _with_card(group: Group, needed: CardId) -> Group:
    """Return the group with a copy of `needed` exchanged for `needed` itself; empty if it has no copy."""
    for index, card in enumerate(group):
        if KIND[card] == KIND[needed]:
            return (*group[:index], needed, *group[index + 1 :])
    return ()
