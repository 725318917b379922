"""The scrolled middle of the editor: the rows of one group, and panels where there is no room beside them."""

from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.house_rules.fields import Group, fields_of
from buraco_desktop.ui.house_rules.row import FieldRow
from buraco_desktop.ui.house_rules.side import Panel
from buraco_desktop.ui.house_rules.words import field_words
from buraco_desktop.ui.pages.look import Look


class FieldBoard(QWidget):
    """The fields of one group, one below the other; `place` gives them their places, and a size to all."""

    def __init__(self) -> None:
        super().__init__()
        self.group = Group.CARDS
        self.rows: dict[str, FieldRow] = {}
        """The rows that were needed so far, by the names of their fields."""
        self._above: list[Panel] = []
        self._below: list[Panel] = []

    def make_rows(self, group: Group) -> list[FieldRow]:
        """Return the rows of a group that were not needed before, newly made."""
        words = field_words()
        made = []
        for spec in fields_of(group):
            if spec.name not in self.rows:
                row = self.rows[spec.name] = FieldRow(spec, self)
                row.retranslate(words[spec.name])
                row.setVisible(group is self.group)
                made.append(row)
        return made

    def show_group(self, group: Group) -> None:
        """Show the rows of a group, which must have been made."""
        self.group = group
        for row in self.rows.values():
            row.setVisible(row.spec.group is group)

    def shown_rows(self) -> list[FieldRow]:
        """Return the rows of the group that is shown, in their order."""
        return [self.rows[spec.name] for spec in fields_of(self.group)]

    def retranslate(self) -> None:
        """Write the words again."""
        words = field_words()
        for name, row in self.rows.items():
            row.retranslate(words[name])

    def set_panels(self, above: list[Panel], below: list[Panel]) -> None:
        """Carry panels above and below the fields."""
        self._above, self._below = above, below
        for panel in (*above, *below):
            if panel.parent() is not self:
                is_hidden = panel.isHidden()
                panel.setParent(self)
                panel.setVisible(not is_hidden)

    def place(self, width: int, look: Look) -> None:
        """Place rows and panels in a column of this width, and take its height."""
        gap = look.px(12)
        y = 0
        for panel in self._above:
            y = self._place_panel(panel, y, width, gap)
        for row in self.shown_rows():
            row.set_look(look)
            height = row.heightForWidth(width)
            row.setGeometry(0, y, width, height)
            y += height
        y += gap if self._below else 0
        for panel in self._below:
            y = self._place_panel(panel, y, width, gap)
        self.resize(width, y)

    @staticmethod
    def _place_panel(panel: Panel, y: int, width: int, gap: int) -> int:
        if panel.isHidden():
            return y
        height = panel.needed_height(width)
        panel.setGeometry(0, y, width, height)
        return y + height + gap
