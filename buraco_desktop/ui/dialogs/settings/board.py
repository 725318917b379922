"""The scrolled page of the settings: every group with its rows, and what is at the top."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.dialogs.settings import words
from buraco_desktop.ui.dialogs.settings.key_list import KeyList
from buraco_desktop.ui.dialogs.settings.rows import (
    LanguageControl,
    NameControl,
    PicturesControl,
    SegmentsControl,
    SettingRow,
    SliderControl,
    SwitchControl,
    TryControl,
)
from buraco_desktop.ui.dialogs.settings.tiles import BackTile, CardsPreview, PictureTile, ThemeTile
from buraco_desktop.ui.dialogs.settings.words import Group
from buraco_desktop.ui.faces import BACKS, STOCK_BACK
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.theme import FELT, HIGH_CONTRAST, THEMES, find_theme

FULL_SCREEN, CONTRAST, TRY_SOUND = "full_screen", "high_contrast", "try_sound"
"""Rows that are no fields of the settings: a state of the window, one of the tables, and a button."""


class Section(QWidget):
    """A group: its heading and its rows, under a thin line."""

    def __init__(self, group: Group, parts: list[QWidget], has_line: bool) -> None:
        super().__init__()
        self.group, self._parts, self._has_line = group, parts, has_line
        self._look = Look(is_sheet=True)
        self._heading = Label(20, 700)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._heading)
        for part in parts:
            self._column.addWidget(part)

    def retranslate(self) -> None:
        """Write the heading again."""
        self._heading.setText(words.group_name(self.group))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self._heading.set_look(look)
        self._column.setSpacing(look.px(10))
        self._column.setContentsMargins(4, look.px(14 if self._has_line else 2), 4, look.px(18))

    def height_for(self, width: int) -> int:
        """Return the height in logical pixels that shows everything at a width."""
        return self._column.totalHeightForWidth(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line above."""
        if self._has_line:
            painter = QPainter(self)
            painter.setPen(QPen(QColor(self._look.theme.sheet_line), 1.4))
            painter.drawLine(4, 1, self.width() - 4, 1)
            painter.end()


class SettingsBoard(QWidget):
    """All sections, one below the other.

    Signals:
        chosen(str, object): the player chose a value for the setting of this name.
    """

    chosen = Signal(str, object)

    def __init__(self, values: Settings) -> None:
        """Make the rows; `show_values` fills them."""
        super().__init__()
        self.preview, self.keys = CardsPreview(), KeyList()
        self._plain_theme = values.theme if values.theme != HIGH_CONTRAST.key else FELT.key
        themes: list[PictureTile] = [ThemeTile(theme.key) for theme in THEMES]
        backs: list[PictureTile] = [BackTile(name) for name in BACKS]
        rows = (
            SettingRow("theme", PicturesControl(themes, words.theme_name), is_wide=True),
            SettingRow("dialogs", SegmentsControl("dialogs")),
            SettingRow(FULL_SCREEN, SwitchControl()),
            SettingRow("index", SegmentsControl("index")),
            SettingRow("suits", SegmentsControl("suits")),
            SettingRow("back", PicturesControl(backs, words.back_name)),
            SettingRow("hand_height", SliderControl("hand_height")),
            SettingRow("has_large_cards", SwitchControl()),
            SettingRow("speed", SliderControl("speed")),
            SettingRow("less_motion", SegmentsControl("less_motion")),
            SettingRow("pace", SliderControl("pace")),
            SettingRow("has_sound", SwitchControl()),
            SettingRow("volume_cards", SliderControl("volume_cards")),
            SettingRow("volume_signals", SliderControl("volume_signals")),
            SettingRow("volume_moments", SliderControl("volume_moments")),
            SettingRow(TRY_SOUND, TryControl()),
            SettingRow("drag_threshold", SliderControl("drag_threshold")),
            SettingRow("double_click_ms", SliderControl("double_click_ms")),
            SettingRow("confirms_discard", SwitchControl()),
            SettingRow("grace_ms", SliderControl("grace_ms")),
            SettingRow("language", LanguageControl()),
            SettingRow("own_name", NameControl()),
            SettingRow("text_scale", SegmentsControl("text_scale")),
            SettingRow("has_coach", SwitchControl()),
            SettingRow(CONTRAST, SwitchControl()),
            SettingRow("verbosity", SegmentsControl("verbosity")),
            SettingRow("has_curtain", SwitchControl()),
        )
        self.rows = {row.name: row for row in rows}
        for row in rows:
            row.control.chosen.connect(lambda value, name=row.name: self._choose(name, value))
        self.keys.chosen.connect(lambda value: self.chosen.emit("keys", value))
        parts: dict[Group, list[QWidget]] = {
            Group.LOOK: self._named("theme", "dialogs", FULL_SCREEN),
            Group.CARDS: [
                *self._named("index", "suits", "back"),
                self.preview,
                *self._named("hand_height", "has_large_cards"),
            ],
            Group.MOTION: self._named("speed", "less_motion", "pace"),
            Group.SOUND: self._named(
                "has_sound", "volume_cards", "volume_signals", "volume_moments", TRY_SOUND
            ),
            Group.POINTER: self._named("drag_threshold", "double_click_ms", "confirms_discard", "grace_ms"),
            Group.KEYS: [self.keys],
            Group.TEXT: self._named("language", "own_name", "text_scale", "has_coach"),
            Group.ACCESS: self._named(CONTRAST, "verbosity", "has_curtain"),
        }
        self.sections = {
            group: Section(group, parts[group], has_line=group is not Group.LOOK) for group in Group
        }
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for section in self.sections.values():
            self._column.addWidget(section)
        self._tail = QWidget()
        self._column.addWidget(self._tail)
        self._column.addStretch(1)

    def show_values(self, values: Settings, *, is_full_screen: bool) -> None:
        """Write the words and show these values."""
        if values.theme != HIGH_CONTRAST.key:
            self._plain_theme = values.theme
        shown: dict[str, Any] = {
            FULL_SCREEN: is_full_screen,
            CONTRAST: values.theme == HIGH_CONTRAST.key,
            "back": values.back or STOCK_BACK,
            TRY_SOUND: None,
        }
        for name, row in self.rows.items():
            row.write(shown[name] if name in shown else getattr(values, name))
        self.keys.write(values.keys)
        self.preview.set_words(words.now())
        for section in self.sections.values():
            section.retranslate()

    def set_look(self, look: Look, theme_key: str) -> None:
        """Take theme and scale; `theme_key` is that of the table."""
        for section in self.sections.values():
            section.set_look(look)
        for row in self.rows.values():
            row.set_look(look)
        self.keys.set_look(look)
        self.preview.set_look(look, find_theme(theme_key))

    def fit(self, width: int, height: int) -> None:
        """Lay the rows out for a page of this size; the last group can be scrolled to its top."""
        sliders = [row.control for row in self.rows.values() if isinstance(row.control, SliderControl)]
        longest = max(slider.longest_words for slider in sliders)
        for slider in sliders:
            slider.give_words(longest)
        for row in self.rows.values():
            row.fit(width - 8)
        self._column.activate()
        last = self.sections[Group.ACCESS].height_for(width)
        self._tail.setFixedHeight(max(0, height - last))

    def group_at(self, y: int) -> Group:
        """Return the group that is at a height of the page."""
        passed = [group for group, section in self.sections.items() if section.y() <= y]
        return passed[-1] if passed else Group.LOOK

    def _named(self, *names: str) -> list[QWidget]:
        return [self.rows[name] for name in names]

    def _choose(self, name: str, value: object) -> None:
        if name == CONTRAST:
            name, value = "theme", HIGH_CONTRAST.key if value else self._plain_theme
        self.chosen.emit(name, value)
