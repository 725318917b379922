"""Draw the portraits of the players, cut to a circle (DESIGN 9): court heads, and the characters of bots."""

from collections.abc import Callable
from functools import partial

from courts import FIGURES
from drawing import Drawing
from figures import Figure
from palette import CARD_SETS
from people import PEOPLE
from shapely.geometry import Point as ShapelyPoint

PORTRAITS = ("KC", "QD", "QH", "JS", "KH", "QS", "JD", "KD", "JH", "JC")
"""Rank and suit of each court head."""

_COURT, _PERSON = (125, 89, 62), (125, 90, 58)
"""Middle and radius of what is seen of a court, and of a person, who wears no crown."""


def portrait(face: str) -> str:
    """Return one head on the tint of its family, without attribute."""
    figure = Figure(face[1], CARD_SETS[0].suits[face[1]])
    draw_figure, _ = FIGURES[face[0]]
    return _in_circle(_COURT, figure.family.panel, partial(draw_figure, figure=figure))


def bot_portrait(character: str) -> str:
    """Return the head of a character of the bots."""
    person, draw = PEOPLE[character]
    return _in_circle(_PERSON, person.panel, draw)


def _in_circle(place: tuple[int, int, int], ground: str, draw: Callable[[Drawing], None]) -> str:
    x, y, radius = place
    drawing = Drawing()
    drawing.dot(ground, x, y, radius)
    head = Drawing(ShapelyPoint(x, y).buffer(radius, quad_segs=32))
    draw(head)
    drawing.add(head)
    return drawing.svg((x - radius, y - radius, 2 * radius, 2 * radius))
