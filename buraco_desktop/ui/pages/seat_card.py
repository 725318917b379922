"""One seat of a new match: who sits there, and for a bot its level."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.ui.bot_levels import level_dots
from buraco_desktop.ui.cast import BOT_PORTRAITS, CAST, EVEN, PERSON_PORTRAITS, bot_of, split_bot
from buraco_desktop.ui.level_dots import RADIUS, dots_width, draw_level_dots
from buraco_desktop.ui.pages.controls import DropDown, Field
from buraco_desktop.ui.pages.look import Look, draw_focus, line_width
from buraco_desktop.ui.pages.menu_style import style_menu
from buraco_desktop.ui.table.parts import svg_image
from buraco_desktop.ui.text_bots import bot_line, bot_title, character_line, character_name, character_title

translate = QCoreApplication.translate
LONGEST_NAME = 20
MARKS = ("disc", "square", "triangle")
PERSON = ""
"""The character of a person."""
MENU_PORTRAIT = 30


class _Who(QAbstractButton):
    """The part of a seat that opens the choice of who sits there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Light up under the pointer, and show the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), 11 * self.look.unit
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 22))
            painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus():
            draw_focus(painter, box.adjusted(2, 2, -2, -2), radius, self.look)
        painter.end()


class SeatCard(QWidget):
    """Portrait and name; for a bot its way to play, and its level as dots and as a word.

    Signals:
        changed(): the name or the level is another one.
        character_chosen(str): a key of `cast.CAST` is to sit here, or `PERSON`.
    """

    changed = Signal()
    character_chosen = Signal(str)

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat, self.team = seat, 0
        self._look = Look()
        self._character = PERSON if seat == 0 else CAST[(seat - 1) % len(CAST)]
        self.who = _Who(self)
        self.who.clicked.connect(self.show_menu)
        self.who.setVisible(seat > 0)
        self.field = Field(self)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.textChanged.connect(lambda _text: self.changed.emit())
        self._strengths: Mapping[str, str] = {}
        """How strong each level is, in words."""
        self._level = DropDown(parent=self, is_compact=True)
        self._level.activated.connect(self._level_chosen)
        self.set_seat(self._character, LEVELS[0], 0)

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self._character == PERSON

    @property
    def character(self) -> str:
        """The character on the seat, or `PERSON`."""
        return self._character

    @property
    def name(self) -> str:
        """The name on the seat; empty for a person who has given none."""
        return self.field.text().strip() if self.is_person else character_name(self._character)

    @property
    def level(self) -> str:
        """The level of the bot on the seat."""
        return str(self._level.currentData())

    @property
    def habit(self) -> str:
        """How the bot here plays, in a word; empty at a level that leaves no room for habits."""
        is_kept = self._character == EVEN or split_bot(bot_of(self.level, self._character))[1] != ""
        return character_title(self._character) if is_kept else ""

    @property
    def portrait(self) -> str:
        """The drawing of who sits here."""
        return PERSON_PORTRAITS[self.seat] if self.is_person else BOT_PORTRAITS[self._character]

    def set_name(self, name: str) -> None:
        """Write the name of a person."""
        if self.field.text() != name:
            self.field.setText(name)

    def set_seat(self, character: str, level: str, team: int) -> None:
        """Show who sits here."""
        self._character, self.team = character, team
        self._level.set_choices([(key, bot_title(key)) for key in LEVELS], level)
        self.retranslate()
        self._place()

    def set_strengths(self, lines: Mapping[str, str]) -> None:
        """Write how strong each level is, as far as that is known."""
        self._strengths = lines
        self.retranslate()

    def retranslate(self) -> None:
        """Write the words again."""
        is_own = self.seat == 0
        self.field.setPlaceholderText(
            translate("Seats", "your name") if is_own else translate("Seats", "name")
        )
        self.field.setAccessibleName(
            translate("Seats", "Your name")
            if is_own
            else translate("Seats", "Name of player {number}").format(number=self.seat + 1)
        )
        for row, key in enumerate(LEVELS):
            self._level.setItemText(row, bot_title(key))
            self._level.setItemData(row, bot_line(key), Qt.ItemDataRole.ToolTipRole)
        self._level.setAccessibleName(translate("Seats", "Level of {name}").format(name=self.name))
        self._level.set_notes(self._strengths)
        level_words = (bot_line(self.level), self._strengths.get(self.level, ""))
        self._level.setToolTip("\n".join(filter(None, level_words)))
        told = at_this_screen() if self.is_person else self.habit
        self.who.setAccessibleName(
            translate("Seats", "Who sits here: {who}").format(who=", ".join(filter(None, (self.name, told))))
        )
        self.who.setToolTip("" if self.is_person else character_line(self._character))
        self.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = self.who.look = look
        for control in (self.field, self._level):
            control.set_look(look)
        self._place()
        self.update()

    def show_menu(self) -> None:
        """Open the choice of who sits here."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._look.theme, self._look.unit, icon=MENU_PORTRAIT)
        group = QActionGroup(menu)
        for action in self._menu_actions(menu):
            group.addAction(action)
            menu.addAction(action)
            if action.data() == PERSON:
                menu.insertSeparator(action)
        menu.setToolTipsVisible(True)
        menu.popup(self.who.mapToGlobal(QPoint(0, self.who.height())))

    # -- inside -------------------------------------------------------------------------------------------

    def _menu_actions(self, menu: QMenu) -> Iterable[QAction]:
        for character in (*CAST, PERSON):
            if character == PERSON:
                words, portrait = person_here(), PERSON_PORTRAITS[self.seat]
            else:
                words = f"{character_name(character)} · {character_title(character)}"
                portrait = BOT_PORTRAITS[character]
            side = self._look.px(MENU_PORTRAIT)
            picture = svg_image("portraits", portrait, side, side, self.devicePixelRatioF())
            action = QAction(QIcon(QPixmap.fromImage(picture)), words, menu)
            action.setData(character)
            action.setCheckable(True)
            action.setChecked(character == self._character)
            face = menu.font()
            face.setBold(action.isChecked())
            action.setFont(face)
            if character != PERSON:
                action.setToolTip(character_line(character))
            action.triggered.connect(lambda _on=False, who=character: self.character_chosen.emit(who))
            yield action

    def _level_chosen(self) -> None:
        self.retranslate()
        self.changed.emit()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the controls."""
        self._place()

    def sizeHint(self) -> QSize:
        """Return the size of a seat."""
        return QSize(self._look.px(196), self._look.px(76))

    def _place(self) -> None:
        px, left = self._look.px, self._text_left()
        width = self.width() - left - px(8)
        level_top = self.height() - px(30) - px(6)
        self.field.setVisible(self.is_person)
        self._level.setVisible(not self.is_person)
        top = (self.height() - px(38)) // 2 if self.seat == 0 else self.height() - px(38) - px(5)
        self.field.setGeometry(left, top, width, px(38))
        self._level.setGeometry(left, level_top, width, px(30))
        self.who.setGeometry(self.rect().adjusted(px(4), px(4), -px(4), -px(4)))

    def _text_left(self) -> int:
        return self._look.px(10) + self._portrait_size() + self._look.px(7)

    def _portrait_size(self) -> int:
        return min(self._look.px(46), self.height() - self._look.px(14))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw plate, portrait, team mark, name, and what belongs to a bot."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(theme.plate))
        painter.setPen(
            QPen(QColor(theme.us), 2.2) if self.is_person else QPen(look.field_line, line_width(look))
        )
        painter.drawRoundedRect(box, 14 * look.unit, 14 * look.unit)
        size = self._portrait_size()
        portrait = QRectF(look.px(10), (self.height() - size) / 2, size, size)
        look.art.drawing(painter, "portraits", self.portrait, portrait)
        team_colour = QColor(theme.team(self.team))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(team_colour, 2.4 * look.unit))
        painter.drawEllipse(portrait)
        self._paint_mark(painter, portrait, team_colour)
        if self.seat > 0:
            self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        """Write a bot's name with its dots and how it plays below; of a person, that one sits here."""
        look, left = self._look, self._text_left() + 2
        right = self.width() - look.px(12)
        chevron = look.px(13)
        if self.is_person:
            second = QRectF(left, look.px(7), right - left, look.px(20))
            words = at_this_screen()
        else:
            self._paint_name(painter, QRectF(left, look.px(4), right - left, look.px(19)))
            second = QRectF(left, look.px(22), right - left, look.px(16))
            words = self.habit
        look.art.icon(
            painter,
            "chevron-down",
            QRectF(right - chevron, second.center().y() - chevron / 2, chevron, chevron),
            look.dim,
        )
        face = look.font(12.5, 550)
        painter.setFont(face)
        painter.setPen(look.dim)
        room = second.width() - chevron - look.px(4)
        shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(second, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_name(self, painter: QPainter, row: QRectF) -> None:
        """Write the name at the left of a row and draw the level's dots at the right, if both have room."""
        look = self._look
        face = look.font(15, 650)
        metrics = QFontMetricsF(face)
        dots = dots_width(look.unit)
        room = row.width()
        if metrics.horizontalAdvance(self.name) + dots + 8 * look.unit <= room:
            first = QPointF(row.right() - dots + RADIUS * look.unit, row.center().y())
            draw_level_dots(painter, first, level_dots(self.level), look.unit, look.dim)
        painter.setFont(face)
        painter.setPen(look.text)
        shown = metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_mark(self, painter: QPainter, portrait: QRectF, colour: QColor) -> None:
        """Draw the team's shape at the lower left of the portrait: disc, square or triangle."""
        unit = self._look.unit
        size = 12 * unit
        spot = QRectF(portrait.left() - 2 * unit, portrait.bottom() - size, size, size)
        painter.setPen(QPen(QColor(self._look.theme.plate), 2))
        painter.setBrush(colour)
        if MARKS[self.team] == "disc":
            painter.drawEllipse(spot)
        elif MARKS[self.team] == "square":
            painter.drawRect(spot)
        else:
            top = QPointF(spot.center().x(), spot.top())
            painter.drawPolygon(QPolygonF([spot.bottomLeft(), spot.bottomRight(), top]))


def at_this_screen() -> str:
    """Return what stands on the seat of a person."""
    return translate("Seats", "At this screen")


def person_here() -> str:
    """Return the choice of a person for a seat."""
    return translate("Seats", "A person at this screen")
