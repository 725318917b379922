"""Who sits where: people and bots on the seats around a little table."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from buraco_desktop.ui.bot_levels import DEFAULT_LEVEL, opponents_level
from buraco_desktop.ui.cast import CAST, bot_of, whole_cast
from buraco_desktop.ui.pages.choice import levels_of_table
from buraco_desktop.ui.pages.look import Look, line_width
from buraco_desktop.ui.pages.seat_card import PERSON, SeatCard
from buraco_desktop.ui.text_window import numbered_person, own_name

translate = QCoreApplication.translate
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    4: ((0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    6: ((0.5, 1.0), (0.0, 0.78), (0.0, 0.22), (0.5, 0.0), (1.0, 0.22), (1.0, 0.78)),
}
"""Where each seat lies on the board, clockwise from the own one: 0 is left or top, 1 right or bottom."""
SEAT_COUNT, SEAT_HEIGHT = 6, 76


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
        self.seats = [SeatCard(seat, self) for seat in range(SEAT_COUNT)]
        self._level, self._partner = DEFAULT_LEVEL, ""
        self._own_choice: dict[int, str] = {}
        self._cast = CAST
        self._people: set[int] = set()
        """Other seats with persons."""
        for seat in self.seats:
            seat.changed.connect(self._seat_changed)
            seat.character_chosen.connect(self._character_chosen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_table(self, players: int, team_count: int) -> None:
        """Show this many seats in so many teams."""
        self._players, self._team_count = players, team_count
        self.retranslate()
        self.updateGeometry()
        self._place()

    def set_strengths(self, lines: Mapping[str, str]) -> None:
        """Write how strong each level is, as far as that is known."""
        for seat in self.seats:
            seat.set_strengths(lines)

    def set_own_name(self, name: str) -> None:
        """Write the own name."""
        self.seats[0].set_name(name)

    def set_bots(self, bot: str, partner: str) -> None:
        """Give the bots these levels; `partner` may be empty for one that is good company."""
        self._level, self._partner = opponents_level(bot), partner
        self._own_choice.clear()
        self.retranslate()

    def set_company(self, cast: tuple[str, ...], people: Mapping[int, str]) -> None:
        """Seat the characters in this order from seat 1 on, and persons with these names."""
        self._cast, self._people = whole_cast(cast), set(people) & set(range(1, SEAT_COUNT))
        for seat in self._people:
            self.seats[seat].set_name(people[seat])
        self.retranslate()

    @property
    def own_name(self) -> str:
        """The own name; another one than "you" where several people have to be told apart."""
        own, usual = self.seats[0].name, own_name()
        return numbered_person(0) if self._used_people and own.casefold() in {"", usual.casefold()} else own

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The bot of each other seat, from seat 1 on; None for a person."""
        seats = self.seats[1 : self._players]
        return tuple(None if seat.is_person else bot_of(seat.level, seat.character) for seat in seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The name on each other seat, from seat 1 on."""
        return tuple(seat.name or numbered_person(seat.seat) for seat in self.seats[1 : self._players])

    @property
    def portraits(self) -> tuple[str, ...]:
        """The drawing on each other seat, from seat 1 on."""
        return tuple(seat.portrait for seat in self.seats[1 : self._players])

    @property
    def cast(self) -> tuple[str, ...]:
        """The characters in the order of the seats from 1 on, also of those where persons sit."""
        return self._cast

    @property
    def people(self) -> dict[int, str]:
        """The persons on other seats, with their names as they were typed."""
        return {seat: self.seats[seat].name for seat in sorted(self._people)}

    def retranslate(self) -> None:
        """Write the words again."""
        levels = levels_of_table(self._players, self._team_count, self._level, self._partner)
        for seat, usual in enumerate(levels, 1):
            character = PERSON if seat in self._people else self._cast[seat - 1]
            level = self._own_choice.get(seat, usual)
            self.seats[seat].set_seat(character, level, seat % self._team_count)
        self.seats[0].retranslate()

    @property
    def _used_people(self) -> bool:
        return any(seat < self._players for seat in self._people)

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
        rows = {2: 2.8, 4: 2.95, 6: 4.2}[self._players]
        return QSize(self._look.px(380), self._look.px(SEAT_HEIGHT * rows))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the seats."""
        self._place()

    def _place(self) -> None:
        look = self._look
        pad = look.px(8)
        columns = 1 if self._players == 2 else 3
        width = min(look.px(196), (self.width() - 4 * pad) // columns if columns == 3 else look.px(240))
        height = look.px(SEAT_HEIGHT)
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
        if isinstance(seat, SeatCard) and not seat.is_person:
            self._own_choice[seat.seat] = seat.level
        self.changed.emit()

    def _character_chosen(self, character: str) -> None:
        """Let a character sit on a seat; whoever sat there goes where it came from."""
        card = self.sender()
        if not isinstance(card, SeatCard):
            return
        seat = card.seat
        if character == PERSON:
            self._people.add(seat)
        else:
            self._people.discard(seat)
            others = list(self._cast)
            before, now = others.index(character), seat - 1
            others[before], others[now] = others[now], others[before]
            self._cast = tuple(others)
        self.retranslate()
        self.changed.emit()
        if character == PERSON:
            card.field.setFocus()
