"""Fit cubic curves to polygon rings, so that cut shapes stay smooth and small.

The method is the usual least squares fit of a cubic to a run of points, split at the worst point until the
error is below the tolerance. Runs end at corners and where a long straight side meets a curve.
"""

import math
from itertools import pairwise

from geometry import Outline, Point, Segment, cubic_point
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

Cubic = tuple[Point, Point, Point, Point]

CORNER_DEGREES = 24
TOLERANCE = 0.06
"""Greatest distance, in card units, between a ring and its curve."""

_SIDE_RATIO = 2.2
_SMALLEST_AREA = 0.05


def outline_of(area: BaseGeometry, tolerance: float = TOLERANCE) -> Outline:
    """Return the outline of an area; crumbs too small to be seen are left out."""
    segments: list[Segment] = []
    for part in polygons(area):
        for boundary in [part.exterior, *part.interiors]:
            segments.extend(_fit_ring([(x, y) for x, y in boundary.coords][:-1], tolerance))
    return Outline(tuple(segments))


def polygons(area: BaseGeometry) -> list[Polygon]:
    """Return the polygons of an area in a fixed order, whatever order the cutting gave."""
    normal = area.normalize()
    if isinstance(normal, Polygon):
        found = [normal]
    elif isinstance(normal, MultiPolygon):
        found = list(normal.geoms)
    else:
        found = [g for g in getattr(normal, "geoms", []) if isinstance(g, Polygon)]
    return sorted((p for p in found if p.area >= _SMALLEST_AREA), key=lambda p: p.bounds)


def _fit_ring(points: list[Point], tolerance: float) -> list[Segment]:
    points = _without_repeats(points)
    count = len(points)
    breaks = [k for k in range(count) if _is_break(points[k - 1], points[k], points[(k + 1) % count])]
    first = breaks[0] if breaks else 0
    points = points[first:] + points[:first]
    stops = [k - first for k in breaks] or [0]
    stops.append(count)
    closed = [*points, points[0]]
    segments = [Segment("M", (closed[0],))]
    for start, end in pairwise(stops):
        run = closed[start : end + 1]
        before = points[start - 1]
        after = points[(end + 1) % count]
        _fit_run(
            run, _end_tangent(before, *run[:2]), _end_tangent(after, run[-1], run[-2]), tolerance, segments
        )
    segments.append(Segment("Z", ()))
    return segments


def _without_repeats(points: list[Point]) -> list[Point]:
    return [p for k, p in enumerate(points) if math.dist(p, points[k - 1]) > 1e-3]


def _turn(a: Point, b: Point, c: Point) -> float:
    """Return the change of direction at b in degrees."""
    first = math.atan2(b[1] - a[1], b[0] - a[0])
    second = math.atan2(c[1] - b[1], c[0] - b[0])
    return abs(math.degrees(math.remainder(second - first, math.tau)))


def _is_break(a: Point, b: Point, c: Point) -> bool:
    if _turn(a, b, c) > CORNER_DEGREES:
        return True
    shorter, longer = sorted((math.dist(a, b), math.dist(b, c)))
    return longer > 1.5 and longer > _SIDE_RATIO * shorter


def _unit(a: Point, b: Point) -> Point:
    length = math.dist(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _end_tangent(outside: Point, end: Point, inside: Point) -> Point:
    """Return the direction in which a run leaves its end.

    A smooth end follows the neighbour outside the run, so that a straight side flows into its curve.
    """
    if _turn(outside, end, inside) > CORNER_DEGREES:
        return _unit(end, inside)
    if math.dist(outside, end) > 1.5 * math.dist(end, inside):
        return _unit(outside, end)
    if math.dist(end, inside) > 1.5 * math.dist(outside, end):
        return _unit(end, inside)
    return _unit(outside, inside)


def _fit_run(run: list[Point], left: Point, right: Point, tolerance: float, out: list[Segment]) -> None:
    if len(run) == 2 or _is_straight(run):
        out.append(Segment("L", (run[-1],)))
        return
    at = _chord_parameters(run)
    for _ in range(5):
        curve = _least_squares(run, at, left, right)
        worst, error = _worst_point(run, at, curve)
        if error <= tolerance:
            out.append(Segment("C", curve[1:]))
            return
        if error > 8 * tolerance:
            break
        at = [_nearer_parameter(curve, p, t) for p, t in zip(run, at, strict=True)]
    middle = _unit(run[worst - 1], run[worst + 1])
    back = (-middle[0], -middle[1])
    _fit_run(run[: worst + 1], left, back, tolerance, out)
    _fit_run(run[worst:], middle, right, tolerance, out)


def _is_straight(run: list[Point]) -> bool:
    (x0, y0), (x1, y1) = run[0], run[-1]
    length = math.hypot(x1 - x0, y1 - y0)
    if length < 1e-6:
        return False
    return all(abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length < 0.02 for x, y in run)


def _chord_parameters(run: list[Point]) -> list[float]:
    lengths = [0.0]
    for a, b in pairwise(run):
        lengths.append(lengths[-1] + math.dist(a, b))
    return [length / lengths[-1] for length in lengths]


def _least_squares(run: list[Point], at: list[float], left: Point, right: Point) -> Cubic:
    start, end = run[0], run[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    dot = left[0] * right[0] + left[1] * right[1]
    for point, t in zip(run, at, strict=True):
        b1, b2 = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)
        rest_x, rest_y = cubic_point(start, start, end, end, t)
        dx, dy = point[0] - rest_x, point[1] - rest_y
        c00, c01, c11 = c00 + b1 * b1, c01 + b1 * b2 * dot, c11 + b2 * b2
        x0 += b1 * (dx * left[0] + dy * left[1])
        x1 += b2 * (dx * right[0] + dy * right[1])
    determinant = c00 * c11 - c01 * c01
    chord = math.dist(start, end)
    first = second = 0.0
    if abs(determinant) > 1e-9:
        first = (x0 * c11 - x1 * c01) / determinant
        second = (c00 * x1 - c01 * x0) / determinant
    longest = 3 * max(chord, 1.0)
    if not (1e-3 < first < longest and 1e-3 < second < longest):
        first = second = chord / 3
    return (
        start,
        (start[0] + left[0] * first, start[1] + left[1] * first),
        (end[0] + right[0] * second, end[1] + right[1] * second),
        end,
    )


def _worst_point(run: list[Point], at: list[float], curve: Cubic) -> tuple[int, float]:
    errors = [math.dist(p, cubic_point(*curve, t)) for p, t in zip(run[1:-1], at[1:-1], strict=True)]
    worst = max(range(len(errors)), key=errors.__getitem__)
    return worst + 1, errors[worst]


def _nearer_parameter(curve: Cubic, point: Point, t: float) -> float:
    """Return a parameter nearer to the point, by one Newton step."""
    a, b, c, d = curve
    x, y = cubic_point(a, b, c, d, t)
    u = 1 - t
    vx, vy, ax, ay = 0.0, 0.0, 0.0, 0.0
    for axis in (0, 1):
        velocity = 3 * (
            u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis])
        )
        bend = 6 * (u * (c[axis] - 2 * b[axis] + a[axis]) + t * (d[axis] - 2 * c[axis] + b[axis]))
        if axis == 0:
            vx, ax = velocity, bend
        else:
            vy, ay = velocity, bend
    slope = vx * vx + vy * vy + (x - point[0]) * ax + (y - point[1]) * ay
    if abs(slope) < 1e-9:
        return t
    return min(1.0, max(0.0, t - ((x - point[0]) * vx + (y - point[1]) * vy) / slope))
