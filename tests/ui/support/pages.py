"""Ready table pages for tests: one person on seat 0, bots that answer at once, no motions."""

from PySide6.QtCore import QObject, Signal

from buraco_desktop.engine import rulesets
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.table_page import TablePage

NAMES = ("Ana", "Bruno", "Lucia", "Marta", "Diego", "Rosa")


class Answers(QObject):
    """Brings answers over the event loop, as the program does."""

    arrived = Signal(object)


def new_session(
    rules=rulesets.BUKHARO, players=4, number=48213, dealer=None, bot="greedy", saver=None, **limits
):
    """A session, and the object whose signal brings its bots' answers; `limits` are those of a timed game."""
    answers = Answers()
    seats = (SeatSetup(NAMES[0]), *(SeatSetup(name, bot) for name in NAMES[1:players]))
    setup = MatchSetup(rules, players, seats, players - 1 if dealer is None else dealer, number, **limits)
    session = MatchSession.new(setup, DirectBotRunner(answers.arrived.emit), saver, is_strict=True)
    return session, answers


def table_page(qtbot, session, answers, size=(1280, 800), speed=Speed.NONE, pace=0.0):
    """Show a page; it is closed at the end of the test."""
    faces = FaceCache()
    page = TablePage(session, 0, faces, TableLook())

    def take(answer):
        session.answer_arrived(answer)
        page.pace.try_play()

    page.answers = answers  # a bound signal does not keep its object
    answers.arrived.connect(take)

    def close(_page):
        page.close_table()
        faces.close()

    qtbot.addWidget(page, before_close_func=close)
    page.set_speed(speed, pace)
    page.resize(*size)
    page.show()
    page.start()
    return page
