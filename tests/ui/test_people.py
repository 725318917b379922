"""Several people at one screen: the curtain between their turns, and what belongs to each of them."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.rules import MatchMode
from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
from buraco_desktop.ui.table.cloth import Cloth
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.text_table import Action
from tests.ui.support.languages import spoken
from tests.ui.support.mouse import TableMouse
from tests.ui.support.people import (
    faces_of_hands,
    open_shared,
    photographed,
    say_ready,
    shared_session,
    told,
    wait_for_people,
)
from tests.ui.support.whole_deal import ClickHand, KeyHand
from tests.ui.support.windows import open_window

ONE_DEAL = replace(rulesets.BUKHARO, match=MatchMode.SINGLE_DEAL, target=None, deals=1)
TABLE_KEYS = (Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_H, Qt.Key.Key_Escape)


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en"):
        yield


@pytest.fixture
def shared(qtbot, tmp_path):
    """Open a window at a match of several people, and return its page; `settings` are the window's."""

    def begin(rules=rulesets.BUKHARO, players=4, people=(0, 2), settings=(), **options):
        window = open_window(qtbot, tmp_path, **dict(settings))
        page = open_shared(window, shared_session(rules, players, people, **options))
        page.test_window = window
        return page

    return begin


def end_turn(page):
    """Draw and discard, for the person whose cards are open."""
    controller = page.controller
    controller.draw()
    controller.submit(Discard(controller.model.hand[-1]))
    wait_for_people(page)


def play_deal(page, make_hand, by):
    """Play a deal to its end, by mouse or keys only; return how often each seat was asked."""
    session, bot, hand, asked = page.controller.session, make_bot("greedy"), make_hand(page), {}
    while wait_for_people(page):
        if page.curtain.is_asking:
            assert not faces_of_hands(page)
            assert page.controller.seat == session.deal.turn
            asked[session.deal.turn] = asked.get(session.deal.turn, 0) + 1
            say_ready(page, by)
        seat, count = session.deal.turn, len(session.played)
        assert faces_of_hands(page) == set(session.hand_order(seat))
        hand.act(bot.choose(session.view(seat), Random(1)))
        assert len(session.played) > count, page.message
        assert session.played[count].seat == seat
    return asked


@pytest.mark.parametrize(("make_hand", "by"), [(ClickHand, "mouse"), (KeyHand, "key")])
def test_partners_play_a_whole_match_against_bots(shared, make_hand, by):
    page = shared(ONE_DEAL)
    asked = play_deal(page, make_hand, by)
    assert set(asked) == {0, 2}
    assert abs(asked[0] - asked[2]) <= 1
    assert min(asked.values()) > 3
    assert not page.curtain.is_asking, "the score sheet needs no curtain"
    assert isinstance(page.test_window.overlay, ScoreSheet)


def test_a_covered_hand_leaves_no_trace(shared):
    page = shared(players=2, people=(0, 1))
    say_ready(page)
    page.show_log(True)
    end_turn(page)
    assert page.curtain.is_asking
    session = page.controller.session
    before, words = photographed(page), told(page)
    hand = session.deal.hands[1]
    other = session.deal.stock[: len(hand)]
    session.deal.stock[: len(hand)], session.deal.hands[1] = hand, other
    page.controller.sit(1, is_covered=True)
    assert not faces_of_hands(page)
    assert told(page) == words
    assert photographed(page) == before, "another hand under the curtain looks different"


def test_no_covered_card_is_spoken(shared):
    page = shared(players=2, people=(0, 1))
    spoken_words = []
    page.access.begin().announcer.announced.connect(lambda text, _is_urgent: spoken_words.append(text))
    say_ready(page)
    assert "Your cards:" in spoken_words[-1]
    page.controller.draw()
    page.controller.submit(Discard(page.controller.model.hand[-1]))
    assert page.curtain.is_asking
    assert not any("Your cards" in text for text in spoken_words[1:])
    say_ready(page)
    assert "Your cards:" in spoken_words[-1]
    assert "It is your turn." in spoken_words[-1]


def test_the_score_sheet_does_not_show_a_covered_hand(shared):
    page = shared(players=2, people=(0, 1))
    window, show = page.test_window, page.test_window.actions_by_name[Action.SHEET].trigger
    say_ready(page)
    show()
    rows = [row.words for column in window.overlay.data.columns for row in column.rows]
    assert "In my hand" in rows
    page.curtain.cover()
    assert window.overlay is None, "the sheet that shows Ana's cards goes with them"
    show()
    rows = [row.words for column in window.overlay.data.columns for row in column.rows]
    assert "In my hand" not in rows


def test_the_table_turns_to_who_plays(shared):
    page = shared()
    assert page.scene.table.picture.seat == 0
    say_ready(page)
    end_turn(page)
    assert page.curtain.is_asking
    assert page.scene.table.picture.seat == 2
    assert page.scene.table.picture.hand == ()
    assert page.curtain.next_name == "Paulo"
    say_ready(page)
    assert page.scene.table.picture.hand == page.controller.session.hand_order(2)


def test_only_enter_and_the_button_open(shared):
    page = shared()
    for key in TABLE_KEYS:
        QTest.keyClick(page.curtain.sheet.button, key)
        QTest.keyClick(page.view, key)
    mouse = TableMouse(page)
    for rect in (mouse.layout.stock, mouse.layout.tray, mouse.layout.hand, mouse.layout.own_plate):
        mouse.click(mouse.middle(rect))
        mouse.drag(mouse.middle(rect), mouse.middle(mouse.layout.hand))
    for action in (Action.UNDO, Action.HINT, Action.DRAW, Action.SORT):
        page.do(action)
    assert "Ana" in page.message[0]
    assert page.curtain.is_asking
    assert not page.controller.session.played
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert not page.curtain.is_closed
    QTest.keyClick(page.view, Qt.Key.Key_D)
    assert len(page.controller.session.played) == 1


def test_a_hand_is_covered_while_bots_play_and_the_sheet_waits_for_the_turn(qtbot, shared):
    page = shared(settings={"pace": "leisurely", "grace_ms": 5000})
    say_ready(page)
    page.controller.draw()
    page.controller.submit(Discard(page.controller.model.hand[-1]))
    assert not page.curtain.is_closed, "the discard can still be taken back"
    page.do(Action.SKIP)
    qtbot.waitUntil(lambda: page.curtain.is_closed)
    assert not faces_of_hands(page)


def test_the_cloth_falls_before_anybody_is_asked(shared):
    page = shared(players=2, people=(0, 1))
    say_ready(page)
    page.set_speed(Speed.NORMAL, 0)
    page.controller.draw()
    page.controller.submit(Discard(page.controller.model.hand[-1]))
    assert not page.curtain.is_closed, "the last card is on its way"
    animator = page.scene.animator
    animator.advance(250)
    animator.finished.emit()
    assert page.curtain.is_closed
    assert not faces_of_hands(page)
    assert not page.curtain.is_asking
    drops = []
    for _ in range(6):
        drops.append(page.curtain.cloth.boundingRect().height())
        animator.advance(50)
    assert drops == sorted(drops)
    assert page.curtain.is_asking


def test_what_happened_is_told_and_marked(shared):
    page = shared()
    say_ready(page)
    end_turn(page)
    lines = [line.spoken for line, _ in page.curtain.sheet.words.lines]
    assert len(lines) == 2
    assert lines[0].startswith("Ana drew a card")
    assert lines[1].startswith("Bruno ")
    say_ready(page)
    marked = {card for card, names in page.controller.picking.marks().items() if "new" in names}
    assert page.controller.model.pile[-1] in marked
    assert page.parts.told.lines(0)
    assert page.parts.told.lines(1)


def test_undo_belongs_to_who_acts(shared):
    page = shared(players=2, people=(0, 1), settings={"grace_ms": 5000}, is_practice=True)
    session = page.controller.session
    say_ready(page)
    end_turn(page)
    page.do(Action.UNDO)
    assert len(session.played) == 2
    say_ready(page)
    page.do(Action.UNDO)
    assert len(session.played) == 2, "Bruno does not take back what Ana has played"
    page.controller.draw()
    page.do(Action.UNDO)
    assert len(session.played) == 2
    assert page.controller.seat == 1


def test_the_person_before_takes_a_discard_back_behind_the_curtain(shared):
    page = shared(players=2, people=(0, 1), settings={"grace_ms": 5000})
    session = page.controller.session
    say_ready(page)
    end_turn(page)
    sheet = page.curtain.sheet
    assert not sheet.back.isHidden()
    QTest.mouseClick(sheet.back, Qt.MouseButton.LeftButton)
    assert len(session.played) == 1
    assert page.curtain.is_asking, "whoever clicked, only Ana may see Ana's cards"
    assert page.curtain.next_name == "Ana"
    assert not faces_of_hands(page)
    assert sheet.back.isHidden()
    say_ready(page)
    assert page.controller.is_own_turn


def test_nobody_takes_back_what_was_seen_through(shared):
    page = shared(players=2, people=(0, 1), settings={"grace_ms": 0})
    say_ready(page)
    end_turn(page)
    assert page.curtain.sheet.back.isHidden(), "the table makes no such offers"


def test_resume_keeps_the_seats_and_begins_with_the_curtain(shared):
    page = shared()
    window = page.test_window
    say_ready(page)
    end_turn(page)
    say_ready(page)
    page.controller.draw()
    order = page.controller.session.hand_order(2)[::-1]
    page.controller.session.set_hand_order(2, order)
    window._do(Action.START_PAGE)
    window._do(Action.CONTINUE)
    page = window.table_page
    assert page.curtain.is_asking
    assert page.curtain.next_name == "Paulo"
    assert not faces_of_hands(page)
    assert [seat.name for seat in page.controller.session.setup.seats] == ["Ana", "Bruno", "Paulo", "Marta"]
    say_ready(page)
    assert [page.scene.table.picture.hand] == [order]


def test_a_new_deal_begins_behind_the_curtain(shared):
    page = shared(replace(rulesets.BUKHARO, target=100_000), players=2, people=(0, 1))
    play_deal(page, ClickHand, "mouse")
    session = page.controller.session
    seen = []
    page.scene.laid_out.connect(lambda layout: seen.append(layout.picture.hand))
    page.test_window._do(Action.NEXT_DEAL)
    assert page.curtain.is_asking
    assert seen
    assert not any(seen), "the new hand was never laid out"
    assert page.curtain.next_name == session.setup.seats[session.deal.turn].name


def test_an_unused_hand_is_covered_again(shared):
    page = shared()
    say_ready(page)
    page.controller.toggle(page.controller.model.hand[0])
    page.curtain._unused.timeout.emit()
    assert page.curtain.is_asking
    assert not faces_of_hands(page)
    say_ready(page)
    assert not page.controller.selection


def test_a_hand_is_covered_when_the_table_is_left(shared):
    page = shared()
    window = page.test_window
    say_ready(page)
    window._do(Action.NEW_MATCH)
    window._do(Action.CONTINUE)
    assert window.table_page is page
    assert page.curtain.is_asking
    assert not faces_of_hands(page)


def test_a_card_that_is_covered_while_it_is_seized_stays_where_it_is(shared):
    page = shared(players=2, people=(0, 1))
    say_ready(page)
    page.controller.draw()
    page.set_speed(Speed.NORMAL, 0)
    mouse, hand = TableMouse(page), page.controller.session.hand_order(0)
    point = mouse.hand_point(hand[0])
    mouse.press(point)
    page.controller.submit(Discard(hand[-1]))
    assert not page.curtain.is_closed
    mouse.move(point - QPoint(0, 200))
    assert page.curtain.is_closed
    assert not page.scene.drag.is_carrying
    mouse.release(point - QPoint(0, 200))
    assert not faces_of_hands(page)


def test_hints_end_with_the_turn(shared):
    page = shared()
    say_ready(page)
    page.do(Action.HINT)
    assert page.advice.hints.is_open
    end_turn(page)
    assert not page.advice.hints.is_open
    assert not page.advice.hints.plays


def test_one_person_needs_no_curtain(shared):
    page = shared(people=(0,))
    assert page.curtain is None
    end_turn(page)
    assert page.controller.is_own_turn
    assert not any(isinstance(item, Cloth) for item in page.scene.items())


def test_people_who_trust_each_other_let_the_table_only_turn(shared):
    page = shared(settings={"has_curtain": False})
    assert not page.curtain.is_closed
    end_turn(page)
    assert page.controller.seat == 2
    assert page.controller.is_own_turn
    assert faces_of_hands(page) == set(page.controller.session.hand_order(2))


def test_the_curtain_is_drawn_aside_in_the_settings(shared):
    page = shared()
    window = page.test_window
    window.actions_by_name[Action.SETTINGS].trigger()
    control = window.overlay.control("has_curtain")
    for is_closed in (False, True):
        QTest.mouseClick(control, Qt.MouseButton.LeftButton)
        page.curtain.cover()
        assert page.curtain.is_closed is is_closed


def test_six_people_sit_at_one_screen(shared):
    page = shared(rulesets.BURRACO_SIX, players=6, people=range(6))
    for seat in (0, 1, 2, 3, 4, 5, 0):
        assert page.controller.seat == seat
        assert page.curtain.is_asking
        say_ready(page)
        end_turn(page)
