"""A whole deal in the program's window by keyboard alone, by clicks alone, by drags alone."""

import json
from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import ExtendMeld, LayMeld
from buraco_desktop.engine.events import DealEnded
from buraco_desktop.options import Options
from buraco_desktop.session.bot_runner import DirectBotRunner
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.pages.choice import MatchChoice
from tests.ui.support.pages import NAMES, Answers
from tests.ui.support.whole_deal import ClickHand, DragHand, KeyHand

SETTINGS = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}


@pytest.fixture
def play_deal(qtbot, tmp_path):
    """Open a window, begin a match of these rules and let a hand play its first deal to the end."""
    (tmp_path / "settings.json").write_text(json.dumps(SETTINGS))
    faces, languages, answers = FaceCache(), LanguageLoader(), Answers()
    languages.load("en")
    window = MainWindow(tmp_path, languages, faces, DirectBotRunner(answers.arrived.emit))
    answers.arrived.connect(window.take_answer)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()

    def play(make_hand, rules, players=4):
        window.start(Options())
        bots = ("greedy",) * (players - 1)
        window.new_match(MatchChoice(rules, players, NAMES[0], bots, NAMES[1:players], 7))
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

    yield play
    faces.close()


@pytest.mark.parametrize("rules", [rulesets.BUKHARO, rulesets.BURACO_FECHADO], ids=lambda rules: rules.key)
class TestWholeDeal:
    def test_by_keyboard_alone(self, play_deal, rules):
        play_deal(KeyHand, rules)

    def test_by_clicks_alone(self, play_deal, rules):
        play_deal(ClickHand, rules)

    def test_by_drags_alone(self, play_deal, rules):
        play_deal(DragHand, rules)
