"""One line of a drawn part with its cards as paper chips (design 8, card in words)."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from buraco_desktop.ui.chip_text import card_pieces, written_out
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.chips import chip_image
from buraco_desktop.ui.table.parts import LEFT, SMALLEST_TEXT, device_ratio, draw_text
from buraco_desktop.ui.theme import colour, font


def chip_line_width(text: str, pixels: float, weight: int, faces: FaceStyle) -> float:
    """Return the width of a line in logical pixels; its cards stand as `chip_text.card_sign`s."""
    metrics = QFontMetricsF(font(pixels, weight))
    return sum(
        metrics.horizontalAdvance(piece)
        if isinstance(piece, str)
        else chip_image(piece, pixels, 1, faces).width()
        for piece in card_pieces(text)
    )


def halved(text: str, room: float, faces: FaceStyle) -> tuple[str, ...]:
    """Return a line, or both halves of one that would be cut off in the smallest text."""

    def width(line: str) -> float:
        return chip_line_width(line, SMALLEST_TEXT, 550, faces)

    words = text.split(" ")
    if len(words) == 1 or width(text) <= room:
        return (text,)
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(halves, key=lambda pair: max(map(width, pair)))


def draw_chip_line(
    painter: QPainter,
    text: str,
    box: QRectF,
    pixels: float,
    weight: int,
    tint: str,
    faces: FaceStyle,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Draw one line, made smaller where it must be, at last with its cards in letters; return its width."""
    size = pixels
    while (width := chip_line_width(text, size, weight, faces)) > box.width() and size > SMALLEST_TEXT:
        size = max(SMALLEST_TEXT, size - 0.5)
    if width > box.width():
        return draw_text(painter, written_out(text), box, pixels, weight, tint, align)
    x = box.left()
    if align & Qt.AlignmentFlag.AlignRight:
        x = box.right() - width
    elif align & Qt.AlignmentFlag.AlignHCenter:
        x = box.center().x() - width / 2
    face = font(size, weight)
    metrics = QFontMetricsF(face)
    painter.setFont(face)
    painter.setPen(colour(tint))
    for piece in card_pieces(text):
        if isinstance(piece, str):
            spot = QRectF(x, box.top(), metrics.horizontalAdvance(piece) + 1, box.height())
            painter.drawText(spot, LEFT | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine, piece)
            x += metrics.horizontalAdvance(piece)
        else:
            x += _draw_chip(painter, chip_image(piece, size, device_ratio(painter), faces), x, box)
    return width


def _draw_chip(painter: QPainter, chip: QImage, x: float, box: QRectF) -> float:
    """Draw a chip in the middle of a line's height; return its width."""
    size = chip.deviceIndependentSize()
    painter.drawImage(QPointF(round(x), round(box.center().y() - size.height() / 2)), chip)
    return size.width()
