"""Means, shares and percentiles with their intervals."""

from random import Random
from statistics import mean, stdev

import pytest

from buraco_desktop.headless.estimate import mean_per_item, percentile, share, student_95


def test_the_interval_is_nearly_that_of_normally_distributed_means():
    rng = Random(5)
    values = [rng.gauss(30, 250) for _ in range(400)]
    found = mean_per_item(values, [1] * 400)
    half = 1.966 * stdev(values) / 20
    assert found.mean == pytest.approx(mean(values))
    assert found.high == pytest.approx(found.mean + half, abs=half * 0.08)
    assert found.low == pytest.approx(found.mean - half, abs=half * 0.08)


def test_the_interval_leans_to_where_the_values_scatter():
    found = mean_per_item([0.0] * 90 + [500.0] * 10, [1] * 100)
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.mean > (found.mean - found.low) * 1.1


def test_few_groups_have_a_wide_interval():
    found = mean_per_item([10.0, 30.0], [1, 1])
    # Student's t with 1 degree of freedom: 20 +- 12.7 * 10.
    assert found.low is not None
    assert found.low < -70


def test_the_same_groups_have_the_same_interval():
    values = [float(number**2 % 37) for number in range(60)]
    assert mean_per_item(values, [2] * 60) == mean_per_item(values, [2] * 60)
    assert mean_per_item([7.0], [1]).low is None


def test_equal_groups_have_no_spread():
    found = mean_per_item([0.0] * 50, [2] * 50)
    assert (found.mean, found.low, found.high) == (0, 0, 0)


def test_longer_matches_weigh_more():
    assert mean_per_item([10.0, 90.0], [1, 3]).mean == 25


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (199, 1.972)]
)
def test_students_t(freedom, value):
    assert student_95(freedom) == pytest.approx(value, rel=0.0015)


def test_a_share_has_wilsons_interval():
    found = share(8, 10)
    assert (found.low, found.high) == (pytest.approx(0.490, abs=0.001), pytest.approx(0.943, abs=0.001))
    assert share(0, 0).low is None


def test_percentiles():
    values = [float(number) for number in range(1, 101)]
    assert [percentile(values, percent) for percent in (50, 95, 99, 100)] == [50, 95, 99, 100]
    assert percentile([], 50) == 0
