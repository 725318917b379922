"""The rule sets that players made, between their folder, the editor and the page where a match is chosen."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.own_rules import NamedRules, OwnRulesFolder
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.overlays import Overlays
from buraco_desktop.ui.pages.new_match_page import NewMatchPage


class HouseRulesDesk(QObject):
    """Serves the new-match page of one window."""

    def __init__(
        self,
        folder: Path,
        page: NewMatchPage,
        overlays: Overlays,
        window: QWidget,
        tell_fault: Callable[[SaveError, Path], None],
    ) -> None:
        """Keep rules in `folder`; `tell_fault` tells the player what is wrong with a file of it."""
        super().__init__(page)
        self._folder = OwnRulesFolder(folder)
        self._page, self._overlays, self._window, self._tell_fault = page, overlays, window, tell_fault
        page.house_rules_requested.connect(self._edit)

    def offer(self) -> None:
        """List the kept rule sets on the page."""
        try:
            entries = self._folder.entries()
        except SaveError as error:
            self._tell_fault(error, self._folder.folder)
            return
        self._page.show_own_rules([NamedRules(entry.name, entry.rules) for entry in entries])

    @Slot(object, str)
    def _edit(self, rules: RuleSet, name: str) -> None:
        editor = when_wanted.house_rules_editor(rules, name, self._window)
        editor.rules_chosen.connect(self._use)
        self._overlays.show(editor)

    @Slot(object, str)
    def _use(self, rules: RuleSet, name: str) -> None:
        """Choose rules from the editor for the next match; with a name they are kept."""
        self._overlays.close()
        self._page.use_rules(rules, name)
        if name:
            try:
                self._folder.save(NamedRules(name, rules))
            except SaveError as error:
                self._tell_fault(error, self._folder.folder)
            self.offer()
