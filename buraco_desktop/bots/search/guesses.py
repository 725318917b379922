"""Guessed tables for playouts: `worlds.sample_world` as a `FastTable`, what is the same made once."""

from collections import Counter
from collections.abc import Sequence
from math import log
from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.search.belief import shares
from buraco_desktop.bots.search.bits import KINDS
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.worlds import buried_kinds
from buraco_desktop.engine.cards import KIND, Kind
from buraco_desktop.engine.view import SeatView, unseen_cards


class Guesser:
    """Deals out what a seat does not see: each table that it may be equally likely, or as beliefs have it."""

    def __init__(
        self, seen: SeatView, rules: FastRules, *, remembers: bool = True, belief: Sequence[float] = ()
    ) -> None:
        """Without `remembers` the cards that others are known to hold may lie anywhere.

        `belief` are the weights of `belief.EVIDENCE`; without any only what is certain counts.
        """
        base = FastTable(rules)
        base.fill_from(imagine(seen))
        unseen = Counter(KIND[card] for card in unseen_cards(seen))
        self._hidden = [seat for seat in range(seen.players) if seat != seen.seat or seen.unseen_pot[seat]]
        """Seats whose hands are guessed."""
        self._missing: list[int] = []
        """How many cards of each of them nobody knows."""
        for seat in self._hidden:
            base.counts[seat] = [0] * len(base.counts[seat])
            base.ranks[seat] = [0] * len(base.ranks[seat])
            base.have[seat] = base.sizes[seat] = 0
            if not remembers:
                base.known[seat] = 0
            known = seen.known[seat] if remembers else ()
            for kind in known:
                base.take_in(seat, kind)
                unseen[kind] -= 1
            self._missing.append(seen.hand_sizes[seat] - len(known))
        self._buried = buried_kinds(seen)
        for buried in self._buried:
            if buried is not None:
                unseen[buried] -= 1
        self._rarities: list[list[float]] = []
        """For each of those seats and each kind, how much less likely than others it is there."""
        if belief:
            for seat in self._hidden:
                if seen.unseen_pot[seat]:
                    self._rarities.append([1.0] * len(KINDS))
                else:
                    self._rarities.append([1 / share for share in shares(seen, base.takes, seat, belief)])
        self._base = base
        self._rest = list(unseen.elements())
        self._pots = seen.pot_sizes

    def guess(self, rng: Random) -> FastTable:
        """Return a table that may be the real one."""
        table = self._base.copy()
        rest, place = self._rest, 0
        if self._rarities:
            rest = self._believed(table, rng)
        chance = rng.random
        # A shuffle in a tenth of the time of `rng.shuffle`.
        rest = [kind for _, kind in sorted([(chance(), kind) for kind in rest])]
        if not self._rarities:
            for seat, missing in zip(self._hidden, self._missing, strict=True):
                for kind in rest[place : place + missing]:
                    table.take_in(seat, kind)
                place += missing
        for index, buried in enumerate(self._buried):
            if buried is None:
                table.pile[index] = rest[place]
                place += 1
            else:
                table.pile[index] = buried
        for number, size in enumerate(self._pots):
            table.pots[number] = rest[place : place + size]
            place += size
        table.stock = rest[place:]
        return table

    def _believed(self, table: FastTable, rng: Random) -> list[Kind]:
        """Deal the hidden hands by what is believed, the seats in a random order; return the other cards."""
        chance, rest = rng.random, self._rest
        seats = list(zip(self._hidden, self._missing, self._rarities, strict=True))
        rng.shuffle(seats)
        for seat, missing, rarity in seats:
            # The earliest of events that come at these rates: a draw without putting back.
            queue = sorted([(-log(1.0 - chance()) * rarity[kind], kind) for kind in rest])
            for _, kind in queue[:missing]:
                table.take_in(seat, kind)
            rest = [kind for _, kind in queue[missing:]]
        return rest

    @property
    def unseen(self) -> list[Kind]:
        """The kinds that are dealt out, in no special order."""
        return self._rest[:]
