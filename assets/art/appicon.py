"""Draw the icon of the program (DESIGN 13)."""

from drawing import Drawing
from geometry import region, ring, rounded_box, stroke_region, sun
from palette import FELT, FELT_DARK, FELT_LIGHT, GOLD, INK, PAPER, PAPER_EDGE, RED
from suits import suit

_VIEW = (0.0, 0.0, 256.0, 256.0)
_SUN = "#E09E1E"


def app_icon() -> str:
    """Return the icon for 32 pixels and more: two fanned cards on felt."""
    drawing = Drawing()
    _draw_felt(drawing, 5)
    drawing.add(_card(heart=True), "translate(96 132) rotate(-18)")
    drawing.add(_card(heart=False), "translate(148 132) rotate(8)")
    return drawing.svg(_VIEW)


def small_app_icon() -> str:
    """Return the icon for 16 to 24 pixels: one card with the sun."""
    drawing = Drawing()
    _draw_felt(drawing, 0)
    drawing.fill(FELT_DARK, rounded_box(59, 30, 146, 208, 20))
    drawing.fill(PAPER, rounded_box(55, 22, 146, 208, 20))
    drawing.fill(_SUN, sun(128, 126, 62))
    drawing.dot(PAPER, 128, 126, 17)
    return drawing.svg(_VIEW)


def _draw_felt(drawing: Drawing, rim: float) -> None:
    felt = rounded_box(6, 6, 244, 244, 54)
    drawing.fill(FELT, felt)
    drawing.fill(FELT_LIGHT, region(felt).intersection(region(ring(128, -40, 220, 170))))
    if rim:
        drawing.line(GOLD, rim, rounded_box(8.5, 8.5, 239, 239, 51.5), "flat")


def _card(*, heart: bool) -> Drawing:
    card = Drawing()
    card.fill(FELT_DARK, rounded_box(-57, -74, 114, 162, 14))
    paper = rounded_box(-57, -80, 114, 160, 14)
    card.fill(PAPER, paper)
    card.line(PAPER_EDGE, 2.4, paper, "flat")
    if heart:
        card.fill(RED, suit("H", -33, -53, 30))
        return card
    card.fill(INK, stroke_region(ring(0, 0, 38.5), 10))
    card.fill(_SUN, sun(0, 0, 27))
    return card
