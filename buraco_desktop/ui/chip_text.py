"""Sentences with cards as pictures: a sign of its own stands for each card until the text is set."""

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFontMetricsF, QTextDocument, QTextOption

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.pages.chips import CHIP_HEIGHT, chip_image
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text import card_short

CARD_SCHEME = "card"
_BEGIN, _END = "\ue000", "\ue001"


def card_sign(card: CardId) -> str:
    """Return a sign that escaping leaves alone, to be replaced by the card's picture."""
    return f"{_BEGIN}{card}{_END}"


def escaped(text: str) -> str:
    """Return a text as HTML; Python's own module for that reads the names of 2,000 signs first."""
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;")):
        text = text.replace(sign, name)
    return text


def html_with_chips(text: str, text_size: float) -> str:
    """Return a text with `card_sign`s as HTML that shows the pictures `card:17`; the rest is escaped."""
    return with_chips(escaped(text).replace("\n", "<br>"), text_size)


def with_chips(html: str, text_size: float) -> str:
    """Return HTML with the pictures in place of the signs; `text_size` in logical pixels."""
    height = round(text_size * CHIP_HEIGHT)
    parts = html.split(_BEGIN)
    shown = [parts[0]]
    for part in parts[1:]:
        card, _, rest = part.partition(_END)
        shown.append(
            f'<img src="{CARD_SCHEME}:{card}" height="{height}" style="vertical-align: middle">{rest}'
        )
    return "".join(shown)


def card_pieces(text: str) -> list[str | CardId]:
    """Return a text in pieces: words, and in their places the cards whose signs stand in it."""
    parts = text.split(_BEGIN)
    pieces: list[str | CardId] = [parts[0]]
    for part in parts[1:]:
        card, _, rest = part.partition(_END)
        pieces += [int(card), rest]
    return [piece for piece in pieces if piece != ""]


def cards_in(text: str) -> list[CardId]:
    """Return the cards whose signs stand in a text."""
    return [piece for piece in card_pieces(text) if not isinstance(piece, str)]


def written_out(text: str) -> str:
    """Return a text with its cards in letters."""
    return "".join(piece if isinstance(piece, str) else card_short(piece) for piece in card_pieces(text))


def chip_document(
    text: str, look: Look, size: float, weight: int, width: float, ratio: float, head: str = ""
) -> QTextDocument:
    """Return a text with its cards as pictures, broken to a width in logical pixels; `head` is bold."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(look.font(size, weight))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    pixels = max(12.0, size * look.unit)
    chips = {card: chip_image(card, pixels, ratio, look.faces) for card in set(cards_in(text))}
    for card, image in chips.items():
        document.addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"{CARD_SCHEME}:{card}"), image
        )
    metrics, bold = QFontMetricsF(document.defaultFont()), QFontMetricsF(look.font(size, 700))

    def measure(word: str) -> float:
        widths = (
            metrics.horizontalAdvance(piece)
            if isinstance(piece, str)
            else chips[piece].deviceIndependentSize().width()
            for piece in card_pieces(word)
        )
        return sum(widths)

    lines = _broken(text, width, measure, bold.horizontalAdvance(f"{head} ") if head else 0)
    start = f"<b>{escaped(head)}</b> " if head else ""
    document.setHtml(f'<span style="color:{look.text.name()}">{start}{html_with_chips(lines, pixels)}</span>')
    document.setTextWidth(width)
    return document


def _broken(text: str, width: float, measure: Callable[[str], float], start: float) -> str:
    """Return a text broken into lines at its blanks: Qt would break it beside every picture as well.

    `start` is taken from the first line.
    """
    lines: list[str] = []
    blank = measure(" ")
    for paragraph in text.split("\n"):
        line, length = "", start
        for word in paragraph.split(" "):
            wide = measure(word)
            if line and length + blank + wide > width - 1:
                lines.append(line)
                line, length = word, wide
            else:
                line, length = (f"{line} {word}", length + blank + wide) if line else (word, length + wide)
        lines.append(line)
        start = 0
    return "\n".join(lines)
