"""Jobs, the processes that do them and the folder that keeps their results."""

import json
import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.headless import results_folder
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.jobs import Job, JobKind, deal_jobs, match_jobs, run_job
from buraco_desktop.headless.results_folder import ResultsError, ResultsFolder
from buraco_desktop.headless.work import results_in_order
from buraco_desktop.headless.workers import WorkerError
from buraco_desktop.storage.faults import SaveError
from tests.support.failing_bots import make_failing_bot

CONTEST = Contest(rulesets.BUKHARO, 4, "greedy", "random", 3, is_watched=False)


def test_deals_are_cut_into_jobs_without_gap_or_overlap():
    jobs = list(deal_jobs(7, 12))
    assert [number for job in jobs for number in range(job.first, job.first + job.count)] == list(
        range(7, 19)
    )
    assert len({job.name for job in jobs}) == len(jobs) > 1


def test_more_deals_keep_the_jobs_of_fewer():
    assert set(deal_jobs(0, 10)) < set(deal_jobs(0, 20))


def test_matches_of_one_deck_are_in_one_job():
    for contest in (CONTEST, replace(CONTEST, rules=rulesets.BURRACO_SIX, players=6)):
        assert all(job.first % contest.team_count == 0 for job in match_jobs(contest, 2, 30))
    result = run_job(replace(CONTEST, target=300), Job(JobKind.MATCHES, 4, 3))
    assert [[play.a_team for play in unit] for unit in result.units] == [[0, 1], [0]]
    assert result.hands == sum(len(play.hands) for unit in result.units for play in unit)


def test_what_goes_wrong_says_in_which_job():
    contest = replace(CONTEST, a="cheating", make=make_failing_bot)
    with pytest.raises(IllegalCommand) as found:
        run_job(contest, Job(JobKind.DEALS, 5, 2))
    assert found.value.__notes__ == ["in job deals-000005-000006 of cheating against random, bukharo"]


# Processes


def test_results_come_in_the_order_of_the_jobs():
    contest = replace(CONTEST, target=300)
    jobs = [*deal_jobs(0, 12), *match_jobs(contest, 0, 2)]
    plain, spread = (list(results_in_order(contest, jobs, processes, None)) for processes in (1, 2))
    assert [result.units for result in spread] == [result.units for result in plain]


def test_processes_end_when_nobody_wants_more():
    results = results_in_order(CONTEST, list(deal_jobs(0, 50)), 2, None)
    next(results)
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []


def test_a_bot_that_crashes_in_a_process_is_told_with_its_trace():
    contest = replace(CONTEST, b="crashing", make=make_failing_bot)
    with pytest.raises(WorkerError, match="lost my cards"):
        list(results_in_order(contest, list(deal_jobs(0, 10)), 2, None))
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_told():
    contest = replace(CONTEST, b="dying", make=make_failing_bot)
    with pytest.raises(WorkerError, match=r"process that did job deals-00000[05]-.* has died"):
        list(results_in_order(contest, list(deal_jobs(0, 10)), 2, None))


# The folder


def test_a_result_is_read_as_it_was_written(tmp_path):
    job = Job(JobKind.DEALS, 0, 2)
    result = run_job(replace(CONTEST, is_watched=True), job)
    folder = ResultsFolder(tmp_path / "kept", CONTEST)
    assert folder.read(job) is None
    folder.write(job, result)
    assert ResultsFolder(tmp_path / "kept", CONTEST).read(job) == result


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"seed": 4}, 'seed "3", not "4"'),
        ({"a": "random"}, 'a "greedy", not "random"'),
        ({"target": 500}, "target null, not 500"),
        ({"is_mixed": True}, "mixed false, not true"),
        ({"is_watched": True}, "watched false, not true"),
        ({"is_timed": True}, "timed false, not true"),
        ({"rules": replace(rulesets.BUKHARO, joker_points=50)}, "rule_set"),
        ({"players": 2}, "players 4, not 2"),
    ],
)
def test_results_of_another_contest_are_refused(tmp_path, change, what):
    ResultsFolder(tmp_path, CONTEST)
    with pytest.raises(ResultsError, match="holds results of another contest") as found:
        ResultsFolder(tmp_path, replace(CONTEST, **change))
    assert what in str(found.value)


def test_results_of_other_bots_code_are_refused(tmp_path, monkeypatch):
    ResultsFolder(tmp_path, CONTEST)
    monkeypatch.setattr(results_folder, "_fingerprint_of_code", lambda: "0123")
    with pytest.raises(ResultsError, match="code"):
        ResultsFolder(tmp_path, CONTEST)


def test_a_folder_with_something_else_is_left_alone(tmp_path):
    (tmp_path / "holiday.jpg").touch()
    with pytest.raises(ResultsError, match="no folder of results and not empty"):
        ResultsFolder(tmp_path, CONTEST)
    with pytest.raises(ResultsError, match="no folder of results"):
        ResultsFolder(tmp_path / "holiday.jpg", CONTEST)
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.jpg"]


@pytest.mark.parametrize("content", [b"", b'{"units": []}', b'{"units": 3, "times": {}, "seconds": 1}'])
def test_a_damaged_result_is_named(tmp_path, content):
    folder = ResultsFolder(tmp_path, CONTEST)
    job = Job(JobKind.DEALS, 0, 5)
    (tmp_path / f"{job.name}.json").write_bytes(content)
    with pytest.raises(ResultsError, match=r"deals-000000-000004\.json is damaged"):
        folder.read(job)


def test_damaged_settings_are_named(tmp_path):
    ResultsFolder(tmp_path, CONTEST)
    (tmp_path / "contest.json").write_text("{", encoding="utf-8")
    with pytest.raises(ResultsError, match=r"contest\.json is damaged"):
        ResultsFolder(tmp_path, CONTEST)


def test_the_settings_can_be_read_by_people(tmp_path):
    ResultsFolder(tmp_path, CONTEST)
    found = json.loads((tmp_path / "contest.json").read_text(encoding="utf-8"))
    assert {"rules": "bukharo", "a": "greedy", "b": "random", "seed": "3"}.items() <= found.items()


def test_a_disk_that_is_full_is_told(tmp_path, monkeypatch):
    def full(self: Path, *_: object, **__: object) -> object:
        raise OSError(28, "No space left on device", str(self))

    folder = ResultsFolder(tmp_path, CONTEST)
    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(SaveError, match="No space left"):
        folder.write(Job(JobKind.DEALS, 0, 1), run_job(CONTEST, Job(JobKind.DEALS, 0, 1)))
