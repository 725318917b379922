"""Gaps between groups of the hand are the player's to make: by key, from the menu, by dragging."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.ui.text_table import Action, nothing_to_group
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page


@pytest.fixture
def table(qtbot):
    session, answers = new_session(number=3)
    page = table_page(qtbot, session, answers)
    hand = session.hand_order(0)
    session.set_hand_order(0, hand, frozenset())
    page.controller.relayout()
    return page, TableMouse(page), hand


def shown(page):
    """The hand in groups as they lie: a wider step begins one."""
    spots = page.scene.table.hand_spots()
    groups = [[spots[0].card]]
    step = min(after.x - before.x for before, after in pairwise(spots))
    for before, after in pairwise(spots):
        if after.x - before.x > step + 5:
            groups.append([])
        groups[-1].append(after.card)
    return groups


def test_by_key_the_chosen_cards_stand_apart_and_join_again(table):
    page, mouse, hand = table
    mouse.pick([hand[2], hand[5]])
    QTest.keyClick(page.view, Qt.Key.Key_G)
    rest = [card for card in hand[3:] if card != hand[5]]
    assert shown(page) == [list(hand[:2]), [hand[2], hand[5]], rest]
    assert page.controller.session.hand_gaps(0) == {2, 4}
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert shown(page) == [[*hand[:2], hand[2], hand[5], *rest]]


def test_without_chosen_cards_it_says_what_to_do(table):
    page, _, hand = table
    page.do(Action.GROUP)
    assert page.message == [nothing_to_group()]
    assert page.controller.session.hand_order(0) == hand


def test_dropped_clearly_beside_the_hand_a_card_stands_apart_and_close_to_it_does_not(table):
    page, mouse, hand = table
    last = page.scene.table.hand_spots()[-1]
    y = round(last.y + last.height / 2)
    mouse.drag(mouse.hand_point(hand[0]), QPoint(round(last.x + 0.9 * last.width), y))
    order = page.controller.session.hand_order(0)
    assert order == (*hand[1:], hand[0])
    assert len(shown(page)) == 1
    last = page.scene.table.hand_spots()[-1]
    mouse.drag(mouse.hand_point(hand[1]), QPoint(round(last.x + 1.4 * last.width), y))
    assert shown(page) == [[*order[1:]], [order[0]]]
    # On the card that stands apart it joins the group.
    last = page.scene.table.hand_spots()[-1]
    mouse.drag(mouse.hand_point(hand[2]), QPoint(round(last.x + 0.9 * last.width), y))
    assert shown(page)[-1] == [hand[1], hand[2]]
