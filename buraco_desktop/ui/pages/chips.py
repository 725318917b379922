"""Cards in words: small paper chips with rank and suit that stand inside a sentence (design 8)."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from buraco_desktop.engine.cards import JOKER, RANK, RANKS, SUIT, SUITS, CardId
from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.picture_memory import without_painter
from buraco_desktop.ui.svg import paint_svg

CHIP_HEIGHT = 1.42
"""Height of a chip divided by the size of the text around it."""
GLYPH_HEIGHT, SUIT_HEIGHT = 0.54, 0.52
INK = b"#1B2336"
TWO_COLOURS = ("#171C26", "#C2222E", "#C2222E", "#171C26")
FOUR_COLOURS = ("#171C26", "#C2222E", "#1757B8", "#126B38")
HIGH_CONTRAST_COLOURS = ("#000000", "#B00010", "#0B3FA8", "#00562A")


@lru_cache(maxsize=400)
def chip_image(card: CardId, text_size: float, ratio: float, faces: FaceStyle) -> QImage:
    """Return the chip of a card; `text_size` is the font's size in logical pixels."""
    height = round(text_size * CHIP_HEIGHT)
    rank = RANK[card]
    suit = "joker-red" if card % 2 == 0 else "joker-black"
    colour = ("#C2222E" if card % 2 == 0 else "#171C26") if rank == JOKER else suit_colour(SUIT[card], faces)
    if rank != JOKER:
        suit = SUITS[SUIT[card]]
    glyph_width = 0 if rank == JOKER else height * (0.54 if rank == 10 else 0.36)
    suit_size = height * SUIT_HEIGHT
    width = round(height * 0.42 + glyph_width + suit_size + (height * 0.12 if glyph_width else 0))
    image = QImage(
        QSize(round(width * ratio), round(height * ratio)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#CFC6B4"), 1))
    painter.setBrush(QColor("#FFFDF8"))
    box = QRectF(0.5, 0.5, width - 1, height - 1)
    painter.drawRoundedRect(box, height * 0.2, height * 0.2)
    x = height * 0.21
    if glyph_width:
        _draw(
            painter,
            f"rank-{RANKS[rank]}",
            colour,
            QRectF(x, height * 0.23, glyph_width, height * GLYPH_HEIGHT),
        )
        x += glyph_width + height * 0.12
    _draw(painter, f"suit-{suit}", colour, QRectF(x, (height - suit_size) / 2, suit_size, suit_size))
    painter.end()
    return without_painter(image)


def suit_colour(suit: int, faces: FaceStyle) -> str:
    """Return the colour of a suit 0..3 on paper, in the player's set of faces."""
    if faces.high_contrast:
        return HIGH_CONTRAST_COLOURS[suit]
    return (FOUR_COLOURS if faces.four_colours else TWO_COLOURS)[suit]


def _draw(painter: QPainter, name: str, colour: str, box: QRectF) -> None:
    drawing = asset_bytes("table", f"{name}.svg")
    for old in {INK, *(value.encode() for value in TWO_COLOURS)}:
        drawing = drawing.replace(old, colour.encode())
    paint_svg(painter, drawing, box, keeps_shape=True)
