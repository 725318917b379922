"""The program's own widgets as helping programs meet them: what Qt cannot know of what is painted by hand."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QComboBox, QWidget

from buraco_desktop.ui.access.words import aloud, listed
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet

Role, Text = QAccessible.Role, QAccessible.Text
PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
SHOW_MENU = QAccessibleActionInterface.showMenuAction()


class ButtonInterface(QAccessibleWidget):
    """A button; one of several of which one holds is a radio button, whatever it looks like."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, Role.Button)
        self._button = button

    def role(self) -> QAccessible.Role:
        """Return what kind of button it is."""
        if not self._button.isCheckable():
            return Role.Button
        group = self._button.group()
        # Qt's stubs say that there is always a group.
        in_group = group is not None and group.exclusive()  # type: ignore[redundant-expr]
        return Role.RadioButton if in_group or self._button.autoExclusive() else Role.CheckBox

    def text(self, which: QAccessible.Text) -> str:
        """Return what the button is called, and what more there is to say."""
        told = super().text(which)
        if which == Text.Name:
            return aloud(told or self._button.text().replace("&", ""))
        if which == Text.Description:
            more = told or self._button.toolTip()
            return "" if more == self.text(Text.Name) else aloud(more)
        return told

    def state(self) -> QAccessible.State:
        """Return what holds of it now."""
        state = super().state()
        state.checkable = self._button.isCheckable()
        state.checked = self._button.isChecked()
        state.pressed = self._button.isDown()
        return state

    def actionNames(self) -> list[str]:
        """Return what can be done to it."""
        names = [TOGGLE, PRESS] if self._button.isCheckable() else [PRESS]
        return [*(names if self._button.isEnabled() else []), *super().actionNames()]

    def doAction(self, name: str) -> None:
        """Do it, once Qt has come back from asking: the button may be gone then."""
        if name in {PRESS, TOGGLE}:
            QTimer.singleShot(0, self._button, self._button.click)
        else:
            super().doAction(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return the key that does the same."""
        shortcut = self._button.shortcut().toString()
        return [shortcut] if name in {PRESS, TOGGLE} and shortcut else []


class DropDownInterface(QAccessibleWidget):
    """A list of choices of which one is shown: its name says what it chooses, and what is chosen."""

    def __init__(self, drop_down: QComboBox) -> None:
        super().__init__(drop_down, Role.ComboBox)
        self._drop_down = drop_down

    def text(self, which: QAccessible.Text) -> str:
        """Return what is chosen here, and the choice."""
        match which:
            case Text.Name:
                return listed((self._drop_down.accessibleName(), self._drop_down.currentText()))
            case Text.Value:
                return self._drop_down.currentText()
            case _:
                return super().text(which)

    def state(self) -> QAccessible.State:
        """Return what holds of it now."""
        state = super().state()
        state.expandable = True
        state.expanded = self._drop_down.view().isVisible()
        return state

    def childCount(self) -> int:
        """Return that there is one thing in it, the list."""
        return 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the list of choices."""
        return QAccessible.queryAccessibleInterface(self._drop_down.view()) if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return 0 for the list, −1 for anything else."""
        return 0 if child.object() is self._drop_down.view() else -1

    def actionNames(self) -> list[str]:
        """Return what can be done to it."""
        return [SHOW_MENU, PRESS, *super().actionNames()] if self._drop_down.isEnabled() else []

    def doAction(self, name: str) -> None:
        """Open the list, or close it."""
        if name in {PRESS, SHOW_MENU}:
            is_open = self._drop_down.view().isVisible()
            act = self._drop_down.hidePopup if is_open else self._drop_down.showPopup
            QTimer.singleShot(0, self._drop_down, act)
        else:
            super().doAction(name)


class BoxInterface(QAccessibleWidget):
    """A widget that holds others, or that is all painted: then its name is what is painted there."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, Role.Client)
        self._widget = widget

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        if isinstance(self._widget, PaperSheet):
            return Role.Dialog
        if not self._widget.accessibleName():
            return Role.Client
        return Role.Grouping if self.childCount() else Role.StaticText

    def text(self, which: QAccessible.Text) -> str:
        """Return its name and what is painted in it, with cards by their names."""
        return aloud(super().text(which))
