"""A second start gets the window that there is: for the same profile, with what it was asked for."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from buraco_desktop.options import Options
from buraco_desktop.storage.file_lock import FileLock
from buraco_desktop.ui.one_window import LOCK, WISH, OneWindow

ROOT = Path(__file__).resolve().parents[2]
HOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from buraco_desktop.options import Options
from buraco_desktop.storage.file_lock import FileLock
from buraco_desktop.ui.one_window import OneWindow

app = QCoreApplication([])
first = OneWindow(Path(sys.argv[1]))
assert first.take(Options())
first.asked.connect(lambda wishes: print(wishes.new, wishes.save, flush=True))
print("ready", flush=True)
app.exec()
"""
"""A program that has the window and tells what it is asked for."""
PATIENT = 60_000


@pytest.fixture
def holder(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert process.stdout.readline() == "ready\n"
    yield process
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_second_start_hands_its_wishes_over(qapp, holder, tmp_path):
    second = OneWindow(tmp_path)
    assert not second.take(Options(save=tmp_path / "Ёлка.buraco"), PATIENT)
    assert holder.stdout.readline() == f"None {tmp_path / 'Ёлка.buraco'}\n"
    assert not second.take(Options(new="buraco"), PATIENT)
    assert holder.stdout.readline() == "buraco None\n"
    assert not (tmp_path / WISH).exists()


def test_a_path_is_meant_from_where_the_second_program_was_started(qapp, holder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert not OneWindow(tmp_path).take(Options(save=Path("match.buraco")), PATIENT)
    assert holder.stdout.readline() == f"None {tmp_path / 'match.buraco'}\n"


def test_a_program_that_was_killed_leaves_the_window_to_the_next(qapp, holder, tmp_path):
    (tmp_path / WISH).write_text("{}")
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    assert (tmp_path / LOCK).exists()
    second = OneWindow(tmp_path)
    assert second.take(Options(), PATIENT)
    assert not (tmp_path / WISH).exists()
    second.give_back()


def test_who_closes_lets_the_next_have_the_window(qapp, tmp_path):
    first, second = FileLock(tmp_path / LOCK), FileLock(tmp_path / LOCK)
    assert first.take()
    assert not second.take()
    first.give_back()
    assert second.take()
    assert not first.take()
    second.give_back()


def test_where_no_lock_can_be_made_the_game_is_played_all_the_same(qapp, tmp_path):
    (tmp_path / LOCK).mkdir()
    first = OneWindow(tmp_path)
    assert first.take(Options(), 0)
    first.give_back()


def test_a_program_that_hangs_keeps_nobody_from_playing(qapp, holder, tmp_path):
    holder.send_signal(signal.SIGSTOP)
    try:
        assert OneWindow(tmp_path).take(Options(), 1)
    finally:
        holder.send_signal(signal.SIGCONT)


def test_other_profiles_have_windows_of_their_own(qapp, holder, tmp_path):
    (tmp_path / "other").mkdir()
    other = OneWindow(tmp_path / "other")
    assert other.take(Options(), 0)
    other.give_back()


def test_a_wish_that_cannot_be_read_does_no_harm(qapp, tmp_path, qtbot):
    heard = []
    first = OneWindow(tmp_path)
    assert first.take(Options(), 0)
    first.asked.connect(heard.append)
    (tmp_path / WISH).write_text("no wish")
    qtbot.waitUntil(lambda: not (tmp_path / WISH).exists(), timeout=PATIENT)
    assert heard == []
    first.give_back()
