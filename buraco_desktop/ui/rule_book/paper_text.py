"""Running text on paper: rounded boxes behind it, pictures in it, and copies that spell the pictures out."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QAccessibleInterface,
    QColor,
    QFocusEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from buraco_desktop.ui.access.running_text import TextThings
from buraco_desktop.ui.pages.look import Look, draw_focus
from buraco_desktop.ui.pages.scrolling import style_scroll_bar

PICTURE = "\ufffc"
"""The sign that Qt has in a text where a picture is."""
LINE_HEIGHT, PER_CENT = 118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
"""Distance of lines by the font's own, and how Qt wants to be told so."""
BREAKS = "\u2029\u2028\ufdd0\ufdd1"
"""Ends of blocks, lines, and the edges of table cells."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded box behind a part of the text, or a bar at its left side."""

    start: int
    end: int
    fill: QColor
    line: QColor
    is_bar: bool = False


class PaperText(QTextBrowser):
    """Text that can be read, selected and copied, with links but without an address bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look(is_sheet=True)
        self.boxes: list[Box] = []
        self.draw_picture: Callable[[str, float], QImage] = _no_picture
        """Draws the picture with a name for a device pixel ratio."""
        self.describe_picture: Callable[[str], str] = str
        """Puts the picture with a name into words, for copies."""
        self._pictures: dict[tuple[str, float], QImage] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def access_root(self) -> QAccessibleInterface:
        """Return the root of its paragraphs for helping programs."""
        return TextThings(self, self.describe_picture).tree.make_root()

    def set_look(self, look: Look) -> None:
        """Take theme and scale; the text has to be written again."""
        self.look = look
        self._pictures.clear()
        self.setFont(look.font(15, 500))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, look.text)
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        style_scroll_bar(self, look)

    def clear_text(self, margin: float = 4) -> QTextCursor:
        """Remove everything and return a cursor to write with; the margin is in pixels of the design."""
        self.boxes = []
        self.clear()
        self.document().setDocumentMargin(self.look.px(margin))
        return QTextCursor(self.document())

    def text_format(self, pixels: float, weight: int, colour: QColor | None = None) -> QTextCharFormat:
        """Return the format of a text size of the design."""
        form = QTextCharFormat()
        form.setFont(self.look.font(pixels, weight))
        form.setForeground(colour or self.look.text)
        return form

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture of this name, drawn when it is first shown."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, QUrl(name))
        text, ratio = QUrl(name).toString(), self.devicePixelRatioF()
        if (text, ratio) not in self._pictures:
            self._pictures[text, ratio] = self.draw_picture(text, ratio)
        return self._pictures[text, ratio]

    def createMimeDataFromSelection(self) -> QMimeData:
        """Return the selected text with every picture in words."""
        data = QMimeData()
        cursor = self.textCursor()
        data.setText(self.text_between(cursor.selectionStart(), cursor.selectionEnd()))
        return data

    def text_between(self, start: int, end: int) -> str:
        """Return a part of the text with every picture in words."""
        probe = QTextCursor(self.document())
        parts: list[str] = []
        for position in range(start, end):
            letter = self.document().characterAt(position)
            if letter == PICTURE:
                probe.setPosition(position + 1)
                parts.append(self.describe_picture(probe.charFormat().toImageFormat().name()) + " ")
            else:
                parts.append("\n" if letter in BREAKS else letter)
        return "".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the boxes, then the text over them."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in self.boxes:
            self._paint_box(painter, box)
        painter.end()
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3)
            draw_focus(painter, frame, self.look.px(8), self.look)
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame of the keyboard."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the frame away."""
        super().focusOutEvent(event)
        self.viewport().update()

    def extent(self, start: int, end: int) -> tuple[float, float]:
        """Return the upper and lower edge of a part of the text, from the top of the document."""
        layout, document = self.document().documentLayout(), self.document()
        first = layout.blockBoundingRect(document.findBlock(start))
        last = layout.blockBoundingRect(document.findBlock(max(start, end - 1)))
        bottom = max(first.bottom(), last.bottom())
        probe = QTextCursor(document)
        # A table as the last part ends with the cell that is higher, less its margin.
        for position in range(max(start, end - 2), end):
            probe.setPosition(position)
            table = probe.currentTable()
            if table is not None:
                frame = layout.frameBoundingRect(table)
                bottom = max(bottom, frame.bottom() - table.format().bottomMargin())
        return first.top(), bottom

    def _paint_box(self, painter: QPainter, box: Box) -> None:
        top, bottom = self.extent(box.start, box.end)
        shift, look = self.verticalScrollBar().value(), self.look
        width = self.viewport().width()
        if box.is_bar:
            area = QRectF(look.px(2), top - shift, look.px(5), bottom - top)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(box.fill)
            painter.drawRoundedRect(area, look.px(2), look.px(2))
            return
        area = QRectF(1, top - shift - look.px(7), width - 2, bottom - top + look.px(14))
        painter.setBrush(box.fill)
        painter.setPen(QPen(box.line, 2 if look.is_high_contrast else 1.3))
        painter.drawRoundedRect(area, look.px(12), look.px(12))


def block_format(left: float = 0, top: float = 0, bottom: float = 0, indent: float = 0) -> QTextBlockFormat:
    """Return the format of a block; lengths in logical pixels."""
    form = QTextBlockFormat()
    form.setLeftMargin(left)
    form.setTopMargin(top)
    form.setBottomMargin(bottom)
    form.setTextIndent(indent)
    return form


def _no_picture(name: str, _ratio: float) -> QImage:
    raise KeyError(name)
