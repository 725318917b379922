"""Guessed tables: all hidden cards dealt by chance, so that the seat would see exactly what it sees."""

from collections import defaultdict
from random import Random

from buraco_desktop.engine.cards import KIND, CardId, Kind
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView, deal_from, unseen_cards


def sample_world(seen: SeatView, rng: Random) -> DealState:
    """Return a table that may be the real one, each such table being equally likely.

    Whoever is known to hold a card holds it, and a closed pile has the cards that everybody saw discarded.
    """
    unseen = unseen_cards(seen)
    rng.shuffle(unseen)
    by_kind: defaultdict[Kind, list[CardId]] = defaultdict(list)
    for card in unseen:
        by_kind[KIND[card]].append(card)
    hands = [
        [by_kind[kind].pop() for kind in seen.known[seat]] if _is_hidden(seen, seat) else []
        for seat in range(seen.players)
    ]
    buried = [None if kind is None else by_kind[kind].pop() for kind in buried_kinds(seen)]
    placed = {card for hand in hands for card in hand}.union(buried)
    rest = iter([card for card in unseen if card not in placed])
    hidden: list[CardId] = []
    for seat, hand in enumerate(hands):
        if _is_hidden(seen, seat):
            hidden += hand
            hidden += [next(rest) for _ in range(seen.hand_sizes[seat] - len(hand))]
    hidden += [next(rest) if card is None else card for card in buried]
    hidden += rest
    return deal_from(seen, hidden)


def buried_kinds(seen: SeatView) -> list[Kind | None]:
    """Return the kinds of the pile's hidden cards, bottom to top; None for one that nobody saw discarded."""
    hidden = sum(card is None for card in seen.pile)
    size, discards = len(seen.pile), seen.discards
    places = range(-size, hidden - size)
    return [discards[place] if -place <= len(discards) else None for place in places]


def _is_hidden(seen: SeatView, seat: int) -> bool:
    return seat != seen.seat or seen.unseen_pot[seat]
