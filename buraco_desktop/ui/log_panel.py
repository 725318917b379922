"""The deal log: what was played, grouped by turn, in words with the cards as chips (design 6.6, 10.12)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QUrl, Signal
from PySide6.QtGui import QColor, QPalette, QShowEvent, QTextBlockFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.events import Event, TimeCalled, TurnStarted
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.chip_text import card_sign, escaped, with_chips
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.log_text import ICON_SCHEME, TEXT_SIZE, LogText
from buraco_desktop.ui.pages.scrolling import style_scroll_bar
from buraco_desktop.ui.side_panel import HEAD, SidePanel
from buraco_desktop.ui.text import capitalised
from buraco_desktop.ui.text_events import event_act, event_seat, event_sentence
from buraco_desktop.ui.theme import FELT, Theme

translate = QCoreApplication.translate
INDENT, SIGN = 21, 17
"""Where words begin, and how far the sign of a team stands out to the left of them, in scaled pixels."""
AFTER_SIGN = '<span style="white-space: pre">\t</span>'
TEAM_SIGNS = ("●", "■", "▲")
"""Disc for the own team, square and triangle for the others, as everywhere on the table."""
REASON_SCHEME = "reason"
WHY_SIGN = "?"
"""The link at the end of a line that asks why it was allowed."""


class LogPanel(SidePanel):
    """The log of the running deal beside the table. Events come as the own seat may see them.

    Signals:
        why_requested: an `Event`; the player asks why it was allowed.
        reason_requested: index of a command in the deal; the player asks why a bot gave it.
    """

    why_requested = Signal(object)
    reason_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._events: list[Event] = []
        self._steps: list[int | None] = []
        """For each event the command that it belongs to, by its index in the deal; None if nobody says."""
        self._reasons: dict[int, str] = {}
        """What is told about commands, by their indices; cards as `card_sign`s."""
        self._lines_of_reasons: dict[int, int] = {}
        """The blocks of the text where it is told."""
        self._session: MatchSession | None = None
        self._seat_of_group: int | None = None
        self._seat: int | None = None
        """Who reads; None for the first person of the match."""
        self._is_addressed = True
        self._made_text: LogText | None = None
        self.set_appearance(FELT)

    @property
    def _text(self) -> LogText:
        """What is read; made and written when somebody looks, for the start of a match does without it."""
        if self._made_text is None:
            self._made_text = LogText(self)
            self._made_text.anchorClicked.connect(self._follow)
            self._dress()
            self.place()
            self._made_text.show()
        return self._made_text

    def showEvent(self, event: QShowEvent) -> None:
        """Have the text ready."""
        self._text.show()
        super().showEvent(event)

    def set_appearance(self, theme: Theme = FELT, unit: float = 1.0, faces: FaceStyle | None = None) -> None:
        """Take theme, scale and card faces."""
        super().set_appearance(theme, unit, faces)
        if self._made_text is None:
            self._write_head()
        else:
            self._dress()

    def _dress(self) -> None:
        self._text.look = self.look
        self._text.forget_chips()
        self._text.setFont(self.look.font(TEXT_SIZE, 500))
        palette = self._text.palette()
        palette.setColor(QPalette.ColorRole.Text, self.look.text)
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self._text.setPalette(palette)
        style_scroll_bar(self._text, self.look)
        self._write_all()

    def sit(self, seat: int, *, is_addressed: bool) -> None:
        """Write for another seat from the next `rebuild` on, and call it "You" if it `is_addressed`."""
        self._seat, self._is_addressed = seat, is_addressed

    def append(self, event: Event, session: MatchSession, step: int | None = None) -> None:
        """Add what has just happened and scroll to it; `step` is the index of its command in the deal."""
        self._session = session
        self._events.append(event)
        self._steps.append(step)
        if self._made_text is not None:
            self._write(len(self._events) - 1)
            self._scroll_to_end()

    def rebuild(
        self, events: Sequence[Event], session: MatchSession, steps: Sequence[int] | None = None
    ) -> None:
        """Show these events instead: after undo, redo, resume and at a new deal.

        `steps` are the indices of their commands in the deal.
        """
        self._session = session
        self._events = list(events)
        self._steps = list(steps) if steps is not None else [None] * len(events)
        self._reasons.clear()
        self._write_all()

    def show_reason(self, step: int, words: str) -> None:
        """Show under a command, in sight, why it was given; cards stand in the words as `card_sign`s."""
        self._reasons[step] = words
        self._write_in_place()
        if self._made_text is not None and step in self._lines_of_reasons:
            self._text.show_line(self._lines_of_reasons[step])

    def hide_reason(self, step: int) -> bool:
        """Take away what stands under a command; whether there was something."""
        if self._reasons.pop(step, None) is None:
            return False
        self._write_in_place()
        return True

    def _write_in_place(self) -> None:
        if self._made_text is None:
            return
        bar = self._text.verticalScrollBar()
        before, place = bar.value(), self._text.place
        self._write_all()
        self._text.stay_at(place)
        bar.setValue(before)

    @property
    def plain_text(self) -> str:
        """The log as text, without its links; each card is one sign of its picture."""
        lines = self._text.toPlainText().replace("\t", " ").splitlines()
        return "\n".join(line.removesuffix(WHY_SIGN).rstrip() for line in lines)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write_all()
        super().changeEvent(event)

    def place(self) -> None:
        """Put the text below the head; who saw its end sees it still."""
        super().place()
        if self._made_text is None:
            return
        bar = self._text.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        look, head = self.look, self.look.px(HEAD)
        self._text.setGeometry(
            look.px(8), head, max(0, self.width() - look.px(14)), max(0, self.height() - head - look.px(10))
        )
        if was_at_end:
            self._scroll_to_end()

    def _write_head(self) -> None:
        self.show_title(translate("Log", "Deal log"))
        self.close_button.setText(translate("Log", "Close"))

    def _write_all(self) -> None:
        self._write_head()
        if self._made_text is None:
            return
        self._text.setAccessibleName(translate("Log", "Deal log"))
        self._text.clear()
        self._lines_of_reasons.clear()
        self._seat_of_group = None
        for number in range(len(self._events)):
            self._write(number)
            self._write_reason(number)
        self._scroll_to_end()

    def _why_link(self, number: int) -> str:
        """Return the link that asks why an event was allowed, by its number in the log."""
        title = escaped(translate("Log", "Why is this allowed?"))
        colour = self.look.theme.text_dim
        return f'&nbsp;&nbsp;<a href="why:{number}" title="{title}" style="color:{colour}">{WHY_SIGN}</a>'

    def _reason_link(self, number: int) -> str:
        """Return the link that asks a bot why; empty where no bot decided, and for all but a first event."""
        step, event = self._steps[number], self._events[number]
        if step is None or self._session is None or isinstance(event, TurnStarted | TimeCalled):
            return ""
        seat = event_seat(event)
        is_bots = seat is not None and self._session.setup.seats[seat].bot is not None
        if not is_bots or (number and self._steps[number - 1] == step):
            return ""
        title = escaped(translate("Log", "Why did they play this?"))
        size = round(TEXT_SIZE * self.look.unit * 1.1)
        picture = f'<img src="{ICON_SCHEME}:bulb" height="{size}" style="vertical-align: middle">'
        return f'&nbsp;<a href="{REASON_SCHEME}:{step}" title="{title}">{picture}</a>'

    def _follow(self, link: QUrl) -> None:
        if link.scheme() != REASON_SCHEME:
            self.why_requested.emit(self._events[int(link.path())])
        elif not self.hide_reason(int(link.path())):
            self.reason_requested.emit(int(link.path()))

    def _write_reason(self, number: int) -> None:
        """Write what is told about a command under the last of its events."""
        step = self._steps[number]
        is_last = number + 1 == len(self._steps) or self._steps[number + 1] != step
        if step is None or not is_last or step not in self._reasons:
            return
        shown = with_chips(escaped(self._reasons[step]), TEXT_SIZE * self.look.unit)
        colour = self.look.theme.us
        self._add_line(f'<span style="color:{colour}">{shown}</span>', is_head=False)
        self._lines_of_reasons[step] = self._text.document().blockCount() - 1

    def _write(self, number: int) -> None:
        event = self._events[number]
        if self._session is None or (isinstance(event, TurnStarted) and not event.pot_opened):
            return
        session, reader = self._session, self._reader(self._session)
        own_seat = reader if self._is_addressed else None
        seat = event_seat(event)
        if seat is None:
            sentence = event_sentence(event, lambda _seat: "", own_seat, session.rules)
            self._add_line(escaped(sentence) + self._why_link(number), is_head=True)
            self._seat_of_group = None
            return
        act = event_act(event, own_seat, session.rules, card_sign)
        shown = with_chips(escaped(act), TEXT_SIZE * self.look.unit) + self._why_link(number)
        shown += self._reason_link(number)
        if seat == self._seat_of_group:
            self._add_line(shown, is_head=False)
            return
        self._seat_of_group = seat
        name = translate("Event", "You") if seat == own_seat else session.setup.seats[seat].name
        self._add_line(
            f"{self._team_sign(seat, reader)}{AFTER_SIGN}<b>{escaped(capitalised(name))}</b> {shown}",
            is_head=True,
        )

    def _reader(self, session: MatchSession) -> int | None:
        return next(iter(session.setup.persons), None) if self._seat is None else self._seat

    def _team_sign(self, seat: int, reader: int | None) -> str:
        assert self._session is not None
        count = self._session.deal.team_count
        own_team = (reader or 0) % count
        place = (seat - own_team) % count
        colour = self.look.theme.team(place)
        return f'<span style="color:{colour}">{TEAM_SIGNS[place]}</span>'

    def _add_line(self, html: str, is_head: bool) -> None:
        unit = self.look.unit
        form = QTextBlockFormat()
        # The sign of a team hangs out; all acts of a turn begin where the name does.
        form.setLeftMargin(INDENT * unit)
        form.setTextIndent(-SIGN * unit if is_head else 0)
        form.setTabPositions([QTextOption.Tab(SIGN * unit, QTextOption.TabType.LeftTab)])
        form.setTopMargin((8 if is_head else 1) * unit)
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._text.document().isEmpty():
            cursor.setBlockFormat(form)
        else:
            cursor.insertBlock(form)
        cursor.insertHtml(html)
        cursor.setBlockFormat(form)  # into an empty text Qt puts the paragraph of the HTML itself

    def _scroll_to_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())
