"""The club player as one function: what the seat to act does, and why."""

from buraco_desktop.bots.club.closing import closing_move, pot_move
from buraco_desktop.bots.club.discard import best_discard, keep_value
from buraco_desktop.bots.club.draw import best_draw
from buraco_desktop.bots.club.laying import regular_lay
from buraco_desktop.bots.club.opening import opening_lay
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import Skill
from buraco_desktop.bots.club.weights import Weights
from buraco_desktop.bots.laying import needs_minimum
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import KIND, CardId
from buraco_desktop.engine.commands import Redraw
from buraco_desktop.engine.legality import may_redraw
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import SeatView


def decide(deal: DealState, weights: Weights, skill: Skill, seen: SeatView | None = None) -> Choice:
    """Return a legal command for the seat to act, and its reason.

    `seen` is what the seat sees where `deal` was imagined from it; None where `deal` is a whole table.
    """
    position = Position(deal, weights, skill)
    if deal.phase is Phase.DRAW:
        return best_draw(position, seen)
    drawn = deal.drawn
    if drawn is not None and may_redraw(deal) and _is_worst(position, drawn):
        return Choice(Redraw(), Reason(ReasonCode.REDRAW, (drawn,)))
    if needs_minimum(deal):
        choice = opening_lay(position) or best_discard(position)
    else:
        choice = (
            closing_move(position) or pot_move(position) or regular_lay(position) or best_discard(position)
        )
    return choice or Choice(candidates(deal)[0], Reason(ReasonCode.ONLY_CHOICE))


def _is_worst(position: Position, drawn: CardId) -> bool:
    values = {KIND[card]: keep_value(position, KIND[card]) for card in position.hand}
    return min(values, key=lambda kind: (values[kind], kind)) == KIND[drawn]
