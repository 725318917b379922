"""Are the cards fair? For players who doubt it: what the program does, and how lucky the bots were."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QTextBlockFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)
from PySide6.QtWidgets import QWidget

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.headless.luck_file import decode_luck
from buraco_desktop.ui import text_luck
from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.rule_book.paper_text import LINE_HEIGHT, PER_CENT, PaperText, block_format

translate = QCoreApplication.translate
COLUMN = 12
"""Width of a column of numbers, in per cent of the sheet."""


class FairCardsDialog(PaperSheet):
    """A sheet of running text with a table of what was counted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 860, 744)
        luck = decode_luck(asset_bytes("bots", "luck.json"))
        self._luck = {level: luck[level] for level in LEVELS if level in luck}
        self.text = PaperText(self)
        self._close_button = Button(ButtonKind.PRIMARY, parent=self)
        self._close_button.clicked.connect(self.confirm)
        self.setFocusProxy(self._close_button)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(text_luck.fair_cards_title())
        self.subtitle.setText(text_luck.fair_cards_subtitle())
        self.text.setAccessibleName(text_luck.fair_cards_title())
        self._close_button.setText(translate("Sheet", "Close"))
        self.setAccessibleName(f"{self.title.text()} {self.subtitle.text()}")

    def arrange(self) -> None:
        """Place the words above the button."""
        look, content = self.look, self.content
        for part in (self.text, self._close_button):
            part.set_look(look)
        hint = self._close_button.sizeHint()
        width, height = max(hint.width(), look.px(150)), max(look.px(46), 40)
        self._close_button.setGeometry(content.right() - width, content.bottom() - height, width, height)
        bottom = self._close_button.y() - look.px(14)
        self.text.setGeometry(content.left(), content.top(), content.width(), bottom - content.top())
        self._write()

    def paint_paper(self, painter: QPainter) -> None:
        """Draw a line above the button."""
        line = self._close_button.y() - self.look.px(9)
        colour = QColor(self.look.theme.sheet_line)
        painter.fillRect(self.content.left(), line, self.content.width(), 1, colour)

    def _write(self) -> None:
        cursor = self.text.clear_text(8)
        for head, words in (text_luck.shuffle_paragraph(), text_luck.knowledge_paragraph()):
            self._write_head(cursor, head)
            self._write_words(cursor, words)
        if self._luck:
            self._write_head(cursor, text_luck.luck_head())
            self._write_words(cursor, text_luck.verdict(list(self._luck.values())), weight=650)
            for level, luck in self._luck.items():
                self._write_words(cursor, text_luck.luck_sentence(level, luck))
            self._write_table(cursor)
            self._write_words(cursor, text_luck.luck_note())
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _write_head(self, cursor: QTextCursor, words: str) -> None:
        top = 0 if cursor.atStart() else self.look.px(14)
        self._begin_block(cursor, block_format(top=top, bottom=self.look.px(3)))
        cursor.insertText(words, self.text.text_format(17, 700))

    def _write_words(self, cursor: QTextCursor, words: str, weight: int = 500) -> None:
        form = block_format(top=self.look.px(4), bottom=self.look.px(4))
        form.setLineHeight(LINE_HEIGHT, PER_CENT)
        self._begin_block(cursor, form)
        cursor.insertText(words, self.text.text_format(15, weight))

    def _begin_block(self, cursor: QTextCursor, form: QTextBlockFormat) -> None:
        if cursor.atStart() or (cursor.block().length() == 1 and cursor.atEnd()):
            cursor.setBlockFormat(form)
        else:
            cursor.insertBlock(form)

    def _write_table(self, cursor: QTextCursor) -> None:
        """Write what was counted: words at the left, two numbers for each level at the right."""
        lines = text_luck.luck_table(self._luck)
        numbers = len(lines[0]) - 1
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        form.setBottomMargin(self.look.px(8))  # the block behind a table loses its own upper margin
        form.setCellPadding(self.look.px(3))
        form.setCellSpacing(0)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        shares = (100 - numbers * COLUMN, *[COLUMN] * numbers)
        form.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.PercentageLength, share) for share in shares]
        )
        table = cursor.insertTable(len(lines), numbers + 1, form)
        head, plain = self.text.text_format(13, 600, self.look.dim), self.text.text_format(14, 500)
        for row, line in enumerate(lines):
            for column, words in enumerate(line):
                box = table.cellAt(row, column)
                if not column:
                    edge = box.format().toTableCellFormat()
                    edge.setLeftPadding(0)  # in line with the words above
                    box.setFormat(edge)
                cell = box.firstCursorPosition()
                place = QTextBlockFormat()
                place.setAlignment(Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft)
                cell.setBlockFormat(place)
                cell.insertText(words, plain if row else head)
        cursor.movePosition(QTextCursor.MoveOperation.End)
