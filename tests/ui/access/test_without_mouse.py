"""What only a mouse could do once: links of the log and of messages, and sending the coach away."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from buraco_desktop.engine.commands import Draw
from buraco_desktop.ui.access.factory import install_factory
from buraco_desktop.ui.log_text import links_of
from buraco_desktop.ui.looks import TableFeel
from tests.ui.support.languages import spoken
from tests.ui.support.pages import new_session, table_page

Key = Qt.Key


@pytest.fixture
def page(qtbot, qapp):
    install_factory(qapp)
    with spoken("en"):
        page = table_page(qtbot, *new_session())
        page.controller.draw()
        page.controller.toggle(page.controller.session.hand_order(0)[0])
        page.controller.discard()
        qtbot.waitUntil(lambda: page.controller.is_own_turn, timeout=10_000)
        yield page


def focus_log(page):
    """Open the log and come to it by Tab."""
    page.show_log(True)
    text = page.log_panel._text
    text.setFocus(Qt.FocusReason.TabFocusReason)
    page.activateWindow()
    QTest.qWait(20)
    return text


def test_arrows_walk_over_the_lines_of_the_log_and_enter_asks_why(qtbot, page):
    text, asked = focus_log(page), []
    page.log_panel.why_requested.connect(asked.append)
    last = text.line
    assert links_of(text.document().findBlockByNumber(last))
    QTest.keyClick(text, Key.Key_Up)
    assert text.line < last
    QTest.keyClick(text, Key.Key_Return)
    assert asked == [page.controller.session.played[-2].events[0]]
    for key, line in ((Key.Key_End, last), (Key.Key_Down, last)):
        QTest.keyClick(text, key)
        assert text.line == line
    QTest.keyClick(text, Key.Key_Home)
    assert text.line == min(text._lines())
    box = text.document().documentLayout().blockBoundingRect(text.document().findBlockByNumber(text.line))
    assert 0 <= box.top() - text.verticalScrollBar().value() < text.viewport().height()


def test_space_asks_a_bot_for_its_reason(page):
    text, asked = focus_log(page), []
    page.log_panel.reason_requested.connect(asked.append)
    steps = len(page.controller.session.played)
    for _ in range(4):
        QTest.keyClick(text, Key.Key_Space)
        QTest.keyClick(text, Key.Key_Up)
    assert asked
    assert all(step < steps for step in asked)


def test_a_reason_under_the_last_line_is_in_sight_and_the_keyboard_stays_on_its_line(page):
    text = focus_log(page)
    bar, step = text.verticalScrollBar(), len(page.controller.session.played) - 1
    page.log_panel.resize(page.log_panel.width(), 130)
    page.log_panel.place()
    bar.setValue(bar.maximum())
    page.log_panel.show_reason(step, "It fits least.")
    last = text.document().lastBlock()
    assert last.text() == "It fits least."
    box = text.document().documentLayout().blockBoundingRect(last)
    assert box.bottom() <= bar.value() + text.viewport().height()
    QTest.keyClick(text, Key.Key_Up)
    told = text.document().findBlockByNumber(text.line).text()
    page.log_panel.show_reason(0, "First of all.")
    assert text.document().findBlockByNumber(text.line).text() == told


def test_a_click_follows_the_link_under_the_mouse_although_the_log_was_scrolled_up(page):
    page.show_log(True)
    text, asked = page.log_panel._text, []
    page.log_panel.resize(page.log_panel.width(), 130)
    page.log_panel.place()
    page.view.setFocus()
    text.verticalScrollBar().setValue(0)
    page.log_panel.why_requested.connect(asked.append)
    spots = (QPoint(x, y) for y in range(text.viewport().height()) for x in range(text.viewport().width()))
    spot = next(each for each in spots if text.anchorAt(each).startswith("why"))
    number = int(text.anchorAt(spot).removeprefix("why:"))
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert asked == [page.log_panel._events[number]]
    assert text.verticalScrollBar().value() == 0
    assert text.line == text.cursorForPosition(spot).blockNumber()


def test_keys_of_the_table_are_the_table_s_in_the_log_too(page):
    text = focus_log(page)
    QTest.keyClick(text, Key.Key_D)
    assert page.controller.session.played[-1].command == Draw()
    QTest.keyClick(text, Key.Key_L)
    assert not page.log_panel.isVisible()


def test_the_line_of_the_log_has_the_focus_of_a_screen_reader(page):
    text = focus_log(page)
    root = QAccessible.queryAccessibleInterface(text)
    assert root.childCount() > 4
    before = root.focusChild().text(QAccessible.Text.Name)
    QTest.keyClick(text, Key.Key_Up)
    line = root.focusChild()
    assert line.text(QAccessible.Text.Name) != before
    line.parent().child(0).actionInterface().doAction("SetFocus")
    QTest.qWait(20)
    assert text.line == min(text._lines())


def test_the_key_of_the_rule_book_opens_the_rule_of_a_message(qtbot, page):
    page.controller.draw()
    page.controller.draw()
    with qtbot.waitSignal(page.rule_asked) as asked:
        QTest.keyClick(page.view, Key.Key_B)
    assert asked.args[0]
    page.clear_message()
    with qtbot.waitSignal(page.asked):
        QTest.keyClick(page.view, Key.Key_B)


def test_escape_sends_the_coach_away_after_all_else(page):
    page.set_feel(TableFeel(coach_done={}))
    line = page.coach.line
    assert line
    page.controller.toggle(page.controller.session.hand_order(0)[0])
    QTest.keyClick(page.view, Key.Key_Escape)
    assert not page.controller.selection
    assert page.coach.line == line
    QTest.keyClick(page.view, Key.Key_Escape)
    assert page.coach.line != line
