"""List every picture of the program: its path below ``assets`` and how to draw it."""

from collections.abc import Callable, Iterator

from backs import WAVE_BACKS, tile_back, wave_back
from courts import FIGURES, court
from jokers import JESTERS, joker
from palette import CARD_SETS, RANKS, SUITS, CardSet
from pips import ace, card_file, number_card

Recipe = Callable[[], str]
"""Draw one picture and return the text of its SVG file."""


def pictures() -> dict[str, Recipe]:
    """Return the recipe of every file by its path, such as ``cards/KS.svg``."""
    return dict(_cards())


def _cards() -> Iterator[tuple[str, Recipe]]:
    for card_set in CARD_SETS:
        for letter in SUITS:
            for rank in RANKS:
                yield f"cards/{rank}{letter}{card_set.suffix}.svg", _face_recipe(rank, letter, card_set)
        for kind in JESTERS:
            yield f"cards/joker-{kind}{card_set.suffix}.svg", _joker_recipe(kind, card_set)
    plain = CARD_SETS[0]
    for name, colours in WAVE_BACKS.items():
        yield f"cards/back-{name}.svg", lambda colours=colours: card_file(plain, wave_back(colours))
    yield "cards/back-azulejo.svg", lambda: card_file(plain, tile_back())


def _face_recipe(rank: str, letter: str, card_set: CardSet) -> Recipe:
    def draw() -> str:
        if rank in FIGURES:
            return card_file(card_set, court(rank, letter, card_set))
        if rank == "A":
            return card_file(card_set, ace(letter, card_set))
        return card_file(card_set, number_card(rank, letter, card_set))

    return draw


def _joker_recipe(kind: str, card_set: CardSet) -> Recipe:
    return lambda: card_file(card_set, joker(kind, card_set))
