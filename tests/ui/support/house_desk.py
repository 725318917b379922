"""A desk for the editor of house rules: window, mouse, keyboard, and what the editor told."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.ui.house_rules.editor import HouseRulesEditor

Key, Modifier = Qt.Key, Qt.KeyboardModifier


class Desk:
    """An editor on a window, a mouse, a keyboard, and what the editor told."""

    def __init__(self, rules=rulesets.BUKHARO, name="", size=(1280, 800)):
        self.window = QWidget()
        self.window.resize(*size)
        self.editor = HouseRulesEditor(rules, name, self.window)
        self.chosen, self.closed = [], []
        self.editor.rules_chosen.connect(lambda rules, name: self.chosen.append((rules, name)))
        self.editor.closed.connect(lambda: self.closed.append(True))
        self.window.show()
        self.editor.show()
        self.window.activateWindow()
        self.editor.setFocus()
        QApplication.processEvents()

    def click(self, widget, place: QPoint | None = None):
        """Click a widget where a person would see it."""
        QApplication.processEvents()
        point = widget.mapTo(self.window, widget.rect().center() if place is None else place)
        hit = self.window.childAt(point)
        assert hit is widget or widget.isAncestorOf(hit), f"{hit} lies over {widget}"
        QTest.mouseClick(hit, Qt.MouseButton.LeftButton, Modifier.NoModifier, hit.mapFrom(self.window, point))
        QApplication.processEvents()

    def press(self, key, modifier=Modifier.NoModifier):
        QTest.keyClick(self.focused, key, modifier)
        QApplication.processEvents()

    def type(self, text):
        QTest.keyClicks(self.focused, text)

    @property
    def focused(self):
        return self.window.focusWidget()

    def row(self, name):
        """The row of a field, its group chosen by a click and the row scrolled into sight."""
        row = self.editor.row(name)
        self.click(self.editor.groups.rows[row.spec.group])
        self.editor._area.ensureWidgetVisible(row)
        QApplication.processEvents()
        return row

    def segment(self, name, words):
        control = self.row(name).control
        self.click(next(b for b in control.findChildren(QWidget) if b.isVisible() and b.text() == words))

    def codes(self):
        return [each.code for each in self.editor.contradictions]
