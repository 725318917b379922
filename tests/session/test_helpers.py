"""A bundle that `multiprocessing` starts as a helper becomes that helper, and nothing else does."""

import multiprocessing.resource_tracker
import multiprocessing.spawn
import sys

import pytest

from buraco_desktop.session.helpers import run_as_helper


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    found: list[object] = []
    monkeypatch.setattr(multiprocessing.resource_tracker, "main", found.append)
    monkeypatch.setattr(multiprocessing.spawn, "spawn_main", lambda **given: found.append(given))
    return found


def test_the_words_of_multiprocessing_start_its_helpers(
    started: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    worker = multiprocessing.spawn.get_command_line(tracker_fd=5, pipe_handle=7)[1:]
    tracker = ["-B", "-c", "from multiprocessing.resource_tracker import main;main(4)"]
    for words in (worker, ["--multiprocessing-fork", "parent_pid=None"], tracker):
        with pytest.raises(SystemExit):
            run_as_helper(words)
    assert started == [{"tracker_fd": 5, "pipe_handle": 7}, {"parent_pid": None}, 4]


def test_a_player_may_say_what_looks_like_it(started: list[object]) -> None:
    for words in ([], ["multiprocessing.buraco"], ["--profile", "--multiprocessing-fork"]):
        run_as_helper(words)
    assert started == []
