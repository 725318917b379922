"""The nine groups of rules at the left of the editor, with what was changed and what does not fit."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from buraco_desktop.ui.house_rules import tones
from buraco_desktop.ui.house_rules.fields import Group
from buraco_desktop.ui.house_rules.words import group_name
from buraco_desktop.ui.pages.look import Look, draw_row_ground, draw_row_name

translate = QCoreApplication.translate
DISC = 24
"""Diameter of the disc with the number of changed fields, in pixels of the design."""


def paint_count(painter: QPainter, look: Look, spot: QRectF, count: int) -> None:
    """Draw a brass disc with a number of changed fields."""
    painter.setBrush(QColor(look.theme.us))
    painter.setPen(QPen(QColor(look.theme.us_edge), 1))
    painter.drawEllipse(spot)
    if count:
        painter.setPen(QColor("#241804"))
        painter.setFont(look.font(13, 700))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(count))


class GroupRow(QAbstractButton):
    """One group: its name, how many fields were changed, and "!" where something does not fit."""

    def __init__(self, group: Group, parent: QWidget) -> None:
        super().__init__(parent)
        self.rule_group, self.count, self.is_wrong = group, 0, False
        self._look = Look(is_sheet=True)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_state(self, count: int, is_wrong: bool) -> None:
        """Show how many fields were changed, and whether one does not fit."""
        self.count, self.is_wrong = count, is_wrong
        spoken = [self.text()]
        if count:
            spoken.append(translate("HouseRules", "%n changed", None, count))
        if is_wrong:
            spoken.append(translate("HouseRules", "does not fit"))
        self.setAccessibleName(", ".join(spoken))
        self.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the row of the design."""
        return QSize(self._look.px(190), self._look.px(44))

    def minimumSizeHint(self) -> QSize:
        """Return the lowest row that can be hit well."""
        return QSize(self._look.px(120), self._look.px(36))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row; the current one is framed."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = draw_row_ground(painter, self, look)
        disc = look.px(DISC)
        right = box.right() - look.px(8)
        if self.count:
            paint_count(
                painter, look, QRectF(right - disc, box.center().y() - disc / 2, disc, disc), self.count
            )
            right -= disc + look.px(4)
        if self.is_wrong:
            spot = QRectF(right - disc + look.px(2), box.center().y() - disc / 2, disc - 2, disc - 2)
            look.art.icon(painter, "warning", spot, tones.wrong(look))
            right -= disc + look.px(2)
        left = box.left() + look.px(12)
        room = QRectF(left, box.top(), right - left - look.px(4), box.height())
        draw_row_name(painter, self, room, look)
        painter.end()


class Legend(QWidget):
    """What disc and triangle mean."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(is_sheet=True)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.setFixedHeight(look.px(58))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw two lines."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = look.px(17)
        painter.setFont(look.font(13, 500))
        left = look.px(15)
        lines = (translate("HouseRules", "changed fields"), translate("HouseRules", "does not fit"))
        for number, words in enumerate(lines):
            top = look.px(4) + number * look.px(27)
            spot = QRectF(left, top + look.px(3), size, size)
            if number:
                look.art.icon(painter, "warning", spot, tones.wrong(look))
            else:
                paint_count(painter, look, spot.adjusted(1, 1, -1, -1), 0)
            painter.setPen(look.dim)
            room = QRectF(left + size + look.px(8), top, self.width(), look.px(24))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()


class GroupList(QWidget):
    """All groups, of which one is shown. Up and Down walk and choose.

    Signals:
        chosen(Group): the player chose this group.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._buttons = QButtonGroup(self)
        self.rows = {group: GroupRow(group, self) for group in Group}
        for row in self.rows.values():
            self._buttons.addButton(row)
            row.clicked.connect(self._clicked)
            column.addWidget(row)
        self._legend = Legend()
        column.addSpacing(8)
        column.addWidget(self._legend)
        column.addStretch(1)

    def choose(self, group: Group) -> None:
        """Show a group as the current one, without a signal."""
        self.rows[group].setChecked(True)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        for row in self.rows.values():
            row.set_look(look)
        self._legend.set_look(look)

    def retranslate(self) -> None:
        """Write the words again."""
        for group, row in self.rows.items():
            row.setText(group_name(group))
            row.show_state(row.count, row.is_wrong)

    def focus(self) -> None:
        """Give the focus to the current group."""
        button = self._buttons.checkedButton()
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys that no row takes to the editor."""
        event.ignore()

    def _clicked(self) -> None:
        row = self.sender()
        if isinstance(row, GroupRow):
            self.chosen.emit(row.rule_group)
