"""What of a reason may be told to the others at the table."""

from dataclasses import replace

from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.view import SeatView


def public_reason(choice: Choice, seen: SeatView) -> Reason:
    """Return the reason without what only the seat itself could know; `seen` is what it saw.

    Cards are named only if all of them were open when the command had been carried out. A draw from the stock
    names none: which cards of the pile would have helped says something about the hand.
    """
    reason = choice.reason
    if isinstance(choice.command, Draw) or not public_cards(choice, seen).issuperset(reason.cards):
        reason = replace(reason, cards=())
    if reason.code is ReasonCode.GOES_OUT:
        reason = replace(reason, points=None)
    return reason


def public_cards(choice: Choice, seen: SeatView) -> frozenset[CardId]:
    """Return the cards that everybody sees once the command has been carried out, or saw just before."""
    found = {card for melds in seen.melds for meld in melds for card in meld.cards}
    found.update(card for card in seen.pile if card is not None)
    match choice.command:
        case Discard(card):
            found.add(card)
        case LayMeld(cards) | ExtendMeld(_, cards) | TakePile(cards):
            found.update(cards)
        case Redraw():
            found.update(() if seen.drawn is None else (seen.drawn,))
        case Draw():
            pass
    return frozenset(found)
