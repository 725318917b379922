"""Who sits where: the seats around a little table, with a level for each bot."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from buraco_desktop.bots.levels import LEVELS
from buraco_desktop.ui.bot_levels import DEFAULT_LEVEL, level_dots, opponents_level
from buraco_desktop.ui.level_dots import RADIUS, dots_width, draw_level_dots
from buraco_desktop.ui.pages.choice import PORTRAITS, bots_of_table
from buraco_desktop.ui.pages.controls import DropDown, Field
from buraco_desktop.ui.pages.look import Look, line_width
from buraco_desktop.ui.text_bots import bot_line, bot_names, bot_title

translate = QCoreApplication.translate
LONGEST_NAME = 20
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    4: ((0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    6: ((0.5, 1.0), (0.0, 0.78), (0.0, 0.22), (0.5, 0.0), (1.0, 0.22), (1.0, 0.78)),
}
"""Where each seat lies on the board, clockwise from the own one: 0 is left or top, 1 right or bottom."""
MARKS = ("disc", "square", "triangle")


class SeatCard(QWidget):
    """One seat: portrait, name, and for a bot its level, as dots and as a word.

    Signals:
        changed(): the name or the level is another one.
    """

    changed = Signal()

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat, self.team = seat, 0
        self._look, self._name = Look(), ""
        self._field: Field | None = None
        self._level: DropDown | None = None
        if seat == 0:
            self._field = Field(self)
            self._field.setMaxLength(LONGEST_NAME)
            self._field.textChanged.connect(lambda _text: self.changed.emit())
        else:
            self._level = DropDown(parent=self, is_compact=True)
            self._level.activated.connect(self._level_chosen)

    @property
    def name(self) -> str:
        """The name on the seat; empty for a person who has given none."""
        return self._field.text().strip() if self._field else self._name

    @property
    def bot(self) -> str:
        """The bot on the seat."""
        return str(self._level.currentData()) if self._level else ""

    def set_seat(self, name: str, bot: str, team: int) -> None:
        """Show who sits here."""
        self.team = team
        self._name = name
        if self._field and self._field.text() != name:
            self._field.setText(name)
        if self._level:
            self._level.set_choices([(key, bot_title(key)) for key in LEVELS], bot)
            for row, key in enumerate(LEVELS):
                self._level.setItemData(row, bot_line(key), Qt.ItemDataRole.ToolTipRole)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the words again."""
        if self._field:
            self._field.setPlaceholderText(translate("Seats", "your name"))
            self._field.setAccessibleName(translate("Seats", "Your name"))
        if self._level:
            for row, key in enumerate(LEVELS):
                self._level.setItemText(row, bot_title(key))
            self._level.setAccessibleName(translate("Seats", "Level of {name}").format(name=self._name))
            self._level.setToolTip(bot_line(self.bot))
        self.update()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        for control in (self._field, self._level):
            if control is not None:
                control.set_look(look)
        self._place()
        self.update()

    def _level_chosen(self) -> None:
        self.update()
        self.changed.emit()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the controls."""
        self._place()

    def _place(self) -> None:
        left = self._text_left()
        width = self.width() - left - self._look.px(8)
        if self._field:
            height = self._look.px(38)
            self._field.setGeometry(left, (self.height() - height) // 2, width, height)
        if self._level:
            height = self._look.px(30)
            self._level.setGeometry(left, self.height() - height - self._look.px(7), width, height)

    def _text_left(self) -> int:
        return self._look.px(10) + self._portrait_size() + self._look.px(7)

    def _portrait_size(self) -> int:
        return min(self._look.px(46), self.height() - self._look.px(14))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw plate, portrait, team mark, name and the dots of a bot's level."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(theme.plate))
        is_own = self.seat == 0
        painter.setPen(QPen(QColor(theme.us), 2.2) if is_own else QPen(look.field_line, line_width(look)))
        painter.drawRoundedRect(box, 14 * look.unit, 14 * look.unit)
        size = self._portrait_size()
        portrait = QRectF(look.px(10), (self.height() - size) / 2, size, size)
        look.art.drawing(painter, "portraits", PORTRAITS[self.seat], portrait)
        team_colour = QColor(theme.team(self.team))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(team_colour, 2.4 * look.unit))
        painter.drawEllipse(portrait)
        self._paint_mark(painter, portrait, team_colour)
        if self._level:
            row = QRectF(self._text_left() + 2, look.px(5), 0, self._level.y() - look.px(5))
            row.setRight(self.width() - look.px(12))
            self._paint_name(painter, row)
        painter.end()

    def _paint_name(self, painter: QPainter, row: QRectF) -> None:
        """Write the name at the left of a row and draw the level's dots at the right, if both have room."""
        look = self._look
        face = look.font(15, 650)
        metrics = QFontMetricsF(face)
        dots = dots_width(look.unit)
        room = row.width()
        if metrics.horizontalAdvance(self._name) + dots + 8 * look.unit <= room:
            first = QPointF(row.right() - dots + RADIUS * look.unit, row.center().y())
            draw_level_dots(painter, first, level_dots(self.bot), look.unit, look.dim)
        painter.setFont(face)
        painter.setPen(look.text)
        shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
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


class SeatsBoard(QWidget):
    """The seats around the table. The own one is at the bottom.

    Signals:
        changed(): somebody else sits somewhere, or a name changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._players, self._team_count = 4, 2
        self.seats = [SeatCard(seat, self) for seat in range(len(PORTRAITS))]
        self._level, self._partner = DEFAULT_LEVEL, ""
        self._own_choice: dict[int, str] = {}
        for seat in self.seats:
            seat.changed.connect(self._seat_changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_table(self, players: int, team_count: int) -> None:
        """Show this many seats in so many teams."""
        self._players, self._team_count = players, team_count
        self.retranslate()
        self.updateGeometry()
        self._place()

    def set_own_name(self, name: str) -> None:
        """Write the own name."""
        self.seats[0].set_seat(name, "", 0)

    def set_bots(self, bot: str, partner: str) -> None:
        """Give the bots these levels; `partner` may be empty for one that is good company."""
        self._level, self._partner = opponents_level(bot), partner
        self._own_choice.clear()
        self.retranslate()

    @property
    def own_name(self) -> str:
        """The own name as it is typed."""
        return self.seats[0].name

    @property
    def bots(self) -> tuple[str, ...]:
        """The bot of each other seat, from seat 1 on."""
        usual = bots_of_table(self._players, self._team_count, self._level, self._partner)
        return tuple(self._own_choice.get(seat, bot) for seat, bot in enumerate(usual, 1))

    @property
    def names(self) -> tuple[str, ...]:
        """The name on each other seat, from seat 1 on."""
        return bot_names()[: self._players - 1]

    def retranslate(self) -> None:
        """Write the words again."""
        for seat, (name, bot) in enumerate(zip(self.names, self.bots, strict=True), 1):
            self.seats[seat].set_seat(name, bot, seat % self._team_count)
        self.seats[0].retranslate()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        for seat in self.seats:
            seat.set_look(look)
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        """Return room for all seats around the table."""
        return QSize(self._look.px(606), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the least height at which no two seats touch."""
        rows = {2: 3.0, 4: 3.1, 6: 4.2}[self._players]
        return QSize(self._look.px(380), self._look.px(74 * rows))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the seats."""
        self._place()

    def _place(self) -> None:
        look = self._look
        pad = look.px(8)
        columns = 1 if self._players == 2 else 3
        width = min(look.px(196), (self.width() - 4 * pad) // columns if columns == 3 else look.px(240))
        height = look.px(74)
        for seat in self.seats:
            is_used = seat.seat < self._players
            seat.setVisible(is_used)
            if is_used:
                x, y = PLACES[self._players][seat.seat]
                seat.setGeometry(
                    round(pad + x * (self.width() - 2 * pad - width)),
                    round(pad + y * (self.height() - 2 * pad - height)),
                    width,
                    height,
                )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the zone and the little table with stock and pile."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(look.field_line, line_width(look)))
        painter.setBrush(QColor(look.theme.zone_fill))
        painter.drawRoundedRect(box, 18 * look.unit, 18 * look.unit)
        card = round(30 * look.unit)
        table = QRectF(0, 0, min(look.px(170), self.width() * 0.27), card * 1.4 + look.px(20))
        table.moveCenter(box.center())
        painter.setBrush(QColor(255, 255, 255, 14))
        painter.drawRoundedRect(table, table.height() / 2, table.height() / 2)
        top = table.center().y() - card * 0.7
        look.art.card(painter, look.faces.back, table.center().x() - card * 1.15, top, card)
        look.art.card(painter, "5D" + look.small_suffix, table.center().x() + card * 0.15, top, card)
        painter.end()

    def _seat_changed(self) -> None:
        seat = self.sender()
        if isinstance(seat, SeatCard) and seat.seat > 0:
            self._own_choice[seat.seat] = seat.bot
        self.changed.emit()
