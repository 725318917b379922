"""The settings: what the player likes about language, table, cards and pace. Every change holds at once."""

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QHBoxLayout, QWidget

from buraco_desktop.storage.settings import Index, Pace, Settings, Speed, Suits
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.faces import STOCK_BACK, FaceStyle
from buraco_desktop.ui.language import LANGUAGES, system_language
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import DropDown, Field, Label, Segments
from buraco_desktop.ui.pages.look import Look, draw_focus
from buraco_desktop.ui.pages.scrolling import felt_scroller, style_scroll_bar
from buraco_desktop.ui.pages.seats import LONGEST_NAME
from buraco_desktop.ui.theme import THEMES, Theme, find_theme

translate = QCoreApplication.translate
TEXT_SCALES = (1.0, 1.25, 1.5)


class ThemeTile(QAbstractButton):
    """A small table in the real colours of a theme."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme, self._look = theme, Look(is_sheet=True)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return a little table with its name below."""
        return QSize(self._look.px(132), self._look.px(108))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest table that still shows its colours."""
        return QSize(self._look.px(96), self._look.px(96))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw cloth, ledge and cards, and a brass frame with a tick when chosen."""
        look, theme = self._look, self.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(4, 4, self.width() - 8, self.height() - 8 - look.px(22))
        radius = look.px(9)
        cloth = QLinearGradient(box.topLeft(), box.bottomLeft())
        cloth.setColorAt(0, QColor(theme.table_centre))
        cloth.setColorAt(0.7, QColor(theme.table_mid))
        cloth.setColorAt(0.701, QColor(theme.ledge_top))
        cloth.setColorAt(1, QColor(theme.ledge_bottom))
        painter.setBrush(cloth)
        is_chosen = self.isChecked()
        painter.setPen(QPen(QColor(look.theme.us_on_sheet), 3) if is_chosen else QPen(QColor("#8E866F"), 1))
        painter.drawRoundedRect(box, radius, radius)
        card = round(box.height() * 0.34)
        suffix = theme.face_suffix or look.small_suffix
        x = box.center().x() - 1.5 * card
        look.art.card(painter, STOCK_BACK, x, box.top() + box.height() * 0.14, card)
        look.art.card(painter, "KH" + suffix, x + 1.25 * card, box.top() + box.height() * 0.14, card)
        look.art.card(painter, "7C" + suffix, x + 1.7 * card, box.top() + box.height() * 0.14, card)
        if is_chosen:
            size = look.px(18)
            spot = QRectF(box.right() - size - 5, box.bottom() - size - 5, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#F0B93F"))
            painter.drawEllipse(spot)
            look.art.icon(painter, "check", spot.adjusted(3, 3, -3, -3), QColor("#241804"))
        if self.hasFocus():
            draw_focus(painter, box, radius, look)
        painter.setPen(look.text)
        painter.setFont(look.font(13.5, 650 if is_chosen else 500))
        words = QRectF(0, box.bottom() + 4, self.width(), look.px(20))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class ThemeRow(QWidget):
    """The themes side by side, of which one is chosen.

    Signals:
        chosen(str): the player chose the theme with this key.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self._group = QButtonGroup(self)
        self.tiles = [ThemeTile(theme) for theme in THEMES]
        for tile in self.tiles:
            self._group.addButton(tile)
            row.addWidget(tile)
            tile.clicked.connect(self._clicked)

    def show_choice(self, names: dict[str, str], chosen: str) -> None:
        """Write the names and mark the theme that holds."""
        for tile in self.tiles:
            tile.setText(names[tile.theme.key])
            tile.setChecked(tile.theme.key == chosen)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for tile in self.tiles:
            tile.set_look(look)

    def _clicked(self) -> None:
        tile = self.sender()
        if isinstance(tile, ThemeTile):
            self.chosen.emit(tile.theme.key)


@dataclass(frozen=True, slots=True)
class _Row:
    """A setting with the widgets of its line."""

    name: str
    label: Label
    control: Segments | DropDown | Field | ThemeRow


class SettingsDialog(PaperSheet):
    """The sheet of settings.

    Signals:
        changed(dict): new values by the names of `storage.settings.Settings`; they hold from now on.
    """

    changed = Signal(dict)

    def __init__(self, values: Settings, parent: QWidget) -> None:
        """Show these values."""
        super().__init__(parent, 980, 744)
        self._values = values
        self._done = Button(ButtonKind.PRIMARY, parent=self)
        self._done.clicked.connect(self.confirm)
        board = QWidget()
        self._grid = QGridLayout(board)
        self._grid.setColumnStretch(1, 1)
        self._rows = [
            self._row("language", DropDown()),
            self._row("own_name", Field()),
            self._row("theme", ThemeRow()),
            self._row("suits", Segments()),
            self._row("index", Segments()),
            self._row("text_scale", Segments()),
            self._row("speed", Segments()),
            self._row("pace", Segments()),
        ]
        self._is_stacked: bool | None = None
        self._stack(False)
        self._area = felt_scroller(board, self)
        self.setFocusProxy(self._done)
        self._apply_appearance()
        self.retranslate()

    @property
    def values(self) -> Settings:
        """The values as they are shown."""
        return self._values

    def control(self, name: str) -> QWidget:
        """Return the control of a setting."""
        return next(row.control for row in self._rows if row.name == name)

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(translate("Settings", "Settings"))
        self.setAccessibleName(translate("Settings", "Settings"))
        self._done.setText(translate("Settings", "Done"))
        labels, values = _labels(), self._values
        for row in self._rows:
            row.label.setText(labels[row.name])
            row.control.setAccessibleName(labels[row.name])
            if isinstance(row.control, Segments | DropDown):
                shown = getattr(values, row.name) or system_language()
                row.control.set_choices(_choices(row.name), shown)
            elif isinstance(row.control, ThemeRow):
                row.control.show_choice(_theme_names(), values.theme)
            else:
                if row.control.text() != values.own_name:
                    row.control.setText(values.own_name)
                row.control.setPlaceholderText(translate("Settings", "your name"))

    def arrange(self) -> None:
        """Place the rows and the button at the foot."""
        look, content = self.look, self.content
        self._done.set_look(look)
        button = self._done.sizeHint().expandedTo(QSize(look.px(150), look.px(50)))
        self._done.setGeometry(
            content.right() - button.width(),
            content.bottom() - button.height(),
            button.width(),
            button.height(),
        )
        self._area.setGeometry(content.adjusted(0, 0, 0, -button.height() - look.px(14)))
        style_scroll_bar(self._area, look)
        self._grid.setHorizontalSpacing(look.px(20))
        self._grid.setVerticalSpacing(look.px(12))
        self._grid.setContentsMargins(4, 4, look.px(8), 4)
        for row in self._rows:
            row.label.set_look(look)
            row.control.set_look(look)
            if isinstance(row.control, Field):
                row.control.setFixedWidth(look.px(260))
        labels = max(row.label.sizeHint().width() for row in self._rows)
        controls = max(row.control.sizeHint().width() for row in self._rows)
        self._stack(labels + controls + look.px(60) > self._area.width())

    def _stack(self, is_stacked: bool) -> None:
        """Place labels left of their controls, or above them where a row would be too long."""
        if is_stacked == self._is_stacked:
            return
        self._is_stacked = is_stacked
        for number, row in enumerate(self._rows):
            label_at = (2 * number, 0) if is_stacked else (number, 0)
            control_at = (2 * number + 1, 0) if is_stacked else (number, 1)
            self._grid.addWidget(row.label, *label_at)
            self._grid.addWidget(row.control, *control_at, Qt.AlignmentFlag.AlignLeft)
        for number in range(2 * len(self._rows) + 1):
            self._grid.setRowStretch(number, 0)
        self._grid.setRowStretch(2 * len(self._rows), 1)

    def _row(self, name: str, control: Segments | DropDown | Field | ThemeRow) -> _Row:
        if isinstance(control, Segments | ThemeRow):
            control.chosen.connect(lambda value: self._change(name, value))
        elif isinstance(control, DropDown):
            control.activated.connect(lambda _index: self._change(name, control.currentData()))
        else:
            control.setMaxLength(LONGEST_NAME)
            control.editingFinished.connect(lambda: self._change(name, control.text().strip()))
        return _Row(name, Label(15, 650), control)

    def _change(self, name: str, value: object) -> None:
        if getattr(self._values, name) == value:
            return
        self._values = msgspec.structs.replace(self._values, **{name: value})
        self.changed.emit({name: value})
        self._apply_appearance()

    def _apply_appearance(self) -> None:
        theme = find_theme(self._values.theme)
        faces = FaceStyle(
            four_colours=self._values.suits is Suits.FOUR_COLOURS,
            large_index=self._values.index is Index.LARGE,
            high_contrast=bool(theme.face_suffix),
        )
        self.set_appearance(theme, self._values.text_scale, faces)


def _labels() -> dict[str, str]:
    return {
        "language": translate("Settings", "Language"),
        "own_name": translate("Settings", "Your name"),
        "theme": translate("Settings", "Table"),
        "suits": translate("Settings", "Suits"),
        "index": translate("Settings", "Signs on the cards"),
        "text_scale": translate("Settings", "Text size"),
        "speed": translate("Settings", "Motion of the cards"),
        "pace": translate("Settings", "Pace of the bots"),
    }


def _theme_names() -> dict[str, str]:
    return {
        "felt": translate("Settings", "Felt"),
        "wood": translate("Settings", "Wood"),
        "dark": translate("Settings", "Dark"),
        "high-contrast": translate("Settings", "High contrast"),
    }


def _choices(name: str) -> list[tuple[object, str]]:
    """Return the values of a setting with their words."""
    match name:
        case "language":
            return list(LANGUAGES.items())
        case "suits":
            return [
                (Suits.TWO_COLOURS, translate("Settings", "Two colours")),
                (Suits.FOUR_COLOURS, translate("Settings", "Four colours")),
            ]
        case "index":
            return [
                (Index.NORMAL, translate("Settings", "Normal")),
                (Index.LARGE, translate("Settings", "Large")),
            ]
        case "text_scale":
            return [(scale, f"{round(scale * 100)} %") for scale in TEXT_SCALES]
        case "speed":
            return [
                (Speed.NONE, translate("Settings", "None")),
                (Speed.FASTER, translate("Settings", "Very fast")),
                (Speed.FAST, translate("Settings", "Fast")),
                (Speed.NORMAL, translate("Settings", "Normal")),
                (Speed.SLOW, translate("Settings", "Slow")),
            ]
        case _:
            return [
                (Pace.INSTANT, translate("Settings", "At once")),
                (Pace.QUICK, translate("Settings", "Quick")),
                (Pace.NORMAL, translate("Settings", "Normal")),
                (Pace.LEISURELY, translate("Settings", "Leisurely")),
            ]
