"""The first melds of a vulnerable team: nothing below the minimum, and all of it once begun (H17)."""

from buraco_desktop.bots.club.closing import pot_move
from buraco_desktop.bots.club.laying import regular_lay
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.laying import after, can_reach_minimum, needs_minimum, next_lay
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.transition import apply


def opening_lay(position: Position) -> Choice | None:
    """Return the next lay towards the minimum, or None if it cannot or should not be reached now."""
    deal = position.deal
    wanted = pot_move(position) or regular_lay(position)
    if wanted is not None and _leads_to_minimum(position, wanted):
        return wanted
    if not deal.melds[position.team]:
        return None
    # The turn has begun to open: it must go on, whatever it costs.
    lay = next_lay(deal)
    if lay is None or (needs_minimum(after(deal, lay)) and not can_reach_minimum(after(deal, lay))):
        return None
    return Choice(lay, Reason(ReasonCode.REACHES_MINIMUM, lay.cards, points=deal.rules.vulnerable_min))


def _leads_to_minimum(position: Position, first: Choice) -> bool:
    """Whether laying on like this, then like the greedy bot, reaches the minimum."""
    deal: DealState = position.deal.copy()
    seat = deal.turn
    choice: Choice | None = first
    while choice is not None and deal.turn == seat:
        apply(deal, choice.command)
        if not needs_minimum(deal):
            return True
        choice = regular_lay(Position(deal, position.weights, position.skill))
    return can_reach_minimum(deal)
