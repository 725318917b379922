"""Play one deal with bots."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from time import perf_counter

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.never_events import NeverEvent, NeverWatch
from buraco_desktop.bots.search.bot import SearchBot, Searched
from buraco_desktop.bots.seeds import seed_of
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import CanastaClass, canasta_class
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from buraco_desktop.headless.ceilings import CeilingBot
from buraco_desktop.headless.records import HandResult, TurnTimes
from buraco_desktop.headless.seat_streams import SeatStreams
from buraco_desktop.headless.seating import Seating

TIME_DIGITS = 4
"""Digits of a time in milliseconds that are kept."""


def play_hand(
    rules: RuleSet,
    seating: Seating,
    dealer: int,
    seed: int,
    totals: tuple[int, ...] | None,
    times: TurnTimes,
) -> HandResult:
    """Deal the cards of a seed, play them out and return the result; the turns' times go to `times`."""
    players = len(seating.bots)
    deal = new_deal(rules, players, shuffled_deck(rules, Random(seed)), dealer, totals)
    watch = NeverWatch(deal) if seating.is_watched else None
    searched: dict[bool, list[Searched]] = {True: [], False: []}
    bots = [
        bot.telling(searched[is_a].append) if isinstance(bot, SearchBot) else bot
        for bot, is_a in zip(seating.bots, seating.is_a, strict=True)
    ]
    events = play_deal(deal, bots, seed, seating.lists_of(times), watch)
    times.searches_a.add_hand(searched[True])
    times.searches_b.add_hand(searched[False])
    return _result(deal, events)


def play_deal(
    deal: DealState,
    bots: Sequence[Bot],
    seed: int,
    times: Sequence[list[float]],
    watch: NeverWatch | None = None,
) -> list[NeverEvent]:
    """Play a fresh deal to its end, bots and times being those of each seat; return what the watch reports.

    The bots' random numbers depend on the seed, the seat, the turn and the bot, never on the shuffle. The
    milliseconds of each turn are appended to the list of its seat. Raises `IllegalCommand` for a bot's
    mistake.
    """
    streams = SeatStreams(deal)
    events: list[NeverEvent] = []
    while deal.phase is not Phase.OVER:
        seat = deal.turn
        rng = Random(seed_of("turn", seed, seat, deal.turn_count, bots[seat].name))
        thought_s = 0.0
        for command, seconds in _turn(deal, bots[seat], rng, streams):
            thought_s += seconds
            if watch is not None:
                events += watch.see(deal, command)
            streams.prepare(deal, command)
            apply(deal, command)
        times[seat].append(round(thought_s * 1000, TIME_DIGITS))
    return events


def _turn(deal: DealState, bot: Bot, rng: Random, streams: SeatStreams) -> Iterator[tuple[Command, float]]:
    """Yield legal commands until the turn has passed, each with the seconds that the bot thought about it.

    Whoever iterates carries them out.
    """
    turn, seat = deal.turn_count, deal.turn
    while deal.turn_count == turn and deal.phase is not Phase.OVER:
        seen = view(deal, seat)
        if isinstance(bot, CeilingBot):
            bot.look(deal, streams.coming(deal))
        start = perf_counter()
        command = bot.choose(seen, rng)
        seconds = perf_counter() - start
        refusal = check(deal, command)
        if refusal is not None:
            raise IllegalCommand(command, refusal)
        yield command, seconds


def _result(deal: DealState, events: Iterable[NeverEvent]) -> HandResult:
    assert deal.reason is not None
    rules = deal.rules
    clean = tuple(
        sum(canasta_class(meld, rules) is CanastaClass.CLEAN for meld in melds) for melds in deal.melds
    )
    missed = tuple(int(rules.pots > 0 and not has_taken) for has_taken in deal.pot_taken)
    never = tuple(Counter[str]() for _ in deal.melds)
    for event in events:
        never[deal.team_of(event.seat)][event.kind.value] += 1
    return HandResult(
        score(deal).totals, clean, missed, tuple(dict(counts) for counts in never), deal.reason, deal.out_team
    )
