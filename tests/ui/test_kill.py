"""The real process is killed at random moments: at most one action is lost, and the match goes on."""

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.storage.files import SUFFIX
from buraco_desktop.storage.library import SaveLibrary
from buraco_desktop.storage.saves import read
from tests.ui.support.prepared import fresh, to_target, write_save

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}


def start(profile: Path) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ui.support.self_playing", str(profile)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )


def saved_actions(profile: Path) -> int:
    """How many commands the only match of a profile has on disk."""
    summaries = SaveLibrary(profile / "matches").summaries()
    assert len(summaries) == 1
    record = read(summaries[0].path)
    deals = [finished.deal for finished in record.finished]
    if record.running is not None:
        deals.append(record.running.deal)
    return sum(len(deal.command_texts) for deal in deals)


@pytest.mark.parametrize("series", range(5))
def test_at_most_one_action_is_lost(tmp_path, series):
    """Ten kills of one match, which every start continues; five such series make fifty moments."""
    (tmp_path / "settings.json").write_text(json.dumps(SETTINGS))
    # A match without an end: a second one would begin after it.
    (tmp_path / "matches").mkdir()
    endless = to_target(rulesets.BUKHARO, 10**6)
    write_save(tmp_path / "matches" / f"endless{SUFFIX}", fresh(endless, 4, series))
    chance = random.Random(series)
    before = 0
    for _ in range(10):
        process = start(tmp_path)
        told = -1
        wanted = before + chance.randint(1, 60)
        assert process.stdout is not None
        for line in process.stdout:
            told = int(line)
            if told >= wanted:
                break
        process.send_signal(signal.SIGKILL)
        told = max([told, *(int(line) for line in process.stdout.read().split())])
        process.stdout.close()
        process.wait()
        on_disk = saved_actions(tmp_path)
        assert told >= before >= 0
        assert told - 1 <= on_disk, f"{told - on_disk} actions lost"
        before = on_disk
    assert before > 20


def test_no_process_is_left_after_a_kill(tmp_path):
    """The bots' worker ends with its parent, however that ended."""
    (tmp_path / "settings.json").write_text(json.dumps(SETTINGS))
    process = start(tmp_path)
    assert process.stdout is not None
    for line in process.stdout:
        if int(line) > 12:
            break  # a bot has played
    # The worker is a child of the thread that asks the bots.
    lists = list(Path(f"/proc/{process.pid}/task").glob("*/children"))
    if not lists:
        pytest.skip("this system does not list children")
    worker_pids = [int(pid) for each in lists for pid in each.read_text().split()]
    assert worker_pids, "there is no worker yet"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    for pid in worker_pids:
        for _ in range(100):
            state = Path(f"/proc/{pid}/stat")
            if not state.exists() or state.read_text().split(")")[1].split()[0] == "Z":
                break
            signal.sigtimedwait([], 0.05)
        else:
            raise AssertionError(f"process {pid} is left")
