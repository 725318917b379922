"""The last round shown again: from the kept log, without touching the session, ended by any input."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.engine.commands import CallTime, Discard, Draw
from buraco_desktop.session.rounds import last_round
from buraco_desktop.session.session import MatchSession, Reset
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.storage.replay import Played
from buraco_desktop.ui.table.spots import Place
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.text_table import Action, nothing_to_replay
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page


def play_round(page, session):
    """Play the own turn, draw and discard, and wait until the bots have played theirs."""
    session.submit(0, Draw())
    session.submit(0, Discard(session.hand_order(0)[0]))
    for _ in range(500):
        if session.deal.turn == 0 or session.is_deal_over:
            break
        QTest.qWait(1)
    page.scene.animator.finish_all()


@pytest.fixture
def session_and_page(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers)
    play_round(page, session)
    return session, page


def shown(page):
    """What lies on the table: place of every open card and where its item is."""
    layout = page.scene.table
    return {
        spot.card: (spot.place, spot.x, spot.y, page.scene.card_item(spot.card).pos().toTuple())
        for spot in layout.cards
        if spot.card is not None
    }


def run_through(page):
    """Let the replay go on to its end, step by step."""
    count = 0
    while page.replay.is_running:
        page.scene.animator.finish_all()
        page.replay.show_next()
        count += 1
        assert count < 200
    page.scene.animator.finish_all()
    return count


class TestRange:
    def played(self, text):
        """`a` is the own seat, other letters are the others'; `t` is the call of time in the own turn."""
        seats = {"a": 0, "t": 0, "b": 1, "c": 2}
        return [Played(seats[who], CallTime() if who == "t" else Draw(), "", ()) for who in text]

    @pytest.mark.parametrize(
        ("text", "is_own_turn", "found"),
        [
            ("", True, range(0)),
            ("bbc", True, range(3)),
            ("aabbcc", True, range(2, 6)),
            ("aabbccaa", True, range(2, 6)),
            ("aabb", False, range(2, 4)),
            ("aa", False, range(2, 2)),
            ("aabbt", True, range(2, 5)),
            ("aaaa", True, range(0)),
        ],
    )
    def test_it_is_what_the_others_did_since_the_own_turn(self, text, is_own_turn, found):
        result = last_round(self.played(text), 0, is_own_turn)
        assert (list(result), len(result)) == (list(found), len(found))


def test_the_table_goes_back_and_comes_out_at_the_model(session_and_page):
    session, page = session_and_page
    before, told = shown(page), page.parts.told.lines(1)
    model, version = page.controller.model, session.version
    page.do(Action.REPLAY_ROUND)
    assert page.replay.is_running
    assert shown(page) != before
    assert page.controller.model.turn == 1
    steps = run_through(page)
    assert steps > 6
    assert shown(page) == before
    assert page.parts.told.lines(1) == told
    assert page.controller.model is model
    assert session.version == version


def test_the_last_step_is_the_picture_of_the_model(session_and_page):
    session, page = session_and_page
    page.do(Action.REPLAY_ROUND)
    while page.replay._steps:
        page.replay.show_next()
    assert page.replay.is_running
    assert page.controller.model.matches(session.view(0))


def test_steps_move_and_mark_as_they_did(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers)
    play_round(page, session)
    marks = page.controller.picking.marks()
    page.set_speed(Speed.NORMAL, 0.0)
    page.do(Action.REPLAY_ROUND)
    page.scene.animator.finish_all()
    page.replay.show_next()
    assert page.scene.animator.is_running
    while page.replay._steps:
        page.replay.show_next()
    assert page.controller.picking.marks() == marks


def test_it_runs_by_itself(qtbot, session_and_page):
    _, page = session_and_page
    page.replay._timer.setInterval(1)
    before = shown(page)
    QTest.keyClick(page.view, Qt.Key.Key_R)
    assert page.replay.is_running
    qtbot.waitUntil(lambda: not page.replay.is_running)
    assert shown(page) == before


@pytest.mark.parametrize("end", ["key", "press", "wheel", "resize", "undo"])
def test_any_input_ends_it_and_does_nothing_else(session_and_page, end):
    session, page = session_and_page
    before, version = shown(page), session.version
    stock = TableMouse(page).middle(page.scene.table.stock)
    page.do(Action.REPLAY_ROUND)
    page.replay.show_next()
    if end == "key":
        QTest.keyClick(page.view, Qt.Key.Key_D)
    elif end == "press":
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=stock)
    elif end == "wheel":
        QTest.wheelEvent(page.windowHandle(), QPoint(300, 300), QPoint(0, 120))
    elif end == "resize":
        page.resize(1279, 800)
        page.resize(1280, 800)
    else:
        page.do(Action.UNDO)
    assert not page.replay.is_running
    assert shown(page) == before
    assert session.version == version


def test_cards_laid_and_drawn_since_come_back_at_the_end(session_and_page):
    session, page = session_and_page
    session.submit(0, Draw())
    before = shown(page)
    drawn = session.deal.drawn
    page.do(Action.REPLAY_ROUND)
    assert drawn not in shown(page)
    run_through(page)
    assert shown(page) == before
    assert shown(page)[drawn][0] is Place.HAND


def test_bots_wait_while_it_runs(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers)
    play_round(page, session)
    page.set_speed(Speed.NONE, 50.0)
    session.submit(0, Draw())
    session.submit(0, Discard(session.hand_order(0)[0]))
    page.pace.factor = 0
    page.pace.try_play()
    page.pace.skip()
    QTest.qWait(1)
    if not page.replay.can_start:
        session.play_answer()
    page.replay.start()
    version = session.version
    QTest.qWait(20)
    page.pace.try_play()
    assert session.version == version
    page.replay.stop()
    qtbot.waitUntil(lambda: session.deal.turn == 0)


def test_nothing_happened_nothing_is_replayed(qtbot):
    session, answers = new_session(dealer=3)
    page = table_page(qtbot, session, answers)
    assert session.deal.turn == 0
    assert not page.replay.can_start
    page.do(Action.REPLAY_ROUND)
    assert page.message == [nothing_to_replay()]
    assert not page.replay.is_running


def test_not_while_cards_are_carried(session_and_page):
    _, page = session_and_page
    mouse = TableMouse(page)
    card = page.scene.table.hand_spots()[0].card
    mouse.press(mouse.hand_point(card))
    mouse.move(mouse.hand_point(card) + QPoint(60, -60))
    assert page.scene.drag.is_carrying
    assert not page.replay.start()
    mouse.release(mouse.hand_point(card))


def test_after_a_resume_it_shows_the_same(qtbot, session_and_page):
    session, page = session_and_page
    resumed = MatchSession.resume(session.record(), session._bots._runner)
    other = table_page(qtbot, resumed, page.answers)
    assert other.replay.can_start
    other.do(Action.REPLAY_ROUND)
    page.do(Action.REPLAY_ROUND)
    assert other.controller.model == page.controller.model
    run_through(other)
    assert other.controller.model.matches(resumed.view(0))


def test_a_reset_while_it_runs_leaves_the_new_present(session_and_page):
    session, page = session_and_page
    page.do(Action.REPLAY_ROUND)
    page.controller._on_change(Reset(session.version))
    assert not page.replay.is_running
    assert page.controller.model == TableModel.from_view(session.view(0))
    assert not page.pace.is_held


def test_the_button_beside_the_last_event_replays(session_and_page):
    _, page = session_and_page
    button = page.parts.tray.replay_button
    assert button.isVisible()
    spot = button.mapToScene(button.boundingRect().center()).toPoint()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.replay.is_running
    page.replay.stop()
