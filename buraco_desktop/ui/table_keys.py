"""What the keys do at a table: each goes to the first that has a use for it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from buraco_desktop.ui.side_panels import SidePanels
from buraco_desktop.ui.table.drag import Drag
from buraco_desktop.ui.table_messages import TableMessages
from buraco_desktop.ui.text_table import Action

if TYPE_CHECKING:
    from buraco_desktop.ui.table_page import TablePage

_OF_A_DRAG = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Shift)
"""Keys that do something for carried cards; at any other one they go back first."""


class TableKeys:
    """The keys of one table page."""

    def __init__(self, page: "TablePage", drag: Drag, messages: TableMessages, panels: SidePanels) -> None:
        self._page, self._drag, self._messages, self._panels = page, drag, messages, panels

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False for one that means nothing at the table."""
        page, keys = self._page, self._page.feel.keys
        if event.isAutoRepeat() and page.care.is_asking:
            return True  # a key that is held down is no second act
        if page.curtain is not None and page.curtain.take_key(event):
            return True
        action = keys.action(event)
        if action is Action.RULE_BOOK and self._messages.has_link:
            self._messages.follow_link()  # the rule that the message is about
            return True
        page.answer_message()
        if page.advice.take_key(event):
            return True
        key = Qt.Key(event.key())
        if self._drag.is_carrying and key not in _OF_A_DRAG:
            self._drag.cancel()
        if page.keyboard.press(event):
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            page.press_primary()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif action is not None and not keys.is_window_wide(action):
            page.do(action)
        else:
            return False
        return True

    def _escape(self) -> None:
        """Take back or put away what was begun or opened last."""
        page = self._page
        if self._drag.is_carrying:
            self._drag.cancel()
        elif page.controller.forget_choice():
            return
        elif page.advice.is_open:
            page.advice.close()
        elif self._panels.has_log:
            page.show_log(False)
        elif page.controller.selection:
            page.controller.clear_selection()
        else:
            page.coach.dismiss()
