"""The list of games at the left of the new-match page."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.ui.faces import STOCK_BACK
from buraco_desktop.ui.pages.look import Look, draw_focus, fitting_font, wrapped_height
from buraco_desktop.ui.text import preset_note, preset_title

SMALL_PICTURES: dict[str, tuple[str, str]] = {
    "bukharo": ("KS", "KH"),
    "buraco": ("4D", "5D"),
    "burraco-italiano": ("QC", "KC"),
    "buraco-aberto": ("AD", "2D"),
    "buraco-fechado": (STOCK_BACK, "JC"),
    "buraco-stbl": ("9H", "10H"),
    "canastra": ("AS", "AH"),
    "burako": ("7S", "7C"),
    "burraco-six": ("JS", "JD"),
}
"""Two cards that show the character of each game."""
ROW_STRETCH = 1000
"""Rows share the height of the list; what they cannot use lies below them."""


class PresetRow(QAbstractButton):
    """One game: two cards, its name, one line."""

    def __init__(self, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = key
        self._look = Look()
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.setMaximumHeight(look.px(64))
        self.updateGeometry()

    def retranslate(self) -> None:
        """Write the words again."""
        self.setText(preset_title(self.key))
        self.setAccessibleName(preset_title(self.key))
        self.setAccessibleDescription(preset_note(self.key))
        self.setToolTip(preset_note(self.key))

    def sizeHint(self) -> QSize:
        """Return the design's row."""
        return QSize(self._look.px(230), self._look.px(56))

    def minimumSizeHint(self) -> QSize:
        """Return the lowest row that holds both lines."""
        return QSize(self._look.px(150), self._look.px(44))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row; the chosen one has a brass frame."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        radius = 11 * look.unit
        if self.isChecked() or self.underMouse():
            fill = QColor(look.theme.us)
            fill.setAlpha(44 if self.isChecked() else 18)
            painter.setBrush(fill)
            painter.setPen(QPen(QColor(look.theme.us), 2) if self.isChecked() else QPen(Qt.PenStyle.NoPen))
            painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            draw_focus(painter, box.adjusted(2, 2, -2, -2), radius - 2, look)
        card = round(min(28 * look.unit, (box.height() - 8) / 1.4))
        top = box.center().y() - card * 0.7
        for index, name in enumerate(SMALL_PICTURES[self.key]):
            file = name if name.startswith("back-") else name + look.small_suffix
            look.art.card(painter, file, box.left() + look.px(8) + index * 0.5 * card, top, card)
        left = box.left() + look.px(18) + 1.5 * card + look.px(4)
        self._paint_words(painter, QRectF(left, box.top(), box.right() - left - 3, box.height()))
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Draw the name, and the note as far as there is room; a long name takes its place."""
        look = self._look
        note_text = preset_note(self.key)
        title = fitting_font(self.text(), look, (15, 14, 13, 12.5), 650, box.width(), look.px(20))
        note = look.font(12, 500)
        title_height = min(wrapped_height(self.text(), title, box.width()), box.height())
        note_height = wrapped_height(note_text, note, box.width())
        has_note = title_height + note_height <= box.height()
        y = box.center().y() - (title_height + note_height * has_note) / 2
        painter.setFont(title)
        painter.setPen(look.text)
        words = QRectF(box.left(), y, box.width(), title_height)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.text())
        if has_note:
            painter.setFont(note)
            painter.setPen(look.dim)
            below = QRectF(box.left(), y + title_height, box.width(), note_height)
            painter.drawText(below, Qt.TextFlag.TextWordWrap, note_text)


class PresetList(QWidget):
    """All games, of which one is chosen. Up and Down walk and choose.

    Signals:
        chosen(str): the player chose this preset.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        self._group = QButtonGroup(self)
        self.rows: dict[str, PresetRow] = {}
        for rules in rulesets.ALL:
            row = PresetRow(rules.key, self)
            row.clicked.connect(self._clicked)
            self._group.addButton(row)
            self.rows[rules.key] = row
            column.addWidget(row, ROW_STRETCH)
        column.addStretch(1)

    def choose(self, key: str) -> None:
        """Show a preset as chosen, without a signal."""
        self.rows[key].setChecked(True)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for row in self.rows.values():
            row.set_look(look)

    def retranslate(self) -> None:
        """Write the words again."""
        for row in self.rows.values():
            row.retranslate()

    def _clicked(self) -> None:
        row = self.sender()
        if isinstance(row, PresetRow):
            self.chosen.emit(row.key)
