"""Timed games at the table: the clock in the bar, the bar on the plate, and what is played for the person."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.options import Options
from buraco_desktop.session.clock import MatchClock
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.ui.desk import MatchDesk
from buraco_desktop.ui.dialogs.score_data import sheet_data
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LANGUAGES, LanguageLoader
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.pages.choice import quick_choice
from buraco_desktop.ui.pages.new_match_page import NewMatchPage
from buraco_desktop.ui.table.parts import SMALLEST_TEXT, text_width
from buraco_desktop.ui.table_clock import TICK_MS
from buraco_desktop.ui.text_clock import clock_summary, played_for_you, time_left
from buraco_desktop.ui.text_table import Action
from tests.ui.support.languages import spoken
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import Answers, new_session, table_page

MINUTE = 60_000


@pytest.fixture
def timed(qtbot):
    """Make a table with these limits; its clock runs only when a test lets time pass."""

    def make(rules=rulesets.BUKHARO, **limits):
        session, answers = new_session(rules, **limits)
        page = table_page(qtbot, session, answers)
        page.clock.stop()
        return page, session

    return make


def shown_clock(page):
    return page.parts._strip.data_shown.clock


def test_without_limits_there_is_no_clock(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers)
    assert not page.clock._timer.isActive()
    assert shown_clock(page) == ""
    assert not page.clock.bar.isVisible()


def test_real_time_passes_while_the_table_is_shown(qtbot):
    session, answers = new_session(match_minutes=15, turn_seconds=20)
    table_page(qtbot, session, answers)
    qtbot.waitUntil(lambda: session.clock.used_ms >= TICK_MS, timeout=5_000)
    assert session.clock.turn_left_ms < 20_000


@pytest.mark.parametrize("why", ["hidden", "covered", "closed"])
def test_no_time_passes_while_nobody_can_play(qtbot, why):
    session, answers = new_session(match_minutes=15)
    page = table_page(qtbot, session, answers)
    match why:
        case "hidden":
            page.hide()
        case "covered":
            page.clock.is_covered = lambda: True
        case "closed":
            page.close_table()
    used = session.clock.used_ms
    QTest.qWait(2 * TICK_MS + 50)
    assert session.clock.used_ms == used


def test_the_bar_counts_minutes_and_at_last_seconds(timed):
    page, session = timed(match_minutes=15)
    assert shown_clock(page) == "15 min"
    page.clock.pass_time(MINUTE - 1)
    assert shown_clock(page) == "15 min"
    page.clock.pass_time(1)
    assert shown_clock(page) == "14 min"
    page.clock.pass_time(9 * MINUTE + 1)
    assert shown_clock(page) == "5:00"
    page.clock.pass_time(4 * MINUTE + 50_500)
    assert shown_clock(page) == "0:10"
    assert not session.deal.is_time_up


def test_the_call_is_told_and_the_deal_goes_on(timed):
    page, session = timed(match_minutes=15)
    page.clock.pass_time(15 * MINUTE)
    assert session.deal.is_time_up
    assert shown_clock(page) == "time is up"
    assert page.message == ["Time is up: this deal is played to its end, then the match is over."]
    assert page.controller.model.is_time_up
    mouse = TableMouse(page)
    mouse.act_by_click(Draw())
    assert page.message == []


def test_the_last_round_counts_its_turns(timed, qtbot):
    page, session = timed(rulesets.BURRACO_ITALIANO, match_minutes=15)
    page.clock.pass_time(15 * MINUTE)
    assert shown_clock(page).startswith("4 ")
    mouse = TableMouse(page)
    mouse.act_by_click(Draw())
    mouse.act_by_drag(Discard(page.scene.table.hand_spots()[0].card))
    qtbot.waitUntil(lambda: session.is_deal_over, timeout=10_000)
    assert session.result.is_over
    assert page.controller.model.matches(session.view(0))


def test_the_bar_on_the_own_plate_grows_short_and_warns(timed):
    page, session = timed(turn_seconds=20)
    bar = page.clock.bar
    page.clock.pass_time(1)
    assert bar.isVisible()
    assert bar.seconds is None
    full = bar.filled
    page.clock.pass_time(9_999)
    assert bar.filled == pytest.approx(full / 2, abs=1)
    page.clock.pass_time(5_000)
    assert (bar.seconds, session.clock.is_warning) == (5, True)
    page.clock.pass_time(4_500)
    assert bar.seconds == 1
    rect = page.scene.table.plate_spots[0].rect
    assert (bar.pos().x(), bar.pos().y()) == (round(rect.x), round(rect.y))


def test_a_slow_person_is_played_for_and_told(timed):
    page, session = timed(turn_seconds=20)
    page.clock.pass_time(20_000)
    assert session.played[0].command == Draw()
    page.clock.pass_time(TICK_MS)
    command = session.played[1].command
    assert isinstance(command, Discard)
    first, second = played_for_you(command.card, has_drawn=True)
    assert page.message == [first, second]
    assert not page.clock.bar.isVisible()
    assert page.controller.model.matches(session.view(0))


def test_only_what_was_missing_is_played(timed):
    page, session = timed(turn_seconds=20)
    TableMouse(page).act_by_click(Draw())
    page.clock.pass_time(20_000)
    command = session.played[1].command
    assert page.message == list(played_for_you(command.card, has_drawn=False))


def test_carried_cards_go_back_before_anything_is_played(timed):
    page, session = timed(turn_seconds=20)
    mouse = TableMouse(page)
    card = page.scene.table.hand_spots()[3].card
    start = mouse.hand_point(card)
    mouse.press(start)
    mouse.move(start + QPoint(140, -180))
    assert page.scene.drag.is_carrying
    page.clock.pass_time(20_000)
    assert not page.scene.drag.is_carrying
    assert not session.played
    page.clock.pass_time(1)
    assert session.played
    mouse.release(start + QPoint(140, -180))


def test_the_clock_of_a_turn_waits_for_moving_cards(timed, monkeypatch):
    page, session = timed(match_minutes=15, turn_seconds=20)
    monkeypatch.setattr(type(page.scene.animator), "is_running", property(lambda _self: True))
    page.clock.pass_time(19_000)
    page.clock.pass_time(19_000)
    assert session.clock.turn_left_ms == 20_000
    assert session.clock.used_ms == 38_000
    assert not session.played


def test_a_long_tick_counts_no_more_than_a_second(timed, monkeypatch):
    """As after the computer slept."""
    page, session = timed(match_minutes=15)

    class Slept:
        def restart(self):
            return 3_600_000

    monkeypatch.setattr(page.clock, "_elapsed", Slept())
    page.clock._tick()
    assert session.clock.used_ms == 1_000


def test_a_minimized_window_holds_the_clock(timed, monkeypatch):
    page, session = timed(match_minutes=15)
    page.clock._elapsed.start()
    monkeypatch.setattr(QWidget, "isMinimized", lambda _self: True)
    page.clock._tick()
    assert session.clock.used_ms == 0


def test_a_timed_game_is_chosen_on_the_new_match_page(qtbot):
    page = NewMatchPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    timed = page._options.timed
    assert (page.choice.match_minutes, page.choice.turn_seconds) == (None, None)
    assert not timed.match.isVisible()
    QTest.mouseClick(timed.switch, Qt.MouseButton.LeftButton)
    assert timed.match.isVisible()
    assert (page.choice.match_minutes, page.choice.turn_seconds) == (45, None)
    timed.turn.setFocus()
    QTest.keyClick(timed.turn, Qt.Key.Key_Down)
    QTest.keyClick(timed.match, Qt.Key.Key_Up)
    assert (page.choice.match_minutes, page.choice.turn_seconds) == (30, 20)
    assert clock_summary(30, 20) in page._details.text()
    page.retranslate()
    page.show_preset("burako")
    assert (page.choice.match_minutes, page.choice.turn_seconds) == (30, 20)
    QTest.mouseClick(timed.switch, Qt.MouseButton.LeftButton)
    assert (page.choice.match_minutes, page.choice.turn_seconds) == (None, None)


def test_a_choice_becomes_a_timed_match_that_is_continued(qtbot, tmp_path):
    choice = msgspec.structs.replace(
        quick_choice(rulesets.BUKHARO, 2, "Ana", "greedy"), match_minutes=30, turn_seconds=45
    )
    desk = MatchDesk(tmp_path, DirectBotRunner(lambda _answer: None))
    session = desk.new(choice)
    assert (session.clock.left_ms, session.setup.turn_seconds) == (30 * MINUTE, 45)
    session.clock.advance(MINUTE)
    path = desk.path
    desk.close()
    assert desk.open(path).clock.left_ms == 29 * MINUTE
    desk.close()


def test_the_window_holds_the_clock_under_a_sheet_and_keeps_it_when_the_table_is_left(qtbot, tmp_path):
    fast = '{"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}'
    (tmp_path / "settings.json").write_text(fast)
    faces, languages, answers = FaceCache(), LanguageLoader(), Answers()
    window = MainWindow(tmp_path, languages, faces, DirectBotRunner(answers.arrived.emit))
    assert window.actions_by_name, "made after the first picture in the program"
    answers.arrived.connect(window.take_answer)
    qtbot.addWidget(window)
    window.show()
    window.start(Options())
    window.new_match(
        msgspec.structs.replace(quick_choice(rulesets.BUKHARO, 2, "Ana", "greedy"), match_minutes=30)
    )
    page, session = window.table_page, window.desk.session
    page.clock.stop()
    page.clock._elapsed.start()
    window._do(Action.SHEET)
    QTest.qWait(10)
    page.clock._tick()
    assert session.clock.used_ms == 0
    window.overlay.closed.emit()
    QTest.qWait(10)
    page.clock._tick()
    used = session.clock.used_ms
    assert 0 < used <= 1_000
    window._do(Action.START_PAGE)
    window._do(Action.CONTINUE)
    assert window.desk.session is not session
    assert window.desk.session.clock.used_ms >= used
    window.close()
    faces.close()


@pytest.mark.parametrize("rules", [rulesets.BUKHARO, rulesets.BURRACO_ITALIANO], ids=lambda rules: rules.key)
def test_the_score_sheet_says_that_time_was_up(timed, qtbot, rules):
    page, session = timed(rules, players=2, match_minutes=15, turn_seconds=20)
    for _ in range(2_000):
        page.clock.pass_time(15 * MINUTE)
        qtbot.waitUntil(lambda: session.is_deal_over or session.deal.turn == 0, timeout=10_000)
        if session.is_deal_over:
            break
        if session.deal.turn_count == 2:
            assert sheet_data(session, 0).subtitle.endswith("time is up, the last deal")
    data = sheet_data(session, 0)
    assert data.is_match_over
    assert data.title.startswith("Time is up. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_in_the_bar_is_never_shortened(qtbot, language):
    session, answers = new_session(rulesets.BURRACO_SIX, players=6, match_minutes=90)
    page = table_page(qtbot, session, answers, size=(1024, 700))
    page.clock.stop()
    layout = page.scene.table
    room = layout.top_bar.target.width - 17 * layout.u
    with spoken(language):
        for is_up, turns in ((False, None), (True, None), *((True, count) for count in range(1, 8))):
            words = time_left(session.clock, is_up, turns)
            assert text_width(words, SMALLEST_TEXT, 650) <= room, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_language(language):
    clock = MatchClock(90, 30)
    with spoken(language):
        texts = [time_left(clock, is_up, turns) for is_up, turns in ((False, None), (True, None), (True, 3))]
        texts += [clock_summary(45, 30), clock_summary(45, None), *played_for_you(6, has_drawn=True)]
    assert all(texts)
    assert not any("{" in text or "%n" in text for text in texts)
