"""The coach of the first matches: one line for what is possible, gone when it is learnt or sent away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.coach import MASTERED, Act, possible_acts
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.looks import COACHED_MATCHES, TableFeel, TableLook, table_feel
from tests.support.positions import position
from tests.ui.support.advised import advised_page, before_draw, has_lays, session_at
from tests.ui.support.languages import spoken
from tests.ui.support.mouse import TableMouse


def coached(qtbot, is_there, done=None, size=(1280, 800), **wishes):
    made = session_at(is_there, **wishes)
    page = advised_page(qtbot, made, size)
    page.learnt = []
    page.coach.learnt.connect(page.learnt.append)
    page.set_feel(TableFeel(coach_done=done or {}))
    return page, made[0]


def late(session):
    return session.deal.turn_count > 8 and has_lays(session)


@pytest.fixture
def drawing(qtbot):
    return coached(qtbot, before_draw, number=6)


def draw_by_click(page):
    mouse = TableMouse(page)
    mouse.click(mouse.middle(mouse.layout.stock))


def test_each_phase_says_what_is_possible(drawing):
    page, _ = drawing
    assert page.coach.line == "Draw a card: click the stock, or take the whole pile."
    draw_by_click(page)
    assert page.coach.line in (
        "You hold a meld: pick three or more cards that belong together, and lay them.",
        "A card of yours fits one of our melds: drag it there.",
        "End your turn: put one card on the pile.",
    )


def test_what_was_done_three_times_is_not_said_again(qtbot):
    page, _ = coached(qtbot, before_draw, {Act.DRAW: MASTERED - 1}, number=6)
    assert page.coach.line.startswith("Draw a card")
    draw_by_click(page)
    assert page.learnt == [{"draw": MASTERED}]
    page.set_feel(TableFeel(coach_done={Act.DRAW: MASTERED, Act.TAKE: MASTERED}))
    page.controller.session.undo(0)
    other, _ = coached(qtbot, before_draw, {Act.DRAW: MASTERED}, number=6)
    assert other.coach.line == "Instead of drawing you may take the whole pile: click it."
    third, _ = coached(qtbot, before_draw, {Act.DRAW: MASTERED, Act.TAKE: MASTERED}, number=6)
    assert third.coach.line == ""


def test_what_the_hint_plays_is_not_learnt(drawing):
    page, _ = drawing
    QTest.keyClick(page.view, Qt.Key.Key_H)
    assert page.coach.line == "", "the hint stands there"
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.learnt == []


def test_it_is_never_shown_over_a_refusal(drawing):
    page, _ = drawing
    page.controller.refuse(Refusal(RefusalCode.PILE_EMPTY))
    assert page.message
    assert page.coach.line == ""
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert not page.message
    assert page.coach.line != ""


def test_a_refusal_goes_along_with_the_ledge_when_the_window_is_resized(drawing):
    page, _ = drawing
    page.controller.refuse(Refusal(RefusalCode.PILE_EMPTY))
    said = page.message
    for size in ((1024, 700), (1920, 1080), (1280, 800)):
        page.resize(*size)
        QApplication.processEvents()
        ledge, box = page.scene.table.ledge, page._messages.box
        assert page.message == said
        assert abs(box.bottom() - ledge.y) < box.height()
        assert abs(box.center().x() - size[0] / 2) < size[0] / 10


def test_the_cross_sends_the_line_away_and_the_rest_of_it_lets_clicks_through(drawing):
    page, session = drawing
    mouse, pill = TableMouse(page), page.coach.pill
    version = session.version
    mouse.click(page.view.mapFromScene(pill.mapToScene(20, pill.size[1] / 2)))
    assert page.coach.line != ""
    mouse.click(page.view.mapFromScene(pill.mapToScene(pill.cross.center())))
    assert not page.coach.line.startswith("Draw a card")
    assert session.version == version
    page.set_look(page._look)
    assert not page.coach.line.startswith("Draw a card"), "it stays away"


def test_it_is_silent_when_it_is_off_or_others_play(qtbot):
    page, session = coached(qtbot, before_draw, number=6)
    page.set_feel(TableFeel())
    assert page.coach.line == ""
    page.set_feel(TableFeel(coach_done={}))
    page.pace.factor = 1000.0
    draw_by_click(page)
    page.controller.toggle(session.hand_order(0)[0])
    page.controller.discard()
    assert session.deal.turn == 1
    assert page.coach.line == ""


def test_a_closed_pile_is_explained():
    deal = position("buraco-fechado", hand="5H 6H KD 9C", pile="7H", phase=Phase.DRAW, pot_taken=True)
    assert possible_acts(deal) == [Act.DRAW, Act.TAKE]
    poor = position("buraco-fechado", hand="5S 9C KD QC", pile="7H", phase=Phase.DRAW, pot_taken=True)
    assert possible_acts(poor) == [Act.DRAW]


def test_melds_and_extensions_are_found():
    deal = position(hand="5H 6H 7H KD 9C 4S", melds=["5C 6C 7C"])
    assert possible_acts(deal) == [Act.MELD, Act.DISCARD]
    deal = position(hand="5H 6D 8C KD 9H 4S", melds=["5C 6C 7C"])
    assert possible_acts(deal) == [Act.EXTEND, Act.DISCARD]


def test_the_first_matches_only():
    assert table_feel(Settings(matches_begun=COACHED_MATCHES)).coach_done == {}
    assert table_feel(Settings(matches_begun=COACHED_MATCHES + 1)).coach_done is None
    assert table_feel(Settings(has_coach=False)).coach_done is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("done", [{}, {Act.DRAW: MASTERED}])
def test_the_line_stays_on_the_ledges_edge_in_the_smallest_window(qtbot, language, done):
    with spoken(language):
        page, _ = coached(qtbot, before_draw, done, (1024, 700), number=6)
        pill, layout = page.coach.pill, page.scene.table
        width, height = pill.size
        assert layout.hand.x - 1 <= pill.pos().x()
        assert pill.pos().x() + width <= layout.hand.right + 1
        top_of_cards = min(spot.y for spot in layout.hand_spots())
        assert pill.pos().y() + height <= top_of_cards


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_line_moves_aside_for_the_words_of_what_is_chosen(qtbot, scale):
    page, session = coached(qtbot, before_draw, size=(1024, 700), number=6)
    page.set_look(TableLook(text_scale=scale))
    draw_by_click(page)
    free = page.coach.pill.sceneBoundingRect()
    for language in LANGUAGES:
        with spoken(language):
            page.set_look(page._look)
            for cards in (session.hand_order(0)[:1], session.hand_order(0)[:5]):
                page.controller.clear_selection()
                for card in cards:
                    page.controller.toggle(card)
                pill, chosen = page.coach.pill, page.selection_line
                line = pill.mapRectToScene(pill.box)
                assert chosen.isVisible()
                assert not line.intersects(chosen.sceneBoundingRect()), (language, line)
                assert line.left() >= 0
    page.controller.clear_selection()
    page.set_look(page._look)
    assert page.coach.pill.sceneBoundingRect() == free
