"""Matches: totals, ends, winners, Victory Points, and who is vulnerable (RULES 1.7, 1.9, 2.8)."""

from collections.abc import Sequence

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.match import MatchResult, dealer_of, match_result, victory_points
from buraco_desktop.engine.refusals import RefusalCode
from buraco_desktop.engine.rules import MatchMode, RuleSet
from tests.engine.table import do, lay_out, rules_with, why


def after(rules: RuleSet, *deals: Sequence[int]) -> MatchResult:
    return match_result(rules, deals, len(deals[0]))


def test_before_the_first_deal() -> None:
    assert match_result(rulesets.BUKHARO, [], 2) == MatchResult((0, 0), False, None)
    assert match_result(rulesets.BURACO, [], 2) == MatchResult((0, 0), False, None)
    assert match_result(rulesets.BURRACO_ITALIANO, [], 2) == MatchResult((0, 0), False, None)


def test_match() -> None:
    """M05: one deal, equal totals are a draw. The same scores do not end a match to a target."""
    single = rules_with("bukharo", match=MatchMode.SINGLE_DEAL)
    assert after(single, (640, 640)).is_draw
    assert after(single, (640, 645)).winner == 1
    assert not after(rulesets.BUKHARO, (640, 640)).is_over
    assert after(rules_with("burraco-italiano", match=MatchMode.TARGET), (2005, 0)).winner == 0


def test_target() -> None:
    assert after(rules_with("buraco-aberto", target=1000), (1000, 5)).winner == 0
    assert not after(rulesets.BURACO_ABERTO, (1000, 5)).is_over


def test_target_strict() -> None:
    """M01, M04."""
    for strict in (False, True):
        rules = rules_with("buraco-aberto", target=2000, target_strict=strict)
        assert after(rules, (2000, 5)).is_over is not strict
        assert after(rules, (2005, 5)).is_over


def test_deals() -> None:
    single = rules_with("bukharo", match=MatchMode.SINGLE_DEAL, deals=3)
    assert not after(single, (900, 0), (900, 0)).is_over
    assert after(single, (900, 0), (900, 0), (0, 5)).winner == 0
    three = rules_with("burraco-italiano", deals=3)
    assert not after(three, (900, 0), (900, 0)).is_over
    assert after(three, (900, 0), (600, 0), (0, 0)).victory_points == (19, 1)


def test_m02_m03_the_higher_total_wins_and_a_tie_goes_on() -> None:
    assert after(rulesets.BUKHARO, (1800, 1900), (350, 330)).winner == 1
    tied = after(rulesets.BUKHARO, (2200, 2200))
    assert (tied.is_over, tied.winner, tied.is_draw) == (False, None, False)
    assert after(rulesets.BUKHARO, (2200, 2200), (10, 20)).winner == 1


def test_m07_totals_fall_and_may_be_negative() -> None:
    assert after(rulesets.BUKHARO, (1990, -80), (-60, -20)) == MatchResult((1930, -100), False, None)
    assert not after(rulesets.BUKHARO, (2010, 2005), (-20, -80)).is_over


def test_m11_three_teams() -> None:
    assert after(rulesets.BURRACO_SIX, (2100, 2050, 10)).winner == 0
    assert not after(rulesets.BURRACO_SIX, (2100, 2100, 10)).is_over


@pytest.mark.parametrize(
    ("deals", "difference", "won"),
    [
        (4, 905, 15),
        (4, 900, 14),
        (4, 0, 10),
        (4, 100, 10),
        (4, 105, 11),
        (4, 2000, 19),
        (4, 2005, 20),
        (3, 50, 10),
        (3, 55, 11),
        (3, 1500, 19),
        (3, 1505, 20),
    ],
)
def test_m08_m09_victory_points(deals: int, difference: int, won: int) -> None:
    assert victory_points((1000 + difference, 1000), deals) == (won, 20 - won)
    assert victory_points((-difference, 0), deals) == (20 - won, won)


def test_victory_points_decide_and_ten_ten_is_a_draw() -> None:
    """C11: a lead too small for a Victory Point is no win."""
    drawn = after(rulesets.BURRACO_ITALIANO, (500, 400), (0, 0), (0, 0), (0, 0))
    assert drawn.victory_points == (10, 10)
    assert drawn.is_draw
    assert after(rulesets.BURRACO_ITALIANO, (500, 395), (0, 0), (0, 0), (0, 0)).winner == 0


def test_the_deal_moves_one_seat_each_time() -> None:
    assert [dealer_of(2, number, 4) for number in range(5)] == [2, 3, 0, 1, 2]


def test_vulnerable_above() -> None:
    """V01, and where a preset has no vulnerability."""
    for total, expected in ((1500, False), (1505, True)):
        assert lay_out("canastra", hand="3H 4H", totals=(total, 0)).must_open is expected
    rules = rules_with("bukharo", vulnerable_above=500, vulnerable_min=50)
    assert lay_out(rules, hand="3H 4H", totals=(505, 0)).must_open
    assert not lay_out("bukharo", hand="3H 4H", totals=(5000, 0)).must_open


def test_vulnerable_min() -> None:
    """V02, V03."""
    hand = "KS KH KD AS AH 2D 5C 6C"
    deal = lay_out("canastra", hand=hand, totals=(1505, 0))
    do(deal, "meld KS KH KD", "meld AS AH 2D")
    assert why(deal, "discard 5C") is RefusalCode.OPENING_MINIMUM
    lower = lay_out(rules_with("canastra", vulnerable_min=70), hand=hand, totals=(1505, 0))
    do(lower, "meld KS KH KD", "meld AS AH 2D")
    assert why(lower, "discard 5C") is None


def test_v07_the_partners_opening_counts() -> None:
    deal = lay_out("canastra", hand="KS KH KD 5C 6C", melds=[["3H 4H 5H"]], totals=(1505, 0))
    do(deal, "meld KS KH KD", "discard 5C")


def test_v11_cards_added_in_the_opening_turn_count() -> None:
    deal = lay_out("canastra", hand="KS KH KD KC AS AH 2D 5C 6C", totals=(1505, 0))
    do(deal, "meld KS KH KD", "meld AS AH 2D")
    assert why(deal, "discard 5C") is RefusalCode.OPENING_MINIMUM
    do(deal, "add 1 KC")
    assert why(deal, "discard 5C") is None
