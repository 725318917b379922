"""The text form of cards, layouts and commands (the notation of the conformance cases).

It serves tests, logs, saves and bug reports. `7H` is a card, `Jk` a joker, `2H=Q` a two that stands for a
queen, `Jk=A^` a joker as high ace, `2D*` a wild card in a set. Cards are named by their face; reading picks a
copy.
"""

from collections.abc import Iterable, Sequence

from buraco_desktop.engine.cards import (
    ACE,
    FACE_COUNT,
    JOKER,
    JOKER_KIND,
    KIND,
    MAX_DECKS,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    TWO,
    WILD_CAPABLE,
    CardId,
    Kind,
    kind_of,
)
from buraco_desktop.engine.commands import (
    CallTime,
    Command,
    Discard,
    Draw,
    ExtendMeld,
    LayMeld,
    LoggedCommand,
    Place,
    Redraw,
    TakePile,
)
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind, SpecialMove, arrange, extend
from buraco_desktop.engine.state import DealState

NO_PLACE: Place = (-1, -1)
"""A place that no layout has: what an impossible wish reads as."""

TIME = "time"
"""How logs write the call of time."""

MOST_DIGITS = 6
"""Longer numbers of melds are no notation; Python refuses to read very long ones at all."""


class NotationError(ValueError):
    """A text that is not notation; the message quotes it."""


def write_card(card: CardId) -> str:
    """Return the text of a card.

    >>> write_card(6), write_card(52)
    ('7S', 'Jk')
    """
    if RANK[card] == JOKER:
        return RANKS[JOKER]
    return RANKS[RANK[card]] + SUITS[SUIT[card]]


def write_cards(cards: Iterable[CardId]) -> str:
    """Return the texts of cards, separated by blanks."""
    return " ".join(write_card(card) for card in cards)


def write_layout(meld: Meld) -> str:
    """Return a meld low to high, with what its wild card stands for.

    >>> write_layout(Meld(MeldKind.SEQUENCE, (6, 52, 8), start=7, wild=1))
    '7S Jk=8 9S'
    """
    tokens = [write_card(card) for card in meld.cards]
    if meld.wild >= 0:
        tokens[meld.wild] += _wild_mark(meld)
    return " ".join(tokens)


def _wild_mark(meld: Meld) -> str:
    if meld.kind is MeldKind.SET:
        return "*"
    position = meld.start + meld.wild
    return "=A^" if position == HIGH_ACE else f"={RANKS[position]}"


def read_kind(text: str) -> Kind:
    """Return the kind that a card's text names. Raises `NotationError`.

    >>> read_kind("2S")
    1
    """
    if text == RANKS[JOKER]:
        return JOKER_KIND
    rank, suit = text[:-1], text[-1:]
    if rank in RANKS[1:] and suit in SUITS and suit:
        return kind_of(SUITS.index(suit), RANKS.index(rank))
    raise NotationError(f"not a card: {text!r}")


def copies(kind: Kind) -> list[CardId]:
    """Return every card id of a kind, in ascending order; some may not be in a given deck."""
    faces = (JOKER_KIND, JOKER_KIND + 1) if kind == JOKER_KIND else (kind,)
    return [deck * FACE_COUNT + face for deck in range(MAX_DECKS) for face in faces]


def pick_cards(texts: Sequence[str], pool: Iterable[CardId]) -> tuple[CardId, ...]:
    """Return cards with these texts, copies from `pool` first and in its order. Raises `NotationError`.

    A card that the pool lacks becomes some copy outside it, so that a check can name it.

    >>> pick_cards(["7S", "7S", "7S"], [60, 6])
    (60, 6, 114)
    """
    left = list(pool)
    chosen: list[CardId] = []
    for text in texts:
        kind = read_kind(text)
        held = next((card for card in left if KIND[card] == kind), None)
        if held is None:
            held = next((card for card in copies(kind) if card not in chosen), copies(kind)[0])
        else:
            left.remove(held)
        chosen.append(held)
    return tuple(chosen)


def _without_mark(token: str) -> str:
    """Return the card of a layout's token, which may say what a wild card stands for."""
    return token.partition("=")[0].removesuffix("*")


def read_layout(text: str, pool: Iterable[CardId]) -> Meld:
    """Return a meld on the table from its layout; its cards come from `pool`. Raises `NotationError`.

    Every meld that may lie on the table under some rules can be read, and nothing else.
    """
    tokens = text.split()
    cards = pick_cards([_without_mark(token) for token in tokens], pool)
    marked = [index for index, token in enumerate(tokens) if "=" in token or "*" in token]
    wild = marked[0] if marked else -1
    naturals = [card for index, card in enumerate(cards) if index != wild]
    meld = None
    if len(cards) >= 3 and len(marked) < 2 and (not marked or WILD_CAPABLE[cards[wild]]):
        is_set = len({RANK[card] for card in naturals}) == 1
        meld = _set_of(naturals, cards[wild:][:1] if marked else ()) if is_set else _sequence_of(cards, wild)
    if meld is None or (marked and tokens[wild] != write_card(cards[wild]) + _wild_mark(meld)):
        raise NotationError(f"not a layout: {text!r}")
    return meld


def _set_of(naturals: Sequence[CardId], wilds: Sequence[CardId]) -> Meld | None:
    if RANK[naturals[0]] in (JOKER, TWO):
        return None
    plain = sorted(naturals, key=lambda card: (KIND[card], card))
    return Meld(MeldKind.SET, (*plain, *wilds), 0, len(plain) if wilds else -1)


def _sequence_of(cards: tuple[CardId, ...], wild: int) -> Meld | None:
    anchor = next(index for index, card in enumerate(cards) if index != wild and RANK[card] != ACE)
    start, suit = RANK[cards[anchor]] - anchor, SUIT[cards[anchor]]
    if start < LOW_ACE or start + len(cards) - 1 > HIGH_ACE:
        return None
    for index, card in enumerate(cards):
        position = start + index
        rank = ACE if position == HIGH_ACE else position
        if index != wild and (SUIT[card] != suit or RANK[card] != rank):
            return None
    return Meld(MeldKind.SEQUENCE, cards, start, wild)


def write_command(deal: DealState, command: LoggedCommand) -> str:
    """Return the text of a command that is legal in this state; the default layout is not spelled out."""
    match command:
        case Draw():
            return "draw"
        case Redraw():
            return "redraw"
        case CallTime():
            return TIME
        case Discard():
            return f"discard {write_card(command.card)}"
        case LayMeld():
            return "meld " + _write_cards_and_layout(deal, command.cards, None, command.place)
        case ExtendMeld():
            text = _write_cards_and_layout(deal, command.cards, command.meld, command.place)
            return f"add {command.meld + 1} {text}"
        case TakePile():
            if not command.cards:
                return "take"
            text = _write_cards_and_layout(deal, command.cards, command.meld, command.place)
            return f"take+meld {text}" if command.meld is None else f"take+add {command.meld + 1} {text}"


def _layouts(deal: DealState, cards: Sequence[CardId], index: int | None) -> list[Meld]:
    if index is None:
        return arrange(cards, deal.rules)
    melds = deal.melds[deal.acting_team]
    return extend(melds[index], cards, deal.rules) if 0 <= index < len(melds) else []


def _write_cards_and_layout(
    deal: DealState, cards: Sequence[CardId], index: int | None, place: Place | None
) -> str:
    text = write_cards(cards)
    layouts = _layouts(deal, cards, index)
    if place is None or layouts[0].place == place:
        return text
    wished = next(layout for layout in layouts if layout.place == place)
    return f"{text} = {write_layout(wished)}"


def read_logged(deal: DealState, text: str) -> LoggedCommand:
    """Return what an entry of a log names in this state: a command, or the call of time.

    Raises `NotationError` for what is neither.
    """
    return CallTime() if text == TIME else read_command(deal, text)


def read_command(deal: DealState, text: str) -> Command:
    """Return the command that a seat's text names in this state. Raises `NotationError` for others.

    Whether it is legal is for `legality.check` to say.
    """
    head, wish, layout = text.partition(" = ")
    words = head.split()
    verb, arguments = (words[0], words[1:]) if words else ("", [])
    if wish and (not layout.strip() or verb not in ("meld", "add", "take+meld", "take+add")):
        raise NotationError(f"not a command: {text!r}")
    match verb, arguments:
        case "draw", []:
            return Draw()
        case "take", []:
            return TakePile()
        case "redraw", []:
            return Redraw()
        case "discard", [card]:
            return Discard(_pick_discard(deal, card))
        case "meld", [_, *_]:
            cards, place = _read_cards(deal, arguments, None, layout, deal.hands[deal.turn])
            return LayMeld(cards, place)
        case "add", [number, _, *_]:
            index = _read_index(number)
            cards, place = _read_cards(deal, arguments[1:], index, layout, deal.hands[deal.turn])
            return ExtendMeld(index, cards, place)
        case "take+meld", [_, *_]:
            cards, place = _read_cards(deal, arguments, None, layout, _top_and_hand(deal))
            return TakePile(cards, None, place)
        case "take+add", [number, _, *_]:
            index = _read_index(number)
            cards, place = _read_cards(deal, arguments[1:], index, layout, _top_and_hand(deal))
            return TakePile(cards, index, place)
        case _:
            raise NotationError(f"not a command: {text!r}")


def _top_and_hand(deal: DealState) -> list[CardId]:
    return deal.pile[-1:] + deal.hands[deal.turn]


def _pick_discard(deal: DealState, text: str) -> CardId:
    """Prefer a copy that is not under the ban of a one-card pile."""
    hand = sorted(deal.hands[deal.turn], key=lambda card: card == deal.banned)
    return pick_cards([text], hand)[0]


def _read_index(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise NotationError(f"not a number of a meld: {text!r}")
    return int(text) - 1


def _read_cards(
    deal: DealState, texts: Sequence[str], index: int | None, layout: str, pool: Sequence[CardId]
) -> tuple[tuple[CardId, ...], Place | None]:
    ordered = sorted(pool, key=lambda card: card != deal.banned)
    if deal.pile and deal.pile[-1] in ordered:
        ordered.sort(key=lambda card: card != deal.pile[-1])
    cards = pick_cards([_without_mark(text) for text in texts], ordered)
    asked_wilds = [text for text in texts if "=" in text or "*" in text]
    if layout:
        return cards, _find_layout(_layouts(deal, cards, index), layout)
    if asked_wilds:
        for candidate in _layouts(deal, cards, index):
            if set(asked_wilds) <= set(write_layout(candidate).split()):
                return cards, candidate.place
        return cards, NO_PLACE
    return cards, None


def _find_layout(layouts: Sequence[Meld], text: str) -> Place:
    wished = text.split()
    for layout in layouts:
        tokens = write_layout(layout).split()
        if tokens == wished or (layout.kind is MeldKind.SET and sorted(tokens) == sorted(wished)):
            return layout.place
    return NO_PLACE


SPECIAL_TEXT = {"AK": SpecialMove.ACE_TO_KING, "AA": SpecialMove.ACE_TO_ACE}
"""How the cases and saves write the single-move flag of a meld."""


def is_natural_two(meld: Meld, index: int) -> bool:
    """Whether the card at `index` is a two that lies in its own place."""
    return RANK[meld.cards[index]] == TWO and index != meld.wild
