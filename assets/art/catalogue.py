"""List every picture of the program: its path below ``assets`` and how to draw it."""

from collections.abc import Callable, Iterator
from functools import partial

import marks
from appicon import app_icon, small_app_icon
from backs import WAVE_BACKS, WaveColours, tile_back, wave_back
from courts import FIGURES, court
from drawing import Drawing
from icons import ICONS, icon
from jokers import JESTERS, joker
from palette import CARD_SETS, RANKS, SUITS, CardSet
from people import PEOPLE
from pips import ace, card_file, number_card
from portraits import PORTRAITS, bot_portrait, portrait

Recipe = Callable[[], str]
"""Draw one picture and return the text of its SVG file."""


def pictures() -> dict[str, Recipe]:
    """Return the recipe of every file by its path, such as ``cards/KS.svg``."""
    return {**dict(_cards()), **_table(), **_portraits(), **_icons()}


def _cards() -> Iterator[tuple[str, Recipe]]:
    for card_set in CARD_SETS:
        for letter in SUITS:
            for rank in RANKS:
                yield (
                    f"cards/{rank}{letter}{card_set.suffix}.svg",
                    partial(_face_file, rank, letter, card_set),
                )
        for kind in JESTERS:
            yield f"cards/joker-{kind}{card_set.suffix}.svg", partial(_joker_file, kind, card_set)
    for name, colours in WAVE_BACKS.items():
        yield f"cards/back-{name}.svg", partial(_back_file, wave_back, colours)
    yield "cards/back-azulejo.svg", partial(_back_file, tile_back)


def _face_file(rank: str, letter: str, card_set: CardSet) -> str:
    if rank in FIGURES:
        return card_file(card_set, court(rank, letter, card_set))
    if rank == "A":
        return card_file(card_set, ace(letter, card_set))
    return card_file(card_set, number_card(rank, letter, card_set))


def _joker_file(kind: str, card_set: CardSet) -> str:
    return card_file(card_set, joker(kind, card_set))


def _back_file(draw: Callable[..., Drawing], *colours: WaveColours) -> str:
    return card_file(CARD_SETS[0], draw(*colours))


def _table() -> dict[str, Recipe]:
    recipes: dict[str, Recipe] = {
        "badge-clean": marks.clean_badge,
        "badge-semi": marks.semi_badge,
        "badge-dirty": marks.dirty_badge,
        "badge-500": marks.ribbon_badge,
        "badge-1000": marks.crown_badge,
        "sun": marks.house_sun,
        "wild-star": marks.wild_sign,
        "wordmark": marks.wordmark,
    }
    plain = CARD_SETS[0]
    recipes |= {f"rank-{rank}": partial(marks.rank_glyph, rank) for rank in RANKS}
    recipes |= {f"suit-{letter}": partial(marks.suit_glyph, letter, plain.suits[letter]) for letter in SUITS}
    recipes |= {f"mark-{name}": partial(marks.team_mark, name) for name in marks.TEAM_MARKS}
    recipes["suit-joker-red"] = partial(marks.joker_glyph, plain.joker_red)
    recipes["suit-joker-black"] = partial(marks.joker_glyph, plain.joker_black)
    return {f"table/{name}.svg": draw for name, draw in recipes.items()}


def _portraits() -> dict[str, Recipe]:
    courts = {f"portraits/portrait-{face}.svg": partial(portrait, face) for face in PORTRAITS}
    bots = {f"portraits/bot-{character}.svg": partial(bot_portrait, character) for character in PEOPLE}
    return courts | bots


def _icons() -> dict[str, Recipe]:
    recipes: dict[str, Recipe] = {f"icons/{name}.svg": partial(icon, name) for name in ICONS}
    recipes["icons/buraco-desktop.svg"] = app_icon
    recipes["icons/buraco-desktop-small.svg"] = small_app_icon
    return recipes
