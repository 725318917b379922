"""Lists of a drop-down whose choices have a few words below them."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from buraco_desktop.ui.pages.controls import NOTE_ROLE
from buraco_desktop.ui.pages.look import Look

TITLE, NOTE = (15, 600), (13, 500)
"""Size and weight of a choice and of the words below it."""
PADDING, GAP = 12, 2
"""Free at each side and above, and between the lines, in pixels of the design."""


class NotedItems(QStyledItemDelegate):
    """Draws a choice as two lines if it has a note; otherwise as any list does."""

    look = Look()

    def width_for(self, title: str, note: str) -> int:
        """Return how wide a choice with its note is, in logical pixels."""
        look = self.look
        widths = [
            QFontMetricsF(look.font(*role)).horizontalAdvance(words)
            for role, words in ((TITLE, title), (NOTE, note))
        ]
        return round(max(widths)) + 3 * look.px(PADDING)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return room for both lines."""
        plain = super().sizeHint(option, index)
        note = index.data(NOTE_ROLE)
        if not note:
            return plain
        look = self.look
        lines = sum(QFontMetricsF(look.font(*role)).height() for role in (TITLE, NOTE))
        height = round(lines) + look.px(GAP) + look.px(PADDING)
        return QSize(self.width_for(index.data(), note), height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the ground as the style does, and both lines on it."""
        note = index.data(NOTE_ROLE)
        if not note:
            super().paint(painter, option, index)
            return
        look, bare = self.look, QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        bare.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, bare.widget)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink, faint = (look.chosen[1], look.chosen[1]) if is_chosen else (look.text, look.dim)
        box = QRectF(option.rect).adjusted(look.px(PADDING), look.px(PADDING / 2), 0, 0)
        for role, words, colour in ((TITLE, index.data(), ink), (NOTE, note, faint)):
            face = look.font(*role)
            height = QFontMetricsF(face).height()
            painter.setFont(face)
            painter.setPen(colour)
            painter.drawText(QRectF(box.left(), box.top(), box.width(), height), words)
            box.setTop(box.top() + height + look.px(GAP))
