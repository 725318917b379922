"""Draw the court cards: panel, two turned halves, sash and medallion (DESIGN 5.3)."""

import math

from curves import outline_of
from drawing import Drawing
from figures import LEFT_HAND, RIGHT_HAND, Figure, rhombus
from geometry import region, rounded_box, star, turned
from jack import draw_jack, draw_jack_attribute
from king import draw_king, draw_king_attribute
from palette import CREAM, GOLD, INK, CardSet
from pips import MIDDLE_X, MIDDLE_Y, index
from queen import draw_queen, draw_queen_attribute
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from suits import suit

_PANEL_LEFT, _PANEL_TOP, _PANEL_WIDTH, _PANEL_HEIGHT = 55, 24, 140, 302
_PANEL_RADIUS = 9
_PANEL_LINE = 2.4
_SEAM_RISE = 48
"""How much higher the seam is at the right edge of the panel than at the left."""

_SEAM_SLOPE = -_SEAM_RISE / _PANEL_WIDTH
_MIDDLE = (MIDDLE_X, MIDDLE_Y)

FIGURES = {
    "K": (draw_king, draw_king_attribute),
    "Q": (draw_queen, draw_queen_attribute),
    "J": (draw_jack, draw_jack_attribute),
}


def panel_region(large: bool) -> BaseGeometry:
    """Return the panel; a large index cuts a notch into two of its corners."""
    panel = region(rounded_box(_PANEL_LEFT, _PANEL_TOP, _PANEL_WIDTH, _PANEL_HEIGHT, _PANEL_RADIUS))
    if large:
        notch = region(rounded_box(0, 0, 80, 157, _PANEL_RADIUS))
        panel = panel.difference(notch).difference(turned(notch, 180, _MIDDLE))
        # Shrinking and growing again rounds the corners that the notches made.
        panel = panel.buffer(-_PANEL_RADIUS, quad_segs=16).buffer(_PANEL_RADIUS, quad_segs=16)
    return panel


def half_clip(panel: BaseGeometry) -> BaseGeometry:
    """Return the part of the panel above the seam, ending under the line of the panel."""
    return panel.buffer(-_PANEL_LINE / 4).intersection(_band(-400, 0.5))


def _band(first: float, last: float) -> Polygon:
    """Return a strip along the seam between two vertical distances from it."""
    reach = 120
    left, right = MIDDLE_Y - reach * _SEAM_SLOPE, MIDDLE_Y + reach * _SEAM_SLOPE
    return Polygon(
        [
            (MIDDLE_X - reach, left + first),
            (MIDDLE_X + reach, right + first),
            (MIDDLE_X + reach, right + last),
            (MIDDLE_X - reach, left + last),
        ]
    )


def draw_framed_halves(
    card: Drawing, half: Drawing, panel: BaseGeometry, tint: str, accent: str, line: str
) -> None:
    """Draw the panel, a figure both ways, the sash over the seam and the line of the panel."""
    edge = outline_of(panel)
    card.fill(tint, edge)
    card.add_both_ways(half)
    inside = panel.buffer(-_PANEL_LINE / 4)
    card.fill(INK, _band(-8.5, 8.5).intersection(inside))
    card.fill(GOLD, _band(-6.8, 6.8).intersection(inside))
    _draw_lozenges(card, panel, accent)
    card.dot(INK, *_MIDDLE, 15)
    card.dot(CREAM, *_MIDDLE, 13)
    card.fill(accent, star(*_MIDDLE, 11.5, 4.4, 8))
    card.dot(GOLD, *_MIDDLE, 3.4)
    card.line(line, _PANEL_LINE, edge, "flat")


def _draw_lozenges(card: Drawing, panel: BaseGeometry, accent: str) -> None:
    tilt = math.degrees(math.atan(_SEAM_SLOPE))
    room = panel.buffer(-5)
    for k in (-5, -4, -3, -2, 2, 3, 4, 5):
        x, y = MIDDLE_X + k * 13.2, MIDDLE_Y + k * 13.2 * _SEAM_SLOPE
        if room.contains(ShapelyPoint(x, y)):
            card.fill(accent, rhombus(0, 0, 4.2, 4.6).transformed(dx=x, dy=y, turn=tilt))


def court(rank: str, suit_letter: str, card_set: CardSet) -> Drawing:
    """Return the face of a jack, queen or king, with its indices."""
    figure = Figure(suit_letter, card_set.suits[suit_letter])
    panel = panel_region(card_set.large)
    half = Drawing(half_clip(panel))
    draw_figure, draw_attribute = FIGURES[rank]
    draw_figure(half, figure)
    draw_attribute(half, figure, RIGHT_HAND if card_set.large else LEFT_HAND)
    if not card_set.large:
        half.fill(figure.colour, suit(suit_letter, 179, 42, 23))
    family = figure.family
    face = Drawing()
    draw_framed_halves(face, half, panel, family.panel, family.robe, family.robe)
    face.add(index(rank, suit_letter, card_set))
    return face
