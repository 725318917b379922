"""Means with their 95 % intervals, and percentiles."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from random import Random

NORMAL_95 = 1.959963984540054
"""Half of the width that holds 95 % of a normal distribution, in standard deviations."""
RESAMPLINGS, RESAMPLING_SEED = 2000, 1
"""How often a bootstrap draws, and from which random numbers."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the 95 % interval around it; the bounds are None where nothing can be said."""

    mean: float
    low: float | None
    high: float | None


def mean_per_item(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """Return the mean of items that come in groups, each told by its sum and its number of items.

    The groups are independent of each other, the items in a group are not, so the interval is a bootstrap
    over groups. Its bounds are moved outwards by as much as Student's t is wider than the normal
    distribution, which a bootstrap of few groups ignores. The same groups give the same interval.
    """
    mean = sum(sums) / sum(counts)
    groups = len(sums)
    if groups < 2:
        return Estimate(mean, None, None)
    means = sorted(_resampled_means(sums, counts))
    stretch = student_95(groups - 1) / NORMAL_95 * sqrt(groups / (groups - 1))
    low, high = (mean + (percentile(means, percent) - mean) * stretch for percent in (2.5, 97.5))
    return Estimate(mean, low, high)


def _resampled_means(sums: Sequence[float], counts: Sequence[int]) -> Iterator[float]:
    """Yield the means of as many groups, drawn at random with repetition."""
    # `Random.random` alone is promised to give the same numbers in every version of Python.
    draw = Random(RESAMPLING_SEED).random
    groups = len(sums)
    for _ in range(RESAMPLINGS):
        picks = [int(draw() * groups) for _ in range(groups)]
        yield sum([sums[pick] for pick in picks]) / sum([counts[pick] for pick in picks])


def student_95(freedom: int) -> float:
    """Return the 97.5 % point of Student's t; exact for 1 and 2 degrees of freedom, else to about 0.1 %."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def share(count: int, total: int) -> Estimate:
    """Return a share with its Wilson interval."""
    if total == 0:
        return Estimate(0.0, None, None)
    z2 = NORMAL_95**2
    part = count / total
    middle = (part + z2 / (2 * total)) / (1 + z2 / total)
    half = NORMAL_95 * sqrt(part * (1 - part) / total + z2 / (4 * total**2)) / (1 + z2 / total)
    return Estimate(part, middle - half, middle + half)


def percentile(ascending: Sequence[float], percent: float) -> float:
    """Return the smallest value that so many percent of the values do not exceed; 0 for no values."""
    if not ascending:
        return 0.0
    return ascending[max(0, ceil(len(ascending) * percent / 100) - 1)]
