"""Discards: held back until meant, offered back afterwards, free in practice. Real mouse and keys."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw, LayMeld
from buraco_desktop.engine.legality import Zone
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.session.timekeeping import pass_time
from buraco_desktop.ui.controller import Primary
from buraco_desktop.ui.discard_guard import HURRY_MS
from buraco_desktop.ui.looks import TableFeel
from buraco_desktop.ui.table.buttons import ButtonLook
from buraco_desktop.ui.table.offer import HEIGHT, offer_place
from buraco_desktop.ui.table.spots import Place
from buraco_desktop.ui.text_table import Action
from tests.ui.support.languages import spoken
from tests.ui.support.mouse import TableMouse, kinds
from tests.ui.support.pages import new_session, table_page

GRACE_MS = 60_000
"""So long that no bot ever acts by itself in a test."""


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en"):
        yield


class Table:
    """A table at the start of the person's first turn, with its mouse and its keys."""

    def __init__(self, qtbot, feel, size=(1280, 800), **setup):
        self.session, self.answers = new_session(**setup)
        self.page = table_page(qtbot, self.session, self.answers, size)
        self.page.set_feel(feel)
        self.mouse = TableMouse(self.page)
        qtbot.waitUntil(lambda: self.session.deal.turn == 0)

    def draw(self):
        self.mouse.click(self.mouse.middle(self.mouse.layout.stock))
        assert self.session.deal.phase is Phase.PLAY

    def card(self, index=3):
        return self.session.hand_order(0)[index]

    def pile_point(self):
        return self.mouse.middle(self.mouse.layout.tray)

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.page.view, key, modifier)

    def press_button(self, button):
        box = button.mapRectToScene(button.box)
        self.mouse.click(box.center().toPoint())

    def button(self, action):
        return self.page.parts.buttons[action]

    @property
    def discarded(self):
        return isinstance(self.session.played[-1].command, Discard)

    @property
    def ghost(self):
        return self.page.care.ghost.item

    @property
    def offer(self):
        return self.page.care.offer.plate.data_shown

    def hand(self):
        return kinds(self.session.deal.hands[0])


@pytest.fixture
def table_of(qtbot):
    return lambda feel, **setup: Table(qtbot, feel, **setup)


@pytest.fixture
def asking(table_of):
    """A table whose discards have to be meant, after the draw."""
    table = table_of(TableFeel(confirms_discard=True, double_click_ms=0, grace_ms=GRACE_MS))
    table.draw()
    return table


@pytest.fixture
def graceful(table_of):
    """A table whose bots wait after a discard, after the draw."""
    table = table_of(TableFeel(grace_ms=GRACE_MS))
    table.draw()
    return table


# -- confirm the discard


def by_key(table, card):
    table.mouse.pick([card])
    table.press(Qt.Key.Key_X)


def by_click(table, card):
    table.mouse.pick([card])
    table.mouse.click(table.pile_point())


def by_drag(table, card):
    table.mouse.pick(())
    table.mouse.drag(table.mouse.hand_point(card), table.pile_point())


def by_button(table, card):
    table.mouse.pick([card])
    table.press_button(table.page.parts.primary_button)


FIRST_ACTS = [by_key, by_click, by_drag, by_button]


def by_drag_again(table):
    card = table.page.controller.guard.waiting
    table.mouse.drag(table.mouse.hand_point(card), table.pile_point())


SECOND_ACTS = [
    lambda table: table.press(Qt.Key.Key_X),
    lambda table: table.press(Qt.Key.Key_Return),
    lambda table: table.mouse.click(table.pile_point()),
    lambda table: table.press_button(table.page.parts.primary_button),
    by_drag_again,
]


@pytest.mark.parametrize("first", FIRST_ACTS, ids=lambda act: act.__name__)
def test_the_first_act_lays_a_ghost_on_the_pile_and_asks(asking, first):
    card, before = asking.card(), asking.session.deal.digest()
    first(asking, card)
    assert asking.session.deal.digest() == before
    assert isinstance(asking.ghost, QGraphicsPixmapItem)
    pile = [spot for spot in asking.mouse.layout.cards if spot.place is Place.PILE]
    assert asking.ghost.pos().x() > pile[-1].x
    assert asking.ghost.pos().y() == round(pile[-1].y)
    assert asking.page.message[0].startswith("Discard the ")
    assert "Esc" in " ".join(asking.page.message)
    assert asking.page.controller.selection == [card]
    assert asking.page.controller.primary() == (Primary.DISCARD, True)


@pytest.mark.parametrize("first", FIRST_ACTS, ids=lambda act: act.__name__)
@pytest.mark.parametrize("second", range(len(SECOND_ACTS)))
def test_a_second_deliberate_act_discards(asking, first, second):
    card = asking.card()
    first(asking, card)
    SECOND_ACTS[second](asking)
    assert asking.discarded
    assert asking.session.played[-1].command == Discard(card)
    assert asking.ghost is None
    assert asking.page.message == []


@pytest.mark.parametrize(
    "answer",
    [
        lambda table: table.press(Qt.Key.Key_Escape),
        lambda table: table.page.do(Action.UNDO),
        lambda table: table.press_button(table.button(Action.UNDO)),
        lambda table: table.mouse.click(table.mouse.felt_point()),
        lambda table: table.mouse.click(table.mouse.middle(table.mouse.layout.stock)),
    ],
    ids=["esc", "action", "undo", "felt", "stock"],
)
def test_esc_undo_and_a_click_elsewhere_take_it_back(asking, answer):
    before = asking.session.deal.digest()
    by_click(asking, asking.card())
    answer(asking)
    assert asking.session.deal.digest() == before
    assert asking.ghost is None
    assert asking.page.message == []
    assert not asking.page.care.is_asking


def test_another_card_is_asked_for_anew(asking):
    by_click(asking, asking.card(3))
    by_click(asking, asking.card(5))
    assert not asking.discarded
    assert asking.page.controller.guard.waiting == asking.card(5)


def test_a_key_that_is_held_down_is_no_second_act(asking):
    by_key(asking, asking.card())
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier, "x", True)
    QApplication.sendEvent(asking.page.view, held)
    assert not asking.discarded
    assert asking.page.care.is_asking


@pytest.mark.parametrize(
    "place",
    [
        lambda table: table.mouse.click(table.pile_point()),
        lambda table: table.press_button(table.page.parts.primary_button),
    ],
    ids=["pile", "button"],
)
def test_a_trembling_double_click_is_one_act(table_of, place):
    table = table_of(TableFeel(confirms_discard=True, double_click_ms=5000))
    table.draw()
    table.mouse.pick([table.card()])
    place(table)
    place(table)
    assert not table.discarded
    assert table.page.care.is_asking


def test_the_question_stays_until_it_is_answered(asking):
    by_click(asking, asking.card())
    asking.press(Qt.Key.Key_Left)
    assert asking.page.message
    asking.page.resize(1100, 720)
    QApplication.processEvents()
    assert asking.ghost is not None


def test_an_illegal_discard_is_refused_at_once(asking):
    asking.mouse.pick(asking.session.hand_order(0)[:2])
    asking.press(Qt.Key.Key_X)
    assert not asking.page.care.is_asking
    assert asking.page.message


def test_without_the_setting_one_act_discards(graceful):
    by_click(graceful, graceful.card())
    assert graceful.discarded


@pytest.mark.parametrize("limits", [{"turn_seconds": 30}, {"match_minutes": 1}], ids=["turn", "match"])
def test_nothing_is_held_back_when_time_runs_out(table_of, limits):
    """C8."""
    limits = {"match_minutes": None, "turn_seconds": None} | limits
    table = table_of(TableFeel(confirms_discard=True), **limits)
    table.draw()
    clock = table.session.clock
    by_click(table, table.card())
    assert table.page.care.is_asking
    table.press(Qt.Key.Key_Escape)
    left = clock.turn_left_ms if clock.turn_left_ms is not None else clock.left_ms
    pass_time(table.session, left - HURRY_MS + 1)
    by_click(table, table.card())
    assert table.discarded


# -- grace undo


def test_after_the_discard_there_is_one_calm_offer(graceful):
    card = graceful.card()
    by_click(graceful, card)
    assert graceful.discarded
    assert graceful.offer.words == "Take back"
    assert graceful.offer.card == card
    assert graceful.offer.until == "until Bruno acts"
    undo = graceful.button(Action.UNDO).data_shown
    assert undo.is_primary
    assert undo.is_enabled
    assert not graceful.page.parts.primary_button.data_shown.is_primary


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.press_button(table.page.care.offer.plate),
        lambda table: table.press_button(table.button(Action.UNDO)),
        lambda table: table.page.do(Action.UNDO),
    ],
    ids=["plate", "button", "action"],
)
def test_the_discard_is_taken_back_without_a_dialog(graceful, act):
    hand, digest = graceful.hand(), graceful.session.deal.digest()
    by_click(graceful, graceful.card())
    act(graceful)
    assert graceful.session.deal.digest() == digest
    assert graceful.hand() == hand
    assert graceful.offer is None
    assert not graceful.button(Action.UNDO).data_shown.is_primary


def test_the_bot_waits_for_the_grace_and_skipping_ends_it(qtbot, graceful):
    by_click(graceful, graceful.card())
    qtbot.waitUntil(lambda: graceful.session.has_answer)
    graceful.page.pace.try_play()
    graceful.mouse.click(graceful.mouse.hand_point(graceful.card()))
    assert graceful.discarded, "picking a card neither ends the wait nor begins it anew"
    graceful.press(Qt.Key.Key_N)
    qtbot.waitUntil(lambda: graceful.session.deal.turn == 0, timeout=10_000)
    assert graceful.offer is None


def test_after_the_wait_the_bot_acts_and_the_offer_is_gone(qtbot, table_of):
    table = table_of(TableFeel(grace_ms=40))
    table.draw()
    by_click(table, table.card())
    assert table.offer is not None
    qtbot.waitUntil(lambda: len(table.session.played) > 2 and table.session.deal.turn != 1, timeout=10_000)
    assert table.offer is None
    assert not table.session.can_undo(0)


def test_without_grace_there_is_no_offer_and_no_wait(qtbot, table_of):
    table = table_of(TableFeel(grace_ms=0))
    table.draw()
    by_click(table, table.card())
    assert table.offer is None
    qtbot.waitUntil(lambda: table.session.deal.turn == 0, timeout=10_000)


def test_the_bar_runs_down(qtbot, table_of):
    table = table_of(TableFeel(grace_ms=4000))
    table.draw()
    by_click(table, table.card())
    plate = table.page.care.offer.plate
    full = plate._filled
    qtbot.waitUntil(lambda: plate._filled < full)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_offer_lies_beside_the_pile_or_above_the_ledge(table_of, size):
    table = table_of(TableFeel(grace_ms=GRACE_MS), size=size)
    table.draw()
    by_click(table, table.card())
    layout, plate = table.mouse.layout, table.page.care.offer.plate
    box = plate.mapRectToScene(plate.box)
    assert layout.pile_count.right <= box.left()
    assert box.right() <= layout.tray.right
    assert not table.page.parts.tray._event_text.isVisible()
    wide = offer_place(layout, layout.tray.right - layout.pile.right)
    assert wide.y + HEIGHT * layout.u <= layout.ledge.y
    assert wide.right <= layout.hand.right


# -- fair undo and redo


def meld_of(table):
    """A legal meld of the person's hand; the table plays on until there is one."""
    bot = make_bot("greedy")
    while True:
        if table.session.deal.phase is Phase.DRAW:
            table.draw()
        options = [
            target
            for a in table.session.hand_order(0)
            for b in table.session.hand_order(0)
            for c in table.session.hand_order(0)
            if a < b < c
            for target in table.session.targets(0, (a, b, c))
            if target.zone is Zone.FELT and isinstance(target.command, LayMeld)
        ]
        if options:
            return options[0].command
        discard = bot.choose(table.session.view(0), Random(1))
        assert isinstance(discard, Discard), "with nothing to lay there is only a card to discard"
        table.mouse.act_by_click(discard)
        table.page.pace.skip()
        QTest.qWaitFor(lambda: table.session.deal.turn == 0, 10_000)


@pytest.fixture
def with_meld(table_of):
    table = table_of(TableFeel(grace_ms=0), number=3)
    table.meld = meld_of(table)
    return table


def test_every_act_since_the_draw_comes_back_exactly_and_the_draw_stays(with_meld):
    table = with_meld
    start, hand = table.session.deal.digest(), table.session.hand_order(0)
    table.mouse.act_by_click(table.meld)
    laid = table.session.deal.digest()
    assert laid != start
    table.press_button(table.button(Action.UNDO))
    assert table.session.deal.digest() == start
    assert table.session.hand_order(0) == hand
    table.press_button(table.button(Action.UNDO))
    assert table.session.deal.digest() == start, "the draw showed a card"
    assert table.page.message[0] == "There is nothing to take back."
    table.press_button(table.button(Action.REDO))
    assert table.session.deal.digest() == laid


def test_the_turn_is_taken_back_at_once(with_meld):
    """C17."""
    table = with_meld
    start = table.session.deal.digest()
    table.mouse.act_by_click(table.meld)
    table.page.do(Action.TAKE_TURN_BACK)
    assert table.session.deal.digest() == start
    table.page.do(Action.TAKE_TURN_BACK)
    assert table.page.message[0] == "There is nothing to take back."


def test_a_turn_that_leads_nowhere_says_why_and_is_taken_back(table_of):
    """C17: melds that do not reach the opening minimum lock the turn, until they are taken back."""
    rules = replace(rulesets.CANASTRA, vulnerable_above=-5)
    table = table_of(TableFeel(grace_ms=0), rules=rules, number=3)
    meld = meld_of(table)
    start = table.session.deal.digest()
    table.mouse.act_by_click(meld)
    by_click(table, table.card(0))
    assert not table.discarded
    said = " ".join(table.page.message)
    assert f"of {rules.vulnerable_min} points" in said
    assert "Ctrl+Backspace takes back all that you laid in this turn." in said
    table.page.do(Action.TAKE_TURN_BACK)
    assert table.session.deal.digest() == start
    by_click(table, table.card(0))
    assert table.discarded


def test_where_nothing_was_laid_nobody_is_told_to_take_it_back(table_of):
    table = table_of(TableFeel())
    table.page.controller.refuse(Refusal(RefusalCode.OPENING_MINIMUM, (), 35, 75))
    assert "Ctrl+Backspace" not in " ".join(table.page.message)


# -- a practice match


def test_practice_takes_back_draws_and_what_the_bots_did(qtbot, table_of):
    table = table_of(TableFeel(grace_ms=0), is_practice=True)
    start = table.session.deal.digest()
    table.draw()
    drawn = table.session.deal.digest()
    by_click(table, table.card())
    qtbot.waitUntil(lambda: table.session.deal.turn == 0, timeout=10_000)
    end = table.session.deal.digest()
    for wanted in (drawn, start):
        table.press_button(table.button(Action.UNDO))
        assert table.session.deal.digest() == wanted
        assert table.page.controller.model.matches(table.session.view(0))
    for _ in range(2):
        table.press_button(table.button(Action.REDO))
    assert table.session.deal.digest() == end


def test_practice_is_marked_on_the_table_and_says_what_undo_does(table_of):
    fair = table_of(TableFeel())
    practice = table_of(TableFeel(), is_practice=True)
    assert fair.page.parts._strip.data_shown.badge == ""
    assert practice.page.parts._strip.data_shown.badge == "Practice"
    assert "all that was played after it" in practice.button(Action.UNDO).toolTip()
    assert "all that was played after it" not in fair.button(Action.UNDO).toolTip()


# -- buttons that cannot


def test_buttons_that_cannot_keep_their_place_and_say_why(table_of):
    table = table_of(TableFeel())
    places = {action: table.button(action).scenePos() for action in (Action.UNDO, Action.REDO)}
    table.draw()
    primary = table.page.parts.primary_button
    assert primary.look is ButtonLook.DISABLED
    assert primary.toolTip().count("\n") == 1, "what it does, and why it cannot"
    for button in (primary, table.button(Action.UNDO), table.button(Action.REDO)):
        reason = button.toolTip().split("\n")[1]
        table.press_button(button)
        assert table.page.message[0] == reason
        table.press(Qt.Key.Key_Left)
    table.mouse.pick(table.session.hand_order(0)[:3])
    assert primary.data_shown.label.startswith("Meld")
    if not primary.data_shown.is_enabled:
        reason = primary.toolTip().split("\n")[1]
        table.press_button(primary)
        assert table.page.message[0] == reason
    assert {action: table.button(action).scenePos() for action in places} == places


def test_a_draw_is_never_needed_to_know_what_undo_can_do(table_of):
    table = table_of(TableFeel(grace_ms=GRACE_MS))
    assert not table.button(Action.UNDO).data_shown.is_enabled
    table.draw()
    assert isinstance(table.session.played[-1].command, Draw)
    assert not table.button(Action.UNDO).data_shown.is_enabled
    by_click(table, table.card())
    assert table.button(Action.UNDO).data_shown.is_enabled
