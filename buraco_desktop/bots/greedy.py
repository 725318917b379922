"""The greedy bot: lays whatever it can at once and throws what fits worst (B2 of the ladder).

It plays every preset, is quick (well below 20 milliseconds a turn) and never refused. It stands in for a
stronger bot that fails, so it must always find a legal command.
"""

from collections.abc import Callable
from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.hand_shape import keep_value
from buraco_desktop.bots.laying import extends_naturally, planned_lay
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.plain_reasons import plain_reason
from buraco_desktop.bots.reasons import Choice
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import JOKER, KIND, RANK, WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import Command, Discard, Redraw, TakePile
from buraco_desktop.engine.legality import check, may_redraw
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import SeatView

RICH_PILE = 6
"""A pile of so many cards is taken whatever they are."""


class GreedyBot:
    """Takes a useful or rich pile, lays everything, keeps what fits together. Draws no random numbers."""

    name = "greedy"

    def choose(self, seen: SeatView, rng: Random) -> Command:  # noqa: ARG002 - bots are asked alike
        """Return the command of the rules of B2 for this view."""
        return _command(imagine(seen), seen)

    def explain(self, seen: SeatView, rng: Random) -> Choice:  # noqa: ARG002 - bots are asked alike
        """Return the command with its reason."""
        deal = imagine(seen)
        command = _command(deal, seen)
        return Choice(command, plain_reason(deal, command))


def _command(deal: DealState, seen: SeatView) -> Command:
    if deal.phase is Phase.DRAW:
        return draw_or_take(deal, seen, _is_worth_taking)
    if may_redraw(deal) and is_drawn_worst(deal):
        return Redraw()
    return planned_lay(deal) or least_useful_discard(deal) or candidates(deal)[0]


def draw_or_take(deal: DealState, seen: SeatView, is_worth_taking: Callable[[DealState], bool]) -> Command:
    """Return the draw: an open pile is taken if it is worth it, a closed one whenever that is legal."""
    draws = legal_draws(deal, seen)
    takes = [draw for draw in draws if isinstance(draw, TakePile)]
    if takes and (not deal.rules.is_pile_open or is_worth_taking(deal)):
        return min(takes, key=lambda take: _take_order(deal, take))
    return draws[0]


def _is_worth_taking(deal: DealState) -> bool:
    if len(deal.pile) >= RICH_PILE or any(WILD_CAPABLE[card] for card in deal.pile):
        return True
    melds = deal.melds[deal.acting_team]
    return any(extends_naturally(meld, card, deal.rules) for card in deal.pile for meld in melds)


def _take_order(deal: DealState, take: TakePile) -> tuple[int, bool, int, int]:
    """Prefer no wild card, then to extend the largest meld with few cards, then a long new meld."""
    wilds = sum(WILD_CAPABLE[card] for card in take.cards)
    if take.meld is None:
        return (wilds, True, -len(take.cards), 0)
    return (wilds, False, -len(deal.melds[deal.acting_team][take.meld].cards), len(take.cards))


def least_useful_discard(deal: DealState) -> Discard | None:
    """Return the discard of what fits least into the hand, wild cards last; None if none is legal."""
    return next(iter(discards_by_use(deal)), None)


def discards_by_use(deal: DealState, *, sees_gaps: bool = True) -> list[Discard]:
    """Return the legal discards, what fits least into the hand first, wild cards last."""
    ranked = sorted(deal.hands[deal.turn], key=lambda card: _discard_order(deal, card, sees_gaps=sees_gaps))
    return [Discard(card) for card in ranked if check(deal, Discard(card)) is None]


def is_drawn_worst(deal: DealState) -> bool:
    """Whether the card that was drawn is the one that fits least."""
    return deal.drawn == min(deal.hands[deal.turn], key=lambda card: _discard_order(deal, card))


def _discard_order(
    deal: DealState, card: CardId, *, sees_gaps: bool = True
) -> tuple[bool, bool, float, int, CardId]:
    """Put natural cards before twos before jokers, then what fits least, then the lower kind."""
    value = keep_value(card, deal.hands[deal.turn], deal.rules.points, sees_gaps=sees_gaps)
    return (WILD_CAPABLE[card], RANK[card] == JOKER, value, KIND[card], card)
