"""The text of the deal log: cards and signs as pictures, and a line at a time for the keyboard."""

from bisect import bisect_left
from math import ceil

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextBlock,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from buraco_desktop.ui.access.running_text import TextThings
from buraco_desktop.ui.chip_text import CARD_SCHEME
from buraco_desktop.ui.pages.chips import chip_image
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.table.parts import ICON_COLOUR, svg_image
from buraco_desktop.ui.text import card_name

TEXT_SIZE = 14
ICON_SCHEME = "icon"
NOWHERE = -1
"""The number of a line that is none."""
"""Which link of the line a key follows."""


class LogText(QTextBrowser):
    """Text with cards as pictures, which are drawn when they are first needed.

    For the keyboard it is one stop: Up and Down walk over its lines, Enter follows the first link of a line
    and Space the second.

    Signals:
        line_moved(int): the keyboard is on another line; its number among the blocks of the document.
    """

    line_moved = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look()
        self._chips: dict[tuple[str, float, float], QImage] = {}
        self._line = NOWHERE
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def access_root(self) -> QAccessibleInterface:
        """Return the root of its lines for helping programs."""
        things = TextThings(self, self.describe_picture, self.choose_line)
        things.follow_line(self.line)
        self.line_moved.connect(things.follow_line)
        return things.tree.make_root()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture of a card for a name like `card:17`."""
        url = QUrl(name)
        if url.scheme() == ICON_SCHEME:
            side = round(TEXT_SIZE * self.look.unit * 1.1)
            tint = self.look.theme.text_dim.encode()
            return svg_image("icons", url.path(), side, side, self.devicePixelRatioF(), ICON_COLOUR, tint)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != CARD_SCHEME:
            return super().loadResource(kind, url)
        size, ratio = TEXT_SIZE * self.look.unit, self.devicePixelRatioF()
        key = (url.path(), size, ratio)
        if key not in self._chips:
            self._chips[key] = chip_image(int(url.path()), size, ratio, self.look.faces)
        return self._chips[key]

    def describe_picture(self, name: str) -> str:
        """Return what a picture shows: the name of a card; nothing for the sign of a link."""
        scheme, _, rest = name.partition(":")
        return card_name(int(rest)) if scheme == CARD_SCHEME else ""

    def forget_chips(self) -> None:
        """Draw the cards anew when they are next needed."""
        self._chips.clear()

    # -- by keyboard --------------------------------------------------------------------------------------

    @property
    def line(self) -> int:
        """Number of the line that the keyboard is on, −1 for none."""
        return self._line

    def choose_line(self, number: int) -> None:
        """Be on a line, and bring it into sight."""
        block = self.document().findBlockByNumber(number)
        if not block.isValid():
            return
        self._line = number
        self.show_line(number)
        self.viewport().update()
        self.line_moved.emit(number)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Leave the text: a browser's own Tab would stop at every link of every line."""
        return QTextEdit.focusNextPrevChild(self, is_next)

    @property
    def place(self) -> int | None:
        """The place of the keyboard among the lines that tell of something played; None for none."""
        lines = self._lines()
        return lines.index(self._line) if self._line in lines else None

    def stay_at(self, place: int | None) -> None:
        """Be at a `place` again when the text was written anew; the text is not moved."""
        lines = self._lines()
        self._line = NOWHERE if place is None or place >= len(lines) else lines[place]

    def show_line(self, number: int) -> None:
        """Bring a line into sight."""
        box = self.document().documentLayout().blockBoundingRect(self.document().findBlockByNumber(number))
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if box.top() < bar.value():
            bar.setValue(int(box.top()))
        elif box.bottom() > bar.value() + height:
            bar.setValue(ceil(box.bottom()) - height)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the last line; a click says itself where, and moves nothing from under the mouse."""
        super().focusInEvent(event)
        lines = self._lines()
        if lines and self._line not in lines and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.choose_line(lines[-1])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link, and be on the line that was clicked."""
        number = self.cursorForPosition(event.position().toPoint()).blockNumber()
        if number in self._lines():
            self.choose_line(number)
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, and ask for the reasons of a line; keys of the table are passed on."""
        key, lines = Qt.Key(event.key()), self._lines()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -99_999, Qt.Key.Key_End: 99_999}
        link_of = {Qt.Key.Key_Return: 0, Qt.Key.Key_Enter: 0, Qt.Key.Key_Space: 1}
        if key in steps and lines:
            index = bisect_left(lines, self._line) + steps[key] if self._line != NOWHERE else len(lines) - 1
            self.choose_line(lines[max(0, min(len(lines) - 1, index))])
        elif key in link_of:
            links = links_of(self.document().findBlockByNumber(self._line))
            if len(links) > link_of[key]:
                self.anchorClicked.emit(QUrl(links[link_of[key]]))
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and a frame around the line that the keyboard is on."""
        super().paintEvent(event)
        block = self.document().findBlockByNumber(self._line)
        if not self.hasFocus() or not block.isValid():
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.look.text, 2))
        box = self.document().documentLayout().blockBoundingRect(block)
        box.translate(0, -self.verticalScrollBar().value())
        # Letters and cards stand out of their line a little.
        painter.drawRoundedRect(box.adjusted(1, -3, -1, 3), 6, 6)
        painter.end()

    def _lines(self) -> list[int]:
        """Return the numbers of the lines that have links: those that tell of something played."""
        block, found = self.document().begin(), []
        while block.isValid():
            if links_of(block):
                found.append(block.blockNumber())
            block = block.next()
        return found


def links_of(block: QTextBlock) -> list[str]:
    """Return the targets of the links in a line, from left to right."""
    found: list[str] = []
    pieces = block.begin() if block.isValid() else None
    while pieces is not None and not pieces.atEnd():
        form = pieces.fragment().charFormat()
        if form.isAnchor() and form.anchorHref() and form.anchorHref() not in found:
            found.append(form.anchorHref())
        pieces += 1
    return found
