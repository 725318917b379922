"""The orders of a hand, and where they show gaps."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import FACE_COUNT, RANK, SUIT, WILD_CAPABLE, full_deck, kind_of
from buraco_desktop.engine.melds import arrange
from buraco_desktop.storage.settings import HandSort
from buraco_desktop.ui.hand_groups import grouped_hand, meld_groups, moved_hand, set_apart, sorted_hand

RULES = rulesets.BUKHARO
SEQUENCES_ONLY = rulesets.BURACO_STBL


def cards(*names, deck=0):
    """Cards from pairs of suit (0 to 3) and rank; rank 0 is a joker."""
    return [deck * FACE_COUNT + (52 if rank == 0 else kind_of(suit, rank)) for suit, rank in names]


def test_melds_come_first_the_longest_before_the_others_and_wild_cards_last():
    hand = cards((1, 9), (0, 4), (0, 0), (0, 5), (2, 2), (0, 6), (1, 10), (1, 11), (1, 12), (3, 8))
    groups = meld_groups(hand, SEQUENCES_ONLY)
    ranks = [sorted(RANK[card] for card in group) for group in groups]
    assert ranks == [[9, 10, 11, 12], [4, 5, 6], [8], [0, 2]]


def test_what_one_wild_card_would_join_is_a_group():
    groups = meld_groups(cards((0, 4), (0, 6), (1, 12)), SEQUENCES_ONLY)
    assert [[RANK[card] for card in group] for group in groups] == [[4, 6], [12]]


def test_an_ace_lies_where_it_fits_and_at_one_end_only():
    high = meld_groups(cards((0, 1), (0, 12), (0, 13)), RULES)
    assert [RANK[card] for card in high[0]] == [12, 13, 1]
    everything = cards(*((0, rank) for rank in range(1, 14) if rank != 2))
    groups = meld_groups(everything, RULES)
    assert sorted(card for group in groups for card in group) == sorted(everything)


def test_equal_ranks_are_a_group_where_sets_are_allowed():
    hand = cards((0, 7), (1, 7), (2, 7), (3, 10))
    assert [len(group) for group in meld_groups(hand, rulesets.BURRACO_ITALIANO)] == [3, 1]


@pytest.mark.parametrize("sort", HandSort)
@given(data=st.data())
def test_every_order_keeps_the_cards_and_puts_gaps_inside(sort, data):
    deck = full_deck(RULES)
    hand = data.draw(st.lists(st.sampled_from(deck), unique=True, max_size=40))
    rules = data.draw(st.sampled_from(rulesets.ALL))
    order, gaps = sorted_hand(hand, sort, rules)
    assert sorted(order) == sorted(hand)
    assert all(0 < gap < len(order) for gap in gaps)
    if sort is HandSort.SUIT:
        assert all(SUIT[order[gap]] != SUIT[order[gap - 1]] for gap in gaps)


def test_a_low_ace_and_a_far_run_are_two_groups():
    groups = meld_groups(cards((0, 1), (0, 3), (0, 4), (0, 5)), RULES)
    assert [[RANK[card] for card in group] for group in groups] == [[3, 4, 5], [1]]


@given(st.data())
def test_a_first_group_without_holes_is_a_meld(data):
    deck = [card for card in full_deck(RULES) if not WILD_CAPABLE[card]]
    hand = data.draw(st.lists(st.sampled_from(deck), unique=True, min_size=3, max_size=30))
    rules = data.draw(st.sampled_from(rulesets.ALL))
    first = meld_groups(hand, rules)[0]
    if len(first) >= 3 and all(abs(RANK[a] - RANK[b]) in (0, 1, 12) for a, b in pairwise(first)):
        assert arrange(first, rules)


def test_moved_cards_leave_the_other_groups_apart():
    hand = tuple("abcdefg")
    assert moved_hand(hand, {2, 5}, ["a"], 4) == (tuple("bcdaefg"), frozenset({1, 5}))
    assert moved_hand(hand, {2, 5}, ["c"], 7) == (tuple("abdefgc"), frozenset({2, 4}))
    assert moved_hand(hand, {2, 5}, ["c", "d", "e"], 0) == (tuple("cdeabfg"), frozenset({5}))
    assert moved_hand(hand, {}, list("abcdefg"), 3) == (hand, frozenset())


@given(data=st.data())
def test_chosen_cards_stand_together_and_apart_and_a_second_time_join_their_neighbours(data):
    hand = data.draw(st.lists(st.integers(0, 107), unique=True, min_size=2, max_size=30))
    gaps = frozenset(data.draw(st.sets(st.integers(1, len(hand) - 1), max_size=4)))
    chosen = data.draw(st.sets(st.sampled_from(hand), min_size=1, max_size=len(hand) - 1))
    order, starts = grouped_hand(hand, gaps, chosen)
    assert sorted(order) == sorted(hand)
    assert [card for card in order if card not in chosen] == [card for card in hand if card not in chosen]
    first = min(order.index(card) for card in chosen)
    ends = {place for place in (first, first + len(chosen)) if 0 < place < len(hand)}
    assert set(order[first : first + len(chosen)]) == chosen
    if not ends <= starts:  # they were a group: their ends are gone
        assert ends <= gaps
        order, starts = grouped_hand(order, starts, chosen)
    assert ends <= starts
    assert not any(first < place < first + len(chosen) for place in starts)
    again, joined = grouped_hand(order, starts, chosen)
    assert (again, joined) == (order, starts - ends)


def test_cards_moved_to_an_end_may_stand_apart():
    assert set_apart((1, 2, 3, 4), frozenset((2,)), (1,), 4) == ((2, 3, 4, 1), frozenset((1, 3)))
    assert set_apart((1, 2, 3, 4), frozenset(), (3, 4), 0) == ((3, 4, 1, 2), frozenset((2,)))
