"""A whole deal in the program's window by keyboard alone, by clicks alone, by drags alone."""

from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import ExtendMeld, LayMeld
from buraco_desktop.engine.events import DealEnded
from tests.ui.support.whole_deal import ClickHand, DragHand, KeyHand
from tests.ui.support.windows import begin_match, open_window


@pytest.fixture
def play_deal(qtbot, tmp_path):
    """Open a window, begin a match of these rules and let a hand play its first deal to the end."""

    def play(make_hand, rules):
        window = open_window(qtbot, tmp_path)
        begin_match(window, rules)
        session, bot = window.desk.session, make_bot("greedy")
        hand = make_hand(window.table_page)
        kinds = set()
        while not session.is_deal_over:
            qtbot.waitUntil(lambda: session.is_deal_over or session.deal.turn == 0, timeout=10_000)
            if session.is_deal_over:
                break
            command = bot.choose(session.view(0), Random(1))
            count = len(session.played)
            hand.act(command)
            assert len(session.played) > count, (command, window.table_page.message)
            assert session.played[count].seat == 0
            assert type(session.played[count].command) is type(command)
            kinds.add(type(command))
        assert {LayMeld, ExtendMeld} <= kinds
        assert isinstance(session.played[-1].events[-1], DealEnded)

    return play


@pytest.mark.parametrize("rules", [rulesets.BUKHARO, rulesets.BURACO_FECHADO], ids=lambda rules: rules.key)
class TestWholeDeal:
    def test_by_keyboard_alone(self, play_deal, rules):
        play_deal(KeyHand, rules)

    def test_by_clicks_alone(self, play_deal, rules):
        play_deal(ClickHand, rules)

    def test_by_drags_alone(self, play_deal, rules):
        play_deal(DragHand, rules)
