"""The hasty bot: lays whatever it can, and leaves the draw and the discard to chance (B1 of the ladder)."""

from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.laying import planned_lay
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.plain_reasons import plain_reason
from buraco_desktop.bots.random_bot import legal_discards, pick
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import WILD_CAPABLE
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import SeatView


class HastyBot:
    """Draws at random, lays like the greedy bot, discards any natural card."""

    name = "hasty"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return the command of the rules of B1 for this view."""
        return self.explain(seen, rng).command

    def explain(self, seen: SeatView, rng: Random) -> Choice:
        """Return the command with its reason."""
        deal = imagine(seen)
        chance = Reason(ReasonCode.CHANCE)
        if deal.phase is Phase.DRAW:
            return Choice(pick(legal_draws(deal, seen), rng), chance)
        lay = planned_lay(deal)
        if lay is not None:
            return Choice(lay, plain_reason(deal, lay))
        discards = legal_discards(deal)
        natural = [discard for discard in discards if not WILD_CAPABLE[discard.card]]
        if discards:
            return Choice(pick(natural or discards, rng), chance)
        return Choice(candidates(deal)[0], Reason(ReasonCode.ONLY_CHOICE))
