"""Why a bot plays as it does, in words: for hints, and for the log on demand.

The sentences fit whoever acts. Cards that a reason does not name, as they are hidden, are left out.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from buraco_desktop.bots.reasons import Reason, ReasonCode
from buraco_desktop.ui.text import card_short, joined, number, signed

translate = QCoreApplication.translate


def reason_sentence(
    reason: Reason,
    name_of_seat: Callable[[int], str],
    write_card: Callable[[int], str] = card_short,
) -> str:
    """Return a reason as one or two sentences; `write_card` turns a card into text."""
    words = {
        "cards": " ".join(write_card(card) for card in reason.cards),
        "names": joined([name_of_seat(seat) for seat in reason.seats]),
        "points": number(reason.points or 0),
        "difference": signed(reason.points or 0),
    }
    return (_of_cards(reason) if reason.cards else _in_general(reason)).format(**words)


def no_reason() -> str:
    """Return that a reason cannot be told."""
    return translate("Reason", "The reason for this is no longer known.")


def _of_cards(reason: Reason) -> str:
    """Return the sentence that names the cards, or the general one if it names none."""
    told = _of_taken(reason) or _of_laid(reason) or _of_discarded(reason)
    return told or _in_general(reason)


def _of_taken(reason: Reason) -> str:
    match reason.code:
        case ReasonCode.PILE_POOR:
            return translate("Reason", "The pile helps too little. All that fits the hand: {cards}")
        case ReasonCode.PILE_WILD:
            return translate("Reason", "The pile has wild cards: {cards}")
        case ReasonCode.PILE_EXTENDS:
            return translate("Reason", "Cards of the pile grow own melds: {cards}")
        case ReasonCode.PILE_COMPLETES:
            return translate("Reason", "Cards of the pile fit the hand: {cards}")
        case ReasonCode.REDRAW:
            return translate("Reason", "The first card fits least and is exchanged: {cards}")
        case _:
            return ""


def _of_laid(reason: Reason) -> str:
    match reason.code:
        case ReasonCode.EXTENDS:
            return translate("Reason", "It grows an own meld: {cards}")
        case ReasonCode.MAKES_CANASTA:
            return translate("Reason", "It gives a meld of seven cards or more: {cards}")
        case ReasonCode.NEW_RUN:
            return translate("Reason", "A whole sequence is ready: {cards}")
        case ReasonCode.NEW_SET:
            return translate("Reason", "A whole set is ready: {cards}")
        case ReasonCode.SPENDS_WILD:
            return translate("Reason", "A wild card can be spared for this: {cards}")
        case ReasonCode.UNLOADS if reason.seats:
            return translate("Reason", "The deal may end soon because of {names}. What can go goes: {cards}")
        case ReasonCode.UNLOADS:
            return translate("Reason", "The deal may end soon. What can go goes: {cards}")
        case ReasonCode.HOLDS_BACK:
            return translate("Reason", "This may grow in hand before it is laid: {cards}")
        case _:
            return ""


def _of_discarded(reason: Reason) -> str:
    match reason.code:
        case ReasonCode.LEAST_USEFUL:
            return translate("Reason", "This card fits least into the hand: {cards}")
        case ReasonCode.SAFE:
            return translate("Reason", "This card helps the opponents less than others: {cards}")
        case ReasonCode.HELPS_PARTNER if reason.seats:
            return translate("Reason", "This card may fit a sequence that {names} began: {cards}")
        case ReasonCode.HELPS_PARTNER:
            return translate("Reason", "This card may fit a sequence of the partner: {cards}")
        case ReasonCode.SHEDS_POINTS if reason.points is not None:
            return translate(
                "Reason",
                "The deal may end soon, and this card counts %n point(s): {cards}",
                None,
                reason.points,
            )
        case _:
            return ""


def _in_general(reason: Reason) -> str:
    """Return the sentence that names no card."""
    match reason.code:
        case ReasonCode.CHANCE:
            return translate("Reason", "This is chosen by chance.")
        case ReasonCode.ONLY_CHOICE:
            return translate("Reason", "Nothing else is possible here.")
        case ReasonCode.REDRAW:
            return translate("Reason", "The first card fits least and is exchanged.")
        case ReasonCode.GOES_OUT if reason.points is not None:
            return translate("Reason", "Going out ends the deal at about {difference} points.")
        case ReasonCode.GOES_OUT:
            return translate("Reason", "Going out is worth more now than playing on.")
        case ReasonCode.FETCHES_POT:
            return translate("Reason", "An empty hand takes the pot.")
        case ReasonCode.LEAST_USEFUL:
            return translate("Reason", "This card fits least into the hand.")
        case ReasonCode.SAFE:
            return translate("Reason", "This card helps the opponents less than others.")
        case ReasonCode.HELPS_PARTNER:
            return translate("Reason", "This card may fit a sequence of the partner.")
        case ReasonCode.SHEDS_POINTS:
            return translate("Reason", "The deal may end soon, and this card counts many points.")
        case _:
            return _of_draws(reason) or _of_lays(reason)


def _of_draws(reason: Reason) -> str:
    match reason.code:
        case ReasonCode.PILE_POOR:
            return translate("Reason", "The pile helps too little.")
        case ReasonCode.PILE_RISKY if reason.seats:
            return translate(
                "Reason", "The deal may end soon because of {names}, and a pile in hand would cost points."
            )
        case ReasonCode.PILE_RISKY:
            return translate("Reason", "The deal may end soon, and a pile in hand would cost points.")
        case ReasonCode.NEAR_END:
            return translate("Reason", "With few cards in hand the pile would only delay going out.")
        case ReasonCode.PILE_WILD:
            return translate("Reason", "The pile has wild cards.")
        case ReasonCode.PILE_EXTENDS:
            return translate("Reason", "Cards of the pile grow own melds.")
        case ReasonCode.PILE_COMPLETES:
            return translate("Reason", "Cards of the pile fit the hand.")
        case ReasonCode.PILE_RICH if reason.points is not None:
            return translate("Reason", "The pile brings many cards at once: %n", None, reason.points)
        case ReasonCode.PILE_RICH:
            return translate("Reason", "The pile brings many cards at once.")
        case ReasonCode.PILE_CLOSES:
            return translate("Reason", "With the pile the hand can go out.")
        case ReasonCode.FRESH_CARD:
            return translate("Reason", "The stock gives a new card, and the hand stays small.")
        case _:
            return ""


def _of_lays(reason: Reason) -> str:
    match reason.code:
        case ReasonCode.EXTENDS:
            return translate("Reason", "It grows an own meld.")
        case ReasonCode.MAKES_CANASTA:
            return translate("Reason", "It gives a meld of seven cards or more.")
        case ReasonCode.NEW_RUN:
            return translate("Reason", "A whole sequence is ready.")
        case ReasonCode.NEW_SET:
            return translate("Reason", "A whole set is ready.")
        case ReasonCode.SPENDS_WILD:
            return translate("Reason", "A wild card can be spared for this.")
        case ReasonCode.UNLOADS:
            return translate("Reason", "The deal may end soon. What can go goes.")
        case ReasonCode.REACHES_MINIMUM if reason.points is not None:
            return translate("Reason", "The first melds of the turn must reach {points} points.")
        case ReasonCode.REACHES_MINIMUM:
            return translate("Reason", "The first melds of the turn must reach a minimum.")
        case ReasonCode.HOLDS_BACK:
            return translate("Reason", "What could be laid may grow in hand first.")
        case _:
            return ""
