"""Draw the two jokers: carnival mask, cap with three horns, toothed ruff, harlequin coat (DESIGN 5.3)."""

from dataclasses import dataclass

from courts import draw_framed_halves, half_clip, panel_region
from drawing import Drawing
from figures import ROBE, rhombus
from geometry import Outline, outline, polygon, region, ring, rounded_box, wild_star
from palette import CREAM, GOLD, INK, WHITE, CardSet
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

_RUFF_SHADE = "#EFD9AE"
_WIDE_HORN = outline("M110,76C104,46 76,34 64,62C76,60 88,76 93,98L104,92Z"), (64, 66)
_UPRIGHT_HORN = outline("M114,76C114,56 104,44 88,40C84,54 90,78 94,96L104,92Z"), (90, 42)
"""Left horn of the cap and the place of its bell; beside a large index it stands upright."""
_MASK = outline(
    "M99,88C106,83 118,85 125,90C132,85 144,83 151,88C152,100 142,106 134,103C129,101 127,98 125,97"
    "C123,98 121,101 116,103C108,106 98,100 99,88Z"
)


@dataclass(frozen=True)
class Jester:
    """Hold the colours of one joker; ``left`` and ``right`` are the horns of the cap."""

    coat: str
    left: str
    right: str
    skin: str
    shade: str
    lip: str
    cheek: str
    panel: str


JESTERS = {
    "red": Jester(
        coat="#C4302F", left="#2F8C92", right="#E8AE34", skin="#F6D4B4", shade="#DCA67C", lip="#B3242B",
        cheek="#EFA58E", panel="#F9EBDD",
    ),
    "black": Jester(
        coat="#24406E", left="#7B4B94", right="#2F8C92", skin="#BD7F55", shade="#8F5833", lip="#8E2F2A",
        cheek="#D08E62", panel="#E8E8F1",
    ),
}  # fmt: skip


def joker(kind: str, card_set: CardSet) -> Drawing:
    """Return the face of the "red" or "black" joker."""
    jester = JESTERS[kind]
    panel = panel_region(card_set.large)
    half = Drawing(half_clip(panel))
    draw_jester(half, jester, _UPRIGHT_HORN if card_set.large else _WIDE_HORN)
    face = Drawing()
    draw_framed_halves(face, half, panel, jester.panel, jester.coat, jester.coat)
    corner = Drawing()
    corner.fill(card_set.joker_red if kind == "red" else card_set.joker_black, _index_mark(card_set.large))
    face.add_both_ways(corner)
    return face


def _index_mark(large: bool) -> Outline:
    """Return the index of a joker: a wild star above a jester's cap; no word, hence no language."""
    centre, scale = (42, 1.4) if large else (28.5, 0.95)
    cap = (
        outline(
            "M-18,14C-20,-4 -34,-10 -44,6C-46,-22 -22,-36 -10,-14L0,-42"
            "L10,-14C22,-36 46,-22 44,6C34,-10 20,-4 18,14Z"
        )
        + rounded_box(-24, 18, 48, 13, 5)
        + ring(-44, 12, 8)
        + ring(44, 12, 8)
        + ring(0, -44, 8)
    )
    size = 0.37 * scale
    return wild_star(centre, 15 + 22 * scale, 22 * scale) + cap.transformed(
        size, dx=centre, dy=15 + 68 * scale
    )


def draw_jester(
    drawing: Drawing, jester: Jester, horn: tuple[Outline, tuple[float, float]] = _WIDE_HORN
) -> None:
    """Draw the upper half of a joker."""
    _draw_coat(drawing, jester)
    _draw_ruff(drawing)
    _draw_cap_and_face(drawing, jester, *horn)
    _draw_mask(drawing, jester)


def _draw_coat(drawing: Drawing, jester: Jester) -> None:
    drawing.fill(jester.coat, ROBE)
    coloured: dict[str, list[BaseGeometry]] = {jester.left: [], GOLD: []}
    for row in range(6):
        for k in range(-1, 9):
            x, y = 45 + (k + row % 2 / 2) * 24, 136 + row * 17
            colour = jester.left if (row + k) % 3 else GOLD
            coloured[colour].append(region(rhombus(x, y, 10, 15)))
    for colour, lozenges in coloured.items():
        drawing.fill(colour, unary_union(lozenges).intersection(region(ROBE)))


def _draw_ruff(drawing: Drawing) -> None:
    drawing.fill(CREAM, outline("M78,136C100,122 150,122 172,136C168,144 82,144 78,136Z"))
    for k in (-5, 5, -3, 3, -1, 1, -4, 4, -2, 2, 0):
        x, low = 125 + k * 9, abs(k)
        middle, tip = (x + k * 0.9, 143.0), (x + k * 1.8, 157 - low * 1.5)
        top = 131 + low * 0.9
        tooth = polygon(
            [(x - 5.4, top), (x + 5.4, top), (middle[0] + 4.4, middle[1]), tip, (middle[0] - 4.4, middle[1])]
        )
        drawing.fill(CREAM if k % 2 == 0 else _RUFF_SHADE, tooth)
        drawing.dot(GOLD, *tip, 2.2)


def _draw_cap_and_face(drawing: Drawing, jester: Jester, horn: Outline, bell: tuple[float, float]) -> None:
    drawing.fill(jester.left, horn)
    drawing.fill(jester.right, horn.mirrored())
    drawing.fill(jester.coat, outline("M100,76C104,52 112,38 125,30C138,38 146,52 150,76Z"))
    for x, y in (bell, (250 - bell[0], bell[1]), (125, 34)):
        drawing.dot(GOLD, x, y, 6)
        drawing.dot(INK, x, y + 1.5, 1.8)
    drawing.fill(jester.skin, outline("M101,74L149,74L149,80C151,108 140,130 125,130C110,130 99,108 101,80Z"))
    drawing.fill(GOLD, outline("M97,72Q125,62 153,72L152,83Q125,73 98,83Z"))


def _draw_mask(drawing: Drawing, jester: Jester) -> None:
    drawing.fill(INK, _MASK)
    for x in (112.5, 137.5):
        drawing.fill(WHITE, outline(f"M{x - 6.5},95Q{x},88 {x + 6.5},95Q{x},98.5 {x - 6.5},95Z"))
        drawing.dot(INK, x + 1, 94, 2.6)
    drawing.line(jester.shade, 1.8, outline("M123,98L120,107L126,108"))
    drawing.fill(jester.lip, outline("M112,112Q125,117 138,112Q134,124 125,124Q116,124 112,112Z"))
    drawing.fill(WHITE, outline("M115,114Q125,118 135,114Q130,118.5 125,118.5Q120,118.5 115,114Z"))
    for x in (107.5, 142.5):
        drawing.dot(jester.cheek, x, 111, 4.2)
