"""Who probably holds what: how often an unseen card lies in another hand, from what everybody saw.

The weights were fitted to hands of the Medium player (`python -m tests.tuning.belief`). A weight of one means
as likely as every other card; the guesses of a search deal out hidden cards in these proportions.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp

from buraco_desktop.bots.club.lookup import BESIDE, IS_WILD, MATES, NEAR, ONE_GAP, RANK_OF
from buraco_desktop.bots.search.bits import BIT, KINDS
from buraco_desktop.engine.cards import ACE, JOKER_KIND, KIND, Kind
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.view import SeatView

EVIDENCE = (
    "own_meld",
    "other_meld",
    "threw_it",
    "threw_mate",
    "threw_beside",
    "threw_gap",
    "holds_mate",
    "holds_near",
    "left_mate",
    "left_near",
    "two",
    "joker",
    "wild_few",
    "ace",
    "high",
)
"""What speaks for or against a card in a hand: it fits a meld of the seat's team, or of another; the seat
threw it, or one of its rank or next to it; is known to hold one of its rank or near it; left such cards in
the pile; what sort of card it is, and whether it is wild while few cards are held."""
_OF_NATURALS = EVIDENCE.index("two")
"""So many of them speak of natural cards only."""
MOST = 3
"""More of the same do not say more."""
FEW, HIGH = 4, 8
CERTAIN = 3.0
"""The sum of weights is kept within this: a belief is never certain."""


def evidence(seen: SeatView, takes: Sequence[int], seat: int) -> list[tuple[int, ...]]:
    """Return for each kind how often each entry of `EVIDENCE` holds of a seat's hand.

    `takes` are the bits of the kinds that extend a meld, for each team.
    """
    teams = seen.team_count
    own = takes[seat % teams]
    others = 0
    for team in range(teams):
        if team != seat % teams:
            others |= takes[team]
    threw = _tally(thrown_by(seen, seat))
    left = _tally(left_by(seen, seat))
    holds = _tally(seen.known[seat])
    is_few = seen.hand_sizes[seat] <= FEW
    found: list[tuple[int, ...]] = []
    for kind in KINDS:
        bit = BIT[kind]
        if IS_WILD[kind]:
            is_joker = kind == JOKER_KIND
            found.append((0,) * _OF_NATURALS + (int(not is_joker), int(is_joker), int(is_few), 0, 0))
            continue
        rank = RANK_OF[kind]
        mates, near, beside = MATES[kind], NEAR[kind], BESIDE[kind]
        found.append(
            (
                int(own & bit > 0),
                int(others & bit > 0),
                min(MOST, threw[kind]),
                min(MOST, sum([threw[mate] for mate in mates]) - threw[kind]),
                min(MOST, sum([threw[other] for other in beside])),
                min(MOST, sum([threw[other] for other in ONE_GAP[kind]])),
                min(MOST, sum([holds[mate] for mate in mates])),
                min(MOST, sum([holds[other] for other in near])),
                min(MOST, sum([left[mate] for mate in mates])),
                min(MOST, sum([left[other] for other in near])),
                0,
                0,
                0,
                int(rank == ACE),
                int(rank >= HIGH),
            )
        )
    return found


def thrown_by(seen: SeatView, seat: int) -> list[Kind]:
    """Return what a seat discarded in this deal, the latest first."""
    back = (seen.turn - seat) % seen.players or seen.players
    return [seen.discards[-turns] for turns in range(back, len(seen.discards) + 1, seen.players)]


def left_by(seen: SeatView, seat: int) -> list[Kind]:
    """Return what is seen of the pile that a seat left when it drew from the stock, the top first."""
    back = (seen.turn - seat) % seen.players or seen.players
    return [KIND[card] for card in reversed(seen.pile[: max(0, len(seen.pile) - back)]) if card is not None]


def _tally(kinds: Sequence[Kind]) -> list[int]:
    counts = [0] * len(KINDS)
    for kind in kinds:
        counts[kind] += 1
    return counts


def shares(seen: SeatView, takes: Sequence[int], seat: int, weights: Sequence[float]) -> list[float]:
    """Return for each kind how much likelier a seat holds it than a card of which nothing is known."""
    memo: dict[tuple[int, ...], float] = {}
    found = []
    for counts in evidence(seen, takes, seat):
        share = memo.get(counts)
        if share is None:
            total = sum([count * weight for count, weight in zip(counts, weights, strict=True) if count])
            share = memo[counts] = exp(max(-CERTAIN, min(CERTAIN, total)))
        found.append(share)
    return found


@lru_cache(maxsize=1)
def _stored() -> dict[tuple[str, int], list[float]]:
    text = files("buraco_desktop.assets").joinpath("bots", "belief.json").read_text(encoding="utf-8")
    return {
        (key, int(players)): [numbers[name] for name in EVIDENCE]
        for key, by_players in json.loads(text).items()
        for players, numbers in by_players.items()
    }


def belief_weights(rules: RuleSet, players: int) -> Sequence[float]:
    """Return the weights fitted for a preset and so many players; none for rules without."""
    return _stored().get((rules.key, players), ())
