"""The last look of a careful player at what it is about to do: whatever `never` objects to is put right.

It takes as long as all the rules of thumb together, so playouts go without it.
"""

from buraco_desktop.bots.club.discard import best_discard
from buraco_desktop.bots.club.draw import fits_now
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.never.emptying import pot_plan
from buraco_desktop.bots.never.facts import sane_discards
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Command, Discard, Draw, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import Phase

SMALL_PILE = 2
"""A pile of so many cards is taken only for a card that can be laid with what is in hand."""


def amended(position: Position, choice: Choice) -> Choice:
    """Return the choice, or another one in its place if no sane player would make it."""
    if position.deal.phase is Phase.DRAW:
        return _without_small_pile(position, choice)
    if choice.reason.code is ReasonCode.GOES_OUT:
        return choice
    return _pot(position) or _sane_discard(position, choice)


def _without_small_pile(position: Position, choice: Choice) -> Choice:
    """Draw rather than take one or two cards that serve nothing now (N6)."""
    deal = position.deal
    if not isinstance(choice.command, TakePile) or choice.command.cards or not deal.stock:
        return choice
    if len(deal.pile) > SMALL_PILE or any(fits_now(position, KIND[card]) for card in deal.pile):
        return choice
    return Choice(Draw(), Reason(ReasonCode.PILE_POOR))


def _pot(position: Position) -> Choice | None:
    """Return the next command towards a pot that can be had in this turn, directly if possible (N13)."""
    deal = position.deal
    plan = pot_plan(deal)
    if plan is None:
        return None
    commands: list[Command] = [*(pot_plan(deal, is_direct=True) or plan)] or [Discard(position.hand[0])]
    command = next((command for command in commands if check(deal, command) is None), None)
    return None if command is None else Choice(command, Reason(ReasonCode.FETCHES_POT))


def _sane_discard(position: Position, choice: Choice) -> Choice:
    """Discard what needs no excuse, if there is such a card (N1, N3, N9, N11, N14)."""
    command = choice.command
    if not isinstance(command, Discard) or position.size == 1:
        return choice
    kinds = {KIND[card] for card in sane_discards(position.deal)}
    if not kinds or KIND[command.card] in kinds:
        return choice
    return best_discard(position, kinds) or choice
