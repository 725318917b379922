"""How strong bots are on one scale: Bradley-Terry ratings, told as Elo points.

A bot that is 400 points above another is expected to win ten matches for each that it loses.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import log, log10
from random import Random

from buraco_desktop.headless.estimate import Estimate, percentile

ANCHOR = "random"
"""The bot whose rating is 0."""
PRIOR = 1.0
"""Matches that each bot is thought to have drawn beside those played, with all others that it met together.

Without them a bot that has won or lost everything would have no rating.
"""
RESAMPLINGS, RESAMPLING_SEED = 500, 1
PRECISE = 1e-7
"""A share of a strength by which no strength changes any more when it is found."""
ELO = 400.0
"""Points that stand for odds of ten to one."""

Strengths = dict[str, float]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Matches of two bots on one deck, which depend on each other."""

    a: str
    b: str
    won_a: float
    """Matches that A won, drawn ones counted as half."""
    won_b: float


class RatingError(Exception):
    """These matches give no ratings; the message is one sentence."""


def ratings_of(meetings: Sequence[Meeting]) -> dict[str, Estimate]:
    """Return the rating of each bot in Elo points with its 95 % interval, weakest first.

    The intervals are those of a Bayesian bootstrap over the meetings, the `PRIOR` ones among them: each gets
    a weight by chance. The same meetings give the same intervals. Raises `RatingError` where `ANCHOR` has
    not played, or nobody who met others has met it or somebody who did.
    """
    _check_that_all_are_linked(meetings)
    everything = [*meetings, *_thought_of(meetings)]
    found = strengths(everything, lambda: 1.0)
    draw = Random(RESAMPLING_SEED).random
    # `Random.expovariate` is not promised to give the same numbers in every version of Python.
    others = [strengths(everything, lambda: -log(1 - draw()), found) for _ in range(RESAMPLINGS)]
    result = {}
    for name in sorted(found, key=lambda name: found[name]):
        drawn = sorted(elo(other[name] / other[ANCHOR]) for other in others)
        rating = elo(found[name] / found[ANCHOR])
        result[name] = Estimate(rating, percentile(drawn, 2.5), percentile(drawn, 97.5))
    return result


def strengths(
    meetings: Sequence[Meeting], weight: Callable[[], float], start: Strengths | None = None
) -> Strengths:
    """Return strengths whose ratios are the odds that fit best, by minorization and maximization.

    Each meeting counts as much as `weight` says when it is asked. `start` is a guess.
    """
    won: defaultdict[str, float] = defaultdict(float)
    met: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for meeting in meetings:
        share = weight()
        a, b = meeting.a, meeting.b
        won[a] += meeting.won_a * share
        won[b] += meeting.won_b * share
        played = (meeting.won_a + meeting.won_b) * share
        met[a][b] += played
        met[b][a] += played
    found = dict(start or dict.fromkeys(met, 1.0))
    change = 1.0
    while change > PRECISE:
        change = 0.0
        for name, others in met.items():
            old = found[name]
            new = won[name] / sum([count / (old + found[other]) for other, count in others.items()])
            change = max(change, abs(new - old) / old)
            found[name] = new
    return found


def elo(odds: float) -> float:
    """Return the points that stand for these odds."""
    return ELO * log10(odds)


def expected_share(points: float) -> float:
    """Return the share of matches that a bot is expected to win which is so many points better."""
    return 1 / (1 + 10 ** (-points / ELO))


def _thought_of(meetings: Sequence[Meeting]) -> list[Meeting]:
    """Return what is thought to have been played, half of it won by either of two bots that met."""
    pairs = {tuple(sorted((meeting.a, meeting.b))) for meeting in meetings}
    half = PRIOR / 2 / max(1, len(set(chain.from_iterable(pairs))) - 1)
    return [Meeting(a, b, *won) for a, b in sorted(pairs) for won in ((half, 0.0), (0.0, half))]


def _check_that_all_are_linked(meetings: Sequence[Meeting]) -> None:
    everybody = set(chain.from_iterable((meeting.a, meeting.b) for meeting in meetings))
    if ANCHOR not in everybody:
        raise RatingError(f"{ANCHOR} has played no match, and its rating is where the scale begins")
    linked, before = {ANCHOR}, 0
    while len(linked) > before:
        before = len(linked)
        for meeting in meetings:
            if meeting.a in linked or meeting.b in linked:
                linked |= {meeting.a, meeting.b}
    lonely = sorted(everybody - linked)
    if lonely:
        raise RatingError(f"nobody who met {' and '.join(lonely)} is linked to {ANCHOR} by matches")
