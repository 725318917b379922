"""Draw the index glyphs and the letters of the wordmark.

They are monoline strokes in a box 100 high, cut flat at the base and cap lines, then turned into filled
outlines: no font is used.
"""

import math
from functools import cache

from curves import outline_of
from geometry import Join, Outline, outline, polygon, stroke_region, turned
from shapely import affinity
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

INDEX_WEIGHT = 17.5
LETTER_GAP = 11
_CLOSER = {"RA": 5.0, "AC": 5.0}
"""How much nearer letters stand whose sides lean away from each other."""

_BAND = box(-60, 0, 200, 100)


def _superellipse(cx: float, cy: float, rx: float, ry: float, power: float) -> Outline:
    """Return a closed round form; power 2 is an ellipse, more is squarer."""
    points = []
    for k in range(96):
        angle = math.tau * k / 96
        cos, sin = math.cos(angle), math.sin(angle)
        x = cx + rx * math.copysign(abs(cos) ** (2 / power), cos)
        y = cy + ry * math.copysign(abs(sin) ** (2 / power), sin)
        points.append((x, y))
    return polygon(points)


def _strokes(weight: float) -> dict[str, list[tuple[Outline, Join]]]:
    """Return the pen strokes of each glyph with the join of their corners."""
    half = weight / 2
    top, base = half, 100 - half

    def sharp(text: str) -> tuple[Outline, Join]:
        return outline(text), "mitre"

    def soft(text: str) -> tuple[Outline, Join]:
        return outline(text), "round"

    def bowl(cx: float, cy: float, rx: float, ry: float, power: float) -> tuple[Outline, Join]:
        return _superellipse(cx, cy, rx - half, ry - half, power), "round"

    return {
        "A": [sharp("M4,108L35,1L66,108"), sharp("M16,70L54,70")],
        "2": [sharp(f"M9,32C9,17 18,{top} 31,{top}C44,{top} 53,17 53,30C53,44 40,56 12,{base}L56,{base}")],
        "3": [
            soft(f"M9,25C12,14 20,{top} 31,{top}C43,{top} 51,17 51,28C51,40 42,47.5 27,47.5"),
            soft(f"M27,47.5C44,47.5 53,56 53,69C53,83 44,{base} 31,{base}C19,{base} 10,85 8,73"),
        ],
        "4": [sharp("M45,-6L9,72L64,72"), sharp("M45,0L45,100")],
        "5": [
            sharp(
                f"M54,{top}L16,{top}L13,47C18,42 24,39 32,39C45,39 54,49 54,65"
                f"C54,81 45,{base} 31,{base}C19,{base} 11,85 8,74"
            )
        ],
        "6": [bowl(31, 65, 31, 35, 2.25), soft(f"M{half},66C{half},44 20,22 36,-4")],
        "7": [sharp(f"M3,{top}L51,{top}L19,112")],
        "8": [bowl(31, 28.5, 27.5, 28.5, 2.2), bowl(31, 69, 31, 31, 2.2)],
        "1": [sharp("M25,0L25,100"), sharp("M29,4L4,23")],
        "0": [bowl(30, 50, 30, 50, 2.5)],
        "J": [
            soft(f"M46,0L46,64C46,83 38,{base} 26,{base}C14,{base} 6,84 5,70"),
            soft(f"M24,{top}L46,{top}"),
        ],
        "Q": [bowl(36, 50, 36, 50, 2.5), sharp("M38,64L70,106")],
        "K": [sharp(f"M{half},0L{half},100"), sharp("M66,-8L14,60"), sharp("M30,38L68,110")],
        "O": [bowl(43, 50, 43, 50, 2.1)],
        "B": [
            sharp(f"M{half},0L{half},100"),
            soft(f"M{half},{top}L34,{top}C47,{top} 53,17 53,28C53,40 46,47.5 34,47.5L{half},47.5"),
            soft(f"M{half},47.5L36,47.5C50,47.5 57,57 57,69C57,82 50,{base} 36,{base}L{half},{base}"),
        ],
        "U": [
            soft(
                f"M{half},0L{half},62C{half},82 18,{base} 33,{base}"
                f"C48,{base} {66 - half},82 {66 - half},62L{66 - half},0"
            )
        ],
        "R": [
            sharp(f"M{half},0L{half},100"),
            soft(f"M{half},{top}L33,{top}C47,{top} 54,18 54,31C54,45 47,55 33,55L{half},55"),
            sharp("M30,52L62,110"),
        ],
        "C": [
            soft(
                f"M61,29C58,15 49,{top} 36,{top}C18,{top} {half},24 {half},50"
                f"C{half},76 18,{base} 36,{base}C49,{base} 58,85 61,71"
            )
        ],
    }


@cache
def glyph(character: str, weight: float = INDEX_WEIGHT) -> BaseGeometry:
    """Return a glyph of cap height 100 with its base line at y 100."""
    if character == "9":
        return turned(glyph("6", weight), 180, (31, 50))
    strokes = _strokes(weight)[character]
    area = unary_union([stroke_region(shape, weight, "flat", join) for shape, join in strokes])
    return area.intersection(_BAND)


def _set_in_line(text: str, weight: float, gap: float) -> BaseGeometry:
    """Return the glyphs of a text side by side, starting at x 0."""
    parts, pen, before = [], 0.0, ""
    for character in text:
        left, _, right, _ = glyph(character, weight).bounds
        pen -= _CLOSER.get(before + character, 0.0)
        before = character
        parts.append(affinity.translate(glyph(character, weight), pen - left, 0))
        pen += right - left + gap
    return unary_union(parts)


def text_outline(
    text: str,
    centre: float,
    top: float,
    height: float,
    widest: float | None = None,
    weight: float = INDEX_WEIGHT,
    gap: float = LETTER_GAP,
) -> Outline:
    """Return a text as one outline, centred on x, squeezed if it would be wider than ``widest``."""
    area = _set_in_line(text, weight, gap)
    scale = height / 100
    width = area.bounds[2]
    squeeze = scale if widest is None else min(scale, widest / width)
    return outline_of(area, 0.06 / scale).transformed(squeeze, scale, dx=centre - width * squeeze / 2, dy=top)
