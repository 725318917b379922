"""Melds and the hand in little: widths, rows, badges and chips."""

import msgspec
import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.ui.table.hand_rows import plan_hand
from buraco_desktop.ui.table.packing import (
    MeldFit,
    ZoneMelds,
    index_strip,
    is_laid_across,
    meld_spots,
    meld_step,
    meld_width,
    place_meld,
)
from buraco_desktop.ui.table.spots import Rect, card_height
from tests.ui.support.tables import crowded_melds, sequence

ITALIAN = rulesets.find("burraco-italiano")
assert ITALIAN is not None


def zone(melds: int, width: float = 960, height: float = 150, *, large_index: bool = False) -> ZoneMelds:
    found = crowded_melds(melds)
    across = tuple(is_laid_across(meld, ITALIAN) for meld in found)
    return ZoneMelds(0, found, across, Rect(100, 50, width, height), 16, large_index)


@pytest.mark.parametrize(("card_width", "strip"), [(108, 27), (65, 17), (64, 16), (63, 19), (44, 14)])
def test_the_strip_shows_the_whole_index_also_of_small_cards(card_width: int, strip: int) -> None:
    assert index_strip(card_width, large_index=False) == strip
    assert index_strip(card_width, large_index=True) >= 0.30 * card_width


def test_no_strip_of_a_meld_is_under_thirteen_pixels_while_cards_are_of_a_usable_size() -> None:
    assert all(meld_step(width, large_index=False) >= 13 for width in range(39, 300))


def test_width_of_a_meld() -> None:
    assert meld_width(7, 100, 25, is_across=False, large_index=False) == 250
    assert meld_width(7, 100, 25, is_across=True, large_index=False) == 100 + 5 * 25 + 52


def test_a_meld_that_lies_alone_starts_where_it_was_asked_to() -> None:
    spots = meld_spots(sequence(2, 4, 8), 10, 20, 50, ITALIAN)
    assert [(spot.x, spot.y) for spot in spots] == [(10 + 15 * step, 20) for step in range(8)]
    assert all(spot.rotation == 0 for spot in spots)


def test_the_card_laid_across_shows_its_index_outside_and_lies_under_the_fan() -> None:
    for card_width, large in ((100, False), (50, True)):
        meld = sequence(2, 4, 8, wild=1)
        spots = meld_spots(meld, 0, 0, card_width, ITALIAN)
        last, fan_end = spots[-1], spots[-2].box.right
        index_reach = (0.44 if large else 0.30) * card_height(card_width)
        assert last.rotation == 90
        assert last.z < spots[0].z
        assert last.bounds.right - fan_end >= index_reach - 1
        assert last.bounds.width == pytest.approx(card_height(card_width))
        assert last.bounds.y >= 0
        assert last.bounds.bottom <= card_height(card_width)


@pytest.mark.parametrize("wild", [0, 3, 6])
@pytest.mark.parametrize("card_width", [44, 57, 64, 108, 205])
def test_the_wild_chip_lies_on_the_strip_of_the_wild_card_below_its_suit(wild: int, card_width: int) -> None:
    height = card_height(card_width)
    for exposed in (None, 0.62 * height):
        fit = MeldFit(is_across=True, exposed=exposed, room=13)
        cards, spot = place_meld(sequence(0, 3, 7, wild), 0, 0, card_width, fit)
        assert spot.chip is not None
        card = cards[wild]
        assert spot.chip.x >= card.bounds.x
        assert spot.chip.bottom <= (exposed or height) + 1
        if card.rotation:
            assert spot.chip.x >= spot.fan.right
            assert spot.chip.y >= card.bounds.y + 0.25 * card_width
        else:
            assert spot.chip.y >= (0.44 if card.large_index else 0.30) * height - 2


def test_badges_of_rows_behind_keep_off_every_index() -> None:
    fit = MeldFit(exposed=50, room=13)
    cards, spot = place_meld(sequence(0, 3, 7), 0, 0, 57, fit)
    assert spot.is_crowded
    assert spot.badge.x >= cards[-1].x + 0.30 * 57
    assert spot.badge.right < spot.rect.right + 13
    assert spot.badge.bottom <= 50


def test_badges_with_words_only_where_nothing_lies_in_front_and_cards_are_large() -> None:
    assert not place_meld(sequence(0, 3, 7), 0, 0, 100, MeldFit())[1].is_crowded
    assert place_meld(sequence(0, 3, 7), 0, 0, 63, MeldFit())[1].is_crowded
    assert place_meld(sequence(0, 3, 7), 0, 0, 100, MeldFit(exposed=90))[1].is_crowded


def test_rows_are_of_nearly_the_same_length_and_in_order() -> None:
    packing = zone(12, 880, 120).fit(100)
    assert [number for row in packing.rows for number in row] == list(range(12))
    lengths = [sum(packing.widths[number] + 16 for number in row) for row in packing.rows]
    assert len(lengths) == 2
    assert max(lengths) - min(lengths) <= max(packing.widths) + 16


def test_the_cards_are_the_largest_that_fit() -> None:
    task = zone(10)
    best = task.fit(100)
    assert task.try_width(best.card_width) == best
    assert all(task.try_width(width) is None for width in range(best.card_width + 1, 100))


def test_cards_lie_in_fewer_rows_where_they_are_hardly_smaller() -> None:
    task = msgspec.structs.replace(
        zone(0, 464, 176), melds=(sequence(0, 1, 3), sequence(1, 1, 7), sequence(2, 1, 5))
    )
    task = msgspec.structs.replace(task, across=(False,) * 3)
    largest = next(width for width in range(100, 6, -1) if task.try_width(width) is not None)
    packing = task.fit(100)
    assert len(task.try_width(largest).rows) == 2
    assert len(packing.rows) == 1
    assert packing.card_width >= 0.88 * largest
    assert len(msgspec.structs.replace(task, comfortable=90).fit(100).rows) == 2


def test_a_meld_wider_than_its_zone_shrinks_its_strips_a_little_before_its_cards() -> None:
    long_meld = sequence(1, 1, 14)
    task = msgspec.structs.replace(zone(0, 330, 150), melds=(long_meld,), across=(False,))
    packing = task.fit(100)
    assert packing.widths[0] <= 330
    assert 0.20 * packing.card_width <= packing.steps[0] < 0.25 * packing.card_width + 1
    large = msgspec.structs.replace(task, large_index=True).fit(100)
    assert large.steps[0] >= 0.27 * large.card_width


def test_a_hopeless_number_of_melds_still_has_an_answer() -> None:
    task = zone(80, 60, 20)
    cards, melds = task.place(task.fit(100), 10)
    assert len(melds) == 80
    assert len(cards) == sum(len(meld.cards) for meld in task.melds)


@pytest.mark.parametrize("count", [0, 1, 2, 13, 25])
def test_one_row_while_the_index_can_be_read(count: int) -> None:
    plan = plan_hand(count, frozenset(), 950, 108, large_index=False, was_split=False)
    assert plan.split == 0
    assert plan.steps[0] <= 0.66 * 108
    if count > 1:
        assert 108 + plan.steps[0] * (count - 1) <= 950


def test_the_second_row_keeps_index_and_suit_of_the_first_free() -> None:
    for large, free in ((False, 0.38), (True, 0.44)):
        plan = plan_hand(45, frozenset(), 950, 108, large_index=large, was_split=False)
        assert plan.split == 23
        assert plan.card_width <= 0.88 * 108
        assert plan.drop >= free * card_height(plan.card_width)
        assert min(plan.steps) >= index_strip(plan.card_width, large)
