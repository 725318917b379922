"""The sequential test, and whether it catches what it is for."""

from random import Random

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import SeedRange
from buraco_desktop.headless.duplicate import advantage, play_duplicate
from buraco_desktop.headless.records import TurnTimes
from buraco_desktop.headless.sprt import CAP, HYPOTHESES, SequentialTest, Verdict
from tests.support.arena_bots import make_arena_bot


def outcome_of(
    mean: float, deviation: float, seed: int, name: str = "gain", cap: int = CAP
) -> SequentialTest:
    rng = Random(seed)
    test = SequentialTest(HYPOTHESES[name], cap)
    while test.verdict is None:
        test.add(rng.gauss(mean, deviation))
    return test


def test_the_ratio_is_that_of_the_protocol():
    test = SequentialTest(HYPOTHESES["gain"], CAP)
    values = [float(number % 7 * 40 - 100) for number in range(140)]
    for value in values:
        test.add(value)
    mean = sum(values) / 140
    variance = sum((value - mean) ** 2 for value in values) / 139
    assert test.log_ratio == pytest.approx(16 / variance * sum(value - 8 for value in values))


def test_nothing_is_decided_before_200_deals_nor_within_a_block():
    test = SequentialTest(HYPOTHESES["gain"], CAP)
    rng = Random(1)
    for _ in range(199):
        test.add(rng.gauss(500, 100))
        assert test.verdict is None
    test.add(500)
    assert test.verdict is Verdict.ACCEPTED
    assert outcome_of(16, 250, 3).deals % 50 == 0


@pytest.mark.parametrize(("name", "low", "high"), [("gain", 0, 16), ("cleanup", -8, 0)])
def test_it_errs_in_about_one_case_of_twenty(name: str, low: float, high: float):
    for mean, wrong in ((low, Verdict.ACCEPTED), (high, Verdict.REJECTED)):
        verdicts = [outcome_of(mean, 100, seed, name).verdict for seed in range(200)]
        assert verdicts.count(wrong) <= 20
        assert verdicts.count(Verdict.UNDECIDED) <= 20


def test_between_both_it_may_end_undecided():
    assert any(outcome_of(8, 300, seed, cap=400).verdict is Verdict.UNDECIDED for seed in range(5))


def test_equal_advantages_decide_without_a_spread():
    for name, verdict in (("gain", Verdict.REJECTED), ("cleanup", Verdict.ACCEPTED)):
        test = SequentialTest(HYPOTHESES[name], CAP)
        while test.verdict is None:
            test.add(0)
        assert (test.verdict, test.deals) == (verdict, 200)


def test_a_test_that_is_over_takes_no_more():
    test = outcome_of(200, 50, 1)
    with pytest.raises(AssertionError, match="over"):
        test.add(1)


@pytest.mark.slow
def test_a_bot_that_is_30_points_worse_is_caught_within_1000_deals():
    contest = Contest(
        rulesets.BUKHARO, 4, "forgetful", "greedy", SeedRange.GATE, make=make_arena_bot, is_watched=False
    )
    # Should it be taken in place of greedy? Should greedy be taken in its place?
    worse, better = (SequentialTest(HYPOTHESES["gain"], 1000) for _ in range(2))
    number = 0
    while worse.verdict is None or better.verdict is None:
        found = advantage(play_duplicate(contest, number, TurnTimes()))
        if worse.verdict is None:
            worse.add(found)
        if better.verdict is None:
            better.add(-found)
        number += 1
    assert worse.verdict is Verdict.REJECTED
    assert better.verdict is Verdict.ACCEPTED
