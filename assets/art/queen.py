"""Draw the queens (DESIGN 5.3 and 5.6)."""

from drawing import Drawing
from figures import AXIS, Figure, Pose, draw_eyes, draw_hand, draw_pair, draw_robe, draw_sleeve
from geometry import outline, polar
from palette import CREAM, GOLD, GOLD_DARK, INK, LEAF

_HAIR_BACK = outline(
    "M125,52C96,52 88,76 88,96C88,116 82,130 74,146L176,146C168,130 162,116 162,96C162,76 154,52 125,52Z"
)
_HAIR_SIDE = outline("M92,100C92,124 86,136 82,142C84,150 92,152 100,144L108,120Z")
_HAIR_FRONT = outline("M126,56C109,56 98,68 99,96C108,92 122,80 126,58Z")
_FACE = outline(
    "M101,86C101,66 110,60 125,60C140,60 149,66 149,86C149,108 137,124 125,124C113,124 101,108 101,86Z"
)


def draw_queen(drawing: Drawing, figure: Figure) -> None:
    """Draw a queen without her flower."""
    family = figure.family
    drawing.fill(family.hair, _HAIR_BACK)
    draw_robe(drawing, figure)
    draw_pair(drawing, family.hair, _HAIR_SIDE)
    _draw_neck(drawing, figure)
    _draw_face(drawing, figure)
    _draw_tiara(drawing, figure)


def _draw_neck(drawing: Drawing, figure: Figure) -> None:
    family = figure.family
    drawing.fill(family.skin, outline("M114,126L136,126L150,132L125,164L100,132Z"))
    drawing.fill(family.shade, outline("M114,110L136,110L136,126Q125,136 114,126Z"))
    draw_pair(drawing, CREAM, outline("M100,129L125,165.5L119,172L88,136Z"))
    for k in range(-3, 4):
        drawing.dot(GOLD, AXIS + k * 6.2, 138.5 - abs(k) ** 1.6 * 1.1, 3)
    drawing.dot(family.robe, AXIS, 146, 4.2)


def _draw_face(drawing: Drawing, figure: Figure) -> None:
    family = figure.family
    drawing.fill(family.skin, _FACE)
    draw_pair(drawing, family.hair, _HAIR_FRONT)
    drawing.line(family.strand, 1.5, outline("M119,62C109,67 104,76 102.5,86"))
    drawing.line(family.strand, 1.5, outline("M131,62C141,67 146,76 147.5,86"))
    for x in (108.5, 141.5):
        drawing.dot(family.shade, x, 103, 4.6, 3.4)
    draw_eyes(drawing, 92, 11)
    drawing.line(INK, 2, outline("M106,84.5Q113,80 119.5,84.5"))
    drawing.line(INK, 2, outline("M130.5,84.5Q137,80 144,84.5"))
    drawing.line(INK, 1.7, outline("M120.5,86L119,102L124.5,104"))
    drawing.fill(
        family.lip, outline("M117.5,111.5Q121.5,108 125,110Q128.5,108 132.5,111.5Q125,118 117.5,111.5Z")
    )
    for x in (98, 152):
        drawing.dot(GOLD, x, 112, 3.4)
        drawing.dot(GOLD, x, 119, 2.4)


def _draw_tiara(drawing: Drawing, figure: Figure) -> None:
    for k in range(-2, 3):
        angle = -90 + k * 27
        root = polar(AXIS, 82, 30, angle)
        across, up = polar(0, 0, 1, angle)
        tip = AXIS + 40 * across, 80 + 44 * up
        drawing.line(GOLD, 4.4, outline(f"M{root[0]:.2f},{root[1]:.2f}L{tip[0]:.2f},{tip[1]:.2f}"))
        drawing.dot(GOLD, *tip, 6.2)
        drawing.dot(figure.family.robe if k % 2 == 0 else CREAM, *tip, 3.4)
    drawing.line(GOLD, 7.5, outline("M96,72C100,46 150,46 154,72"))
    drawing.line(GOLD_DARK, 1.4, outline("M98,73C102,50 148,50 152,73"))


def draw_queen_attribute(drawing: Drawing, figure: Figure, pose: Pose) -> None:
    """Draw the flower of a queen, with the hand."""
    x, grip, bloom = pose.x, 154 - pose.lift, 88
    drawing.line(
        LEAF, 3.2, outline(f"M{x + 3},{grip}C{x + 5},{grip - 18} {x - 2},{grip - 30} {x},{bloom + 10}")
    )
    leaf_y = 132 - pose.lift / 2
    leaf = "M0,0C8,-10 14,-11 17,-10C15,-2 8,2 0,0Z"
    drawing.fill(LEAF, outline(leaf).transformed(-pose.outward, 1, dx=x + 1, dy=leaf_y))
    for k in range(6):
        drawing.dot(figure.family.petal, *polar(x, bloom, 10, 60 * k + 30), 6.8)
    drawing.dot(CREAM, x, bloom, 6.6)
    drawing.dot(GOLD, x, bloom, 4.6)
    draw_sleeve(drawing, figure.family, pose, grip + 4)
    draw_hand(drawing, figure.family, x + 2, grip)
