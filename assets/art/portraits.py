"""Draw the portraits of the players: court heads cut to a circle (DESIGN 9)."""

from courts import FIGURES
from drawing import Drawing
from figures import Figure
from palette import CARD_SETS
from shapely.geometry import Point as ShapelyPoint

PORTRAITS = ("KC", "QD", "QH", "JS", "KH", "QS", "JD", "KD")
"""Rank and suit of each portrait."""

_CENTRE_X, _CENTRE_Y, _RADIUS = 125, 89, 62


def portrait(face: str) -> str:
    """Return one head on the tint of its family, without attribute."""
    figure = Figure(face[1], CARD_SETS[0].suits[face[1]])
    circle = ShapelyPoint(_CENTRE_X, _CENTRE_Y).buffer(_RADIUS, quad_segs=32)
    drawing = Drawing()
    drawing.dot(figure.family.panel, _CENTRE_X, _CENTRE_Y, _RADIUS)
    head = Drawing(circle)
    draw_figure, _ = FIGURES[face[0]]
    draw_figure(head, figure)
    drawing.add(head)
    return drawing.svg((_CENTRE_X - _RADIUS, _CENTRE_Y - _RADIUS, 2 * _RADIUS, 2 * _RADIUS))
