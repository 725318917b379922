"""Which cards move how: every kind of event has its motion, and input completes it."""

import msgspec
import pytest
from PySide6.QtCore import QEasingCurve, QPoint

from buraco_desktop.engine.commands import Draw
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnded,
    EndReason,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    TurnStarted,
)
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.ui.table.carrying import CARRIED_SCALE
from buraco_desktop.ui.table.effects import LightBand, OpeningSun
from buraco_desktop.ui.table.motions import MotionPlan, plan_deal, plan_step
from buraco_desktop.ui.table.timing import (
    BADGE_POP,
    BOT_PAUSE,
    CANASTA,
    CARRIED_LAG,
    DEAL,
    DISCARD,
    DRAW,
    FADE,
    GLIDE_BACK,
    GOING_OUT,
    MELD,
    POT,
    RAISE,
    RELAYOUT,
    TAKE,
    TICK_POP,
    WILD,
    Speed,
)
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page

SEVEN = Meld(MeldKind.SEQUENCE, (2, 3, 4, 5, 6, 7, 8), 3)


@pytest.fixture
def page(qtbot):
    return table_page(qtbot, *new_session(), pace=50.0)


@pytest.fixture
def layout(page):
    return page.scene.table


def test_own_draw_comes_face_down_from_the_stock(layout):
    plan = plan_step([CardDrawn(0, 99)], layout, 0)
    assert plan.sources == {99: layout.stock}
    assert plan.hidden_sources == {99}
    assert plan.motions == {99: DRAW}
    assert plan.flights == []


def test_another_seat_draws_a_back(layout):
    plan = plan_step([CardDrawn(2, None)], layout, 0)
    assert [(flight.start, flight.end) for flight in plan.flights] == [(layout.stock, layout.plates[2])]


def test_a_pile_taken_by_another_flies_to_the_plate(layout):
    plan = plan_step([PileTaken(1, (5, 6))], layout, 0)
    assert plan.sinks == {5: layout.plates[1], 6: layout.plates[1]}
    assert plan.motions == {5: TAKE, 6: TAKE}


def test_the_own_take_only_moves(layout):
    top = layout.picture.pile[-1]
    plan = plan_step([PileTaken(0, (top,))], layout, 0)
    assert plan.sinks == plan.sources == {}
    assert plan.motions == {top: TAKE}


def test_hidden_cards_of_a_closed_pile_come_face_down_to_the_taker(layout):
    plan = plan_step([PileTaken(0, (77, layout.picture.pile[-1]), is_open=False)], layout, 0)
    assert plan.sources == {77: layout.tray}
    assert plan.hidden_sources == {77}


def test_melds_and_discards_of_others_come_from_their_plate(layout):
    events = [MeldLaid(3, 1, 0, SEVEN), MeldExtended(3, 1, 1, SEVEN, (8,)), CardDiscarded(3, 40)]
    plan = plan_step(events, layout, 0)
    assert set(plan.sources.values()) == {layout.plates[3]}
    assert plan.motions[2] == MELD
    assert plan.motions[40] == DISCARD
    assert plan.canastas == [(1, 0), (1, 1)]


def test_a_longer_canasta_shines_only_once(layout):
    grown = Meld(MeldKind.SEQUENCE, (2, 3, 4, 5, 6, 7, 8, 9), 3)
    assert plan_step([MeldExtended(0, 0, 0, grown, (9,))], layout, 0).canastas == []


def test_a_card_drawn_and_discarded_by_another_in_one_step_still_comes_from_the_plate(layout):
    plan = plan_step([PileTaken(1, (5,)), CardDiscarded(1, 5)], layout, 0)
    assert plan.sinks == {}
    assert plan.sources == {5: layout.plates[1]}


def test_a_direct_pot_comes_to_the_own_hand_and_another_s_flies_as_backs(layout):
    own = plan_step([PotTaken(0, 0, (50, 51), True)], layout, 0)
    assert own.sources == {50: layout.pots[0], 51: layout.pots[0]}
    assert own.motions == {50: POT, 51: POT}
    other = plan_step([PotTaken(1, 1, (None,) * 11, False)], layout, 0)
    assert [(flight.start, flight.is_pot) for flight in other.flights] == [(layout.pots[0], True)]
    assert (own.pots, other.pots) == ([0], [1])


def test_an_own_pot_is_opened_from_the_plate(layout):
    plan = plan_step([TurnStarted(0, (50, 51))], layout, 0)
    assert set(plan.sources) == {50, 51}
    assert plan.hidden_sources == {50, 51}


@pytest.mark.parametrize(("reason", "shines"), [(EndReason.OUT, True), (EndReason.EXHAUSTED, False)])
def test_going_out_is_celebrated(layout, reason, shines):
    assert plan_step([DealEnded(reason, 1, None)], layout, 0).is_going_out is shines


def test_the_deal_comes_from_the_stock(layout):
    plan = plan_deal((1, 2, 3), layout)
    assert set(plan.sources) == plan.hidden_sources == {1, 2, 3}
    assert DEAL.is_flip
    assert {flight.end for flight in plan.flights} == {layout.plates[seat] for seat in (1, 2, 3)}
    assert {flight.motion for flight in plan.flights} == {DEAL}


def with_meld(layout, meld):
    return msgspec.structs.replace(
        layout, picture=msgspec.structs.replace(layout.picture, melds=((meld,), ()))
    )


def test_a_wild_card_that_stands_for_another_rank_passes_over(layout):
    joker = 52
    old = Meld(MeldKind.SEQUENCE, (3, 4, joker, 6), 4, 2)
    new = Meld(MeldKind.SEQUENCE, (3, 4, 5, 6, joker), 4, 4)
    plan = plan_step([MeldExtended(0, 0, 0, new, (5,))], with_meld(layout, old), 0)
    assert plan.motions == {5: MELD, joker: WILD}


def test_a_wild_card_that_stays_does_not(layout):
    joker = 52
    old = Meld(MeldKind.SEQUENCE, (3, 4, joker, 6), 4, 2)
    new = Meld(MeldKind.SEQUENCE, (2, 3, 4, joker, 6), 3, 3)
    plan = plan_step([MeldExtended(0, 0, 0, new, (2,))], with_meld(layout, old), 0)
    assert plan.motions == {2: MELD}


def test_the_table_of_the_design():
    """Durations, courses and marks of every motion, as design 11 lists them."""
    out, in_out = QEasingCurve.Type.OutCubic, QEasingCurve.Type.InOutCubic
    table = {
        DEAL: (150, out),
        DRAW: (220, out),
        RELAYOUT: (180, in_out),
        RAISE: (90, QEasingCurve.Type.OutQuad),
        MELD: (240, QEasingCurve.Type.OutBack),
        WILD: (260, in_out),
        DISCARD: (200, out),
        TAKE: (320, in_out),
        POT: (480, in_out),
        CANASTA: (600, out),
        GOING_OUT: (900, out),
        GLIDE_BACK: (160, out),
    }
    assert {motion: (motion.duration, motion.curve) for motion in table} == table
    assert (DEAL.stagger, MELD.stagger, DRAW.lift, WILD.lift, DISCARD.turn) == (35, 25, 12, 10, 3)
    assert TAKE.gathers * TAKE.duration == 120
    assert (BADGE_POP, TICK_POP, CARRIED_SCALE, CARRIED_LAG, FADE) == (0.6, 0.8, 1.04, 24, 80)
    assert [speed.value for speed in Speed] == [0.0, 0.3, 0.5, 1.0, 1.6]
    assert 600 <= BOT_PAUSE <= 1100


class TestOnTheTable:
    def test_a_drawn_card_flies_and_a_press_completes_it(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers, speed=Speed.SLOW, pace=50.0)
        page.scene.animator.finish_all()
        mouse = TableMouse(page)
        mouse.act_by_click(Draw())
        card = session.deal.drawn
        item = page.scene.card_item(card)
        assert page.scene.animator.is_running
        assert item.pos() != item.home
        page.scene.animator.advance(60)
        assert item.pos() != item.home
        mouse.press(QPoint(20, 200))
        assert not page.scene.animator.is_running
        assert item.pos() == item.home
        mouse.release(QPoint(20, 200))

    def test_clicks_mean_the_model_while_cards_fly(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers, speed=Speed.SLOW, pace=50.0)
        mouse = TableMouse(page)
        mouse.act_by_click(Draw())
        card = page.scene.table.hand_spots()[2].card
        mouse.click(mouse.hand_point(card))
        assert page.controller.selection == [card]

    def test_a_deal_is_dealt_in_sight(self, qtbot):
        session, answers = new_session()
        page = table_page(qtbot, session, answers, speed=Speed.NORMAL, pace=50.0)
        assert page.scene.animator.is_running
        moving = [page.scene.card_item(card) for card in session.hand_order(0)]
        assert any(item.pos() != item.home for item in moving)
        for _ in range(80):
            page.scene.animator.advance(16)
        assert all(item.pos() == item.home for item in moving)

    def test_effects_come_and_go(self, page):
        scene = page.scene
        scene.animator.speed = Speed.NORMAL
        plan = MotionPlan(is_going_out=True)
        scene.show_table(page.controller.picture(), plan, {})
        suns = [item for item in scene.items() if isinstance(item, OpeningSun)]
        assert len(suns) == 1
        scene.animator.advance(450)
        assert 0.05 < suns[0].opacity() <= 0.18
        scene.animator.finish_all()
        assert not [item for item in scene.items() if isinstance(item, OpeningSun | LightBand)]
