"""A slider over a few values, with the value in words at its right (design 10.1)."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from buraco_desktop.ui.dialogs.settings.words import Choices
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look, draw_focus

KNOB = 10
"""Radius of the knob, in pixels of the design."""
MOST_TICKS = 7
"""A slider with more values has no ticks."""


class _Track(QSlider):
    """Line, ticks and knob; a press brings the knob there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look = Look(is_sheet=True)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.look.px(36))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right, y = self._ends()
        steps = max(1, self.maximum() - self.minimum())
        x = left + (right - left) * (self.value() - self.minimum()) / steps
        fill = QColor(look.text) if look.is_high_contrast else QColor(look.chosen[0])
        rest = QColor(look.theme.sheet_line)
        if look.is_light:
            rest = rest.darker(112)
        painter.setPen(Qt.PenStyle.NoPen)
        half = 2 * look.unit
        for start, end, tint in ((left, right, rest), (left, x, fill)):
            painter.setBrush(tint)
            painter.drawRoundedRect(QRectF(start, y - half, end - start, 2 * half), half, half)
        if steps < MOST_TICKS:
            for step in range(steps + 1):
                tick = left + (right - left) * step / steps
                painter.setBrush(fill if tick <= x else rest)
                painter.drawEllipse(QPointF(tick, y), 3.6 * look.unit, 3.6 * look.unit)
        radius = KNOB * look.unit
        painter.setPen(QPen(fill, 3 * look.unit))
        painter.setBrush(QColor(look.theme.sheet) if not look.is_light else QColor("#FFFDF6"))
        painter.drawEllipse(QPointF(x, y), radius, radius)
        if self.hasFocus():
            box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius).adjusted(-2, -2, 2, 2)
            draw_focus(painter, box, box.height() / 2, look)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def _follow(self, event: QMouseEvent) -> None:
        left, right, _ = self._ends()
        share = (event.position().x() - left) / max(1.0, right - left)
        span = self.maximum() - self.minimum()
        self.setValue(self.minimum() + round(max(0.0, min(1.0, share)) * span))
        event.accept()

    def _ends(self) -> tuple[float, float, float]:
        inset = KNOB * self.look.unit + 5
        return inset, self.width() - inset, self.height() / 2


class ValueSlider(QWidget):
    """A choice among ordered values.

    Signals:
        chosen(object): the player moved to another value.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.track, self._words = _Track(self), Label(15, 500, is_dim=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._choices: Choices = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.track, 1)
        self._row.addWidget(self._words)
        self.setFocusProxy(self.track)
        self.track.valueChanged.connect(self._moved)

    @property
    def words(self) -> str:
        """The value that holds, in words."""
        return self._words.text()

    def set_choices(self, choices: Choices, chosen: object) -> None:
        """Offer values with their words; `chosen` holds without a signal, or else the nearest to it."""
        self._choices = choices
        values = [value for value, _ in choices]
        index = values.index(chosen) if chosen in values else _nearest(values, chosen)
        self.track.blockSignals(True)
        self.track.setRange(0, len(choices) - 1)
        self.track.setValue(index)
        self.track.blockSignals(False)
        self._write()
        self.track.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self.track.look = look
        self._words.set_look(look)
        self._row.setSpacing(look.px(14))
        self.give_words(self.longest_words)
        self.track.updateGeometry()
        self.updateGeometry()

    @property
    def longest_words(self) -> int:
        """Width of the longest words, in logical pixels."""
        metrics = self._words.fontMetrics()
        return max((metrics.horizontalAdvance(words) for _, words in self._choices), default=0) + 4

    def give_words(self, width: int) -> None:
        """Give the words a width, so that several sliders below each other are of one length."""
        self._words.setFixedWidth(width)

    def setAccessibleName(self, name: str) -> None:
        """Name the slider for screen readers."""
        super().setAccessibleName(name)
        self.track.setAccessibleName(name)

    def _moved(self, index: int) -> None:
        self._write()
        self.chosen.emit(self._choices[index][0])

    def _write(self) -> None:
        words = self._choices[self.track.value()][1]
        self._words.setText(words)
        self.track.setAccessibleDescription(words)


def _nearest(values: list[object], wanted: object) -> int:
    numbers = [value if isinstance(value, int | float) else 0 for value in values]
    number = wanted if isinstance(wanted, int | float) else 0
    return min(range(len(numbers)), key=lambda index: abs(numbers[index] - number))
