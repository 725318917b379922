"""Cards on the real scene: they close up in order, fly as blocks, follow the pointer, and are left alone."""

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF

from buraco_desktop.engine.commands import Draw
from buraco_desktop.engine.events import CardDiscarded, MeldLaid, PileTaken, PotTaken
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.ui.faces import render_face
from buraco_desktop.ui.table.carrying import CARRIED_SCALE
from buraco_desktop.ui.table.effects import LightBand
from buraco_desktop.ui.table.motions import MotionPlan, plan_step
from buraco_desktop.ui.table.timing import BADGE_POP, DEAL, DISCARD, MELD, POT, TAKE, TICK_POP, Speed
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page

SEVEN = Meld(MeldKind.SEQUENCE, (2, 3, 4, 5, 6, 7, 8), 3)


class Stage:
    """A page whose model the test changes by events, as if they had happened."""

    def __init__(self, qtbot, **options):
        self.session, answers = new_session()
        self.page = table_page(qtbot, self.session, answers, pace=50.0, **options)
        self.page.pace.stop()
        self.scene, self.animator = self.page.scene, self.page.scene.animator
        self.animator.speed = Speed.NORMAL
        self.animator.finish_all()

    def happen(self, *events):
        """Fold events and show them in motion."""
        layout = self.scene.table
        for event in events:
            self.page.controller.model.fold(event)
        self.page.controller.relayout(plan_step(events, layout, 0))

    def item(self, card):
        return self.scene.card_item(card)

    def tweens(self):
        return list(self.animator._tweens.values())

    def lay(self, *piles):
        """Put so many cards on the pile, at once."""
        self.page.controller.model.pile = list(piles)
        self.page.controller.relayout()


@pytest.fixture
def stage(qtbot):
    return Stage(qtbot)


def strangers(stage, count):
    """Cards that are in nobody's sight."""
    seen = {*stage.session.hand_order(0), *stage.page.controller.model.pile}
    return [card for card in range(108) if card not in seen][:count]


def test_a_meld_closes_into_its_fan_from_left_to_right(stage):
    cards = tuple(strangers(stage, 3))
    stage.happen(MeldLaid(1, 1, 0, Meld(MeldKind.SET, cards)))
    moving = {
        tween.item.card: tween for tween in stage.tweens() if getattr(tween.item, "card", None) in cards
    }
    assert [moving[card].delay for card in cards] == [0, MELD.stagger, 2 * MELD.stagger]
    assert [stage.item(card).home.x() for card in cards] == sorted(
        stage.item(card).home.x() for card in cards
    )


def test_a_dealt_hand_starts_card_by_card_and_turns_over(qtbot):
    session, answers = new_session()
    page = table_page(qtbot, session, answers, speed=Speed.NORMAL, pace=50.0)
    own = set(session.hand_order(0))
    tweens = [t for t in page.scene.animator._tweens.values() if t.item.card in own]
    assert len(tweens) == len(own)
    assert all(after.delay - before.delay == DEAL.stagger for before, after in pairwise(tweens))
    assert all(tween.is_flip for tween in tweens)


@pytest.mark.parametrize(("parity", "turn"), [(0, -DISCARD.turn), (1, DISCARD.turn)])
def test_discards_are_turned_to_either_side_each_card_to_its_own(stage, parity, turn):
    card = next(card for card in strangers(stage, 10) if card % 2 == parity)
    stage.happen(CardDiscarded(1, card))
    flight = next(t for t in stage.tweens() if getattr(t.item, "card", None) == card)
    assert flight.turn == turn
    stage.animator.advance(DISCARD.duration / 2)
    assert abs(stage.item(card).transform().m12()) > 0.05
    stage.animator.finish_all()
    assert stage.item(card).transform().isIdentity()


def test_a_taken_pile_gathers_and_flies_as_a_block_to_the_hand(stage):
    cards = strangers(stage, 6)
    stage.lay(*cards)
    starts = [QPointF(stage.item(card).pos()) for card in cards]
    stage.happen(PileTaken(0, tuple(cards)))
    stage.animator.advance(120)
    gathered = [stage.item(card).pos() for card in cards]
    assert max(abs(place.x() - starts[0].x()) for place in gathered) <= 8
    assert {place.y() for place in gathered} == {starts[0].y()}
    stage.animator.advance(120)
    block = [stage.item(card).pos().x() for card in cards]
    assert max(block) - min(block) <= 8
    stage.animator.finish_all()
    assert all(stage.item(card).pos() == stage.item(card).home for card in cards)


def test_of_a_pile_that_another_takes_only_four_cards_fly_on(stage):
    cards = strangers(stage, 9)
    stage.lay(*cards)
    items = [stage.item(card) for card in cards]
    stage.happen(PileTaken(1, tuple(cards)))
    stage.animator.advance(121)
    assert [item.scene() is not None for item in items] == [False] * 5 + [True] * 4
    stage.animator.finish_all()
    assert all(item.scene() is None for item in items)


def test_a_pot_slides_to_the_hand_as_a_block_and_its_tick_pops_up(stage):
    cards = tuple(strangers(stage, 11))
    stage.happen(PotTaken(0, 0, cards, True))
    assert stage.page.parts.plate(0).tick_scale == pytest.approx(TICK_POP)
    assert stage.page.parts.plate(1).tick_scale == 1
    stage.animator.advance(POT.duration * POT.spreads)
    across = [stage.item(card).pos().x() for card in cards]
    assert max(across) - min(across) <= 8
    assert stage.page.parts.plate(2).tick_scale == 1
    stage.animator.finish_all()
    assert stage.page.parts.plate(0).tick_scale == 1


def test_a_new_canasta_shines_once_and_its_badge_pops_up(stage):
    stage.happen(MeldLaid(1, 1, 0, SEVEN))
    bands = [item for item in stage.scene.items() if isinstance(item, LightBand)]
    marks = stage.page.parts._marks[1, 0]
    assert len(bands) == 1
    assert marks.badge_scale == pytest.approx(BADGE_POP)
    stage.animator.advance(120)
    assert marks.badge_scale > BADGE_POP
    stage.animator.finish_all()
    assert marks.badge_scale == 1
    assert not [item for item in stage.scene.items() if isinstance(item, LightBand)]


def test_with_less_motion_nothing_shines_or_pops(stage):
    stage.animator.is_reduced = True
    stage.happen(MeldLaid(1, 1, 0, SEVEN), PotTaken(0, 0, (None,) * 11, False))
    assert not [item for item in stage.scene.items() if isinstance(item, LightBand)]
    assert stage.page.parts._marks[1, 0].badge_scale == 1
    assert stage.page.parts.plate(0).tick_scale == 1
    assert all(stage.item(card).pos() == stage.item(card).home for card in SEVEN.cards)
    assert {stage.item(card).opacity() for card in SEVEN.cards} == {0.0}
    stage.animator.finish_all()
    assert {stage.item(card).opacity() for card in SEVEN.cards} == {1.0}


def test_cards_that_stay_are_not_touched(stage):
    stage.happen(MeldLaid(1, 1, 0, SEVEN))
    stage.animator.finish_all()
    stage.page.controller.relayout(MotionPlan())
    assert stage.tweens() == []


def test_a_card_on_its_way_keeps_its_motion_when_the_table_is_laid_out_again(stage):
    stage.session.submit(0, Draw())
    card = stage.session.deal.drawn
    before = next(t for t in stage.tweens() if t.item is stage.item(card))
    stage.page.controller.relayout(MotionPlan())
    assert next(t for t in stage.tweens() if t.item is stage.item(card)) is before


def carry(stage, count):
    """Lift cards of the hand by the last one of them; return them and the mouse."""
    mouse = TableMouse(stage.page)
    cards = [spot.card for spot in stage.scene.table.hand_spots()][:count]
    mouse.pick(cards)
    stage.animator.finish_all()
    start = mouse.hand_point(cards[-1])
    mouse.press(start)
    mouse.move(start + QPoint(30, -30))
    return cards, mouse, start


def test_the_seized_card_is_at_the_pointer_and_the_others_follow(stage):
    cards, mouse, start = carry(stage, 3)
    offsets = [stage.item(card).pos() - stage.item(cards[-1]).pos() for card in cards]
    mouse.move(start + QPoint(200, -200))
    lead = stage.item(cards[-1]).pos()
    behind = [
        (lead + offset - stage.item(card).pos()).manhattanLength()
        for card, offset in zip(cards, offsets, strict=True)
    ]
    assert behind[0] > 100
    assert behind[1] > 100
    stage.animator.advance(24)
    nearer = [
        (lead + offset - stage.item(card).pos()).manhattanLength()
        for card, offset in zip(cards, offsets, strict=True)
    ]
    assert nearer[1] < nearer[0] < behind[0]
    for _ in range(60):
        stage.animator.advance(16)
    assert stage.item(cards[-1]).transform().m11() == pytest.approx(CARRIED_SCALE)
    mouse.release(start)


def test_the_drop_goes_where_the_cards_will_hang_not_where_they_lag(stage):
    _, mouse, start = carry(stage, 3)
    mouse.move(start + QPoint(200, -200))
    before = stage.scene.carried_rect()
    for _ in range(60):
        stage.animator.advance(16)
    assert stage.scene.carried_rect() == before
    mouse.release(start)


@pytest.mark.parametrize("change", [{"speed": Speed.NONE}, {"is_reduced": True}])
def test_without_motion_carried_cards_do_not_lag(stage, change):
    for name, value in change.items():
        setattr(stage.animator, name, value)
    cards, mouse, start = carry(stage, 3)
    gaps = [stage.item(after).pos() - stage.item(before).pos() for before, after in pairwise(cards)]
    mouse.move(start + QPoint(200, -200))
    assert [stage.item(after).pos() - stage.item(before).pos() for before, after in pairwise(cards)] == gaps
    mouse.release(start)


def test_a_taken_pile_has_the_motion_of_the_table(stage):
    cards = strangers(stage, 3)
    stage.lay(*cards)
    stage.happen(PileTaken(0, tuple(cards)))
    assert {t.motion for t in stage.tweens() if t.item.card in cards} == {TAKE}


def test_pictures_of_a_deal_that_is_over_are_dropped(stage):
    faces, model = stage.scene._faces, stage.page.controller.model
    key = stage.item(model.hand[0])._key
    other = msgspec.structs.replace(key, width=key.width - 1)
    for each in (key, other):
        faces._keep(each, render_face(each))
    model.melds[0].append(SEVEN)
    stage.page.controller.relayout()
    assert {key, other} <= faces._pixmaps.keys()
    model.melds[0].clear()
    stage.page.controller.relayout()
    assert [each for each in faces._pixmaps if each.name == key.name] == [other], "the newest alone"
    assert stage.item(model.hand[0])._key == stage.item(model.hand[0])._shown == key
