"""How well weights play: the Medium player with them against a pool, or against other weights."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.skill import CLUB, MEDIUM
from buraco_desktop.bots.club.weights import Weights
from buraco_desktop.bots.greedy import GreedyBot
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import SeedRange
from buraco_desktop.headless.duplicate import advantage, play_duplicate
from buraco_desktop.headless.records import TurnTimes

CANDIDATE, OPPONENT = "candidate", "opponent"


def pool_for(current: Weights) -> tuple[Bot, ...]:
    """Return those who are played against: greedy, club, and club's greedy and anxious mirror images."""
    pile_greedy = replace(
        current, pile_threshold=current.pile_threshold - 2, closed_worth=current.closed_worth - 2
    )
    defensive = replace(current, danger_meld=2 * current.danger_meld, danger_known=2 * current.danger_known)
    return (
        GreedyBot(),
        ClubBot("club", CLUB, current),
        ClubBot("pile-greedy", CLUB, pile_greedy),
        ClubBot("defensive", CLUB, defensive),
    )


def medium_with(weights: Weights) -> Bot:
    """Return the player that the weights are for: Medium ships, so its scruples are part of the trial."""
    return ClubBot(CANDIDATE, MEDIUM, weights)


def advantages(
    rules: RuleSet, players: int, candidate: Bot, opponent: Bot, seed: SeedRange, deals: Sequence[int]
) -> list[float]:
    """Return the candidate's lead in each of these duplicate deals, in points a hand."""
    bots = {CANDIDATE: candidate, OPPONENT: opponent}
    make: Callable[[str], Bot] = bots.__getitem__
    contest = Contest(rules, players, CANDIDATE, OPPONENT, seed, is_watched=False, make=make)
    times = TurnTimes()
    return [advantage(play_duplicate(contest, number, times)) for number in deals]


def against_pool(
    rules: RuleSet, players: int, weights: Weights, pool: Sequence[Bot], seed: SeedRange, deals: Sequence[int]
) -> float:
    """Return the mean lead over the whole pool, each member met in the same deals."""
    candidate = medium_with(weights)
    leads = [lead for member in pool for lead in advantages(rules, players, candidate, member, seed, deals)]
    return sum(leads) / len(leads)
