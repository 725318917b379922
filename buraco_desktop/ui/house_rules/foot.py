"""The foot of the editor: files, back to the preset, use these rules."""

from dataclasses import replace

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.house_rules import editor_words
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
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
        self.reason.set_look(
            replace(look, theme=msgspec.structs.replace(look.theme, them_on_sheet=look.theme.negative))
        )
        self._place()

    def height_for(self, width: int) -> int:
        """Return the height at a width; room for the reason is always kept, so that nothing jumps."""
        return self._places(width)[-1]

    def resizeEvent(self, _event: object) -> None:
        """Place the buttons."""
        self._place()

    def _left(self) -> tuple[Button, ...]:
        return self.read, self.share, self.back

    def _use_size(self) -> QSize:
        return self.use.sizeHint().expandedTo(QSize(self._look.px(200), self._look.px(52)))

    def _places(self, width: int) -> tuple[list[QRect], QRect, QRect, int]:
        """Return the places of the left buttons, the primary one and the reason, and the height.

        The buttons stand on as few lines as they can; the reason beside the primary one, or above it.
        """
        look, gap = self._look, self._look.px(GAP)
        line = look.px(54)
        x = y = 0
        lefts: list[QRect] = []
        for button in self._left():
            size = button.sizeHint().expandedTo(QSize(0, look.px(50)))
            if lefts and x + size.width() > width:
                x, y = 0, y + line
            lefts.append(QRect(QPoint(x, y + (line - size.height()) // 2), size))
            x += size.width() + gap
        size = self._use_size()
        if x + size.width() > width:
            x, y = 0, y + line
        use = QRect(QPoint(width - size.width(), y + (line - size.height()) // 2), size)
        reason_size = self.reason.sizeHint()
        reason = QRect(QPoint(use.left() - reason_size.width() - 2 * gap, 0), reason_size)
        reason.moveTop(y + (line - reason.height()) // 2)
        height = y + line
        if reason.left() < x:
            above = look.px(28)
            reason = QRect(width - reason_size.width() - 4, 0, reason_size.width(), above)
            for place in (*lefts, use):
                place.translate(0, above)
            height += above
        return lefts, use, reason, height

    def _place(self) -> None:
        lefts, use, reason, _ = self._places(self.width())
        for button, place in zip(self._left(), lefts, strict=True):
            button.setGeometry(place)
        self.use.setGeometry(use)
        self.cannot_use.setGeometry(use)
        self.reason.setGeometry(reason)
