"""One field of the rules: name, what it does, what it was, and its control (design 10.4)."""

import math
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from buraco_desktop.engine.cards import RANKS
from buraco_desktop.ui.house_rules import tones
from buraco_desktop.ui.house_rules.chip_text import ChipText, plain_text
from buraco_desktop.ui.house_rules.controls import Stepper, Switch
from buraco_desktop.ui.house_rules.fields import Control, FieldSpec
from buraco_desktop.ui.house_rules.number_set import NumberSet, fresh_size
from buraco_desktop.ui.house_rules.values import choice_words, none_word, value_words
from buraco_desktop.ui.house_rules.words import Words
from buraco_desktop.ui.pages.controls import DropDown, Label, Segments
from buraco_desktop.ui.pages.look import Look, draw_focus, wrapped_height
from buraco_desktop.ui.text import capitalised, number

translate = QCoreApplication.translate
PADDING = 19
WIDEST_CONTROL = 0.5
"""A control that takes more than this part of the row's width stands below the text."""


class WasButton(QAbstractButton):
    """The former value of a changed field with an arrow; a click brings it back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(is_sheet=True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of words and arrow, with room to hit them."""
        look = self._look
        width = QFontMetricsF(look.font(13, 650)).horizontalAdvance(self.text())
        return QSize(round(width) + look.px(38), look.px(32))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the words and the arrow."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = tones.brass_text(look)
        face = look.font(13, 650)
        face.setUnderline(self.underMouse())
        painter.setFont(face)
        painter.setPen(ink)
        arrow = look.px(16)
        room = QRectF(look.px(6), 0, self.width() - arrow - look.px(14), self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        spot = QRectF(self.width() - arrow - look.px(6), (self.height() - arrow) / 2, arrow, arrow)
        look.art.icon(painter, "undo", spot, ink)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 6 * look.unit, look)
        painter.end()


class Still(QWidget):
    """The value of a field that has no effect now: dashed, not to be changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._words = Look(is_sheet=True), ""

    def set_words(self, words: str) -> None:
        """Show a value."""
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that holds the words."""
        look = self._look
        width = QFontMetricsF(look.font(15, 550)).horizontalAdvance(self._words)
        return QSize(max(look.px(64), round(width) + look.px(32)), look.px(38))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the words in a dashed frame."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(look.field_line, 1.4, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(box, 10 * look.unit, 10 * look.unit)
        painter.setPen(look.dim)
        painter.setFont(look.font(15, 550))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()


class FieldRow(QWidget):
    """One field.

    Signals:
        changed(str, object): the player wants this value in the field of this name.
    """

    changed = Signal(str, object)

    def __init__(self, spec: FieldSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self.spec = spec
        self._look, self._has_look = Look(is_sheet=True), False
        self._state: tuple[Any, Any, bool, str] | None = None
        self._value: Any = None
        self._was: Any = None
        self._is_changed = self._is_wrong = False
        self._words = Words("", "")
        self._reason = ""
        self._name, self._line = Label(15.5, 650, wraps=True), ChipText(13.5)
        self.was = WasButton(self)
        self.was.clicked.connect(lambda: self.changed.emit(self.spec.name, self._was))
        self.control = self._make_control()
        self.drop_down = DropDown(parent=self)
        """Stands for segments that are too wide for the row."""
        self.drop_down.activated.connect(
            lambda _index: self.changed.emit(self.spec.name, self.drop_down.currentData())
        )
        self._still = Still(self)
        for part in (self._name, self._line, self.control):
            part.setParent(self)

    def show_value(self, value: Any, was: Any, *, is_wrong: bool, reason: str) -> None:
        """Show a value and that of the preset; `reason` says why the field has no effect, if it has none."""
        state = (value, was, is_wrong, reason)
        if state == self._state:
            return
        self._state = state
        self._value, self._was, self._is_wrong, self._reason = state
        self._is_changed = value != was
        control = self.control
        if isinstance(control, Segments):
            self._offer_choices(is_new=control.value != value)
        elif isinstance(control, Switch):
            control.setChecked(value == self.spec.choices[1])
        elif control.value != value:
            control.set_value(value)
        self._write()

    def retranslate(self, words: Words) -> None:
        """Write the words again."""
        self._words = words
        control = self.control
        if isinstance(control, Segments):
            self._offer_choices(is_new=True)
        elif isinstance(control, NumberSet):
            control.all_link.setText(translate("HouseRules", "all"))
            control.none_link.setText(translate("HouseRules", "none"))
        elif isinstance(control, Stepper):
            control.set_none_word(none_word(self.spec.name))
            control.set_step_words(translate("HouseRules", "Less"), translate("HouseRules", "More"))
        self._write()

    def set_look(self, look: Look) -> None:
        """Take theme and scale; nothing is done for a look that holds already, so it may be called often."""
        if look == self._look and self._has_look:
            return
        self._look, self._has_look = look, True
        for part in (self._name, self._line, self.was, self._still, self.control, self.drop_down):
            part.set_look(look)
        if isinstance(self.control, Segments):
            self.control.setFixedHeight(look.px(38))
        self._place()

    def focus(self) -> None:
        """Give the focus to the control."""
        stop = self._shown()
        if isinstance(stop, Segments):
            for segment in stop.findChildren(QAbstractButton):
                if segment.isChecked() or stop.value is None:
                    segment.setFocus(Qt.FocusReason.TabFocusReason)
                    return
        stop.setFocus(Qt.FocusReason.TabFocusReason)

    def heightForWidth(self, width: int) -> int:
        """Return the height that shows everything at a width."""
        return self._arrangement(width)[-1]

    def resizeEvent(self, _event: Any) -> None:
        """Place the parts."""
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground: changed, wrong, or a line below."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 3, -2, -3)
        radius = 11 * look.unit
        if self._is_changed or self._is_wrong:
            painter.setBrush(tones.changed_fill(look) if self._is_changed else Qt.BrushStyle.NoBrush)
            line = tones.wrong(look) if self._is_wrong else look.field_line
            painter.setPen(QPen(line, max(1.6, 2.0 * look.is_high_contrast) if self._is_wrong else 1.2))
            painter.drawRoundedRect(box, radius, radius)
        else:
            painter.setPen(QPen(tones.line(look), 1))
            y = self.height() - 1
            painter.drawLine(look.px(PADDING), y, self.width() - look.px(PADDING), y)
        if self._is_changed:
            bar = QRectF(box.left() + 4 * look.unit, box.top() + 9 * look.unit, 5 * look.unit, 0)
            bar.setBottom(box.bottom() - 9 * look.unit)
            painter.setPen(QPen(QColor(look.theme.us_edge), 0.8))
            painter.setBrush(QColor(look.theme.us))
            painter.drawRoundedRect(bar, 2.5 * look.unit, 2.5 * look.unit)
        if self._is_wrong:
            size = look.px(19)
            middle = self._name.geometry().center().y()
            spot = QRectF(self._name.geometry().right() + look.px(6), middle - size / 2, size, size)
            look.art.icon(painter, "warning", spot, tones.wrong(look))
        painter.end()

    def _make_control(self) -> Segments | Switch | Stepper | NumberSet:
        spec, name = self.spec, self.spec.name
        match spec.control:
            case Control.SWITCH:
                switch = Switch()
                switch.clicked.connect(lambda is_on: self.changed.emit(name, spec.choices[bool(is_on)]))
                return switch
            case Control.SEGMENTS:
                segments = Segments()
                segments.chosen.connect(lambda value: self.changed.emit(name, value))
                return segments
            case Control.STEPPER:
                stepper = Stepper(spec.low, spec.high, spec.step, spec.none_before)
                stepper.changed.connect(lambda value: self.changed.emit(name, value))
                return stepper
            case Control.NUMBERS:
                is_ranks = name == "set_ranks"
                words = tuple(RANKS[value] if is_ranks else number(value) for value in spec.choices)
                numbers = NumberSet(spec.choices, words, has_quick=is_ranks)
                numbers.changed.connect(lambda value: self.changed.emit(name, value))
                return numbers

    def _offer_choices(self, is_new: bool) -> None:
        """Write the choices; segments are made anew only when they must, for that takes their focus away."""
        assert isinstance(self.control, Segments)
        choices = list(choice_words(self.spec.name).items())
        self.drop_down.set_choices(choices, self._value)
        if is_new:
            self.control.set_choices(choices, self._value)

    def _write(self) -> None:
        spec, words = self.spec, self._words
        self._name.setText(words.name)
        self._line.set_text(words.line, capitalised(self._reason) + "." if self._reason else "")
        value = value_words(spec.name, self._value)
        self._still.set_words(value)
        was = translate("HouseRules", "was: {value}").format(value=value_words(spec.name, self._was))
        self.was.setText(was)
        self.was.setToolTip(translate("HouseRules", "Bring the former value back"))
        self.was.setAccessibleName(f"{words.name}, {was}")
        self.was.setAccessibleDescription(translate("HouseRules", "Bring the former value back"))
        spoken = [plain_text(words.line)]
        if self._is_changed:
            spoken.append(was)
        if self._is_wrong:
            spoken.append(translate("HouseRules", "does not fit"))
        target = self.control.number if isinstance(self.control, Stepper) else self.control
        for each in {target, self.control, self.drop_down}:
            each.setAccessibleName(words.name)
            each.setAccessibleDescription(" ".join(spoken))
        self.was.setVisible(self._is_changed)
        self._place()
        self.update()

    def _arrangement(self, width: int) -> tuple[QRect, QRect, QRect, QRect, int]:
        """Return the places of name, former value, line and control, and the height of the row."""
        look = self._look
        left, right = look.px(PADDING), width - look.px(PADDING) + look.px(4)
        if isinstance(self.control, NumberSet):
            self.control.fit(right - left)
        size = fresh_size(self._shown(right - left))
        is_beside = size.width() <= WIDEST_CONTROL * (right - left)
        text_right = right - size.width() - look.px(14) if is_beside else right
        face = look.font(15.5, 650)
        name_width = round(QFontMetricsF(face).horizontalAdvance(self._words.name)) + 3
        name_width = min(name_width, text_right - left - look.px(26) * self._is_wrong)
        name_height = max(look.px(24), math.ceil(wrapped_height(self._words.name, face, name_width)))
        top = look.px(13)
        name = QRect(left, top, name_width, name_height)
        was_size = self.was.sizeHint()
        was_left = name.right() + look.px(28 if self._is_wrong else 6)
        was = QRect(
            was_left, top + (name_height - was_size.height()) // 2, was_size.width(), was_size.height()
        )
        y = top + name_height
        if self._is_changed and was.right() > text_right:
            was.moveTo(left - look.px(6), y - look.px(3))
            y += was.height() - look.px(5)
        line_height = self._line.heightForWidth(text_right - left)
        line = QRect(left, y, text_right - left, line_height)
        bottom = line.bottom() + 1
        if is_beside:
            height = max(bottom + look.px(14), look.px(72))
            control = QRect(right - size.width(), (height - size.height()) // 2, size.width(), size.height())
        else:
            control = QRect(left, bottom + look.px(6), min(size.width(), right - left), size.height())
            height = control.bottom() + look.px(14)
        return name, was, line, control, height

    def _shown(self, room: int | None = None) -> QWidget:
        """Return the control that is shown when there is so much room; without a number, as things are."""
        look = self._look
        room = self.width() - 2 * look.px(PADDING) + look.px(4) if room is None else room
        if self._reason:
            return self._still
        if isinstance(self.control, Segments) and fresh_size(self.control).width() > room:
            return self.drop_down
        return self.control

    def _place(self) -> None:
        name, was, line, control, _ = self._arrangement(self.width())
        shown = self._shown()
        for each in (self.control, self.drop_down, self._still):
            each.setVisible(each is shown)
            each.setGeometry(control)
        self._name.setGeometry(name)
        self.was.setGeometry(was)
        self._line.setGeometry(line)
