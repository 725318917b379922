"""The choices and fields of felt pages and paper sheets: real Qt widgets in the design's forms (10.1)."""

from collections.abc import Mapping
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.look import (
    HEAD_LEADING,
    LEADING,
    Look,
    draw_focus,
    draw_lines,
    fitting_font,
    line_width,
    wrapped_height,
)

if TYPE_CHECKING:
    from buraco_desktop.ui.pages.noted_items import NotedItems

__all__ = ["Button", "ButtonKind", "DropDown", "Field", "Label", "Segments"]

NOTE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The words below a choice of a list."""
HEAD_WEIGHT = 650
"""Text of at least this weight is a head, not a sentence."""


class _Segment(QAbstractButton):
    def __init__(self, value: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.value = value
        self.look = Look()
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self.look.font(15, 650)).horizontalAdvance(self.text())
        return QSize(max(round(width) + self.look.px(22), self.look.px(56)), self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = self.look.text
        radius = box.height() / 2
        if self.isChecked():
            fill, ink = self.look.chosen
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawRoundedRect(box, radius, radius)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(128, 128, 128, 60))
            painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            draw_focus(painter, box.adjusted(4, 4, -4, -4), radius - 4, self.look)
        painter.setPen(ink)
        painter.setFont(self.look.font(15, 650))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class Segments(QWidget):
    """A row of choices of which one holds. Left and Right walk.

    Signals:
        chosen(object): the player chose another value.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(1)

    def set_choices(self, choices: list[tuple[object, str]], chosen: object) -> None:
        """Offer values with their words; `chosen` holds without a signal."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for value, words in choices:
            segment = _Segment(value, self)
            segment.look = self._look
            segment.setText(words)
            segment.setChecked(value == chosen)
            self._group.addButton(segment)
            self._row.addWidget(segment)
            segment.show()
        self._stop_at_chosen()
        self.updateGeometry()

    @property
    def value(self) -> object:
        """The value that holds."""
        button = self._group.checkedButton()
        return button.value if isinstance(button, _Segment) else None

    def choose(self, value: object) -> None:
        """Let another of the offered values hold, without a signal."""
        for button in self._group.buttons():
            if isinstance(button, _Segment) and button.value == value:
                button.setChecked(True)
        self._stop_at_chosen()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        for button in self._group.buttons():
            if isinstance(button, _Segment):
                button.look = look
                button.updateGeometry()
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the trough that the segments lie in."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._look.field_fill)
        painter.setPen(QPen(self._look.field_line, line_width(self._look)))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()

    def _stop_at_chosen(self) -> None:
        """Let the Tab key come to the choice that holds; the others are reached with the arrows."""
        has_chosen = self._group.checkedButton() is not None
        for button in self._group.buttons():
            is_stop = button.isChecked() or not has_chosen
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, button: QAbstractButton) -> None:
        self._stop_at_chosen()
        if isinstance(button, _Segment):
            self.chosen.emit(button.value)


class DropDown(QComboBox):
    """A list of choices of which one is shown; an icon may stand in front."""

    def __init__(self, icon: str = "", parent: QWidget | None = None, is_compact: bool = False) -> None:
        """Make a list; a compact one has less room around smaller text."""
        super().__init__(parent)
        self._icon, self._look = icon, Look()
        self._sizes = (13.5, 13.0, 12.5, 12.0) if is_compact else (15.0, 14.0, 13.0)
        self._padding = 9 if is_compact else 14
        self._items: NotedItems | None = None
        # Not with the wheel: it turns the page, whatever comes under the pointer meanwhile.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_choices(self, choices: list[tuple[object, str]], chosen: object) -> None:
        """Offer values with their words; `chosen` is shown without a signal."""
        self.blockSignals(True)
        self.clear()
        for value, words in choices:
            self.addItem(words, value)
        for index, (value, _) in enumerate(choices):
            if value == chosen:
                self.setCurrentIndex(index)
        self.blockSignals(False)
        self.updateGeometry()
        self.update()

    def set_notes(self, notes: Mapping[str, str]) -> None:
        """Write a few words below choices in the list, by their values; the list becomes wide enough."""
        self._have_items()
        for row in range(self.count()):
            note = notes.get(self.itemData(row), "")
            self.setItemData(row, note, NOTE_ROLE)
            self.setItemData(row, note, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._widen_list()

    def showPopup(self) -> None:
        """Show the list."""
        self._have_items()
        super().showPopup()

    def _have_items(self) -> None:
        """Have who draws the list; until somebody looks at it nothing of that is imported."""
        if self._items is None:
            self._items = when_wanted.noted_items(self)
            self.setItemDelegate(self._items)
            self._dress_list(self._items)

    def _widen_list(self) -> None:
        if self._items is not None:
            rows = [(self.itemText(row), self.itemData(row, NOTE_ROLE)) for row in range(self.count())]
            widths = [self._items.width_for(title, note) for title, note in rows if note]
            self.view().setMinimumWidth(max(widths, default=0))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.setFont(look.font(15, 600))
        if self._items is not None:
            self._dress_list(self._items)
        self.updateGeometry()
        self.update()

    def _dress_list(self, items: "NotedItems") -> None:
        look = items.look = self._look
        self._widen_list()
        theme = look.theme
        paper, ink = (theme.sheet, theme.sheet_text) if look.is_light else (theme.plate, theme.text)
        chosen_fill, chosen_ink = look.chosen
        # The list only: a style for the closed control would bring the style's own frame back.
        self.view().setStyleSheet(
            f"QAbstractItemView {{ background: {paper}; color: {ink}; outline: 0; padding: 4px;"
            f" selection-background-color: {chosen_fill.name()}; selection-color: {chosen_ink.name()}; }}"
            f"QAbstractItemView::item {{ min-height: {look.px(34)}px; padding: 0 {look.px(8)}px; }}"
        )
        self.view().setFont(look.font(15, 500))

    def sizeHint(self) -> QSize:
        """Return the size that holds the longest choice."""
        metrics = QFontMetricsF(self._look.font(15, 600))
        widest = max(
            (metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())), default=0
        )
        return QSize(round(widest) + self._look.px(58 + 28 * bool(self._icon)), self._look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return the size that holds the choice that is shown."""
        return QSize(self._look.px(90), self._look.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field with the choice and a chevron."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = box.height() / 2 if self._icon else 10 * look.unit
        painter.setBrush(look.field_fill)
        painter.setPen(QPen(look.field_line, line_width(look)))
        painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            draw_focus(painter, box.adjusted(3, 3, -3, -3), max(2, radius - 3), look)
        left = look.px(self._padding)
        size = look.px(18)
        middle = self.height() / 2
        if self._icon:
            look.art.icon(painter, self._icon, QRectF(left, middle - size / 2, size, size), look.text)
            left += size + look.px(8)
        chevron = look.px(self._sizes[0] + 1)
        right = self.width() - look.px(self._padding) - chevron
        look.art.icon(
            painter, "chevron-down", QRectF(right, middle - chevron / 2, chevron, chevron), look.text
        )
        room = right - left - look.px(4)
        face = fitting_font(
            self.currentText(), look, self._sizes, 600, room, QFontMetricsF(self.font()).height()
        )
        painter.setFont(face)
        painter.setPen(look.text)
        shown = QFontMetricsF(face).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the page, which plays; Space opens the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class Field(QLineEdit):
    """A line of text that the player types."""

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        line, fill = look.field_line, look.field_fill
        focus = QColor(look.theme.us_on_sheet if look.is_light else look.theme.us)
        self.setFont(look.font(15, 500))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.PlaceholderText, look.dim)
        self.setPalette(palette)
        self.setStyleSheet(
            f"QLineEdit {{ background: {_css(fill)}; color: {_css(look.text)}; padding: 0 {look.px(12)}px;"
            f" border: 1px solid {_css(line)}; border-radius: {look.px(10)}px;"
            f" min-height: {look.px(36)}px; }}"
            f"QLineEdit:focus {{ border: 2px solid {_css(focus)}; }}"
        )


class Label(QLabel):
    """Text of a page in a role of the design; where it wraps, its lines stand as far apart as they should."""

    def __init__(
        self, pixels: float = 15, weight: int = 500, is_dim: bool = False, wraps: bool = False
    ) -> None:
        super().__init__()
        self._pixels, self._weight, self._is_dim = pixels, weight, is_dim
        self._look = Look()
        self._leading = (HEAD_LEADING if weight >= HEAD_WEIGHT else LEADING) if wraps else 0.0
        self.setWordWrap(wraps)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text broken into lines of a width."""
        if not self._leading:
            return super().heightForWidth(width)
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        height = wrapped_height(self.text(), self.font(), room, self._leading)
        return ceil(height) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """Return a size in which the text fits."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.heightForWidth(hint.width())) if self._leading else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        if not self._leading:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self.font())
        draw_lines(painter, self.text(), QRectF(self.contentsRect()), self._leading, self.alignment())
        painter.end()

    def fit_one_line(self, width: int) -> int:
        """Shrink the text a little, if need be, to one line; return its height, or 0 if it has no room."""
        for share in (1.0, 0.9, 0.82):
            face = self._look.font(self._pixels * share, self._weight)
            if QFontMetricsF(face).horizontalAdvance(self.text()) <= width:
                self.setFont(face)
                return self.heightForWidth(width)
        return 0

    def fit(self, width: int, height: int) -> int:
        """Shrink the text, if it must be, to fit a box, and return the height that it takes then."""
        sizes = tuple(self._pixels * share for share in (1.0, 0.9, 0.8, 0.7))
        self.setFont(fitting_font(self.text(), self._look, sizes, self._weight, width, height, self._leading))
        return self.heightForWidth(width)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.setFont(look.font(self._pixels, self._weight))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, look.dim if self._is_dim else look.text)
        self.setPalette(palette)


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
