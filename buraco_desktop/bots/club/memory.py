"""What the seat to act remembers of what everybody saw (H9), as far as its skill goes."""

from collections.abc import Sequence

from buraco_desktop.bots.club.position import Position
from buraco_desktop.engine.cards import JOKER_KIND, KIND, Kind


def known_of(position: Position, seat: int) -> Sequence[Kind]:
    """Return the kinds that a seat is known to hold; of a closed pile only as many as are remembered."""
    known = position.deal.known[seat]
    if position.rules.is_pile_open or len(known) <= position.skill.memory:
        return known
    return known[-position.skill.memory :]


def pile_kinds(position: Position) -> list[Kind]:
    """Return the kinds in the pile that are seen or remembered, the top one last."""
    deal = position.deal
    pile = deal.pile
    if position.rules.is_pile_open:
        return [KIND[card] for card in pile]
    if not pile:
        return []
    deep = min(len(pile), position.skill.memory, len(deal.discards)) - 1
    buried = deal.discards[-1 - deep : -1] if deep > 0 else []
    return [*buried, KIND[pile[-1]]]


def last_discards(position: Position, seat: int) -> list[Kind]:
    """Return what another seat discarded in the last two rounds."""
    deal = position.deal
    back = (position.seat - seat) % deal.players
    discards = deal.discards
    return [discards[-turns] for turns in (back, back + deal.players) if turns <= len(discards)]


def unseen_counts(position: Position) -> list[int]:
    """Return how many copies of each kind lie hidden: not in melds, own hand, pile or known hands."""
    deal, rules = position.deal, position.rules
    left = [rules.decks] * (JOKER_KIND + 1)
    left[JOKER_KIND] = rules.jokers
    for melds in deal.melds:
        for meld in melds:
            for card in meld.cards:
                left[KIND[card]] -= 1
    for kind, count in enumerate(position.counts):
        left[kind] -= count
    for kind in pile_kinds(position):
        left[kind] -= 1
    for seat in range(deal.players):
        if seat != position.seat:
            for kind in known_of(position, seat):
                left[kind] -= 1
    return left
