"""The left of the rule book: chapters and paragraphs, with the number of hits of a search."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from buraco_desktop.ui.pages.look import Look, draw_focus, fitting_font, wrapped_height
from buraco_desktop.ui.pages.scrolling import style_scroll_bar
from buraco_desktop.ui.rule_book.model import Section

KEY_ROLE, NUMBER_ROLE, HITS_ROLE = (Qt.ItemDataRole.UserRole + step for step in range(3))
ROW_HEIGHT = 32
TITLE_SIZES = (14.5, 13.5, 12.5, 11.5, 10.5)
Index = QModelIndex | QPersistentModelIndex


class _RowPainter(QStyledItemDelegate):
    """Draws number, title and hits of a row."""

    def __init__(self, contents: "Contents") -> None:
        super().__init__(contents)
        self._contents = contents

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        look = self._contents.look
        words = wrapped_height(str(index.data()), self._face(index), self._room(index))
        return QSize(10, max(look.px(ROW_HEIGHT), round(words) + look.px(12)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self._contents.look
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(1, 1, -1, -1)
        box.setLeft(1)
        if index == self._contents.currentIndex():
            self._paint_current(painter, box)
        left = self._left(index)
        painter.setFont(look.font(14.5, 550))
        painter.setPen(look.dim)
        number_box = QRectF(left, box.top(), look.px(40), box.height())
        painter.drawText(number_box, Qt.AlignmentFlag.AlignVCenter, str(index.data(NUMBER_ROLE)))
        hits = int(index.data(HITS_ROLE) or 0)
        is_dim = self._contents.is_filtered and not hits
        painter.setPen(look.dim if is_dim else look.text)
        painter.setFont(self._face(index))
        words = QRectF(left + self._number_width(index), box.top(), self._room(index), box.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, str(index.data()))
        if hits:
            self._paint_hits(painter, box, str(hits))
        painter.restore()

    def _paint_current(self, painter: QPainter, box: QRectF) -> None:
        look = self._contents.look
        painter.setPen(QPen(QColor("#D9C38A") if look.is_light else QColor(look.theme.us), 1.3))
        painter.setBrush(QColor("#F0E4C8") if look.is_light else QColor(255, 255, 255, 24))
        painter.drawRoundedRect(box, look.px(9), look.px(9))
        if self._contents.hasFocus():
            draw_focus(painter, box.adjusted(3, 3, -3, -3), look.px(7), look)

    def _paint_hits(self, painter: QPainter, box: QRectF, hits: str) -> None:
        look = self._contents.look
        face = look.font(12.5, 650)
        width = max(QFontMetricsF(face).horizontalAdvance(hits) + look.px(12), look.px(22))
        height = look.px(20)
        pill = QRectF(box.right() - look.px(8) - width, box.center().y() - height / 2, width, height)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor("#F8DE92"))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setPen(QColor("#4A3300"))
        painter.setFont(face)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, hits)

    def _face(self, index: Index) -> QFont:
        """Return the font of a title, smaller where its longest word would be cut off."""
        weight = 650 if index.parent().isValid() else 700
        return fitting_font(
            str(index.data()), self._contents.look, TITLE_SIZES, weight, self._room(index), 10_000
        )

    def _left(self, index: Index) -> int:
        return self._contents.look.px(28 if index.parent().isValid() else 10)

    def _number_width(self, index: Index) -> int:
        return self._contents.look.px(36 if index.parent().isValid() else 30)

    def _room(self, index: Index) -> float:
        look = self._contents.look
        pill = look.px(38) if self._contents.is_filtered else look.px(10)
        return self._contents.viewport().width() - self._left(index) - self._number_width(index) - pill


class Contents(QTreeWidget):
    """The contents. The chapter of the current paragraph is open; a search opens every chapter with hits.

    Signals:
        chosen(str): the player went to the paragraph with this key.
        left(): the player pressed Enter to read.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look(is_sheet=True)
        self.is_filtered = False
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.setItemDelegate(_RowPainter(self))
        self.currentItemChanged.connect(self._choose)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self.look = look
        style_scroll_bar(self, look)
        self.scheduleDelayedItemsLayout()

    def show_book(self, sections: Iterable[Section], counts: Mapping[str, int] | None) -> None:
        """List chapters and paragraphs; `counts` are the hits of a search, None without one."""
        self.is_filtered = counts is not None
        self.blockSignals(True)
        self.clear()
        for section in sections:
            total = sum((counts or {}).get(paragraph.key, 0) for paragraph in section.paragraphs)
            chapter = self._row(section.number, section.title, section.paragraphs[0].key, total)
            self.addTopLevelItem(chapter)
            for paragraph in section.paragraphs:
                hits = (counts or {}).get(paragraph.key, 0)
                if counts is None or hits:
                    chapter.addChild(self._row(paragraph.number, paragraph.title, paragraph.key, hits))
            if counts is not None:
                chapter.setExpanded(total > 0)
                chapter.setDisabled(total == 0)
        self.blockSignals(False)

    def mark(self, key: str) -> None:
        """Frame the row of a paragraph and open its chapter, without a signal."""
        item = self._find(key)
        if item is None:
            return
        self.blockSignals(True)
        self._open(item)
        self.setCurrentItem(item)
        chapter = item.parent()
        if chapter is not None:
            self.scrollToItem(chapter)
        self.scrollToItem(item)
        self.blockSignals(False)
        self.viewport().update()

    @property
    def listed_keys(self) -> list[str]:
        """The keys of the listed paragraphs."""
        return [row.data(0, KEY_ROLE) for row in self._paragraph_rows()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrow keys; Enter goes on to the text, other keys to the sheet."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F6):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _row(number: str, title: str, key: str, hits: int) -> QTreeWidgetItem:
        row = QTreeWidgetItem([title])
        row.setData(0, KEY_ROLE, key)
        row.setData(0, NUMBER_ROLE, number)
        row.setData(0, HITS_ROLE, hits)
        row.setData(
            0, Qt.ItemDataRole.AccessibleTextRole, f"{number} {title}" + (f" ({hits})" if hits else "")
        )
        row.setToolTip(0, title)
        return row

    def _paragraph_rows(self) -> list[QTreeWidgetItem]:
        rows = [chapter.child(row) for chapter in self._chapters() for row in range(chapter.childCount())]
        return [row for row in rows if row is not None]

    def _chapters(self) -> list[QTreeWidgetItem]:
        rows = (self.topLevelItem(index) for index in range(self.topLevelItemCount()))
        return [row for row in rows if row is not None]

    def _find(self, key: str) -> QTreeWidgetItem | None:
        return next((row for row in self._paragraph_rows() if row.data(0, KEY_ROLE) == key), None)

    def _open(self, item: QTreeWidgetItem) -> None:
        if self.is_filtered:
            return
        chapter = item.parent() or item
        for other in self._chapters():
            other.setExpanded(other is chapter)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._open(item)
            self.chosen.emit(item.data(0, KEY_ROLE))
