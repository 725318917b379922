"""The right of the rule book: why the player came here, how other games do it, what else to read."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.rule_book.comparison import OtherGames
from buraco_desktop.ui.rule_book.model import Paragraph
from buraco_desktop.ui.rule_book.paper_text import LINE_HEIGHT, PER_CENT, Box, PaperText, block_format
from buraco_desktop.ui.text import preset_title

translate = QCoreApplication.translate
BACK_LINK, PARAGRAPH_LINK = "back", "paragraph"
MARGIN = 14


@dataclass(frozen=True, slots=True)
class SideData:
    """What the column tells about one paragraph."""

    paragraph: Paragraph
    same: Sequence[str]
    """Keys of the presets with the same paragraph."""
    different: Sequence[OtherGames]
    related: Sequence[Paragraph]
    reason: str = ""
    """Why the player came here; empty if he only reads."""


class SideColumn(PaperText):
    """The column beside the text.

    Signals:
        paragraph_requested(str): the player wants to read the paragraph with this key.
        back_requested(): the player wants to go back to the table.
    """

    paragraph_requested = Signal(str)
    back_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.anchorClicked.connect(self._follow)

    def show_side(self, data: SideData) -> None:
        """Write the column for a paragraph."""
        cursor = self.clear_text(MARGIN)
        cursor.beginEditBlock()
        if data.reason:
            self._write_reason(cursor, data.reason)
        self._write_other_games(cursor, data)
        if data.related:
            self._write_related(cursor, data.related)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def _begin(self, cursor: QTextCursor, heading: str) -> int:
        look = self.look
        is_first = cursor.position() == 0
        form = block_format(look.px(4), look.px(0 if is_first else 38), look.px(4))
        form.setRightMargin(look.px(2))
        if is_first:
            cursor.setBlockFormat(form)
        else:
            cursor.insertBlock(form)
        start = cursor.position()
        cursor.insertText(heading, self.text_format(16, 700))
        return start

    def _line(self, cursor: QTextCursor, top: float = 4) -> None:
        look = self.look
        form = block_format(look.px(4), look.px(top))
        form.setRightMargin(look.px(2))
        form.setLineHeight(LINE_HEIGHT, PER_CENT)
        cursor.insertBlock(form)

    def _write_reason(self, cursor: QTextCursor, reason: str) -> None:
        look = self.look
        start = self._begin(cursor, translate("RuleBook", "Why?"))
        for words in reason.split("\n"):
            self._line(cursor)
            cursor.insertText(words, self.text_format(14.5, 500))
        self._line(cursor, 8)
        self._link(cursor, translate("RuleBook", "Back to the table"), f"{BACK_LINK}:table")
        fill = (
            QColor("#F1E7CF") if look.is_light else QColor(255, 255, 255, 0 if look.is_high_contrast else 20)
        )
        line = fill if look.is_light else QColor(look.theme.sheet_line)
        self.boxes.append(Box(start, cursor.position(), fill, line))

    def _write_other_games(self, cursor: QTextCursor, data: SideData) -> None:
        look = self.look
        start = self._begin(cursor, translate("RuleBook", "In other games"))
        bold, plain = self.text_format(14, 700), self.text_format(14, 500)
        if data.same:
            self._line(cursor)
            if data.different:
                cursor.insertText(f"{_titles(data.same)}: ", bold)
                cursor.insertText(translate("RuleBook", "the same."), plain)
            else:
                cursor.insertText(translate("RuleBook", "This rule is the same in all of them."), plain)
        for group in data.different:
            self._line(cursor, 8)
            cursor.insertText(f"{_titles(group.keys)}: ", bold)
            cursor.insertText(instead_text(group), plain)
        nothing, line = (
            QColor(0, 0, 0, 0),
            QColor("#DCCB9E") if look.is_light else QColor(look.theme.sheet_line),
        )
        self.boxes.append(Box(start, cursor.position(), nothing, line))

    def _write_related(self, cursor: QTextCursor, related: Sequence[Paragraph]) -> None:
        self._begin(cursor, translate("RuleBook", "See also"))
        for paragraph in related:
            self._line(cursor)
            self._link(cursor, f"{paragraph.number} {paragraph.title}", f"{PARAGRAPH_LINK}:{paragraph.key}")

    def _link(self, cursor: QTextCursor, words: str, address: str) -> None:
        form: QTextCharFormat = self.text_format(14, 600, self.look.link)
        form.setAnchor(True)
        form.setAnchorHref(address)
        form.setFontUnderline(True)
        cursor.insertText(words, form)

    def _follow(self, address: QUrl) -> None:
        if address.scheme() == BACK_LINK:
            self.back_requested.emit()
        else:
            self.paragraph_requested.emit(address.path())


def instead_text(games: OtherGames) -> str:
    """Return what other games have instead of a paragraph, in words."""
    if not games.sentences:
        return translate("RuleBook", "no such rule.")
    told = " ".join(games.sentences)
    return translate("RuleBook", "this does not hold: {rule}").format(rule=told) if games.is_less else told


def _titles(keys: Sequence[str]) -> str:
    # Some names have a comma in them.
    return " · ".join(preset_title(key) for key in keys)
