"""Everything that the window can be asked for, as actions of Qt: their words, their keys, and the menu."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from buraco_desktop.ui import text_window
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.text_table import Action, action_hint, action_label

_AT_TABLE = (
    *(Action.DRAW, Action.TAKE, Action.REDRAW, Action.MELD, Action.DISCARD, Action.SPREAD, Action.SKIP),
    *(Action.SAVE_AS, Action.UNDO, Action.REDO, Action.TAKE_TURN_BACK, Action.SORT, Action.REPLAY_ROUND),
    *(Action.SHEET, Action.LOG, Action.HINT, Action.GROUP),
)
_MENU = (
    (Action.NEW_MATCH, Action.OPEN, Action.SAVE_AS),
    (
        *(Action.HINT, Action.UNDO, Action.REDO, Action.TAKE_TURN_BACK),
        *(Action.SORT, Action.GROUP, Action.REPLAY_ROUND),
    ),
    (Action.SHEET, Action.LOG, Action.RULE_BOOK, Action.SETTINGS, Action.FULL_SCREEN),
)
_HELP = (Action.KEYS, Action.SELF_CHECK, Action.FAIR_CARDS, Action.LICENCES, Action.ABOUT)
_LEAVE = (Action.START_PAGE, Action.QUIT)


class WindowActions:
    """The actions of one window. They are made when the first is wanted: no first picture shows them."""

    def __init__(self, window: QWidget, do: Callable[[Action], None]) -> None:
        """Take what each of them calls."""
        self._window, self._do = window, do
        self._made: dict[Action, QAction] = {}
        self._keys = KeyMap()
        self._is_at_table, self._is_on_start_page = False, True

    @property
    def by_name(self) -> dict[Action, QAction]:
        """All of them."""
        self.make()
        return self._made

    def make(self) -> None:
        """Make them, if that has not been done: from then on their keys are heard."""
        if not self._made:
            self._made = {action: self._make(action) for action in Action}
            self.show_words()
            self.set_keys(self._keys)
            self.enable(is_at_table=self._is_at_table, is_on_start_page=self._is_on_start_page)

    def show_words(self) -> None:
        """Write every word in the language in force."""
        for action, made in self._made.items():
            made.setText(action_label(action))
            made.setToolTip(action_hint(action))

    def set_keys(self, keys: KeyMap) -> None:
        """Give the menu the keys in force; single letters are only shown there, the table takes them."""
        self._keys = keys
        for action, made in self._made.items():
            is_wide = keys.is_window_wide(action)
            context = Qt.ShortcutContext.WindowShortcut if is_wide else Qt.ShortcutContext.WidgetShortcut
            made.setShortcut(QKeySequence(keys.sequence(action)))
            made.setShortcutContext(context)

    def enable(self, *, is_at_table: bool, is_on_start_page: bool) -> None:
        """Allow what makes sense on the page that is shown."""
        self._is_at_table, self._is_on_start_page = is_at_table, is_on_start_page
        for action, made in self._made.items():
            if action in _AT_TABLE:
                made.setEnabled(is_at_table)
        if self._made:
            self._made[Action.START_PAGE].setEnabled(not is_on_start_page)

    def menu(self, *, can_replay: bool) -> QMenu:
        """Return a new menu of everything."""
        menu = QMenu(self._window)
        for group in _MENU:
            for action in group:
                if can_replay or action is not Action.REPLAY_ROUND:
                    menu.addAction(self.by_name[action])
            menu.addSeparator()
        help_menu = menu.addMenu(text_window.help_title())
        for action in _HELP:
            help_menu.addAction(self.by_name[action])
        menu.addSeparator()
        for action in _LEAVE:
            menu.addAction(self.by_name[action])
        return menu

    def _make(self, action: Action) -> QAction:
        made = QAction(self._window)
        made.setAutoRepeat(False)  # a key that is held down is no second act
        made.triggered.connect(lambda _checked=False: self._do(action))
        self._window.addAction(made)
        return made
