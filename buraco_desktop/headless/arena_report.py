"""What comes out of a contest of bots, as plain values for files."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite

from buraco_desktop.bots.never_events import NeverKind
from buraco_desktop.engine.events import EndReason
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.estimate import Estimate, percentile
from buraco_desktop.headless.records import Searches, TurnTimes
from buraco_desktop.headless.sprt import SequentialTest
from buraco_desktop.headless.tally import SIDES, HandTally, MatchTally

Report = dict[str, object]


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that was counted."""

    contest: Contest
    first: int
    """Number of the first deal and of the first match."""
    units: str
    """What the hands are grouped by: deals, or matches where no deals were asked for."""
    hands: HandTally
    """The hands of the deals; those of the matches where no deals were asked for."""
    matches: MatchTally
    test: SequentialTest | None


def report_of(outcome: Outcome) -> Report:
    """Return the results in a fixed order; points are means a hand of one team, `b` all teams but A's."""
    contest, hands = outcome.contest, outcome.hands
    return {
        "rules": contest.rules.key,
        "players": contest.players,
        "a": contest.a,
        "b": contest.b,
        "mixed": contest.is_mixed,
        "timed": contest.is_timed,
        "seed": contest.seed,
        "first": outcome.first,
        "deals": hands.units,
        "target": contest.target,
        "hands": hands.hands,
        "points_per_hand": _plain(hands.difference, 2),
        "team_means": {side: round(hands.mean_points(side), 2) for side in SIDES},
        "hands_won": dict(hands.won),
        "ended": {reason.value: hands.reasons[reason] for reason in EndReason},
        "closings": dict(hands.closings),
        "clean_canastas": dict(hands.clean_canastas),
        "pots_missed": dict(hands.pots_missed),
        "never_events_per_100_hands": {side: _never(outcome, side) for side in SIDES},
        "matches": _matches(outcome.matches),
        "sprt": None if outcome.test is None else _test(outcome.test),
    }


def _never(outcome: Outcome, side: str) -> dict[str, float] | None:
    if not outcome.contest.is_watched:
        return None
    rates = outcome.hands.never_rates(side)
    by_kind = {kind.value: round(rates.get(kind, 0.0), 3) for kind in NeverKind}
    return {"all": round(sum(rates.values()), 3), **by_kind}


def _matches(matches: MatchTally) -> Report:
    won, of_a = matches.won, matches.share_of_a
    return {
        "played": matches.played,
        "won_by_a": won["a"],
        "won_by_b": won["b"],
        "drawn": won["drawn"],
        "share_of_a": round(of_a.mean, 4) if matches.played else None,
        "low": _rounded(of_a.low, 4),
        "high": _rounded(of_a.high, 4),
        "hands": matches.hands,
    }


def _test(test: SequentialTest) -> Report:
    ratio = test.log_ratio
    return {
        "low": test.hypotheses.low,
        "high": test.hypotheses.high,
        "cap": test.cap,
        "deals": test.deals,
        "log_likelihood_ratio": round(ratio, 3) if isfinite(ratio) else None,
        "verdict": None if test.verdict is None else test.verdict.value,
    }


def _plain(estimate: Estimate, digits: int) -> dict[str, float | None]:
    return {
        "mean": round(estimate.mean, digits),
        "low": _rounded(estimate.low, digits),
        "high": _rounded(estimate.high, digits),
    }


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def times_report(times: TurnTimes, hands: int, seconds: float) -> Report:
    """Return how long the bots thought in a turn, in milliseconds, and how much they played out.

    `seconds` is the sum over all processes, so `hands_per_second` is the speed of one.
    """
    return {
        "turn_ms": _percentiles(times.a + times.b),
        "turn_ms_a": _percentiles(times.a),
        "turn_ms_b": _percentiles(times.b),
        "turns": len(times.a) + len(times.b),
        "searches_a": _searches(times.searches_a),
        "searches_b": _searches(times.searches_b),
        "hands": hands,
        "seconds": round(seconds, 3),
        "hands_per_second": round(hands / max(seconds, 1e-9), 2),
    }


def _searches(found: Searches) -> dict[str, float] | None:
    """Return how much a bot played out; None for one that plays nothing out."""
    if not found.decisions:
        return None
    return {
        "decisions": found.decisions,
        "fallbacks": found.fallbacks,
        "share_of_fallbacks": round(found.fallbacks / found.decisions, 4),
        "turns": len(found.playouts),
        "median_playouts_a_turn": percentile(sorted(found.playouts), 50),
    }


def _percentiles(values: Sequence[float]) -> dict[str, float]:
    ascending = sorted(values)
    return {f"p{percent}": round(percentile(ascending, percent), 3) for percent in (50, 95, 99)}
