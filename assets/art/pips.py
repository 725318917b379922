"""Draw the index of every card, the number cards, the wild twos and the aces (DESIGN 5.1 and 5.2)."""

from curves import outline_of
from drawing import CARD_HEIGHT, CARD_WIDTH, Drawing
from geometry import Outline, rounded_box, sun, wild_star
from glyphs import text_outline
from palette import GOLD, CardSet
from suits import suit, suit_region

MIDDLE_X, MIDDLE_Y = 125, 175
PIP_SIZE, SMALL_PIP_SIZE = 47, 43
LARGE_SET_PIP_SIZE = 100
COLUMN_STEP = 39

_PIP_ROWS: dict[str, list[tuple[int, float]]] = {
    "3": [(0, 68), (0, 175), (0, 282)],
    "4": [(-1, 72), (1, 72), (-1, 278), (1, 278)],
    "5": [(-1, 72), (1, 72), (0, 175), (-1, 278), (1, 278)],
    "6": [(-1, 72), (1, 72), (-1, 175), (1, 175), (-1, 278), (1, 278)],
    "7": [(-1, 72), (1, 72), (0, 123.5), (-1, 175), (1, 175), (-1, 278), (1, 278)],
    "8": [(-1, 72), (1, 72), (0, 123.5), (-1, 175), (1, 175), (0, 226.5), (-1, 278), (1, 278)],
    "9": [(-1, 68), (1, 68), (-1, 139.3), (1, 139.3), (0, 175), (-1, 210.7), (1, 210.7), (-1, 282), (1, 282)],
    "10": [
        *[(-1, 68), (1, 68), (0, 103.7), (-1, 139.3), (1, 139.3)],
        *[(-1, 210.7), (1, 210.7), (0, 246.3), (-1, 282), (1, 282)],
    ],
}
"""Column (-1, 0, 1) and row y of each pip; pips below the middle stand on their heads."""

_ACE_HEART: dict[str, tuple[float, float]] = {"S": (5, 0.82), "H": (-7, 0.9), "D": (0, 0.8), "C": (-2, 0.72)}
"""How far below the middle the sun of an ace lies, and its size."""


def card_file(card_set: CardSet, content: Drawing) -> str:
    """Return a finished card: the paper with its edge, and the content on it."""
    card = Drawing()
    inset = 0.8
    paper = rounded_box(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, 17 - inset)
    card.fill(card_set.paper, paper)
    card.add(content)
    card.line(card_set.edge, 2 * inset, paper, "flat")
    return card.svg((0, 0, CARD_WIDTH, CARD_HEIGHT))


def index(rank: str, suit_letter: str, card_set: CardSet) -> Drawing:
    """Return both indices of a card; a two carries a small wild star."""
    colour = card_set.suits[suit_letter]
    corner = Drawing()
    if card_set.large:
        marks = text_outline(rank, 42, 14, 78, 64) + suit(suit_letter, 42, 126, 54)
        star = wild_star(42, 172, 11)
    else:
        marks = text_outline(rank, 28.5, 15, 45, 37) + suit(suit_letter, 28.5, 83, 33)
        star = wild_star(28.5, 115, 8.5)
    corner.fill(colour, marks + star if rank == "2" else marks)
    both = Drawing()
    both.add_both_ways(corner)
    return both


def number_card(rank: str, suit_letter: str, card_set: CardSet) -> Drawing:
    """Return the face of a card from two to ten, with its indices."""
    colour = card_set.suits[suit_letter]
    face = index(rank, suit_letter, card_set)
    if rank == "2":
        face.add(_wild_two(suit_letter, colour, card_set))
    elif card_set.large:
        face.fill(colour, suit(suit_letter, MIDDLE_X, MIDDLE_Y, LARGE_SET_PIP_SIZE))
    else:
        size = SMALL_PIP_SIZE if rank in ("9", "10") else PIP_SIZE
        pips = Outline(())
        for column, y in _PIP_ROWS[rank]:
            pips += suit(suit_letter, MIDDLE_X + column * COLUMN_STEP, y, size, turned=y > MIDDLE_Y)
        face.fill(colour, pips)
    return face


def _wild_two(suit_letter: str, colour: str, card_set: CardSet) -> Drawing:
    art = Drawing()
    if card_set.large:
        art.hoop(colour, 3, MIDDLE_X, MIDDLE_Y, 58)
        art.fill(colour, suit(suit_letter, MIDDLE_X, MIDDLE_Y, 68))
        for y in (MIDDLE_Y - 58, MIDDLE_Y + 58):
            _golden_star(art, y, 20, colour, card_set.paper)
        return art
    for y in (72, 278):
        art.hoop(colour, 2.4, MIDDLE_X, y, 35)
        art.fill(colour, suit(suit_letter, MIDDLE_X, y, PIP_SIZE - 2, turned=y > MIDDLE_Y))
    _golden_star(art, MIDDLE_Y, 40, colour, card_set.paper)
    return art


def _golden_star(art: Drawing, y: float, radius: float, colour: str, paper: str) -> None:
    """Draw the wild star in three layers: suit colour, paper, gold."""
    for share, layer in ((1, colour), (0.675, paper), (0.5, GOLD)):
        art.fill(layer, wild_star(MIDDLE_X, y, radius * share))


def ace(suit_letter: str, card_set: CardSet) -> Drawing:
    """Return the face of an ace: one big suit with an inner line and the house sun."""
    colour = card_set.suits[suit_letter]
    face = index("A", suit_letter, card_set)
    size = 106 if card_set.large else 136
    face.fill(colour, suit(suit_letter, MIDDLE_X, MIDDLE_Y, size))
    area = suit_region(suit_letter, MIDDLE_X, MIDDLE_Y, size)
    face.fill(card_set.paper, outline_of(area.buffer(-6).difference(area.buffer(-7.8))))
    below, scale = _ACE_HEART[suit_letter]
    y = MIDDLE_Y + below
    face.fill(GOLD, sun(MIDDLE_X, y, 27 * scale))
    face.dot(colour, MIDDLE_X, y, 11.5 * scale)
    face.fill(card_set.paper, suit(suit_letter, MIDDLE_X, y, 13 * scale))
    return face
