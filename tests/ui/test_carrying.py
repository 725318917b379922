"""Cards in the air: a fan as in a meld, and the slots that they leave until the drop (design 6.5, 8)."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from buraco_desktop.engine.commands import TakePile
from buraco_desktop.engine.notation import pick_cards, read_command
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.table.badges import BadgeKind, badge_image
from buraco_desktop.ui.table.chip import Chip, strong
from buraco_desktop.ui.table.ghost import CHIP_BADGE, FRAME_OUTSET
from buraco_desktop.ui.table.marks import TargetGlow
from buraco_desktop.ui.table.packing import meld_step
from buraco_desktop.ui.table.slots import PAPER, OriginSlot
from buraco_desktop.ui.table.spots import Place
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.theme import FELT
from tests.gallery import positions
from tests.gallery.studio import SILENT
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import Answers, table_page

NOWHERE = QPoint(20, 200)


def show(qtbot, table, **options):
    """A page on a composed table, its hand in a fixed order, and a mouse on it."""
    session = MatchSession.resume(table.saved("carrying", SILENT), SILENT)
    for text in table.commands:
        session.submit(session.deal.turn, read_command(session.deal, text))
    page = table_page(qtbot, session, Answers(), **options)
    return page, TableMouse(page)


def named(page, text):
    return list(pick_cards(text.split(), page.controller.model.hand))


def seize(mouse, start, end):
    mouse.press(start)
    mouse.move(start + (end - start) / 3)
    mouse.move(end)


def slots(page):
    return {item.card: item for item in page.scene.items() if isinstance(item, OriginSlot)}


def in_fan(page, cards):
    """Assert that these cards lie as wide as the hand's, each a meld's strip right of the one before."""
    items = [page.scene.card_item(card) for card in cards]
    layout = page.scene.table
    step = meld_step(layout.hand_width, layout.picture.large_index)
    assert {item.width for item in items} == {layout.hand_width}
    for before, after in pairwise(items):
        assert after.pos() - before.pos() == QPoint(step, 0)
        assert after.zValue() > before.zValue()


class TestTakeOfAClosedPile:
    @pytest.fixture(params=[(1280, 800), (1024, 700)])
    def taking(self, qtbot, request):
        page, mouse = show(qtbot, positions.TWO, size=request.param)
        ten, queen = named(page, "10C QC")
        mouse.pick([ten, queen])
        top = page.controller.model.pile[-1]
        return page, mouse, (ten, top, queen)

    def test_the_chosen_cards_join_the_top_card_in_meld_order(self, taking):
        page, mouse, cards = taking
        start = mouse.top_of_pile()
        seize(mouse, start, start + QPoint(300, 40))
        in_fan(page, cards)
        top = page.scene.card_item(cards[1])
        seized_at = start.x() + 300 - top.pos().x()
        assert seized_at == pytest.approx(page.scene.table.hand_width / 2, abs=2)
        assert all(page.view.rect().contains(page.scene.card_item(card).pos().toPoint()) for card in cards)
        mouse.release(NOWHERE)

    def test_every_card_leaves_a_slot_until_the_drop_and_no_other_card_comes_to_light(self, taking):
        page, mouse, cards = taking
        layout = page.scene.table
        shown = [spot.card for spot in layout.cards if spot.place is Place.PILE]
        seize(mouse, mouse.top_of_pile(), mouse.felt_point())
        found = slots(page)
        assert found.keys() == set(cards)
        for spot in layout.cards:
            if spot.card in found:
                assert (found[spot.card].pos(), found[spot.card].zValue()) == (QPoint(spot.x, spot.y), spot.z)
        assert page.scene.table.cards == layout.cards
        assert shown == [cards[1]]
        mouse.release(mouse.felt_point())
        assert slots(page) == {}
        assert not {cards[0], cards[2]} & set(page.controller.model.hand)

    def test_the_drop_is_the_take(self, taking):
        page, mouse, cards = taking
        mouse.drag(mouse.top_of_pile(), mouse.felt_point())
        command = page.controller.session.played[-1].command
        assert isinstance(command, TakePile)
        assert sorted(command.cards) == sorted(cards)

    def test_the_slots_have_the_grounds_of_the_design(self, taking):
        page, mouse, cards = taking
        seize(mouse, mouse.top_of_pile(), mouse.felt_point())
        for card, ground in zip(cards, (FELT.slot, PAPER, FELT.slot), strict=True):
            picture = slots(page)[card].pixmap().toImage()
            # The paper of a card at about a quarter over the ground.
            share = 0.28 if ground == PAPER else 0.26
            seen = picture.pixelColor(round(0.88 * picture.width()), picture.height() // 9).getRgb()[:3]
            under, paper = (QColor(name).getRgb()[:3] for name in (ground, FELT.paper))
            mixed = [below + share * (above - below) for below, above in zip(under, paper, strict=True)]
            assert seen == pytest.approx(mixed, abs=3)
        mouse.release(NOWHERE)

    def test_escape_brings_all_of_them_back(self, taking):
        page, mouse, cards = taking
        before = {card: page.scene.card_item(card).pos() for card in cards}
        seize(mouse, mouse.top_of_pile(), mouse.felt_point())
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        mouse.release(NOWHERE)
        page.scene.animator.finish_all()
        assert {card: page.scene.card_item(card).pos() for card in cards} == before
        assert page.scene.card_item(cards[1]).width == page.scene.table.middle_width
        assert slots(page) == {}


class TestHandCards:
    @pytest.fixture
    def hand(self, qtbot):
        page, mouse = show(qtbot, positions.ITALIAN)
        return page, mouse, named(page, "QC KC AC")

    def test_they_close_into_a_fan_with_the_seized_card_at_the_pointer(self, hand):
        page, mouse, (queen, king, ace) = hand
        mouse.pick([ace, king, queen])
        start, way = mouse.hand_point(king), QPoint(-100, -300)
        at = page.scene.card_item(king).pos()
        seize(mouse, start, start + way)
        in_fan(page, (queen, king, ace))
        assert page.scene.card_item(king).pos() == at + way
        assert slots(page).keys() == {queen, king, ace}
        mouse.release(NOWHERE)

    def test_cards_that_fit_nowhere_keep_the_order_of_the_hand(self, hand):
        page, mouse, _ = hand
        cards = page.controller.in_hand_order(page.controller.model.hand)[:4]
        mouse.pick(cards)
        start = mouse.hand_point(cards[0])
        seize(mouse, start, start - QPoint(0, 300))
        in_fan(page, cards)
        mouse.release(NOWHERE)

    def test_they_wear_no_marks_in_the_air_and_have_them_again_at_home(self, hand):
        page, mouse, (queen, king, ace) = hand
        mouse.pick([ace, king, queen])
        items = [page.scene.card_item(card) for card in (queen, king, ace)]
        assert all(item.childItems() for item in items)
        start = mouse.hand_point(ace)
        seize(mouse, start, start - QPoint(0, 300))
        assert not any(item.childItems() for item in items)
        mouse.release(NOWHERE)
        assert all(item.childItems() for item in items)

    def test_they_glide_back_when_let_go_nowhere(self, hand):
        page, mouse, (queen, king, ace) = hand
        mouse.pick([ace, king, queen])
        homes = {card: page.scene.card_item(card).pos() for card in (queen, king, ace)}
        page.set_speed(Speed.NORMAL, 0.0)
        start = mouse.hand_point(ace)
        seize(mouse, start, start - QPoint(0, 300))
        for _ in range(60):
            page.scene.animator.advance(16)
        in_fan(page, (queen, king, ace))
        mouse.release(NOWHERE)
        assert page.scene.animator.is_running
        assert all(page.scene.card_item(card).pos() != home for card, home in homes.items())
        page.scene.animator.advance(200)
        assert {card: page.scene.card_item(card).pos() for card in homes} == homes

    def test_a_single_card_leaves_its_slot_and_the_stock_none(self, hand):
        page, mouse, (queen, _, _) = hand
        start = mouse.hand_point(queen)
        seize(mouse, start, start - QPoint(0, 300))
        assert slots(page).keys() == {queen}
        mouse.release(NOWHERE)
        assert slots(page) == {}


class TestGhost:
    @pytest.fixture(params=["hover", "drag"])
    def ghost(self, qtbot, request):
        page, mouse = show(qtbot, positions.ITALIAN)
        cards = named(page, "QC KC AC")
        mouse.pick(cards)
        if request.param == "hover":
            mouse.move(mouse.meld_point(2))
        else:
            seize(mouse, mouse.hand_point(cards[0]), mouse.meld_point(2))
        yield page
        mouse.release(NOWHERE)

    def test_one_strong_frame_is_around_the_meld_with_the_cards_that_it_takes(self, ghost):
        (place,) = ghost.scene.ghost.places
        frames = [item for item in ghost.scene.items() if isinstance(item, TargetGlow) and item._is_best]
        assert [frame._rect for frame in frames] == [QRectF(*place.spot.rect.inset(-FRAME_OUTSET))]
        assert place.spot.rect.width > ghost.scene.table.melds[0, 2].rect.width

    def test_the_chip_bears_the_badge_of_the_canasta_that_it_will_be(self, ghost):
        (chip,) = [item for item in ghost.scene.items() if isinstance(item, Chip)]
        assert chip.icon == badge_image(BadgeKind.CLEAN, CHIP_BADGE, 1.0)
        assert chip.size[0] > Chip(chip.text, 1.0, strong(FELT)).size[0] + CHIP_BADGE


def test_the_chip_of_a_new_meld_that_is_no_canasta_has_no_badge(qtbot):
    page, mouse = show(qtbot, positions.TWO)
    mouse.pick(named(page, "10C QC"))
    seize(mouse, mouse.top_of_pile(), mouse.felt_point())
    (chip,) = [item for item in page.scene.items() if isinstance(item, Chip)]
    assert chip.icon is None
    assert chip.text.startswith("New meld · ")
    assert chip.text.endswith(" · +30")
    (place,) = page.scene.ghost.places
    frames = [item for item in page.scene.items() if isinstance(item, TargetGlow) and item._is_best]
    assert [frame._rect for frame in frames] == [QRectF(*place.spot.rect.inset(-FRAME_OUTSET))]
    mouse.release(NOWHERE)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_the_ghost_of_a_new_meld_covers_none_of_the_melds_that_moved_aside(qtbot, size):
    page, mouse = show(qtbot, positions.TWO, size=size)
    mouse.pick(named(page, "10C QC"))
    seize(mouse, mouse.top_of_pile(), mouse.felt_point())
    layout, (place,) = page.scene.shown, page.scene.ghost.places
    melds = [
        spot.rect
        for (team, _), spot in layout.melds.items()
        if team == layout.own_team and spot != place.spot
    ]
    assert melds
    assert not any(rect.overlap(place.spot.rect) for rect in melds)
    assert layout.zones[layout.own_team].encloses(place.spot.rect)
    assert place.spot.fan.y in {rect.y for rect in melds}
    mouse.release(NOWHERE)


def test_the_frame_of_the_felt_is_kept_while_the_cards_pass_over_melds(qtbot):
    page, mouse = show(qtbot, positions.ITALIAN)
    cards = named(page, "QC KC AC")
    mouse.pick(cards)
    seize(mouse, mouse.hand_point(cards[0]), mouse.felt_point())
    (felt,) = [item for item in page.scene.items() if isinstance(item, TargetGlow) and item.zValue() < 0]
    # Over the meld: the felt and the ghost; over the felt the meld besides.
    for goal, count in ((mouse.meld_point(2), 2), (mouse.felt_point(), 3), (mouse.meld_point(2), 2)):
        mouse.move(goal)
        glows = [item for item in page.scene.items() if isinstance(item, TargetGlow)]
        assert felt in glows
        assert len(glows) == count
    mouse.release(NOWHERE)
    assert not any(isinstance(item, TargetGlow) for item in page.scene.items())
