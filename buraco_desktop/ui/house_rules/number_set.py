"""Numbers of which any may hold: ranks that make sets, numbers of players."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.look import Look, draw_focus, line_width


def fresh_size(widget: QWidget) -> QSize:
    """Return the size that a widget with a layout asks for now, not before its last change."""
    layout = widget.layout()
    if layout is not None:
        layout.invalidate()
        layout.activate()
    return widget.sizeHint()


class _Toggle(QAbstractButton):
    """One number of a set. Only the one that had the focus last is a stop of the Tab key."""

    def __init__(self, value: int, owner: "NumberSet") -> None:
        super().__init__(owner)
        self.value, self._owner, self.look = value, owner, Look(is_sheet=True)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self.look.font(15, 650)).horizontalAdvance(self.text())
        return QSize(max(round(width) + self.look.px(12), self.look.px(34)), self.look.px(38))

    def minimumSizeHint(self) -> QSize:
        width = QFontMetricsF(self.look.font(15, 650)).horizontalAdvance(self.text())
        return QSize(max(round(width) + 4, self.look.px(24)), self.look.px(38))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._owner.walk(self, 1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 2, -1.5, -2)
        radius = 9 * look.unit
        fill, ink = look.chosen if self.isChecked() else (look.field_fill, look.dim)
        if not self.isChecked() and self.underMouse():
            fill = QColor("#F3E9D0") if look.is_light else QColor(255, 255, 255, 40)
        painter.setBrush(fill)
        painter.setPen(QPen(fill if self.isChecked() else look.field_line, line_width(look)))
        painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            draw_focus(painter, box.adjusted(4, 4, -4, -4), radius - 4, look)
        painter.setPen(ink)
        painter.setFont(look.font(15, 650))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class NumberSet(QWidget):
    """Numbers of which any may hold. Left and Right walk, Space toggles.

    Signals:
        changed(object): the player chose another set, as a tuple in ascending order.
    """

    changed = Signal(object)

    def __init__(self, choices: tuple[int, ...], words: tuple[str, ...], has_quick: bool) -> None:
        """Offer numbers with their words; `has_quick` adds links for all and none."""
        super().__init__()
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        row, links = QHBoxLayout(), QHBoxLayout()
        for line in (row, links):
            line.setSpacing(0)
            self._box.addLayout(line)
        self.toggles = [_Toggle(value, self) for value in choices]
        for toggle, word in zip(self.toggles, words, strict=True):
            toggle.setText(word)
            toggle.clicked.connect(self._tell)
            row.addWidget(toggle)
        self.all_link, self.none_link = (Button(ButtonKind.LINK, parent=self) for _ in range(2))
        for link, holds in ((self.all_link, True), (self.none_link, False)):
            link.setVisible(has_quick)
            link.clicked.connect(lambda _checked=False, holds=holds: self._set_all(holds))
            links.addWidget(link)
        links.addStretch(1)
        self._make_stop(self.toggles[0])
        self.setFocusProxy(self.toggles[0])
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> tuple[int, ...]:
        """The numbers that hold."""
        return tuple(toggle.value for toggle in self.toggles if toggle.isChecked())

    def set_value(self, value: tuple[int, ...]) -> None:
        """Show a set of numbers without a signal."""
        for toggle in self.toggles:
            toggle.setChecked(toggle.value in value)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for toggle in self.toggles:
            toggle.look = look
            toggle.updateGeometry()
        for link in (self.all_link, self.none_link):
            link.set_look(look)
        self._box.setSpacing(look.px(8))
        self.updateGeometry()

    def fit(self, width: int) -> None:
        """Put the links beside the numbers, or below them where the width is less than that takes."""
        self._box.setDirection(QBoxLayout.Direction.LeftToRight)
        fresh_size(self)
        if self._box.totalSizeHint().width() > width:
            self._box.setDirection(QBoxLayout.Direction.TopToBottom)

    def walk(self, toggle: _Toggle, steps: int) -> None:
        """Give the focus to the number that stands so many places beside one."""
        place = self.toggles.index(toggle) + steps
        if 0 <= place < len(self.toggles):
            self._make_stop(self.toggles[place])
            self.toggles[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _make_stop(self, stop: _Toggle) -> None:
        for toggle in self.toggles:
            is_stop = toggle is stop
            toggle.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(stop)

    def _set_all(self, holds: bool) -> None:
        for toggle in self.toggles:
            toggle.setChecked(holds)
        self._tell()

    def _tell(self) -> None:
        self.changed.emit(self.value)
