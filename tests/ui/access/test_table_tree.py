"""The table as a helping program finds it: through Qt's own interfaces, as its bridges ask them."""

import gc
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld
from buraco_desktop.options import Options
from buraco_desktop.ui.access.factory import install_factory
from buraco_desktop.ui.access.words import extends_words, meld_words, place_in_row
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.text import card_name
from buraco_desktop.ui.text_table import Action
from tests.ui.support.languages import spoken
from tests.ui.support.pages import new_session, table_page
from tests.ui.support.program import Program
from tests.ui.support.tables import sequence

Name, Press = QAccessible.Text.Name, "Press"


@pytest.fixture(autouse=True)
def _in_english(qapp):
    install_factory(qapp)
    with spoken("en"):
        yield


def interface(page):
    return QAccessible.queryAccessibleInterface(page.view)


def walk(node):
    """Every node below one, the outer ones first, as a bridge walks."""
    for index in range(node.childCount()):
        child = node.child(index)
        yield child
        yield from walk(child)


def find(page, begin, role=None):
    """The one node whose name begins so."""
    found = [
        node
        for node in walk(interface(page))
        if node.text(Name).startswith(begin) and role in (None, node.role())
    ]
    assert len(found) == 1, (begin, [node.text(Name) for node in found])
    return found[0]


def press(qtbot, node):
    """Press a node; what it does is done when Qt has come back from asking."""
    done = []
    node.actionInterface().doAction(Press)
    QTimer.singleShot(0, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))


def hand_cards(page):
    """The nodes of the own hand, by card."""
    hand = find(page, "Your hand")
    order = page.controller.session.hand_order(0)
    nodes = [hand.child(index) for index in range(hand.childCount())]
    assert [node.text(Name).split(",")[0] for node in nodes] == [card_name(card) for card in order]
    return dict(zip(order, nodes, strict=True))


def cards_of(command):
    match command:
        case LayMeld() | ExtendMeld():
            return command.cards
        case Discard():
            return (command.card,)
        case _:
            return ()


def test_every_thing_has_name_place_and_parent(qtbot):
    page = table_page(qtbot, *new_session())
    root, seen = interface(page), 0
    around = [root]
    for parent in around:
        for index in range(parent.childCount()):
            child = parent.child(index)
            around.append(child)
            seen += 1
            assert child.isValid()
            assert child.text(Name)
            assert parent.indexOfChild(child) == index
            assert child.parent() is parent or parent is root
            assert root.rect().contains(child.rect()), child.text(Name)
    assert seen > 30
    model, layout = page.controller.model, page.scene.table
    for card, node in hand_cards(page).items():
        spot = next(spot for spot in layout.hand_spots() if spot.card == card)
        corner = page.view.viewport().mapToGlobal(QPoint(round(spot.strip.x), round(spot.strip.y)))
        assert node.rect().topLeft() == corner
        assert node.rect().width() == round(spot.strip.width)
        assert find(page, "Your hand").childAt(*node.rect().center().toTuple()) is node
    assert find(page, "Stock").text(Name) == f"Stock, {model.stock_size} cards"
    assert card_name(model.pile[-1]) in find(page, "Discard pile").text(Name)


def test_a_whole_turn_by_pressing_things(qtbot):
    """What the greedy bot would do is done by actions alone, until all kinds of acts have come up."""
    page = table_page(qtbot, *new_session(rulesets.BUKHARO, number=7))
    session, bot, kinds = page.controller.session, make_bot("greedy"), set()
    while not session.is_deal_over and len(kinds) < 4:
        qtbot.waitUntil(lambda: session.deal.turn == 0 or session.is_deal_over, timeout=10_000)
        command = bot.choose(session.view(0), Random(1))
        count = len(session.played)
        for card in cards_of(command):
            node = hand_cards(page)[card]
            assert not node.state().selected
            press(qtbot, node)
            assert hand_cards(page)[card].state().selected
        match command:
            case Draw():
                press(qtbot, find(page, "Stock"))
            case LayMeld():
                press(qtbot, find(page, "Room for a new meld"))
            case ExtendMeld():
                press(qtbot, find(page, f"Us, meld {command.meld + 1}:"))
            case _:
                press(qtbot, find(page, "Discard pile"))
        if page.controller.is_choosing:
            press(qtbot, find(page, "Meld"))
        assert len(session.played) > count, (command, page.message)
        assert type(session.played[count].command) is type(command)
        kinds.add(type(command))
    assert {Draw, LayMeld, ExtendMeld, Discard} <= kinds


def test_a_refused_press_is_answered_and_its_rule_can_be_opened(qtbot):
    page = table_page(qtbot, *new_session())
    page.controller.draw()
    press(qtbot, find(page, "Stock"))
    answer = find(page, " ".join(page.message), QAccessible.Role.AlertMessage)
    with qtbot.waitSignal(page.rule_asked):
        answer.actionInterface().doAction(Press)


def test_the_keyboard_is_where_the_focus_is(qtbot):
    page = table_page(qtbot, *new_session())
    page.view.setFocus()
    assert interface(page).focusChild() is None
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    first, second, *_ = page.controller.session.hand_order(0)
    assert interface(page).focusChild() is hand_cards(page)[first]
    assert bool(hand_cards(page)[first].state().focused) is page.view.hasFocus()
    hand_cards(page)[second].actionInterface().doAction("SetFocus")
    qtbot.waitUntil(lambda: page.keyboard.focus.card == second)
    assert interface(page).focusChild() is hand_cards(page)[second]
    QTest.keyClick(page.view, Qt.Key.Key_Up)
    assert interface(page).focusChild().text(Name).split(",")[0] in ("Stock", "Discard pile")


def test_places_follow_the_size_of_the_window(qtbot):
    page = table_page(qtbot, *new_session())
    before = find(page, "Stock").rect()
    page.resize(1600, 1000)
    qtbot.waitUntil(lambda: find(page, "Stock").rect() != before)
    stock, view = page.scene.table.stock, page.view
    corner = view.viewport().mapToGlobal(view.mapFromScene(stock.x, stock.y))
    assert find(page, "Stock").rect().topLeft() == corner


def test_nothing_of_a_covered_hand_can_be_found(qtbot):
    page = table_page(qtbot, *new_session())
    hand = {card_name(card) for card in page.controller.session.hand_order(0)}
    page.controller.sit(0, is_covered=True)
    public = card_name(page.controller.model.pile[-1])
    texts = [node.text(Name) + node.text(QAccessible.Text.Description) for node in walk(interface(page))]
    assert texts
    assert not [text for text in texts for card in hand - {public} if card in text]


def test_words_are_whole_in_every_language(qtbot):
    page = table_page(qtbot, *new_session())
    for language in LANGUAGES:
        with spoken(language):
            page.access.renew()
            texts = [node.text(Name) for node in walk(interface(page))]
            assert all(texts)
            assert not [text for text in texts if "{" in text or "%" in text]
            assert "Bruno" in " ".join(texts)


def test_cards_and_melds_say_what_they_mean():
    assert [place_in_row(index, 30) for index in (0, 1, 2, 3, 10, 11, 12, 20, 21, 22)] == [
        f"{number} of 30"
        for number in ("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd")
    ]
    clubs = sequence(3, 4, 3)
    assert extends_words(clubs) == "extends our sequence four to six"
    assert meld_words(clubs, rulesets.BUKHARO) == "sequence of clubs, four to six"
    high = sequence(3, 11, 4, wild=1)
    assert meld_words(high, rulesets.BUKHARO) == "sequence of clubs, jack to ace, joker as queen"
    long = sequence(3, 4, 7)
    assert meld_words(long, rulesets.BUKHARO) == "sequence of clubs, four to ten, clean canasta"


def test_tables_come_and_go_while_a_helping_program_listens(qtbot, tmp_path):
    """Nodes are made, told of, asked for and thrown away; what is gone is never asked again."""
    program = Program(tmp_path)
    window = program.open(Options(new="bukharo"))
    QAccessible.setActive(True)
    try:
        for _ in range(3):
            page = window.table_page
            page.view.setFocus()
            assert len(list(walk(interface(page)))) > 30
            play_turn_by_keys(qtbot, page)
            qtbot.waitUntil(lambda page=page: interface(page).focusChild() is not None)
            page.access.close()
            assert interface(page).childCount() == 0
            window.actions_by_name[Action.START_PAGE].trigger()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            gc.collect()
            window.start(Options(new="bukharo"))
    finally:
        QAccessible.setActive(False)
        program.close()


def play_turn_by_keys(qtbot, page):
    qtbot.waitUntil(lambda: page.controller.is_own_turn, timeout=10_000)
    for key in (Qt.Key.Key_D, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_X):
        QTest.keyClick(page.view, key)
    qtbot.waitUntil(lambda: page.controller.is_own_turn, timeout=10_000)
