"""Play the same cards with the bots' seats exchanged, so that luck cancels out."""

from collections.abc import Sequence

from buraco_desktop.engine.match import dealer_of
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import deal_seed
from buraco_desktop.headless.playing import play_hand
from buraco_desktop.headless.records import Play, TurnTimes
from buraco_desktop.headless.seating import seat_bots


def play_duplicate(contest: Contest, number: int, times: TurnTimes) -> tuple[Play, ...]:
    """Play one numbered deal with bot A on each team in turn: same deck, same dealer, B elsewhere."""
    dealer = dealer_of(number, 0, contest.players)
    seed = deal_seed(contest.seed, number, 0)
    plays = []
    for a_team in range(contest.team_count):
        seating = seat_bots(contest, a_team)
        plays.append(Play(a_team, (play_hand(contest.rules, seating, dealer, seed, None, times),)))
    return tuple(plays)


def advantage(plays: Sequence[Play]) -> float:
    """Return by how many points a hand A's team is better than the mean other team, over these plays."""
    hands = sum(len(play.hands) for play in plays)
    return sum(difference(play) for play in plays) / hands


def difference(play: Play) -> float:
    """Return A's points less the mean points of the other teams, over all hands of a play."""
    own = sum(hand.points[play.a_team] for hand in play.hands)
    others = sum(sum(hand.points) for hand in play.hands) - own
    return own - others / (len(play.hands[0].points) - 1)
