"""The right column of the editor: how the rules differ, what does not fit, and what just happened."""

from dataclasses import replace

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from buraco_desktop.ui.house_rules import tones
from buraco_desktop.ui.house_rules.chip_text import LINE_HEIGHT
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look, line_width
from buraco_desktop.ui.pages.scrolling import StarLine, felt_scroller, style_scroll_bar

translate = QCoreApplication.translate
PADDING = 16


class Panel(QWidget):
    """A box on the sheet whose content scrolls when it is too high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look(is_sheet=True)
        content = QWidget()
        self.column = QVBoxLayout(content)
        self._area = felt_scroller(content, self)

    def needed_height(self, width: int) -> int:
        """Return the height that shows everything at a width."""
        frame = self.look.px(6)
        inner = width - 2 * frame
        # Without this the layout answers for the sentences before the last change.
        self.column.invalidate()
        self.column.activate()
        content = max(self.column.totalHeightForWidth(inner), self.column.totalMinimumSize().height())
        return content + 2 * frame + self.foot_height(width)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self.look = look
        margin = look.px(PADDING) - look.px(6)
        self.column.setContentsMargins(margin, look.px(9), margin, look.px(9))
        self.column.setSpacing(look.px(7))
        style_scroll_bar(self._area, look)

    def fill(self) -> QColor:
        """Return the ground."""
        return tones.panel_fill(self.look)

    def edge(self) -> QPen:
        """Return the outline."""
        if self.look.is_high_contrast:
            return QPen(self.look.field_line, 2)
        return QPen(Qt.PenStyle.NoPen)

    def foot_height(self, _width: int) -> int:
        """Return the height of what stands below the scrolled content."""
        return 0

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the content inside the outline."""
        frame = self.look.px(6)
        foot = self.foot_height(self.width())
        self._area.setGeometry(self.rect().adjusted(frame, frame, -frame, -frame - foot))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.fill())
        painter.setPen(self.edge())
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, 14 * self.look.unit, 14 * self.look.unit)
        painter.end()


class DifferencesPanel(Panel):
    """How the rules differ from their preset, one sentence a difference, and which preset is nearest."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head = Label(16, 700, wraps=True)
        self._nearest = Label(13, 500, is_dim=True, wraps=True)
        self._lines: list[StarLine] = []
        self._sentences: list[str] = []
        self.column.addWidget(self._head)
        self._line_column = QVBoxLayout()
        self.column.addLayout(self._line_column)
        self.column.addWidget(self._nearest)
        self.column.addStretch(1)

    @property
    def sentences(self) -> list[str]:
        """The differences that are shown."""
        return list(self._sentences)

    def show_differences(self, head: str, sentences: list[str], nearest: str) -> None:
        """Show sentences under a heading, and a line about the nearest preset below."""
        self._head.setText(head)
        self._nearest.setText(nearest)
        self._nearest.setVisible(bool(nearest))
        self._sentences = list(sentences)
        while len(self._lines) < len(sentences):
            line = StarLine()
            line.set_look(self.look)
            self._lines.append(line)
            self._line_column.addWidget(line)
        for number, line in enumerate(self._lines):
            line.setVisible(number < len(sentences))
            line.setText(sentences[number] if number < len(sentences) else "")

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        # Brass is too light for a star on light paper; its edge is not.
        star = (
            replace(look, theme=msgspec.structs.replace(look.theme, us=look.theme.us_edge))
            if look.is_light
            else look
        )
        super().set_look(look)
        for label in (self._head, self._nearest):
            label.set_look(look)
        for line in self._lines:
            line.set_look(star)
        self._line_column.setSpacing(look.px(5))
        self.look = look


class LinkText(QLabel):
    """A sentence with links, for mouse and keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self._html, self._link = "", ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )

    def set_html(self, html: str) -> None:
        """Show a sentence in rich text."""
        self._html = html
        # Qt gives links the colour of the application's palette, not of the label's.
        linked = html.replace("<a ", f'<a style="color: {self._link}" ')
        self.setText(f'<p style="line-height: {LINE_HEIGHT}%">{linked}</p>')

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._link = look.link.name()
        self.set_html(self._html)
        self.setFont(look.font(14, 500))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, look.text)
        palette.setColor(QPalette.ColorRole.Text, look.text)
        palette.setColor(QPalette.ColorRole.Highlight, look.chosen[0])
        palette.setColor(QPalette.ColorRole.HighlightedText, look.chosen[1])
        self.setPalette(palette)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come to the first link, or the last one: Qt would be on none, and show no focus."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)


class WrongPanel(Panel):
    """Everything that does not fit, numbered, with links to the fields, and the smallest repair.

    Signals:
        field_asked(str): the player wants to see the field of this name.
        repair_asked(): the player wants the repair.
    """

    field_asked = Signal(str)
    repair_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head = Label(16, 700, wraps=True)
        self.texts: list[LinkText] = []
        self._text_column = QVBoxLayout()
        self._repair = Label(13, 550, wraps=True)
        self.button = Button(ButtonKind.OUTLINE)
        self.button.clicked.connect(self.repair_asked)
        self.column.addWidget(self._head)
        self.column.addLayout(self._text_column)
        self.column.addStretch(1)
        self._repair.setParent(self)
        self.button.setParent(self)

    def show_faults(self, head: str, sentences: list[str], repair: str, button: str) -> None:
        """Show sentences in rich text, and what the repair would do."""
        self._head.setText(head)
        self._repair.setText(repair)
        self.button.setText(button)
        self.button.setAccessibleDescription(repair)
        self.button.updateGeometry()
        while len(self.texts) < len(sentences):
            text = LinkText()
            text.set_look(self.look)
            text.linkActivated.connect(self.field_asked)
            self.texts.append(text)
            self._text_column.addWidget(text)
        for number, text in enumerate(self.texts):
            text.setVisible(number < len(sentences))
            text.set_html(f"<b>{number + 1}</b>&nbsp; {sentences[number]}" if number < len(sentences) else "")

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        super().set_look(look)
        self._repair.set_look(look)
        self.button.set_look(look)
        for text in self.texts:
            text.set_look(look)
        self._head.set_look(_red(look))
        self._head.setContentsMargins(look.px(34), 0, 0, 0)
        self._text_column.setSpacing(look.px(8))

    def foot_height(self, width: int) -> int:
        """Return the height of the repair, which is always in sight."""
        look = self.look
        return self._repair.heightForWidth(width - 2 * look.px(PADDING)) + self._button_height() + look.px(10)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the repair at the foot."""
        super().resizeEvent(event)
        look, width = self.look, self.width() - 2 * self.look.px(PADDING)
        height = self._button_height()
        top = self.height() - height - look.px(8)
        self.button.setGeometry(look.px(PADDING) - 4, top, width + 8, height)
        words = self._repair.heightForWidth(width)
        self._repair.setGeometry(look.px(PADDING), top - words - look.px(2), width, words)

    def _button_height(self) -> int:
        return self.button.sizeHint().height() + 6

    def fill(self) -> QColor:
        """Return the ground."""
        return tones.wrong_fill(self.look)

    def edge(self) -> QPen:
        """Return the outline."""
        return QPen(tones.wrong(self.look), max(1.6, line_width(self.look)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the triangle."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = self.look.px(25)
        top = self._head.mapTo(self, self._head.rect().topLeft()).y()
        spot = QRectF(self.look.px(PADDING), top - self.look.px(2), size, size)
        painter.setClipRect(self._area.geometry())
        self.look.art.icon(painter, "warning", spot, tones.wrong(self.look))
        painter.end()


def _red(look: Look) -> Look:
    return replace(look, theme=msgspec.structs.replace(look.theme, sheet_text=look.theme.negative))


class NoticePanel(Panel):
    """What just happened, with one thing to do about it.

    Signals:
        acted(): the player pressed the link.
    """

    acted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = Label(14, 550, wraps=True)
        self.link = Button(ButtonKind.LINK)
        self.link.clicked.connect(self.acted)
        self.column.addWidget(self._words)
        self.column.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def words(self) -> str:
        """What is said."""
        return self._words.text()

    def say(self, words: str, link: str = "") -> None:
        """Say something; without a link there is nothing to do about it."""
        self._words.setText(words)
        self.link.setText(link)
        self.link.setVisible(bool(link))
        self.link.updateGeometry()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        super().set_look(look)
        self._words.set_look(look)
        self.link.set_look(look)

    def fill(self) -> QColor:
        """Return the ground."""
        return tones.changed_fill(self.look)

    def edge(self) -> QPen:
        """Return the outline."""
        return QPen(QColor(self.look.theme.us_edge), line_width(self.look))
