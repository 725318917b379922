"""The arena: duplicate deals, matches, its report and its command line."""

import json
from pathlib import Path

import pytest

from buraco_desktop.bots.never_events import NeverKind
from buraco_desktop.headless import jobs
from buraco_desktop.headless.arena import main

PLAIN: dict[str, str | bool] = {
    "rules": "bukharo",
    "players": "4",
    "a": "greedy",
    "b": "random",
    "deals": "3",
    "seed": "7",
    "unwatched": True,
}


def words(**changes: str | Path | bool | None) -> list[str]:
    """Return a command line; None leaves an option out, True gives it no value."""
    options = {name: value for name, value in {**PLAIN, **changes}.items() if value is not None}
    pairs = ((f"--{name}", "" if value is True else str(value)) for name, value in options.items())
    return [word for pair in pairs for word in pair if word]


def report(tmp_path: Path, **changes: str | Path | bool | None) -> dict[str, object]:
    path = tmp_path / "report.json"
    assert main(words(**changes, json=path)) == 0
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_report_holds_what_it_promises(tmp_path, capsys):
    found = report(tmp_path, unwatched=None)
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
    assert found["matches"]["played"] == 0
    assert found["matches"]["low"] is None
    assert found["sprt"] is None
    assert set(found["never_events_per_100_hands"]["a"]) == {"all", *NeverKind}
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
    found = report(tmp_path, rules=rules, players=players, a=bot, b=bot, deals="2")
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
    assert matches["won_by_a"] + matches["won_by_b"] + matches["drawn"] == 4
    assert matches["won_by_a"] >= 3
    assert found["hands"] >= 8
    assert f"A won {matches['won_by_a']}" in capsys.readouterr().out


def test_a_match_is_even_for_a_bot_against_itself(tmp_path):
    found = report(tmp_path, a="greedy", target="1500", deals="2", rules="canastra", b="greedy")
    assert found["matches"]["won_by_a"] == found["matches"]["won_by_b"] == 2
    assert found["points_per_hand"]["mean"] == 0


def test_times_stand_in_a_file_of_their_own(tmp_path):
    times, plain = tmp_path / "times.json", tmp_path / "report.json"
    assert main(words(timings=times, json=plain)) == 0
    found = json.loads(times.read_text(encoding="utf-8"))
    for key in ("turn_ms", "turn_ms_a", "turn_ms_b"):
        assert 0 < found[key]["p50"] <= found[key]["p95"] <= found[key]["p99"]
    assert found["hands_per_second"] > 0
    assert "ms" not in plain.read_text(encoding="utf-8")


def test_who_plays_as_at_a_table_is_told_that_it_depends_on_the_machine(tmp_path, capsys):
    assert report(tmp_path)["timed"] is False
    assert "elsewhere" not in capsys.readouterr().out
    assert report(tmp_path, timed=True)["timed"] is True
    assert "kept to their time at a table: elsewhere" in capsys.readouterr().out


def test_deals_and_matches_are_counted_apart(tmp_path):
    alone = report(tmp_path, deals="4")
    both = report(tmp_path, deals="4", matches="5")
    matches = both.pop("matches")
    assert matches["played"] == matches["won_by_a"] + matches["won_by_b"] + matches["drawn"] == 5
    assert 0 < matches["low"] < matches["share_of_a"] <= matches["high"] <= 1
    del alone["matches"]
    assert both == alone


def test_matches_alone_give_points_too(tmp_path):
    found = report(tmp_path, deals=None, matches="4")
    assert found["deals"] == 2
    assert found["hands"] == found["matches"]["hands"] >= 8
    assert found["points_per_hand"]["mean"] > 200


def test_a_range_has_other_deals_than_numbers_and_other_ranges(tmp_path):
    seeds = ("1", "tune", "select", "gate", "report")
    found = [report(tmp_path, seed=seed, deals="2") for seed in seeds]
    assert len({str(one["team_means"]) for one in found}) == len(seeds)
    assert found[1]["seed"] == "tune"


def test_a_later_first_deal_goes_on_where_others_ended(tmp_path):
    whole, first, second = (
        report(tmp_path, deals=deals, first=start) for deals, start in (("4", "0"), ("2", "0"), ("2", "2"))
    )
    for side in ("a", "b"):
        for key in ("closings", "hands_won", "pots_missed"):
            assert whole[key][side] == first[key][side] + second[key][side]


def test_a_mixed_contest_measures_a_partner(tmp_path, capsys):
    found = report(tmp_path, mixed=True, deals="10")
    assert found["mixed"] is True
    assert 50 < found["points_per_hand"]["mean"] < report(tmp_path, deals="10")["points_per_hand"]["mean"]
    assert "A greedy with random" in capsys.readouterr().out


def test_never_events_are_counted_for_each_side_in_100_hands(tmp_path, capsys):
    never = report(tmp_path, deals="10", unwatched=None)["never_events_per_100_hands"]
    assert never["b"]["all"] > never["a"]["all"]
    for side in ("a", "b"):
        assert never[side]["all"] == pytest.approx(sum(never[side][kind] for kind in NeverKind), abs=0.01)
        assert (never[side]["all"] / 5) % 1 == pytest.approx(0, abs=0.01)  # 20 hands
    assert f"{never['b']['all']:.1f} never-events in 100 hands" in capsys.readouterr().out


def test_who_does_not_watch_counts_nothing_and_plays_the_same(tmp_path):
    watched, unwatched = report(tmp_path, unwatched=None), report(tmp_path)
    assert unwatched.pop("never_events_per_100_hands") == {"a": None, "b": None}
    del watched["never_events_per_100_hands"]
    assert unwatched == watched


def test_a_test_stops_when_the_deals_have_decided(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("buraco_desktop.headless.sprt.LEAST_DEALS", 10)
    monkeypatch.setattr("buraco_desktop.headless.sprt.BLOCK", 10)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr("buraco_desktop.headless.progress.SHOWN_EVERY_S", 0)
    found = report(tmp_path, sprt=True, deals=None)
    assert found["sprt"]["verdict"] == "accepted"
    assert found["sprt"]["log_likelihood_ratio"] > 2.94
    assert found["deals"] == found["sprt"]["deals"] == 10
    out, err = capsys.readouterr()
    assert "accepted after 10 deals" in out
    assert "\r10 of 4000 deals done" in err
    assert err.endswith("\n")


def test_a_test_of_a_bot_against_itself_rejects_a_gain_and_accepts_a_cleanup(tmp_path, monkeypatch):
    monkeypatch.setattr("buraco_desktop.headless.sprt.LEAST_DEALS", 10)
    monkeypatch.setattr("buraco_desktop.headless.sprt.BLOCK", 10)
    for test, verdict in (("gain", "rejected"), ("cleanup", "accepted")):
        found = report(tmp_path, sprt=test, b="greedy", deals="10", unwatched=True)
        assert found["sprt"]["verdict"] == verdict
        assert found["sprt"]["log_likelihood_ratio"] is None


def test_a_test_ends_undecided_at_its_cap(tmp_path):
    found = report(tmp_path, sprt=True, deals="6")
    assert found["sprt"]["verdict"] == "no decision"
    assert found["sprt"]["deals"] == 6


def test_any_number_of_processes_gives_the_same_report_to_the_byte(tmp_path):
    files = [tmp_path / name for name in ("one.json", "two.json", "again.json")]
    shared = {"deals": "7", "matches": "7", "target": "500", "mixed": True}
    assert main(words(**shared, unwatched=None, json=files[0])) == 0
    assert main(words(**shared, unwatched=None, json=files[1], jobs="2", results=tmp_path / "kept")) == 0
    assert main(words(**shared, unwatched=None, json=files[2], results=tmp_path / "kept")) == 0
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


def test_a_stopped_run_goes_on_with_the_jobs_that_are_left(tmp_path, monkeypatch, capsys):
    whole, resumed = tmp_path / "whole.json", tmp_path / "resumed.json"
    assert main(words(deals="15", json=whole)) == 0
    played: list[int] = []
    play = jobs.play_duplicate

    def stops_in_the_second_job(contest: object, number: int, times: object) -> object:
        if number == 7 and not played:
            raise KeyboardInterrupt
        played.append(number) if number >= 7 else None
        return play(contest, number, times)

    monkeypatch.setattr(jobs, "play_duplicate", stops_in_the_second_job)
    folder = tmp_path / "kept"
    assert main(words(deals="15", json=resumed, results=folder)) == 130
    assert not resumed.exists()
    assert sorted(path.name for path in folder.iterdir()) == ["contest.json", "deals-000000-000004.json"]
    monkeypatch.setattr(jobs, "play_duplicate", lambda *of: (played.append(of[1]), play(*of))[1])
    assert main(words(deals="15", json=resumed, results=folder)) == 0
    assert played == list(range(5, 15))
    assert resumed.read_bytes() == whole.read_bytes()


# The command line


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": "canasta"}, "there are no rules named 'canasta'; known are bukharo, buraco,"),
        ({"players": "6"}, "bukharo is played by 2 or 4, not by 6."),
        ({"players": "four"}, "argument --players: 'four' is not a whole number."),
        ({"a": "nobody"}, "no bot is called 'nobody'; there are random, "),
        ({"deals": "0"}, "--deals must be at least 1, not 0."),
        ({"target": "-5"}, "--target must be at least 1, not -5."),
        ({"seed": None}, "the following arguments are required: --seed."),
        ({"sed": "1"}, "unrecognized arguments: --sed 1."),
        ({"json": "no/such/folder/x.json"}, "there is no folder"),
        ({"timings": "."}, "it is a folder."),
        ({"deals": None}, "say how much to play: --deals, --matches or --sprt."),
        ({"deals": None, "target": "2000"}, "say how much to play"),
        ({"matches": "0"}, "--matches must be at least 1, not 0."),
        ({"jobs": "0"}, "--jobs must be at least 1, not 0."),
        ({"first": "-1"}, "--first must be at least 0, not -1."),
        ({"seed": "guess"}, "'guess' is neither a whole number nor one of tune, select, gate, report."),
        ({"sprt": "luck"}, "there is no test 'luck'; there are gain, cleanup."),
        ({"mixed": True, "players": "2"}, "--mixed needs partners, and there are none with 2 players."),
        ({"results": "no/such/folder/x"}, "there is no folder"),
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

    monkeypatch.setattr(jobs, "play_duplicate", interrupted)
    assert main(words()) == 130
    assert capsys.readouterr().err.endswith("arena: stopped.\n")


def test_a_full_disk_is_told(capsys, monkeypatch, tmp_path):
    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_text", full)
    assert main(words(json=tmp_path / "x.json")) == 1
    assert capsys.readouterr().err.endswith("x.json cannot be written: No space left on device.\n")
