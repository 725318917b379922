"""What is announced at a table is enough to know all that is public, and says no more than that."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import LayMeld
from buraco_desktop.engine.melds import MeldKind
from buraco_desktop.storage.settings import Verbosity
from buraco_desktop.ui.access.words import aloud
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.text import card_name
from buraco_desktop.ui.text_table import Action
from tests.ui.support.advised import advised_page, before_draw, session_at
from tests.ui.support.languages import spoken
from tests.ui.support.listener import Listener
from tests.ui.support.pages import NAMES, new_session, table_page


@pytest.fixture(autouse=True)
def _in_english(qapp):
    with spoken("en"):
        yield


def table_heard(qtbot, **choices):
    """A table, and the list of what is announced there."""
    page = table_page(qtbot, *new_session(**choices))
    heard = []
    page.access.begin().announcer.announced.connect(
        lambda text, is_assertive: heard.append((text, is_assertive))
    )
    return page, heard


def names_of(meld):
    names = [card_name(card) for card in meld.cards]
    return sorted(names) if meld.kind is MeldKind.SET else names


def check_same(listener, seen, is_pile_open):
    assert listener.hands == list(seen.hand_sizes)
    assert listener.stock == seen.stock_size
    assert listener.pot_taken == list(seen.pot_taken)
    assert [sorted(melds) for melds in listener.melds] == [
        sorted(names_of(meld) for meld in melds) for melds in seen.melds
    ]
    if is_pile_open:
        assert listener.pile == [card_name(card) for card in seen.pile]
    else:
        assert len(listener.pile) == len(seen.pile)
        assert listener.pile[-1:] == [card_name(card) for card in seen.pile[-1:]]


@pytest.mark.parametrize("rules", [rulesets.BUKHARO, rulesets.BURACO_FECHADO], ids=lambda rules: rules.key)
def test_a_whole_deal_can_be_followed_by_ear(qtbot, rules):
    page, heard = table_heard(qtbot, rules=rules, number=7)
    session, bot = page.controller.session, make_bot("greedy")
    things = {thing.key: thing for thing in page.access.begin().tree.root_thing.walk()}
    start = session.past_view(0, 0)
    listener = Listener(NAMES[:4], 2, start.hand_sizes[0], start.pot_sizes)
    listener.look_around(things["stock",].name, things["pile",].name)
    told = 0
    while not session.is_deal_over:
        qtbot.waitUntil(lambda: session.is_deal_over or session.deal.turn == 0, timeout=10_000)
        for text, is_assertive in heard[told:]:
            assert not is_assertive, text
            listener.hear(text)
        told = len(heard)
        check_same(listener, session.view(0), rules.is_pile_open)
        if not session.is_deal_over:
            assert listener.turn == 0
            page.controller.submit(bot.choose(session.view(0), Random(1)))
    for text, _ in heard[told:]:
        listener.hear(text)
    check_same(listener, session.view(0), rules.is_pile_open)
    assert listener.is_over
    assert told > 50


def test_draws_of_others_name_no_card_and_refusals_come_first(qtbot):
    page, heard = table_heard(qtbot)
    page.controller.draw()
    page.controller.draw()
    refusal = heard[-1]
    assert refusal == (" ".join(page.message), True)
    page.controller.toggle(page.controller.session.hand_order(0)[0])
    page.controller.discard()
    qtbot.waitUntil(lambda: page.controller.is_own_turn, timeout=10_000)
    drawn = [text for text, _ in heard if " drew " in text and not text.startswith("You")]
    assert drawn
    assert all(text.endswith(" drew a card.") for text in drawn)
    assert heard[-1][0].endswith("It is your turn.")


def test_little_is_told_without_draws_and_turns_and_much_with_what_is_left(qtbot):
    counts = {}
    for verbosity in Verbosity:
        page, heard = table_heard(qtbot)
        page.access.set_feel(verbosity, KeyMap())
        page.controller.draw()
        page.controller.toggle(page.controller.session.hand_order(0)[0])
        page.controller.discard()
        qtbot.waitUntil(lambda page=page: page.controller.is_own_turn, timeout=10_000)
        text = " ".join(text for text, _ in heard)
        counts[verbosity] = len(text)
        assert ("drew a card" in text) is (verbosity is not Verbosity.SHORT)
        assert ("is to play" in text) is (verbosity is not Verbosity.SHORT)
        assert ("left in the hand" in text) is (verbosity is Verbosity.FULL)
        assert "It is your turn." in text
    assert counts[Verbosity.SHORT] < counts[Verbosity.NORMAL] < counts[Verbosity.FULL]


def test_much_tells_what_the_chosen_cards_would_become(qtbot):
    page, heard = table_heard(qtbot, number=7)
    page.access.set_feel(Verbosity.FULL, KeyMap())
    session, bot, controller = page.controller.session, make_bot("greedy"), page.controller
    for _ in range(40):
        qtbot.waitUntil(lambda: session.deal.turn == 0, timeout=10_000)
        command = bot.choose(session.view(0), Random(1))
        if isinstance(command, LayMeld):
            break
        controller.submit(command)
    controller.pick(command.cards)
    told, is_assertive = heard[-1]
    assert is_assertive
    assert "M lays: " in told
    page.do(Action.MELD)
    laid = next(text for text, _ in reversed(heard) if text.startswith("You laid: "))
    assert laid.removeprefix("You laid: ") in told


def test_taking_back_and_a_new_deal_are_told(qtbot):
    page, heard = table_heard(qtbot)
    session, controller = page.controller.session, page.controller
    controller.draw()
    controller.toggle(session.hand_order(0)[0])
    controller.discard()
    controller.undo()
    assert heard[-1][0] == "The table is as it was before. It is your turn."
    bot = make_bot("greedy")
    while not session.is_deal_over:
        qtbot.waitUntil(lambda: session.is_deal_over or session.deal.turn == 0, timeout=10_000)
        if not session.is_deal_over:
            controller.submit(bot.choose(session.view(0), Random(1)))
    session.next_deal()
    begun = next(text for text, _ in reversed(heard) if text.startswith("Deal 2. "))
    assert begun.count(" of ") + begun.count("joker") >= 8


def test_who_sits_down_hears_the_own_cards_and_nobody_does_while_they_are_covered(qtbot):
    page, heard = table_heard(qtbot)
    page.controller.sit(0, is_covered=True)
    assert heard == []
    page.controller.sit(0)
    told = heard[-1][0]
    assert told.endswith("It is your turn.")
    assert all(card_name(card) in told for card in page.controller.session.hand_order(0))


def test_hints_are_read_with_the_reason_of_the_chosen_one(qtbot):
    page = advised_page(qtbot, session_at(before_draw, number=6))
    heard = []
    page.access.begin().announcer.announced.connect(lambda text, _is_assertive: heard.append(text))
    page.do(Action.HINT)
    qtbot.waitUntil(lambda: bool(page.advice.hints.plays), timeout=20_000)
    panel = page.advice.hints.panel
    assert heard[0] == "Thinking it over…"
    assert all(aloud(line.spoken) in heard[-1] for line in panel.lines)
    assert aloud(panel.lines[0].reason) in heard[-1]
    count = len(heard)
    QTest.keyClick(page.view, Qt.Key.Key_2)
    assert len(heard) == count + 1
    assert heard[-1].startswith("2: ")
    assert "1: " not in heard[-1]
    assert not set("\ue000♠♥♦♣") & set("".join(heard))
