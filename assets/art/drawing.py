"""Collect flat shapes and write them as a small static SVG file.

Only ``path``, ``circle``, ``ellipse`` and ``g transform`` are written. Cutting at a clip region is done
here, when the file is made, so that every renderer draws the same picture.
"""

from curves import outline_of
from geometry import Cap, Outline, Point, region, ring, stroke_region
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry.base import BaseGeometry

CARD_WIDTH, CARD_HEIGHT = 250, 350
HALF_TURN = "rotate(180 125 175)"


class Drawing:
    """Collect shapes from back to front.

    With a ``clip`` region, whatever lies outside is cut away. ``decimals`` is the precision of the file:
    1 for cards, 2 for icons on a small grid.
    """

    def __init__(self, clip: BaseGeometry | None = None, decimals: int = 1) -> None:
        """Start empty."""
        self._elements: list[str] = []
        self._clip = clip
        self._decimals = decimals

    def fill(self, colour: str, shape: Outline | BaseGeometry) -> None:
        """Fill an outline or a region."""
        if isinstance(shape, Outline):
            if self._contains(region(shape)):
                self._path(f'fill="{colour}"', shape)
                return
            shape = region(shape)
        area = shape if self._clip is None else shape.intersection(self._clip)
        cut = outline_of(area)
        if cut.segments:
            self._path(f'fill="{colour}"', cut)

    def line(self, colour: str, width: float, shape: Outline, cap: Cap = "round") -> None:
        """Draw a line along an outline. Ends are "round" or "flat"; joins are round."""
        area = stroke_region(shape, width, cap)
        if not self._contains(area):
            self.fill(colour, area)
            return
        ends = ' stroke-linecap="round"' if cap == "round" else ""
        pen = f'fill="none" stroke="{colour}" stroke-width="{number(width, 2)}"{ends} stroke-linejoin="round"'
        self._path(pen, shape)

    def dot(self, colour: str, cx: float, cy: float, rx: float, ry: float | None = None) -> None:
        """Fill a circle, or an ellipse when ``ry`` is given."""
        if not self._contains(ShapelyPoint(cx, cy).buffer(max(rx, ry or rx))):
            self.fill(colour, ring(cx, cy, rx, ry))
            return
        self._round(f'fill="{colour}"', cx, cy, rx, ry)

    def hoop(self, colour: str, width: float, cx: float, cy: float, radius: float) -> None:
        """Draw the line of a circle."""
        if not self._contains(ShapelyPoint(cx, cy).buffer(radius + width / 2)):
            self.line(colour, width, ring(cx, cy, radius), "flat")
            return
        self._round(f'fill="none" stroke="{colour}" stroke-width="{number(width, 2)}"', cx, cy, radius, None)

    def add(self, other: "Drawing", transform: str | None = None) -> None:
        """Add all shapes of another drawing, moved by an SVG transform if one is given."""
        if transform is None:
            self._elements.extend(other._elements)
        else:
            self._elements.append(f'<g transform="{transform}">{"".join(other._elements)}</g>')

    def add_both_ways(self, other: "Drawing") -> None:
        """Add a drawing upright and turned by half a turn about the middle of the card."""
        self.add(other)
        self.add(other, HALF_TURN)

    def svg(self, box: tuple[float, float, float, float], size: tuple[float, float] | None = None) -> str:
        """Return the file: ``box`` is x, y, width and height of the view, ``size`` the size in pixels."""
        width, height = (number(v, 2) for v in (size or box[2:]))
        view = " ".join(number(v, 2) for v in box)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view}">'
        return head + "\n" + "\n".join(self._elements) + "\n</svg>\n"

    def _contains(self, area: BaseGeometry) -> bool:
        return self._clip is None or self._clip.contains(area)

    def _path(self, attributes: str, shape: Outline) -> None:
        self._elements.append(f'<path {attributes} d="{path_data(shape, self._decimals)}"/>')

    def _round(self, attributes: str, cx: float, cy: float, rx: float, ry: float | None) -> None:
        x, y, across = (number(v, self._decimals + 1) for v in (cx, cy, rx))
        if ry is None:
            self._elements.append(f'<circle cx="{x}" cy="{y}" r="{across}" {attributes}/>')
        else:
            down = number(ry, self._decimals + 1)
            self._elements.append(f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" {attributes}/>')


def number(value: float, decimals: int) -> str:
    """Return the shortest text of a rounded number."""
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(shape: Outline, decimals: int) -> str:
    """Return path data: absolute starts, then relative steps that cannot drift.

    Steps are differences of rounded points, so rounding errors never add up.
    """
    unit = 10**decimals
    out: list[str] = []
    x = y = 0

    def step(command: str, values: list[int]) -> None:
        texts = [number(v / unit, decimals) for v in values]
        out.append(command + "".join(t if k == 0 or t[0] == "-" else " " + t for k, t in enumerate(texts)))

    for segment in shape.segments:
        grid: list[Point] = [(round(px * unit), round(py * unit)) for px, py in segment.points]
        ends = [(int(px), int(py)) for px, py in grid]
        if segment.command == "M":
            step("M", [*ends[0]])
        elif segment.command == "Z":
            out.append("z")
            continue
        elif segment.command == "C":
            step("c", [v for px, py in ends for v in (px - x, py - y)])
        elif ends[0] == (x, y):
            continue
        elif ends[0][1] == y:
            step("h", [ends[0][0] - x])
        elif ends[0][0] == x:
            step("v", [ends[0][1] - y])
        else:
            step("l", [ends[0][0] - x, ends[0][1] - y])
        x, y = ends[-1]
    return "".join(out)
