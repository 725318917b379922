"""The rule book as a sheet over the page: contents, search, text with examples, other games (design 10.5)."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Field, Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.rule_book.comparison import Comparison
from buraco_desktop.ui.rule_book.contents import Contents
from buraco_desktop.ui.rule_book.links import related
from buraco_desktop.ui.rule_book.model import Paragraph, Section
from buraco_desktop.ui.rule_book.paragraphs import by_key, rule_book
from buraco_desktop.ui.rule_book.plain_text import book_text
from buraco_desktop.ui.rule_book.reader import BookReader
from buraco_desktop.ui.rule_book.search import hits
from buraco_desktop.ui.rule_book.side import SideColumn, SideData, instead_text
from buraco_desktop.ui.text import preset_title

translate = QCoreApplication.translate
WIDTH, HEIGHT = 1208, 752
LEFT_WIDTH, RIGHT_WIDTH, GUTTER = 250, 256, 26
LEAST_TEXT = 420
"""Narrower than this the text does not get; the right column goes under the contents instead."""


class SearchField(Field):
    """The field for the search, with a magnifier.

    Signals:
        went_on(int): Enter (1) or Shift+Enter (-1): to the next or the last place.
        went_down(): Down: to the contents.
    """

    went_on = Signal(int)
    went_down = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(is_sheet=True)
        self.setMaxLength(60)
        self.setClearButtonEnabled(True)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        super().set_look(look)
        sheet = self.styleSheet().replace(
            f"border-radius: {look.px(10)}px", f"border-radius: {look.px(20)}px"
        )
        self.setStyleSheet(sheet)
        # The style sheet's padding holds for both sides; the magnifier needs more at the left.
        self.setTextMargins(look.px(28), 0, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter and Down from the sheet."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.went_on.emit(-1 if is_back else 1)
        elif event.key() == Qt.Key.Key_Down:
            self.went_down.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and the magnifier."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = self._look.px(20)
        spot = QRectF(self._look.px(13), (self.height() - size) / 2, size, size)
        self._look.art.icon(painter, "magnifier", spot, self._look.dim)
        painter.end()


class RuleBookDialog(PaperSheet):
    """The rule book of one rule set. Typing searches, Esc clears the search and then closes, F6 goes round.

    `paragraph_key` names the paragraph to begin with (see `links.py`), `reason` says why the player was sent.
    """

    def __init__(self, rules: RuleSet, parent: QWidget, paragraph_key: str = "", reason: str = "") -> None:
        super().__init__(parent, WIDTH, HEIGHT)
        self._rules, self._reason = rules, reason
        self._current = paragraph_key
        self._reason_key = paragraph_key
        self._book: tuple[Section, ...] = ()
        self._paragraphs: dict[str, Paragraph] = {}
        self._comparison: Comparison | None = None
        self.search_field = SearchField(self)
        self.count_label = Label(13, 550, is_dim=True)
        self.count_label.setParent(self)
        self.contents = Contents(self)
        self.copy_button = Button(ButtonKind.LINK, parent=self)
        self.reader = BookReader(self)
        self.side = SideColumn(self)
        self._connect()
        self.setFocusProxy(self.search_field)
        self.retranslate()
        self.refresh()

    @property
    def current(self) -> str:
        """Key of the paragraph that the player is at."""
        return self._current

    def go_to(self, key: str) -> None:
        """Show a paragraph and what belongs to it; a search that hides it ends."""
        if key not in self._paragraphs:
            return
        if key not in self.reader.shown_keys:
            self.search_field.clear()
        self._current = key
        self.reader.go_to(key)
        self._show_current()

    def retranslate(self) -> None:
        """Make the book again in the language in force."""
        self._book = rule_book(self._rules)
        self._paragraphs = by_key(self._book)
        self._comparison = Comparison(self._rules, self._paragraphs)
        if self._current not in self._paragraphs:
            self._current = next(iter(self._paragraphs))
        self.title.setText(translate("RuleBook", "Rule book"))
        self.subtitle.setText(self._subtitle())
        self.search_field.setPlaceholderText(translate("RuleBook", "Search"))
        self.search_field.setAccessibleName(translate("RuleBook", "Search the rule book"))
        self.contents.setAccessibleName(translate("RuleBook", "Contents"))
        self.reader.setAccessibleName(translate("RuleBook", "Rules"))
        self.side.setAccessibleName(translate("RuleBook", "In other games"))
        self.copy_button.setText(translate("RuleBook", "Copy as text"))
        self.setAccessibleName(f"{self.title.text()}. {self.subtitle.text()}")

    def arrange(self) -> None:
        """Place the three columns, or two where the sheet is narrow, and write the text for them."""
        look, content = self.look, self.content.adjusted(0, self.look.px(12), 0, 0)
        for part in (
            self.search_field,
            self.count_label,
            self.contents,
            self.copy_button,
            self.reader,
            self.side,
        ):
            part.set_look(look)
        gutter, left = look.px(GUTTER), look.px(LEFT_WIDTH)
        right = look.px(RIGHT_WIDTH)
        is_narrow = content.width() - left - right - 2 * gutter < look.px(LEAST_TEXT)
        if is_narrow:
            left = min(left, round(content.width() * 0.36))
            right = -gutter
        field = look.px(42)
        self.search_field.setGeometry(content.left(), content.top(), left, field)
        line = look.px(24)
        below = content.top() + field + look.px(2)
        self.count_label.setGeometry(content.left() + look.px(6), below, left - look.px(6), line)
        top = below + line
        link = self.copy_button.sizeHint()
        bottom = content.bottom() - link.height()
        self.copy_button.setGeometry(
            content.left() + look.px(6), bottom, min(left, link.width()), link.height()
        )
        half = top + round((bottom - top) * 0.55)
        self.contents.setGeometry(content.left(), top, left, (half if is_narrow else bottom) - top)
        text_left = content.left() + left + gutter
        text_width = content.width() - left - right - 2 * gutter
        self.reader.setGeometry(text_left, content.top(), text_width, content.height())
        if is_narrow:
            self.side.setGeometry(content.left(), half + look.px(6), left, bottom - half - look.px(6))
        else:
            self.side.setGeometry(content.right() - right + 1, content.top(), right, content.height())
        self._write()

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the line under the head."""
        content = self.content
        line = QRectF(content.left(), content.top(), content.width(), 1)
        painter.fillRect(line, QColor(self.look.theme.sheet_line))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc clears the search first; F6 goes round the columns; Ctrl+F searches."""
        if event.key() == Qt.Key.Key_Escape and self.search_field.text():
            self.search_field.clear()
            self.search_field.setFocus()
        elif event.key() == Qt.Key.Key_F6:
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._go_round(-1 if is_back else 1)
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search_field.setFocus()
            self.search_field.selectAll()
        elif event.matches(QKeySequence.StandardKey.FindNext):
            self._go_on(1)
        elif event.matches(QKeySequence.StandardKey.FindPrevious):
            self._go_on(-1)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    # -- parts ----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._search)
        self.search_field.went_on.connect(self._go_on)
        self.search_field.went_down.connect(self.contents.setFocus)
        self.contents.chosen.connect(self.go_to)
        self.contents.left.connect(self.reader.setFocus)
        self.copy_button.clicked.connect(self._copy)
        self.reader.moved.connect(self._moved)
        self.side.paragraph_requested.connect(self.go_to)
        self.side.back_requested.connect(self.closed)

    def _subtitle(self) -> str:
        preset = preset_title(self._rules.key)
        if self._rules == rulesets.find(self._rules.key):
            return preset
        return translate("RuleBook", "{preset} with house rules").format(preset=preset)

    def _remarks(self) -> dict[str, str]:
        assert self._comparison is not None
        if self._rules == rulesets.find(self._rules.key):
            return {}
        remarks = {}
        for key in self._paragraphs:
            found = self._comparison.house_rule(key)
            if found is not None:
                remarks[key] = translate("RuleBook", "House rule. {preset} has: {rule}").format(
                    preset=preset_title(self._rules.key), rule=instead_text(found)
                )
        return remarks

    # -- search ---------------------------------------------------------------------------------------------

    def _search(self) -> None:
        self._write()
        keys = self.reader.shown_keys
        if keys and self._current not in keys:
            self._current = keys[0]
        self.reader.go_to(self._current)
        self._show_current()

    def _write(self) -> None:
        """Write contents and text for the search in force."""
        query = self.search_field.text().strip()
        counts = hits(self._book, query) if query else None
        self.contents.show_book(self._book, counts)
        self.reader.write_book(_filtered(self._book, counts), self._remarks(), query, self._nothing(query))
        if counts is None:
            self.count_label.setText("")
        else:
            total = sum(counts.values())
            self.count_label.setText(translate("RuleBook", "%n place(s)", None, total))
        self.reader.go_to(self._current)
        self._show_current()

    @staticmethod
    def _nothing(query: str) -> str:
        return translate("RuleBook", "The rule book has nothing about “{words}”.").format(words=query)

    def _go_on(self, step: int) -> None:
        keys = self.reader.shown_keys
        if keys:
            at = keys.index(self._current) if self._current in keys else -step
            self.go_to(keys[(at + step) % len(keys)])

    # -- where the player is --------------------------------------------------------------------------------

    def _moved(self, key: str) -> None:
        self._current = key
        self._show_current()

    def _show_current(self) -> None:
        assert self._comparison is not None
        self.contents.mark(self._current)
        key = self._current
        reason = self._reason if key == self._reason_key else ""
        near = [self._paragraphs[other] for other in related(key) if other in self._paragraphs]
        self.side.show_side(
            SideData(
                self._paragraphs[key],
                self._comparison.same(key),
                self._comparison.different(key),
                near,
                reason,
            )
        )

    def _go_round(self, step: int) -> None:
        columns: list[QWidget] = [self.search_field, self.contents, self.reader, self.side]
        at = next((index for index, column in enumerate(columns) if column.hasFocus()), -step)
        columns[(at + step) % len(columns)].setFocus(Qt.FocusReason.TabFocusReason)

    def _copy(self) -> None:
        title = f"{self.title.text()}: {self.subtitle.text()}"
        QGuiApplication.clipboard().setText(book_text(title, self._book))


def _filtered(book: tuple[Section, ...], counts: dict[str, int] | None) -> list[Section]:
    """Return the sections with those paragraphs that have hits; all of them without a search."""
    if counts is None:
        return list(book)
    kept = []
    for section in book:
        paragraphs = tuple(paragraph for paragraph in section.paragraphs if paragraph.key in counts)
        if paragraphs:
            kept.append(Section(section.number, section.title, paragraphs))
    return kept
