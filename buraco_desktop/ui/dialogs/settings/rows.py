"""One setting: what it is called, what it does, and its control (design 10.6)."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from buraco_desktop.ui.dialogs.settings import words
from buraco_desktop.ui.dialogs.settings.slider import ValueSlider
from buraco_desktop.ui.dialogs.settings.tiles import PictureChoice, PictureTile
from buraco_desktop.ui.house_rules.controls import Switch
from buraco_desktop.ui.language import LANGUAGES, system_language
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import DropDown, Field, Label, Segments
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.pages.seat_card import LONGEST_NAME

SLIDER_SHARE = 0.62
"""How much of a row's width a slider with its words takes at most, beside its label."""


class SegmentsControl(Segments):
    """A few values side by side."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._written: words.Choices = []

    def write(self, value: object) -> None:
        """Show a value; the parts stay, so that the one with the focus keeps it."""
        choices = words.choices(self._name)
        if choices != self._written:
            self._written = choices
            self.set_choices(choices, value)
        else:
            self.choose(value)

    def fit(self, _width: int) -> int:
        """Return the width of all words."""
        return self.sizeHint().width()


class SliderControl(ValueSlider):
    """Ordered values on a line."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def write(self, value: object) -> None:
        """Show a value."""
        self.set_choices(words.choices(self._name), value)

    def fit(self, width: int) -> int:
        """Take a part of the width."""
        self.setFixedWidth(max(self.minimumSizeHint().width(), round(SLIDER_SHARE * width)))
        return self.width()


class SwitchControl(Switch):
    """On or off.

    Signals:
        chosen(object): the player turned it.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(self._turn)

    def write(self, value: object) -> None:
        """Show a value."""
        self.setChecked(bool(value))

    def fit(self, _width: int) -> int:
        """Return the width of the switch."""
        return self.sizeHint().width()

    def _turn(self) -> None:
        self.chosen.emit(self.isChecked())


class TryControl(Button):
    """A button that lets the player hear what is set.

    Signals:
        chosen(object): the player wants to hear it; the value means nothing.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__(ButtonKind.OUTLINE)
        self.clicked.connect(lambda: self.chosen.emit(True))

    def write(self, _value: object) -> None:
        """Write the words again."""
        self.setText(words.play_examples())

    def fit(self, _width: int) -> int:
        """Return the width of the words."""
        return self.sizeHint().width()


class LanguageControl(DropDown):
    """The languages, each in its own words.

    Signals:
        chosen(object): the player chose this language.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__("globe")
        self.activated.connect(lambda _index: self.chosen.emit(self.currentData()))

    def write(self, value: object) -> None:
        """Show a language; an empty one is that of the system."""
        self.set_choices(list(LANGUAGES.items()), value or system_language())

    def fit(self, _width: int) -> int:
        """Return the width of the longest name."""
        return self.sizeHint().width()


class NameControl(Field):
    """The player's name.

    Signals:
        chosen(object): the player has typed another name.
    """

    chosen = Signal(object)

    def __init__(self, width: int = 260) -> None:
        super().__init__()
        self._design_width = width
        self.setMaxLength(LONGEST_NAME)
        self.editingFinished.connect(self._tell)

    def write(self, value: object) -> None:
        """Show a name."""
        self.setPlaceholderText(words.name_hint())
        if self.text().strip() != value:
            self.setText(str(value))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        super().set_look(look)
        self.setFixedWidth(look.px(self._design_width))

    def fit(self, _width: int) -> int:
        """Return the width of the field."""
        return self.width()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what is being typed when the sheet is closed."""
        self._tell()
        super().hideEvent(event)

    def _tell(self) -> None:
        self.chosen.emit(self.text().strip())


class PicturesControl(PictureChoice):
    """Pictures to choose from."""

    def __init__(self, tiles: list[PictureTile], name: Callable[[str], str]) -> None:
        super().__init__(tiles)
        self._name = name

    def write(self, value: object) -> None:
        """Show a value."""
        self.show_choice(value, self._name)

    def fit(self, width: int) -> int:
        """Take as many columns as there is room for."""
        return self.lay_out(width)


SettingControl = (
    SegmentsControl
    | SliderControl
    | SwitchControl
    | TryControl
    | LanguageControl
    | NameControl
    | PicturesControl
)
"""All have `chosen`, `write(value)`, `set_look(look)`, and `fit(width)`, which returns what they need."""


class SettingRow(QWidget):
    """Label and control in one line, or the control below where the line would be too long."""

    def __init__(self, name: str, control: SettingControl, is_wide: bool = False) -> None:
        """Make a row for the setting `name`; a wide control always stands below its label."""
        super().__init__()
        self.name, self.control = name, control
        self._label, self._note = Label(15, 650, wraps=True), Label(13, 500, is_dim=True, wraps=True)
        self._is_wide = is_wide
        self._form: tuple[bool, bool] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)

    def write(self, value: object) -> None:
        """Write the words and show a value."""
        self._label.setText(words.label(self.name))
        self._note.setText(words.note(self.name))
        self._note.setVisible(bool(self._note.text()))
        self.control.setAccessibleName(words.label(self.name))
        self.control.write(value)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._label.set_look(look)
        self._note.set_look(look)
        self.control.set_look(look)
        self._grid.setHorizontalSpacing(look.px(16))
        self._grid.setVerticalSpacing(look.px(2))
        self.setMinimumHeight(look.px(44))

    def fit(self, width: int) -> None:
        """Stand in one line if label and control fit a width."""
        needed = self.control.fit(width)
        label = self._label.fontMetrics().horizontalAdvance(self._label.text())
        is_stacked = self._is_wide or label + self._grid.horizontalSpacing() + needed > width
        form = (is_stacked, self._note.isVisibleTo(self))
        if form == self._form:
            return
        self._form = form
        lines = 1 + form[1]
        self._grid.addWidget(self._label, 0, 0)
        self._grid.addWidget(self._note, 1, 0)
        if is_stacked:
            self._grid.addWidget(self.control, 2, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(self.control, 0, 1, lines, 1, middle)
