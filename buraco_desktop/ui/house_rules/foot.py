"""The foot of the editor: files, back to the preset, use these rules."""

from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.house_rules import editor_words
from buraco_desktop.ui.pages.controls import Button, ButtonKind
from buraco_desktop.ui.pages.look import Look

GAP = 3


class Foot(QWidget):
    """The actions, the primary one last. When something does not fit, the reason stands in front of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look(is_sheet=True)
        self.read, self.share = (
            Button(ButtonKind.OUTLINE, parent=self),
            Button(ButtonKind.OUTLINE, parent=self),
        )
        self.back = Button(ButtonKind.OUTLINE, "undo", self)
        self.reason = Button(ButtonKind.LINK, parent=self)
        self.use = Button(ButtonKind.PRIMARY, parent=self)
        self.cannot_use = Button(ButtonKind.OUTLINE, parent=self)
        self.cannot_use.setEnabled(False)

    def show_state(self, preset: str, *, faults: int, is_changed: bool) -> None:
        """Write the words; with `faults` contradictions the rules cannot be used or shared."""
        self.read.setText(editor_words.read())
        self.share.setText(editor_words.share())
        self.back.setText(editor_words.back_to(preset))
        self.back.setEnabled(is_changed)
        self.share.setEnabled(not faults)
        self.reason.setText(editor_words.reason(faults))
        self.reason.setVisible(bool(faults))
        for button in (self.use, self.cannot_use):
            button.setText(editor_words.use())
        self.cannot_use.setAccessibleDescription(self.reason.text())
        self.use.setVisible(not faults)
        self.cannot_use.setVisible(bool(faults))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        for button in self._left():
            button.set_look(look)
        for button in (self.use, self.cannot_use):
            button.set_look(look)
        self.reason.set_look(replace(look, theme=replace(look.theme, them_on_sheet=look.theme.negative)))
        self._place()

    def height_for(self, width: int) -> int:
        """Return the height at a width; room for the reason is always kept, so that nothing jumps."""
        return self._look.px(54) * (1 + self._use_line(width)) + self._reason_line(width)

    def resizeEvent(self, _event: object) -> None:
        """Place the buttons."""
        self._place()

    def _left(self) -> tuple[Button, ...]:
        return self.read, self.share, self.back

    def _use_size(self) -> QSize:
        return self.use.sizeHint().expandedTo(QSize(self._look.px(200), self._look.px(52)))

    def _left_width(self) -> int:
        return sum(button.sizeHint().width() + self._look.px(GAP) for button in self._left())

    def _use_line(self, width: int) -> int:
        """Return on which line the primary button stands: 0 beside the others, 1 below them."""
        return int(self._left_width() + self._use_size().width() > width)

    def _reason_line(self, width: int) -> int:
        """Return the height of a line of its own for the reason; 0 where it has room beside the primary."""
        gap, reason = self._look.px(GAP), self.reason.sizeHint().width()
        taken = self._use_size().width() + reason + 2 * gap
        if not self._use_line(width):
            taken += self._left_width()
        return 0 if taken <= width else self._look.px(28)

    def _place(self) -> None:
        look, gap, width = self._look, self._look.px(GAP), self.width()
        line, above = look.px(54), self._reason_line(self.width())
        x = 0
        for button in self._left():
            size = button.sizeHint().expandedTo(QSize(0, look.px(50)))
            button.setGeometry(x, above + (line - size.height()) // 2, size.width(), size.height())
            x += size.width() + gap
        top = above + line * self._use_line(width)
        size = self._use_size()
        for button in (self.use, self.cannot_use):
            button.setGeometry(
                width - size.width(), top + (line - size.height()) // 2, size.width(), size.height()
            )
        reason = self.reason.sizeHint()
        if above:
            self.reason.setGeometry(width - reason.width() - 4, 0, reason.width(), above)
        else:
            left = width - size.width() - reason.width() - 2 * gap
            self.reason.setGeometry(
                left, top + (line - reason.height()) // 2, reason.width(), reason.height()
            )
