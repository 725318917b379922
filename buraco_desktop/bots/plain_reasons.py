"""Reasons of the simple bots, told from the command alone."""

from buraco_desktop.bots.reasons import Reason, ReasonCode
from buraco_desktop.engine.cards import WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.melds import CANASTA_LENGTH, MeldKind, arrange
from buraco_desktop.engine.state import DealState


def plain_reason(deal: DealState, command: Command) -> Reason:
    """Return why a bot that lays what it can and keeps what fits gives this command."""
    match command:
        case Draw():
            return Reason(ReasonCode.PILE_POOR if deal.pile else ReasonCode.ONLY_CHOICE)
        case TakePile():
            wilds = _wilds(deal.pile if deal.rules.is_pile_open else deal.pile[-1:])
            if wilds:
                return Reason(ReasonCode.PILE_WILD, wilds)
            return Reason(ReasonCode.PILE_RICH, command.cards, points=len(deal.pile))
        case Redraw():
            return Reason(ReasonCode.REDRAW, () if deal.drawn is None else (deal.drawn,))
        case LayMeld():
            if _wilds(command.cards):
                return Reason(ReasonCode.SPENDS_WILD, command.cards)
            is_set = arrange(command.cards, deal.rules)[0].kind is MeldKind.SET
            return Reason(ReasonCode.NEW_SET if is_set else ReasonCode.NEW_RUN, command.cards)
        case ExtendMeld():
            length = len(deal.melds[deal.acting_team][command.meld].cards)
            is_seventh = length < CANASTA_LENGTH <= length + len(command.cards)
            code = ReasonCode.MAKES_CANASTA if is_seventh else ReasonCode.EXTENDS
            return Reason(code, command.cards, (command.meld,))
        case Discard():
            return Reason(ReasonCode.LEAST_USEFUL, (command.card,))


def _wilds(cards: list[CardId] | tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if WILD_CAPABLE[card])
