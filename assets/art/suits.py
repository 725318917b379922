"""Draw the four suits in a box from -50 to 50."""

from curves import outline_of
from geometry import Outline, outline, region, ring
from shapely.geometry.base import BaseGeometry

_CLUB = (
    ring(0, -26, 21.5)
    + ring(-26, 12, 21.5)
    + ring(26, 12, 21.5)
    + outline("M-10,-16L10,-16L20,8L10,22L6,22C7,35 11,44 20,50L-20,50C-11,44 -7,35 -6,22L-10,22L-20,8Z")
)

SUIT_OUTLINES = {
    "S": outline(
        "M0,-50C7,-37 46,-11 46,15C46,30 35,38 24,38C15,38 8,34 4,26C5,37 10,45 19,50L-19,50"
        "C-10,45 -5,37 -4,26C-8,34 -15,38 -24,38C-35,38 -46,30 -46,15C-46,-11 -7,-37 0,-50Z"
    ),
    "H": outline(
        "M0,47C-7,35 -49,9 -49,-18C-49,-36 -37,-46 -24,-46C-12,-46 -4,-39 0,-28"
        "C4,-39 12,-46 24,-46C37,-46 49,-36 49,-18C49,9 7,35 0,47Z"
    ),
    "D": outline("M0,-52C8,-33 23,-13 40,0C23,13 8,33 0,52C-8,33 -23,13 -40,0C-23,-13 -8,-33 0,-52Z"),
    "C": outline_of(region(_CLUB)),
}


def suit(letter: str, cx: float, cy: float, size: float, turned: bool = False) -> Outline:
    """Return a suit of about ``size`` units, centred on a point."""
    return SUIT_OUTLINES[letter].transformed(size / 100, dx=cx, dy=cy, turn=180 if turned else 0)


def suit_region(letter: str, cx: float, cy: float, size: float) -> BaseGeometry:
    """Return the area of a suit."""
    return region(suit(letter, cx, cy, size))
