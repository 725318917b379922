"""Play whole matches: the only honest way to a share of matches won."""

from dataclasses import replace

from buraco_desktop.engine.match import dealer_of, match_result
from buraco_desktop.engine.rules import MatchMode
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import deal_seed
from buraco_desktop.headless.playing import play_hand
from buraco_desktop.headless.records import HandResult, Play, TurnTimes
from buraco_desktop.headless.seating import seat_bots

LONGEST_MATCH = 100
"""Deals after which a match counts as drawn: weak bots may never reach a target."""


def play_match(contest: Contest, number: int, a_team: int, times: TurnTimes) -> Play:
    """Play one numbered match with bot A on this team, to the contest's target or the end of the rules."""
    rules = contest.rules
    if contest.target is not None:
        rules = replace(rules, match=MatchMode.TARGET, target=contest.target)
    seating = seat_bots(contest, a_team)
    hands: list[HandResult] = []
    totals = (0,) * contest.team_count
    while len(hands) < LONGEST_MATCH:
        dealer = dealer_of(number, len(hands), contest.players)
        seed = deal_seed(contest.seed, number, len(hands))
        hands.append(play_hand(rules, seating, dealer, seed, totals, times))
        result = match_result(rules, [hand.points for hand in hands], contest.team_count)
        if result.is_over:
            return Play(a_team, tuple(hands), result.winner)
        totals = result.totals
    return Play(a_team, tuple(hands))
