"""The sheet before a person's turn at a shared screen: whose turn it is, what happened, one button (10.8)."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QVBoxLayout, QWidget

from buraco_desktop.ui.chip_text import chip_document
from buraco_desktop.ui.curtain_words import SheetWords
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.pages.scrolling import felt_scroller, style_scroll_bar
from buraco_desktop.ui.round_lines import RoundLine
from buraco_desktop.ui.table.parts import TeamMark, draw_mark
from buraco_desktop.ui.table.spots import TableLayout
from buraco_desktop.ui.text_people import (
    enter_key,
    is_only_looking,
    nothing_yet,
    show_my_cards,
    since_last_turn,
    take_discard_back,
    your_turn,
)

WIDTH, PADDING, BUTTON_HEIGHT = 690, 36, 64
PORTRAIT = 100
TOP = 66
"""Distance of the sheet from the top bar, where there is room."""
SHADOW = 16


class _Line(QWidget):
    """What one player did, behind the sign of the team."""

    def __init__(self, line: RoundLine, mark: TeamMark, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._line, self._mark, self._look = line, mark, look
        self.setAccessibleName(line.spoken)

    def fit(self, width: int) -> None:
        """Take a width in logical pixels, and the height that the words need then."""
        height = round(self._text(width).size().height()) + self._look.px(7)
        self.setFixedSize(width, max(self._look.px(30), height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        text = self._text(self.width())
        draw_mark(painter, self._mark, QPointF(look.px(8), look.px(15)), look.px(11))
        painter.translate(self._indent, look.px(3))
        text.drawContents(painter)
        painter.end()

    @property
    def _indent(self) -> int:
        return self._look.px(24)

    def _text(self, width: int) -> QTextDocument:
        room = max(40, width - self._indent)
        ratio = self.devicePixelRatioF()
        return chip_document(self._line.acts, self._look, 15, 500, room, ratio, self._line.name)


class CurtainSheet(QWidget):
    """A sheet over the dimmed table. Only Enter and its button open; every other key ends here.

    Signals:
        opened(): the person says ready.
        taken_back(): the person before takes the discard back.
    """

    opened = Signal()
    taken_back = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(is_sheet=True)
        self._words: SheetWords | None = None
        self._paper, self._portrait = QRect(), QRect()
        self._rule_left, self._rule_right = QPointF(), QPointF()
        self._title, self._question = Label(30, 750, wraps=True), Label(16, 500, is_dim=True, wraps=True)
        self._head = Label(14, 600, is_dim=True)
        self._told: list[_Line] = []
        self._lines = QWidget()
        self._line_column = QVBoxLayout(self._lines)
        self._line_column.setContentsMargins(0, 0, 0, 0)
        self._line_column.setSpacing(0)
        self._scroller = felt_scroller(self._lines, self)
        self.button = Button(ButtonKind.PRIMARY, "play")
        self.back = Button(ButtonKind.LINK)
        self.button.clicked.connect(self.opened)
        self.back.clicked.connect(self.taken_back)
        self.button.installEventFilter(self)
        for each in (self._title, self._question, self._head, self.button, self.back):
            each.setParent(self)
        self.setFocusProxy(self.button)
        self.hide()

    @property
    def words(self) -> SheetWords | None:
        """What it says."""
        return self._words

    def ask(self, words: SheetWords, look: Look, layout: TableLayout) -> None:
        """Ask a person whether to show the cards, over a table of this layout."""
        self._words, self._look = words, look
        for part in (self._title, self._question, self._head, self.button, self.back):
            part.set_look(look)
        style_scroll_bar(self._scroller, look)
        self._title.setText(your_turn(words.name))
        self._question.setText(is_only_looking(words.name, words.before))
        self._head.setText(since_last_turn() if words.lines else nothing_yet())
        self.button.setText(show_my_cards(words.name))
        self.button.set_key(enter_key())
        self.back.setText(take_discard_back(words.before))
        self.back.setVisible(words.can_take_back)
        self.setAccessibleName(your_turn(words.name))
        self.setAccessibleDescription(is_only_looking(words.name, words.before))
        self._write_lines(words)
        self._place(layout)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let no other key than Enter press the button: a key may be the last one of the turn before."""
        if watched is self.button and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open on Enter, unless the link has the focus; keep every other key from the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.back.hasFocus():
                self.taken_back.emit()
            else:
                self.opened.emit()
        event.accept()

    def focusNextPrevChild(self, _is_next: bool) -> bool:
        """Keep the focus on the sheet."""
        goal = self.back if self.button.hasFocus() and not self.back.isHidden() else self.button
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper, the portrait and the line under the head."""
        words, look = self._words, self._look
        if words is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paper, radius = QRectF(self._paper), float(look.px(20))
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((14, 9), (9, 12), (5, 16), (2, 24)):
            painter.setBrush(QColor(4, 17, 14, alpha))
            spread = paper.adjusted(-grow, -grow + 2, grow, grow + 2)
            painter.drawRoundedRect(spread, radius + grow, radius + grow)
        painter.setBrush(QColor(look.theme.sheet))
        painter.setPen(QPen(QColor("#FFFFFF"), 2) if look.is_high_contrast else QPen(Qt.PenStyle.NoPen))
        painter.drawRoundedRect(paper, radius, radius)
        face = QRectF(self._portrait)
        look.art.drawing(painter, "portraits", words.portrait, face)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(words.mark.colour), 3 * look.unit))
        painter.drawEllipse(face)
        spot = QPointF(face.left() + 0.15 * face.width(), face.bottom() - 0.14 * face.height())
        draw_mark(painter, words.mark, spot, 0.18 * face.width(), look.theme.sheet)
        painter.setPen(QPen(QColor(look.theme.sheet_line), 1))
        painter.drawLine(self._rule_left, self._rule_right)
        painter.end()

    # -- inside -------------------------------------------------------------------------------------------

    def _write_lines(self, words: SheetWords) -> None:
        for old in self._told:
            old.hide()
            old.deleteLater()
        self._told = [_Line(line, mark, self._look, self._lines) for line, mark in words.lines]
        while self._line_column.takeAt(0) is not None:
            pass
        for new in self._told:
            self._line_column.addWidget(new)
            new.show()
        self._line_column.addStretch(1)

    def _place(self, layout: TableLayout) -> None:
        """Take as much room as the words need, below the top bar and over the middle of the table."""
        px = self._look.px
        bar = round(layout.top_bar.rect.bottom)
        width = min(px(WIDTH), round(layout.width) - 2 * px(12))
        inner = width - 2 * px(PADDING)
        beside = inner - px(PORTRAIT + 24)
        title, question = self._title.heightForWidth(beside), self._question.heightForWidth(beside)
        top = max(px(PORTRAIT), title + question + px(6))
        for line in self._told:
            line.fit(inner)
        told = sum(line.height() for line in self._told)
        back = px(40) if not self.back.isHidden() else 0
        fixed = px(PADDING) + top + px(22 + 16 + 24) + px(18) + px(BUTTON_HEIGHT) + back + px(PADDING - 8)
        room = round(layout.height) - bar - 2 * px(14)
        told = max(px(30) if self._told else 0, min(told, room - fixed))
        height = fixed + told
        y = bar + max(px(14), min(px(TOP), (room - height) // 2))
        self.setGeometry(
            (round(layout.width) - width) // 2 - SHADOW, y - SHADOW, width + 2 * SHADOW, height + 2 * SHADOW
        )
        self._paper = QRect(SHADOW, SHADOW, width, height)
        left, y = SHADOW + px(PADDING), SHADOW + px(PADDING)
        self._portrait = QRect(left, y + (top - px(PORTRAIT)) // 2, px(PORTRAIT), px(PORTRAIT))
        words_top = y + (top - title - question - px(6)) // 2
        self._title.setGeometry(left + px(PORTRAIT + 24), words_top, beside, title)
        self._question.setGeometry(left + px(PORTRAIT + 24), words_top + title + px(6), beside, question)
        y += top + px(22)
        self._rule_left, self._rule_right = QPointF(left, y), QPointF(left + inner, y)
        y += px(16)
        self._head.setGeometry(left, y, inner, px(24))
        y += px(24)
        self._scroller.setGeometry(left, y, inner, told)
        y += told + px(18)
        self.button.setGeometry(left - 4, y, inner + 8, px(BUTTON_HEIGHT))
        self.back.setGeometry(left, y + px(BUTTON_HEIGHT + 2), inner, px(36))
