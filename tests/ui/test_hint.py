"""Hints by key and mouse: three plays with their worth, their ghosts on the table, the chosen one played."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buraco_desktop.bots.levels import ADVISER, make_bot
from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.engine.state import Phase
from buraco_desktop.options import Options
from buraco_desktop.session.asking import Wish
from buraco_desktop.session.bot_runner import ProcessBotRunner
from buraco_desktop.ui.bots_at_work import AnswerBridge
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LANGUAGES, LanguageLoader
from buraco_desktop.ui.looks import TableFeel, TableLook
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.table.hint_ghosts import DiscardTag, NumberDisc
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.text_table import Action
from buraco_desktop.ui.theme import DARK, HIGH_CONTRAST
from tests.ui.support.advised import advised_page, before_draw, has_lays, session_at
from tests.ui.support.languages import spoken
from tests.ui.support.mouse import TableMouse


def late(session):
    return session.deal.turn_count > 8 and has_lays(session)


def press(page, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(page.view, key, modifier)


@pytest.fixture
def laying(qtbot):
    """A table in the middle of a deal, at which the strongest level lays something."""
    made = session_at(late, number=7)
    return advised_page(qtbot, made), made[0], made[2]


@pytest.fixture
def drawing(qtbot):
    made = session_at(before_draw, number=7)
    return advised_page(qtbot, made), made[0], made[2]


def numbers(page, kind=NumberDisc):
    return [item for item in page.scene.items() if isinstance(item, kind)]


class TestAsking:
    def test_h_shows_three_plays_with_their_worth_and_a_reason(self, laying):
        page, _, _ = laying
        press(page, Qt.Key.Key_H)
        panel = page.advice.hints.panel
        assert panel.isVisible()
        assert len(panel.lines) == 3
        assert all(line.worth[1].startswith("±") for line in panel.lines)
        assert panel.lines[0].gain is None
        assert all(line.gain[1].startswith("±") for line in panel.lines[1:])
        assert panel.words == panel.lines[0].reason != ""

    def test_the_first_play_is_the_strongest_levels(self, laying):
        page, session, _ = laying
        press(page, Qt.Key.Key_H)
        first = page.advice.hints.plays[0].commands[0]
        assert first == make_bot(ADVISER).choose(session.view(0), Random(session._bot_seed()))

    def test_the_button_on_the_ledge_does_the_same(self, laying):
        page, _, _ = laying
        mouse = TableMouse(page)
        button = page.parts.buttons[Action.HINT]
        assert button.isVisible()
        centre = page.view.mapFromScene(button.mapToScene(button.box.center()))
        mouse.click(centre)
        assert page.advice.hints.is_open
        mouse.click(centre)
        assert not page.advice.hints.is_open

    def test_before_the_draw_only_draws_are_offered(self, drawing):
        page, _, _ = drawing
        press(page, Qt.Key.Key_H)
        plays = page.advice.hints.plays
        assert len(plays) == 2
        assert all(len(advice.commands) == 1 for advice in plays)
        assert len(numbers(page)) == 2

    def test_while_it_is_thought_about_the_panel_says_so(self, laying):
        page, _, runner = laying
        runner.holds = True
        press(page, Qt.Key.Key_H)
        assert page.advice.hints.panel.words == "Thinking it over…"
        assert page.parts.primary_button.data_shown.label != "Play 1"
        runner.let_go()
        assert len(page.advice.hints.panel.lines) == 3

    def test_a_hint_that_is_not_found_says_so(self, laying):
        page, _, runner = laying
        runner.is_mute = True
        press(page, Qt.Key.Key_H)
        assert page.advice.hints.panel.words.startswith("No hint could be found")
        press(page, Qt.Key.Key_Escape)
        assert not page.advice.hints.is_open

    def test_what_the_person_does_meanwhile_is_not_answered_by_an_old_hint(self, laying):
        page, session, runner = laying
        runner.holds = True
        press(page, Qt.Key.Key_H)
        lay = page.advice.hints
        command = make_bot("greedy").choose(session.view(0), None)
        assert not isinstance(command, Discard)
        page.controller.submit(command)
        assert lay.is_waiting, "it is asked anew"
        assert runner.asked.count(Wish.ADVICE) == 2
        runner.let_go()
        assert lay.plays

    def test_there_is_no_hint_in_the_turn_of_others(self, qtbot):
        made = session_at(before_draw, number=7)
        page = advised_page(qtbot, made)
        page.pace.stop()
        session = made[0]
        page.pace.factor = 1000.0
        session.submit(0, Draw())
        session.submit(0, Discard(session.deal.hands[0][0]))
        assert session.deal.turn == 1
        press(page, Qt.Key.Key_H)
        assert not page.advice.hints.is_open
        assert page.message == ["A hint can be had in your own turn."]
        shown = page.parts.buttons[Action.HINT].data_shown
        assert not shown.is_enabled
        assert shown.hint.endswith("A hint can be had in your own turn.")


class TestChoosing:
    def test_keys_choose_and_ghosts_follow(self, laying):
        page, _, _ = laying
        hints = page.advice.hints
        press(page, Qt.Key.Key_H)
        for key, index in ((Qt.Key.Key_2, 1), (Qt.Key.Key_3, 2), (Qt.Key.Key_1, 0)):
            press(page, key)
            assert hints.panel.index == index
            assert hints.panel.words == hints.panel.lines[index].reason
            strong = {disc.number for disc in numbers(page) if disc.is_chosen}
            assert strong <= {index + 1}
            assert page.parts.primary_button.data_shown.label == f"Play {index + 1}"

    def test_a_click_on_a_play_chooses_it(self, laying):
        page, _, _ = laying
        press(page, Qt.Key.Key_H)
        row = page.advice.hints.panel.row(1)
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(row.width() // 2, row.height() // 2))
        assert page.advice.hints.panel.index == 1

    def test_cards_that_are_laid_have_the_number_and_the_discard_a_tag(self, laying):
        page, _, _ = laying
        press(page, Qt.Key.Key_H)
        commands = page.advice.hints.plays[0].commands
        laid = [card for command in commands[:-1] for card in command.cards]
        above = [disc for disc in numbers(page) if disc.pos().y() > page.scene.table.ledge.y]
        assert len([disc for disc in above if disc.is_chosen]) == len(laid)
        assert len(numbers(page, DiscardTag)) == 1

    def test_ghosts_lie_inside_the_own_zone(self, laying):
        page, _, _ = laying
        press(page, Qt.Key.Key_H)
        zone = page.scene.table.zones[0]
        for place in page.advice.hints.ghosts.places:
            assert zone.encloses(place.spot.rect, slack=2)

    def test_escape_puts_everything_away(self, laying):
        page, session, _ = laying
        width = page.scene.table.zones[0].width
        press(page, Qt.Key.Key_H)
        assert page.scene.table.zones[0].width < width, "the table makes room"
        press(page, Qt.Key.Key_Escape)
        assert page.scene.table.zones[0].width == width
        assert not numbers(page)
        assert not page.advice.hints.ghosts.is_shown
        before = session.version
        press(page, Qt.Key.Key_1)
        assert session.version == before, "digits mean melds again; nothing was picked"


class TestPlaying:
    def test_enter_plays_the_whole_turn(self, laying):
        page, session, _ = laying
        press(page, Qt.Key.Key_H)
        commands = page.advice.hints.plays[0].commands
        count = len(session.played)
        press(page, Qt.Key.Key_Return)
        given = [entry.command for entry in session.played[count:] if entry.seat == 0]
        assert tuple(given[: len(commands)]) == commands
        assert not page.advice.hints.is_open, "the turn has passed"

    def test_the_second_play_is_played_when_it_is_chosen(self, laying):
        page, session, _ = laying
        press(page, Qt.Key.Key_H)
        commands = page.advice.hints.plays[1].commands
        count = len(session.played)
        press(page, Qt.Key.Key_2)
        page.press_primary()
        given = [entry.command for entry in session.played[count:] if entry.seat == 0]
        assert tuple(given[: len(commands)]) == commands

    def test_after_a_draw_the_hint_goes_on_with_the_new_card(self, drawing):
        page, session, runner = drawing
        press(page, Qt.Key.Key_H)
        press(page, Qt.Key.Key_Return)
        assert session.deal.phase is Phase.PLAY
        assert page.advice.hints.is_open
        assert runner.asked.count(Wish.ADVICE) == 2
        assert page.advice.hints.plays[0].commands[0] != Draw()

    def test_each_command_is_seen_to_happen(self, qtbot, laying):
        page, session, _ = laying
        page.set_speed(Speed.NORMAL, 1000.0)
        press(page, Qt.Key.Key_H)
        commands = page.advice.hints.plays[0].commands
        count = len(session.played)
        press(page, Qt.Key.Key_Return)
        assert [entry.command for entry in session.played[count:]] == [commands[0]]
        qtbot.waitUntil(lambda: session.deal.turn != 0, timeout=20_000)
        assert tuple(entry.command for entry in session.played[count:]) == commands

    def test_what_the_player_does_meanwhile_ends_it(self, laying):
        page, session, _ = laying
        page.set_speed(Speed.NORMAL, 1000.0)
        press(page, Qt.Key.Key_H)
        before = session.deal.digest()
        press(page, Qt.Key.Key_Return)
        assert session.undo(0)
        page.scene.animator.finish_all()
        assert session.deal.digest() == before
        assert page.advice.hints.plays, "asked anew for the table as it is"

    def test_a_discard_that_must_be_confirmed_waits(self, qtbot):
        made = session_at(late, number=7)
        page, session = advised_page(qtbot, made), made[0]
        page.set_feel(TableFeel(confirms_discard=True))
        press(page, Qt.Key.Key_H)
        press(page, Qt.Key.Key_Return)
        assert session.deal.turn == 0
        assert page.care.is_asking
        press(page, Qt.Key.Key_Return)
        assert session.deal.turn != 0 or session.played[-1].seat != 0


class TestShowing:
    def test_hint_above_the_log(self, laying):
        page, _, _ = laying
        page.show_log(True)
        press(page, Qt.Key.Key_H)
        hint, log = page.advice.hints.panel.geometry(), page.log_panel.geometry()
        assert hint.bottom() < log.top() or log.height() == 0
        assert log.bottom() <= page.scene.table.ledge.y
        press(page, Qt.Key.Key_Escape)
        assert page.log_panel.isVisible()
        assert page.log_panel.geometry().top() == hint.top()

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_smallest_window_shows_every_figure(self, qtbot, language):
        with spoken(language):
            page = advised_page(qtbot, session_at(late, number=4), (1024, 700))
            press(page, Qt.Key.Key_H)
            panel = page.advice.hints.panel
            room = page.scene.table.panel
            assert panel.height() <= round(room.height)
            rows = [panel.row(index) for index in range(len(panel.lines))]
            for above, below in pairwise(rows):
                assert above.geometry().bottom() < below.geometry().top()
            assert rows[-1].geometry().bottom() < panel.height()
            page.advice.hints.show_words()
            assert "ue0" not in panel.lines[0].spoken

    def test_panels_grow_with_the_window(self, laying):
        page, _, _ = laying
        page.show_log(True)
        press(page, Qt.Key.Key_H)
        panels, narrow = (page.advice.hints.panel, page.log_panel), page.log_panel.width()
        for size, unit in (((1920, 1080), 1.35), ((1280, 800), 1.0)):
            page.resize(*size)
            assert [panel.look.unit for panel in panels] == [unit, unit]
            assert page.log_panel.width() == round(narrow * unit)

    @pytest.mark.parametrize("theme", [DARK, HIGH_CONTRAST])
    def test_another_look_is_taken_while_it_is_open(self, laying, theme):
        page, _, _ = laying
        press(page, Qt.Key.Key_H)
        page.set_look(TableLook(theme, text_scale=1.25))
        assert page.advice.hints.panel.look.theme is theme
        assert page.advice.hints.ghosts.is_shown


class TestReasonsInTheLog:
    @pytest.fixture
    def log(self, qtbot):
        made = session_at(before_draw, number=7, bot="medium")
        page = advised_page(qtbot, made)
        page.show_log(True)
        return page, made[0], made[2]

    def bots_steps(self, session):
        return [index for index, entry in enumerate(session.played) if entry.seat != 0]

    def click(self, page, step):
        """Click the link of a command in the text of the log."""
        text = page.log_panel._text
        document = text.document()
        block = document.begin()
        while block.isValid():
            for fragment in block:
                if fragment.fragment().charFormat().anchorHref() == f"reason:{step}":
                    cursor = text.textCursor()
                    cursor.setPosition(fragment.fragment().position())
                    text.setTextCursor(cursor)
                    text.ensureCursorVisible()
                    rect = text.cursorRect(cursor)
                    point = QPoint(rect.right() + 5, rect.center().y())
                    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=point)
                    return
            block = block.next()
        raise AssertionError(f"no link for {step}")

    def test_a_click_tells_why_a_bot_played_and_another_hides_it(self, log):
        page, session, _ = log
        step = self.bots_steps(session)[-1]
        before = page.log_panel.plain_text
        self.click(page, step)
        told = page.log_panel.plain_text
        assert len(told) > len(before) + 10
        self.click(page, step)
        assert page.log_panel.plain_text == before

    def test_every_command_of_a_bot_has_one_link_and_own_ones_none(self, log):
        page, session, _ = log
        html = page.log_panel._text.toHtml()
        for index, entry in enumerate(session.played):
            assert html.count(f'"reason:{index}"') == (entry.seat != 0)

    def test_a_reason_waits_for_a_hint_and_is_told_then(self, log):
        page, session, runner = log
        runner.holds = True
        press(page, Qt.Key.Key_H)
        step = self.bots_steps(session)[-1]
        page.log_panel.reason_requested.emit(step)
        runner.let_go()
        assert page.advice.hints.plays
        assert runner.asked[-1] is Wish.REASON
        assert "Thinking" not in page.log_panel.plain_text


def test_the_worker_process_answers_while_the_window_goes_on(qtbot, tmp_path):
    """The whole way: key, worker, bridge, panel; and the question is forgotten with the match."""
    faces, bridge = FaceCache(), AnswerBridge()
    runner = ProcessBotRunner(bridge.deliver, 30.0)
    window = MainWindow(tmp_path, LanguageLoader(QApplication.instance()), faces, runner)
    assert window.actions_by_name, "made after the first picture in the program"

    def close(_window):
        runner.close()
        faces.close()

    qtbot.addWidget(window, before_close_func=close)
    bridge.answered.connect(window.take_answer)
    window.resize(1280, 800)
    window.show()
    window.start(Options(new="bukharo"))
    assert window.settings.values.matches_begun == 1
    page = window.table_page
    page.set_speed(Speed.NONE, 0.0)
    qtbot.waitUntil(lambda: page.controller.is_own_turn, timeout=30_000)
    assert page.coach.line
    QTest.keyClick(page.view, Qt.Key.Key_H)
    assert page.advice.hints.is_waiting
    qtbot.waitUntil(lambda: bool(page.advice.hints.plays), timeout=30_000)
    assert page.advice.hints.plays[0].worth.count >= 4
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.controller.model.phase is Phase.PLAY
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.advice.hints.is_open
    page.controller.toggle(page.controller.session.hand_order(0)[0])
    page.controller.discard()
    assert window.settings.values.coach_done == {"discard": 1}
    window._leave_table()
