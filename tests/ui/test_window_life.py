"""The life of the window: hidden, full screen, resized and closed in the middle of things."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.options import Options
from buraco_desktop.session.asking import BotAnswer, Ticket
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.storage.library import SaveLibrary
from buraco_desktop.storage.saves import read
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.text_table import Action
from buraco_desktop.ui.window_memory import WindowMemory
from tests.ui.support import prepared
from tests.ui.support.closing import MOMENTS
from tests.ui.support.match_hand import MatchHand
from tests.ui.support.on_table import check_table
from tests.ui.support.program import Program

ROOT = Path(__file__).resolve().parents[2]
DIALOGS = (Action.SHEET, Action.RULE_BOOK, Action.SETTINGS, Action.SELF_CHECK, Action.ABOUT)


@pytest.fixture
def program(qapp, tmp_path):
    running = Program(tmp_path, speed="normal", pace="normal")
    yield running
    running.close()


def at_the_table(program, number=5):
    """A window with the own seat to draw."""
    path = program.profile / "match.buraco"
    prepared.write_save(path, prepared.fresh(rulesets.BUKHARO, 4, number))
    window = program.open()
    window.open_match(path)
    return window


def let_pass(rounds=30):
    for _ in range(rounds):
        QApplication.processEvents()


def close_and_go_on(program, window):
    """Close a window, let whatever still runs run, and open the match again where it was left."""
    digest, path = window.desk.session.deal.digest(), window.desk.path
    window.close()
    saved = read(path)
    let_pass()
    assert window.desk.session is None
    assert prepared.resumed(saved).deal.digest() == digest
    assert read(path) == saved, "something was played after the window was closed"
    again = program.open()
    again.open_match(path)
    assert again.desk.session.deal.digest() == digest
    check_table(again.table_page)
    return again


class TestClosing:
    def test_while_the_cards_are_dealt(self, program):
        window = program.open(Options(new="bukharo"))
        assert window.table_page.scene.animator.is_running
        close_and_go_on(program, window)

    def test_while_cards_are_carried(self, program):
        window = at_the_table(program)
        mouse = MatchHand(window).mouse
        start = mouse.hand_point(window.desk.session.hand_order(0)[2])
        mouse.press(start)
        mouse.move(start - QPoint(0, 60))
        mouse.move(start - QPoint(0, 160))
        assert window.table_page.scene.drag.is_carrying
        close_and_go_on(program, window)

    def test_while_a_bot_thinks_and_answers_too_late(self, program, monkeypatch):
        asked = []
        monkeypatch.setattr(DirectBotRunner, "request", lambda self, ticket, *rest: asked.append(ticket))
        window = at_the_table(program)
        hand = MatchHand(window, ways=("click",))
        while hand.session.deal.turn == 0:
            hand.act()
        session = window.desk.session
        window.close()
        count = len(session.played)
        window.take_answer(BotAnswer(Ticket(session.version, asked[-1].seat), Draw()))
        let_pass()
        assert len(session.played) == count

    def test_while_an_answer_waits_for_motions_to_end(self, program):
        window = at_the_table(program)
        hand = MatchHand(window, ways=("click",))
        while hand.session.deal.turn == 0:
            hand.act()
        window.table_page.pace.stop()
        window.table_page.pace.factor = 0
        assert hand.session.has_answer
        assert window.table_page.scene.animator.is_running
        again = close_and_go_on(program, window)
        assert again.desk.session.has_answer, "the first bot after a resume waits like any other"

    def test_between_two_moves_of_bots_at_any_pause(self, program):
        window = at_the_table(program)
        hand = MatchHand(window, ways=("click",))
        while hand.session.deal.turn == 0:
            hand.act()
        window.table_page.pace.skip()
        close_and_go_on(program, window)

    @pytest.mark.parametrize("action", DIALOGS)
    def test_with_a_dialog_open(self, program, action):
        window = at_the_table(program)
        window.actions_by_name[action].trigger()
        assert window.overlay is not None
        close_and_go_on(program, window)

    def test_with_the_menu_open(self, program):
        window = at_the_table(program)
        digest, path = window.desk.session.deal.digest(), window.desk.path
        QTimer.singleShot(0, window.close)
        window.actions_by_name[Action.MENU].trigger()
        assert prepared.resumed(read(path)).deal.digest() == digest

    def test_with_the_score_sheet_of_a_finished_deal_open(self, program):
        save, points = prepared.before_last_own_turn(prepared.fresh(rulesets.BUKHARO, 4, 5))
        path = program.profile / "end.buraco"
        prepared.write_save(path, save)
        window = program.open()
        window.open_match(path)
        window.table_page.set_speed(Speed.NONE, 0)
        hand = MatchHand(window, ways=("keys",))
        hand.play_deal()
        assert hand.sheet().data.deals == (points,)
        window.close()
        again = program.open()
        again.open_match(path)
        assert MatchHand(again).sheet().data.deals == (points,)

    def test_with_a_layout_waiting_a_message_shown_and_the_log_open(self, program):
        window = at_the_table(program)
        window.actions_by_name[Action.LOG].trigger()
        MatchHand(window).mouse.act_by_drag(Discard(window.desk.session.hand_order(0)[0]))
        assert window.table_page.message
        close_and_go_on(program, window)

    def test_on_the_start_page_and_the_new_match_page(self, program):
        program.open().close()
        window = program.open()
        window.actions_by_name[Action.NEW_MATCH].trigger()
        window.close()
        let_pass()
        assert SaveLibrary(program.profile / "matches").summaries() == []


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_program_ends_cleanly_at_any_moment_and_leaves_no_process(tmp_path, moment):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.ui.support.closing", str(tmp_path), moment],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    assert (done.returncode, done.stderr.replace("propagateSizeHints() ", "")) == (0, "")
    log = (tmp_path / "log.txt").read_text()
    assert ("ERROR" in log) == (moment == "error")
    assert len(list((tmp_path / "crashes").glob("crash-*.txt"))) == (moment == "error")
    for pid in done.stdout.split():
        stat = Path(f"/proc/{pid}/stat")
        assert not stat.exists() or stat.read_text().split(")")[1].split()[0] == "Z"
    summaries = SaveLibrary(tmp_path / "matches").summaries()
    assert len(summaries) == 1
    prepared.resumed(read(summaries[0].path))


class TestTheWindow:
    def test_full_screen_and_back_while_cards_move(self, program):
        window = program.open(Options(new="bukharo"))
        window.activateWindow()
        assert window.table_page.scene.animator.is_running
        for _ in range(4):
            window.actions_by_name[Action.FULL_SCREEN].trigger()
            let_pass(2)
        assert not window.isFullScreen()
        check_table(window.table_page)

    def test_resized_again_and_again_while_cards_move(self, program):
        window = program.open(Options(new="bukharo"))
        page = window.table_page
        for step in range(12):
            window.resize(1024 + 90 * (step % 5), 700 + 60 * (step % 4))
            let_pass(2)
            page.scene.animator.advance(30)
        check_table(page)
        size = page.view.viewport().size()
        assert (page.scene.table.width, page.scene.table.height) == (size.width(), size.height())
        for spot in page.scene.table.hand_spots():
            assert abs(page.scene.card_item(spot.card).pos().x() - spot.x) <= 1

    def test_minimised_while_bots_play(self, program):
        window = at_the_table(program)
        window.table_page.set_speed(Speed.NONE, 0)
        hand = MatchHand(window)
        while hand.session.deal.turn == 0:
            hand.act()
        window.showMinimized()
        hand.wait_for_turn()
        window.showNormal()
        let_pass(3)
        check_table(window.table_page)

    def test_cards_in_the_hand_go_back_when_the_window_loses_the_pointer(self, program):
        """The release of the button goes to another program: the cards do not stay in the air."""
        window = at_the_table(program)
        mouse, page = MatchHand(window).mouse, window.table_page
        card = window.desk.session.hand_order(0)[2]
        start = mouse.hand_point(card)
        mouse.press(start)
        mouse.move(start - QPoint(0, 60))
        mouse.move(start - QPoint(0, 160))
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
        assert not page.scene.drag.is_carrying
        check_table(page)
        assert page.scene.card_item(card).pos().y() == pytest.approx(
            next(spot.y for spot in mouse.layout.hand_spots() if spot.card == card), abs=1
        )

    def test_a_button_that_waits_for_the_release_does_not_swallow_the_next_press(self, program):
        window = at_the_table(program)
        mouse, page = MatchHand(window).mouse, window.table_page
        button = page.parts.buttons[Action.SORT]
        mouse.press(button.mapToScene(button.box.center()).toPoint())
        assert page.scene.mouseGrabberItem() is not None
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton)  # seen by another program only
        card = window.desk.session.hand_order(0)[3]
        mouse.click(mouse.hand_point(card))
        assert page.controller.selection == [card]

    def test_a_press_without_the_release_before_it_begins_anew(self, program):
        window = at_the_table(program)
        mouse, page = MatchHand(window).mouse, window.table_page
        first, second = window.desk.session.hand_order(0)[2:4]
        start = mouse.hand_point(first)
        mouse.press(start)
        mouse.move(start - QPoint(0, 60))
        mouse.move(start - QPoint(0, 160))
        mouse.press(mouse.hand_point(second))
        assert not page.scene.drag.is_carrying
        mouse.release(mouse.hand_point(second))
        assert page.controller.selection == [second]
        check_table(page)


class TestBesideTheTable:
    """The match goes on while the player chooses another one."""

    def test_the_score_sheet_waits_at_the_table(self, program):
        save, _ = prepared.before_last_own_turn(prepared.fresh(rulesets.BUKHARO, 4, 5))
        path = program.profile / "end.buraco"
        prepared.write_save(path, save)
        window = program.open()
        window.open_match(path)
        window.table_page.set_speed(Speed.NONE, 0)
        hand = MatchHand(window, ways=("keys",))
        hand.wait_for_turn()
        turn = hand.session.deal.turn_count
        while hand.session.deal.turn_count == turn and not hand.session.is_deal_over:
            hand.act()
        window.actions_by_name[Action.NEW_MATCH].trigger()
        hand.wait_until(lambda: hand.session.is_deal_over)
        let_pass()
        assert window.overlay is None
        assert window.new_match_page.isVisible()
        window.actions_by_name[Action.CONTINUE].trigger()
        assert hand.sheet().data.is_deal_over

    def test_what_belongs_to_the_table_can_be_done_there_again(self, program):
        window = at_the_table(program)
        window.actions_by_name[Action.NEW_MATCH].trigger()
        assert not window.actions_by_name[Action.SHEET].isEnabled()
        window.actions_by_name[Action.CONTINUE].trigger()
        assert window.actions_by_name[Action.SHEET].isEnabled()


class TestAtRest:
    """Nothing runs where nothing is to be seen: the processor falls idle."""

    def running(self, window):
        """The timers of a window that run, but for the short one after which its size is kept."""
        timers = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
        return [timer for timer in timers if not isinstance(timer.parent(), WindowMemory)]

    def test_after_leaving_the_table(self, program):
        window = at_the_table(program)
        hand = MatchHand(window)
        while hand.session.deal.turn == 0:
            hand.act()
        assert self.running(window)
        window.actions_by_name[Action.START_PAGE].trigger()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert self.running(window) == []

    def test_after_closing(self, program):
        window = at_the_table(program)
        hand = MatchHand(window)
        while hand.session.deal.turn == 0:
            hand.act()
        window.close()
        assert self.running(window) == []

    def test_at_the_table_while_the_person_thinks(self, program):
        window = at_the_table(program)
        window.table_page.scene.animator.finish_all()
        window.table_page.clear_message()
        assert self.running(window) == []
