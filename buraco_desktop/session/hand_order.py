"""A player's own order of the hand; for the engine a hand has no order. Pure functions.

New cards come in at the right end. Cards that left are remembered, so that an undo puts them back where they
were.
"""

from collections.abc import Iterable, Sequence

import msgspec

from buraco_desktop.engine.cards import CardId


class HandOrder(msgspec.Struct, frozen=True):
    """The order of one hand, with the places of cards that left it."""

    places: tuple[CardId, ...] = ()
    """The held cards and those that left, left to right."""
    gone: frozenset[CardId] = frozenset()
    """The cards in `places` that left the hand."""
    group_starts: frozenset[CardId] = frozenset()
    """Cards with a gap on their left."""

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The held cards, left to right."""
        return tuple(card for card in self.places if card not in self.gone)

    @property
    def gaps(self) -> frozenset[int]:
        """Indices in `cards` of the cards with a gap on their left; never 0."""
        gaps: set[int] = set()
        index, is_start = 0, False
        for card in self.places:
            is_start = is_start or card in self.group_starts
            if card not in self.gone:
                if is_start and index:
                    gaps.add(index)
                index, is_start = index + 1, False
        return frozenset(gaps)


def follow(order: HandOrder, hand: Sequence[CardId]) -> HandOrder:
    """Return the order after a command: cards that left are remembered, new ones stand at the right end.

    `hand` is the hand now, new cards in the order in which they came.
    """
    held = set(hand)
    stays = [card for card in order.places if (card in held) != (card in order.gone)]
    leaves = {card for card in order.places if card not in held and card not in order.gone}
    known = set(stays)
    places = [card for card in order.places if card in known or card in leaves]
    arrivals = [card for card in hand if card not in known]
    gone = frozenset(card for card in places if card not in held)
    starts = order.group_starts - set(arrivals)
    return HandOrder((*places, *arrivals), gone, starts)


def restore(order: HandOrder, hand: Sequence[CardId]) -> HandOrder:
    """Return the order after an undo: cards that are back stand where they were; undone arrivals go."""
    held = set(hand)
    places = [card for card in order.places if card in held or card in order.gone]
    known = set(places)
    arrivals = [card for card in hand if card not in known]
    gone = frozenset(card for card in places if card not in held)
    return HandOrder((*places, *arrivals), gone, order.group_starts & known)


def rearrange(order: HandOrder, cards: Sequence[CardId], gaps: Iterable[int]) -> HandOrder:
    """Return the order that the player made; cards that left keep the held card on their left.

    `gaps` are indices in `cards` with a gap on the left. Raises `ValueError` if these are not the held cards.
    """
    if sorted(cards) != sorted(order.cards):
        raise ValueError("not the cards of the hand")
    followers: dict[CardId | None, list[CardId]] = {}
    anchor: CardId | None = None
    for card in order.places:
        if card in order.gone:
            followers.setdefault(anchor, []).append(card)
        else:
            anchor = card
    places = followers.get(None, [])[:]
    for card in cards:
        places += [card, *followers.get(card, ())]
    starts = frozenset(cards[index] for index in gaps if 0 < index < len(cards))
    return HandOrder(tuple(places), order.gone, starts)
