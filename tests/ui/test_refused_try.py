"""Cards over a target that refuses them: shown while they hang there, told after the drop. A real mouse."""

import pytest
from PySide6.QtCore import QPoint, QRectF

from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.table.badges import MeldMarks
from buraco_desktop.ui.table.message_place import to_be_seen
from tests.gallery import positions
from tests.ui.support.languages import spoken
from tests.ui.test_carrying import named, seize, show

DIRTY_CANASTA, CLUBS = 1, 2


@pytest.fixture(params=[(1280, 800), (1024, 700)])
def over(qtbot, request):
    """The two of clubs over the canasta that has a wild card already."""
    with spoken("en"):
        page, mouse = show(qtbot, positions.ITALIAN, size=request.param)
        (two,) = named(page, "2C")
        seize(mouse, mouse.hand_point(two), mouse.meld_point(DIRTY_CANASTA))
        yield page, mouse, two


def mark_of(page):
    return page.pointer.refused_try.mark


def assert_nothing_shown(page):
    mark = mark_of(page)
    assert (mark.target, mark.chip, mark.darkened) == (None, None, [])


def test_the_target_is_framed_the_card_darker_and_the_reason_beside_the_pointer(over):
    page, mouse, two = over
    mark = mark_of(page)
    assert mark.target.box.contains(QRectF(*mouse.layout.melds[mouse.layout.own_team, DIRTY_CANASTA].rect))
    assert mark.darkened == [page.scene.card_item(two)]
    assert mark.chip.text == "A second wild card"
    assert page.message == []
    point = mouse.meld_point(DIRTY_CANASTA) + QPoint(6, 4)
    before = mark.chip.pos()
    mouse.move(point)
    assert mark.chip.pos() - before == QPoint(6, 4)
    assert page.scene.sceneRect().contains(QRectF(mark.chip.pos(), mark.chip.boundingRect().size()))


def test_nothing_of_it_stays_over_a_target_that_takes_the_cards(over):
    page, mouse, _ = over
    mouse.move(mouse.meld_point(CLUBS))
    assert page.scene.ghost.is_shown
    assert_nothing_shown(page)


def test_the_drop_says_it_in_whole_sentences_and_covers_nothing_that_is_read(over):
    page, mouse, _ = over
    mouse.release(mouse.meld_point(DIRTY_CANASTA))
    assert_nothing_shown(page)
    assert page.message
    box = page.message_box
    covered = [rect for rect in to_be_seen(mouse.layout) if QRectF(*rect).intersects(box)]
    assert covered == []
    marks = [item for item in page.scene.items() if isinstance(item, MeldMarks)]
    badges = [item.badge_box() for item in marks if not item.badge_box().isEmpty()]
    assert len(badges) >= 2
    assert not [badge for badge in badges if badge.intersects(box)]
    assert page.scene.sceneRect().contains(box)


def test_a_felt_on_the_way_refuses_nothing_but_three_cards_that_are_no_meld(qtbot):
    page, mouse = show(qtbot, positions.ITALIAN)
    cards = named(page, "QC QD JH")
    mouse.pick(cards[:1])
    seize(mouse, mouse.hand_point(cards[0]), mouse.felt_point())
    assert_nothing_shown(page)
    mouse.release(QPoint(20, 200))
    mouse.pick(cards)
    seize(mouse, mouse.hand_point(cards[0]), mouse.felt_point())
    assert mark_of(page).target is not None
    assert len(mark_of(page).darkened) == len(cards)


def test_several_cards_over_the_pile_are_told_that_one_is_enough(qtbot):
    with spoken("en"):
        page, mouse = show(qtbot, positions.ITALIAN)
        cards = named(page, "QD KD")
        mouse.pick(cards)
        seize(mouse, mouse.hand_point(cards[0]), mouse.middle(mouse.layout.tray))
        assert mark_of(page).chip.text == "Only one card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_short_in_every_language(qtbot, language):
    with spoken(language):
        page, mouse = show(qtbot, positions.ITALIAN, size=(1024, 700))
        (two,) = named(page, "2C")
        seize(mouse, mouse.hand_point(two), mouse.meld_point(DIRTY_CANASTA))
        assert mark_of(page).chip.size[0] < 0.3 * page.width()
