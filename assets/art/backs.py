"""Draw the card backs: paving waves and glazed tiles (DESIGN 5.4). Both look the same upside down."""

import math
from dataclasses import dataclass

from curves import outline_of
from drawing import Drawing
from figures import rhombus
from geometry import Outline, outline, region, ring, rounded_box, sun, wild_star
from shapely.geometry import Polygon
from shapely.ops import unary_union

_FIELD = rounded_box(13, 13, 224, 324, 9)
_WAVE_PITCH = 292 / 9
_WAVE_HEIGHT = 15
_WAVE_LENGTH = 112
_TILE = 54
_TILE_COLUMNS, _TILE_ROWS = 4, 6


@dataclass(frozen=True)
class WaveColours:
    """Hold the three colours of a wave back."""

    ground: str
    wave: str
    accent: str


WAVE_BACKS = {
    "calcada": WaveColours("#1D3F63", "#F3E7CF", "#E0A63A"),
    "calcada-green": WaveColours("#1F5A45", "#F3E7CF", "#E0A63A"),
    "calcada-wine": WaveColours("#5E2137", "#F3E7CF", "#E0A63A"),
}


def wave_back(colours: WaveColours) -> Drawing:
    """Return a back of tapering paving waves with the sun medallion."""
    back = Drawing()
    back.fill(colours.ground, _FIELD)
    waves = unary_union([_wave(29 + k * _WAVE_PITCH) for k in range(-1, 11)])
    medallion = region(ring(125, 175, 46))
    back.fill(colours.wave, outline_of(waves.intersection(region(_FIELD)).difference(medallion), 0.12))
    back.hoop(colours.accent, 2.6, 125, 175, 41)
    back.fill(colours.accent, sun(125, 175, 33))
    back.dot(colours.ground, 125, 175, 12.5)
    back.fill(colours.wave, wild_star(125, 175, 9))
    back.line(colours.accent, 2.4, _FIELD, "flat")
    return back


def _wave(middle_y: float) -> Polygon:
    """Return one band across the card, thick where it climbs to the right of a crest and thin after it."""
    upper, lower = [], []
    for k in range(121):
        x = 5 + 2 * k
        phase = math.tau * (x - 125) / _WAVE_LENGTH
        y = middle_y + _WAVE_HEIGHT * math.sin(phase)
        half = 8.1 + 3.6 * math.cos(phase)
        upper.append((x, y - half))
        lower.append((x, y + half))
    return Polygon(upper + lower[::-1]).buffer(0)


def tile_back() -> Drawing:
    """Return a back of glazed tiles."""
    ground, petal, heart, accent, joint = "#9C3B2C", "#F6E6CC", "#C9583F", "#E8B44A", "#7C2A1E"
    back = Drawing()
    back.fill(ground, _FIELD)
    left, top = 125 - _TILE_COLUMNS * _TILE / 2, 175 - _TILE_ROWS * _TILE / 2
    centres = [
        (left + (column + 0.5) * _TILE, top + (row + 0.5) * _TILE)
        for row in range(_TILE_ROWS)
        for column in range(_TILE_COLUMNS)
    ]
    corners = [
        (left + column * _TILE, top + row * _TILE)
        for row in range(1, _TILE_ROWS)
        for column in range(1, _TILE_COLUMNS)
    ]
    petal_shape = outline("M0,-3C9,-7 11,-16 0,-21C-11,-16 -9,-7 0,-3Z").transformed(1.22)
    heart_shape = outline("M0,-7C4,-9.5 5,-13.5 0,-16.5C-5,-13.5 -4,-9.5 0,-7Z").transformed(1.22)
    ray_shape = outline("M0,-4L3,-12L0,-20L-3,-12Z").transformed(1.28)
    back.fill(petal, _repeated(_cross(petal_shape, 45), centres))
    back.fill(heart, _repeated(_cross(heart_shape, 45), centres))
    back.fill(accent, _repeated(_cross(ray_shape, 0) + ring(0, 0, 4.4), centres))
    back.fill(joint, _repeated(rhombus(0, 0, 11, 11), corners))
    back.fill(accent, _repeated(rhombus(0, 0, 4.5, 4.5), corners))
    back.line(petal, 1.6, rounded_box(17.5, 17.5, 215, 315, 6), "flat")
    return back


def _cross(shape: Outline, first_turn: float) -> Outline:
    """Return a shape four times, a quarter of a turn apart."""
    joined = Outline(())
    for quarter in range(4):
        joined += shape.transformed(turn=first_turn + 90 * quarter)
    return joined


def _repeated(shape: Outline, places: list[tuple[float, float]]) -> Outline:
    joined = Outline(())
    for x, y in places:
        joined += shape.transformed(dx=x, dy=y)
    return joined
