"""The sheet of the settings (design 10.6)."""

from typing import Any

import msgspec
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.dialogs.settings import words
from buraco_desktop.ui.dialogs.settings.board import FULL_SCREEN, TRY_SOUND, SettingsBoard
from buraco_desktop.ui.dialogs.settings.groups import GroupList
from buraco_desktop.ui.dialogs.settings.words import Group
from buraco_desktop.ui.looks import dialog_theme, face_style
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.scrolling import felt_scroller, style_scroll_bar

NARROW_PAGE = 480
"""Under so many pixels of the design for the page, the groups show their icons only."""
DEFAULTED = (
    "theme",
    "dialogs",
    "index",
    "suits",
    "back",
    "hand_height",
    "has_large_cards",
    "speed",
    "less_motion",
    "pace",
    "has_sound",
    "volume_cards",
    "volume_signals",
    "volume_moments",
    "drag_threshold",
    "double_click_ms",
    "confirms_discard",
    "grace_ms",
    "has_coach",
    "keys",
    "text_scale",
)
"""What "Back to defaults" brings back: everything on the sheet but language, name and the window's state."""

SOUNDS = ("has_sound", "volume_cards", "volume_signals", "volume_moments")
"""Settings that are heard as soon as they are changed."""


class SettingsDialog(PaperSheet):
    """All settings. Esc, the cross and Enter close it, F6 goes round the columns.

    Signals:
        changed(dict): new values by the names of `storage.settings.Settings`; they hold from now on.
        full_screen_asked(bool): the window shall fill the screen, or no longer.
        sound_asked(str): the player wants to hear what the row of this name sets.
    """

    changed = Signal(dict)
    full_screen_asked = Signal(bool)
    sound_asked = Signal(str)

    def __init__(self, values: Settings, parent: QWidget, *, is_full_screen: bool = False) -> None:
        """Show these values."""
        super().__init__(parent, 980, 744)
        self._values, self._is_full_screen = values, is_full_screen
        self._before_defaults: dict[str, Any] | None = None
        self.groups = GroupList(self)
        self.groups.chosen.connect(self.show_group)
        self.board = SettingsBoard(values)
        self.board.chosen.connect(self._choose)
        self.area = felt_scroller(self.board, self)
        self.area.verticalScrollBar().valueChanged.connect(self._mark_group)
        self._promise = Label(14, 500, is_dim=True, wraps=True)
        self._promise.setParent(self)
        self.defaults = Button(ButtonKind.OUTLINE, parent=self)
        self.defaults.clicked.connect(self._toggle_defaults)
        self._done = Button(ButtonKind.PRIMARY, parent=self)
        self._done.clicked.connect(self.confirm)
        self.setFocusProxy(self.groups.rows[Group.LOOK])
        self.groups.choose(Group.LOOK)
        self.retranslate()
        self._dress()

    @property
    def values(self) -> Settings:
        """The values as they are shown."""
        return self._values

    def control(self, name: str) -> QWidget:
        """Return the control of a setting."""
        return self.board.keys if name == "keys" else self.board.rows[name].control

    def show_full_screen(self, is_full: bool) -> None:
        """Show whether the window fills the screen."""
        self._is_full_screen = is_full
        self._write()

    def show_group(self, group: Group) -> None:
        """Bring a group to the top of the page."""
        self.area.verticalScrollBar().setValue(self.board.sections[group].y())
        self.groups.choose(group)

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(words.title())
        self.setAccessibleName(words.title())
        self._promise.setText(words.holds_at_once())
        self._done.setText(words.done())
        self.groups.retranslate()
        self._write()

    def arrange(self) -> None:
        """Place groups, page and foot."""
        look, content = self.look, self.content
        foot = max(look.px(52), 44)
        page_bottom = content.bottom() - foot - look.px(16)
        wide = look.px(196)
        is_narrow = content.width() - wide - look.px(32) < look.px(NARROW_PAGE)
        left = look.px(52) if is_narrow else wide
        start = content.left() - look.px(16)
        self.groups.set_look(look, is_narrow)
        self.groups.setGeometry(start, content.top(), left, page_bottom - content.top())
        self._line = start + left + look.px(12)
        page = QRect(self._line + look.px(18), content.top(), 0, page_bottom - content.top())
        page.setRight(content.right() + look.px(16))
        bar = look.px(14)
        anchor = self.groups.current
        self.board.set_look(look, self._values.theme)
        self.board.fit(page.width() - bar, page.height())
        self.area.setGeometry(page)
        style_scroll_bar(self.area, look)
        self._place_foot(page.left() + 4, content.right(), page_bottom, foot)
        QApplication.sendPostedEvents(self.board)
        self.show_group(anchor)

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the lines between groups, page and foot."""
        look, content = self.look, self.content
        painter.setPen(QPen(QColor(look.theme.sheet_line), 1.4))
        foot = self.area.geometry().bottom() + look.px(5)
        painter.drawLine(self._line, content.top(), self._line, content.bottom())
        painter.drawLine(self.area.x() + 4, foot, content.right(), foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round the columns on F6."""
        if event.key() == Qt.Key.Key_F6:
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._go_round(-1 if is_back else 1)
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Bring what gets the focus into sight."""
        result = super().focusNextPrevChild(is_next)
        self._show_focused()
        return result

    # -- inside -------------------------------------------------------------------------------------------

    def _place_foot(self, left: int, right: int, top: int, height: int) -> None:
        look = self.look
        for part in (self._promise, self.defaults, self._done):
            part.set_look(look)
        done = max(self._done.sizeHint().width(), look.px(152))
        defaults = self.defaults.sizeHint().width()
        y = top + look.px(16)
        self._done.setGeometry(right - done, y, done, height)
        self.defaults.setGeometry(self._done.x() - look.px(8) - defaults, y, defaults, height)
        room = self.defaults.x() - look.px(12) - left
        self._promise.setGeometry(left, y, room, height)
        self._promise.fit(room, height)

    def _go_round(self, step: int) -> None:
        columns = [self.groups, self.area, self.defaults]
        focused = self.window().focusWidget()
        inside = [each is focused or each.isAncestorOf(focused) for each in columns]
        here = inside.index(True) if True in inside else len(columns) - 1
        target = columns[(here + step) % len(columns)]
        if target is self.groups:
            target = self.groups.rows[self.groups.current]
        elif target is self.area:
            section = self.board.sections[self.groups.current]
            target = next(each for each in self.tab_stops() if section.isAncestorOf(each))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._show_focused()

    def _show_focused(self) -> None:
        focused = self.window().focusWidget()
        if self.board.isAncestorOf(focused):
            self.area.ensureWidgetVisible(focused, 0, self.look.px(24))

    def _mark_group(self, y: int) -> None:
        self.groups.choose(self.board.group_at(y + self.look.px(20)))

    def _choose(self, name: str, value: object) -> None:
        if name == FULL_SCREEN:
            self.full_screen_asked.emit(value)
        elif name == TRY_SOUND:
            self.sound_asked.emit(name)
        elif getattr(self._values, name) != value:
            self._change({name: value})
            if name in SOUNDS:
                self.sound_asked.emit(name)

    def _change(self, changes: dict[str, Any]) -> None:
        self._values = msgspec.structs.replace(self._values, **changes)
        self.changed.emit(changes)
        self._write()
        self._dress()

    def _toggle_defaults(self) -> None:
        """Bring the first values back, or what they took the place of."""
        first = Settings()
        if self._before_defaults is not None:
            changes, self._before_defaults = self._before_defaults, None
        else:
            names = [name for name in DEFAULTED if getattr(self._values, name) != getattr(first, name)]
            changes = {name: getattr(first, name) for name in names}
            self._before_defaults = {name: getattr(self._values, name) for name in names}
        self._change(changes)

    def _write(self) -> None:
        self.board.show_values(self._values, is_full_screen=self._is_full_screen)
        can_undo = self._before_defaults is not None
        self.defaults.setText(words.undo_defaults() if can_undo else words.to_defaults())

    def _dress(self) -> None:
        theme = dialog_theme(self._values)
        self.set_appearance(theme, self._values.text_scale, face_style(self._values, theme))
