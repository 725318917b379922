"""The weakest level: the greedy rules without a memory, but nothing that a partner would not forgive.

It looks at the top card of the pile only, however many lie below, lays everything at once, and does not keep
cards of a suit that only one rank parts. It never throws a wild card or what an own meld takes, never plays
itself down to one card for nothing and never misses a pot within reach.
"""

from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.club.closing import pot_move
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import EASY
from buraco_desktop.bots.club.weights import HAND_WRITTEN
from buraco_desktop.bots.greedy import discards_by_use, draw_or_take, is_drawn_worst
from buraco_desktop.bots.laying import Lay, extends_naturally, lays_in_order, needs_minimum, planned_lay
from buraco_desktop.bots.plain_reasons import plain_reason
from buraco_desktop.bots.reasons import Choice
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import WILD_CAPABLE
from buraco_desktop.engine.commands import Command, Discard, Redraw
from buraco_desktop.engine.legality import check, may_go_out, may_redraw, may_take_pot
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import SeatView


class BeginnerBot:
    """Plays by the greedy bot's rules with the little knowledge of a beginner. Draws no random numbers."""

    name = "beginner"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return the command for this view."""
        return self.explain(seen, rng).command

    def explain(self, seen: SeatView, rng: Random) -> Choice:  # noqa: ARG002 - bots are asked alike
        """Return the command with its reason."""
        deal = imagine(seen)
        if deal.phase is Phase.DRAW:
            command = draw_or_take(deal, seen, _is_tempting)
            return Choice(command, plain_reason(deal, command))
        if may_redraw(deal) and is_drawn_worst(deal):
            return Choice(Redraw(), plain_reason(deal, Redraw()))
        if not needs_minimum(deal):
            fetching = pot_move(Position(deal, HAND_WRITTEN, EASY))
            if fetching is not None:
                return fetching
        command = _lay(deal) or _discard(deal) or candidates(deal)[0]
        return Choice(command, plain_reason(deal, command))


def _is_tempting(deal: DealState) -> bool:
    top = deal.pile[-1]
    return WILD_CAPABLE[top] or any(
        extends_naturally(meld, top, deal.rules) for meld in deal.melds[deal.acting_team]
    )


def _lay(deal: DealState) -> Lay | None:
    if needs_minimum(deal):
        return planned_lay(deal)
    team, held = deal.acting_team, len(deal.hands[deal.turn])
    melds = deal.melds[team]
    is_safe = may_take_pot(deal, team, melds) or may_go_out(deal, team, melds)
    for lay in lays_in_order(deal):
        if (is_safe or held - len(lay.cards) >= 3) and check(deal, lay) is None:
            return lay
    return None


def _discard(deal: DealState) -> Discard | None:
    discards = discards_by_use(deal, sees_gaps=False)
    melds = deal.melds[deal.acting_team]
    for discard in discards:
        card = discard.card
        if not WILD_CAPABLE[card] and not any(extends_naturally(meld, card, deal.rules) for meld in melds):
            return discard
    return discards[0] if discards else None
