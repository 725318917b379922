"""Clicks, drags and the band: nothing happens that was not meant (C4 to C6, C14, D12)."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.engine.state import Phase
from buraco_desktop.ui.looks import TableFeel
from buraco_desktop.ui.table.outlines import InsertionMark, RubberBand
from buraco_desktop.ui.table.spots import Place
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.text import card_short
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page

Shift = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers)
    mouse = TableMouse(page)
    mouse.act_by_click(Draw())
    return page, mouse, session


def hand(page):
    return [spot.card for spot in page.scene.table.hand_spots()]


def double_click(mouse, point):
    """Press twice as a system reports it: the second press comes as a double click."""
    mouse.click(point)
    QTest.mouseDClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    mouse.release(point)


class TestClicks:
    @pytest.mark.parametrize("count", [1, 2])
    def test_a_click_on_the_felt_with_too_few_cards_puts_them_back_without_a_word(self, table, count):
        page, mouse, session = table
        mouse.pick(hand(page)[:count])
        mouse.click(mouse.felt_point())
        assert page.controller.selection == []
        assert len(session.played) == 1
        assert page.message == []

    @pytest.mark.parametrize("where", ["their felt", "rail", "ledge"])
    def test_a_click_on_an_empty_place_puts_the_cards_back(self, table, where):
        page, mouse, session = table
        mouse.pick(hand(page)[:3])
        layout = page.scene.table
        zone = layout.zones[1]
        points = {
            "their felt": QPoint(round(zone.x + 40), round(zone.bottom - 20)),
            "rail": QPoint(20, 100),
            "ledge": QPoint(round(layout.hand.x + 20), round(layout.ledge.y + 3)),
        }
        mouse.click(points[where])
        assert page.controller.selection == []
        assert len(session.played) == 1

    def test_shift_picks_all_from_the_last_card(self, table):
        page, mouse, _ = table
        cards = hand(page)
        mouse.click(mouse.hand_point(cards[2]))
        mouse.click(mouse.hand_point(cards[6]), Shift)
        assert page.controller.selection == cards[2:7]

    def test_a_picked_card_is_raised_and_framed_and_counted_on_the_button(self, table):
        page, mouse, _ = table
        cards = hand(page)[:3]
        mouse.pick(cards)
        marks = page.controller.picking.marks()
        for card in cards:
            spot = next(spot for spot in page.scene.table.hand_spots() if spot.card == card)
            assert page.scene.card_item(card).pos().y() < spot.y
            assert "selected" in marks[card]
        assert "3" in page.parts.primary_button.data_shown.label
        assert page.selection_line.isVisible()
        assert all(card_short(card) in page.selection_line.text for card in cards)
        mouse.click(QPoint(20, 100))
        assert not page.selection_line.isVisible()

    @pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
    def test_the_line_of_what_is_chosen_touches_no_meld_and_stays_in_the_window(self, table, size):
        page, _, _ = table
        page.resize(*size)
        page.controller.pick(hand(page))
        layout, line = page.scene.table, page.selection_line
        box = line.mapRectToScene(line.box)
        assert box.top() >= layout.zones[0].bottom - 1
        assert layout.hand.x <= box.left()
        assert box.right() <= layout.hand.right + 1
        assert all(card_short(card) in line.text for card in hand(page))

    def test_a_trembling_double_click_draws_once_and_does_nothing_else(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        page.set_feel(TableFeel(double_click_ms=5000))
        mouse = TableMouse(page)
        double_click(mouse, mouse.middle(mouse.layout.stock))
        assert [played.command for played in session.played] == [Draw()]
        assert page.message == []

    def test_a_double_click_on_the_pile_takes_it_and_discards_nothing(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        page.set_feel(TableFeel(double_click_ms=5000))
        mouse = TableMouse(page)
        mouse.pick(hand(page)[:1])
        double_click(mouse, mouse.top_of_pile())
        assert len(session.played) == 1
        assert session.deal.phase is Phase.PLAY

    def test_without_a_double_click_time_both_clicks_count(self, table):
        page, mouse, _ = table
        page.set_feel(TableFeel(double_click_ms=0))
        double_click(mouse, mouse.hand_point(hand(page)[3]))
        assert page.controller.selection == []

    def test_a_click_during_a_motion_means_where_the_card_belongs(self, qtbot):
        """A card in flight cannot be clicked: what counts is the model (C14)."""
        session, answers = new_session()
        page = table_page(qtbot, session, answers, speed=Speed.SLOW)
        mouse = TableMouse(page)
        page.scene.animator.finish_all()
        mouse.click(mouse.middle(mouse.layout.stock))
        assert page.scene.animator.is_running
        card = session.deal.drawn
        item = page.scene.card_item(card)
        flying = QPoint(round(item.pos().x() + 20), round(item.pos().y() + 20))
        home = mouse.hand_point(card)
        assert (flying - home).manhattanLength() > 100
        mouse.click(home)
        assert page.controller.selection == [card]
        assert len(session.played) == 1


class TestDrags:
    def test_a_cancelled_drag_leaves_nothing_picked_that_was_not(self, table):
        page, mouse, session = table
        card = hand(page)[4]
        mouse.press(mouse.hand_point(card))
        mouse.move(mouse.felt_point())
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        mouse.release(mouse.felt_point())
        assert page.controller.selection == []
        mouse.click(mouse.middle(mouse.layout.tray))
        assert len(session.played) == 1

    def test_a_drag_to_nowhere_keeps_the_choice_as_it_was(self, table):
        page, mouse, _ = table
        cards = hand(page)
        mouse.pick(cards[:2])
        mouse.drag(mouse.hand_point(cards[0]), QPoint(20, 200))
        assert page.controller.selection == cards[:2]
        mouse.drag(mouse.hand_point(cards[5]), QPoint(20, 200))
        assert page.controller.selection == cards[:2]

    def test_the_release_counts_not_the_last_move_before_it(self, table):
        """After a stall the last move may be far away from where the button came up (C4)."""
        page, mouse, session = table
        card = hand(page)[4]
        start = mouse.hand_point(card)
        mouse.press(start)
        mouse.move(start - QPoint(0, 40))
        mouse.move(mouse.middle(mouse.layout.tray))
        mouse.release(QPoint(20, 200))
        assert len(session.played) == 1
        mouse.press(mouse.hand_point(card))
        mouse.move(mouse.hand_point(card) - QPoint(0, 40))
        mouse.release(mouse.middle(mouse.layout.tray))
        assert session.played[1].command == Discard(card)

    def test_the_line_shows_where_the_hand_takes_a_card_in(self, table):
        page, mouse, _ = table
        cards = hand(page)
        goal = page.scene.table.hand_spots()[7]
        point = QPoint(round(goal.strip.x + 2), round(goal.y + 60))
        mouse.press(mouse.hand_point(cards[1]))
        mouse.move(mouse.hand_point(cards[1]) - QPoint(0, 30))
        mouse.move(point)
        mark = next(item for item in page.scene.items() if isinstance(item, InsertionMark))
        assert mark.isVisible()
        assert abs(mark.box.center().x() - goal.strip.x) <= 1
        mouse.move(QPoint(20, 200))
        assert not mark.isVisible()
        mouse.move(point)
        mouse.release(point)
        assert not mark.isVisible()
        assert hand(page) == [cards[0], *cards[2:7], cards[1], *cards[7:]]

    def test_the_drag_distance_of_the_settings_holds_at_once(self, table):
        page, mouse, _ = table
        card = hand(page)[4]
        start = mouse.hand_point(card)
        page.set_feel(TableFeel(drag_threshold=40))
        mouse.drag(start, start + QPoint(0, -30))
        assert page.controller.selection == [card]
        page.set_feel(TableFeel(drag_threshold=5))
        mouse.press(mouse.hand_point(card))
        mouse.move(mouse.hand_point(card) + QPoint(0, -8))
        assert page.scene.drag.is_carrying
        mouse.release(start)


class TestBand:
    def corners(self, page, first, last):
        spots = page.scene.table.hand_spots()
        layout = page.scene.table
        return (
            QPoint(round(spots[first].strip.x + 3), round(layout.ledge.y + 3)),
            QPoint(round(spots[last].strip.x + spots[last].strip.width / 2), round(spots[last].y + 40)),
        )

    def test_it_picks_the_cards_that_it_touches_while_it_grows(self, table):
        page, mouse, _ = table
        cards = hand(page)
        start, end = self.corners(page, 2, 5)
        mouse.press(start)
        mouse.move(start + QPoint(8, 8))
        mouse.move(end)
        assert page.controller.selection == cards[2:6]
        assert any(isinstance(item, RubberBand) for item in page.scene.items())
        mouse.move(self.corners(page, 2, 3)[1])
        assert page.controller.selection == cards[2:4]
        mouse.release(end)
        assert page.controller.selection == cards[2:6]
        assert not any(isinstance(item, RubberBand) for item in page.scene.items())

    def test_from_the_felt_too(self, table):
        page, mouse, _ = table
        _, end = self.corners(page, 0, 1)
        mouse.drag(mouse.felt_point(), end)
        assert len(page.controller.selection) >= 1

    def test_without_shift_it_picks_anew_with_shift_it_adds(self, table):
        page, mouse, _ = table
        cards = hand(page)
        mouse.pick(cards[8:9])
        mouse.drag(*self.corners(page, 2, 3))
        assert page.controller.selection == cards[2:4]
        start, end = self.corners(page, 5, 6)
        QTest.mousePress(mouse.viewport, Qt.MouseButton.LeftButton, Shift, start)
        mouse.move(start + QPoint(8, 8))
        mouse.move(end)
        mouse.release(end)
        assert page.controller.selection == [*cards[2:4], *cards[5:7]]

    def test_escape_brings_back_what_was_picked_before(self, table):
        page, mouse, _ = table
        cards = hand(page)
        mouse.pick(cards[8:9])
        start, end = self.corners(page, 2, 3)
        mouse.press(start)
        mouse.move(start + QPoint(8, 8))
        mouse.move(end)
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        mouse.release(end)
        assert page.controller.selection == cards[8:9]


def long_pile_page(qtbot):
    """A page on whose open pile some cards are too close to be read."""
    session, answers = new_session()
    for card in list(session.deal.stock[:40]):
        session.deal.stock.remove(card)
        session.deal.pile.append(card)
    return table_page(qtbot, session, answers, size=(1024, 700))


def pile_xs(page):
    spots = [spot for spot in page.scene.table.cards if spot.place is Place.PILE]
    return [page.scene.card_item(spot.card).pos().x() for spot in spots]


class TestSpreading:
    def test_the_pointer_spreads_a_long_pile_and_leaves_it_again(self, qtbot):
        page = long_pile_page(qtbot)
        mouse = TableMouse(page)
        assert page.scene.table.squeezed > 0
        before = pile_xs(page)
        mouse.move(mouse.top_of_pile())
        after = pile_xs(page)
        assert all(second - first >= 13 for first, second in pairwise(after))
        mouse.move(QPoint(20, 200))
        assert pile_xs(page) == before

    def test_a_key_does_the_same(self, qtbot):
        page = long_pile_page(qtbot)
        before = pile_xs(page)
        QTest.keyClick(page.view, Qt.Key.Key_P)
        assert pile_xs(page) != before
        assert page.scene.is_spread
        QTest.keyClick(page.view, Qt.Key.Key_P)
        assert pile_xs(page) == before
