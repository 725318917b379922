"""Draw the jacks, in profile to the left (DESIGN 5.3 and 5.6)."""

from drawing import Drawing
from figures import Figure, Pose, draw_hand, draw_robe, draw_sleeve, rhombus
from geometry import outline, rounded_box
from palette import CREAM, GOLD, GOLD_DARK, INK, WHITE

_RUFF_SHADE = "#DCC9A2"
_PROFILE = outline(
    "M112,60L107,80L94.5,99Q94,102 102,102.5L100.5,107L103.5,109L101.5,113.5"
    "L106,124C112,129 122,127 130,121L152,116L152,60Z"
)
_HAIR = outline(
    "M118,62C116,84 128,90 128,106C127,120 134,129 146,131"
    "C158,133 171,130 175,122C168,118 168,102 166,82C164,68 154,58 140,58Z"
)
_CAP = outline("M97,70C88,47 112,35 138,38C158,41 170,56 165,71C148,65 122,64 97,70Z")
_CAP_BAND = outline("M96,66C118,58 148,60 166,68L164,75.5C148,69 120,68 98,75Z")
_FEATHER = outline("M116,63C98,54 88,42 91,31C105,33 118,46 122,62Z")


def draw_jack(drawing: Drawing, figure: Figure) -> None:
    """Draw a jack without his staff."""
    draw_robe(drawing, figure)
    drawing.fill(figure.family.shade, outline("M120,106L148,106L150,134L116,134Z"))
    _draw_ruff(drawing)
    _draw_face(drawing, figure)
    _draw_cap(drawing, figure)


def _draw_ruff(drawing: Drawing) -> None:
    for k in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        x, y = 131 + k * 9.2, 140 + abs(k) * 1.3
        drawing.dot(_RUFF_SHADE, x, y + 0.8, 7, 10.4)
        drawing.dot(CREAM, x, y, 6.2, 9.6)
    drawing.line(GOLD, 4.5, outline("M95,134Q131,124 167,134"))


def _draw_face(drawing: Drawing, figure: Figure) -> None:
    family = figure.family
    drawing.fill(family.skin, _PROFILE)
    drawing.fill(family.shade, outline("M102,102.5Q106,101 106.5,97Q103,101 98,101.8Z"))
    drawing.dot(family.shade, 118, 107, 5, 3.8)
    drawing.fill(WHITE, outline("M104.5,89.5Q110,83 117.5,88.5Q111,93 104.5,89.5Z"))
    drawing.dot(INK, 108.8, 88.7, 2.9)
    drawing.line(INK, 2.3, outline("M104,89.5Q110,82.5 118.5,88.5"))
    drawing.line(INK, 2.6, outline("M105,79.5Q111,76 119,79"))
    drawing.line(family.lip, 2.4, outline("M102,109.2Q107,111 110.5,109"))
    drawing.fill(family.hair, _HAIR)
    drawing.line(family.strand, 1.6, outline("M138,80C137,96 140,112 149,124"))
    drawing.line(family.strand, 1.6, outline("M151,80C151,96 154,110 162,122"))


def _draw_cap(drawing: Drawing, figure: Figure) -> None:
    family = figure.family
    red = figure.suit == "H"
    drawing.fill(family.robe, _CAP)
    drawing.fill(GOLD, _CAP_BAND)
    drawing.fill(CREAM if red else family.second, _FEATHER)
    drawing.line(INK, 1.2, outline("M93,34Q108,46 118,61"))
    drawing.dot(family.robe if red else family.second, 119, 65, 5)
    drawing.dot(CREAM, 119, 65, 2.4)


def draw_jack_attribute(drawing: Drawing, figure: Figure, pose: Pose) -> None:
    """Draw the staff with its swallow-tail pennant, and the hand."""
    x, grip = pose.x, 150 - pose.lift
    drawing.fill(GOLD_DARK, rounded_box(x - 2.5, 40, 5, grip - 40, 2))
    drawing.fill(GOLD, rhombus(x, 38, 5.5, 10))
    pennant = outline("M2.5,50L13.9,50L13.9,88L8.2,81L2.5,88Z").transformed(pose.outward, 1, dx=x)
    drawing.fill(figure.family.robe, pennant)
    drawing.fill(GOLD, rhombus(x + pose.outward * 8.2, 65, 3.5, 7))
    draw_sleeve(drawing, figure.family, pose, grip + 6)
    draw_hand(drawing, figure.family, x, grip)
