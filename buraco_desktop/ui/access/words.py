"""The table in spoken words: cards with their meaning, melds, piles, seats, scores.

Cards are named in full and in the order in which they lie, never by signs.
"""

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import ACE, RANKS, CardId, kind_of
from buraco_desktop.engine.melds import HIGH_ACE, Meld, MeldKind, canasta_class
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.chip_text import card_pieces
from buraco_desktop.ui.table.strip import StripData
from buraco_desktop.ui.text import (
    SUIT_SIGNS,
    canasta_title,
    card_name,
    card_short,
    cards_count,
    lowered,
    points_count,
    rank_name,
    rank_plural,
    suit_name,
)

translate = QCoreApplication.translate


_SIGN = f"(10|[2-9AJQK])([{SUIT_SIGNS}])"
"""A card in few signs, as `card_short` writes it."""


def aloud(text: str) -> str:
    """Return a text for the ear: cards that stand in it as pictures or signs are called by their names."""
    written = "".join(
        piece if isinstance(piece, str) else f" {card_short(piece)} " for piece in card_pieces(text)
    )
    apart = re.sub(f"{_SIGN} +(?={_SIGN})", r"\1\2, ", written)
    told = re.sub(_SIGN, lambda found: _named(found[1], found[2]), apart)
    single = re.sub(r"[ \t\xa0\u2028]+", " ", told)
    return re.sub(r",(?=[,.])", "", re.sub(r" (?=[.,:;)])", "", single)).strip(" ,")


def _named(rank: str, suit: str) -> str:
    return card_name(kind_of(SUIT_SIGNS.index(suit), RANKS.index(rank)))


def listed(words: Iterable[str]) -> str:
    """Return what is not empty of these, one after the other with the pause of a comma."""
    return ", ".join(word for word in words if word)


def place_in_row(index: int, count: int) -> str:
    """Return which of several things one is: "4th of 11"; `index` counts from 0."""
    number = index + 1
    is_teen = number % 100 in {11, 12, 13}
    match 0 if is_teen else number % 10:
        case 1:
            text = translate("Spoken", "{number}st of {count}")
        case 2:
            text = translate("Spoken", "{number}nd of {count}")
        case 3:
            text = translate("Spoken", "{number}rd of {count}")
        case _:
            text = translate("Spoken", "{number}th of {count}")
    return text.format(number=number, count=count)


def position_name(position: int) -> str:
    """Return the rank at a position 1..14 of a sequence, 14 being the high ace."""
    return rank_name(ACE if position == HIGH_ACE else position)


def meld_words(meld: Meld, rules: RuleSet) -> str:
    """Return a meld with all that can be known of it: "sequence of clubs, four to seven, joker as five"."""
    if meld.kind is MeldKind.SEQUENCE:
        low, high = position_name(meld.start), position_name(meld.start + len(meld.cards) - 1)
        kind = translate("Spoken", "sequence of {suit}, {low} to {high}").format(
            suit=suit_name(meld.suit), low=low, high=high
        )
        return listed((kind, wild_words(meld), class_words(meld, rules)))
    kind = translate("Card", "set of {ranks}").format(ranks=rank_plural(meld.rank))
    suits = counted([card for index, card in enumerate(meld.cards) if index != meld.wild])
    return listed((kind, cards_count(len(meld.cards)), suits, wild_words(meld), class_words(meld, rules)))


def counted(cards: Sequence[CardId]) -> str:
    """Return cards by name, those alike together: "two times seven of clubs, seven of hearts"."""
    names = [card_name(card) for card in cards]
    return listed(
        name
        if names.count(name) == 1
        else translate("Spoken", "{count} times {card}").format(count=names.count(name), card=name)
        for name in dict.fromkeys(names)
    )


def wild_words(meld: Meld) -> str:
    """Return what the wild card is and stands for, empty without one."""
    if meld.wild < 0:
        return ""
    wild = card_name(meld.cards[meld.wild])
    return translate("Spoken", "{wild} as {rank}").format(wild=wild, rank=rank_name(meld.wild_rank))


def class_words(meld: Meld, rules: RuleSet) -> str:
    """Return the class of a canasta as a part of a sentence, empty for a shorter meld."""
    return lowered(canasta_title(canasta_class(meld, rules), rules))


def meld_name(owner: str, number: int, words: str) -> str:
    """Return a meld's name: whose it is, its number (from 1), and what it is."""
    return translate("Spoken", "{owner}, meld {number}: {meld}").format(
        owner=owner, number=number, meld=words
    )


def meld_card_name(meld: Meld, index: int) -> str:
    """Return one card of a meld, with what a wild card stands for."""
    name = wild_words(meld) if index == meld.wild else card_name(meld.cards[index])
    return listed((name, place_in_row(index, len(meld.cards))))


def extends_words(meld: Meld) -> str:
    """Return that a card fits an own meld: "extends our sequence four to six"."""
    if meld.kind is MeldKind.SET:
        return translate("Spoken", "extends our set of {ranks}").format(ranks=rank_plural(meld.rank))
    low, high = position_name(meld.start), position_name(meld.start + len(meld.cards) - 1)
    return translate("Spoken", "extends our sequence {low} to {high}").format(low=low, high=high)


def hand_card_name(card: CardId, place: str, notes: Iterable[str]) -> str:
    """Return a card of the hand: what it is, where it stands, what there is to say of it."""
    return listed((card_name(card), place, *notes))


def new_word() -> str:
    """Return the word for a card that has just come."""
    return translate("Spoken", "new")


def hand_name(count: int, picked: int) -> str:
    """Return the own hand: how many cards, and how many of them are chosen."""
    hand = translate("Spoken", "Your hand, {cards}").format(cards=cards_count(count))
    return listed((hand, chosen_words(picked)))


def chosen_words(count: int) -> str:
    """Return how many cards are chosen, empty for none."""
    return translate("Spoken", "%n chosen", None, count) if count else ""


def pile_name(pile: str, top: CardId | None) -> str:
    """Return the discard pile with the card that lies on top; `pile` is `text_table.pile_text`."""
    if top is None:
        return pile
    return translate("Spoken", "{pile}, on top: {card}").format(pile=pile, card=card_name(top))


def pile_contents(cards: Sequence[CardId | None]) -> str:
    """Return the open cards of a pile (bottom to top) from the top: "from the top: ..."."""
    names = [card_name(card) for card in reversed(cards) if card is not None]
    if len(names) < 2:
        return ""
    return translate("Spoken", "From the top: {cards}").format(cards=listed(names))


def pile_card_name(card: CardId, index: int, count: int) -> str:
    """Return one card of an open pile; `index` counts from the bottom."""
    return listed((card_name(card), place_in_row(index, count)))


def felt_name() -> str:
    """Return the name of the place where a new meld is laid."""
    return translate("Spoken", "Room for a new meld")


def seats_name() -> str:
    """Return the name of the list of players."""
    return translate("Spoken", "Players")


def seat_name(plate: str, *, is_turn: bool, has_pot: bool) -> str:
    """Return a seat; `plate` is `text_table.plate_text`."""
    turn = translate("Spoken", "is to play") if is_turn else ""
    taken = translate("Spoken", "has the pot") if has_pot else ""
    return listed((plate, turn, taken))


def pots_name() -> str:
    """Return the name of the list of pots."""
    return translate("Spoken", "Pots")


def table_name() -> str:
    """Return the name of the table as a whole."""
    return translate("Spoken", "Table")


def message_name(lines: Sequence[str]) -> str:
    """Return the message on the table in one line."""
    return " ".join(lines)


def scores_name(data: StripData) -> str:
    """Return what the top bar says, read from left to right."""
    cells = [
        translate("Spoken", "{team}: {total}, in this deal {change}").format(
            team=cell.name, total=cell.total, change=cell.change
        )
        for cell in data.cells
    ]
    match = listed((data.title, data.badge, data.subtitle.replace(" · ", ", "), data.target, data.clock))
    return ". ".join((match, *cells))


def zone_name(head: str, points: int, count: int) -> str:
    """Return a team's zone: how many melds lie there, and what they are worth."""
    melds = translate("Spoken", "%n meld(s)", None, count)
    return listed((head, melds, points_count(points) if count else ""))
