"""The hint beside the table: up to three plays with their worth, and why the chosen one (design 10.12)."""

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QWidget

from buraco_desktop.ui.chip_text import chip_document
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.play_line import PlayLine
from buraco_desktop.ui.side_panel import HEAD, SidePanel
from buraco_desktop.ui.table.hint_ghosts import draw_disc
from buraco_desktop.ui.text_hint import close_hint, hint_title, worth_title
from buraco_desktop.ui.theme import FELT, Theme, colour

LINE, FIGURES = 23, 24
"""Heights of a line with cards in it and of the line of figures, in scaled pixels."""
TEXT_SIZE, FIGURE_SIZE, RANGE_SIZE = 14.0, 17.0, 12.0


class HintPanel(SidePanel):
    """What the bots would play. `height_for` says how much room it wants.

    Signals:
        chosen: index of the play that the player pressed.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[PlayLine, ...] = ()
        self._index = 0
        self._most_lines: int | None = None
        """Of the words of plays that are not chosen; None for all."""
        self._rule = 0
        self._figures = Label(12, 500)
        self._figures.setParent(self)
        self._figures.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._rows: list[_PlayRow] = []
        self._reason = _Words(TEXT_SIZE, 550, self)
        self._foot = _Words(RANGE_SIZE, 500, self, is_dim=True)
        self.set_appearance(FELT)

    @property
    def lines(self) -> tuple[PlayLine, ...]:
        """The plays that are shown."""
        return self._lines

    @property
    def index(self) -> int:
        """Which of them is the chosen one."""
        return self._index

    @property
    def words(self) -> str:
        """What stands below the plays: the reason of the chosen one, or why there are none."""
        return self._reason.text

    def row(self, index: int) -> QWidget:
        """Return the widget of a play."""
        return self._rows[index]

    def set_appearance(self, theme: Theme = FELT, unit: float = 1.0, faces: FaceStyle | None = None) -> None:
        """Take theme, scale and card faces."""
        self._figures.set_look(Look(theme, unit))
        look = Look(theme, unit, faces or FaceStyle(high_contrast=bool(theme.face_suffix)))
        for row in self._rows:
            row.set_look(look)
        for words in (self._reason, self._foot):
            words.set_look(look)
        super().set_appearance(theme, unit, faces)

    def show_words(self, words: str) -> None:
        """Show a sentence instead of plays."""
        self.show_plays((), 0, words)

    def show_plays(self, lines: Sequence[PlayLine], index: int, note: str) -> None:
        """Show these plays, one of them chosen; without plays the note is all there is."""
        self._lines, self._index = tuple(lines), index
        while len(self._rows) < len(lines):
            row = _PlayRow(len(self._rows) + 1, self)
            row.set_look(self.look)
            row.clicked.connect(lambda _checked=False, at=row.number - 1: self.chosen.emit(at))
            row.show()
            self._rows.append(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(lines))
            if number < len(lines):
                row.show_line(lines[number], number == index)
        self.show_title(hint_title())
        self.close_button.setText(close_hint())
        self._figures.setText(worth_title() if lines else "")
        self._reason.show_text(lines[index].reason if lines else note)
        self._foot.show_text(note if lines else "")
        self.place()
        self.update()

    def height_for(self, width: int, most: int) -> int:
        """Return the height that it takes at a width, all in logical pixels.

        With more to say than `most` plays that are not chosen show their beginning only; then the note goes,
        then their words.
        """
        for self._most_lines in (None, 2, 1):
            height = self._arrange(width, is_real=False)
            if height <= most:
                return height
        height -= self._note_height(width)
        return height if height <= most else min(self.least_height(width), most)

    def least_height(self, width: int) -> int:
        """Return the height at a width of the chosen play, the others' figures, and the reason."""
        self._most_lines = 0
        return self._arrange(width, is_real=False) - self._note_height(width)

    def _note_height(self, width: int) -> int:
        note = self._foot.height_at(width - 2 * self.look.px(18))
        return note + (self.look.px(8) if note else 0)

    def place(self) -> None:
        """Put the plays below the head and the words below the plays."""
        super().place()
        self._arrange(self.width(), is_real=True)

    def _arrange(self, width: int, *, is_real: bool) -> int:
        look = self.look
        side, gap = look.px(10), look.px(4)
        if is_real:
            title_width = round(QFontMetricsF(self.title.font()).horizontalAdvance(self.title.text()))
            left = look.px(28) + title_width
            room = width - left - look.px(50)
            wanted = QFontMetricsF(self._figures.font()).horizontalAdvance(self._figures.text())
            self._figures.setVisible(wanted <= room)
            self._figures.setGeometry(left, look.px(4), max(0, room), look.px(HEAD))
            self.title.setGeometry(look.px(16), look.px(4), title_width + look.px(8), look.px(HEAD))
        top = look.px(HEAD) + look.px(4)
        for row in self._rows[: len(self._lines)]:
            most_lines = None if row.number == self._index + 1 else self._most_lines
            height = row.height_at(width - 2 * side, most_lines)
            if is_real:
                row.setGeometry(side, top, width - 2 * side, height)
            top += height + gap
        self._rule = top + look.px(4)
        top += look.px(12) if self._lines else 0
        for words in (self._reason, self._foot):
            height = words.height_at(width - 2 * look.px(18))
            if is_real and words is self._reason:
                words.room = self.height() - top
            if is_real:
                # The note gives way where there is no room for all of it.
                words.setVisible(words is self._reason or top + height <= self.height())
                words.setGeometry(look.px(18), top, width - 2 * look.px(18), height)
            top += height + (look.px(8) if height else 0)
        return top + look.px(6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel and the line between plays and words."""
        super().paintEvent(event)
        if self._lines:
            painter = QPainter(self)
            painter.setPen(QPen(colour(self.look.theme.text, 0.22), 1))
            side = self.look.px(16)
            painter.drawLine(side, self._rule, self.width() - side, self._rule)
            painter.end()


class _Words(QWidget):
    """A text with cards in it."""

    def __init__(self, size: float, weight: int, parent: QWidget, is_dim: bool = False) -> None:
        super().__init__(parent)
        self.text = ""
        self.room = inf
        """The height that there is; paragraphs that go beyond it are left out."""
        self._size, self._weight, self._is_dim = size, weight, is_dim
        self._look = Look()

    def set_look(self, look: Look) -> None:
        """Take theme, scale and faces."""
        self._look = look
        self.update()

    def show_text(self, text: str) -> None:
        """Show another text."""
        self.text = text
        self.setAccessibleName(text)
        self.update()

    def height_at(self, width: int) -> int:
        """Return the height at a width."""
        return round(self._document(width, self.text).size().height()) if self.text else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the text."""
        painter = QPainter(self)
        painter.setOpacity(0.82 if self._is_dim else 1)
        text = self.text
        while "\n" in text and self._document(self.width(), text).size().height() > self.room:
            text = text.rpartition("\n")[0]
        self._document(self.width(), text).drawContents(painter)
        painter.end()

    def _document(self, width: int, text: str) -> QTextDocument:
        return chip_document(text, self._look, self._size, self._weight, width, self.devicePixelRatioF())


class _PlayRow(QAbstractButton):
    """One play: its number and figures, below them the words; framed in brass if it is the chosen one."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._line: PlayLine | None = None
        self._is_chosen = False
        self._most_lines: int | None = None
        self._look = Look()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        """Take theme, scale and faces."""
        self._look = look
        self.update()

    def show_line(self, line: PlayLine, is_chosen: bool) -> None:
        """Show this play."""
        self._line, self._is_chosen = line, is_chosen
        self.setText(line.spoken)
        self.setAccessibleName(line.spoken)
        self.update()

    def height_at(self, width: int, most_lines: int | None) -> int:
        """Return the height at a width, with all lines of the words or with at most so many."""
        self._most_lines = most_lines
        words = self._document(width).size().height() if most_lines != 0 else 0
        return round(words) + self._look.px(FIGURES + (15 if words else 12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw frame, disc, figures, and the words below them."""
        look, line = self._look, self._line
        if line is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._is_chosen:
            painter.setPen(QPen(colour(look.theme.us), 2))
            painter.setBrush(colour(look.theme.us, 0.0 if look.is_high_contrast else 0.16))
            painter.drawRoundedRect(box, look.px(10), look.px(10))
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(look.theme.text, 0.1))
            painter.drawRoundedRect(box, look.px(10), look.px(10))
        radius = look.px(11)
        middle = look.px(6) + look.px(FIGURES) / 2
        centre = QPointF(look.px(9) + radius, middle)
        draw_disc(painter, centre, radius, str(self.number), look.theme, self._is_chosen)
        self._draw_pair(painter, line.worth, FIGURE_SIZE, middle, look.text, self._left)
        if line.gain is not None:
            left = self.width() - look.px(12) - self._pair_width(line.gain, TEXT_SIZE)
            if left > self._left + self._pair_width(line.worth, FIGURE_SIZE) + look.px(8):
                self._draw_pair(painter, line.gain, TEXT_SIZE, middle, look.dim, left)
        if self._most_lines != 0:
            painter.translate(self._left, look.px(FIGURES + 7))
            self._document(self.width()).drawContents(painter)
        painter.end()

    @property
    def _left(self) -> int:
        return self._look.px(40)

    def _pair_width(self, pair: tuple[str, str], size: float) -> float:
        figure = QFontMetricsF(self._look.font(size, 700)).horizontalAdvance(pair[0])
        return figure + self._look.px(4) + self._range_width(pair[1])

    def _range_width(self, text: str) -> float:
        return QFontMetricsF(self._look.font(RANGE_SIZE, 500)).horizontalAdvance(text)

    def _document(self, width: int) -> QTextDocument:
        """Return the words, as far as they may be shown."""
        text = "" if self._line is None else self._line.text
        document = self._set(text, width)
        most = inf if self._most_lines is None else self._look.px(self._most_lines * LINE)
        while document.size().height() > most and " " in text:
            text = text.rpartition(" ")[0]
            document = self._set(f"{text} …", width)
        return document

    def _set(self, text: str, width: int) -> QTextDocument:
        room = width - self._left - self._look.px(10)
        return chip_document(text, self._look, TEXT_SIZE, 550, room, self.devicePixelRatioF())

    def _draw_pair(
        self, painter: QPainter, pair: tuple[str, str], size: float, middle: float, ink: QColor, left: float
    ) -> None:
        """Write a figure, and its range right of it."""
        look = self._look
        height = look.px(FIGURES)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        face = look.font(size, 700)
        width = QFontMetricsF(face).horizontalAdvance(pair[0])
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(QRectF(left, middle - height / 2, width + 1, height), align, pair[0])
        left += width + look.px(4)
        painter.setFont(look.font(RANGE_SIZE, 500))
        painter.setPen(look.dim)
        painter.drawText(
            QRectF(left, middle - height / 2, self._range_width(pair[1]) + 2, height), align, pair[1]
        )
