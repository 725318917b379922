"""A wrapped sentence in which cards in brackets, such as `[7H]`, are drawn as chips."""

import math
import re
from html import escape

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QPainter, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QSizePolicy, QWidget

from buraco_desktop.engine.cards import RANKS, SUITS, CardId, kind_of
from buraco_desktop.ui.pages.chips import chip_image
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text import card_name

_CARD = re.compile(r"\[(10|[2-9AJQK])([SHDC])\]")
LINE_HEIGHT = 115
"""Distance of lines, in percent of the font's own."""
CHIP_SIZE = 0.92
"""Size of the text in a chip divided by that of the text around it."""


def plain_text(text: str) -> str:
    """Return the sentence with the cards in words, for screen readers."""
    return _CARD.sub(lambda found: card_name(_card(found)), text)


def _card(found: re.Match[str]) -> CardId:
    return kind_of(SUITS.index(found[2]), RANKS.index(found[1]))


class ChipText(QWidget):
    """The sentence; dim, with an optional second one that is strong."""

    def __init__(self, pixels: float) -> None:
        super().__init__()
        self._pixels, self._text, self._strong = pixels, "", ""
        self._look = Look(is_sheet=True)
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._ratio = 1.0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_text(self, text: str, strong: str = "") -> None:
        """Show a sentence, and a strong one after it."""
        if (text, strong) != (self._text, self._strong):
            self._text, self._strong = text, strong
            self._write()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self._write()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the sentence broken into lines of a width."""
        self._document.setTextWidth(width)
        return math.ceil(self._document.size().height())

    def sizeHint(self) -> QSize:
        """Return the sentence on one line."""
        return QSize(math.ceil(self._document.idealWidth()), self.heightForWidth(10_000))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sentence."""
        if self.devicePixelRatioF() != self._ratio:
            self._write()
        self._document.setTextWidth(self.width())
        painter = QPainter(self)
        self._document.drawContents(painter)
        painter.end()

    def _write(self) -> None:
        look, document = self._look, self._document
        self._ratio = self.devicePixelRatioF()
        document.clear()
        document.setDefaultFont(look.font(self._pixels, 500))
        size = CHIP_SIZE * document.defaultFont().pixelSize()

        def chip(found: re.Match[str]) -> str:
            card = _card(found)
            image = chip_image(card, size, self._ratio, look.faces)
            document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"card:{card}"), image)
            return f'<img src="card:{card}" style="vertical-align: middle">'

        html = _CARD.sub(chip, escape(self._text, quote=False))
        strong = f' <span style="font-weight: 650">{escape(self._strong)}</span>' if self._strong else ""
        style = f"line-height: {LINE_HEIGHT}%; color: {look.dim.name()}"
        document.setHtml(f'<p style="{style}">{html}{strong}</p>')
        self.updateGeometry()
        self.update()
