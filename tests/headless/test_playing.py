"""How the arena plays deals and matches, and who sits where."""

from dataclasses import replace
from random import Random

import pytest

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.never_events import NeverWatch
from buraco_desktop.bots.search.bot import SearchBot
from buraco_desktop.bots.search.skills import YARDSTICKS
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Command, Discard
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView
from buraco_desktop.headless.arena_report import times_report
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import SeedRange, deal_seed, read_seed
from buraco_desktop.headless.duplicate import advantage, play_duplicate
from buraco_desktop.headless.estimate import percentile
from buraco_desktop.headless.matches import play_match
from buraco_desktop.headless.playing import play_deal
from buraco_desktop.headless.records import Searches, TurnTimes
from buraco_desktop.headless.seating import seat_bots
from buraco_desktop.headless.tally import HandTally
from tests.support.arena_bots import make_arena_bot


def fresh() -> DealState:
    return new_deal(rulesets.BUKHARO, 4, shuffled_deck(rulesets.BUKHARO, Random(1)), 0)


class Illegal:
    """Discards before drawing."""

    name = "illegal"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        return Discard(seen.hand[0])


def test_an_illegal_command_is_an_error():
    with pytest.raises(IllegalCommand, match="wrong_phase"):
        play_deal(fresh(), [Illegal()] * 4, 1, [[], [], [], []])


def test_a_bots_chance_depends_on_the_deal_the_seat_the_turn_and_the_bot():
    seen: list[float] = []

    class Listener:
        name = "greedy"

        def choose(self, view: SeatView, rng: Random) -> Command:
            seen.append(rng.random())
            return make_bot("greedy").choose(view, rng)

    first: list[float] = []
    for seed in (1, 1, 2):
        seen.clear()
        play_deal(fresh(), [Listener()] * 4, seed, [[], [], [], []])
        assert len(set(seen)) == len(seen)
        if not first:
            first = seen[:]
        assert (seen == first) == (seed == 1)


def test_turns_are_timed_for_their_seat():
    times: list[list[float]] = [[], [], [], []]
    deal = fresh()
    play_deal(deal, [make_bot("greedy")] * 4, 1, times)
    assert max(map(len, times)) - min(map(len, times)) <= 1
    assert sum(map(len, times)) in (deal.turn_count, deal.turn_count + 1)


def test_a_watch_reports_and_changes_nothing():
    watched, plain = fresh(), fresh()
    bots, times = [make_bot("random")] * 4, [[], [], [], []]
    events = play_deal(watched, bots, 1, times, NeverWatch(watched))
    assert play_deal(plain, bots, 1, times) == []
    assert {event.seat for event in events} == {0, 1, 2, 3}
    assert watched.digest() == plain.digest()


def test_a_match_carries_its_totals_on():
    contest = Contest(rulesets.CANASTRA, 2, "greedy", "greedy", 3, 2000)
    play = play_match(contest, 0, 0, TurnTimes())
    totals = [sum(hand.points[team] for hand in play.hands) for team in range(2)]
    assert max(totals) >= 2000
    assert play.winner == totals.index(max(totals))
    before = [sum(hand.points[team] for hand in play.hands[:-1]) for team in range(2)]
    assert max(before) < 2000 or before[0] == before[1]


def test_a_match_without_a_target_ends_as_the_rules_say():
    contest = Contest(rulesets.BURRACO_ITALIANO, 4, "greedy", "random", 1, is_watched=False)
    play = play_match(contest, 0, 1, TurnTimes())
    assert len(play.hands) == rulesets.BURRACO_ITALIANO.deals
    assert play.winner == 1


def test_the_seats_are_exchanged_on_the_same_cards():
    plays = play_duplicate(Contest(rulesets.BUKHARO, 4, "greedy", "random", 5), 0, TurnTimes())
    assert [play.a_team for play in plays] == [0, 1]
    own = [play.hands[0].points[play.a_team] for play in plays]
    others = [play.hands[0].points[1 - play.a_team] for play in plays]
    assert advantage(plays) == (sum(own) - sum(others)) / 2


def test_the_advantage_counts_each_other_team_once():
    contest = Contest(rulesets.BURRACO_SIX, 6, "greedy", "random", 1)
    plays = play_duplicate(contest, 0, TurnTimes())
    expected = 0.0
    for play in plays:
        points = play.hands[0].points
        others = [value for team, value in enumerate(points) if team != play.a_team]
        expected += points[play.a_team] - sum(others) / 2
    assert advantage(plays) == pytest.approx(expected / 3)
    tally = HandTally(3)
    tally.add(plays)
    assert tally.difference.mean == pytest.approx(expected / 3)
    assert tally.mean_points("a") - tally.mean_points("b") == pytest.approx(expected / 3)


# Who is better


@pytest.mark.parametrize("is_mixed", [False, True])
@pytest.mark.parametrize(
    ("rules", "players"), [(rulesets.BUKHARO, 4), (rulesets.BURRACO_SIX, 6), (rulesets.CANASTRA, 4)]
)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_is_exactly_even_with_itself_on_every_deal(
    bot: str, rules: RuleSet, players: int, is_mixed: bool
):
    contest = Contest(rules, players, bot, bot, SeedRange.TUNE, is_mixed=is_mixed, is_watched=False)
    assert [advantage(play_duplicate(contest, number, TurnTimes())) for number in range(2)] == [0] * 2


def test_other_random_numbers_alone_make_nobody_better():
    contest = Contest(rulesets.BUKHARO, 4, "random", "other-random", 1, make=make_arena_bot, is_watched=False)
    tally = HandTally(2)
    for number in range(20):
        tally.add(play_duplicate(contest, number, TurnTimes()))
    found = tally.difference
    assert found.low is not None
    assert found.high is not None
    assert found.low < 0 < found.high


# Where they sit


def names(contest: Contest, a_team: int) -> list[str]:
    return [bot.name for bot in seat_bots(contest, a_team).bots]


def test_a_has_every_seat_of_its_team():
    contest = Contest(rulesets.BUKHARO, 4, "greedy", "random", 1)
    assert names(contest, 0) == ["greedy", "random", "greedy", "random"]
    assert names(contest, 1) == ["random", "greedy", "random", "greedy"]


def test_in_a_mixed_contest_a_has_b_as_its_partner():
    contest = Contest(rulesets.BUKHARO, 4, "greedy", "random", 1, is_mixed=True)
    assert names(contest, 0) == ["greedy", "random", "random", "random"]
    assert names(contest, 1) == ["random", "greedy", "random", "random"]
    pairs = Contest(rulesets.BURRACO_SIX, 6, "greedy", "random", 1, is_mixed=True)
    assert names(pairs, 2).index("greedy") == 2
    assert names(pairs, 2).count("greedy") == 1


def test_only_as_own_turns_count_as_its_thinking():
    times = TurnTimes()
    play_duplicate(Contest(rulesets.BUKHARO, 4, "greedy", "random", 1, is_mixed=True), 0, times)
    assert len(times.b) > 2.5 * len(times.a) > 0


# How much they search


def quick_or_greedy(name: str) -> Bot:
    """Return a bot that searches a little, and has no time at all at a table."""
    skill = replace(
        YARDSTICKS["search-30"], draw_worlds=2, discard_worlds=2, least_worlds=2, rounds=0, draw_s=0, play_s=0
    )
    return SearchBot(name, skill) if name == "quick" else make_bot(name)


@pytest.mark.parametrize("is_timed", [False, True])
def test_it_is_counted_how_much_a_bot_plays_out_and_how_often_in_vain(is_timed: bool):
    contest = Contest(
        rulesets.BUKHARO, 4, "greedy", "quick", 1, is_mixed=True, is_timed=is_timed, make=quick_or_greedy
    )
    times = TurnTimes()
    play_duplicate(contest, 0, times)
    assert times.searches_a == Searches()
    found = times.searches_b
    assert len(times.b) / 2 < len(found.playouts) <= min(len(times.b), found.decisions)
    assert sum(found.playouts) >= found.decisions * (2 if is_timed else 4)
    assert found.fallbacks == (found.decisions if is_timed else 0)
    report = times_report(times, 1, 1)
    assert report["searches_a"] is None
    assert report["searches_b"] == {
        "decisions": found.decisions,
        "fallbacks": found.fallbacks,
        "share_of_fallbacks": 1 if is_timed else 0,
        "turns": len(found.playouts),
        "median_playouts_a_turn": percentile(sorted(found.playouts), 50),
    }


# Which deals are played


def test_ranges_and_numbers_have_no_deal_in_common():
    seeds = [*SeedRange, 0, 1]
    ranges = [{deal_seed(seed, number, hand) for number in range(200) for hand in range(3)} for seed in seeds]
    assert all(len(found) == 600 for found in ranges)
    assert len(set().union(*ranges)) == 600 * len(seeds)
    tops = [{seed >> 64 for seed in found} for found in ranges]
    assert tops == [{1}, {2}, {3}, {4}, {0}, {0}]


def test_a_seed_is_a_number_or_a_range():
    assert read_seed("17") == 17
    assert read_seed("gate") is SeedRange.GATE
    with pytest.raises(ValueError, match="guess"):
        read_seed("guess")
