"""Sums over the plays of a contest, by side: `a` is the team of bot A, `b` all other teams together."""

from collections import Counter
from collections.abc import Sequence

from buraco_desktop.engine.events import EndReason
from buraco_desktop.headless.duplicate import difference
from buraco_desktop.headless.estimate import Estimate, mean_per_item, share
from buraco_desktop.headless.records import HandResult, Play

SIDES = ("a", "b")


def side_of(team: int, a_team: int) -> str:
    """Return the side of a team."""
    return "a" if team == a_team else "b"


class HandTally:
    """Counts what happened in the hands of numbered deals or matches."""

    def __init__(self, team_count: int) -> None:
        self._teams = {"a": 1, "b": team_count - 1}
        self.hands = 0
        """Deals played so far, each seating counted."""
        self._differences: list[float] = []
        """For each unit A's points less the mean points of other teams, summed over its hands."""
        self._counts: list[int] = []
        """Hands played in each unit."""
        self._points = Counter(a=0, b=0)
        self.won = Counter(a=0, b=0, drawn=0)
        """Hands in which one team of the side had most points."""
        self.closings = Counter(a=0, b=0)
        self.clean_canastas = Counter(a=0, b=0)
        self.pots_missed = Counter(a=0, b=0)
        self.reasons = Counter(dict.fromkeys(EndReason, 0))
        self._never: dict[str, Counter[str]] = {side: Counter() for side in SIDES}

    @property
    def units(self) -> int:
        """Numbered deals or matches so far."""
        return len(self._counts)

    def add(self, unit: Sequence[Play]) -> None:
        """Count one numbered deal or match, all its plays together."""
        for play in unit:
            for hand in play.hands:
                self._add_hand(hand, play.a_team)
        self._differences.append(sum(difference(play) for play in unit))
        self._counts.append(sum(len(play.hands) for play in unit))

    def _add_hand(self, hand: HandResult, a_team: int) -> None:
        self.hands += 1
        best = max(hand.points)
        leaders = [team for team, points in enumerate(hand.points) if points == best]
        self.won[side_of(leaders[0], a_team) if len(leaders) == 1 else "drawn"] += 1
        for team, points in enumerate(hand.points):
            side = side_of(team, a_team)
            self._points[side] += points
            self.clean_canastas[side] += hand.clean_canastas[team]
            self.pots_missed[side] += hand.pots_missed[team]
            self._never[side].update(hand.never_events[team])
        if hand.out_team is not None:
            self.closings[side_of(hand.out_team, a_team)] += 1
        self.reasons[hand.reason] += 1

    @property
    def difference(self) -> Estimate:
        """Points a hand of A less those of another team."""
        return mean_per_item(self._differences, self._counts)

    def mean_points(self, side: str) -> float:
        """Return the mean points a hand of a team of this side."""
        return self._points[side] / self.hands / self._teams[side]

    def never_rates(self, side: str) -> dict[str, float]:
        """Return how often a team of this side did what no sane player does, in 100 hands, by kind."""
        scale = 100 / self.hands / self._teams[side]
        return {kind: count * scale for kind, count in self._never[side].items()}


class MatchTally:
    """Counts who won whole matches."""

    def __init__(self) -> None:
        self.hands = 0
        self.won = Counter(a=0, b=0, drawn=0)

    def add(self, unit: Sequence[Play]) -> None:
        """Count the plays of a numbered match."""
        for play in unit:
            self.hands += len(play.hands)
            self.won["drawn" if play.winner is None else side_of(play.winner, play.a_team)] += 1

    @property
    def played(self) -> int:
        """The number of matches."""
        return self.won.total()

    @property
    def share_of_a(self) -> Estimate:
        """The share of matches that A won, drawn ones counted as not won."""
        return share(self.won["a"], self.played)
