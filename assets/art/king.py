"""Draw the kings (DESIGN 5.3 and 5.6)."""

from drawing import Drawing
from figures import Figure, Pose, draw_eyes, draw_hand, draw_robe, draw_sleeve
from geometry import outline, region, rounded_box
from palette import CREAM, GOLD, GOLD_DARK, INK, STEEL, STEEL_DARK
from suits import suit

_CAPE = outline(
    "M54,168C70,150 92,143 106,126L144,126C158,143 180,150 196,168"
    "L187,178C170,163 152,160 141,157L125,192L109,157C98,160 80,163 63,178Z"
)
_TAILS = (
    (72, 161),
    (88, 152),
    (103, 146),
    (147, 146),
    (162, 152),
    (178, 161),
    (114.5, 160.5),
    (135.5, 160.5),
)


def draw_king(drawing: Drawing, figure: Figure) -> None:
    """Draw a king without his attribute."""
    draw_robe(drawing, figure)
    _draw_cape(drawing)
    _draw_head(drawing, figure)
    _draw_crown(drawing, figure)


def _draw_cape(drawing: Drawing) -> None:
    drawing.fill(CREAM, _CAPE)
    for x, y in _TAILS:
        tail = outline(
            f"M{x},{y - 4.5}"
            f"C{x + 1},{y - 1} {x + 3.4},{y + 2} {x + 2.8},{y + 4}L{x},{y + 2.4}L{x - 2.8},{y + 4}"
            f"C{x - 3.4},{y + 2} {x - 1},{y - 1} {x},{y - 4.5}Z"
        )
        drawing.fill(INK, region(tail).intersection(region(_CAPE)))


def _draw_head(drawing: Drawing, figure: Figure) -> None:
    family = figure.family
    drawing.fill(family.hair, rounded_box(91, 66, 68, 58, 17))
    drawing.fill(
        family.skin, outline("M103,64L147,64L147,100C147,122 138,128 125,128C112,128 103,122 103,100Z")
    )
    drawing.fill(family.shade, outline("M125,82L130,99L125,101L118,99Z"))
    beard = (
        "M97,92C97,128 108,144 125,156C142,144 153,128 153,92L147,90"
        "C146,100 140,104 125,104C110,104 104,100 103,90Z"
    )
    drawing.fill(family.hair, outline(beard))
    for start, end in ((111, 116), (125, 125), (139, 134)):
        drawing.line(family.strand, 1.6, outline(f"M{start},119Q{start},132 {end},143"))
    drawing.fill(family.lip, outline("M116,109Q125,105 134,109Q125,116 116,109Z"))
    moustache = (
        "M125,102C118,97 108,99 101,110C111,111 120,109 125,105.5"
        "C130,109 139,111 149,110C142,99 132,97 125,102Z"
    )
    drawing.fill(family.hair, outline(moustache))
    draw_eyes(drawing, 86, 11.5)
    drawing.line(INK, 2.6, outline("M105,79Q113,74 120,79"))
    drawing.line(INK, 2.6, outline("M130,79Q137,74 145,79"))
    drawing.line(INK, 1.8, outline("M120,80L117.5,99L123,101.5"))


def _draw_crown(drawing: Drawing, figure: Figure) -> None:
    robe = figure.family.robe
    for x, y in ((89, 42), (125, 35.5), (161, 42)):
        drawing.dot(robe, x, y, 4.6)
    drawing.fill(GOLD, outline("M97,66L89,43L108,54L125,36L142,54L161,43L153,66Z"))
    drawing.fill(GOLD, outline("M95.5,66L154.5,66L152.5,71Q125,76.5 97.5,71Z"))
    drawing.fill(robe, outline("M95,60Q125,66 155,60L154,68.5Q125,74.5 96,68.5Z"))
    for x, y in ((105, 66.2), (125, 67.3), (145, 66.2)):
        drawing.dot(CREAM, x, y, 2.6)
    drawing.fill(figure.colour, suit(figure.suit, 125, 53.5, 13))


def draw_king_attribute(drawing: Drawing, figure: Figure, pose: Pose) -> None:
    """Draw the sword of a black king or the sceptre of a red one, with the hand."""
    if figure.suit in "SC":
        _draw_sword(drawing, figure, pose)
    else:
        _draw_sceptre(drawing, figure, pose)


def _draw_sword(drawing: Drawing, figure: Figure, pose: Pose) -> None:
    x, hilt = pose.x, 142 - pose.lift
    drawing.fill(STEEL, outline(f"M{x},34L{x + 5.5},45L{x + 5.5},{hilt}L{x - 5.5},{hilt}L{x - 5.5},45Z"))
    drawing.fill(STEEL_DARK, outline(f"M{x},34L{x + 5.5},45L{x + 5.5},{hilt}L{x},{hilt}Z"))
    draw_sleeve(drawing, figure.family, pose, hilt + 12)
    draw_hand(drawing, figure.family, x, hilt + 11)
    drawing.fill(GOLD, rounded_box(x - 15, hilt - 3, 30, 6.5, 3.2))


def _draw_sceptre(drawing: Drawing, figure: Figure, pose: Pose) -> None:
    x, grip = pose.x, 146 - pose.lift
    drawing.fill(GOLD_DARK, rounded_box(x - 3, 58, 6, grip - 58, 2))
    drawing.fill(GOLD, rounded_box(x - 3, 58, 3, grip - 58, 1))
    drawing.fill(GOLD, rounded_box(x - 7, 66, 14, 5, 2.5))
    drawing.dot(GOLD, x, 50, 14.5)
    drawing.dot(CREAM, x, 50, 11.8)
    drawing.fill(figure.colour, suit(figure.suit, x, 50.5, 17))
    draw_sleeve(drawing, figure.family, pose, grip + 2)
    draw_hand(drawing, figure.family, x, grip)
