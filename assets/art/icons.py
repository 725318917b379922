"""Draw the icons: one family on a grid of 24, pen 2, round ends and joins (DESIGN 10.12).

All are drawn in one colour, so that the program can recolour a file by replacing that colour.
"""

from drawing import Drawing
from geometry import Outline, outline, polar, polygon, ring, rounded_box
from palette import TEXT

PEN = 2.0
_VIEW = (0.0, 0.0, 24.0, 24.0)


def _gear() -> Outline:
    """Return the rim of a wheel with eight teeth."""
    points = []
    for tooth in range(8):
        middle = 45 * tooth
        points += [polar(12, 12, r, middle + a) for r, a in ((7, -14), (9.4, -8.5), (9.4, 8.5), (7, 14))]
    return polygon(points)


_LINES: dict[str, str] = {
    "menu": "M4,7L20,7M4,12L20,12M4,17L20,17",
    "sheet": "M9,8L15,8M9,12L15,12M9,16L13,16",
    "book": "M12,6.5C10,5 7,4.5 3,4.5L3,18C7,18 10,18.5 12,20"
    "C14,18.5 17,18 21,18L21,4.5C17,4.5 14,5 12,6.5ZM12,6.5L12,20",
    "replay": "M4,4L4,9.5L9.5,9.5M4.6,9C6,5.9 8.8,4 12,4C16.4,4 20,7.6 20,12"
    "C20,16.4 16.4,20 12,20C8.4,20 5.4,17.7 4.4,14.5",
    "undo": "M9,14L4,9L9,4M4,9L14.5,9C17.5,9 20,11.5 20,14.5C20,17.5 17.5,20 14.5,20L10,20",
    "redo": "M15,14L20,9L15,4M20,9L9.5,9C6.5,9 4,11.5 4,14.5C4,17.5 6.5,20 9.5,20L14,20",
    "bulb": "M9,17L9,16C9,14 6,12.8 6,9C6,5.5 8.7,3 12,3C15.3,3 18,5.5 18,9"
    "C18,12.8 15,14 15,16L15,17ZM10,21L14,21",
    "sort": "M4,7L20,7M4,12L15,12M4,17L10,17",
    "globe": "M3.6,9L20.4,9M3.6,15L20.4,15",
    "magnifier": "M15.3,15.3L20.5,20.5",
    "check": "M4.5,12.5L10,18L20,7",
    "cross": "M6,6L18,18M18,6L6,18",
    "plus": "M12,5L12,19M5,12L19,12",
    "minus": "M5,12L19,12",
    "back-arrow": "M20,12L4,12M10.5,5.5L4,12L10.5,18.5",
    "chevron-down": "M6,9.5L12,15.5L18,9.5",
    "chevron-right": "M9.5,6L15.5,12L9.5,18",
    "log": "M9,6L20,6M9,12L20,12M9,18L20,18M4.5,6L4.5,6.01M4.5,12L4.5,12.01M4.5,18L4.5,18.01",
    "flag": "M6,3L6,21M6,4L19,4L15.5,8.5L19,13L6,13",
    "barred-ring": "M5.7,5.7L18.3,18.3",
    "folder": "M3,18L3,6C3,5.4 3.4,5 4,5L9,5L11.5,8L20,8C20.6,8 21,8.4 21,9L21,18"
    "C21,18.6 20.6,19 20,19L4,19C3.4,19 3,18.6 3,18Z",
    "save": "M5,3.5L16,3.5L20.5,8L20.5,19C20.5,19.8 19.8,20.5 19,20.5L5,20.5C4.2,20.5 3.5,19.8 3.5,19L3.5,5"
    "C3.5,4.2 4.2,3.5 5,3.5ZM8,3.5L8,8.5L14.5,8.5L14.5,3.5M7.5,20.5L7.5,13.5L16.5,13.5L16.5,20.5",
    "pot": "M9.5,3L18,3C19.1,3 20,3.9 20,5L20,16.5",
    "cards": "M11,4.6L4.9,6.3C4,6.5 3.5,7.4 3.7,8.3L6.7,19.4",
    "first": "M6,5L6,19M19,5.5L19,18.5L9.5,12Z",
    "last": "M18,5L18,19M5,5.5L5,18.5L14.5,12Z",
    "step-back": "M14.5,5L7.5,12L14.5,19",
    "step-forward": "M9.5,5L16.5,12L9.5,19",
    "pause": "M8.5,5L8.5,19M15.5,5L15.5,19",
    "chart": "M4,4L4,20L20,20M8,15L12,10.5L15,13L20,6.5",
    "clock": "M12,7L12,12L15.5,14",
    "warning": "M12,4L21,20L3,20ZM12,10L12,14.5M12,17.2L12,17.21",
    "speaker": "M4,9.5L4,14.5L7.5,14.5L12,18.5L12,5.5L7.5,9.5ZM15.5,9"
    "C17.2,10.7 17.2,13.3 15.5,15M18.2,6.2C21.4,9.4 21.4,14.6 18.2,17.8",
    "pointer": "M6,3.5L18.5,11.5L12.8,12.9L16,19.2L13.2,20.6L10.1,14.3L6,18.4Z",
    "keyboard": "M7,10L7,10.01M11,10L11,10.01M15,10L15,10.01M18,10L18,10.01M8,14.5L16,14.5",
    "text": "M4,19L9.5,5L15,19M6,14.5L13,14.5M16,11.5C17.5,9.8 20.5,10.2 20.5,13L20.5,19"
    "M20.5,15C15,14.6 15,19 17.8,19C19.6,19 20.5,17.6 20.5,16.2",
    "person": "M4.5,20.5C4.5,16 7.5,13.5 12,13.5C16.5,13.5 19.5,16 19.5,20.5",
    "motion": "M3,8L9,8M3,12L7,12M3,16L9,16",
    "look": "M2.5,12C5,7.5 8.2,5.5 12,5.5C15.8,5.5 19,7.5 21.5,12"
    "C19,16.5 15.8,18.5 12,18.5C8.2,18.5 5,16.5 2.5,12Z",
}

_SHAPES: dict[str, Outline] = {
    "sheet": rounded_box(5, 3, 14, 18, 2),
    "gear": _gear() + ring(12, 12, 3),
    "globe": ring(12, 12, 9) + ring(12, 12, 4, 9),
    "magnifier": ring(10.5, 10.5, 6.5),
    "die": rounded_box(4, 4, 16, 16, 3.5),
    "barred-ring": ring(12, 12, 9),
    "pot": rounded_box(4, 7, 11.5, 14, 2),
    "cards": rounded_box(11, 4, 9.5, 14.5, 2),
    "clock": ring(12, 12, 9),
    "keyboard": rounded_box(2.5, 6, 19, 12, 2.5),
    "person": ring(12, 7, 3.8),
    "motion": ring(15.5, 12, 5.5),
    "look": ring(12, 12, 2.8),
}

_DOTS: dict[str, tuple[tuple[float, float], ...]] = {
    "die": ((8.4, 8.4), (12, 12), (15.6, 15.6)),
}

_SOLID: dict[str, str] = {"play": "M7.5,5L18.5,12L7.5,19Z"}

ICONS = tuple(sorted({*_LINES, *_SHAPES, *_DOTS, *_SOLID}))


def icon(name: str) -> str:
    """Return one icon."""
    drawing = Drawing(decimals=2)
    if name in _SHAPES:
        drawing.line(TEXT, PEN, _SHAPES[name])
    if name in _LINES:
        drawing.line(TEXT, PEN, outline(_LINES[name]))
    for x, y in _DOTS.get(name, ()):
        drawing.dot(TEXT, x, y, 1.5)
    if name in _SOLID:
        drawing.fill(TEXT, outline(_SOLID[name]))
        drawing.line(TEXT, PEN, outline(_SOLID[name]))
    return drawing.svg(_VIEW)
