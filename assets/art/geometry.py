"""Build outlines and regions, the two shapes that every drawing is made of.

An *outline* is exact: lines and cubic curves, as an artist writes them. A *region* is a shapely area:
it can be cut, joined and thickened. ``curves.outline_of`` turns a region back into an outline.
Lengths are card units (a card is 250 x 350) unless a function says otherwise.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Point = tuple[float, float]
Cap = Literal["flat", "round"]
Join = Literal["round", "mitre"]

CIRCLE_HANDLE = 0.5523
"""Length of the cubic handle that draws a quarter of a circle of radius 1."""

CURVE_STEPS = 20
"""Chords for each cubic when an outline is flattened."""

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_POINTS_PER_COMMAND = {"M": 1, "L": 1, "C": 3, "Q": 2}


@dataclass(frozen=True)
class Segment:
    """Draw one step of an outline: M (one point), L (one), C (three) or Z (none)."""

    command: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Outline:
    """Hold a path of lines and cubic curves."""

    segments: tuple[Segment, ...]

    def __add__(self, other: "Outline") -> "Outline":
        """Join two outlines into one path."""
        return Outline(self.segments + other.segments)

    def transformed(
        self, scale: float = 1, scale_y: float | None = None, dx: float = 0, dy: float = 0, turn: float = 0
    ) -> "Outline":
        """Return a copy scaled, then turned by ``turn`` degrees (clockwise), then moved."""
        vertical = scale if scale_y is None else scale_y
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

        def move(point: Point) -> Point:
            x, y = point[0] * scale, point[1] * vertical
            return x * cos - y * sin + dx, x * sin + y * cos + dy

        return Outline(tuple(Segment(s.command, tuple(map(move, s.points))) for s in self.segments))

    def mirrored(self, axis_x: float = 125) -> "Outline":
        """Return the mirror image in the vertical line at ``axis_x``."""
        return self.transformed(-1, 1, dx=2 * axis_x)


def outline(text: str) -> Outline:
    """Read an absolute path of M, L, C, Q and Z; a repeated M continues as L. Quadratics become cubics."""
    tokens = _TOKEN.findall(text)
    segments: list[Segment] = []
    command, at, current = "M", 0, (0.0, 0.0)
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
            if command == "Z":
                segments.append(Segment("Z", ()))
                continue
        count = _POINTS_PER_COMMAND[command]
        values = [float(t) for t in tokens[at : at + 2 * count]]
        at += 2 * count
        points = tuple(zip(values[::2], values[1::2], strict=True))
        if command == "Q":
            points = _raise_degree(current, *points)
        segments.append(Segment("C" if command == "Q" else command, points))
        current = points[-1]
        if command == "M":
            command = "L"
    return Outline(tuple(segments))


def _raise_degree(start: Point, control: Point, end: Point) -> tuple[Point, ...]:
    """Return the three cubic points that draw the same curve as a quadratic."""
    first = tuple(a + (b - a) * 2 / 3 for a, b in zip(start, control, strict=True))
    second = tuple(a + (b - a) * 2 / 3 for a, b in zip(end, control, strict=True))
    return (first[0], first[1]), (second[0], second[1]), end


def ring(cx: float, cy: float, rx: float, ry: float | None = None) -> Outline:
    """Return a circle, or an ellipse when ``ry`` is given, as four cubics."""
    ry = rx if ry is None else ry
    kx, ky = CIRCLE_HANDLE * rx, CIRCLE_HANDLE * ry
    return outline(
        f"M{cx - rx},{cy}C{cx - rx},{cy - ky} {cx - kx},{cy - ry} {cx},{cy - ry}"
        f"C{cx + kx},{cy - ry} {cx + rx},{cy - ky} {cx + rx},{cy}"
        f"C{cx + rx},{cy + ky} {cx + kx},{cy + ry} {cx},{cy + ry}"
        f"C{cx - kx},{cy + ry} {cx - rx},{cy + ky} {cx - rx},{cy}Z"
    )


def rounded_box(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    """Return a rectangle with round corners."""
    k = radius * (1 - CIRCLE_HANDLE)
    right, bottom = x + width, y + height
    return outline(
        f"M{x + radius},{y}L{right - radius},{y}C{right - k},{y} {right},{y + k} {right},{y + radius}"
        f"L{right},{bottom - radius}C{right},{bottom - k} {right - k},{bottom} {right - radius},{bottom}"
        f"L{x + radius},{bottom}C{x + k},{bottom} {x},{bottom - k} {x},{bottom - radius}"
        f"L{x},{y + radius}C{x},{y + k} {x + k},{y} {x + radius},{y}Z"
    )


def polygon(points: Iterable[Point]) -> Outline:
    """Return a closed outline of straight sides."""
    corners = list(points)
    steps = [Segment("M", (corners[0],)), *(Segment("L", (p,)) for p in corners[1:]), Segment("Z", ())]
    return Outline(tuple(steps))


def polar(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """Return the point at an angle: 0 is right, 90 is down."""
    angle = math.radians(degrees)
    return cx + radius * math.cos(angle), cy + radius * math.sin(angle)


def star(cx: float, cy: float, outer: float, inner: float, tips: int) -> Outline:
    """Return a star with its first tip at the top."""
    step = 180 / tips
    radii = [outer, inner] * tips
    return polygon(polar(cx, cy, r, -90 + step * k) for k, r in enumerate(radii))


def sun(cx: float, cy: float, radius: float) -> Outline:
    """Return the eight-point sun, the mark of the house."""
    return star(cx, cy, radius, radius * 0.45, 8)


def wild_star(cx: float, cy: float, radius: float) -> Outline:
    """Return the four-point star, the sign for "wild"."""
    return star(cx, cy, radius, radius * 0.40, 4)


def flatten(shape: Outline) -> list[list[Point]]:
    """Return the subpaths as chains of points."""
    chains: list[list[Point]] = []
    for segment in shape.segments:
        if segment.command == "M":
            chains.append([segment.points[0]])
        elif segment.command == "L":
            chains[-1].append(segment.points[0])
        elif segment.command == "C":
            start = chains[-1][-1]
            leave, arrive, end = segment.points
            steps = range(1, CURVE_STEPS + 1)
            chains[-1].extend(cubic_point(start, leave, arrive, end, k / CURVE_STEPS) for k in steps)
        elif chains[-1][-1] != chains[-1][0]:
            chains[-1].append(chains[-1][0])
    return chains


def cubic_point(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Return the point of a cubic curve at ``t`` in 0..1."""
    u = 1 - t
    wa, wb, wc, wd = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]


def region(shape: Outline) -> BaseGeometry:
    """Return the area inside an outline; overlapping subpaths are joined."""
    return unary_union([Polygon(chain).buffer(0) for chain in flatten(shape) if len(chain) > 3])


def stroke_region(shape: Outline, width: float, cap: Cap = "flat", join: Join = "round") -> BaseGeometry:
    """Return the area that a pen of ``width`` covers along an outline."""
    return unary_union(
        [
            LineString(chain).buffer(width / 2, quad_segs=12, cap_style=cap, join_style=join, mitre_limit=6)
            for chain in flatten(shape)
        ]
    )


def turned(area: BaseGeometry, degrees: float, centre: Point) -> BaseGeometry:
    """Return an area turned about a point."""
    return affinity.rotate(area, degrees, origin=centre)
