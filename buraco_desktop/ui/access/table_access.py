"""One table for helping programs: its tree of things, and what is announced there."""

from PySide6.QtCore import QEvent, QObject

from buraco_desktop.storage.settings import Verbosity
from buraco_desktop.ui.access.announcer import TableAnnouncer
from buraco_desktop.ui.access.hint_reader import HintReader
from buraco_desktop.ui.access.table_things import TableHands, TableThings, key_of
from buraco_desktop.ui.access.tree import AccessTree
from buraco_desktop.ui.advice_desk import AdviceDesk
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.keyboard import TableKeyboard
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.table_messages import TableMessages
from buraco_desktop.ui.table_parts import TableParts
from buraco_desktop.ui.table_view import TableView
from buraco_desktop.ui.text_table import Action


class TableAccess(QObject):
    """Lets what helping programs find follow one table."""

    def __init__(
        self,
        controller: TableController,
        view: TableView,
        parts: TableParts,
        messages: TableMessages,
        keyboard: TableKeyboard,
        hands: TableHands,
        advice: AdviceDesk | None,
    ) -> None:
        """Describe the table of a `view`; `hands` act there for the person, `advice` gives hints."""
        super().__init__(view)
        self._view, self._messages, self._keyboard = view, messages, keyboard
        self._keys = KeyMap()
        self._things = TableThings(controller, view.table_scene, parts, messages, hands)
        self.tree = AccessTree(view, self._things.build, lambda: view.mapFromScene(0.0, 0.0))
        self.announcer = TableAnnouncer(controller, view, self._key)
        view.table_scene.laid_out.connect(self.renew)
        controller.changed.connect(self.renew)
        parts.told_anew.connect(self.renew)
        messages.changed.connect(self._follow_message)
        keyboard.moved = self._follow_keyboard
        view.installEventFilter(self)
        if advice is not None:
            # They answer what the person has asked.
            HintReader(advice.hints, lambda text: self.announcer.say(text, is_assertive=True))

    def renew(self) -> None:
        """Take note that something at the table has changed."""
        self.tree.renew()

    def set_feel(self, verbosity: Verbosity, keys: KeyMap) -> None:
        """Take how much is to be said, and the keys in force."""
        self._things.verbosity = self.announcer.verbosity = verbosity
        self._keys = keys
        self.tree.renew()

    def close(self) -> None:
        """Take everything away, before the table goes."""
        self.tree.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell where the keyboard is when the table gets it."""
        if event.type() == QEvent.Type.FocusIn:
            self.tree.tell_focus()
        return super().eventFilter(watched, event)

    def _key(self, action: Action) -> str:
        return self._keys.shown(action)

    def _follow_message(self) -> None:
        self.tree.renew()
        if self._messages.lines:
            self.announcer.tell_message(self._messages.lines)

    def _follow_keyboard(self) -> None:
        focus = self._keyboard.focus
        self.tree.set_focus(None if focus is None else key_of(focus))
