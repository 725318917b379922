"""Play the same cards with the bots' seats exchanged, so that luck cancels out.

The unit is one numbered deal, or one numbered match: it is played once with bot A on each team in turn, on
the same decks and with the same dealer. Bot B plays all other teams.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.seeds import seed_of
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.events import EndReason
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.match import dealer_of, match_result
from buraco_desktop.engine.melds import CanastaClass, canasta_class
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.rules import MatchMode, RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from buraco_desktop.headless.seat_streams import SeatStreams

LONGEST_MATCH = 100
"""Deals after which a match counts as drawn: weak bots may never reach a target."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """How one deal ended; one entry for each team."""

    points: tuple[int, ...]
    clean_canastas: tuple[int, ...]
    reason: EndReason
    out_team: int | None


@dataclass(frozen=True, slots=True)
class Play:
    """A deal, or a match of several, with bot A on one team."""

    a_team: int
    hands: tuple[HandResult, ...]
    winner: int | None = None
    """The team that won the match; None for a draw, and where no match was played."""


@dataclass(slots=True)
class TurnTimes:
    """Milliseconds that the bots thought in each of their turns."""

    a: list[float] = field(default_factory=list)
    b: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what against whom."""

    rules: RuleSet
    players: int
    a: str
    b: str
    seed: int
    target: int | None = None
    """Points that end a match; None for single deals."""

    @property
    def team_count(self) -> int:
        """The number of teams, which is how often each unit is played."""
        return self.rules.team_count(self.players)

    def play_unit(self, number: int, times: TurnTimes) -> tuple[Play, ...]:
        """Play one numbered deal or match with bot A on each team in turn."""
        return tuple(self._play(number, a_team, times) for a_team in range(self.team_count))

    def _play(self, number: int, a_team: int, times: TurnTimes) -> Play:
        if self.target is None:
            return Play(a_team, (self._play_hand(self.rules, number, 0, a_team, None, times),))
        rules = replace(self.rules, match=MatchMode.TARGET, target=self.target)
        hands: list[HandResult] = []
        totals = (0,) * self.team_count
        while len(hands) < LONGEST_MATCH:
            hands.append(self._play_hand(rules, number, len(hands), a_team, totals, times))
            result = match_result(rules, [hand.points for hand in hands], self.team_count)
            if result.is_over:
                return Play(a_team, tuple(hands), result.winner)
            totals = result.totals
        return Play(a_team, tuple(hands))

    def _play_hand(
        self,
        rules: RuleSet,
        number: int,
        hand_number: int,
        a_team: int,
        totals: tuple[int, ...] | None,
        times: TurnTimes,
    ) -> HandResult:
        seed = seed_of("deal", self.seed, number, hand_number)
        deck = shuffled_deck(rules, Random(seed))
        dealer = dealer_of(number, hand_number, self.players)
        deal = new_deal(rules, self.players, deck, dealer, totals)
        a_bot, b_bot = make_bot(self.a), make_bot(self.b)
        teams = [a_bot if team == a_team else b_bot for team in range(self.team_count)]
        team_times = [times.a if team == a_team else times.b for team in range(self.team_count)]
        play_deal(deal, teams, seed, team_times)
        assert deal.reason is not None
        clean = tuple(
            sum(canasta_class(meld, rules) is CanastaClass.CLEAN for meld in melds) for melds in deal.melds
        )
        return HandResult(score(deal).totals, clean, deal.reason, deal.out_team)


def play_deal(
    deal: DealState, bot_of_team: Sequence[Bot], seed: int, times_of_team: Sequence[list[float]]
) -> None:
    """Play a fresh deal to its end.

    The bots' random numbers depend on the seed, the seat, the turn and the bot. The milliseconds of each turn
    are appended to the list of its team. Raises `IllegalCommand` for a bot's mistake.
    """
    streams = SeatStreams(deal)
    while deal.phase is not Phase.OVER:
        bot = bot_of_team[deal.acting_team]
        times = times_of_team[deal.acting_team]
        rng = Random(seed_of("turn", seed, deal.turn, deal.turn_count, bot.name))
        times.append(_play_turn(deal, bot, rng, streams))


def _play_turn(deal: DealState, bot: Bot, rng: Random, streams: SeatStreams) -> float:
    """Play until the turn has passed; return the milliseconds for which the bot thought."""
    turn, thought_s = deal.turn_count, 0.0
    while deal.turn_count == turn and deal.phase is not Phase.OVER:
        seen = view(deal, deal.turn)
        start = perf_counter()
        command = bot.choose(seen, rng)
        thought_s += perf_counter() - start
        refusal = check(deal, command)
        if refusal is not None:
            raise IllegalCommand(command, refusal)
        streams.prepare(deal, command)
        apply(deal, command)
    return thought_s * 1000
