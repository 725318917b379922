"""Saves as files: a crash at any step leaves a good save, a fault of the disk is told."""

import os
import shutil
from pathlib import Path

import pytest

from buraco_desktop.storage import files
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.saves import backup_of, read, write
from tests.storage.records import finished_match, match_record

GOOD = match_record()
OTHER = match_record(number=6)
DONE = finished_match()


def test_a_file_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.buraco"
    write(path, GOOD)
    assert read(path) == GOOD
    assert [file.name for file in path.parent.iterdir()] == ["match.buraco"]


def test_the_save_before_is_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "match.buraco"
    write(path, GOOD)
    write(path, OTHER)
    assert read(path) == OTHER
    assert read(backup_of(path)) == GOOD
    write(path, GOOD)
    assert read(backup_of(path)) == OTHER
    assert len(list(tmp_path.iterdir())) == 2


def test_without_hard_links_the_backup_is_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_args: object) -> None:
        raise OSError("not on this file system")

    monkeypatch.setattr(os, "link", no_links)
    test_the_save_before_is_the_backup(tmp_path)


def test_on_windows_no_folder_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDERS_CAN_BE_SYNCED", False)
    monkeypatch.setattr(os, "open", None)
    files._sync_folder(tmp_path)


@pytest.mark.parametrize("kind", ["missing", "folder"])
def test_what_cannot_be_read_is_unreadable(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "match.buraco"
    if kind == "folder":
        path.mkdir()
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.code is SaveFault.UNREADABLE


class Killed(BaseException):
    """The process ends here; nothing after this line runs."""


class Steps:
    """Counts what the write asks of the system and fails at one of these steps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, last: int, fault: BaseException) -> None:
        self.taken: list[str] = []
        for owner, name in ((os, "fsync"), (os, "link"), (Path, "replace"), (Path, "unlink"), (Path, "open")):
            self._wrap(monkeypatch, owner, name, last, fault)

    def _wrap(
        self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, last: int, fault: BaseException
    ) -> None:
        real = getattr(owner, name)

        def step(*args: object, **options: object) -> object:
            self.taken.append(name)
            if len(self.taken) > last:
                raise fault
            return real(*args, **options)

        monkeypatch.setattr(owner, name, step)


def steps_of_a_write(tmp_path: Path) -> int:
    with pytest.MonkeyPatch.context() as patch:
        steps = Steps(patch, 1000, Killed())
        write(tmp_path / "count" / "match.buraco", GOOD)
        steps.taken.clear()
        write(tmp_path / "count" / "match.buraco", OTHER)
    shutil.rmtree(tmp_path / "count")
    return len(steps.taken)


@pytest.mark.parametrize("is_cut_off", [False, True])
def test_killed_at_any_step_a_good_save_has_the_name(tmp_path: Path, is_cut_off: bool) -> None:
    count = steps_of_a_write(tmp_path)
    assert count >= 6
    path = tmp_path / "match.buraco"
    for last in range(count):
        write(path, DONE)
        write(path, GOOD)
        with pytest.MonkeyPatch.context() as patch:
            Steps(patch, last, Killed())
            with pytest.raises(Killed):
                write(path, OTHER)
        fresh = tmp_path / "match.buraco.new"
        if is_cut_off and fresh.exists():
            fresh.write_bytes(fresh.read_bytes()[:100])
        assert read(path) in (GOOD, OTHER), f"step {last}"
        assert read(backup_of(path)) in (DONE, GOOD), f"step {last}"
        write(path, OTHER)
        assert read(path) == OTHER


def test_a_full_disk_is_told_and_the_save_before_stays(tmp_path: Path) -> None:
    count = steps_of_a_write(tmp_path)
    path = tmp_path / "match.buraco"
    write(path, GOOD)
    told: list[SaveError] = []
    for last in range(count):
        with pytest.MonkeyPatch.context() as patch:
            Steps(patch, last, OSError(28, "No space left on device"))
            try:
                write(path, GOOD)
            except SaveError as error:
                told.append(error)
        assert read(path) == GOOD
    assert len(told) >= count - 2, "only a missing hard link has another way"
    assert {error.code for error in told} == {SaveFault.UNWRITABLE}
    assert all("No space" in error.detail for error in told)
    write(path, OTHER)
    assert read(path) == OTHER


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        write(tmp_path / "file" / "match.buraco", GOOD)
    assert caught.value.code is SaveFault.UNWRITABLE


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="permissions do not bind everybody")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(SaveError) as caught:
            write(tmp_path / "match.buraco", GOOD)
        assert caught.value.code is SaveFault.UNWRITABLE
    finally:
        tmp_path.chmod(0o700)
