"""The list of keys: press a row, then the key that it shall have."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from buraco_desktop.ui.dialogs.settings import key_words
from buraco_desktop.ui.keys import DEFAULT_KEYS, KeyMap, is_usable, sequence_of
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look, draw_focus, line_width
from buraco_desktop.ui.text_table import Action, action_label


class KeyButton(QAbstractButton):
    """The key of one action. Pressed, it waits for another; Esc, another control or another click end that.

    Signals:
        pressed_key(str): the player pressed this key, in portable form, while the button waited.
        waiting_changed(): the button waits from now on, or no longer.
    """

    pressed_key = Signal(str)
    waiting_changed = Signal()

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.key_action = action
        self.is_waiting = False
        self._look = Look(is_sheet=True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.wait(not self.is_waiting))

    def wait(self, is_waiting: bool) -> None:
        """Wait for a key, or wait no longer."""
        if is_waiting != self.is_waiting:
            self.is_waiting = is_waiting
            self.waiting_changed.emit()
            self.updateGeometry()
            self.update()

    @property
    def words(self) -> str:
        """What stands on the button."""
        return key_words.press_a_key() if self.is_waiting else self.text() or key_words.no_key()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that holds the key, or the request to press one."""
        look = self._look
        metrics = QFontMetricsF(look.font(14, 650))
        width = max(metrics.horizontalAdvance(self.words), look.px(40))
        return QSize(round(width) + look.px(28), look.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a key cap."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        radius = 8 * look.unit
        fill, ink = look.chosen if self.is_waiting else (look.field_fill, look.text)
        line = look.text if self.underMouse() else look.field_line
        painter.setBrush(fill)
        painter.setPen(QPen(line, line_width(look)))
        painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            draw_focus(painter, box, radius, look)
        painter.setFont(look.font(14, 650))
        painter.setPen(ink if self.text() or self.is_waiting else look.dim)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """While the button waits, every key is for it: also Tab, and what the window has a shortcut for."""
        if self.is_waiting and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                event.accept()
                return True
        if self.is_waiting and event.type() == QEvent.Type.FocusOut:
            self.wait(False)
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.wait(False)
            return
        sequence = sequence_of(event)
        if sequence and not event.isAutoRepeat():
            self.pressed_key.emit(sequence)


class KeyList(QWidget):
    """Every action with its key.

    Signals:
        chosen(object): the changed keys as the settings keep them.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._keys = KeyMap()
        self._asked = ""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._intro = Label(13, 500, is_dim=True, wraps=True)
        self._grid.addWidget(self._intro, 0, 0, 1, 2)
        self.message = Label(14, 600, wraps=True)
        self.message.setParent(self)
        self.message.hide()
        self._labels: dict[Action, Label] = {}
        self.buttons: dict[Action, KeyButton] = {}
        for number, action in enumerate(DEFAULT_KEYS):
            button = self.buttons[action] = KeyButton(action)
            self._labels[action] = Label(15, 600, wraps=True)
            self._grid.addWidget(self._labels[action], 2 * number + 1, 0)
            self._grid.addWidget(button, 2 * number + 1, 1, Qt.AlignmentFlag.AlignRight)
            button.pressed_key.connect(self._take)
            button.waiting_changed.connect(self._wait)
        self.reset = Button(ButtonKind.OUTLINE)
        self.reset.clicked.connect(lambda: self._change(KeyMap()))
        self._fixed = Label(13, 500, is_dim=True, wraps=True)
        last = 2 * len(self.buttons) + 1
        self._grid.addWidget(self._fixed, last, 0)
        self._grid.addWidget(self.reset, last, 1, Qt.AlignmentFlag.AlignRight)

    @property
    def keys(self) -> KeyMap:
        """The keys as they are shown."""
        return self._keys

    def write(self, value: object) -> None:
        """Write the words and show the keys of the settings."""
        self._keys = KeyMap.from_settings(value if isinstance(value, dict) else {})
        self._intro.setText(key_words.intro())
        self._fixed.setText(key_words.fixed_keys())
        self.reset.setText(key_words.reset())
        self.reset.setEnabled(bool(self._keys.to_settings()))
        for action, button in self.buttons.items():
            self._labels[action].setText(action_label(action))
            button.setText(self._keys.shown(action))
            spoken = self._keys.shown(action) or key_words.no_key()
            button.setAccessibleName(f"{action_label(action)}, {spoken}")
            button.updateGeometry()
            button.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._grid.setVerticalSpacing(look.px(2))
        self._grid.setHorizontalSpacing(look.px(16))
        for label in (self._intro, self._fixed, self.message, *self._labels.values()):
            label.set_look(look)
        self.reset.set_look(look)
        for button in self.buttons.values():
            button.set_look(look)

    def fit(self, width: int) -> int:
        """Return the width: the list takes what there is."""
        return width

    def _wait(self) -> None:
        self._asked = ""
        self._say(None, "")

    def _take(self, sequence: str) -> None:
        button = self.sender()
        if not isinstance(button, KeyButton):
            return
        action, shown = button.key_action, key_words.shown(sequence)
        if not is_usable(sequence):
            self._say(action, key_words.is_fixed(shown))
            return
        other = self._keys.conflict(action, sequence)
        if other is not None and self._asked != sequence:
            self._asked = sequence
            self._say(action, key_words.conflict(shown, action_label(other)))
            return
        button.wait(False)
        self._change(self._keys.with_key(action, sequence))
        if other is not None:
            self._say(action, key_words.taken_over(shown, action_label(action), action_label(other)))

    def _change(self, keys: KeyMap) -> None:
        self._say(None, "")
        self.write(keys.to_settings())
        self.chosen.emit(keys.to_settings())

    def _say(self, action: Action | None, words: str) -> None:
        """Show a sentence below the row of an action."""
        self._grid.removeWidget(self.message)
        self.message.setText(words)
        self.message.setVisible(action is not None)
        if action is not None:
            row = 2 * list(self.buttons).index(action) + 2
            self._grid.addWidget(self.message, row, 0, 1, 2)
            self.buttons[action].setAccessibleDescription(words)
