"""Stop as soon as the deals have decided: the sequential probability ratio test."""

from dataclasses import dataclass
from enum import StrEnum
from math import copysign, inf, log

ALPHA = BETA = 0.05
"""Chances of taking what is worthless, and of turning down what is good."""
BOUND = log((1 - BETA) / ALPHA)
"""Logarithm of the likelihood ratio that decides, about 2.94."""
BLOCK, LEAST_DEALS, CAP = 50, 200, 4000
"""Deals between two looks, before the first look, and at most."""


class Verdict(StrEnum):
    """How a test ended."""

    ACCEPTED = "accepted"
    REJECTED = "rejected"
    UNDECIDED = "no decision"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two advantages of A, in points a hand, between which the test decides."""

    low: float
    """True if A is not worth taking."""
    high: float
    """True if A is."""


HYPOTHESES = {"gain": Hypotheses(0, 16), "cleanup": Hypotheses(-8, 0)}
"""By name: a change that should make the bot stronger, and one that should but do no harm."""


class SequentialTest:
    """Looks at the advantages deal by deal, until it has its verdict."""

    def __init__(self, hypotheses: Hypotheses, cap: int) -> None:
        self.hypotheses = hypotheses
        self.cap = cap
        self.deals = 0
        self.verdict: Verdict | None = None
        """None while more deals are wanted."""
        self._sum = 0.0
        self._squares = 0.0

    def add(self, advantage: float) -> None:
        """Take the advantage of A in the next deal, in points a hand."""
        assert self.verdict is None, "the test is over"
        self.deals += 1
        self._sum += advantage
        self._squares += advantage**2
        if self.deals >= LEAST_DEALS and self.deals % BLOCK == 0:
            ratio = self.log_ratio
            if abs(ratio) >= BOUND:
                self.verdict = Verdict.ACCEPTED if ratio > 0 else Verdict.REJECTED
        if self.verdict is None and self.deals >= self.cap:
            self.verdict = Verdict.UNDECIDED

    @property
    def log_ratio(self) -> float:
        """The logarithm of the likelihood ratio: positive speaks for the higher advantage.

        The advantages count as normally distributed with the variance of the sample. Infinite where they
        are all the same, as for a bot against itself.
        """
        low, high = self.hypotheses.low, self.hypotheses.high
        if self.deals < 2:
            return 0.0
        excess = self._sum - self.deals * (low + high) / 2
        variance = (self._squares - self._sum**2 / self.deals) / (self.deals - 1)
        if variance <= 0:
            return copysign(inf, excess) if excess else 0.0
        return (high - low) / variance * excess
