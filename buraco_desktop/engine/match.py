"""A match: totals over its deals, who deals, when it ends and who wins (RULES 1.7, 1.9, 2.8)."""

from collections.abc import Sequence

from buraco_desktop.engine.rules import MatchMode, RuleSet
from buraco_desktop.engine.values import dataclass

VICTORY_POINT_STEPS: dict[int, tuple[int, ...]] = {
    3: (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500),
    4: (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000),
}
"""For each number of deals the largest differences that give 10-10, 11-9, ... 19-1 (RULES 1.9)."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Where a match stands after some deals."""

    totals: tuple[int, ...]
    is_over: bool
    winner: int | None
    """The team that won; None during the match and for a draw."""
    victory_points: tuple[int, ...] | None = None

    @property
    def is_draw(self) -> bool:
        """Whether the match ended without a winner."""
        return self.is_over and self.winner is None


def match_result(
    rules: RuleSet, deals: Sequence[Sequence[int]], team_count: int, *, is_time_up: bool = False
) -> MatchResult:
    """Return the totals of the finished deals, and whether they end the match.

    `is_time_up`: time was called in the last of these deals, which therefore ends the match whatever its
    length (RULES M10, U-27).
    """
    totals = tuple(sum(deal[team] for deal in deals) for team in range(team_count))
    if is_time_up:
        return _timed_result(rules, totals, len(deals))
    match rules.match:
        case MatchMode.SINGLE_DEAL:
            is_over = len(deals) >= rules.deals
            return MatchResult(totals, is_over, _leader(totals) if is_over else None)
        case MatchMode.VICTORY_POINTS:
            if len(deals) < rules.deals:
                return MatchResult(totals, False, None)
            points = victory_points(totals, rules.deals)
            return MatchResult(totals, True, _leader(points), points)
        case MatchMode.TARGET:
            best, leader = max(totals), _leader(totals)
            target = rules.target or 0
            reached = best > target if rules.target_strict else best >= target
            return MatchResult(totals, reached and leader is not None, leader if reached else None)


def _timed_result(rules: RuleSet, totals: tuple[int, ...], deal_count: int) -> MatchResult:
    """Return the end of a match whose time is up: the higher total wins, equal ones are a draw.

    Victory Points are given where there is a table for the deals that were played; there is none for fewer
    than three (RULES 1.9, U-09), so then the totals decide.
    """
    if rules.match is MatchMode.VICTORY_POINTS and deal_count in VICTORY_POINT_STEPS:
        points = victory_points(totals, deal_count)
        return MatchResult(totals, True, _leader(points), points)
    return MatchResult(totals, True, _leader(totals))


def _leader(totals: Sequence[int]) -> int | None:
    best = max(totals)
    leaders = [team for team, total in enumerate(totals) if total == best]
    return leaders[0] if len(leaders) == 1 else None


def victory_points(totals: Sequence[int], deals: int) -> tuple[int, ...]:
    """Return the Victory Points of two teams, by the table of three deals for three, else by that of four."""
    steps = VICTORY_POINT_STEPS[3 if deals == 3 else 4]
    difference = abs(totals[0] - totals[1])
    won = 10 + sum(difference > step for step in steps)
    return (won, 20 - won) if totals[0] >= totals[1] else (20 - won, won)


def dealer_of(first_dealer: int, deal_number: int, players: int) -> int:
    """Return who deals; the deal moves one seat clockwise each time (RULES U-25). Deals count from 0."""
    return (first_dealer + deal_number) % players
