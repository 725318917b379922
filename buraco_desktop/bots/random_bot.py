"""The random bot: any legal command (B0 of the ladder). Every other bot has to beat it clearly."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.laying import Lay, after, can_reach_minimum, needs_minimum, next_lay
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.candidates import by_kind, candidates
from buraco_desktop.engine.commands import Command, Discard, ExtendMeld, LayMeld, Redraw
from buraco_desktop.engine.legality import check, may_redraw
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import SeatView

_Option = TypeVar("_Option")


class RandomBot:
    """Draws, lays and discards at random; stops laying after each lay with a chance of one half."""

    name = "random"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return a random legal command."""
        deal = imagine(seen)
        if deal.phase is Phase.DRAW:
            return pick(legal_draws(deal, seen), rng)
        if may_redraw(deal) and rng.random() < 0.5:
            return Redraw()
        discards = legal_discards(deal)
        # The coin comes first: finding all lays takes most of the time.
        if discards and rng.random() < 0.5:
            return pick(discards, rng)
        lays = _small_lays(deal)
        if lays:
            return pick(lays, rng)
        return pick(discards, rng) if discards else next_lay(deal) or candidates(deal)[0]

    def explain(self, seen: SeatView, rng: Random) -> Choice:
        """Return the command; its reason is always chance."""
        return Choice(self.choose(seen, rng), Reason(ReasonCode.CHANCE))


def legal_discards(deal: DealState) -> list[Discard]:
    """Return every legal discard, one for each kind of card."""
    kinds = by_kind(deal.hands[deal.turn], deal.banned)
    discards = [Discard(cards[0]) for cards in kinds.values()]
    return [discard for discard in discards if check(deal, discard) is None]


def _small_lays(deal: DealState) -> list[Lay]:
    """Return extensions by one card and melds of three; below a minimum only those that can reach it."""
    legal = [command for command in candidates(deal) if isinstance(command, LayMeld | ExtendMeld)]
    lays = [lay for lay in legal if len(lay.cards) == (3 if isinstance(lay, LayMeld) else 1)]
    if needs_minimum(deal):
        return [lay for lay in lays if can_reach_minimum(after(deal, lay))]
    return lays


def pick(options: Sequence[_Option], rng: Random) -> _Option:
    """Return one of the options, each with the same chance."""
    return options[int(rng.random() * len(options))]
