"""The middle of the rule book: the paragraphs with their examples, hits marked, one paragraph framed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from buraco_desktop.ui.rule_book.model import Example, Paragraph, Section
from buraco_desktop.ui.rule_book.paper_text import LINE_HEIGHT, PER_CENT, Box, PaperText, block_format
from buraco_desktop.ui.rule_book.pictures import (
    SIGN_BELOW,
    SIGN_SIZE,
    example_image,
    fitting_card_width,
    picture_size,
    verdict_image,
)
from buraco_desktop.ui.rule_book.plain_text import REFUSED_SIGN, RIGHT_SIGN, example_cards
from buraco_desktop.ui.rule_book.search import places

INDENT, NUMBER_WIDTH = 70, 56
"""Left edge of the text, and the room for the numbers left of it."""
LEAST_WORDS = 170
"""A verdict stands below its cards where less width than this is left beside them."""
RIGHT_NAME, REFUSED_NAME = "verdict:right", "verdict:refused"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a paragraph is in the text."""

    key: str
    start: int
    end: int


class BookReader(PaperText):
    """The text of the book.

    Signals:
        moved(str): the player has scrolled, and the framed paragraph is out of sight; the key is that of the
            first one in sight.
    """

    moved = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._examples: dict[str, tuple[Example, int]] = {}
        """The examples by the names of their pictures, with the width of a card."""
        self._spots: list[Spot] = []
        self._texts: list[tuple[int, int]] = []
        self._framed = ""
        self._is_by_player = False
        self.draw_picture, self.describe_picture = self._draw, self._describe
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.verticalScrollBar().actionTriggered.connect(self._note_player)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def write_book(
        self, sections: Iterable[Section], remarks: Mapping[str, str], query: str, nothing_found: str
    ) -> None:
        """Write the sections; `remarks` are house rules by key, hits of `query` are marked."""
        # Clearing may take the scroll bar away, and a new width asks where the paragraphs are.
        self._examples, self._spots, self._texts = {}, [], []
        cursor = self.clear_text()
        cursor.beginEditBlock()
        for section in sections:
            self._write_heading(cursor, section)
            for paragraph in section.paragraphs:
                self._write_paragraph(cursor, paragraph, remarks.get(paragraph.key, ""))
        if not self._spots:
            self._block(cursor, self.look.px(INDENT), self.look.px(10))
            cursor.insertText(nothing_found, self.text_format(15, 500, self.look.dim))
        cursor.endEditBlock()
        self._mark(query)

    def go_to(self, key: str, is_framed: bool = True) -> None:
        """Scroll to a paragraph and frame it; an unknown key leaves everything as it is."""
        spot = self._spot(key)
        if spot is None:
            return
        self._framed = key if is_framed else ""
        self._frame()
        # Else the text would be scrolled to where it was written last when it is first shown.
        place = QTextCursor(self.document())
        place.setPosition(spot.start)
        self.setTextCursor(place)
        # Asking for the size lays the whole text out, so that the scroll bar knows its range.
        self.document().documentLayout().documentSize()
        top, _ = self.extent(spot.start, spot.end)
        if spot is self._spots[0]:
            top = 0
        self.verticalScrollBar().setValue(round(top) - self.look.px(16))
        self.viewport().update()

    @property
    def framed(self) -> str:
        """Key of the framed paragraph; empty without one."""
        return self._framed

    @property
    def shown_keys(self) -> list[str]:
        """The keys of the paragraphs that are shown."""
        return [spot.key for spot in self._spots]

    def paragraph_text(self, key: str) -> str:
        """Return what is shown of a paragraph, in words."""
        spot = self._spot(key)
        return "" if spot is None else self.text_between(spot.start, spot.end)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at the framed paragraph."""
        super().resizeEvent(event)
        self.go_to(self._framed)

    def _spot(self, key: str) -> Spot | None:
        return next((spot for spot in self._spots if spot.key == key), None)

    def _note_player(self) -> None:
        """Remember that the next change of the scroll bar is the player's and not that of a new layout."""
        self._is_by_player = True

    def _scrolled(self) -> None:
        if not self._is_by_player or not self._spots:
            return
        self._is_by_player = False
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        framed = self._spot(self._framed)
        if framed is not None:
            upper, lower = self.extent(framed.start, framed.end)
            if lower > top + self.look.px(30) and upper < bottom - self.look.px(30):
                return
        for spot in self._spots:
            if self.extent(spot.start, spot.end)[1] > top + self.look.px(30):
                self.moved.emit(spot.key)
                return

    # -- writing --------------------------------------------------------------------------------------------

    def _block(
        self, cursor: QTextCursor, left: float = 0, top: float = 0, bottom: float = 0, indent: float = 0
    ) -> None:
        """Begin a block; the empty one that stands behind every table is used first."""
        form = block_format(left, top, bottom, indent)
        form.setRightMargin(self.look.px(10))
        if indent:
            # Counted from where the line begins.
            form.setTabPositions([QTextOption.Tab(-indent, QTextOption.TabType.LeftTab)])
        if cursor.block().length() <= 1:
            cursor.setBlockFormat(form)
        else:
            cursor.insertBlock(form)

    def _say(self, cursor: QTextCursor, text: str, form: QTextCharFormat) -> None:
        """Write a text that the search looks into."""
        start = cursor.position()
        cursor.insertText(text, form)
        self._texts.append((start, cursor.position()))

    def _write_heading(self, cursor: QTextCursor, section: Section) -> None:
        look = self.look
        indent = look.px(INDENT)
        self._block(cursor, indent, look.px(24 if self._spots else 2), look.px(2), -look.px(NUMBER_WIDTH))
        colour = QColor(look.theme.us_on_sheet)
        cursor.insertText(f"{section.number}\t", self.text_format(22, 750, colour))
        cursor.insertText(section.title, self.text_format(22, 750))

    def _write_paragraph(self, cursor: QTextCursor, paragraph: Paragraph, remark: str) -> None:
        look = self.look
        indent = look.px(INDENT)
        self._block(cursor, indent, look.px(26), look.px(4), -look.px(NUMBER_WIDTH))
        start = cursor.position()
        cursor.insertText(f"{paragraph.number}\t", self.text_format(18, 650, QColor(look.theme.us_on_sheet)))
        self._say(cursor, paragraph.title, self.text_format(18, 650))
        self._block(cursor, indent, 0, look.px(4))
        form = cursor.blockFormat()
        form.setLineHeight(LINE_HEIGHT, PER_CENT)
        cursor.setBlockFormat(form)
        self._say(cursor, paragraph.text, self.text_format(15, 500))
        for number, example in enumerate(paragraph.examples, 1):
            is_last = number == len(paragraph.examples)
            self._write_example(cursor, f"example:{paragraph.key}/{number}", example, is_last)
        if remark:
            self._block(cursor, indent, look.px(4), look.px(2))
            cursor.insertText(remark, self.text_format(13.5, 550, QColor(look.theme.us_on_sheet)))
        self._spots.append(Spot(paragraph.key, start, cursor.position()))
        if remark:
            bar = QColor(look.theme.us)
            self.boxes.append(Box(start, cursor.position(), bar, bar, is_bar=True))

    def _write_example(self, cursor: QTextCursor, name: str, example: Example, is_last: bool) -> None:
        look = self.look
        indent = look.px(INDENT) - look.px(4)
        # The viewport is not laid out before the reader is first shown.
        room = self.width() - self.verticalScrollBar().sizeHint().width() - indent - look.px(20)
        card_width = fitting_card_width(example, look, room)
        self._examples[name] = example, card_width
        width, height = picture_size(example, look, card_width)
        picture = QTextImageFormat()
        picture.setName(name)
        picture.setWidth(width)
        picture.setHeight(height)
        if room - width - look.px(16) < max(look.px(LEAST_WORDS), self._longest_word(example.verdict)):
            self._block(cursor, indent, look.px(4))
            cursor.insertImage(picture)
            self._block(cursor, indent, 0, look.px(8))
            self._write_verdict(cursor, example, indent + look.px(4))
            return
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        form.setCellPadding(0)
        form.setCellSpacing(0)
        form.setLeftMargin(indent)
        # The block behind a table loses its own upper margin.
        form.setBottomMargin(look.px(22 if is_last else 0))
        fixed = QTextLength(QTextLength.Type.FixedLength, width + look.px(16))
        form.setColumnWidthConstraints([fixed, QTextLength(QTextLength.Type.VariableLength, 0)])
        if cursor.block().length() > 1:
            cursor.insertBlock(block_format())
        table = cursor.insertTable(1, 2, form)
        cards, words = table.cellAt(0, 0), table.cellAt(0, 1)
        for cell in (cards, words):
            cell_form = cell.format()
            cell_form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(cell_form)
        cards.firstCursorPosition().insertImage(picture)
        inner = words.firstCursorPosition()
        self._write_verdict(inner, example, 0)
        cursor.movePosition(QTextCursor.MoveOperation.End)

    def _longest_word(self, verdict: str) -> float:
        """Return the least width for a verdict with its sign, in which no word is broken."""
        metrics = QFontMetricsF(self.look.font(14.5, 650))
        words = max(metrics.horizontalAdvance(word) for word in verdict.split())
        return words + self.look.px(SIGN_SIZE + 9 + 16)

    def _write_verdict(self, cursor: QTextCursor, example: Example, left: float) -> None:
        look = self.look
        indent = look.px(SIGN_SIZE + 9)
        self._block(cursor, left + indent, 0, 0, -indent)
        sign = QTextImageFormat()
        sign.setName(RIGHT_NAME if example.is_right else REFUSED_NAME)
        sign.setWidth(look.px(SIGN_SIZE))
        sign.setHeight(look.px(SIGN_SIZE) + look.px(SIGN_BELOW))
        sign.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cursor.insertImage(sign)
        colour = QColor(look.theme.positive if example.is_right else look.theme.negative)
        cursor.insertText("\t", self.text_format(14.5, 650, colour))
        self._say(cursor, example.verdict, self.text_format(14.5, 650, colour))
        if example.reason:
            self._block(cursor, left + indent)
            self._say(cursor, example.reason, self.text_format(13.5, 500, look.dim))

    # -- marks ----------------------------------------------------------------------------------------------

    def _mark(self, query: str) -> None:
        form = QTextCharFormat()
        form.setBackground(QColor("#F8DE92"))
        form.setForeground(QColor("#2A2418"))
        length = len(query.strip())
        plain = self.document().toPlainText()
        selections = []
        for start, end in self._texts:
            for at in places(plain[start:end], query):
                cursor = QTextCursor(self.document())
                cursor.setPosition(start + at)
                cursor.setPosition(start + at + length, QTextCursor.MoveMode.KeepAnchor)
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, form
                selections.append(selection)
        self.setExtraSelections(selections)

    def _frame(self) -> None:
        look = self.look
        bars = [box for box in self.boxes if box.is_bar]
        spot = self._spot(self._framed)
        fill = (
            QColor("#FFF7DF") if look.is_light else QColor(255, 255, 255, 0 if look.is_high_contrast else 16)
        )
        line = QColor("#E3CE93") if look.is_light else QColor(look.theme.us)
        self.boxes = [Box(spot.start, spot.end, fill, line)] if spot is not None else []
        self.boxes += bars

    # -- pictures -------------------------------------------------------------------------------------------

    def _draw(self, name: str, ratio: float) -> QImage:
        if name in self._examples:
            example, card_width = self._examples[name]
            return example_image(example, self.look, card_width, ratio)
        return verdict_image(name == RIGHT_NAME, self.look, ratio)

    def _describe(self, name: str) -> str:
        if name in self._examples:
            return example_cards(self._examples[name][0])
        return RIGHT_SIGN if name == RIGHT_NAME else REFUSED_SIGN
