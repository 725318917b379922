"""From the new-match page to house rules: a button, how many fields differ, and the own rules."""

from collections.abc import Sequence
from dataclasses import fields

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage.own_rules import NamedRules
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import DropDown, Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text import preset_title

translate = QCoreApplication.translate


class HouseRulesRow(QWidget):
    """Shows by which rules the match will be played.

    Signals:
        edit_requested(): open the editor of house rules.
        rules_chosen(NamedRules): play by these own rules.
    """

    edit_requested = Signal()
    rules_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rules, self._name = rulesets.BUKHARO, ""
        self._entries: tuple[NamedRules, ...] = ()
        self._own = DropDown()
        self._own.activated.connect(self._choose)
        self.button = Button(ButtonKind.OUTLINE, "gear")
        self.button.clicked.connect(self.edit_requested)
        self._note = Label(13, 500, is_dim=True, wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.button)
        column.addWidget(self._note)
        column.addWidget(self._own)

    def set_rules(self, rules: RuleSet, name: str) -> None:
        """Show these rules; `name` is empty for a preset and for changes without a name."""
        self._rules, self._name = rules, name
        self.retranslate()

    def set_entries(self, entries: Sequence[NamedRules]) -> None:
        """Offer the player's own rules, newest first; without any the list is absent."""
        self._entries = tuple(entries)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the words again."""
        self.button.setText(translate("HouseRow", "House rules…"))
        self._note.setText(self._words())
        self._own.setAccessibleName(translate("HouseRow", "My rules"))
        choices: list[tuple[object, str]] = [("", translate("HouseRow", "My rules"))]
        choices += [(entry.name, entry.name) for entry in self._entries]
        self._own.set_choices(choices, self._name if self._name in {e.name for e in self._entries} else "")
        self._own.setVisible(bool(self._entries))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for part in (self.button, self._note, self._own):
            part.set_look(look)

    def _words(self) -> str:
        preset = rulesets.find(self._rules.key)
        count = 0 if preset is None else len(changed_fields(self._rules, preset))
        title = preset_title(self._rules.key)
        if not count:
            return translate("HouseRow", "{preset} as it stands, no changes").format(preset=title)
        changes = translate("HouseRow", "%n change(s)", None, count)
        return f"{self._name or title}: {changes}"

    def _choose(self) -> None:
        chosen = self._own.currentData()
        for entry in self._entries:
            if entry.name == chosen:
                self.rules_chosen.emit(entry)


def changed_fields(rules: RuleSet, preset: RuleSet) -> list[str]:
    """Return the names of the fields in which rules differ from a preset; the key is no rule."""
    return [
        field.name
        for field in fields(RuleSet)
        if field.compare and field.name != "key" and getattr(rules, field.name) != getattr(preset, field.name)
    ]
