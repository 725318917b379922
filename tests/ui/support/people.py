"""Matches with several people at one screen, in the program's window, and eyes that look for hidden cards."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.files import SUFFIX
from buraco_desktop.storage.saves import write
from buraco_desktop.ui.table.card_item import CardItem
from tests.ui.support.prepared import no_answer

PEOPLE = ("Ana", "Bruno", "Paulo", "Marta", "Rita", "Diego")


def shared_session(rules, players=4, people=(0, 2), number=7, **options) -> MatchSession:
    """A match whose first deal seat 0 begins; the others are greedy bots."""
    seats = tuple(
        SeatSetup(name, None if seat in people else "greedy") for seat, name in enumerate(PEOPLE[:players])
    )
    setup = MatchSetup(rules, players, seats, players - 1, number, **options)
    return MatchSession.new(setup, DirectBotRunner(no_answer), is_strict=True)


def open_shared(window, session):
    """Open a match from a file in the window; return its page."""
    path = window.settings.path.parent / "matches" / f"shared{SUFFIX}"
    path.parent.mkdir(exist_ok=True)
    write(path, session.record())
    window.open_match(path)
    return window.table_page


def say_ready(page, by="key"):
    """Let the person who is asked say ready, with the key or with the mouse."""
    assert page.curtain.is_asking
    if by == "key":
        QTest.keyClick(page.curtain.sheet.button, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(page.curtain.sheet.button, Qt.MouseButton.LeftButton)
    assert not page.curtain.is_closed


def wait_for_people(page):
    """Let the bots play until somebody is asked or to act, or the deal is over; return whether it goes on."""
    session = page.controller.session
    for _ in range(3000):
        if session.is_deal_over:
            return False
        if page.is_asking_next or page.controller.is_own_turn:
            return True
        QApplication.processEvents()
    raise AssertionError(f"nothing happens: {session.deal.turn}")


def faces_of_hands(page):
    """Cards of anybody's hand whose face lies on the table."""
    held = {card for hand in page.controller.session.deal.hands for card in hand}
    return {item.card for item in page.scene.items() if isinstance(item, CardItem)} & held


def told(page):
    """Everything in words at the table: tool tips, names for screen readers, the log, the message."""
    widgets = [page, *page.findChildren(QWidget)]
    words = [text for each in widgets for text in (each.toolTip(), each.accessibleName())]
    words += [item.toolTip() for item in page.scene.items()]
    return set(words), page.log_panel.plain_text, page.message


def photographed(page) -> QImage:
    """What the page looks like when every face has been drawn."""
    page.scene._faces.finish()
    QApplication.processEvents()
    return page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
