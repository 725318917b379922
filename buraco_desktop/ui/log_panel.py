"""The deal log: what was played, grouped by turn, in words with the cards as chips (design 6.6, 10.12)."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.events import Event, TurnStarted
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.chips import CHIP_HEIGHT, chip_image
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.pages.scrolling import style_scroll_bar
from buraco_desktop.ui.text import capitalised
from buraco_desktop.ui.text_events import event_act, event_seat, event_sentence
from buraco_desktop.ui.theme import FELT, Theme

translate = QCoreApplication.translate
TEXT_SIZE = 14
CARD_SCHEME = "card"
TEAM_SIGNS = ("●", "■", "▲")
"""Disc for the own team, square and triangle for the others, as everywhere on the table."""


WHY_SIGN = "?"
"""The link at the end of a line that asks why it was allowed."""


class _LogText(QTextBrowser):
    """Text with cards as pictures, which are drawn when they are first needed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look()
        self._chips: dict[tuple[str, float, float], QImage] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture of a card for a name like `card:17`."""
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != CARD_SCHEME:
            return super().loadResource(kind, url)
        size, ratio = TEXT_SIZE * self.look.unit, self.devicePixelRatioF()
        key = (url.path(), size, ratio)
        if key not in self._chips:
            self._chips[key] = chip_image(int(url.path()), size, ratio, self.look.faces)
        return self._chips[key]

    def forget_chips(self) -> None:
        """Draw the cards anew when they are next needed."""
        self._chips.clear()


class LogPanel(QWidget):
    """The log of the running deal beside the table. Events come as the own seat may see them.

    Signals:
        close_requested(): the player pressed the cross.
    """

    close_requested = Signal()
    why_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._events: list[Event] = []
        self._session: MatchSession | None = None
        self._seat_of_group: int | None = None
        self._title = Label(17, 700)
        self._title.setParent(self)
        self._close = Button(ButtonKind.ICON, "cross", self)
        self._close.clicked.connect(self.close_requested)
        self._text = _LogText(self)
        self._text.anchorClicked.connect(self._ask_why)
        self.set_appearance(FELT)

    def set_appearance(self, theme: Theme, unit: float = 1.0, faces: FaceStyle | None = None) -> None:
        """Take theme, scale and card faces."""
        self._look = Look(theme, unit, faces or FaceStyle(high_contrast=bool(theme.face_suffix)))
        self._title.set_look(self._look)
        self._close.set_look(self._look)
        self._text.look = self._look
        self._text.forget_chips()
        self._text.setFont(self._look.font(TEXT_SIZE, 500))
        palette = self._text.palette()
        palette.setColor(QPalette.ColorRole.Text, self._look.text)
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self._text.setPalette(palette)
        style_scroll_bar(self._text, self._look)
        self._place()
        self._write_all()

    def append(self, event: Event, session: MatchSession) -> None:
        """Add what has just happened and scroll to it."""
        self._session = session
        self._events.append(event)
        self._write(len(self._events) - 1)
        self._scroll_to_end()

    def rebuild(self, events: Sequence[Event], session: MatchSession) -> None:
        """Show these events instead: after undo, redo, resume and at a new deal."""
        self._session = session
        self._events = list(events)
        self._write_all()

    @property
    def plain_text(self) -> str:
        """The log as text, without its links; each card is one sign of its picture."""
        lines = self._text.toPlainText().splitlines()
        return "\n".join(line.removesuffix(WHY_SIGN).rstrip() for line in lines)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write_all()
        super().changeEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place title and text."""
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dark panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.setBrush(QColor("#10302A") if theme.key == "felt" else QColor(theme.plate))
        painter.setPen(QPen(QColor(theme.plate_line), 2 if self._look.is_high_contrast else 1))
        radius = 14 * self._look.unit
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()

    def _place(self) -> None:
        look = self._look
        head = look.px(44)
        self._title.setGeometry(look.px(16), look.px(4), self.width() - look.px(64), head)
        size = look.px(38)
        self._close.setGeometry(self.width() - size - look.px(6), look.px(6), size, size)
        self._text.setGeometry(
            look.px(8), head, max(0, self.width() - look.px(14)), max(0, self.height() - head - look.px(10))
        )

    def _write_all(self) -> None:
        self._title.setText(translate("Log", "Deal log"))
        self._close.setText(translate("Log", "Close"))
        self._text.setAccessibleName(translate("Log", "Deal log"))
        self._text.clear()
        self._seat_of_group = None
        for number in range(len(self._events)):
            self._write(number)
        self._scroll_to_end()

    def _why_link(self, number: int) -> str:
        """Return the link that asks why an event was allowed, by its number in the log."""
        title = escape(translate("Log", "Why is this allowed?"))
        colour = self._look.theme.text_dim
        return f'&nbsp; <a href="why:{number}" title="{title}" style="color:{colour}">{WHY_SIGN}</a>'

    def _ask_why(self, link: QUrl) -> None:
        self.why_requested.emit(self._events[int(link.path())])

    def _write(self, number: int) -> None:
        event = self._events[number]
        if self._session is None or (isinstance(event, TurnStarted) and not event.pot_opened):
            return
        session, own_seat = self._session, self._own_seat(self._session)
        seat = event_seat(event)
        if seat is None:
            sentence = event_sentence(event, lambda _seat: "", own_seat, session.rules)
            self._add_line(escape(sentence) + self._why_link(number), is_head=True)
            self._seat_of_group = None
            return
        act = event_act(event, own_seat, session.rules, _marker)
        shown = _with_chips(escape(act), TEXT_SIZE * self._look.unit) + self._why_link(number)
        if seat == self._seat_of_group:
            self._add_line(shown, is_head=False)
            return
        self._seat_of_group = seat
        name = translate("Event", "You") if seat == own_seat else session.setup.seats[seat].name
        self._add_line(
            f"{self._team_sign(seat, own_seat)} <b>{escape(capitalised(name))}</b> {shown}", is_head=True
        )

    @staticmethod
    def _own_seat(session: MatchSession) -> int | None:
        seats = session.setup.seats
        return next((seat for seat, setup in enumerate(seats) if setup.is_person), None)

    def _team_sign(self, seat: int, own_seat: int | None) -> str:
        assert self._session is not None
        count = self._session.deal.team_count
        own_team = (own_seat or 0) % count
        place = (seat - own_team) % count
        colour = self._look.theme.team(place)
        return f'<span style="color:{colour}">{TEAM_SIGNS[place]}</span>'

    def _add_line(self, html: str, is_head: bool) -> None:
        unit = self._look.unit
        form = QTextBlockFormat()
        # A further act of the same turn begins under the name.
        form.setLeftMargin((4 if is_head else 22) * unit)
        form.setTopMargin((7 if is_head else 0) * unit)
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._text.document().isEmpty():
            cursor.setBlockFormat(form)
        else:
            cursor.insertBlock(form)
        cursor.insertHtml(html)

    def _scroll_to_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())


def _marker(card: CardId) -> str:
    """Return a sign that escaping leaves alone, to be replaced by the card's picture."""
    return f"\ue000{card}\ue001"


def _with_chips(html: str, text_size: float) -> str:
    height = round(text_size * CHIP_HEIGHT)
    parts = html.split("\ue000")
    shown = [parts[0]]
    for part in parts[1:]:
        card, _, rest = part.partition("\ue001")
        shown.append(
            f'<img src="{CARD_SCHEME}:{card}" height="{height}" style="vertical-align: middle">{rest}'
        )
    return "".join(shown)
