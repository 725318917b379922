"""The ways to begin a turn that are legal whatever lies hidden."""

from buraco_desktop.bots.laying import needs_minimum
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.commands import Draw, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView, unseen_cards


def legal_draws(deal: DealState, seen: SeatView | None) -> list[Draw | TakePile]:
    """Return the draws and takes from which the turn can go on, the stock first.

    A take of the closed pile that leaves one hidden card alone in hand can be legal with some cards and
    refused with others (RULES C4); it is offered only if every card would do. A team below its opening
    minimum takes the closed pile only with a meld that reaches it. `seen` is None where `deal` is a whole
    table, whose pile need not be guessed at.
    """
    draws = [command for command in candidates(deal) if isinstance(command, Draw | TakePile)]
    return [draw for draw in draws if isinstance(draw, Draw) or _is_sure(deal, seen, draw)]


def _is_sure(deal: DealState, seen: SeatView | None, take: TakePile) -> bool:
    if not take.cards:
        return True
    points = sum(deal.rules.points[card] for card in take.cards)
    if needs_minimum(deal) and points < deal.rules.vulnerable_min:
        return False
    if seen is None:
        return True
    left = len(seen.hand) + len(seen.pile) - len(take.cards)
    if left != 1 or seen.pile[0] is not None:
        return True
    return all(check(_with_bottom(deal, card), take) is None for card in unseen_cards(seen))


def _with_bottom(deal: DealState, card: int) -> DealState:
    twin = deal.copy()
    twin.pile[0] = card
    return twin
