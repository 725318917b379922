"""The arena: duplicate deals, matches, its report and its command line."""

import json
from pathlib import Path
from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Command, Discard, Draw, TakePile
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView
from buraco_desktop.headless.arena import main
from buraco_desktop.headless.arena_report import Tally
from buraco_desktop.headless.duplicate import Contest, TurnTimes, play_deal
from buraco_desktop.headless.estimate import mean_per_item, percentile, share, student_95
from buraco_desktop.headless.seat_streams import SeatStreams

PLAIN = {"rules": "bukharo", "players": "4", "a": "greedy", "b": "random", "deals": "3", "seed": "7"}


def words(**changes: str | Path | None) -> list[str]:
    """Return a command line; None leaves an option out."""
    options = {name: value for name, value in {**PLAIN, **changes}.items() if value is not None}
    return [word for name, value in options.items() for word in (f"--{name}", str(value))]


def report(tmp_path: Path, **changes: str) -> dict[str, object]:
    path = tmp_path / "report.json"
    assert main(words(**changes, json=path)) == 0
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def fresh(number: int = 1, key: str = "bukharo", players: int = 4) -> DealState:
    rules = rulesets.find(key)
    assert rules is not None
    return new_deal(rules, players, shuffled_deck(rules, Random(number)), 0)


# The report


def test_the_report_holds_what_it_promises(tmp_path, capsys):
    found = report(tmp_path)
    assert {key: found[key] for key in ("rules", "players", "a", "b", "deals", "seed")} == {
        "rules": "bukharo",
        "players": 4,
        "a": "greedy",
        "b": "random",
        "deals": 3,
        "seed": 7,
    }
    points, means = found["points_per_hand"], found["team_means"]
    assert found["hands"] == 6
    assert points["low"] < points["mean"] < points["high"]
    assert points["mean"] == pytest.approx(means["a"] - means["b"], abs=0.02)
    assert sum(found["ended"].values()) == 6
    assert sum(found["closings"].values()) == found["ended"]["out"]
    assert set(found["clean_canastas"]) == {"a", "b"}
    assert "matches" not in found
    out, err = capsys.readouterr()
    assert f"{means['a']:+.1f} points a hand" in out
    assert f"{means['b']:+.1f} points a hand" in out
    assert "3 of 3 deals done" in err


def test_the_same_arguments_give_the_same_report_to_the_byte(tmp_path):
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in files:
        assert main(words(json=path, deals="4", a="random")) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_another_seed_gives_other_deals(tmp_path):
    assert report(tmp_path, seed="1")["team_means"] != report(tmp_path, seed="2")["team_means"]


@pytest.mark.parametrize(
    ("rules", "players"), [("bukharo", "4"), ("buraco-fechado", "2"), ("burraco-six", "6"), ("burako", "4")]
)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_against_itself_is_exactly_even(tmp_path, rules, players, bot):
    found = report(tmp_path, rules=rules, players=players, a=bot, b=bot)
    assert found["points_per_hand"] == {"mean": 0.0, "low": 0.0, "high": 0.0}
    assert found["team_means"]["a"] == found["team_means"]["b"]


def test_greedy_beats_random_beyond_the_interval(tmp_path):
    found = report(tmp_path, deals="10")
    assert found["points_per_hand"]["low"] > 200


def test_three_pairs_play_every_deal_three_times(tmp_path):
    found = report(tmp_path, rules="burraco-six", players="6", deals="2")
    assert found["hands"] == 6


def test_one_deal_gives_no_interval(tmp_path, capsys):
    found = report(tmp_path, deals="1")
    assert found["points_per_hand"]["low"] is None
    assert "too few deals" in capsys.readouterr().out


def test_matches_are_played_to_the_target(tmp_path, capsys):
    found = report(tmp_path, target="1500", deals="2")
    matches = found["matches"]
    assert matches["played"] == 4
    assert matches["won_a"] + matches["won_b"] + matches["drawn"] == 4
    assert matches["won_a"] >= 3
    assert found["hands"] >= 8
    assert f"A won {matches['won_a']}" in capsys.readouterr().out


def test_a_match_is_even_for_a_bot_against_itself(tmp_path):
    found = report(tmp_path, a="greedy", target="1500", deals="2", rules="canastra", b="greedy")
    assert found["matches"]["won_a"] == found["matches"]["won_b"] == 2
    assert found["points_per_hand"]["mean"] == 0


def test_a_match_carries_its_totals_on():
    contest = Contest(rulesets.CANASTRA, 2, "greedy", "greedy", 3, 2000)
    play = contest.play_unit(0, TurnTimes())[0]
    totals = [sum(hand.points[team] for hand in play.hands) for team in range(2)]
    assert max(totals) >= 2000
    assert play.winner == totals.index(max(totals))
    before = [sum(hand.points[team] for hand in play.hands[:-1]) for team in range(2)]
    assert max(before) < 2000 or before[0] == before[1]


def test_times_stand_in_a_file_of_their_own(tmp_path):
    times, plain = tmp_path / "times.json", tmp_path / "report.json"
    assert main(words(timings=times, json=plain)) == 0
    found = json.loads(times.read_text(encoding="utf-8"))
    for key in ("turn_ms", "turn_ms_a", "turn_ms_b"):
        assert 0 < found[key]["p50"] <= found[key]["p95"] <= found[key]["p99"]
    assert found["hands_per_second"] > 0
    assert "ms" not in plain.read_text(encoding="utf-8")


# The command line


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": "canasta"}, "there are no rules named 'canasta'; known are bukharo, buraco,"),
        ({"players": "6"}, "bukharo is played by 2 or 4, not by 6."),
        ({"players": "four"}, "argument --players: 'four' is not a whole number."),
        ({"a": "nobody"}, "no bot is called 'nobody'; there are random, greedy."),
        ({"deals": "0"}, "--deals must be at least 1, not 0."),
        ({"target": "-5"}, "--target must be at least 1, not -5."),
        ({"seed": None}, "the following arguments are required: --seed."),
        ({"sed": "1"}, "unrecognized arguments: --sed 1."),
        ({"json": "no/such/folder/x.json"}, "there is no folder"),
        ({"timings": "."}, "it is a folder."),
    ],
)
def test_a_senseless_command_line_is_answered_by_one_sentence(capsys, changes, sentence):
    assert main(words(**changes)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def test_help_names_the_rules_and_the_bots(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert "burraco-six" in out
    assert "greedy" in out


def test_few_lines_of_progress_where_nobody_watches(capsys):
    assert main(words(deals="20")) == 0
    assert len(capsys.readouterr().err.splitlines()) == 4


def test_one_line_of_progress_in_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert main(words(deals="3")) == 0
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "\r3 of 3 deals done" in err


def test_ctrl_c_is_no_crash(capsys, monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Contest, "play_unit", interrupted)
    assert main(words()) == 130
    assert capsys.readouterr().err.endswith("arena: stopped.\n")


def test_a_full_disk_is_told(capsys, monkeypatch, tmp_path):
    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    assert main(words(json=tmp_path / "x.json")) == 1
    assert capsys.readouterr().err.endswith("x.json cannot be written: No space left on device.\n")


# How it is played


class Illegal:
    """Discards before drawing."""

    name = "illegal"

    def choose(self, seen: SeatView, rng: Random) -> Command:
        return Discard(seen.hand[0])


def test_an_illegal_command_is_an_error():
    with pytest.raises(IllegalCommand, match="wrong_phase"):
        play_deal(fresh(), [Illegal(), Illegal()], 1, [[], []])


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
        play_deal(fresh(), [Listener(), Listener()], seed, [[], []])
        assert len(set(seen)) == len(seen)
        if not first:
            first = seen[:]
        assert (seen == first) == (seed == 1)


def test_turns_are_timed_for_their_team():
    times: list[list[float]] = [[], []]
    deal = fresh()
    play_deal(deal, [make_bot("greedy"), make_bot("greedy")], 1, times)
    assert abs(len(times[0]) - len(times[1])) <= 1
    assert len(times[0]) + len(times[1]) in (deal.turn_count, deal.turn_count + 1)


def test_a_seats_luck_does_not_depend_on_what_others_draw():
    first, second = fresh(), fresh()
    first.pile, second.pile = [], []
    streams = SeatStreams(first), SeatStreams(second)
    own = [list(queue) for queue in streams[0]._queues]
    # In the second play seat 1 takes no card from the stock; seat 2 gets its own all the same.
    streams[0].prepare(first, Draw())
    assert first.stock[-1] == own[1][-1]
    for deal, stream in ((first, streams[0]), (second, streams[1])):
        deal.turn = 2
        stream.prepare(deal, Draw())
        assert deal.stock[-1] == own[2][-1]
    assert sorted(first.stock) == sorted(second.stock)


def test_a_team_gets_its_own_pot_whoever_is_first():
    deal = fresh()
    pots = [list(pot) for pot in deal.pots]
    streams = SeatStreams(deal)
    deal.turn = 1
    streams.prepare(deal, TakePile())
    assert deal.pots == [pots[1], pots[0]]
    deal.turn = 2
    streams.prepare(deal, TakePile())
    assert deal.pots == pots


def test_an_empty_queue_borrows_and_a_refilled_stock_is_shared_out_again():
    deal = fresh()
    streams = SeatStreams(deal)
    for _ in range(len(deal.stock)):
        streams.prepare(deal, Draw())
        deal.stock.pop()
    assert not any(streams._queues)
    deal.stock = deal.pots.pop()
    streams.prepare(deal, Draw())
    assert sum(len(queue) for queue in streams._queues) == len(deal.stock) - 1


# The numbers


def test_the_interval_is_that_of_the_means_of_deals():
    found = mean_per_item([2 * value for value in (10.0, 20.0, 30.0, 40.0)], [2, 2, 2, 2])
    # Mean 25, deviation 12.91, divided by 2; 3.182 is Student's t with 3 degrees of freedom.
    assert found.mean == 25
    assert found.high == pytest.approx(25 + 3.182 * 12.91 / 2, abs=0.1)
    assert found.low == pytest.approx(25 - 3.182 * 12.91 / 2, abs=0.1)


def test_longer_matches_weigh_more():
    assert mean_per_item([10.0, 90.0], [1, 3]).mean == 25


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (199, 1.972)]
)
def test_students_t(freedom, value):
    assert student_95(freedom) == pytest.approx(value, rel=0.0015)


def test_a_share_has_wilsons_interval():
    found = share(8, 10)
    assert (found.low, found.high) == (pytest.approx(0.490, abs=0.001), pytest.approx(0.943, abs=0.001))
    assert share(0, 0).low is None


def test_percentiles():
    values = [float(number) for number in range(1, 101)]
    assert [percentile(values, percent) for percent in (50, 95, 99, 100)] == [50, 95, 99, 100]
    assert percentile([], 50) == 0


def test_the_difference_counts_each_other_team_once():
    contest = Contest(rulesets.BURRACO_SIX, 6, "greedy", "random", 1)
    tally = Tally(contest)
    plays = contest.play_unit(0, TurnTimes())
    tally.add(plays)
    expected = 0.0
    for play in plays:
        points = play.hands[0].points
        others = [value for team, value in enumerate(points) if team != play.a_team]
        expected += points[play.a_team] - sum(others) / 2
    assert tally.difference.mean == pytest.approx(expected / 3)
    assert tally.team_mean("a") - tally.team_mean("b") == pytest.approx(expected / 3)
