"""Sentences with cards as pictures: a sign of its own stands for each card until the text is set."""

from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument, QTextOption

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.pages.chips import CHIP_HEIGHT, chip_image
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text import card_short

CARD_SCHEME = "card"
_BEGIN, _END = "\ue000", "\ue001"


def card_sign(card: CardId) -> str:
    """Return a sign that escaping leaves alone, to be replaced by the card's picture."""
    return f"{_BEGIN}{card}{_END}"


def html_with_chips(text: str, text_size: float) -> str:
    """Return a text with `card_sign`s as HTML that shows the pictures `card:17`; the rest is escaped."""
    return with_chips(escape(text).replace("\n", "<br>"), text_size)


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
    for card in set(cards_in(text)):
        image = chip_image(card, pixels, ratio, look.faces)
        document.addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"{CARD_SCHEME}:{card}"), image
        )
    bold = f"<b>{escape(head)}</b> " if head else ""
    document.setHtml(f'<span style="color:{look.text.name()}">{bold}{html_with_chips(text, pixels)}</span>')
    document.setTextWidth(width)
    return document
