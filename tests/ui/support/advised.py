"""Tables at which hints and reasons can be asked for: few worlds are played out, so that tests are quick."""

from functools import cache
from random import Random

from buraco_desktop.bots.advice import advise
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.reasons import ReasonCode
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.state import Phase
from buraco_desktop.session.asking import Thought, Wish
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.table_page import TablePage
from tests.ui.support.pages import NAMES, Answers


class QuickRunner(DirectBotRunner):
    """Answers at once; a hint after two worlds. `holds` keeps thoughts back until `let_go`."""

    def __init__(self, deliver):
        super().__init__(deliver)
        self.holds = False
        self.is_mute = False
        """Nothing is found."""
        self.asked = []
        self._held = []

    def consult(self, ticket, seen, bot, seed, wish):
        self.asked.append(wish)
        if self.holds:
            self._held = [(ticket, seen, bot, seed, wish)]
        elif self.is_mute:
            self._deliver(Thought(ticket, None))
        elif wish is Wish.ADVICE:
            self._deliver(Thought(ticket, advise(seen, Random(seed), worlds=2, seconds=None)))
        else:
            super().consult(ticket, seen, bot, seed, wish)

    def dismiss(self):
        self._held = []

    def let_go(self):
        self.holds = False
        held, self._held = self._held, []
        for question in held:
            self.consult(*question)


def session_at(is_there, *, rules=rulesets.BUKHARO, players=4, number=48213, bot="greedy"):
    """A match of a person on seat 0 and bots, played by bots up to a moment; its answers and its runner."""
    answers = Answers()
    runner = QuickRunner(answers.arrived.emit)
    record = _record_at(is_there, rules, players, number, bot)
    return MatchSession.resume(record, runner, is_strict=True), answers, runner


@cache
def _record_at(is_there, rules, players, number, bot):
    seats = (SeatSetup(NAMES[0]), *(SeatSetup(name, bot) for name in NAMES[1:players]))
    setup = MatchSetup(rules, players, seats, players - 1, number)
    session = MatchSession.new(setup, DirectBotRunner(lambda _answer: None), is_strict=True)
    while not session.is_deal_over:
        if session.deal.turn == 0 and is_there(session):
            return session.record()
        seat = session.deal.turn
        name = "medium" if seat == 0 else bot
        command = make_bot(name).choose(session.view(seat), Random(session._bot_seed()))
        session.submit(seat, command)
    raise AssertionError("the moment did not come")


def has_lays(session):
    """Whether the advising level would lay something now, and not go out."""
    if session.deal.phase is not Phase.PLAY or session.is_deal_over:
        return False
    turn = advise(session.view(0), Random(1), worlds=1, seconds=None)[0].turn
    return len(turn) > 1 and turn[0].reason.code is not ReasonCode.GOES_OUT


def before_draw(session):
    """Whether the person may draw from the stock or take a pile of some cards."""
    return session.deal.phase is Phase.DRAW and len(session.deal.pile) > 1


def advised_page(qtbot, made, size=(1280, 800), look=None):
    """Show the page of a match that `session_at` made."""
    session, answers, runner = made
    faces = FaceCache()
    page = TablePage(session, 0, faces, look or TableLook(), runner=runner)

    def take(answer):
        if isinstance(answer, Thought):
            page.take_thought(answer)
        else:
            session.answer_arrived(answer)
            page.pace.try_play()

    page.answers = answers
    answers.arrived.connect(take)

    def close(_page):
        page.close_table()
        faces.close()

    qtbot.addWidget(page, before_close_func=close)
    page.set_speed(Speed.NONE, 0.0)
    page.resize(*size)
    page.show()
    page.start()
    return page
