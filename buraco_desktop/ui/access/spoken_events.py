"""What happens at the table, told to the ear: whole sentences, from which the public state can be known."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
    TurnStarted,
)
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.storage.settings import Verbosity
from buraco_desktop.ui.access.words import counted, listed, meld_words, pile_contents
from buraco_desktop.ui.text import capitalised, card_name, points_count
from buraco_desktop.ui.text_events import event_sentence, whose_turn
from buraco_desktop.ui.text_table import stock_text, you

translate = QCoreApplication.translate


def spoken_events(
    events: Sequence[Event],
    model: TableModel,
    name_of_seat: Callable[[int], str],
    verbosity: Verbosity,
) -> str:
    """Return what to say of the events of one step, as the seat of `model` saw them; empty for nothing.

    `model` is the picture after them.
    """
    own_seat, rules = model.seat, model.rules
    told = []
    for event in events:
        if verbosity is Verbosity.SHORT and _goes_without_saying(event, own_seat):
            continue
        told.append(spoken_event(event, name_of_seat, own_seat, rules))
        if verbosity is Verbosity.FULL:
            told += _further(event, model)
    return " ".join(told)


def spoken_event(event: Event, name_of_seat: Callable[[int], str], own_seat: int, rules: RuleSet) -> str:
    """Return a sentence, or two, for one event."""

    def name(seat: int) -> str:
        return you() if seat == own_seat else name_of_seat(seat)

    match event:
        case TurnStarted() if event.seat == own_seat:
            pot = [card for card in event.pot_opened if card is not None]
            opened = translate("Spoken", "Your pot: {cards}.").format(cards=counted(pot)) if pot else ""
            return " ".join(text for text in (whose_turn(None), opened) if text)
        case MeldLaid():
            text = (
                translate("Spoken", "{name} laid: {meld}.", "you")
                if event.seat == own_seat
                else translate("Spoken", "{name} laid: {meld}.")
            )
            return text.format(name=name(event.seat), meld=meld_words(event.meld, rules))
        case MeldExtended():
            text = (
                translate("Spoken", "{name} added: {cards}. Now {meld}.", "you")
                if event.seat == own_seat
                else translate("Spoken", "{name} added: {cards}. Now {meld}.")
            )
            meld = meld_words(event.meld, rules)
            return text.format(name=name(event.seat), cards=counted(event.added), meld=meld)
        case PileTaken():
            told = event_sentence(event, name_of_seat, own_seat, rules, card_name)
            cards = [card for card in event.cards if card is not None]
            return f"{told} {capitalised(counted(cards))}." if cards and event.seat == own_seat else told
        case _:
            return event_sentence(event, name_of_seat, own_seat, rules, card_name)


def selection_words(cards: Sequence[CardId], rules: RuleSet, results: Sequence[str]) -> str:
    """Return which cards are chosen, what they are worth, and what they could become."""
    points = points_count(sum(rules.points[card] for card in cards))
    return " ".join((f"{capitalised(listed((counted(cards), points)))}.", *results))


def felt_result(meld: str, key: str) -> str:
    """Return what the chosen cards give as a new meld; `key` lays it."""
    return translate("Spoken", "{key} lays: {meld}.").format(key=key, meld=meld)


def meld_result(meld: str, key: str) -> str:
    """Return what the chosen cards make of an own meld; `key` adds them to it."""
    return translate("Spoken", "{key} adds: {meld}.").format(key=key, meld=meld)


def deal_begins(deal: str, hand: Sequence[CardId], turn: str) -> str:
    """Return what is said when a deal begins: which one, the own cards if they are seen, whose turn it is."""
    if not hand:
        return f"{deal}. {turn}"
    cards = translate("Spoken", "Your cards: {cards}.").format(cards=counted(hand))
    return f"{deal}. {cards} {turn}"


def taken_back() -> str:
    """Return what is said after an undo or a redo, before the turn."""
    return translate("Spoken", "The table is as it was before.")


def _goes_without_saying(event: Event, own_seat: int) -> bool:
    return isinstance(event, TurnStarted | CardDrawn) and event.seat != own_seat


def _further(event: Event, model: TableModel) -> list[str]:
    """Return what else can be known after an event."""
    match event:
        case CardDrawn():
            return [f"{stock_text(model.stock_size)}."]
        case PileTaken() if event.seat != model.seat:
            contents = pile_contents(event.cards)
            return [f"{contents}."] if contents else []
        case CardDiscarded() | CardRejected():
            left = translate("Spoken", "%n card(s) left in the hand.", None, model.hand_sizes[event.seat])
            return [left]
        case _:
            return []
