"""Examples as pictures: fans of cards with wild chips, plus signs and arrows, and the signs of a verdict."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from buraco_desktop.ui.faces import card_height
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.rule_book.model import Example, Fan, Piece, Sign
from buraco_desktop.ui.table.badges import chip_image
from buraco_desktop.ui.table.parts import blank_image

CARD_WIDTH, LEAST_CARD_WIDTH = 50, 36
STRIP = 0.35
"""Exposed part of a covered card, in card widths."""
GAP, SIGN_WIDTH, ARROW_WIDTH = 8, 14, 24
EDGE = 6
"""Room for the shadows around the cards."""
CAPTION = 12.5
RIGHT_COLOUR = "#2E8B62"
SIGN_SIZE, SIGN_BELOW = 22, 6
"""Size of the sign of a verdict, and the empty room below it that lifts it to the middle of its line."""


def fitting_card_width(example: Example, look: Look, room: float) -> int:
    """Return the width of a card with which an example fits into `room` logical pixels, if any does."""
    width = look.px(CARD_WIDTH)
    while width > LEAST_CARD_WIDTH and picture_size(example, look, width)[0] > room:
        width -= 1
    return width


def picture_size(example: Example, look: Look, card_width: int) -> tuple[int, int]:
    """Return width and height of the picture of an example, in logical pixels."""
    width = sum(_piece_width(piece, look, card_width) for piece in example.pieces)
    width += look.px(GAP) * (len(example.pieces) - 1) + 2 * EDGE
    height = card_height(card_width) + 2 * EDGE
    if any(isinstance(piece, Fan) and piece.caption for piece in example.pieces):
        height += look.px(CAPTION * 1.45)
    return width, height


def example_image(example: Example, look: Look, card_width: int, ratio: float) -> QImage:
    """Return the picture of an example for a device pixel ratio."""
    image = blank_image(*picture_size(example, look, card_width), ratio)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    x = EDGE
    for piece in example.pieces:
        if isinstance(piece, Fan):
            _draw_fan(painter, piece, x, look, card_width)
        else:
            _draw_sign(painter, piece, x, look, card_width)
        x += _piece_width(piece, look, card_width) + look.px(GAP)
    painter.end()
    return image


def verdict_image(is_right: bool, look: Look, ratio: float) -> QImage:
    """Return the sign of a verdict: a disc with a tick, or a barred ring."""
    size, below = look.px(SIGN_SIZE), look.px(SIGN_BELOW)
    image = blank_image(size, size + below, ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, size, size)
    if is_right:
        painter.setPen(QPen(QColor("#FFFFFF"), 2) if look.is_high_contrast else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor("#000000" if look.is_high_contrast else RIGHT_COLOUR))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        look.art.icon(
            painter,
            "check",
            box.adjusted(size * 0.2, size * 0.2, -size * 0.2, -size * 0.2),
            QColor("#FFFFFF"),
        )
    else:
        look.art.icon(painter, "barred-ring", box, QColor(look.theme.negative))
    painter.end()
    return image


def _strip(card_width: int) -> int:
    return round(card_width * STRIP)


def _piece_width(piece: Piece, look: Look, card_width: int) -> int:
    if isinstance(piece, Sign):
        return look.px(ARROW_WIDTH if piece is Sign.ARROW else SIGN_WIDTH)
    width = card_width + _strip(card_width) * (len(piece.cards) - 1)
    if piece.caption:
        words = QFontMetricsF(look.font(CAPTION, 500)).horizontalAdvance(piece.caption)
        width = max(width, round(words) + 2)
    return width


def _draw_fan(painter: QPainter, fan: Fan, left: int, look: Look, width: int) -> None:
    strip = _strip(width)
    for index, card in enumerate(fan.cards):
        # The large index at any size: most of each card is covered.
        look.art.card(painter, look.faces.file_name(card, 0), left + index * strip, EDGE, width)
        if index == fan.wild:
            side = max(14, round(0.3 * width))
            room = strip if index < len(fan.cards) - 1 else round(0.5 * width)
            ratio = painter.device().devicePixelRatioF()
            at = QPointF(left + index * strip + max(1, (room - side) / 2), EDGE + 0.62 * card_height(width))
            painter.drawImage(at, chip_image(fan.wild_rank, side, look.theme, ratio))
    if fan.caption:
        painter.setFont(look.font(CAPTION, 500))
        painter.setPen(look.dim)
        top, height = EDGE + card_height(width) + 2, look.px(CAPTION * 1.45)
        box = QRectF(left, top, _piece_width(fan, look, width), height)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fan.caption)


def _draw_sign(painter: QPainter, sign: Sign, left: int, look: Look, card_width: int) -> None:
    width = _piece_width(sign, look, card_width)
    middle = EDGE + card_height(card_width) / 2
    pen = QPen(look.dim, 2 * look.unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inset = width * 0.1
    lines = [QLineF(left + inset, middle, left + width - inset, middle)]
    if sign is Sign.ARROW:
        tip, barb = left + width - inset, width * 0.3
        lines += [
            QLineF(tip, middle, tip - barb, middle - barb),
            QLineF(tip, middle, tip - barb, middle + barb),
        ]
    elif sign is Sign.PLUS:
        centre, reach = left + width / 2, width * 0.4
        lines.append(QLineF(centre, middle - reach, centre, middle + reach))
    painter.drawLines(lines)
