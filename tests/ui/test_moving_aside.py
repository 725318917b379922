"""Melds that move aside for a ghost: shown as they will lie, while clicks mean what lies there now."""

from itertools import groupby

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import FACE_COUNT, kind_of
from buraco_desktop.engine.commands import Draw, ExtendMeld
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.session.hand_order import HandOrder
from buraco_desktop.ui.table.badges import MeldMarks
from buraco_desktop.ui.table.ghost_places import preview
from buraco_desktop.ui.table.hit import HitKind
from buraco_desktop.ui.table.marks import TargetGlow
from buraco_desktop.ui.table.scene import AsideFor
from buraco_desktop.ui.table.spots import Place
from buraco_desktop.ui.table.timing import ASIDE, Speed
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page
from tests.ui.support.tables import sequence

NOWHERE = QPoint(20, 200)
JOKER = 52
FEW = (sequence(0, 5, 4), sequence(1, 3, 5), sequence(1, 9, 3, deck=1), sequence(3, 2, 7, wild=3, deck=1))
MANY = (
    *(sequence(suit, 3, 7) for suit in range(4)),
    *(sequence(suit, 3, 3, deck=1) for suit in range(4)),
    *(sequence(suit, 7, 4, deck=1) for suit in range(4)),
    sequence(0, 11, 3, deck=1),
)
"""Thirteen melds, six or seven in each row at 1024x700."""
SPARE = (kind_of(3, 12), kind_of(3, 13))
"""What stays in the hand; on no meld."""


def card(suit, rank, deck=0):
    return deck * FACE_COUNT + kind_of(suit, rank)


def at_table(qtbot, melds, hand, size=(1024, 700), **options):
    """A page at the own turn with these own melds and this hand."""
    session, answers = new_session(rulesets.BURRACO_ITALIANO, number=3)
    session.submit(0, Draw())
    deal = session.deal
    deal.melds[0][:], deal.hands[0][:], deal.pile[:] = melds, hand, [card(2, 13)]
    session._orders[0] = HandOrder(tuple(hand), frozenset(), frozenset())
    page = table_page(qtbot, session, answers, size, **options)
    return page, TableMouse(page)


def seize(mouse, cards, end):
    start = mouse.hand_point(cards[0])
    mouse.press(start)
    mouse.move(start - QPoint(0, 60))
    mouse.move(end)


def melds_seen(page):
    """How the cards of the own melds are drawn: place, size and depth."""
    return {
        each: (item.pos().toTuple(), item.width, item.zValue())
        for meld in page.controller.model.melds[0]
        for each in meld.cards
        if (item := page.scene.card_item(each)) is not None
    }


def wanted(page, layout):
    return {
        spot.card: ((round(spot.x), round(spot.y)), spot.width, spot.z)
        for spot in layout.cards
        if (spot.place, spot.team) == (Place.MELD, 0) and spot.card in melds_seen(page)
    }


def marks_seen(page):
    """The boxes of chips and badges on the own half."""
    middle = page.scene.table.middle.bottom
    items = [item for item in page.scene.items() if isinstance(item, MeldMarks) and item.pos().y() > middle]
    return sorted((item.pos() + item.box.topLeft()).toTuple() for item in items)


def move_by_hand(page):
    """Let nothing move but by `Animator.advance`."""
    page.scene.animator.finish_all()
    page.scene.animator._start = lambda: None


def meld_point(page, index):
    """A point of a meld that no row in front covers."""
    spot = page.scene.table.melds[0, index]
    return QPoint(round(spot.rect.x + 8), round(spot.rect.y + min(spot.exposed, spot.rect.height) / 2))


@pytest.mark.parametrize(
    ("melds", "index", "hand"),
    [
        (FEW, 1, (card(1, 8), card(1, 9), card(1, 10), *SPARE)),
        (MANY, 2, (card(2, 10), card(2, 11), card(2, 12), *SPARE)),
        (MANY, 7, (card(3, 6, 1), *SPARE)),
    ],
)
def test_neighbours_lie_while_dragging_as_they_will_after_the_drop(qtbot, melds, index, hand):
    page, mouse = at_table(qtbot, melds, hand)
    cards = hand[: -len(SPARE)]
    mouse.pick(cards)
    before, marks = melds_seen(page), marks_seen(page)
    seize(mouse, cards, meld_point(page, index))
    assert page.scene.ghost.chosen.index == index
    seen = melds_seen(page)
    assert seen != before
    assert seen == wanted(page, page.scene.shown)
    assert wanted(page, page.scene.table) == before
    ghost = {spot.card: (spot.x, spot.y) for spot in page.scene.ghost.places[0].own}
    aside = marks_seen(page)
    # Elsewhere everything goes back.
    mouse.move(NOWHERE)
    assert (melds_seen(page), marks_seen(page)) == (before, marks)
    mouse.move(meld_point(page, index))
    assert melds_seen(page) == seen
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert (melds_seen(page), marks_seen(page)) == (before, marks)
    mouse.release(NOWHERE)
    # The drop gives what was seen, without another move.
    seize(mouse, cards, meld_point(page, index))
    mouse.release(meld_point(page, index))
    after = melds_seen(page)
    assert {each: after[each] for each in seen} == seen
    assert {each: after[each][0] for each in ghost} == {
        each: (round(x), round(y)) for each, (x, y) in ghost.items()
    }
    assert marks_seen(page) == aside


def test_frames_of_other_targets_follow_their_melds(qtbot):
    page, mouse = at_table(qtbot, FEW, (JOKER, *SPARE))
    seize(mouse, [JOKER], meld_point(page, 0))
    boxes = [QRectF(*page.scene.shown.melds[0, index].rect.inset(-5)) for index in (1, 2)]
    frames = [item._rect for item in page.scene.items() if isinstance(item, TargetGlow)]
    assert all(box in frames for box in boxes)
    assert not any(QRectF(*page.scene.table.melds[0, 1].rect.inset(-5)) == box for box in frames)
    mouse.release(NOWHERE)


@pytest.mark.parametrize("melds", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize("is_drag", [False, True], ids=["hover", "drag"])
def test_nothing_flickers_while_the_pointer_crosses_the_melds(qtbot, melds, is_drag):
    """Pixel by pixel from left to right each result is shown once, and what is shown does not move on."""
    page, mouse = at_table(qtbot, melds, (JOKER, *SPARE))
    row = page.scene.table.melds[0, len(melds) - 1]
    y = round(row.rect.y + row.rect.height / 2)
    left, right = round(page.scene.table.zones[0].x) + 2, round(page.scene.table.zones[0].right) - 2
    if is_drag:
        seize(mouse, [JOKER], QPoint(left, y))
    else:
        mouse.pick([JOKER])
    shown = []
    for x in range(left, right, 3):
        mouse.move(QPoint(x, y))
        chosen = page.scene.ghost.chosen
        key = None if chosen is None else (chosen.index, chosen.meld.place)
        shown.append((key, tuple(sorted(melds_seen(page).items()))))
        # The same place once more says the same.
        mouse.move(QPoint(x, y))
        assert page.scene.ghost.chosen == chosen
    runs = [key for key, _ in groupby(shown)]
    results = [key for key, _ in runs if key is not None]
    assert len(results) == len(set(results)) > 4
    mouse.release(NOWHERE)


def test_the_ghost_wins_under_the_pointer_where_a_neighbour_was(qtbot):
    page, mouse = at_table(qtbot, FEW, (card(0, 9), card(0, 10), card(0, 11), *SPARE))
    cards = page.controller.session.hand_order(0)[:3]
    mouse.pick(cards)
    mouse.move(meld_point(page, 0))
    (place,) = page.scene.ghost.places
    spot = next(
        spot
        for spot in place.own
        if page.pointer.hit(spot.x + spot.width - 3, spot.y + 40).kind is HitKind.OWN_MELD
        and page.pointer.hit(spot.x + spot.width - 3, spot.y + 40).index == 1
    )
    point = QPoint(round(spot.x + spot.width - 3), round(spot.y + 40))
    mouse.move(point)
    assert page.scene.ghost.chosen.index == 0
    QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert page.controller.model.melds[0][0].cards[-3:] == tuple(cards)


def test_a_new_meld_has_its_place_beside_the_others(qtbot):
    page, mouse = at_table(qtbot, MANY, (card(1, 11), card(1, 12), card(1, 13), *SPARE))
    cards = page.controller.session.hand_order(0)[:3]
    before = melds_seen(page)
    mouse.pick(cards)
    mouse.move(mouse.felt_point())
    assert page.scene.ghost.chosen.zone is Zone.FELT
    seen, (place,) = melds_seen(page), page.scene.ghost.places
    assert seen != before
    assert not any(
        place.spot.rect.overlap(spot.rect) > 0
        for (team, index), spot in page.scene.shown.melds.items()
        if team == 0 and index < len(MANY) and spot.row == place.spot.row
    )
    mouse.click(mouse.felt_point())
    assert page.scene.table.melds[0, len(MANY)].fan == place.spot.fan


def test_the_keyboard_goes_from_meld_to_meld_whatever_lies_over_them(qtbot):
    page, mouse = at_table(qtbot, FEW, (JOKER, *SPARE))
    mouse.pick([JOKER])
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home):
        QTest.keyClick(page.view, key)
    for index in range(3):
        assert page.keyboard.focus.index == index
        assert page.scene.ghost.chosen.index == index
        assert page.keyboard.focus_box.x() == page.scene.shown.melds[0, index].rect.x
        QTest.keyClick(page.view, Qt.Key.Key_Right)


def test_in_motion_the_cards_slide_and_come_home_when_the_pick_is_given_up(qtbot):
    page, mouse = at_table(qtbot, FEW, (card(1, 8), card(1, 9), *SPARE), speed=Speed.NORMAL)
    move_by_hand(page)
    home = melds_seen(page)
    mouse.pick([card(1, 8), card(1, 9)])
    mouse.move(meld_point(page, 1))
    first = FEW[0].cards[0]
    target = wanted(page, page.scene.shown)[first][0][0]
    page.scene.animator.advance(ASIDE.duration / 4)
    x = page.scene.card_item(first).pos().x()
    assert target < x < home[first][0][0]
    page.scene.animator.advance(ASIDE.duration)
    assert melds_seen(page) == wanted(page, page.scene.shown)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    page.scene.animator.advance(200)
    assert melds_seen(page) == home


@pytest.mark.parametrize("is_drag", [False, True], ids=["click", "drag"])
def test_in_motion_neighbours_stay_where_they_were_seen_when_the_cards_are_laid(qtbot, is_drag):
    hand = (card(1, 8), card(1, 9), card(1, 10), *SPARE)
    page, mouse = at_table(qtbot, FEW, hand, speed=Speed.NORMAL)
    move_by_hand(page)
    mouse.pick(hand[:3])
    point = meld_point(page, 1)
    if is_drag:
        seize(mouse, hand[:3], point)
    else:
        mouse.move(point)
    page.scene.animator.advance(ASIDE.duration)
    first = page.scene.card_item(FEW[0].cards[0])
    seen = first.pos()
    if is_drag:
        mouse.release(point)
    else:
        QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert len(page.controller.model.melds[0][1].cards) == 8
    for _ in range(30):
        assert first.pos() == seen
        page.scene.animator.advance(16)
    assert melds_seen(page) == wanted(page, page.scene.table)


def test_room_that_a_hint_makes_with_every_new_layout_is_kept(qtbot):
    page, _ = at_table(qtbot, (*FEW, sequence(2, 3, 8)), SPARE)
    grown = FEW[0]._replace(cards=(*FEW[0].cards, card(0, 9)))
    command = ExtendMeld(0, (card(0, 9),))
    page.scene.laid_out.connect(
        lambda layout: page.scene.make_room(
            AsideFor.HINT, preview(layout, 0, (Target(Zone.MELD, command, 0, grown),)).layout
        )
    )
    before = marks_seen(page)
    page.controller.relayout()
    assert page.scene.shown is not page.scene.table
    assert melds_seen(page) == wanted(page, page.scene.shown)
    assert marks_seen(page) != before
    page.scene.make_room(AsideFor.HINT, None)
    assert melds_seen(page) == wanted(page, page.scene.table)
    assert marks_seen(page) == before


def test_another_size_of_the_window_keeps_ghost_and_melds_together(qtbot):
    page, mouse = at_table(qtbot, FEW, (card(1, 8), card(1, 9), *SPARE))
    mouse.pick([card(1, 8), card(1, 9)])
    mouse.move(meld_point(page, 1))
    page.resize(1280, 800)
    assert page.scene.shown is not page.scene.table
    assert melds_seen(page) == wanted(page, page.scene.shown)
    mouse.move(NOWHERE)
    assert melds_seen(page) == wanted(page, page.scene.table)
