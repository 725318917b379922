"""Draw what all court figures share: robe and pattern, eyes, hand and sleeve (DESIGN 5.3 and 5.6)."""

from dataclasses import dataclass
from functools import cache

from drawing import Drawing
from geometry import Outline, outline, polygon, region, ring, rounded_box, stroke_region
from palette import CREAM, FAMILIES, GOLD, INK, WHITE, Family
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

AXIS = 125

ROBE = outline("M40,215L40,166C58,144 86,137 104,128L146,128C164,137 192,144 210,166L210,215Z")


@dataclass(frozen=True)
class Pose:
    """Say on which side a figure holds its attribute: the x of the hand and how much higher it is held."""

    x: float
    lift: float

    @property
    def outward(self) -> int:
        """Return -1 when the hand is at the left of the axis, 1 at the right."""
        return -1 if self.x < AXIS else 1


LEFT_HAND = Pose(73, 0)
RIGHT_HAND = Pose(178, 22)


@dataclass(frozen=True)
class Figure:
    """Hold what a court figure is drawn with."""

    suit: str
    colour: str
    """Colour of the suit signs, as in the index."""

    @property
    def family(self) -> Family:
        """Return the colours of the figure."""
        return FAMILIES[self.suit]


def rhombus(x: float, y: float, half_width: float, half_height: float) -> Outline:
    """Return a lozenge around a point."""
    return polygon([(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)])


@cache
def robe_pattern(suit_letter: str) -> BaseGeometry:
    """Return the pattern of a family, cut to the robe."""
    pieces: list[BaseGeometry] = []
    if suit_letter == "S":
        for k in range(6):
            top = 132 + k * 13
            pieces.append(stroke_region(outline(f"M40,{top + 34}L125,{top}L210,{top + 34}"), 5))
    elif suit_letter == "H":
        for x, y in _staggered(50, 22, 140, 12, rows=5):
            pieces.append(region(ring(x, y, 6.4)).difference(region(ring(x, y - 3.4, 5.6))))
    elif suit_letter == "D":
        for x, y in _staggered(45, 20, 136, 13, rows=6):
            pieces.append(region(rhombus(x, y, 7.5, 11)))
    else:
        for x, y in _staggered(45, 18, 138, 11, rows=6):
            pieces.append(region(ring(x, y, 3.6)))
    return unary_union(pieces).intersection(region(ROBE))


def _staggered(x: float, pitch: float, y: float, drop: float, rows: int) -> list[tuple[float, float]]:
    """Return the points of a pattern whose odd rows are shifted by half a pitch."""
    return [(x + (k + row % 2 / 2) * pitch, y + row * drop) for row in range(rows) for k in range(-1, 10)]


def draw_robe(drawing: Drawing, figure: Figure) -> None:
    """Draw the robe and its pattern."""
    drawing.fill(figure.family.robe, ROBE)
    drawing.fill(figure.family.second, robe_pattern(figure.suit))


def draw_pair(drawing: Drawing, colour: str, shape: Outline) -> None:
    """Fill an outline and its mirror image."""
    drawing.fill(colour, shape)
    drawing.fill(colour, shape.mirrored())


def draw_eyes(drawing: Drawing, y: float, apart: float) -> None:
    """Draw two calm eyes, ``apart`` units from the axis."""
    for x in (AXIS - apart, AXIS + apart):
        lens = f"M{x - 6.5},{y + 0.5}Q{x},{y - 6.5} {x + 6.5},{y + 0.5}Q{x},{y + 4.5} {x - 6.5},{y + 0.5}Z"
        drawing.fill(WHITE, outline(lens))
        drawing.dot(INK, x, y - 0.4, 2.9)
        drawing.line(INK, 2.2, outline(f"M{x - 7.2},{y + 0.3}Q{x},{y - 7.4} {x + 7.2},{y + 0.3}"))


def draw_hand(drawing: Drawing, family: Family, x: float, y: float) -> None:
    """Draw a closed hand with its cuff."""
    drawing.fill(family.skin, rounded_box(x - 9, y - 8, 18, 15, 6.5))
    for fold in (-3.2, 0.8):
        drawing.line(family.shade, 1.2, outline(f"M{x - 8},{y + fold}L{x + 3},{y + fold}"))
    drawing.fill(CREAM, rounded_box(x - 12, y + 6, 24, 8, 3))
    drawing.fill(GOLD, rounded_box(x - 12, y + 12, 24, 4, 2))


def draw_sleeve(drawing: Drawing, family: Family, pose: Pose, y: float) -> None:
    """Draw the sleeve below a hand at height ``y``: a full one with two slashes."""

    def placed(text: str) -> Outline:
        return outline(text).transformed(pose.outward, 1, dx=pose.x, dy=y)

    body = placed("M10,13C19,24 22,44 18,72L-34,72C-30,46 -22,26 -10,13Z")
    drawing.fill(family.robe, body)
    drawing.fill(family.second, placed("M3,15C10,28 11,46 8,72L2,72C6,46 5,30 -1,15Z"))
    drawing.fill(family.second, placed("M-5,15C-8,30 -13,50 -17,72L-23,72C-18,46 -13,30 -8,15Z"))
    drawing.line(family.fold, 1.8, placed("M-10,15C-20,28 -28,46 -32,72"))
