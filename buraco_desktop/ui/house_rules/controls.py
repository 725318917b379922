"""Controls for the fields of a rule set: switch, stepper, a set of numbers (design 10.1)."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from buraco_desktop.ui.pages.look import Look, draw_focus, line_width

NONE = -1
"""The number of a stepper's spin box that stands for None; no field has negative numbers."""


class Switch(QAbstractButton):
    """Off or on; on is filled and has a tick in its knob."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(is_sheet=True)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the switch with room to hit it."""
        return QSize(self._look.px(54), self._look.px(38))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw trough and knob."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, look.px(46), look.px(26))
        box.moveCenter(QRectF(self.rect()).center())
        fill, _ = look.chosen
        is_on = self.isChecked()
        painter.setBrush(fill if is_on else look.field_fill)
        painter.setPen(QPen(fill if is_on else look.field_line, line_width(look)))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        inset = 3 * look.unit
        size = box.height() - 2 * inset
        left = box.right() - inset - size if is_on else box.left() + inset
        knob = QRectF(left, box.top() + inset, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.chosen[1] if is_on else look.dim)
        painter.drawEllipse(knob)
        if is_on:
            edge = size * 0.18
            look.art.icon(painter, "check", knob.adjusted(edge, edge, -edge, -edge), fill)
        if self.hasFocus():
            draw_focus(painter, box, box.height() / 2, look)
        painter.end()


class _Number(QSpinBox):
    """The number of a stepper: typed, or stepped with the keys; the wheel scrolls the page instead."""

    def __init__(self, stepper: "Stepper") -> None:
        super().__init__(stepper)
        self._stepper = stepper
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)
        self.setGroupSeparatorShown(True)
        # The box has the focus for its line; two stops of the Tab key would be a trap.
        self.lineEdit().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def stepBy(self, steps: int) -> None:
        """Go to the next round number."""
        self.interpretText()
        self.setValue(self._stepper.stepped(self.value(), steps))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Allow steps towards numbers that there are."""
        flags = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self.value() > self.minimum():
            flags |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        if self.value() < self.maximum():
            flags |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        return flags

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a typed number on Enter and drop it on Esc; leave undo to the editor."""
        is_typing = self.lineEdit().isModified()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.interpretText()
            self.selectAll()
        elif event.key() == Qt.Key.Key_Escape and is_typing:
            self.lineEdit().setText(self.textFromValue(self.value()))
            self.selectAll()
        elif event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
            event.ignore()
        else:
            super().keyPressEvent(event)


class _StepButton(QAbstractButton):
    """Minus or plus; the number beside it is the stop of the Tab key."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self.look = icon, Look(is_sheet=True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(128, 128, 128, 90 if self.isDown() else 50))
            painter.drawRoundedRect(box, 8 * look.unit, 8 * look.unit)
        ink = QColor(look.text)
        ink.setAlpha(255 if self.isEnabled() else 70)
        half = 5.5 * look.unit
        painter.setPen(QPen(ink, 2 * look.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        centre = box.center()
        painter.drawLine(centre - QPointF(half, 0), centre + QPointF(half, 0))
        if self._icon == "plus":
            painter.drawLine(centre - QPointF(0, half), centre + QPointF(0, half))
        painter.end()


class Stepper(QWidget):
    """A number between minus and plus. Up and Down step, digits type.

    Signals:
        changed(object): the player chose another number, or None.
    """

    changed = Signal(object)

    def __init__(self, low: int, high: int, step: int, none_before: int | None = None) -> None:
        """Offer the multiples of `step` from `low` to `high`, and None if a number comes after it."""
        super().__init__()
        self._low, self._high, self._step, self._none_before = low, high, step, none_before
        self._look = Look(is_sheet=True)
        self.number = _Number(self)
        self.number.setRange(low if none_before is None else NONE, high)
        self.number.valueChanged.connect(self._number_changed)
        self.less, self.more = _StepButton("minus", self), _StepButton("plus", self)
        for button, steps in ((self.less, -1), (self.more, 1)):
            button.clicked.connect(lambda _checked=False, steps=steps: self.number.stepBy(steps))
        self.setFocusProxy(self.number)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> int | None:
        """The number that holds."""
        number = self.number.value()
        return None if number == NONE and self._none_before is not None else number

    def set_value(self, value: int | None) -> None:
        """Show a number without a signal; the range grows if it must."""
        number = NONE if value is None else value
        self.number.blockSignals(True)
        self.number.setRange(min(self.number.minimum(), number), max(self._high, number))
        self.number.setValue(number)
        self.number.blockSignals(False)
        self._enable()

    def set_none_word(self, word: str) -> None:
        """Name what stands for None."""
        self.number.setSpecialValueText(word if self._none_before is not None else "")
        self.updateGeometry()

    def set_step_words(self, less: str, more: str) -> None:
        """Name the buttons for screen readers and tool tips."""
        for button, words in ((self.less, less), (self.more, more)):
            button.setText(words)
            button.setToolTip(words)

    def stepped(self, number: int, steps: int) -> int:
        """Return where some steps from a number lead: to multiples of the step, at the low end to None."""
        for _ in range(abs(steps)):
            if number == NONE and self._none_before is not None:
                number = self._none_before if steps > 0 else NONE
            elif steps > 0:
                number = min(max(self._low, number - number % self._step + self._step), self._high)
            elif number <= self._low:
                number = NONE if self._none_before is not None else self._low
            else:
                number = max(self._low, number - (number % self._step or self._step))
        return number

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.less.look = self.more.look = look
        # Not by a style sheet: that would keep room for the box's own buttons.
        palette = self.number.palette()
        for role, colour in (
            (QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent)),
            (QPalette.ColorRole.Text, look.text),
            (QPalette.ColorRole.Highlight, look.chosen[0]),
            (QPalette.ColorRole.HighlightedText, look.chosen[1]),
        ):
            palette.setColor(role, colour)
        # Also to the line inside: style sheets of other widgets stop the inheritance.
        for part in (self.number, self.number.lineEdit()):
            part.setFont(look.font(15, 650))
            part.setPalette(palette)
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        """Return the size that holds the longest number and the word for none."""
        look = self._look
        metrics = QFontMetricsF(look.font(15, 650))
        words = (self.number.textFromValue(self._high), self.number.specialValueText())
        widest = max(metrics.horizontalAdvance(word) for word in words)
        return QSize(2 * look.px(36) + max(look.px(40), round(widest) + look.px(16)), look.px(40))

    def resizeEvent(self, _event: Any) -> None:
        """Place the parts."""
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field around the parts."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(look.field_fill)
        painter.setPen(QPen(look.field_line, line_width(look)))
        painter.drawRoundedRect(box, 10 * look.unit, 10 * look.unit)
        if self.number.hasFocus():
            draw_focus(painter, box.adjusted(2, 2, -2, -2), 8 * look.unit, look)
        painter.end()

    def _place(self) -> None:
        side, height = self._look.px(36), self.height()
        self.less.setGeometry(1, 1, side, height - 2)
        self.more.setGeometry(self.width() - side - 1, 1, side, height - 2)
        self.number.setGeometry(side + 1, 4, self.width() - 2 * side - 2, height - 8)

    def _number_changed(self) -> None:
        self._enable()
        self.changed.emit(self.value)

    def _enable(self) -> None:
        self.less.setEnabled(self.stepped(self.number.value(), -1) != self.number.value())
        self.more.setEnabled(self.stepped(self.number.value(), 1) != self.number.value())
