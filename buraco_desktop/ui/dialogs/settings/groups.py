"""The groups of settings at the left of the sheet: icon and name, or the icon alone where room is short."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from buraco_desktop.ui.dialogs.settings.words import Group, group_name
from buraco_desktop.ui.pages.look import Look, draw_row_ground, draw_row_name

ICONS = {
    Group.LOOK: "look",
    Group.CARDS: "cards",
    Group.MOTION: "motion",
    Group.SOUND: "speaker",
    Group.POINTER: "pointer",
    Group.KEYS: "keyboard",
    Group.TEXT: "text",
    Group.ACCESS: "person",
}


class GroupButton(QAbstractButton):
    """One group."""

    def __init__(self, group: Group, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings_group = group
        self._look, self._is_narrow = Look(is_sheet=True), False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look, is_narrow: bool) -> None:
        """Take theme and scale; a narrow button shows its icon only."""
        self._look, self._is_narrow = look, is_narrow
        self.setToolTip(self.text() if is_narrow else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the button of the design."""
        return QSize(self._look.px(48 if self._is_narrow else 196), self._look.px(46))

    def minimumSizeHint(self) -> QSize:
        """Return the lowest button that can be hit well."""
        return QSize(self._look.px(48), max(36, self._look.px(40)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw icon and name; the group at the top of the page is framed."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = draw_row_ground(painter, self, look)
        ink = look.text if self.isChecked() else look.dim
        side = look.px(22)
        left = box.center().x() - side / 2 if self._is_narrow else box.left() + look.px(14)
        look.art.icon(
            painter, ICONS[self.settings_group], QRectF(left, box.center().y() - side / 2, side, side), ink
        )
        if not self._is_narrow:
            room = QRectF(left + side + look.px(12), box.top(), 0, box.height())
            room.setRight(box.right() - look.px(8))
            draw_row_name(painter, self, room, look)
        painter.end()


class GroupList(QWidget):
    """All groups. Up and Down walk and choose.

    Signals:
        chosen(Group): the player chose this group.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._buttons = QButtonGroup(self)
        self.rows = {group: GroupButton(group, self) for group in Group}
        for row in self.rows.values():
            self._buttons.addButton(row)
            row.clicked.connect(self._clicked)
            column.addWidget(row)
        column.addStretch(1)

    @property
    def current(self) -> Group:
        """The group that is marked."""
        return next(group for group, row in self.rows.items() if row.isChecked())

    def choose(self, group: Group) -> None:
        """Mark a group as the one that is shown, without a signal."""
        self.rows[group].setChecked(True)
        for each, row in self.rows.items():
            # Else the Tab key would come to the group that was chosen first, or to none.
            is_stop = each is group
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    def set_look(self, look: Look, is_narrow: bool) -> None:
        """Take theme and scale."""
        for row in self.rows.values():
            row.set_look(look, is_narrow)

    def retranslate(self) -> None:
        """Write the words again."""
        for group, row in self.rows.items():
            row.setText(group_name(group))
            row.setAccessibleName(group_name(group))

    def _clicked(self) -> None:
        row = self.sender()
        if isinstance(row, GroupButton):
            self.chosen.emit(row.settings_group)
