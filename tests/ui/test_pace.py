"""The pace of bots: steady, with the time of thinking counted in, whatever cards they hold."""

from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.session.asking import BotAnswer
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.ui import pace
from buraco_desktop.ui.pace import DISK_PATIENCE, BotPace
from buraco_desktop.ui.table.animator import Animator
from buraco_desktop.ui.table.timing import BOT_PAUSE, THINKING_SHOWN_AFTER
from tests.session.fakes import MemorySaver


class SlowRunner:
    """Keeps the questions; the test says when a bot has done with thinking."""

    def __init__(self):
        self.open = None

    def request(self, ticket, seen, bot, seed):
        self.open = BotAnswer(ticket, make_bot(bot).choose(seen, Random(seed)))

    def cancel(self):
        self.open = None

    def close(self):
        pass


class Table:
    """A session of four bots, its pace, and a clock that stands until it is moved."""

    def __init__(self, number=7):
        self.time = 1000.0
        self.runner = SlowRunner()
        seats = tuple(SeatSetup(name, "greedy") for name in "ABCD")
        self.saver = MemorySaver()
        setup = MatchSetup(rulesets.BUKHARO, 4, seats, 3, number)
        self.session = MatchSession.new(setup, self.runner, self.saver)
        self.pace = BotPace(self.session, Animator(), now=lambda: self.time)
        self.session.subscribe(lambda _: self.pace.restart())
        self.session.ask_bot()
        self.pace.restart()

    def answer(self):
        """Let the bot that thinks answer now."""
        self.session.answer_arrived(self.runner.open)
        self.pace.try_play()

    def go_on(self, milliseconds):
        """Let time pass; whether a command was shown meanwhile."""
        version = self.session.version
        self.time += milliseconds
        self.pace.try_play()
        return self.session.version != version


@pytest.fixture
def table(qapp):
    return Table()


def test_an_answer_waits_for_the_end_of_the_pause(table):
    table.answer()
    assert not table.go_on(BOT_PAUSE - 1)
    assert table.go_on(1)


def test_an_answer_waits_until_the_one_before_is_on_disk_but_not_for_ever(table, monkeypatch):
    monkeypatch.setattr(pace, "DISK_PATIENCE", DISK_PATIENCE)
    table.saver.is_idle = False
    table.answer()
    assert not table.go_on(BOT_PAUSE)
    assert not table.go_on(DISK_PATIENCE - 1)
    assert table.go_on(1)
    table.answer()
    assert not table.go_on(BOT_PAUSE)
    table.saver.is_idle = True
    assert table.go_on(1)


@pytest.mark.parametrize("thought", [0, 300, 799])
def test_thinking_counts_towards_the_pause(table, thought):
    assert not table.go_on(thought)
    table.answer()
    assert not table.go_on(BOT_PAUSE - thought - 1)
    assert table.go_on(1)


def test_who_thinks_longer_than_the_pause_is_shown_at_once(table):
    assert not table.go_on(BOT_PAUSE + 500)
    version = table.session.version
    table.answer()
    assert table.session.version != version


def test_the_pause_is_the_same_for_every_command_of_a_deal(table):
    commands, waits = set(), set()
    for _ in range(200):
        if table.session.is_deal_over:
            break
        commands.add(type(table.runner.open.command))
        began = table.time
        table.answer()
        while not table.go_on(50):
            pass
        waits.add(table.time - began)
    assert len(commands) >= 4
    assert waits == {BOT_PAUSE}


@pytest.mark.parametrize(("factor", "wait"), [(0.5, BOT_PAUSE / 2), (1.7, BOT_PAUSE * 1.7)])
def test_the_setting_changes_the_pause(table, factor, wait):
    table.pace.factor = factor
    table.answer()
    table.go_on(BOT_PAUSE)
    table.answer()
    assert not table.go_on(wait - 1)
    assert table.go_on(1)


def test_without_a_pause_an_answer_is_shown_at_once_but_not_inside_the_change_before(qtbot, table):
    table.pace.factor = 0.0
    table.answer()
    assert table.go_on(BOT_PAUSE)
    version = table.session.version
    table.answer()
    assert table.session.version == version
    qtbot.waitUntil(lambda: table.session.version == version + 1)


def test_skipping_needs_no_pause(qtbot, table):
    table.answer()
    version = table.session.version
    table.pace.skip()
    qtbot.waitUntil(lambda: table.session.version == version + 1)
    table.answer()
    qtbot.waitUntil(lambda: table.session.version == version + 2)


def test_nothing_is_shown_while_it_is_held(table):
    table.answer()
    table.pace.is_held = True
    assert not table.go_on(BOT_PAUSE * 3)
    table.pace.is_held = False
    assert table.go_on(0)


def test_nothing_is_shown_once_it_is_stopped(table):
    table.answer()
    table.pace.stop()
    assert not table.go_on(BOT_PAUSE * 3)


def test_only_long_thinking_is_told(table):
    told = []
    table.pace.thinking_changed.connect(lambda: told.append(table.pace.thinking_seat))
    table.go_on(THINKING_SHOWN_AFTER - 1)
    assert table.pace.thinking_seat is None
    table.go_on(1)
    assert table.pace.thinking_seat == table.session.deal.turn
    table.answer()
    assert table.pace.thinking_seat is None
    assert told == [0, None]


def test_a_quick_answer_is_never_called_thinking(table):
    told = []
    table.pace.thinking_changed.connect(lambda: told.append(table.pace.thinking_seat))
    table.answer()
    table.go_on(BOT_PAUSE - 1)
    assert told == []
