"""The sheet of keys: everything that the keyboard does, with the keys in force."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.keys import DEFAULT_KEYS, KeyMap
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.look import fitting_font, line_width
from buraco_desktop.ui.text_table import Action, action_label

translate = QCoreApplication.translate
CAP_WIDTH, ROW_HEIGHT, COLUMN_GAP = 140, 36, 36
SHARES = (0.54, 0.46)
"""Widths of the two columns: the words of the first are longer."""
SIZES = (15, 14, 13, 12, 11, 10, 9)
"""Sizes of text to choose from; none is drawn smaller than the smallest text of the design."""
_TURN = (
    Action.DRAW,
    Action.TAKE,
    Action.REDRAW,
    Action.MELD,
    Action.DISCARD,
    Action.UNDO,
    Action.REDO,
    Action.TAKE_TURN_BACK,
)
"""What is done in a turn comes first."""


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One key and what it does, where they are written."""

    key: str
    cap: QRectF
    key_font: QFont
    words: str
    room: QRectF
    font: QFont


class KeysSheet(PaperSheet):
    """Lists all keys in two columns."""

    def __init__(self, keys: KeyMap, parent: QWidget) -> None:
        super().__init__(parent, 980, 720)
        self._keys = keys
        self.rows: list[tuple[str, str]] = []
        """Each key, and what it does."""
        self._close_button = Button(ButtonKind.PRIMARY, parent=self)
        self._close_button.clicked.connect(self.confirm)
        self.setFocusProxy(self._close_button)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(translate("Keys", "Keys"))
        self.subtitle.setText(translate("Keys", "The letters can be changed in the settings."))
        self._close_button.setText(translate("Sheet", "Close"))
        self.rows = key_rows(self._keys)
        self.setAccessibleName(". ".join(f"{key}: {words}" for key, words in self.rows))

    def arrange(self) -> None:
        """Place the button."""
        look, content = self.look, self.content
        self._close_button.set_look(look)
        width, height = max(self._close_button.sizeHint().width(), look.px(150)), look.px(46)
        self._close_button.setGeometry(content.right() - width, content.bottom() - height, width, height)

    def lines(self) -> list[KeyLine]:
        """Return where each key and its words are written."""
        look, content = self.look, self.content
        count = ceil(len(self.rows) / 2)
        free = self._close_button.y() - content.top() - look.px(12)
        height = min(look.px(ROW_HEIGHT), free / count)
        gap, space = look.px(COLUMN_GAP), look.px(14)
        columns = [share * (content.width() - gap) for share in SHARES]
        cap_width = min(look.px(CAP_WIDTH), 0.34 * columns[0])
        lines = []
        for number, (key, words) in enumerate(self.rows):
            is_second = number >= count
            left = content.left() + (columns[0] + gap if is_second else 0)
            top = content.top() + look.px(4) + (number % count) * height
            cap = QRectF(left, top + 3, cap_width, height - 6)
            room = QRectF(cap.right() + space, top, columns[is_second] - cap_width - space, height)
            key_font = fitting_font(key, look, SIZES[1:], 650, cap.width() - 12, cap.height())
            face = fitting_font(words, look, SIZES, 500, room.width(), room.height())
            lines.append(KeyLine(key, cap, key_font, words, room, face))
        return lines

    def paint_paper(self, painter: QPainter) -> None:
        """Draw a key cap and a line of words for each row."""
        look, lines = self.look, self.lines()
        for line in lines:
            painter.setPen(QPen(look.field_line, line_width(look)))
            painter.setBrush(look.field_fill)
            painter.drawRoundedRect(line.cap, look.px(7), look.px(7))
            painter.setPen(look.text)
            painter.setFont(line.key_font)
            wraps = Qt.TextFlag.TextWordWrap
            painter.drawText(line.cap, Qt.AlignmentFlag.AlignCenter | wraps, line.key)
            painter.setFont(line.font)
            painter.drawText(line.room, Qt.AlignmentFlag.AlignVCenter | wraps, line.words)
        middle = round(lines[-1].cap.left() - look.px(COLUMN_GAP) / 2)
        bottom = round(max(line.cap.bottom() for line in lines))
        painter.setPen(QPen(QColor(look.theme.sheet_line), 1))
        painter.drawLine(middle, self.content.top() + 4, middle, bottom)


def key_rows(keys: KeyMap) -> list[tuple[str, str]]:
    """Return each key in force, and what it does: first those of a turn, then those of the program."""
    others = [action for action in DEFAULT_KEYS if action not in _TURN]
    return [*_action_rows(keys, _TURN), *_fixed_rows(), *_action_rows(keys, others)]


def _action_rows(keys: KeyMap, actions: tuple[Action, ...] | list[Action]) -> list[tuple[str, str]]:
    return [(keys.shown(action), action_label(action)) for action in actions if keys.sequence(action)]


def _fixed_rows() -> list[tuple[str, str]]:
    """Return the keys that always do the same."""
    return [
        ("1 … 9", translate("Keys", "Add to that meld")),
        (translate("Keys", "Arrows"), translate("Keys", "Walk over the table")),
        (translate("Keys", "Shift + arrows"), translate("Keys", "Choose cards on the way")),
        (translate("Keys", "Ctrl + arrows"), translate("Keys", "Move the card in the hand")),
        (translate("Keys", "Space"), translate("Keys", "Choose the card, or act there")),
        (translate("Keys", "Enter", "the key"), translate("Keys", "Do what the large button says")),
        ("Tab", translate("Keys", "Show the other layout of a meld")),
        ("Esc", translate("Keys", "Leave it, go back")),
    ]
