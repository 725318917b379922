"""Which cards are picked or new: what the marks on the cards say (design 8)."""

from collections.abc import Iterable, Sequence

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
)

OWN_ACTS = (CardDrawn, CardRejected, PileTaken, MeldLaid, MeldExtended, CardDiscarded)
"""What a person does; that a turn starts, or that a pot comes to the hand, is no act."""


class Picking:
    """The marks of one person's table. Knows cards, no rules.

    Attributes:
        cards: picked cards of the hand, in the order of picking.
    """

    def __init__(self) -> None:
        self.cards: list[CardId] = []
        self._anchor: CardId | None = None
        self._fresh: set[CardId] = set()

    def toggle(self, card: CardId, hand: Sequence[CardId], to_range: bool) -> None:
        """Pick a card or put it back; `to_range` picks all from the last one toggled."""
        if to_range and self._anchor in hand:
            first, last = sorted((hand.index(self._anchor), hand.index(card)))
            self.cards += [each for each in hand[first : last + 1] if each not in self.cards]
        elif card in self.cards:
            self.cards.remove(card)
        else:
            self.cards.append(card)
        self._anchor = card
        self._fresh.discard(card)

    def follow(self, events: Iterable[Event], seat: int, before: set[CardId], hand: set[CardId]) -> None:
        """Note what is new after a step: own new cards, and what others laid or discarded.

        An own act clears the marks of what others did; of a new meld only the first card is marked.
        """
        for event in events:
            if isinstance(event, OWN_ACTS) and event.seat == seat:
                is_new_turn = isinstance(event, CardDrawn | PileTaken)
                self._fresh = set() if is_new_turn else self._fresh & hand
            elif isinstance(event, MeldLaid):
                self._fresh.add(event.meld.cards[0])
            elif isinstance(event, MeldExtended):
                self._fresh.update(event.added)
            elif isinstance(event, CardDiscarded | CardRejected):
                self._fresh.add(event.card)
        self._fresh |= hand - before
        self.prune(hand)

    def forget_new(self) -> None:
        """Mark nothing as new any more."""
        self._fresh.clear()

    def before(self, hand: Iterable[CardId]) -> "Picking":
        """Return the marks of an earlier moment with this hand: nothing picked, only own cards new."""
        earlier = Picking()
        earlier._fresh = self._fresh & set(hand)
        return earlier

    def prune(self, hand: Iterable[CardId]) -> None:
        """Forget picked cards that have left the hand."""
        held = set(hand)
        self.cards = [card for card in self.cards if card in held]

    def moved(self, cards: Iterable[CardId]) -> None:
        """Note that the person has handled these cards: they are not new any more."""
        self._fresh.difference_update(cards)

    def marks(self) -> dict[CardId, frozenset[str]]:
        """Return the marks of each card, by the names of `table.marks`."""
        found: dict[CardId, set[str]] = {}
        for name, cards in (("selected", self.cards), ("new", self._fresh)):
            for card in cards:
                found.setdefault(card, set()).add(name)
        return {card: frozenset(names) for card, names in found.items()}
