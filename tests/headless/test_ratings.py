"""Ratings of bots: what the fit finds, what the command reads, refuses, prints and writes."""

import json
from dataclasses import replace
from math import log10
from pathlib import Path
from random import Random

import pytest

from buraco_desktop.__main__ import main
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.events import EndReason
from buraco_desktop.headless import ratings, results_folder
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.jobs import Job, JobKind
from buraco_desktop.headless.ratings import Meeting, RatingError, expected_share, ratings_of
from buraco_desktop.headless.records import HandResult, JobResult, Play, TurnTimes
from buraco_desktop.headless.results_folder import ResultsFolder

KNOWN = {"random": 0, "greedy": 350, "easy": 480, "medium": 560, "expert": 750}
"""Made-up ratings."""
CONTEST = Contest(rulesets.BURRACO_ITALIANO, 4, "greedy", "random", 3, is_watched=False)
HAND = HandResult((100, 0), (0, 0), (0, 0), ({}, {}), EndReason.OUT, None)


def round_robin(seed: int, decks: int) -> list[Meeting]:
    """Let bots of the known ratings meet, twice on each deck."""
    draw = Random(seed).random
    names = list(KNOWN)
    found = []
    for index, a in enumerate(names):
        for b in names[index + 1 :]:
            share = expected_share(KNOWN[a] - KNOWN[b])
            for _ in range(decks):
                won = sum(draw() < share for _ in range(2))
                found.append(Meeting(a, b, won, 2 - won))
    return found


def test_known_ratings_are_found_within_their_intervals(monkeypatch):
    monkeypatch.setattr(ratings, "RESAMPLINGS", 150)
    inside = 0
    for seed in range(4):
        found = ratings_of(round_robin(seed, 60))
        assert found["random"].mean == found["random"].low == found["random"].high == 0
        assert next(iter(found)) == "random"
        assert list(found)[-1] == "expert"
        for name, known in list(KNOWN.items())[1:]:
            estimate = found[name]
            assert estimate.low < estimate.mean < estimate.high
            assert abs(estimate.mean - known) < 150
            inside += estimate.low <= known <= estimate.high
    assert inside >= 14, "of 16"


def test_who_has_lost_everything_is_rated_too():
    found = ratings_of([Meeting("greedy", "random", 2, 0)] * 20)
    assert 400 < found["greedy"].low < found["greedy"].mean < found["greedy"].high < 3000
    more = ratings_of([Meeting("greedy", "random", 2, 0)] * 80)
    assert more["greedy"].mean > found["greedy"].mean + 150, "the more it wins the less the prior counts"


def test_a_rating_is_the_odds_of_the_matches_won_and_of_one_drawn():
    found = ratings_of([Meeting("greedy", "random", 1, 1), Meeting("random", "greedy", 1.5, 0.5)] * 3)
    assert found["greedy"].mean == pytest.approx(400 * log10((4.5 + 0.5) / (7.5 + 0.5)), abs=0.01)
    assert expected_share(0) == 0.5
    assert expected_share(400) == pytest.approx(10 / 11)


def test_bots_without_a_link_have_no_common_scale():
    far = [Meeting("greedy", "random", 1, 1), Meeting("hard", "medium", 1, 1)]
    with pytest.raises(RatingError, match="hard and medium is linked to random"):
        ratings_of(far)
    with pytest.raises(RatingError, match="random has played no match"):
        ratings_of(far[1:])


# The command


def keep(folder: Path, contest: Contest, winners: list[int | None], first: int = 0) -> Path:
    """Write matches on decks of two with these winners, with A on each team in turn."""
    plays = [Play(number % 2, (HAND,), winner) for number, winner in enumerate(winners)]
    units = tuple(tuple(plays[index : index + 2]) for index in range(0, len(plays), 2))
    job = Job(JobKind.MATCHES, first, len(winners))
    ResultsFolder(folder, contest).write(job, JobResult(units, TurnTimes(), 1.0))
    return folder


def test_the_command_rates_what_the_arena_has_played_and_keeps_other_ratings(tmp_path, capsys):
    folders = []
    for a, b in (("greedy", "random"), ("hasty", "greedy")):
        folders.append(str(tmp_path / a))
        words = f"arena --rules burraco-italiano --players 4 --a {a} --b {b} --seed 1 --matches 2 --unwatched"
        assert main([*words.split(), "--results", folders[-1]]) == 0
    out = tmp_path / "ratings.json"
    assert main(["ratings", *folders, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "burraco-italiano, 4 players, 4 matches" in printed
    assert "greedy - random" in printed
    kept = json.loads(out.read_text(encoding="utf-8"))["burraco-italiano"]["4"]
    assert kept["matches"] == 4
    assert kept["ratings"]["random"]["elo"] == 0 < kept["ratings"]["greedy"]["elo"]
    assert kept["pairs"][0] == {"a": "greedy", "b": "random", "played": 2, "share_of_a": 1.0}
    assert kept["commands"][0].endswith(
        "arena --rules burraco-italiano --players 4 --a greedy --b random --seed 1 --matches 2 --unwatched"
    )
    pair = keep(tmp_path / "two", replace(CONTEST, rules=rulesets.BUKHARO, players=2), [0, None, 1, 0])
    assert main(["ratings", str(pair), "--out", str(out)]) == 0
    both = json.loads(out.read_text(encoding="utf-8"))
    assert both["burraco-italiano"]["4"] == kept
    assert both["bukharo"]["2"]["pairs"][0]["share_of_a"] == 0.375


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": rulesets.BUKHARO}, "has rules 'bukharo', the first folder 'burraco-italiano'"),
        ({"players": 2}, "has players 2, the first folder 4"),
        ({"is_mixed": True}, "was played with mixed True, which is not rated"),
        ({"is_timed": True}, "was played with timed True, which is not rated"),
        ({"target": 500}, "was played with target 500, which is not rated"),
        ({"b": "greedy"}, "greedy played against itself"),
        ({}, "has matches of greedy and random that another folder has too"),
        ({"a": "random", "b": "greedy"}, "has matches of random and greedy that another folder has too"),
    ],
)
def test_matches_that_cannot_be_rated_together_are_refused(tmp_path, capsys, changes, sentence):
    folders = [
        keep(tmp_path / "one", CONTEST, [0, 1]),
        keep(tmp_path / "two", replace(CONTEST, **changes), [0]),
    ]
    assert main(["ratings", *map(str, folders)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def test_other_matches_of_the_same_bots_are_added(tmp_path, capsys):
    folders = [keep(tmp_path / "one", CONTEST, [0, 1]), keep(tmp_path / "two", CONTEST, [0, 1], first=2)]
    out = tmp_path / "ratings.json"
    assert main(["ratings", *map(str, folders), "--out", str(out)]) == 0
    assert "4 matches" in capsys.readouterr().out
    (table,) = [
        by_players for kept in json.loads(out.read_text("utf-8")).values() for by_players in kept.values()
    ]
    assert " --first " not in table["commands"][0]
    assert " --first 1 --matches 2" in table["commands"][1], "two matches on each deck"


def test_folders_of_other_code_three_teams_or_none_at_all_are_refused(tmp_path, capsys, monkeypatch):
    one = keep(tmp_path / "one", CONTEST, [0, 1])
    six = keep(tmp_path / "six", replace(CONTEST, rules=rulesets.BURRACO_SIX, players=6), [0])
    ResultsFolder(tmp_path / "empty", CONTEST)
    monkeypatch.setattr(results_folder, "_fingerprint_of_code", lambda: "0123")
    other = keep(tmp_path / "other", replace(CONTEST, seed=4), [0])
    told = {
        (one, other): "has code '0123'",
        (six,): "no matches of two teams",
        (tmp_path / "empty",): "has no matches",
    }
    for folders, sentence in told.items():
        assert main(["ratings", *map(str, folders)]) == 2
        assert sentence in capsys.readouterr().err
    assert main(["ratings", str(tmp_path / "nowhere")]) == 1
    assert "contest.json cannot be read" in capsys.readouterr().err
    (tmp_path / "holiday.json").write_text("[]", encoding="utf-8")
    assert main(["ratings", str(one), "--out", str(tmp_path / "holiday.json")]) == 2
    assert "is no file of ratings" in capsys.readouterr().err
