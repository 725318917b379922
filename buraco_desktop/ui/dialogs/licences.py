"""Licences: every part of the program, and the words under which it may be passed on."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QPainter, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.licences import LicensedPart, licensed_parts
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import DropDown
from buraco_desktop.ui.rule_book.paper_text import PaperText

translate = QCoreApplication.translate
ALL = -1
"""The choice of the list instead of one part."""
ROW = 46
"""Height of a row of controls, in pixels of the design."""
READING = (
    Qt.TextInteractionFlag.TextSelectableByMouse
    | Qt.TextInteractionFlag.TextSelectableByKeyboard
    | Qt.TextInteractionFlag.LinksAccessibleByMouse
)
LIST_LINE_HEIGHT = 165
"""Distance of the lines of the list, in percent of the font's own."""


class LicencesDialog(PaperSheet):
    """A list of all parts, and the licence of the one that is chosen above it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 900, 700)
        self.parts = licensed_parts()
        self.choice = DropDown()
        self.choice.setParent(self)
        self.choice.activated.connect(self._write)
        self.text = PaperText(self)
        # By keys the parts are chosen above: a text that holds Tab for its links would not let go of it.
        self.text.setTextInteractionFlags(READING)
        self.text.anchorClicked.connect(lambda link: self.show_part(int(link.toString())))
        self._close_button = Button(ButtonKind.PRIMARY, parent=self)
        self._close_button.clicked.connect(self.confirm)
        self.setFocusProxy(self.choice)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(translate("Licences", "Licences"))
        self.subtitle.setText(translate("Licences", "What this program is made of"))
        shown = self.choice.currentData()
        choices: list[tuple[object, str]] = [(ALL, translate("Licences", "All parts"))]
        choices += [(index, part_title(part)) for index, part in enumerate(self.parts)]
        self.choice.set_choices(choices, ALL if shown is None else shown)
        self.choice.setAccessibleName(translate("Licences", "Part"))
        self.text.setAccessibleName(translate("Licences", "Words of the licence"))
        self._close_button.setText(translate("Sheet", "Close"))
        self.setAccessibleName(f"{self.title.text()}. {self.subtitle.text()}")

    def show_part(self, index: int) -> None:
        """Show the licence of a part by its place in `parts`, or the list of all for `ALL`."""
        self.choice.setCurrentIndex(index + 1)
        self._write()

    def arrange(self) -> None:
        """Place choice, words and button one below the other."""
        look, content = self.look, self.content
        for part in (self.choice, self.text, self._close_button):
            part.set_look(look)
        row = max(look.px(ROW), 40)
        width = min(content.width(), look.px(560))
        self.choice.setGeometry(content.left(), content.top() + look.px(10), width, row)
        hint = self._close_button.sizeHint()
        button = max(hint.width(), look.px(150))
        self._close_button.setGeometry(content.right() - button, content.bottom() - row, button, row)
        top = self.choice.geometry().bottom() + look.px(12)
        bottom = self._close_button.y() - look.px(12)
        self.text.setGeometry(content.left(), top, content.width(), bottom - top)
        self._write()

    def paint_paper(self, painter: QPainter) -> None:
        """Draw a line above the button."""
        line = self._close_button.y() - self.look.px(7)
        colour = QColor(self.look.theme.sheet_line)
        painter.fillRect(self.content.left(), line, self.content.width(), 1, colour)

    def _write(self) -> None:
        cursor = self.text.clear_text(8)
        index = self.choice.currentData()
        if index == ALL:
            self._write_list(cursor)
        else:
            cursor.insertText(self.parts[index].text, self.text.text_format(14, 500))
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def _write_list(self, cursor: QTextCursor) -> None:
        spacing = QTextBlockFormat()
        spacing.setLineHeight(LIST_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor.setBlockFormat(spacing)
        for index, part in enumerate(self.parts):
            if index:
                cursor.insertBlock()
            link = self.text.text_format(15, 650, self.look.link)
            link.setAnchor(True)
            link.setAnchorHref(str(index))
            link.setFontUnderline(True)
            cursor.insertText(part_title(part), link)
            cursor.insertText(f"  {part.licence}", self.text.text_format(15, 500))


def part_title(part: LicensedPart) -> str:
    """Return name and version of a part."""
    return f"{part.name} {part.version}".strip()
