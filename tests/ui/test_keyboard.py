"""The keyboard at the table: walking, picking, melds beyond the ninth, changed keys, the sheet of keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.engine.state import Phase
from buraco_desktop.ui.dialogs.keys_sheet import KeysSheet, key_rows
from buraco_desktop.ui.focus import above, beside, focus_rows
from buraco_desktop.ui.keys import DEFAULT_KEYS, KeyMap
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.looks import TableFeel
from buraco_desktop.ui.pages.look import wrapped_height
from buraco_desktop.ui.table.hit import Hit, HitKind
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.text_table import Action
from buraco_desktop.ui.theme import FELT
from tests.ui.support.languages import spoken
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page
from tests.ui.support.tables import crowded_melds, crowded_picture

Key, Shift = Qt.Key, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(qtbot):
    session, answers = new_session()
    session.submit(0, Draw())
    page = table_page(qtbot, session, answers)
    return page, session


def press(page, key, modifier=Qt.KeyboardModifier.NoModifier, times=1):
    for _ in range(times):
        QTest.keyClick(page.view, key, modifier)


def hand(page):
    return [spot.card for spot in page.scene.table.hand_spots()]


class TestRows:
    """Walking by positions alone."""

    def rows(self, **choices):
        return focus_rows(lay_out(1280, 800, crowded_picture(**choices)))

    def test_everything_on_the_table_can_be_reached(self):
        rows = self.rows(melds=12, hand=45)
        hits = [stop.hit for row in rows for stop in row.stops]
        assert len(hits) == len(set(hits)) == 12 + 12 + 2 + 45
        assert [row.area for row in rows][-2:] == ["hand", "hand"]

    def test_left_and_right_go_through_all_rows_of_an_area_and_stop_at_its_ends(self):
        rows = self.rows(melds=12, hand=30)
        hit, seen = Hit(HitKind.OWN_MELD, None, 0, 0), set()
        while beside(rows, hit, -1).hit != hit:
            hit = beside(rows, hit, -1).hit
        for _ in range(20):
            seen.add(hit.index)
            hit = beside(rows, hit, 1).hit
        assert seen == set(range(12))
        assert beside(rows, hit, 1).hit == hit

    def test_up_and_down_go_to_what_is_nearest_in_the_next_row(self):
        rows = self.rows(melds=2, hand=12)
        last = rows[-1].stops[-1].hit
        meld = above(rows, last, -1)
        assert meld.hit.kind is HitKind.OWN_MELD
        assert meld.rect.x == max(stop.rect.x for stop in rows[-2].stops)
        assert above(rows, meld.hit, -1).hit.kind is HitKind.PILE
        assert above(rows, last, 1) is None

    def test_an_empty_table_has_the_hand_and_the_pile(self):
        rows = self.rows(melds=0, hand=1, pile=0, stock_size=0)
        assert [[stop.hit.kind for stop in row.stops] for row in rows] == [
            [HitKind.PILE],
            [HitKind.HAND_CARD],
        ]
        assert focus_rows(lay_out(1280, 800, crowded_picture(melds=0, hand=0))) != []


class TestWalking:
    def test_the_frame_shows_where_the_keyboard_is(self, table):
        page, _ = table
        assert page.keyboard.focus_box is None
        press(page, Key.Key_Right)
        first = page.scene.table.hand_spots()[0]
        assert page.keyboard.focus.card == first.card
        assert page.keyboard.focus_box.x() == first.strip.x
        press(page, Key.Key_End)
        assert page.keyboard.focus.card == hand(page)[-1]
        press(page, Key.Key_Home)
        assert page.keyboard.focus.card == hand(page)[0]

    def test_the_frame_rises_with_a_picked_card_and_the_mouse_takes_it_away(self, table):
        page, _ = table
        press(page, Key.Key_Right)
        low = page.keyboard.focus_box.y()
        press(page, Key.Key_Space)
        assert page.controller.selection == [page.keyboard.focus.card]
        assert page.keyboard.focus_box.y() < low
        TableMouse(page).click(QPoint(20, 200))
        assert page.keyboard.focus_box is None
        press(page, Key.Key_Right)
        assert page.keyboard.focus.card == hand(page)[1]

    def test_shift_and_arrows_pick_on_the_way_and_let_go_on_the_way_back(self, table):
        page, _ = table
        cards = hand(page)
        press(page, Key.Key_Right)
        press(page, Key.Key_Space)
        press(page, Key.Key_Right, times=4)
        press(page, Key.Key_Right, Shift, times=3)
        assert page.controller.selection == [cards[0], *cards[4:8]]
        press(page, Key.Key_Left, Shift, times=2)
        assert page.controller.selection == [cards[0], *cards[4:6]]

    def test_ctrl_and_arrows_move_the_card_and_the_frame_goes_with_it(self, table):
        page, _ = table
        cards = hand(page)
        press(page, Key.Key_Right, times=3)
        press(page, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert hand(page) == [*cards[:2], cards[3], cards[2], *cards[4:]]
        assert page.keyboard.focus.card == cards[2]
        press(page, Key.Key_Left, Qt.KeyboardModifier.ControlModifier, times=9)
        assert hand(page) == [cards[2], *cards[:2], *cards[3:]]

    def test_the_place_of_a_card_that_left_goes_to_its_neighbour(self, table):
        page, session = table
        cards = hand(page)
        press(page, Key.Key_Right, times=4)
        press(page, Key.Key_Space)
        press(page, Key.Key_X)
        assert session.played[1].command == Discard(cards[3])
        assert page.keyboard.focus.card == cards[4]

    def test_a_discard_of_no_card_or_of_two_says_what_is_missing(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        press(page, Key.Key_X)
        assert page.message[0] == "Not now."
        press(page, Key.Key_D)
        press(page, Key.Key_X)
        assert page.message == ["Choose the card to discard.", "One discard ends the turn."]
        page.controller.pick(hand(page)[:2])
        press(page, Key.Key_X)
        assert page.message[0] == "Only one card can be discarded."
        assert [played.command for played in session.played] == [Draw()]

    def test_stock_and_pile_answer_to_enter_and_space(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        press(page, Key.Key_Right)
        press(page, Key.Key_Up)
        press(page, Key.Key_Home)
        assert page.keyboard.focus.kind is HitKind.STOCK
        press(page, Key.Key_Return)
        assert [played.command for played in session.played] == [Draw()]
        press(page, Key.Key_Down)
        press(page, Key.Key_Space)
        card = page.keyboard.focus.card
        press(page, Key.Key_Up)
        press(page, Key.Key_End)
        press(page, Key.Key_Space)
        assert session.played[1].command == Discard(card)

    def test_the_rear_row_of_a_large_hand_is_reached_with_up(self, qtbot):
        session, answers = new_session()
        hand_cards = session.deal.hands[0]
        for card in list(session.deal.stock[:24]):
            session.deal.stock.remove(card)
            hand_cards.append(card)
        session.submit(0, Draw())
        page = table_page(qtbot, session, answers, size=(1024, 700))
        split = page.scene.table.hand_split
        assert split > 0
        press(page, Key.Key_End)
        press(page, Key.Key_Up)
        assert page.keyboard.focus.card in hand(page)[:split]
        press(page, Key.Key_Down)
        assert page.keyboard.focus.card in hand(page)[split:]


def session_with_melds(count):
    """A session at the own turn whose team has many melds."""
    session, answers = new_session(number=3)
    session.submit(0, Draw())
    session.deal.melds[0][:] = crowded_melds(count)
    return session, answers


class TestManyMelds:
    def test_the_eleventh_is_extended_with_arrows_and_shown_before(self, qtbot):
        session, answers = session_with_melds(12)
        page = table_page(qtbot, session, answers)
        targets = {
            (target.index, card): target
            for card in session.deal.hands[0]
            for target in session.targets(0, (card,))
            if target.index is not None and target.index >= 9
        }
        assert targets
        index, card = next(iter(targets))
        page.controller.pick([card])
        press(page, Key.Key_Right)
        press(page, Key.Key_Up)
        press(page, Key.Key_Home)
        for _ in range(12):
            if page.keyboard.focus != Hit(HitKind.OWN_MELD, None, 0, index):
                press(page, Key.Key_Right)
        assert page.scene.ghost.chosen.index == index
        shown = page.scene.ghost.chosen.meld
        press(page, Key.Key_Return)
        assert session.deal.melds[0][index] == shown


class TestKeys:
    def test_a_changed_key_acts_and_is_on_the_button(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        page.set_feel(TableFeel(keys=KeyMap().with_key(Action.DRAW, "W")))
        assert page.parts.primary_button.data_shown.key == "W"
        press(page, Key.Key_D)
        assert session.played == ()
        press(page, Key.Key_W)
        assert session.deal.phase is Phase.PLAY

    def test_a_russian_keyboard_draws_with_the_same_key(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        event = QKeyEvent(QEvent.Type.KeyPress, 0x0412, Qt.KeyboardModifier.NoModifier, "в")
        QApplication.sendEvent(page.view, event)
        assert session.deal.phase is Phase.PLAY


def hold(page, key, text=""):
    """Press a key and keep it down for some time."""
    press(page, key)
    for _ in range(3):
        repeat = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, True)
        QApplication.sendEvent(page.view, repeat)


class TestUnsteadyHands:
    def test_a_key_that_is_held_down_acts_once(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers)
        hold(page, Key.Key_D)
        assert [played.command for played in session.played] == [Draw()]
        assert page.message == []
        press(page, Key.Key_Right)
        hold(page, Key.Key_Space)
        assert page.controller.selection == [hand(page)[0]]

    def test_an_arrow_that_is_held_down_walks_on(self, table):
        page, _ = table
        hold(page, Key.Key_Right)
        assert page.keyboard.focus.card == hand(page)[3]

    def test_a_key_during_a_drag_brings_the_cards_back_first(self, table):
        page, session = table
        mouse = TableMouse(page)
        card = hand(page)[4]
        mouse.press(mouse.hand_point(card))
        mouse.move(mouse.hand_point(card) - QPoint(0, 60))
        mouse.move(mouse.middle(mouse.layout.tray))
        press(page, Key.Key_S)
        assert not page.scene.drag.is_carrying
        mouse.release(mouse.middle(mouse.layout.tray))
        assert len(session.played) == 1
        spot = next(spot for spot in page.scene.table.hand_spots() if spot.card == card)
        assert page.scene.card_item(card).pos().x() == spot.x


class TestSheet:
    def test_it_lists_every_key_in_force(self):
        keys = KeyMap().with_key(Action.DRAW, "W").with_key(Action.SORT, "")
        rows = dict(key_rows(keys))
        assert rows["W"] == "Draw"
        assert "D" not in rows
        assert "S" not in rows
        assert len(rows) == len(DEFAULT_KEYS) - 1 + 8

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("scale", [1.0, 1.5])
    def test_every_line_fits_in_every_language(self, qtbot, language, scale):
        with spoken(language):
            window = QWidget()
            qtbot.addWidget(window)
            window.resize(1024, 700)
            sheet = KeysSheet(KeyMap(), window)
            sheet.set_appearance(FELT, scale)
            for line in sheet.lines():
                assert wrapped_height(line.key, line.key_font, line.cap.width()) <= line.cap.height() + 1
                assert wrapped_height(line.words, line.font, line.room.width()) <= line.room.height() + 1
                assert sheet.content.contains(line.cap.united(line.room).toRect())
