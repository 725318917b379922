"""Draw the people whom bots play: flat shapes of the same hand as the courts, in everyday clothes."""

from collections.abc import Callable
from dataclasses import dataclass

from drawing import Drawing
from figures import AXIS, ROBE, draw_eyes, draw_pair
from geometry import outline, region, ring, rounded_box, stroke_region
from palette import CREAM, GOLD, INK, WHITE

_FACE = outline(
    "M101,82C101,64 111,58 125,58C139,58 149,64 149,82L148,98C146,114 136,125 125,125C114,125 104,114 102,98Z"
)
_NECK = outline("M114,112L136,112L137,130L150,135L125,160L100,135L113,130Z")
_NECK_SHADE = outline("M114,112L136,112L136.5,125Q125,134 113.5,125Z")
_NOSE = outline("M120.5,84L118.5,100L124,102.5")


@dataclass(frozen=True)
class Person:
    """Hold the colours of one person."""

    skin: str
    shade: str
    hair: str
    strand: str
    lip: str
    shirt: str
    trim: str
    panel: str


BRUNO = Person("#D9A577", "#BB8557", "#8E8F92", "#C9C9C6", "#A4483C", "#3F6B55", "#F1E3C2", "#E1EEDF")
LUCIA = Person("#F0C7A0", "#DBA67C", "#6B3A22", "#A8683F", "#C0413A", "#D9642C", "#2F8C92", "#FCEDCB")
MARTA = Person("#8C573A", "#70432B", "#1C1820", "#5E5560", "#8F332F", "#2F8C92", "#F4D35E", "#E4EBF2")
DIEGO = Person("#C68B5F", "#A76E46", "#231D22", "#655A64", "#93382F", "#F7F1E3", "#C4302F", "#FBE4DA")
ROSA = Person("#F4D2B5", "#E0B190", "#D8D5D2", "#F4F2EE", "#C04A4A", "#7A5C9E", "#E8D7F0", "#EDE4F3")


def draw_bruno(drawing: Drawing) -> None:
    """Draw the prudent one: round glasses over a short grey beard, a knitted jacket."""
    person = BRUNO
    drawing.fill(person.hair, rounded_box(97, 50, 56, 50, 22))
    _draw_shoulders(drawing, person)
    drawing.fill(person.trim, outline("M108,130L125,152L142,130L156,136L125,175L94,136Z"))
    _draw_neck(drawing, person)
    for x in (97.5, 152.5):
        drawing.dot(person.skin, x, 92, 5, 7)
    drawing.fill(person.skin, _FACE)
    drawing.fill(
        person.hair,
        outline(
            "M100,90C100,112 110,130 125,130C140,130 150,112 150,90L147,98"
            "C143,106 137,108 125,108C113,108 107,106 103,98Z"
        ),
    )
    for start, end in ((113, 116), (125, 125), (137, 134)):
        drawing.line(person.strand, 1.5, outline(f"M{start},116Q{start},121 {end},126"))
    _draw_mouth(drawing, person, 112)
    drawing.fill(
        person.hair,
        outline(
            "M125,104.5C119,101 110,103 106,109C114,110 121,109 125,107.5"
            "C129,109 136,110 144,109C140,103 131,101 125,104.5Z"
        ),
    )
    draw_eyes(drawing, 87, 11.5)
    _draw_brows(drawing, INK, 76, 2.4)
    drawing.line(INK, 1.8, _NOSE)
    drawing.fill(
        person.hair,
        outline(
            "M99,84C97,60 108,47 127,47C146,47 153,60 151,84"
            "C148,74 146,68 142,64C130,68 114,66 107,63C103,68 101,74 99,84Z"
        ),
    )
    drawing.line(person.strand, 1.5, outline("M110,58Q122,52 138,56"))
    for x in (113.5, 136.5):
        drawing.hoop(INK, 2, x, 87.5, 10)
    drawing.line(INK, 2, outline("M123.5,86Q125,84.5 126.5,86"))


def draw_lucia(drawing: Drawing) -> None:
    """Draw the collector: a knot of brown hair, large earrings, two rows of beads."""
    person = LUCIA
    drawing.dot(person.hair, 125, 45, 15, 13)
    drawing.line(person.strand, 1.5, outline("M114,46Q124,38 136,44"))
    drawing.fill(
        person.hair,
        outline(
            "M125,50C97,50 90,74 94,97C95,104 100,107 105,104L145,104"
            "C150,107 155,104 156,97C160,74 153,50 125,50Z"
        ),
    )
    _draw_shoulders(drawing, person)
    drawing.fill(person.skin, outline("M104,133Q125,160 146,133L138,129L112,129Z"))
    _draw_neck(drawing, person)
    for row, beads in ((0, 4), (8.5, 5)):
        for k in range(-beads, beads + 1):
            tint = person.trim if (k + beads) % 2 else GOLD
            drawing.dot(tint, AXIS + k * 5.4, 141 + row - abs(k) ** 1.7 * 0.9, 3)
    drawing.fill(person.skin, _FACE)
    _draw_cheeks(drawing, person, 104)
    draw_pair(drawing, person.hair, outline("M126,54C108,54 97,66 99,92C106,84 122,78 127,57Z"))
    drawing.line(person.strand, 1.5, outline("M119,59C110,64 105,73 103,82"))
    drawing.line(person.strand, 1.5, outline("M131,59C140,64 145,73 147,82"))
    draw_eyes(drawing, 90, 11.3)
    _draw_brows(drawing, person.hair, 81, 2.2)
    drawing.line(INK, 1.7, _NOSE)
    _draw_lips(drawing, person, 111.5)
    for x in (98, 152):
        drawing.hoop(GOLD, 2.6, x, 113, 6)


def draw_marta(drawing: Drawing) -> None:
    """Draw the sprinter: a short crop under a yellow band, a sports shirt."""
    person = MARTA
    drawing.fill(person.hair, ring(125, 74, 38, 34))
    for x, y in (
        (91, 76),
        (95, 58),
        (108, 45),
        (125, 40),
        (142, 45),
        (155, 58),
        (159, 76),
        (90, 92),
        (160, 92),
    ):
        drawing.dot(person.hair, x, y, 10)
    _draw_shoulders(drawing, person)
    draw_pair(drawing, CREAM, outline("M88,140L94,137L112,160L104,164Z"))
    _draw_neck(drawing, person)
    drawing.line(CREAM, 4, outline("M104,134Q125,156 146,134"))
    for x in (99, 151):
        drawing.dot(person.skin, x, 93, 4.5, 6.5)
    drawing.fill(person.skin, _FACE)
    _draw_cheeks(drawing, person, 104)
    drawing.fill(
        person.hair,
        outline(
            "M100,80C101,62 110,55 125,55C140,55 149,62 150,80C143,73 135,71 125,71C115,71 107,73 100,80Z"
        ),
    )
    drawing.fill(person.trim, outline("M94,70C103,57 147,57 156,70L154,78C145,66 105,66 96,78Z"))
    draw_eyes(drawing, 89, 11.5)
    _draw_brows(drawing, INK, 80.5, 2.4)
    drawing.line("#3A2016", 1.7, _NOSE)
    drawing.fill(WHITE, outline("M114,108Q125,110.5 136,108Q132,117 125,117Q118,117 114,108Z"))
    drawing.line(person.lip, 2.2, outline("M113,107.5Q125,110.5 137,107.5"))
    drawing.line(person.lip, 2.2, outline("M117,115Q125,119.5 133,115"))
    for x in (98.5, 151.5):
        drawing.dot(GOLD, x, 101, 2.4)


def draw_diego(drawing: Drawing) -> None:
    """Draw the purist: parted hair, a fine moustache, a bow tie over a white shirt."""
    person = DIEGO
    _draw_shoulders(drawing, person)
    draw_pair(drawing, "#24406E", outline("M40,215L40,166C58,144 86,137 100,130L112,168L96,215Z"))
    _draw_neck(drawing, person)
    draw_pair(drawing, WHITE, outline("M112,126L100,131L112,150L125,140Z"))
    drawing.fill(person.trim, outline("M125,142L108,134.5L108,150Z"))
    drawing.fill(person.trim, outline("M125,142L142,134.5L142,150Z"))
    drawing.fill("#8F1F22", rounded_box(121, 138, 8, 8, 2.5))
    for x in (99, 151):
        drawing.dot(person.skin, x, 92, 4.8, 7)
    drawing.fill(person.skin, _FACE)
    drawing.fill(
        person.hair,
        outline(
            "M99,88C95,64 106,48 128,48C148,48 155,64 151,88L147,80"
            "C146,72 144,68 140,65C126,68 116,66 112,60C110,67 105,72 103,80Z"
        ),
    )
    drawing.line(person.strand, 1.5, outline("M114,58C120,53 132,51 142,56"))
    drawing.line(person.strand, 1.5, outline("M117,62C125,58 136,58 145,63"))
    draw_eyes(drawing, 88, 11.5)
    _draw_brows(drawing, person.hair, 78.5, 2.6)
    drawing.line(INK, 1.8, _NOSE)
    drawing.fill(
        person.hair,
        outline(
            "M125,106C119,103.5 111,105 107,109.5C114,110.5 121,110 125,108.5"
            "C129,110 136,110.5 143,109.5C139,105 131,103.5 125,106Z"
        ),
    )
    _draw_mouth(drawing, person, 114)


def draw_rosa(drawing: Drawing) -> None:
    """Draw the even one: silver curls, small earrings, a shawl."""
    person = ROSA
    for x, y, size in (
        *((95, 98, 11), (155, 98, 11), (90, 82, 12), (160, 82, 12), (93, 65, 12), (157, 65, 12)),
        *((104, 52, 12), (146, 52, 12), (117, 45, 12), (133, 45, 12), (125, 60, 26)),
    ):
        drawing.dot(person.hair, x, y, size)
    _draw_shoulders(drawing, person)
    draw_pair(drawing, person.trim, outline("M104,128L92,140L110,176L125,160Z"))
    drawing.fill(GOLD, ring(125, 149, 4.6))
    _draw_neck(drawing, person)
    drawing.fill(person.skin, _FACE)
    _draw_cheeks(drawing, person, 103)
    for x, y, size in (
        (106, 66, 9),
        (118, 60, 9.5),
        (132, 60, 9.5),
        (144, 66, 9),
        (100, 76, 6),
        (150, 76, 6),
    ):
        drawing.dot(person.hair, x, y, size)
    for x, y in ((106, 63), (118, 57), (132, 57), (144, 63), (93, 79), (157, 79), (104, 49), (146, 49)):
        drawing.line(person.strand, 1.6, outline(f"M{x - 5},{y + 2}Q{x},{y - 4} {x + 5},{y + 2}"))
    draw_eyes(drawing, 91, 11.3)
    _draw_brows(drawing, "#9A948F", 82, 2.2)
    drawing.line(INK, 1.7, _NOSE)
    _draw_lips(drawing, person, 112)
    for side in (-1, 1):
        drawing.line(
            person.shade,
            1.3,
            outline(f"M{AXIS + side * 13},106Q{AXIS + side * 15.5},110 {AXIS + side * 14},114"),
        )
        drawing.dot(GOLD, AXIS + side * 25, 108, 2.8)


PEOPLE: dict[str, tuple[Person, Callable[[Drawing], None]]] = {
    "prudent": (BRUNO, draw_bruno),
    "collector": (LUCIA, draw_lucia),
    "sprinter": (MARTA, draw_marta),
    "purist": (DIEGO, draw_diego),
    "even": (ROSA, draw_rosa),
}
"""How each character of the bots is drawn, and its colours."""


def _draw_shoulders(drawing: Drawing, person: Person) -> None:
    drawing.fill(person.shirt, ROBE)


def _draw_neck(drawing: Drawing, person: Person) -> None:
    drawing.fill(person.skin, region(_NECK))
    drawing.fill(person.shade, _NECK_SHADE)


def _draw_cheeks(drawing: Drawing, person: Person, y: float) -> None:
    for x in (108, 142):
        drawing.dot(person.shade, x, y, 4.8, 3.4)


def _draw_brows(drawing: Drawing, colour: str, y: float, width: float) -> None:
    """Draw both brows; nose and left brow nearly meet, as on the courts."""
    drawing.line(colour, width, outline(f"M105.5,{y + 1}Q113,{y - 4} 120,{y + 0.5}"))
    drawing.line(colour, width, outline(f"M130,{y + 0.5}Q137,{y - 4} 144.5,{y + 1}"))


def _draw_mouth(drawing: Drawing, person: Person, y: float) -> None:
    """Draw the smile of a man."""
    drawing.fill(
        person.lip, outline(f"M115.5,{y - 0.5}Q125,{y + 2} 134.5,{y - 0.5}Q125,{y + 8} 115.5,{y - 0.5}Z")
    )


def _draw_lips(drawing: Drawing, person: Person, y: float) -> None:
    """Draw the smile of a woman."""
    lips = (
        f"M115.5,{y - 1}Q120.5,{y - 3} 125,{y - 1}Q129.5,{y - 3} 134.5,{y - 1}Q125,{y + 8.5} 115.5,{y - 1}Z"
    )
    drawing.fill(person.lip, outline(lips))
    drawing.fill(person.lip, stroke_region(outline(f"M114.5,{y - 1.4}Q125,{y + 2.4} 135.5,{y - 1.4}"), 1.2))
