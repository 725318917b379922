"""The clock of a timed game: it counts what it is told."""

import pytest

from buraco_desktop.session.clock import MatchClock

MINUTE = 60_000


def test_without_limits_nothing_is_counted() -> None:
    clock = MatchClock(None, None)
    clock.begin_turn((0, 0))
    clock.advance(10 * MINUTE)
    assert not clock.is_timed
    assert (clock.used_ms, clock.left_ms, clock.turn_left_ms, clock.turn_share) == (0, None, None, None)
    assert (clock.is_match_over, clock.is_turn_over, clock.is_warning) == (False, False, False)


def test_the_match_counts_down_to_nothing() -> None:
    clock = MatchClock(15, None)
    assert clock.left_ms == 15 * MINUTE
    clock.advance(14 * MINUTE + 59_999)
    assert (clock.left_ms, clock.is_match_over) == (1, False)
    clock.advance(5_000)
    assert (clock.left_ms, clock.used_ms, clock.is_match_over) == (0, 15 * MINUTE, True)


def test_a_match_goes_on_from_the_time_that_was_used() -> None:
    clock = MatchClock(15, 30, used_ms=10 * MINUTE)
    assert clock.left_ms == 5 * MINUTE


def test_a_turn_counts_only_while_a_person_is_to_act() -> None:
    clock = MatchClock(None, 20)
    clock.advance(5_000)
    assert clock.turn_left_ms is None
    clock.begin_turn((0, 0))
    clock.advance(5_000)
    assert (clock.turn_left_ms, clock.turn_share) == (15_000, 0.75)
    clock.begin_turn(None)
    clock.advance(60_000)
    assert not clock.is_turn_over
    clock.begin_turn((0, 2))
    assert clock.turn_left_ms == 20_000


def test_while_cards_move_the_match_goes_on_and_the_turn_waits() -> None:
    clock = MatchClock(15, 20)
    clock.begin_turn((0, 0))
    clock.advance(3_000, is_turn_running=False)
    assert (clock.used_ms, clock.turn_left_ms) == (3_000, 20_000)


@pytest.mark.parametrize(("seconds", "begins_at_ms"), [(90, 22_500), (60, 15_000), (20, 5_000), (10, 5_000)])
def test_the_warning_is_a_quarter_and_at_least_five_seconds(seconds: int, begins_at_ms: int) -> None:
    clock = MatchClock(None, seconds)
    clock.begin_turn((0, 0))
    clock.advance(seconds * 1_000 - begins_at_ms - 1)
    assert not clock.is_warning
    clock.advance(1)
    assert clock.is_warning
    assert not clock.is_turn_over
    clock.advance(begins_at_ms)
    assert clock.is_turn_over
    assert clock.turn_left_ms == 0


def test_beginning_the_same_turn_again_changes_nothing() -> None:
    clock = MatchClock(None, 20)
    clock.begin_turn((0, 0))
    clock.advance(18_000)
    clock.begin_turn((0, 0))
    assert clock.turn_left_ms == 2_000


def test_an_undo_gives_no_time_back_but_some_to_act() -> None:
    clock = MatchClock(None, 20)
    clock.begin_turn((0, 0))
    clock.advance(8_000)
    clock.begin_turn(None)
    clock.begin_turn((0, 0))
    assert clock.turn_left_ms == 12_000
    clock.advance(20_000)
    assert clock.is_turn_over
    clock.begin_turn((0, 1))
    clock.begin_turn((0, 0))
    assert clock.turn_left_ms == 5_000


def test_time_does_not_run_back() -> None:
    with pytest.raises(ValueError, match="run back"):
        MatchClock(15, None).advance(-1)
