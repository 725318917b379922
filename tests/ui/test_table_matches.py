"""Matches from the first card to the last score sheet, in the window, of every preset and number of players.

The own seat plays by mouse and keys. Short here; `python -m tests.table_matches` plays the usual lengths.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.events import StockRefilled
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import Phase
from buraco_desktop.storage.library import SaveLibrary
from buraco_desktop.ui.text_table import Action
from tests.table_matches import (
    check_sheet,
    finish_match,
    open_match,
    play_from,
    play_match,
    table_name,
    tables,
)
from tests.ui.support import prepared
from tests.ui.support.match_hand import MatchHand
from tests.ui.support.on_table import check_table
from tests.ui.support.program import Program

pytestmark = pytest.mark.slow


@pytest.fixture
def program(qapp, tmp_path):
    running = Program(tmp_path)
    yield running
    running.close()


def names(value):
    return value if isinstance(value, (int, str)) else value.key


@pytest.mark.parametrize(("rules", "players"), tables(), ids=names)
def test_a_short_match(program, rules, players):
    """One deal decides: played, counted, won, and put away as finished. Two begin it some turns later."""
    short = prepared.to_target(rules, 5) if rules.target else rules
    session = prepared.fresh(short, players, number=3)
    if players == 2:
        prepared.play_on(session, lambda session: len(session.deal.stock) < 50)
    assert play_from(program, session).total() > 10
    assert SaveLibrary(program.profile / "matches").latest_unfinished() is None


def test_a_match_of_four_deals_with_victory_points(program):
    acts = play_match(program, rulesets.BURRACO_ITALIANO, 4, number=12)
    assert {way for way, _ in acts} >= {"drag", "click", "keys"}


def test_a_long_match_with_a_closed_pile_taken_in_every_way(program):
    acts = play_match(program, prepared.to_target(rulesets.BURACO_FECHADO, 1000), 4, number=2)
    for way in ("drag", "click", "keys"):
        assert acts[way, TakePile] > 0, acts
        assert acts[way, ExtendMeld] > 0, acts
        assert acts[way, LayMeld] > 0, acts


def test_three_deals_give_victory_points_by_their_own_table(program):
    rules = replace(rulesets.BURRACO_ITALIANO, deals=3)
    session = prepared.in_second_deal(rules, 2, 8, (650, 45))
    prepared.play_on(session)
    session.next_deal()
    save, _ = prepared.before_last_own_turn(session)
    hand = MatchHand(open_match(program, save, "three"))
    assert finish_match(hand) == 1


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (prepared.to_target(rulesets.BURRACO_ITALIANO, 2005), 4),
        (rulesets.BUKHARO, 4),
        (rulesets.BURACO_ABERTO, 2),
        (rulesets.BURRACO_SIX, 6),
    ],
    ids=names,
)
def test_a_tie_over_the_target_is_followed_by_another_deal(program, rules, players):
    """RULES M03: level over the target is no end; the next deal is tested like any other."""
    number = 21
    _, points = prepared.before_last_own_turn(prepared.in_second_deal(rules, players, number, (0,) * 3))
    best = rules.target + 100
    before = tuple(best - each for each in points)
    session = prepared.in_second_deal(rules, players, number, before)
    save, again = prepared.before_last_own_turn(session)
    assert again == points, "the bots play otherwise with other totals: choose another number"
    hand = MatchHand(open_match(program, save, "tie"), ways=("keys",))
    hand.play_deal()
    check_sheet(hand)
    data = hand.sheet().data
    assert set(data.totals) == {best}
    assert not data.is_match_over
    assert data.title.startswith("Level at")
    hand.press_sheet_button()
    assert hand.session.deal_index == 2
    check_table(hand.page)
    session = prepared.resumed(hand.session.record())
    save, _ = prepared.before_last_own_turn(session)
    hand.window.close()
    hand = MatchHand(open_match(program, save, "extra"))
    hand.play_deal()
    check_sheet(hand)
    assert hand.sheet().data.is_match_over


def test_victory_points_of_ten_each_are_a_draw(program):
    rules = replace(rulesets.BURRACO_ITALIANO, deals=3)
    session = prepared.in_second_deal(rules, 4, 5, (0, 0))
    prepared.play_on(session)
    second = session.finished[-1].points
    session.next_deal()
    _, third = prepared.before_last_own_turn(session)
    lead = second[0] + third[0] - second[1] - third[1]
    session = prepared.in_second_deal(rules, 4, 5, (0, lead))
    prepared.play_on(session)
    session.next_deal()
    save, _ = prepared.before_last_own_turn(session)
    hand = MatchHand(open_match(program, save, "draw"), ways=("keys",))
    hand.play_deal()
    check_sheet(hand)
    assert hand.sheet().data.title == "A draw, 10 to 10"
    assert hand.sheet().data.victory_points == (10, 10)


def small_meld():
    """A vulnerable own seat that has drawn, and three cards of its hand that make a meld of less than 75."""
    for number in range(200):
        session = prepared.in_second_deal(rulesets.CANASTRA, 2, number, (1505, 0), first_dealer=0)
        session.submit(0, Draw())
        hand = session.deal.hands[0]
        for first in hand:
            for second in hand:
                for third in hand:
                    command = LayMeld((first, second, third))
                    worth = sum(session.rules.points[card] for card in command.cards)
                    if (
                        len({first, second, third}) == 3
                        and worth < 75
                        and check(session.deal, command) is None
                    ):
                        return session, command
    raise AssertionError("no such deal")


def test_the_opening_minimum_of_a_vulnerable_team_is_said_at_the_table(program):
    session, command = small_meld()
    hand = MatchHand(open_match(program, session, "vulnerable"))
    page = hand.page
    assert hand.session.deal.must_open
    hand.mouse.act_by_drag(command)
    assert len(hand.session.deal.melds[0]) == 1
    count = len(hand.session.played)
    hand.mouse.act_by_drag(Discard(hand.session.hand_order(0)[0]))
    assert len(hand.session.played) == count
    assert "75" in " ".join(page.message)
    hand.window.activateWindow()
    hand.wait_until(hand.window.isActiveWindow)
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand.session.deal.melds[0] == []
    hand.mouse.act_by_click(Discard(hand.session.hand_order(0)[0]))
    assert isinstance(hand.session.played[1].command, Discard)
    check_table(page)


def test_a_team_that_is_not_vulnerable_opens_as_it_likes(program):
    session = prepared.in_second_deal(rulesets.CANASTRA, 2, 3, (1500, 0), first_dealer=0)
    hand = MatchHand(open_match(program, session, "level"))
    assert not hand.session.deal.must_open


def test_a_pot_becomes_the_stock_in_sight(program):
    """RULES 0.9: with the stock used up the first untaken pot takes its place."""
    for number in range(100):
        session = prepared.fresh(rulesets.BURACO_ABERTO, 2, number)
        is_near = prepared.play_on(
            session,
            lambda session: (
                session.deal.turn == 0
                and session.deal.phase is Phase.DRAW
                and len(session.deal.stock) == 1
                and bool(session.deal.pots)
            ),
        )
        if is_near and isinstance(prepared.greedy_command(session), Draw):
            break
    pots = len(session.deal.pots)
    hand = MatchHand(open_match(program, session, "refill"))
    page = hand.page
    assert sum(bool(pot.size) for pot in page.scene.table.pot_spots) == pots
    turn = hand.session.deal.turn_count
    while hand.session.deal.turn_count == turn:
        hand.act()
    events = [event for entry in hand.session.played for event in entry.events]
    assert any(isinstance(event, StockRefilled) for event in events)
    assert page.controller.model.stock_size == 11
    assert sum(bool(pot.size) for pot in page.scene.table.pot_spots) == pots - 1
    check_table(page)
    hand.play_deal()
    check_table(page)
    check_sheet(hand)


def test_the_first_card_of_burako_is_exchanged_by_its_button(program):
    hand = MatchHand(open_match(program, prepared.fresh(rulesets.BURAKO, 4, 3), "burako"))
    hand.mouse.act_by_drag(Draw())
    drawn = hand.session.deal.drawn
    hand.press_table_button(Action.REDRAW)
    assert hand.session.deal.pile == [drawn]
    assert not hand.page.parts.buttons[Action.REDRAW].isVisible()
    check_table(hand.page)


def test_three_pairs_sit_in_a_star_with_two_zones_above(program):
    hand = MatchHand(open_match(program, prepared.fresh(rulesets.BURRACO_SIX, 6, 4), "star"))
    table = hand.page.scene.table
    upper = [table.zones[team] for team in (1, 2)]
    assert upper[0].y == upper[1].y
    assert upper[0].bottom <= table.zones[0].y
    assert upper[0].right <= upper[1].x or upper[1].right <= upper[0].x
    assert len(table.pots) == 3
    partner = table.plate_spots[3].rect
    assert partner.bottom <= table.zones[0].y
    assert abs(partner.x + partner.width / 2 - table.width / 2) < table.width / 4


def closed_top_for_own_meld():
    """A match with a closed pile whose top card fits an own meld by itself, the own seat to draw."""

    def fits(session):
        deal = session.deal
        if deal.turn != 0 or deal.phase is not Phase.DRAW or len(deal.pile) < 2:
            return False
        return bool(session.targets(0, (deal.pile[-1],)))

    for number in range(100):
        session = prepared.fresh(rulesets.BURACO_FECHADO, 4, number)
        if prepared.play_on(session, fits):
            return session
    raise AssertionError("no such deal")


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_top_of_a_closed_pile_goes_to_an_own_meld_by_itself(program, way):
    """Nothing of the hand is needed, so nothing need be picked."""
    session = closed_top_for_own_meld()
    hand = MatchHand(open_match(program, session, "closed"))
    size, pile = len(hand.session.deal.hands[0]), list(hand.session.deal.pile)
    options = hand.session.targets(0, (pile[-1],))
    for _ in range(1 if len(options) == 1 else 2):
        if way == "click":
            hand.page.scene.drag.double_click_ms = 0
            hand.mouse.click(hand.mouse.top_of_pile())
        else:
            QTest.keyClick(hand.page.view, Qt.Key.Key_T)
    assert hand.session.deal.phase is Phase.PLAY
    assert len(hand.session.deal.hands[0]) == size + len(pile) - 1
    on_melds = [KIND[card] for meld in hand.session.deal.melds[0] for card in meld.cards]
    assert KIND[pile[-1]] in on_melds
    check_table(hand.page)


def test_names_of_tables_differ():
    assert len({table_name(*table) for table in tables()}) == len(tables())
