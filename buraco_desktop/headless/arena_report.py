"""What comes out of a contest of bots: counted, estimated, told."""

from collections import Counter
from collections.abc import Sequence

from buraco_desktop.engine.events import EndReason
from buraco_desktop.headless.duplicate import Contest, HandResult, Play, TurnTimes
from buraco_desktop.headless.estimate import Estimate, mean_per_item, percentile, share

Report = dict[str, object]
SIDES = ("a", "b")


class Tally:
    """Sums over the plays of a contest. `a` is the team of bot A, `b` all other teams together."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self.hands = 0
        """Deals played so far, each seating counted."""
        self._differences: list[int] = []
        """For each unit: points of A times the number of other teams, less the points of these, summed."""
        self._counts: list[int] = []
        """Deals played in each unit."""
        self._points = Counter(a=0, b=0)
        self._closings = Counter(a=0, b=0)
        self._clean = Counter(a=0, b=0)
        self._reasons = Counter(dict.fromkeys(EndReason, 0))
        self._matches = Counter(a=0, b=0, drawn=0)

    def add(self, unit: Sequence[Play]) -> None:
        """Count one numbered deal or match, all its seatings together."""
        difference = hands = 0
        for play in unit:
            for hand in play.hands:
                hands += 1
                difference += self._add_hand(hand, play.a_team)
            if self._contest.target is not None:
                self._matches["drawn" if play.winner is None else self._side(play.winner, play.a_team)] += 1
        self.hands += hands
        self._differences.append(difference)
        self._counts.append(hands)

    def _add_hand(self, hand: HandResult, a_team: int) -> int:
        difference = 0
        for team, points in enumerate(hand.points):
            side = self._side(team, a_team)
            self._points[side] += points
            self._clean[side] += hand.clean_canastas[team]
            difference += points * (self._contest.team_count - 1) if side == "a" else -points
        if hand.out_team is not None:
            self._closings[self._side(hand.out_team, a_team)] += 1
        self._reasons[hand.reason] += 1
        return difference

    @staticmethod
    def _side(team: int, a_team: int) -> str:
        return "a" if team == a_team else "b"

    @property
    def difference(self) -> Estimate:
        """Points a hand of A less those of another team."""
        others = self._contest.team_count - 1
        return mean_per_item([part / others for part in self._differences], self._counts)

    def team_mean(self, side: str) -> float:
        """Return the mean points a hand of a team of this side."""
        teams = 1 if side == "a" else self._contest.team_count - 1
        return self._points[side] / self.hands / teams

    def report(self) -> Report:
        """Return the results in plain values, in a fixed order; points are means a hand of one team."""
        contest = self._contest
        report: Report = {
            "rules": contest.rules.key,
            "players": contest.players,
            "a": contest.a,
            "b": contest.b,
            "deals": len(self._counts),
            "seed": contest.seed,
            "target": contest.target,
            "hands": self.hands,
            "points_per_hand": _plain(self.difference, 2),
            "team_means": {side: round(self.team_mean(side), 2) for side in SIDES},
            "ended": {reason.value: self._reasons[reason] for reason in EndReason},
            "closings": dict(self._closings),
            "clean_canastas": dict(self._clean),
        }
        if contest.target is not None:
            won = self._matches
            report["matches"] = {
                "played": won.total(),
                "won_a": won["a"],
                "won_b": won["b"],
                "drawn": won["drawn"],
                "share_a": _plain(share(won["a"], won.total()), 4),
            }
        return report

    def summary(self) -> str:
        """Return the results in a few lines for people."""
        contest, difference = self._contest, self.difference
        units = "deals" if contest.target is None else f"matches to {contest.target}"
        played = f"{len(self._counts)} {units}, each played {contest.team_count} times, {self.hands} hands"
        lines = [f"{contest.rules.key}, {contest.players} players, seed {contest.seed}: {played}"]
        lines += [
            f"{side.upper()} {name:<8} {self.team_mean(side):+9.1f} points a hand, "
            f"{self._closings[side]} closings, {self._clean[side]} clean canastas"
            for side, name in zip(SIDES, (contest.a, contest.b), strict=True)
        ]
        interval = "too few deals for an interval"
        if difference.low is not None and difference.high is not None:
            interval = f"95 % interval {difference.low:+.1f} to {difference.high:+.1f}"
        lines.append(f"A - B      {difference.mean:+9.1f} points a hand ({interval})")
        lines.append("Ended: " + ", ".join(f"{self._reasons[reason]} {reason.value}" for reason in EndReason))
        if contest.target is not None:
            won = self._matches
            lines.append(f"Matches: A won {won['a']}, B won {won['b']}, drawn {won['drawn']}")
        return "\n".join(lines)


def _plain(estimate: Estimate, digits: int) -> dict[str, float | None]:
    return {
        "mean": round(estimate.mean, digits),
        "low": None if estimate.low is None else round(estimate.low, digits),
        "high": None if estimate.high is None else round(estimate.high, digits),
    }


def times_report(times: TurnTimes, hands: int, elapsed_s: float) -> Report:
    """Return how long the bots thought in a turn, in milliseconds, together and by side."""
    return {
        "turn_ms": _percentiles(times.a + times.b),
        "turn_ms_a": _percentiles(times.a),
        "turn_ms_b": _percentiles(times.b),
        "turns": len(times.a) + len(times.b),
        "hands": hands,
        "seconds": round(elapsed_s, 3),
        "hands_per_second": round(hands / elapsed_s, 2),
    }


def _percentiles(values: Sequence[float]) -> dict[str, float]:
    ascending = sorted(values)
    return {f"p{percent}": round(percentile(ascending, percent), 3) for percent in (50, 95, 99)}
