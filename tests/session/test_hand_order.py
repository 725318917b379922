"""The own order of a hand."""

from random import Random

import pytest

from buraco_desktop.session.hand_order import HandOrder, follow, rearrange, restore

ORDER = rearrange(HandOrder((1, 2, 3, 4, 5)), (5, 3, 1, 4, 2), (2, 4))


def test_new_cards_stand_at_the_right_end_in_the_order_in_which_they_came() -> None:
    assert follow(ORDER, [1, 2, 3, 4, 5, 9, 7]).cards == (5, 3, 1, 4, 2, 9, 7)


def test_cards_that_leave_do_not_move_the_others() -> None:
    assert follow(ORDER, [1, 2, 5]).cards == (5, 1, 2)


def test_an_undo_puts_cards_back_where_they_were() -> None:
    after = follow(follow(ORDER, [1, 2, 4, 5, 8]), [2, 5, 8])
    assert after.cards == (5, 2, 8)
    assert restore(after, [2, 5, 8, 1, 4]).cards == (5, 1, 4, 2, 8)


def test_an_undo_forgets_the_cards_that_it_takes_away() -> None:
    drawn = follow(ORDER, [1, 2, 3, 4, 5, 9])
    back = restore(drawn, [1, 2, 3, 4, 5])
    assert back.cards == ORDER.cards
    assert 9 not in back.places


def test_a_redo_takes_the_cards_away_again() -> None:
    after = follow(ORDER, [1, 2])
    assert follow(restore(after, [1, 2, 3, 4, 5]), [1, 2]) == after


def test_a_card_that_comes_back_by_play_is_a_new_card() -> None:
    away = follow(ORDER, [1, 2, 4, 5])
    assert follow(away, [1, 2, 4, 5, 3]).cards == (5, 1, 4, 2, 3)


def test_cards_that_left_stay_with_the_card_on_their_left() -> None:
    after = follow(ORDER, [1, 2, 4, 5])
    moved = rearrange(after, (1, 2, 4, 5), ())
    assert restore(moved, [1, 2, 3, 4, 5]).cards == (1, 2, 4, 5, 3)


def test_a_card_that_stood_first_comes_back_first() -> None:
    after = follow(ORDER, [1, 2, 3, 4])
    moved = rearrange(after, (4, 3, 2, 1), ())
    assert restore(moved, [1, 2, 3, 4, 5]).cards == (5, 4, 3, 2, 1)


def test_gaps_stay_with_their_groups() -> None:
    assert ORDER.gaps == {2, 4}
    assert follow(ORDER, [1, 2, 4, 5]).gaps == {1, 3}
    assert follow(ORDER, [1, 2, 3, 4, 5, 6]).gaps == {2, 4}


def test_a_gap_moves_to_the_next_card_of_its_group_and_back() -> None:
    after = follow(ORDER, [2, 3, 4, 5])
    assert (after.cards, after.gaps) == ((5, 3, 4, 2), {2, 3})
    assert restore(after, [1, 2, 3, 4, 5]).gaps == ORDER.gaps


def test_there_is_no_gap_before_the_first_card() -> None:
    assert follow(ORDER, [1, 2, 4]).gaps == {2}
    assert rearrange(ORDER, ORDER.cards, (0, 9)).gaps == frozenset()


@pytest.mark.parametrize("cards", [(1, 2, 3), (1, 2, 3, 4, 6), (1, 2, 3, 4, 5, 5)])
def test_only_the_held_cards_can_be_put_in_order(cards: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not the cards"):
        rearrange(ORDER, cards, ())


@pytest.mark.parametrize("seed", range(30))
def test_whatever_happens_the_order_holds_exactly_the_hand(seed: int) -> None:
    rng = Random(seed)
    hand = list(range(8))
    order = HandOrder(tuple(hand))
    for _ in range(200):
        hand = [card for card in hand if rng.random() < 0.8]
        hand += [card for card in range(20) if card not in hand and rng.random() < 0.1]
        order = rng.choice((follow, restore))(order, hand)
        assert sorted(order.cards) == sorted(hand)
        assert len(set(order.places)) == len(order.places)
        wished = rng.sample(hand, len(hand))
        order = rearrange(order, wished, (1, 3))
        assert list(order.cards) == wished
        assert order.gaps == {gap for gap in (1, 3) if gap < len(wished)}
