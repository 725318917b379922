"""Deals played to their end by the club player on every seat: what a guess about the future is made of.

Each seat decides from its own hand and from what lies open, although the whole table is there.
"""

from collections.abc import Iterable
from math import inf, sqrt
from statistics import fmean, stdev

from buraco_desktop.bots.advised import Estimate
from buraco_desktop.bots.club.policy import decide
from buraco_desktop.bots.club.skill import CLUB
from buraco_desktop.bots.club.weights import weights_by_hand
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply


def margin_after(world: DealState, commands: Iterable[Command], team: int) -> int:
    """Return a team's points less those of the best other, when commands are given and the rest is played.

    The world stays as it is; the commands must be legal in it.
    """
    deal = world.copy()
    for command in commands:
        apply(deal, command)
    play_out(deal)
    return margin(deal, team)


def play_out(deal: DealState) -> None:
    """Play a deal to its end, in place."""
    weights = weights_by_hand(deal.rules, deal.players)
    while deal.phase is not Phase.OVER:
        apply(deal, decide(deal, weights, CLUB).command)


def margin(deal: DealState, team: int) -> int:
    """Return the points of a team less those of the best other team, as the deal stands."""
    totals = score(deal).totals
    return totals[team] - max(points for other, points in enumerate(totals) if other != team)


def estimate(values: Iterable[float]) -> Estimate:
    """Return the mean of some values and how sure it is; raises `StatisticsError` for none."""
    found = tuple(values)
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else inf
    return Estimate(fmean(found), error, len(found))
