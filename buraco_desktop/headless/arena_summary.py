"""What comes out of a contest of bots, in a few lines for people."""

from buraco_desktop.engine.events import EndReason
from buraco_desktop.headless.arena_report import Outcome
from buraco_desktop.headless.estimate import Estimate
from buraco_desktop.headless.sprt import SequentialTest
from buraco_desktop.headless.tally import SIDES, MatchTally


def summary_of(outcome: Outcome) -> str:
    """Return the lines, without a line break at the end."""
    contest, hands = outcome.contest, outcome.hands
    names = {"a": contest.a, "b": contest.b}
    if contest.is_mixed:
        names["a"] += f" with {contest.b}"
    width = max(len(name) for name in names.values())
    played = f"{hands.units} {outcome.units}, each played with A on every team, {hands.hands} hands"
    lines = [f"{contest.rules.key}, {contest.players} players, seed {contest.seed}: {played}"]
    for side in SIDES:
        never = f"{sum(hands.never_rates(side).values()):.1f}" if contest.is_watched else "unknown"
        lines.append(
            f"{side.upper()} {names[side]:<{width}} {hands.mean_points(side):+9.1f} points a hand, "
            f"{hands.won[side]} hands won, {hands.closings[side]} closings, "
            f"{hands.clean_canastas[side]} clean canastas, {hands.pots_missed[side]} pots missed, "
            f"{never} never-events in 100 hands"
        )
    found = hands.difference
    lines.append(f"{'A - B':<{width + 2}} {found.mean:+9.1f} points a hand ({_interval(found)})")
    lines.append("Ended: " + ", ".join(f"{hands.reasons[reason]} {reason.value}" for reason in EndReason))
    if contest.is_timed:
        lines.append("Bots that search kept to their time at a table: elsewhere this comes out otherwise")
    if outcome.matches.played:
        lines.append(_matches(outcome.matches))
    if outcome.test is not None:
        lines.append(_test(outcome.test))
    return "\n".join(lines)


def _interval(found: Estimate) -> str:
    if found.low is None or found.high is None:
        return "too few deals for an interval"
    return f"95 % interval {found.low:+.1f} to {found.high:+.1f}"


def _matches(matches: MatchTally) -> str:
    won, of_a = matches.won, matches.share_of_a
    assert of_a.low is not None
    assert of_a.high is not None
    return (
        f"Matches: A won {won['a']}, B won {won['b']}, drawn {won['drawn']}; "
        f"A {of_a.mean:.1%} (95 % interval {of_a.low:.1%} to {of_a.high:.1%})"
    )


def _test(test: SequentialTest) -> str:
    low, high = test.hypotheses.low, test.hypotheses.high
    return (
        f"Sequential test of {low:+g} against {high:+g}: {test.verdict} after {test.deals} deals, "
        f"log likelihood ratio {test.log_ratio:+.2f}"
    )
