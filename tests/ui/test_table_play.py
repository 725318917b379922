"""A person plays at the table with the mouse: events on the viewport, never a call of the controller."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import KIND, RANK, sorted_by_rank, sorted_by_suit
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.engine.state import Phase
from buraco_desktop.storage.settings import HandSort
from buraco_desktop.ui.hand_groups import meld_groups
from buraco_desktop.ui.layout_choice import lost_bonus
from buraco_desktop.ui.table.spots import Place
from buraco_desktop.ui.text_ghost import gain_text
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page


def shown_cards(page):
    """Where each open card is on the scene: its place by the layout, and the item's position."""
    return {spot.card: spot for spot in page.scene.table.cards if spot.card is not None}


def assert_scene_shows_model(page):
    """Every open card of the model has one item, at its place; nothing else is shown."""
    spots = shown_cards(page)
    model = page.controller.model
    melds = [card for team in model.melds for meld in team for card in meld.cards]
    pile = [card for card in model.pile if card is not None]
    assert sorted(spots) == sorted([*page.controller.session.hand_order(0), *melds, *pile])
    for card, spot in spots.items():
        item = page.scene.card_item(card)
        assert item is not None
        assert item.isVisible()
        assert abs(item.pos().x() - spot.x) <= 1
        raised = 0.18 * spot.width if card in page.controller.selection else 0
        assert abs(item.pos().y() - (spot.y - raised)) <= 1
        assert item.width == spot.width


@pytest.fixture
def table(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers)
    return page, TableMouse(page), session


def wait_for_turn(qtbot, session):
    qtbot.waitUntil(lambda: session.is_deal_over or session.deal.turn == 0, timeout=10_000)


class TestOneGesture:
    def test_click_on_the_stock_draws(self, table):
        page, mouse, session = table
        mouse.click(mouse.middle(mouse.layout.stock))
        assert session.deal.phase is Phase.PLAY
        assert len(page.scene.table.hand_spots()) == 12
        assert_scene_shows_model(page)

    def test_drag_from_the_stock_to_the_hand_draws(self, table):
        page, mouse, session = table
        mouse.drag(mouse.middle(mouse.layout.stock), mouse.middle(mouse.layout.hand))
        assert session.deal.phase is Phase.PLAY
        assert_scene_shows_model(page)

    def test_drag_from_the_stock_to_the_felt_does_nothing(self, table):
        page, mouse, session = table
        mouse.drag(mouse.middle(mouse.layout.stock), mouse.felt_point())
        assert session.deal.phase is Phase.DRAW
        assert_scene_shows_model(page)

    def test_drag_of_the_pile_to_the_hand_takes_it(self, table):
        page, mouse, session = table
        pile = list(session.deal.pile)
        mouse.act_by_drag(TakePile())
        assert session.deal.phase is Phase.PLAY
        assert set(pile) <= set(session.deal.hands[0])
        assert session.deal.pile == []
        assert_scene_shows_model(page)

    def test_drag_to_the_pile_discards(self, table):
        page, mouse, session = table
        mouse.act_by_click(Draw())
        card = page.scene.table.hand_spots()[3].card
        mouse.act_by_drag(Discard(card))
        assert session.played[1].command == Discard(card)
        assert_scene_shows_model(page)

    def test_a_card_let_go_nowhere_comes_back_and_nothing_is_said(self, table):
        page, mouse, session = table
        mouse.act_by_click(Draw())
        version = session.version
        card = page.scene.table.hand_spots()[3].card
        mouse.drag(mouse.hand_point(card), QPoint(20, 200))
        assert session.version == version
        assert page.message == []
        assert_scene_shows_model(page)

    def test_carried_cards_follow_the_pointer(self, table):
        page, mouse, _ = table
        card = page.scene.table.hand_spots()[3].card
        item = page.scene.card_item(card)
        start, home = mouse.hand_point(card), item.pos()
        mouse.press(start)
        mouse.move(start + QPoint(40, -80))
        mouse.move(start + QPoint(140, -180))
        assert (item.pos() - home).toPoint() == QPoint(140, -180)
        mouse.release(start + QPoint(140, -180))
        assert item.pos() == home


class TestRefusals:
    def test_discard_before_the_draw_says_why(self, table):
        page, mouse, session = table
        card = page.scene.table.hand_spots()[0].card
        mouse.act_by_drag(Discard(card))
        assert session.played == ()
        assert page.message
        assert_scene_shows_model(page)

    def test_two_cards_are_no_meld_and_the_sentence_stays_until_the_next_press(self, table):
        page, mouse, session = table
        mouse.act_by_click(Draw())
        cards = [spot.card for spot in page.scene.table.hand_spots()[:2]]
        mouse.pick(cards)
        mouse.drag(mouse.hand_point(cards[0]), mouse.felt_point())
        assert len(session.played) == 1
        assert page.message
        mouse.click(QPoint(20, 200))
        assert page.message == []

    def test_cards_that_do_not_belong_together(self, table):
        page, mouse, session = table
        mouse.act_by_click(Draw())
        hand = [spot.card for spot in page.scene.table.hand_spots()]
        plain = [card for card in hand if RANK[card] not in (0, 2)]
        three = next(
            (a, b, c)
            for a in plain
            for b in plain
            for c in plain
            if len({RANK[a], RANK[b], RANK[c]}) == 3
            and len({KIND[a] // 13, KIND[b] // 13, KIND[c] // 13}) == 3
        )
        mouse.act_by_click(LayMeld(three))
        assert len(session.played) == 1
        assert len(page.message) >= 1
        assert page.controller.selection == []

    def test_dragging_at_the_other_team_says_that_these_melds_are_not_ours(self, table):
        page, mouse, session = table
        mouse.act_by_click(Draw())
        card = page.scene.table.hand_spots()[0].card
        mouse.drag(mouse.hand_point(card), mouse.middle(page.scene.table.zones[1]))
        assert page.message
        assert len(session.played) == 1

    def test_playing_out_of_turn(self, qtbot):
        session, answers = new_session(dealer=0)
        page = table_page(qtbot, session, answers, pace=50.0)
        mouse = TableMouse(page)
        mouse.click(mouse.middle(mouse.layout.stock))
        assert session.deal.turn == 1
        assert page.message


class TestTheHand:
    def test_reorder_by_drag_and_keep_the_order_through_a_draw_and_undo(self, table):
        page, mouse, session = table
        order = list(session.hand_order(0))
        last = page.scene.table.hand_spots()[-1]
        mouse.drag(mouse.hand_point(order[0]), QPoint(round(last.x + last.width - 4), round(last.y + 60)))
        moved = [*order[1:], order[0]]
        assert list(session.hand_order(0)) == moved
        assert [spot.card for spot in page.scene.table.hand_spots()] == moved
        mouse.act_by_click(Draw())
        assert list(session.hand_order(0))[:-1] == moved
        assert_scene_shows_model(page)

    def test_sort_by_suit_by_rank_and_by_melds(self, table):
        page, mouse, session = table
        hand = session.deal.hands[0]
        told = []
        page.sort_chosen.connect(told.append)
        assert list(session.hand_order(0)) == sorted_by_suit(hand)
        button = page.parts.buttons[Action.SORT]
        point = button.mapToScene(button.box.center()).toPoint()
        mouse.click(point)
        assert list(session.hand_order(0)) == sorted_by_rank(hand)
        mouse.click(point)
        groups = meld_groups(hand, session.rules)
        assert list(session.hand_order(0)) == [card for group in groups for card in group]
        mouse.click(point)
        assert list(session.hand_order(0)) == sorted_by_suit(hand)
        assert told == [HandSort.RANK, HandSort.MELDS, HandSort.SUIT]
        assert_scene_shows_model(page)

    def test_a_hand_in_its_own_order_is_sorted_as_it_was_before(self, table):
        page, mouse, session = table
        first = session.hand_order(0)[0]
        last = page.scene.table.hand_spots()[-1]
        mouse.drag(mouse.hand_point(first), QPoint(round(last.x + last.width - 4), round(last.y + 60)))
        assert session.hand_order(0)[-1] == first
        QTest.keyClick(page.view, Qt.Key.Key_S)
        assert list(session.hand_order(0)) == sorted_by_suit(session.deal.hands[0])

    def test_picking_raises_and_a_second_click_lowers(self, table):
        page, mouse, _ = table
        card = page.scene.table.hand_spots()[4].card
        mouse.click(mouse.hand_point(card))
        assert page.controller.selection == [card]
        assert_scene_shows_model(page)
        mouse.click(mouse.hand_point(card))
        assert page.controller.selection == []
        assert_scene_shows_model(page)

    def test_a_resize_keeps_everything_on_the_table(self, table):
        page, _, _ = table
        for size in ((1024, 700), (1920, 1080), (1280, 800)):
            page.resize(*size)
            assert page.scene.table.width == size[0]
            assert_scene_shows_model(page)


@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_whole_deal_by_mouse(qtbot, way):
    """A deal of Bukharo from the first draw to its end; every act of the person is a gesture."""
    session, answers = new_session(number=7)
    page = table_page(qtbot, session, answers)
    mouse, bot = TableMouse(page), make_bot("greedy")
    acts = 0
    while not session.is_deal_over:
        wait_for_turn(qtbot, session)
        if session.is_deal_over:
            break
        command = bot.choose(session.view(0), Random(1))
        count = len(session.played)
        (mouse.act_by_drag if way == "drag" else mouse.act_by_click)(command)
        assert len(session.played) > count or session.deal.turn != 0, (command, page.message)
        acts += 1
        if acts % 10 == 0:
            assert_scene_shows_model(page)
    assert acts > 20
    assert_scene_shows_model(page)


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_two_rounds_of_every_preset(qtbot, rules):
    """Every preset can be played at the table by clicks, the closed pile and three pairs included."""
    session, answers = new_session(rules, max(rules.players), number=11)
    page = table_page(qtbot, session, answers, size=(1024, 700))
    mouse, bot = TableMouse(page), make_bot("greedy")
    while session.deal.turn_count < 2 * session.setup.players and not session.is_deal_over:
        wait_for_turn(qtbot, session)
        command = bot.choose(session.view(0), Random(1))
        if isinstance(command, Redraw) or (isinstance(command, TakePile) and command.cards):
            command = Draw()
        count = len(session.played)
        mouse.act_by_click(command)
        assert len(session.played) > count, (command, page.message)
    assert_scene_shows_model(page)


def test_the_top_of_a_closed_pile_is_taken_with_its_justification(qtbot):
    """Pick the hand cards, click the top card's meld place: the rest of the pile joins the hand."""
    for number in range(200):
        session, answers = new_session(rulesets.BURACO_FECHADO, 4, number=number, dealer=2)
        session.ask_bot()
        found = None
        for _ in range(40):
            if session.deal.turn == 0 and session.deal.phase is Phase.DRAW:
                command = make_bot("greedy").choose(session.view(0), Random(1))
                if isinstance(command, TakePile) and command.meld is None and len(session.deal.pile) > 1:
                    found = command
                    break
            if session.is_deal_over:
                break
            seat = session.deal.turn
            session.submit(seat, make_bot("greedy").choose(session.view(seat), Random(1)))
        if found is not None:
            break
    assert found is not None
    page = table_page(qtbot, session, answers)
    mouse = TableMouse(page)
    pile = list(session.deal.pile)
    own = [card for card in found.cards if card != pile[-1]]
    mouse.pick(own)
    top = max((spot for spot in mouse.layout.cards if spot.place is Place.PILE), key=lambda spot: spot.z)
    mouse.drag(QPoint(round(top.x + 12), round(top.y + 30)), mouse.felt_point())
    assert session.deal.phase is Phase.PLAY
    assert set(pile[:-1]) <= set(session.deal.hands[0])
    assert_scene_shows_model(page)


def find_table(wanted, rules=rulesets.BUKHARO, players=4, draws=True):
    """Return a session in which `wanted(session)` finds something, its answers, and what it finds."""
    for number in range(2000):
        session, answers = new_session(rules, players, number=number)
        if draws:
            session.submit(0, Draw())
        found = wanted(session)
        if found is not None:
            return session, answers, found
    raise AssertionError("no such deal")


def two_ways(session):
    """A meld of the own hand that can lie in two ways."""
    by_cards = {}
    for command in candidates(session.deal):
        if isinstance(command, LayMeld) and command.place is not None:
            by_cards.setdefault(command.cards, []).append(command)
    return next((found for found in by_cards.values() if len(found) > 1), None)


class TestTheWayAMeldLies:
    def test_the_key_shows_first_tab_shows_the_other_and_the_key_lays(self, qtbot):
        session, answers, (first, second) = find_table(two_ways)
        page = table_page(qtbot, session, answers)
        mouse = TableMouse(page)
        mouse.pick(first.cards)
        count = len(session.played)
        QTest.keyClick(page.view, Qt.Key.Key_M)
        assert len(session.played) == count
        assert page.message
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
        QTest.keyClick(page.view, Qt.Key.Key_M)
        assert session.deal.melds[0][-1].place == second.place

    def test_escape_leaves_it(self, qtbot):
        session, answers, (first, _) = find_table(two_ways)
        page = table_page(qtbot, session, answers)
        TableMouse(page).pick(first.cards)
        QTest.keyClick(page.view, Qt.Key.Key_M)
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        assert page.controller.selection == list(first.cards)
        assert session.deal.melds[0] == []

    @pytest.mark.parametrize("half", [0, 1])
    def test_each_half_of_the_felt_gives_its_own_layout(self, qtbot, half):
        session, answers, options = find_table(two_ways)
        page = table_page(qtbot, session, answers)
        mouse = TableMouse(page)
        mouse.pick(options[0].cards)
        zone = mouse.layout.zones[0]
        point = QPoint(round(zone.x + zone.width * (0.25 + 0.5 * half)), round(zone.bottom - 20))
        mouse.drag(mouse.hand_point(options[0].cards[0]), point)
        starts = sorted(command.place for command in options)
        assert session.deal.melds[0][-1].place == starts[half]

    def test_a_lowered_bonus_is_said_before_it_happens(self, qtbot):
        session, answers = new_session(number=1)
        page = table_page(qtbot, session, answers)
        rules = session.rules
        clean = Meld(MeldKind.SEQUENCE, tuple(range(2, 9)), 3)
        dirty = Meld(MeldKind.SEQUENCE, (52, *range(2, 9)), 2, 0)
        target = Target(Zone.MELD, ExtendMeld(0, (52,)), 0, dirty)
        assert lost_bonus(target, clean, rules) == (200, 100)
        assert lost_bonus(target, None, rules) is None
        assert "200" in gain_text(dirty, clean, rules)
        page.close()


def test_a_closed_pile_is_taken_by_clicks(qtbot):
    """Pick what justifies the take, then click the pile."""

    def justified(session):
        for seat_turns in range(40):
            del seat_turns
            if session.is_deal_over:
                return None
            seat = session.deal.turn
            command = make_bot("greedy").choose(session.view(seat), Random(1))
            if seat == 0 and isinstance(command, TakePile) and command.meld is None:
                return command
            session.submit(seat, command)
        return None

    session, answers, command = find_table(justified, rulesets.BURACO_FECHADO, draws=False)
    page = table_page(qtbot, session, answers)
    mouse = TableMouse(page)
    mouse.pick([card for card in command.cards if card != session.deal.pile[-1]])
    mouse.click(mouse.middle(mouse._pile_top()))
    assert session.deal.phase is Phase.PLAY
    assert session.deal.pile == []


def test_the_first_card_of_burako_can_be_exchanged_once(qtbot):
    session, answers = new_session(rulesets.BURAKO, 4, number=3)
    page = table_page(qtbot, session, answers)
    mouse = TableMouse(page)
    mouse.act_by_click(Draw())
    drawn = session.deal.drawn
    button = page.parts.buttons[Action.REDRAW]
    assert button.isVisible()
    mouse.click(button.mapToScene(button.box.center()).toPoint())
    assert session.deal.pile == [drawn]
    assert not button.isVisible()
    assert_scene_shows_model(page)


def test_two_teams_of_three_share_a_table(qtbot):
    rules = replace(rulesets.BURRACO_SIX, six_player_teams=2)
    session, answers = new_session(rules, 6, number=5)
    page = table_page(qtbot, session, answers, size=(1024, 700))
    assert len(page.scene.table.zones) == 2
    assert len(page.scene.table.pots) == 2
    mouse, bot = TableMouse(page), make_bot("greedy")
    while session.deal.turn_count < 12 and not session.is_deal_over:
        wait_for_turn(qtbot, session)
        mouse.act_by_click(bot.choose(session.view(0), Random(1)))
    assert_scene_shows_model(page)
