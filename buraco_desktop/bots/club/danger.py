"""How much a discard would help the opponents (H11), from what is known of their hands."""

from buraco_desktop.bots.club.lookup import BESIDE, IS_WILD, MATES, NEAR, RANK_OF
from buraco_desktop.bots.club.memory import known_of, last_discards, unseen_counts
from buraco_desktop.bots.club.position import Position
from buraco_desktop.engine.cards import Kind
from buraco_desktop.engine.melds import CANASTA_LENGTH

NEARLY_FULL = 6.0
"""More danger from a meld that the card would make a canasta."""
KNOWN_MATE, KNOWN_NEAR = 1.2, 0.8
"""For each card of the rank, and for each within two ranks of the suit, in the next opponent's hand."""
FITS = 0.8
"""Worth of a card of the pile to who holds one that fits it."""
OTHERS_SHARE = 0.5
"""So much of that counts for the opponents who play later."""
UNWANTED = -1.0
"""The next opponent discarded this kind or its rank in the last two rounds."""
DEAD = -1.5
"""All cards beside it are in sight, so it hardly fits any sequence."""


class Danger:
    """What the opponents may want, made once for all discards of a decision."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self.fed = position.their_takes()
        """For each natural kind the length of the longest opponents' meld that takes it; 0 for none."""
        self._has_sets = position.rules.has_sets
        self._held = [0.0] * 53
        """How many cards of each kind the opponents hold, as far as known, weighted by who plays when."""
        for seat in position.opponents:
            share = 1.0 if seat == position.next_opponent else OTHERS_SHARE
            for kind in known_of(position, seat):
                self._held[kind] += share
        self._unseen = unseen_counts(position)
        if position.skill.counts:
            self._expect(position)
        self._unwanted = last_discards(position, position.next_opponent)
        self._unwanted_ranks = {RANK_OF[kind] for kind in self._unwanted} if self._has_sets else set()

    def _expect(self, position: Position) -> None:
        """Add what the next opponent holds on average of the unseen cards (B4)."""
        deal = position.deal
        hidden = (
            len(deal.stock)
            + sum([len(pot) for pot in deal.pots])
            + sum(
                [
                    len(deal.hands[seat]) - len(known_of(position, seat))
                    for seat in range(deal.players)
                    if seat != position.seat
                ]
            )
        )
        unknown = len(deal.hands[position.next_opponent]) - len(known_of(position, position.next_opponent))
        if hidden > 0:
            chance = unknown / hidden
            for kind, count in enumerate(self._unseen):
                if count > 0:
                    self._held[kind] += chance * count

    def pile_worth(self, kinds: list[Kind]) -> float:
        """Return what a pile is worth to the opponents, in the units of `draw.card_worth` (B4)."""
        weights, held = self._position.weights, self._held
        total = 0.0
        for kind in kinds:
            if IS_WILD[kind]:
                total += weights.pile_wild
            elif self.fed[kind]:
                total += weights.pile_extends
            else:
                fitting = sum([held[other] for other in NEAR[kind]])
                if self._has_sets:
                    fitting += sum([held[other] for other in MATES[kind]])
                total += min(weights.pile_extends, FITS * fitting)
        return total

    def of(self, kind: int) -> float:
        """Return how much a discard of this kind would help the opponents."""
        position, held = self._position, self._held
        weights = position.weights
        total = 0.0
        length = self.fed[kind]
        if length:
            total += weights.danger_meld
            if length == CANASTA_LENGTH - 1:
                total += NEARLY_FULL
        fear = KNOWN_NEAR * sum([held[other] for other in NEAR[kind]])
        if self._has_sets:
            fear += KNOWN_MATE * sum([held[other] for other in MATES[kind]])
        total += weights.danger_known * fear
        if kind in self._unwanted or RANK_OF[kind] in self._unwanted_ranks:
            total += UNWANTED
        beside = BESIDE[kind]
        if beside and all(self._unseen[other] <= 0 and not held[other] for other in beside):
            total += DEAD
        return total
