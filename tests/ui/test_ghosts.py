"""The ghosts: where layouts would lie, which is chosen, and that the drop gives what was shown."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import FACE_COUNT, kind_of
from buraco_desktop.engine.commands import Draw, ExtendMeld, LayMeld
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.melds import Meld, MeldKind, extend
from buraco_desktop.engine.state import Phase
from buraco_desktop.ui.table.chip import Chip
from buraco_desktop.ui.table.drag import choose, targets_at
from buraco_desktop.ui.table.ghost_places import preview
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.message_place import index_rect
from buraco_desktop.ui.table.spots import Place, Rect
from buraco_desktop.ui.text_ghost import gain_text, span_text
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import new_session, table_page
from tests.ui.support.tables import crowded_picture, sequence

RULES = rulesets.BUKHARO
JOKER = 52


def extensions(base, cards, index=0):
    melds = extend(base, cards, RULES)
    return [Target(Zone.MELD, ExtendMeld(index, cards, meld.place), index, meld) for meld in melds]


def layout_with(*melds, size=(1280, 800)):
    """A table on which only our own team has melds."""
    return lay_out(
        *size, msgspec.structs.replace(crowded_picture(rules=RULES, melds=0, hand=8), melds=(melds, ()))
    )


def own_fans(layout):
    return {index: spot.fan for (team, index), spot in layout.melds.items() if team == 0}


class TestPlaces:
    def test_a_wild_card_at_either_end_leaves_the_others_at_one_place(self):
        base = sequence(0, 5, 4)
        layout = layout_with(sequence(1, 3, 4), base, sequence(2, 9, 3))
        first, second = extensions(base, (JOKER,), 1)
        for chosen, other in ((first, second), (second, first)):
            seen = preview(layout, 0, (chosen,), (other,))
            low, high = seen.places
            assert (low.meld.start, high.meld.start) == (4, 5)
            assert [spot.card for spot in (*low.own, *high.own)] == [JOKER, JOKER]
            still = [
                {spot.card: (spot.x, spot.y) for spot in place.cards if spot.card != JOKER}
                for place in seen.places
            ]
            assert still[0] == still[1]
            step = seen.layout.melds[0, 1].step
            xs = sorted(x for x, _ in still[0].values())
            assert (low.own[0].x, high.own[0].x) == (xs[0] - step, xs[-1] + step)
            beside = [seen.layout.melds[0, index].rect for index in (0, 2)]
            assert not any(place.spot.rect.overlap(rect) for place in seen.places for rect in beside)

    def test_two_new_melds_lie_side_by_side_beside_the_others(self):
        cards = (kind_of(0, 6), kind_of(0, 7), JOKER)
        options = [
            Target(Zone.FELT, LayMeld(cards, place), None, Meld(MeldKind.SEQUENCE, order, *place))
            for order, place in (((*cards[:2], JOKER), (6, 2)), ((JOKER, *cards[:2]), (5, 0)))
        ]
        for melds in ((), (sequence(1, 3, 4), sequence(2, 3, 7))):
            layout = layout_with(*melds)
            for chosen, other in (options, options[::-1]):
                seen = preview(layout, 0, (chosen,), (other,))
                low, high = seen.places
                assert (low.meld.start, high.meld.start) == (5, 6)
                boxes = [seen.layout.melds[0, index].rect for index in range(len(melds))]
                boxes += [low.spot.rect, high.spot.rect]
                assert all(left.right < right.x for left, right in pairwise(boxes))
                assert seen.layout.melds[0, len(melds)] == seen.chosen[0].spot
                assert seen.layout.picture.melds[0][-1] == chosen.meld
        zone = layout.zones[0]
        assert choose(layout, 0, options, zone.x + 1) == low.target
        assert choose(layout, 0, options, zone.right - 1) == high.target

    @pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
    def test_what_is_shown_lies_exactly_where_it_will(self, size):
        old = (sequence(1, 3, 4), sequence(0, 5, 4), sequence(2, 9, 3))
        layout = layout_with(*old, size=size)
        for number in (0, 1, 2, None):
            base = sequence(3, 2, 3) if number is None else old[number]
            grown = base._replace(cards=(*base.cards, kind_of(base.suit, base.start + len(base.cards))))
            command = LayMeld(grown.cards) if number is None else ExtendMeld(number, grown.cards[-1:])
            target = Target(Zone.FELT if number is None else Zone.MELD, command, number, grown)
            seen = preview(layout, 0, (target,))
            index = len(old) if number is None else number
            after = layout_with(*old[:index], grown, *old[index + 1 :], size=size)
            assert own_fans(seen.layout) == own_fans(after)
            assert seen.layout.cards != layout.cards
            still = [spot for spot in layout.cards if spot.place is not Place.MELD]
            assert [spot for spot in seen.layout.cards if spot.place is not Place.MELD] == still

    @pytest.mark.parametrize("melds", [4, 13])
    def test_however_full_the_zone_is_no_meld_leaves_it_or_covers_an_index(self, melds):
        picture = msgspec.structs.replace(
            crowded_picture(rules=RULES, melds=melds, hand=8), is_pile_open=True
        )
        layout = lay_out(1024, 700, picture)
        zone = layout.zones[0]
        for index, base in enumerate(picture.melds[0]):
            for options in (extensions(base, (JOKER,), index), extensions(base, base.cards[-1:], index)):
                if not options:
                    continue
                seen = preview(layout, 0, options[:1], options[1:])
                assert all(zone.encloses(place.spot.rect, 1) for place in seen.places)
                own = [spot for place in seen.places for spot in place.own]
                # Those of a row in front lie over the ghost, so they are seen in any case.
                under = [
                    spot
                    for spot in seen.layout.cards
                    if (spot.place, spot.team) == (Place.MELD, 0)
                    and spot.index != index
                    and spot.z // 100 <= own[0].z // 100
                ]
                assert under
                for spot in under:
                    assert not any(index_rect(spot).overlap(each.bounds) > 0.5 for each in own)


class TestDropZones:
    """The zone with the largest overlap among those that accept the cards, from 15 % on (D13)."""

    def setup_method(self):
        self.base = sequence(0, 5, 4)
        self.other = sequence(1, 5, 4)
        self.layout = layout_with(self.base, self.other)
        self.targets = [*extensions(self.base, (JOKER,), 0), *extensions(self.other, (JOKER,), 1)]

    def at(self, rect, x=0.0, y=0.0, targets=None):
        found = targets_at(self.layout, 0, targets or self.targets, rect, x, y)
        return {(target.zone, target.index) for target in found}

    def beside(self, index, share):
        """A card that covers this share of itself of a meld from the right."""
        rect = self.layout.melds[0, index].rect
        return Rect(rect.right - share * 100, rect.y, 100, rect.height)

    def test_fifteen_per_cent_are_enough(self):
        assert self.at(self.beside(1, 0.16)) == {(Zone.MELD, 1)}
        assert self.at(self.beside(1, 0.14)) == set()

    def test_the_larger_overlap_wins(self):
        first, second = self.layout.melds[0, 0].rect, self.layout.melds[0, 1].rect
        gap = second.x - first.right
        wide = Rect(first.right - 40, first.y, 40 + gap + 60, first.height)
        assert self.at(wide) == {(Zone.MELD, 1)}
        wide = Rect(first.right - 60, first.y, 60 + gap + 40, first.height)
        assert self.at(wide) == {(Zone.MELD, 0)}

    def test_what_does_not_accept_the_cards_does_not_count(self):
        assert self.at(self.beside(1, 0.9), targets=self.targets[:2]) == set()

    def test_the_felt_is_what_no_accepting_meld_covers(self):
        felt = Target(Zone.FELT, LayMeld((1, 2, 3)), None, sequence(2, 1, 3))
        targets = [*self.targets, felt]
        assert self.at(self.beside(1, 0.3), targets=targets) == {(Zone.FELT, None)}
        assert self.at(self.beside(1, 0.7), targets=targets) == {(Zone.MELD, 1)}
        rect = self.layout.melds[0, 1].rect
        assert self.at(self.beside(1, 0.3), rect.right - 5, rect.centre[1], targets) == {(Zone.MELD, 1)}


def session_with_two_ways(kind):
    """A session at the own turn, and all layouts of cards that can be laid or added in more than one way."""
    bot = make_bot("greedy")
    for number in range(100):
        session, answers = new_session(number=number)
        session.submit(0, Draw())
        for _ in range(60):
            if session.is_deal_over or (kind is LayMeld and session.deal.turn != 0):
                break
            if session.deal.turn == 0 and session.deal.phase is Phase.PLAY:
                found = {}
                for command in candidates(session.deal):
                    if isinstance(command, kind) and command.place is not None:
                        key = (getattr(command, "meld", None), command.cards)
                        found.setdefault(key, []).append(command)
                several = [ways for ways in found.values() if len(ways) == 2]
                if several:
                    return session, answers, sorted(several[0], key=lambda command: command.place)
            seat = session.deal.turn
            session.submit(seat, bot.choose(session.view(seat), Random(1)))
    raise AssertionError("no such deal")


@pytest.fixture(params=[LayMeld, ExtendMeld], ids=["lay", "extend"])
def two_ways(request, qtbot):
    session, answers, ways = session_with_two_ways(request.param)
    page = table_page(qtbot, session, answers)
    return page, TableMouse(page), ways


def spot_of(page, place):
    """A point on the ghost that shows a layout, where only that layout has a card."""
    low, high = page.scene.ghost.places
    if low.meld.place == place:
        return QPoint(round(low.own_rect.x + 4), round(low.own_rect.y + 30))
    return QPoint(round(high.own_rect.right - 4), round(high.own_rect.y + 30))


def over(page, mouse, ways):
    """Bring the pointer over the zone, with the cards picked."""
    mouse.pick(ways[0].cards)
    index = getattr(ways[0], "meld", None)
    point = mouse.felt_point() if index is None else free_point(page, index)
    mouse.move(point)
    return point


def free_point(page, index):
    rect = page.scene.table.melds[0, index]
    return QPoint(round(rect.rect.x + 8), round(rect.rect.y + min(rect.exposed, rect.rect.height) / 2))


class TestTwoGhosts:
    def test_both_are_drawn_with_every_card_and_a_chip_each(self, two_ways):
        page, mouse, ways = two_ways
        over(page, mouse, ways)
        places = page.scene.ghost.places
        assert [place.meld.place for place in places] == [way.place for way in ways]
        chips = [item.text for item in page.scene.items() if isinstance(item, Chip)]
        assert len(chips) == 2
        assert sum(text.endswith("Tab") for text in chips) == 1
        assert all(any(span_text(place.meld) in text for text in chips) for place in places)

    @pytest.mark.parametrize("number", [0, 1])
    def test_the_pointer_chooses_and_a_click_gives_what_was_shown(self, two_ways, number):
        page, mouse, ways = two_ways
        over(page, mouse, ways)
        point = spot_of(page, ways[number].place)
        mouse.move(point)
        shown = page.scene.ghost.chosen
        assert shown.meld.place == ways[number].place
        mouse.click(point)
        assert page.controller.session.played[-1].events[0].meld == shown.meld

    def test_tab_chooses_the_other_and_the_click_gives_it(self, two_ways):
        page, mouse, ways = two_ways
        point = over(page, mouse, ways)
        first = page.scene.ghost.chosen
        QTest.keyClick(page.view, Qt.Key.Key_Tab)
        second = page.scene.ghost.chosen
        assert {first.meld.place, second.meld.place} == {way.place for way in ways}
        mouse.click(point)
        assert page.controller.session.played[-1].events[0].meld == second.meld

    @pytest.mark.parametrize("tabs", [0, 1, 2])
    def test_tab_while_dragging_and_the_drop_gives_what_is_shown(self, two_ways, tabs):
        page, mouse, ways = two_ways
        point = over(page, mouse, ways)
        mouse.press(mouse.hand_point(ways[0].cards[0]))
        mouse.move(point + QPoint(-9, -60))
        mouse.move(point)
        natural = page.scene.ghost.chosen
        for _ in range(tabs):
            QTest.keyClick(page.view, Qt.Key.Key_Tab)
        shown = page.scene.ghost.chosen
        assert (shown == natural) == (tabs != 1)
        mouse.release(point)
        assert page.controller.session.played[-1].events[0].meld == shown.meld

    def test_a_click_that_comes_from_nowhere_shows_first(self, two_ways):
        """A finger on a touch screen does not hover: its first touch shows, its second one lays."""
        page, mouse, ways = two_ways
        mouse.pick(ways[0].cards)
        count = len(page.controller.session.played)
        index = getattr(ways[0], "meld", None)
        point = mouse.felt_point() if index is None else free_point(page, index)
        QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert len(page.controller.session.played) == count
        assert len(page.scene.ghost.places) == 2
        place = page.scene.ghost.places[1]
        point = spot_of(page, place.meld.place)
        QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert page.controller.session.played[-1].events[0].meld == place.meld

    def test_the_ghosts_follow_a_new_size_of_the_window(self, two_ways):
        page, mouse, ways = two_ways
        over(page, mouse, ways)
        chosen = page.scene.ghost.chosen
        page.resize(1024, 700)
        assert page.scene.ghost.chosen == chosen
        zone = page.scene.table.zones[0]
        assert all(zone.encloses(place.spot.rect, 1) for place in page.scene.ghost.places)

    def test_only_what_the_rules_give_is_offered(self, two_ways):
        page, mouse, ways = two_ways
        over(page, mouse, ways)
        zone = getattr(ways[0], "meld", None)
        targets = page.controller.targets()
        legal = Counter(each.meld for each in targets if each.index == zone and each.meld is not None)
        assert Counter(place.meld for place in page.scene.ghost.places) == legal


def test_a_lowered_bonus_is_in_the_chip():
    clean = sequence(0, 3, 7)
    dirty = extend(clean, (JOKER,), RULES)[0]
    assert "200" in gain_text(dirty, clean, RULES)
    assert "100" in gain_text(dirty, clean, RULES)


class TestALoweredBonus:
    """A joker on a clean canasta is said before it happens, whichever way it is played (X24, X52)."""

    @pytest.fixture
    def canasta(self, qtbot):
        session, answers = new_session(number=3)
        deal = session.deal
        joker = next(card for card in deal.stock if card % FACE_COUNT == JOKER)
        deal.stock.remove(joker)
        deal.hands[0].append(joker)
        session.submit(0, Draw())
        deal.melds[0][:] = [sequence(0, 3, 7)]
        page = table_page(qtbot, session, answers)
        return page, TableMouse(page), joker

    def test_by_key_it_waits_for_a_word(self, canasta):
        page, mouse, joker = canasta
        mouse.pick([joker])
        count = len(page.controller.session.played)
        QTest.keyClick(page.view, Qt.Key.Key_1)
        assert len(page.controller.session.played) == count
        assert "200" in page.message[0]
        assert "100" in page.message[0]
        QTest.keyClick(page.view, Qt.Key.Key_Return)
        assert joker in page.controller.session.deal.melds[0][0].cards

    def test_by_mouse_the_chips_say_it(self, canasta):
        page, mouse, joker = canasta
        mouse.press(mouse.hand_point(joker))
        mouse.move(mouse.hand_point(joker) - QPoint(0, 40))
        mouse.move(mouse.meld_point(0))
        chips = [item.text for item in page.scene.items() if isinstance(item, Chip)]
        assert chips
        assert all("200" in text and "100" in text for text in chips)
        mouse.release(mouse.meld_point(0))
        assert joker in page.controller.session.deal.melds[0][0].cards

    def test_by_a_touch_it_waits_for_another_one(self, canasta):
        page, mouse, joker = canasta
        mouse.pick([joker])
        count = len(page.controller.session.played)
        point = mouse.meld_point(0)
        QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert len(page.controller.session.played) == count
        assert page.message
        QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert joker in page.controller.session.deal.melds[0][0].cards
