"""What happened, in words: for the deal log, captions beside the plates, and screen readers."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    DealEnded,
    EndReason,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    SeenCard,
    StockRefilled,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.melds import CANASTA_LENGTH, Meld, MeldKind, canasta_class
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.text import canasta_title, capitalised, card_short, lowered, rank_plural

translate = QCoreApplication.translate
CardWriter = Callable[[CardId], str]


def event_sentence(
    event: Event,
    name_of_seat: Callable[[int], str],
    own_seat: int | None,
    rules: RuleSet,
    write_card: CardWriter = card_short,
) -> str:
    """Return a whole sentence for an event; `own_seat` is addressed as "You", None addresses nobody.

    `write_card` turns a card into text; the log puts its chips in that way.
    """
    act = event_act(event, own_seat, rules, write_card)
    seat = event_seat(event)
    if seat is None:
        return act
    name = translate("Event", "You") if seat == own_seat else name_of_seat(seat)
    return translate("Event", "{name} {act}.").format(name=name, act=act)


def event_seat(event: Event) -> int | None:
    """Return the seat that an event's act belongs to; None for what happened to the whole table."""
    match event:
        case StockRefilled() | TimeCalled():
            return None
        case DealEnded():
            return event.seat if event.reason is EndReason.OUT else None
        case _:
            return event.seat


def event_act(event: Event, own_seat: int | None, rules: RuleSet, write_card: CardWriter = card_short) -> str:
    """Return what was done, without the name of who did it: "drew a card".

    For `StockRefilled`, `TimeCalled` and an end without a winner it is a whole sentence.
    """
    is_own = event_seat(event) == own_seat and own_seat is not None
    match event:
        case TurnStarted():
            return _turn_started(event.pot_opened, is_own, write_card)
        case CardDrawn():
            return _drawn(event, is_own, write_card)
        case CardRejected():
            text = (
                translate("Event", "put the first card back: {card}", "you")
                if is_own
                else translate("Event", "put the first card back: {card}")
            )
            return text.format(card=write_card(event.card))
        case PileTaken():
            return _pile_taken(len(event.cards), is_own)
        case MeldLaid():
            return _laid(event.meld, is_own, rules, write_card)
        case MeldExtended():
            return _extended(event, is_own, rules, write_card)
        case CardDiscarded():
            text = (
                translate("Event", "discarded {card}", "you")
                if is_own
                else translate("Event", "discarded {card}")
            )
            return text.format(card=write_card(event.card))
        case PotTaken():
            return _pot_taken(event.is_direct, is_own)
        case StockRefilled():
            return translate("Event", "The stock was used up; a pot takes its place.")
        case TimeCalled():
            return time_sentence(event.turns_left)
        case DealEnded():
            return _ended(event.reason, is_own)


def event_short(event: Event, write_card: CardWriter = card_short) -> str:
    """Return what a seat did in a word or two, for the caption beside its plate: "laid 3"."""
    match event:
        case CardDrawn():
            return translate("Caption", "drew")
        case CardRejected() | CardDiscarded():
            return translate("Caption", "then {card}").format(card=write_card(event.card))
        case PileTaken():
            return translate("Caption", "took %n", None, len(event.cards))
        case MeldLaid():
            return translate("Caption", "laid %n", None, len(event.meld.cards))
        case MeldExtended():
            return translate("Caption", "added %n", None, len(event.added))
        case PotTaken():
            return translate("Caption", "took a pot")
        case _:
            return ""


def _written(cards: Sequence[SeenCard], write_card: CardWriter) -> str:
    return " ".join(write_card(card) for card in cards if card is not None)


def _turn_started(pot: Sequence[SeenCard], is_own: bool, write_card: CardWriter) -> str:
    if not pot:
        return translate("Event", "are to play") if is_own else translate("Event", "is to play")
    if is_own and None not in pot:
        return translate("Event", "opened the pot: {cards}", "you").format(cards=_written(pot, write_card))
    return translate("Event", "opened the pot")


def _drawn(event: CardDrawn, is_own: bool, write_card: CardWriter) -> str:
    if is_own and event.card is not None:
        text = translate("Event", "drew {card}", "you").format(card=write_card(event.card))
    elif is_own:
        text = translate("Event", "drew a card", "you")
    else:
        text = translate("Event", "drew a card")
    if event.is_last_turn:
        text += translate("Event", "; this is the last turn of the deal")
    return text


def _pile_taken(count: int, is_own: bool) -> str:
    if is_own:
        return translate("Event", "took the pile, %n card(s)", "you", count)
    return translate("Event", "took the pile, %n card(s)", None, count)


def _laid(meld: Meld, is_own: bool, rules: RuleSet, write_card: CardWriter) -> str:
    if meld.kind is MeldKind.SET:
        text = (
            translate("Event", "laid a set of {ranks}: {cards}", "you")
            if is_own
            else translate("Event", "laid a set of {ranks}: {cards}")
        )
        told = text.format(ranks=rank_plural(meld.rank), cards=_written(meld.cards, write_card))
    else:
        text = (
            translate("Event", "laid a sequence: {cards}", "you")
            if is_own
            else translate("Event", "laid a sequence: {cards}")
        )
        told = text.format(cards=_written(meld.cards, write_card))
    return told + _canasta_tail(meld, 0, rules)


def _extended(event: MeldExtended, is_own: bool, rules: RuleSet, write_card: CardWriter) -> str:
    text = translate("Event", "added {cards}", "you") if is_own else translate("Event", "added {cards}")
    length_before = len(event.meld.cards) - len(event.added)
    told = text.format(cards=_written(event.added, write_card))
    return told + _canasta_tail(event.meld, length_before, rules)


def _canasta_tail(meld: Meld, length_before: int, rules: RuleSet) -> str:
    if length_before >= CANASTA_LENGTH or not meld.is_canasta:
        return ""
    return ", " + lowered(canasta_title(canasta_class(meld, rules), rules))


def _pot_taken(is_direct: bool, is_own: bool) -> str:
    if is_direct and is_own:
        return translate("Event", "took the pot and go on", "you")
    if is_direct:
        return translate("Event", "took the pot and goes on")
    if is_own:
        return translate("Event", "took the pot for your next turn", "you")
    return translate("Event", "took the pot for the next turn")


def _ended(reason: EndReason, is_own: bool) -> str:
    match reason:
        case EndReason.OUT:
            return translate("Event", "went out", "you") if is_own else translate("Event", "went out")
        case EndReason.EXHAUSTED:
            return translate("Event", "The stock is used up, and the deal is over.")
        case EndReason.STALL:
            return translate("Event", "Nobody got any further, and the deal is over.")
        case EndReason.TIME:
            return translate("Event", "The last round is played, and the deal is over.")


def time_sentence(turns_left: int | None) -> str:
    """Return what the call of time means: this is the last deal, and how long it still lasts."""
    if turns_left is None:
        return translate("Event", "Time is up: this deal is played to its end, then the match is over.")
    return translate("Event", "Time is up: everybody has one more turn, then the match is over.")


def whose_turn(name: str | None) -> str:
    """Return whose turn it is; None is the player at the screen."""
    if name is None:
        return translate("Event", "It is your turn.")
    return capitalised(translate("Event", "{name} is to play.").format(name=name))
