"""Guessed tables for playouts: `worlds.sample_world` as a `FastTable`, what is the same made once."""

from collections import Counter
from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.worlds import buried_kinds
from buraco_desktop.engine.cards import KIND, Kind
from buraco_desktop.engine.view import SeatView, unseen_cards


class Guesser:
    """Deals out what a seat does not see, each table that it may be equally likely."""

    def __init__(self, seen: SeatView, rules: FastRules, *, remembers: bool = True) -> None:
        """Without `remembers` the cards that others are known to hold may lie anywhere."""
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
        self._base = base
        self._rest = list(unseen.elements())
        self._pots = seen.pot_sizes

    def guess(self, rng: Random) -> FastTable:
        """Return a table that may be the real one."""
        # A shuffle in a tenth of the time of `rng.shuffle`.
        chance = rng.random
        rest = [kind for _, kind in sorted([(chance(), kind) for kind in self._rest])]
        table = self._base.copy()
        place = 0
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

    @property
    def unseen(self) -> list[Kind]:
        """The kinds that are dealt out, in no special order."""
        return self._rest[:]
