"""Draw the small signs of the table: badges, ribbon, crown, team marks, sun, wild star, glyphs for words.

Each function returns a whole SVG file. Signs are centred on the origin and about 64 units high (DESIGN 7).
"""

from dataclasses import dataclass

from curves import outline_of
from drawing import Drawing
from figures import rhombus
from geometry import Outline, outline, polygon, region, ring, rounded_box, sun, wild_star
from glyphs import text_outline
from palette import BRASS, GOLD, INK, MINT, TILE_BLUE
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from suits import suit

_BADGE_VIEW = (-33.0, -33.0, 66.0, 66.0)
_WIDE_VIEW = (-48.0, -33.0, 96.0, 66.0)
_EDGE = 2.8


@dataclass(frozen=True)
class Metal:
    """Hold the colours of a badge: light upper face, darker lower face, edge, sign on it."""

    light: str
    dark: str
    edge: str
    sign: str


_CLEAN = Metal("#FFDF85", "#E09E1E", "#7A4E06", "#7A4E06")
_SEMI = Metal("#F4F7FA", "#B4C2CF", "#43525F", "#43525F")
_SEMI_HALF = "#6C8192"
_DIRTY = Metal("#EFA36B", "#B5602B", "#56280B", "#FFF1E0")
_RIBBON = Metal("#FFE08A", "#D98A12", "#6B3C00", "#6B3C00")
_CROWN = Metal("#B9A2FF", "#6A45C9", "#2C1470", "#FFFFFF")


def _draw_plate(drawing: Drawing, metal: Metal, body: BaseGeometry, depth: float) -> None:
    """Draw a flat plate with an edge: the darker face shows ``depth`` units below the light one."""
    drawing.fill(metal.edge, body)
    face = body.buffer(-_EDGE, join_style="mitre")
    drawing.fill(metal.dark, face)
    lifted = outline_of(face).transformed(dy=-depth)
    drawing.fill(metal.light, face.intersection(region(lifted)))


def clean_badge() -> str:
    """Return the circle with the sun: a clean canasta."""
    drawing = Drawing()
    _draw_plate(drawing, _CLEAN, region(ring(0, 0, 31)), 5)
    drawing.fill(_CLEAN.sign, sun(0, -1, 21))
    drawing.dot(_CLEAN.light, 0, -1, 6.4)
    return drawing.svg(_BADGE_VIEW)


def semi_badge() -> str:
    """Return the shield with the counterchanged wild star: a semi-clean canasta."""
    shield = region(
        outline(
            "M0,-32C9,-28 18,-26 28,-26L28,-3C28,15 15,26 0,32"
            "C-15,26 -28,15 -28,-3L-28,-26C-18,-26 -9,-28 0,-32Z"
        )
    )
    right = box(0, -40, 40, 40)
    drawing = Drawing()
    drawing.fill(_SEMI.edge, shield)
    left_half = Drawing(box(-40, -40, 0.5, 40))
    _draw_plate(left_half, _SEMI, shield, 4)
    drawing.add(left_half)
    drawing.fill(_SEMI_HALF, shield.buffer(-_EDGE, join_style="mitre").intersection(right))
    sign = region(wild_star(0, -1.5, 21))
    drawing.fill(_SEMI.sign, sign.difference(right))
    drawing.fill(_SEMI.light, sign.intersection(right))
    return drawing.svg(_BADGE_VIEW)


def dirty_badge() -> str:
    """Return the diamond with the wild star: a dirty canasta."""
    drawing = Drawing()
    _draw_plate(drawing, _DIRTY, region(rhombus(0, 0, 30, 30)).buffer(2), 6)
    drawing.fill(_DIRTY.sign, wild_star(0, -1, 20))
    return drawing.svg(_BADGE_VIEW)


def ribbon_badge() -> str:
    """Return the ribbon with swallow ends: a canasta of 500."""
    drawing = Drawing()
    ends = "M-28,-8L-47,-8L-39,9L-47,26L-28,26Z"
    for tail in (outline(ends), outline(ends).mirrored(0)):
        _draw_plate(drawing, Metal(_RIBBON.dark, _RIBBON.dark, _RIBBON.edge, ""), region(tail), 0)
    _draw_plate(drawing, _RIBBON, region(rounded_box(-36, -21, 72, 39, 4)), 5)
    drawing.fill(_RIBBON.sign, text_outline("500", 0, -15, 24, 58))
    return drawing.svg(_WIDE_VIEW)


def crown_badge() -> str:
    """Return the crown: a canasta of 1000."""
    drawing = Drawing()
    crown = outline("M-36,30L-43,-13L-21,3L0,-26L21,3L43,-13L36,30Z")
    _draw_plate(drawing, _CROWN, region(crown).buffer(1.5), 4)
    for x, y in ((-42, -16), (0, -27), (42, -16)):
        drawing.dot(_CROWN.edge, x, y, 5.5)
        drawing.dot(_CROWN.light, x, y, 3)
    band = box(-60, 5, 60, 40).intersection(region(crown).buffer(1.5 - _EDGE))
    drawing.fill(_CROWN.edge, band)
    drawing.fill(_CROWN.sign, text_outline("1000", 0, 8.5, 17.5, 62))
    return drawing.svg(_WIDE_VIEW)


def house_sun() -> str:
    """Return the eight-point sun with its open middle."""
    drawing = Drawing()
    drawing.fill(GOLD, region(sun(0, 0, 32)).difference(region(ring(0, 0, 8.5))))
    return drawing.svg(_BADGE_VIEW)


def wild_sign() -> str:
    """Return the four-point star in ink."""
    drawing = Drawing()
    drawing.fill(INK, wild_star(0, 0, 32))
    return drawing.svg(_BADGE_VIEW)


_O_WIDTH = 86


def wordmark() -> str:
    """Return the name of the game, with the sun in its O."""
    letters = text_outline("BURACO", 0, 0, 100, weight=18.5, gap=13)
    left, _, right, _ = region(letters).bounds
    drawing = Drawing()
    drawing.fill("#FFF6E0", letters)
    drawing.fill(BRASS, sun(right - _O_WIDTH / 2, 50, 23.5))
    return drawing.svg((left - 2, -3, right - left + 4, 106))


def rank_glyph(rank: str) -> str:
    """Return the index glyph of a rank in ink, cut to its own width and 100 high."""
    shape = text_outline(rank, 0, 0, 100)
    return _trimmed(shape, INK)


def suit_glyph(letter: str, colour: str) -> str:
    """Return a suit in the colour of its index."""
    drawing = Drawing()
    drawing.fill(colour, suit(letter, 0, 0, 100))
    return drawing.svg((-53, -53, 106, 106), (53, 53))


def joker_glyph(colour: str) -> str:
    """Return the sign of a joker in words: the wild star."""
    drawing = Drawing()
    drawing.fill(colour, wild_star(0, 0, 50))
    return drawing.svg((-53, -53, 106, 106), (53, 53))


def _trimmed(shape: Outline, colour: str) -> str:
    left, _, right, _ = region(shape).bounds
    drawing = Drawing()
    drawing.fill(colour, shape)
    return drawing.svg((left, 0, right - left, 100))


TEAM_MARKS: dict[str, tuple[str, Outline]] = {
    "disc": (BRASS, ring(0, 0, 28)),
    "square": (TILE_BLUE, rounded_box(-25, -25, 50, 50, 6)),
    "triangle": (MINT, outline_of(region(polygon([(0, -23), (25, 20), (-25, 20)])).buffer(6))),
}
"""Us, them and the third team."""


def team_mark(name: str) -> str:
    """Return the mark of a team: a disc, a square or a triangle, with an ink rim."""
    colour, shape = TEAM_MARKS[name]
    drawing = Drawing()
    drawing.fill(INK, region(shape).buffer(3))
    drawing.fill(colour, shape)
    return drawing.svg(_BADGE_VIEW)
