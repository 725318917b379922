"""The window that stands model: set up, brought to a place by real gestures, and photographed."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buraco_desktop.bots.advice import advise
from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.notation import pick_cards, read_command
from buraco_desktop.engine.refusals import Refusal
from buraco_desktop.engine.view import SeatView
from buraco_desktop.options import Options
from buraco_desktop.session.asking import BotRunner, Thought, Ticket, Wish
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.saves import write
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from buraco_desktop.ui.main_window import SETTINGS_FILE, MainWindow
from buraco_desktop.ui.table_page import TablePage
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse

STEP_MS = 40
"""How long cards that follow the pointer get to arrive, in milliseconds, three times."""
STILL = {
    "language": "en",
    "own_name": "Ana",
    "speed": "none",
    "less_motion": "on",
    "pace": "instant",
    "dialogs": "light",
    "has_sound": False,
    "has_coach": False,
    "grace_ms": 10_000,
}
"""Settings of every picture: nothing moves, and nothing depends on the machine."""


class SilentBots:
    """Bots that never answer, so that the table stays as it was composed; they keep what a person asks."""

    def __init__(self) -> None:
        self.question: tuple[Ticket, SeatView, int] | None = None
        """For whom, what is seen, and the seed of the last question about the best plays."""

    def request(self, ticket: Ticket, seen: SeatView, bot: str, seed: int) -> None:
        """Take a question and leave it at that."""

    def cancel(self) -> None:
        """Return; there is nothing to forget."""

    def consult(self, ticket: Ticket, seen: SeatView, bot: str, seed: int, wish: Wish) -> None:
        """Keep a question about the best plays."""
        if wish is Wish.ADVICE:
            self.question = (ticket, seen, seed)

    def dismiss(self) -> None:
        """Forget the question."""
        self.question = None

    def close(self) -> None:
        """Return; there is nothing to end."""


SILENT: BotRunner = SilentBots()


class Studio:
    """One window with its own empty profile."""

    def __init__(self, window: MainWindow, faces: FaceCache, bots: SilentBots) -> None:
        self.window, self._faces, self._bots = window, faces, bots
        self._picture: QPixmap | None = None

    # -- places

    def start(self) -> None:
        """Show the start page as on the very first start."""
        self.window.start(Options())

    def open(self, record: MatchRecord) -> None:
        """Continue a saved match."""
        path = self.window.desk.library.new_path()
        path.parent.mkdir(exist_ok=True)
        write(path, record)
        self.window.start(Options(save=path))
        self.settle()

    def play(self, commands: Sequence[str]) -> None:
        """Carry out commands in notation, each by the seat whose turn it is."""
        session = self.window.desk.session
        assert session is not None
        for text in commands:
            answer = session.submit(session.deal.turn, read_command(session.deal, text))
            assert not isinstance(answer, Refusal), (text, answer)
        self.settle()

    def do(self, *actions: Action) -> None:
        """Trigger actions of the menu."""
        for action in actions:
            self.window.actions_by_name[action].trigger()
            self.settle()

    def advise(self) -> None:
        """Answer the question for a hint as the program does that has the time for all its worlds."""
        assert self._bots.question is not None
        ticket, seen, seed = self._bots.question
        plays = advise(seen, Random(seed), seconds=None)
        self.page.take_thought(Thought(ticket, plays))
        self.settle()

    # -- the hand

    @property
    def page(self) -> TablePage:
        """The table."""
        page = self.window.table_page
        assert page is not None
        return page

    @property
    def mouse(self) -> TableMouse:
        """A mouse on the table."""
        return TableMouse(self.page)

    def hand_cards(self, text: str) -> list[CardId]:
        """Return cards of the own hand by their notation."""
        return list(pick_cards(text.split(), self.page.controller.model.hand))

    def pick(self, text: str) -> list[CardId]:
        """Pick hand cards; return them."""
        cards = self.hand_cards(text)
        self.mouse.pick(cards)
        return cards

    def hover(self, goal: Callable[[TableMouse], QPoint]) -> None:
        """Bring the pointer to a point."""
        self.mouse.move(goal(self.mouse))
        self.settle()

    def carry(self, text: str, goal: Callable[[TableMouse], QPoint], *, is_dropped: bool = False) -> None:
        """Pick cards, carry them to a point, and let go there if so wished."""
        cards, mouse = self.pick(text), self.mouse
        self._carry(mouse.hand_point(cards[0]), goal(mouse), is_dropped)

    def carry_top(self, text: str, goal: Callable[[TableMouse], QPoint]) -> None:
        """Pick cards that justify the top card of a closed pile, and carry it to a point."""
        self.pick(text)
        self._carry(self.mouse.top_of_pile(), goal(self.mouse), is_dropped=False)

    def _carry(self, start: QPoint, end: QPoint, is_dropped: bool) -> None:
        mouse = self.mouse
        mouse.press(start)
        mouse.move(start + (end - start) / 3)
        mouse.move(end)
        if is_dropped:
            mouse.release(end)
        self.settle()

    # -- the picture

    def settle(self) -> None:
        """Let everything arrive that is on its way: events, card faces, layouts."""
        for _ in range(3):
            QTest.qWait(STEP_MS)
            self._faces.finish()
        QApplication.processEvents()

    def show_instead(self, picture: QPixmap) -> None:
        """Have a picture of something beside the window stand for the picture of the window."""
        self._picture = picture

    def grab(self) -> QPixmap:
        """Return the picture."""
        self.settle()
        return self.window.grab() if self._picture is None else self._picture


@contextmanager
def studio(
    languages: LanguageLoader, faces: FaceCache, size: tuple[int, int], settings: dict[str, object]
) -> Iterator[Studio]:
    """Open a window of a size in logical pixels; it is gone afterwards."""
    with TemporaryDirectory(prefix="buraco-gallery-") as folder:
        profile = Path(folder)
        (profile / SETTINGS_FILE).write_text(json.dumps(STILL | settings), encoding="utf-8")
        bots = SilentBots()
        window = MainWindow(profile, languages, faces, bots)
        assert window.actions_by_name, "made after the first picture in the program"
        window.resize(*size)
        window.show()
        try:
            yield Studio(window, faces, bots)
        finally:
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
