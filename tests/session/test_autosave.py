"""The writer thread."""

import threading
import time
from pathlib import Path

import pytest

from buraco_desktop.session import autosave
from buraco_desktop.session.autosave import Autosaver
from buraco_desktop.session.session import MatchSession
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.saves import backup_of, read
from tests.session.fakes import NotingRunner, finish_deal, persons_session, play_randomly, setup_of


def test_a_record_is_on_disk_after_waiting(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path / "match.buraco")
    record = persons_session().record()
    saver.save(record)
    assert saver.wait()
    assert read(saver.path) == record
    assert saver.fault is None
    saver.close()


def test_every_command_of_a_match_is_on_disk_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "match.buraco"
    saver = Autosaver(path)
    session = MatchSession.new(setup_of(), NotingRunner(), saver)
    for count in range(1, 30):
        play_randomly(session, 1, count)
        saver.wait()
        running = read(path).running
        assert running is not None
        assert len(running.deal.command_texts) == count
    before = session.record()
    play_randomly(session, 1, 0)
    session.close()
    assert read(path) == session.record()
    # What close wrote is the same position again, so the one before is two saves back.
    assert read(backup_of(path)) in (before, session.record())


def test_closing_writes_what_is_left(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path / "match.buraco")
    record = persons_session().record()
    saver.save(record)
    saver.close()
    saver.close()
    assert read(saver.path) == record
    with pytest.raises(ValueError, match="closed"):
        saver.save(record)


class SlowWrite:
    """A disk that answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_go_on = threading.Event()
        self.began = threading.Event()
        self.written: list[MatchRecord] = []
        monkeypatch.setattr(autosave, "write", self)

    def __call__(self, _path: Path, record: MatchRecord) -> None:
        self.began.set()
        assert self.may_go_on.wait(10)
        self.written.append(record)


def test_a_slow_disk_is_waited_for_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowWrite(monkeypatch)
    saver = Autosaver(tmp_path / "match.buraco")
    saver.save(persons_session().record())
    start = time.monotonic()
    assert not saver.wait(0.05)
    assert time.monotonic() - start < 5
    disk.may_go_on.set()
    assert saver.wait()
    saver.close()


def test_of_records_that_wait_only_the_newest_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowWrite(monkeypatch)
    saver = Autosaver(tmp_path / "match.buraco")
    records = [persons_session(number=number).record() for number in (1, 2, 3)]
    saver.save(records[0])
    assert disk.began.wait(10)
    saver.save(records[1])
    saver.save(records[2])
    disk.may_go_on.set()
    saver.close()
    assert disk.written == [records[0], records[2]]


def test_a_fault_is_reported_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "folder" / "match.buraco"
    path.parent.write_text("in the way")
    faults: list[SaveError] = []
    saver = Autosaver(path, faults.append)
    session = MatchSession.new(setup_of(), NotingRunner(), saver)
    play_randomly(session, 3)
    assert saver.wait()
    assert {fault.code for fault in faults} == {SaveFault.UNWRITABLE}
    assert saver.fault is faults[-1]
    path.parent.unlink()
    finish_deal(session)
    assert saver.wait()
    assert saver.fault is None
    assert read(path) == session.record()
    session.close()


def test_without_a_callback_a_fault_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.buraco"
    path.mkdir()
    saver = Autosaver(path)
    saver.save(persons_session().record())
    saver.wait()
    assert saver.fault is not None
    saver.close()
