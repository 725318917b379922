"""The folder with the matches."""

import os
from pathlib import Path

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.files import set_aside
from buraco_desktop.storage.library import SaveLibrary, summarize
from buraco_desktop.storage.saves import backup_of, read, write
from tests.storage.records import finished_match, match_record


def put(library: SaveLibrary, name: str, age: int, record: object = None) -> Path:
    path = library.folder / f"{name}.buraco"
    write(path, record or match_record())  # type: ignore[arg-type]
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


@pytest.fixture
def library(tmp_path: Path) -> SaveLibrary:
    return SaveLibrary(tmp_path / "matches")


def test_a_folder_that_does_not_exist_holds_nothing(library: SaveLibrary) -> None:
    assert library.summaries() == []
    assert library.bad_saves() == []
    assert library.latest_unfinished() is None


def test_matches_are_listed_newest_first(library: SaveLibrary) -> None:
    middle = put(library, "b", 20)
    oldest = put(library, "c", 30)
    newest = put(library, "a", 10)
    (library.folder / "notes.txt").write_text("not ours")
    assert [summary.path for summary in library.summaries()] == [newest, middle, oldest]
    assert library.summaries()[0].saved_at == 1_000_000 - 10


def test_a_summary_tells_what_a_list_shows(library: SaveLibrary) -> None:
    put(library, "a", 10, match_record(rulesets.BUKHARO, 4))
    (summary,) = library.summaries()
    assert (summary.rules_key, summary.players, summary.totals) == ("bukharo", 4, (0, 0))
    assert (summary.deal_count, summary.is_over, summary.is_practice) == (1, False, False)
    assert summary.names[0] == "Seat 0 Ñü"


def test_the_latest_unfinished_match_is_found(library: SaveLibrary) -> None:
    done = finished_match()
    put(library, "done", 1, done)
    going = put(library, "going", 2)
    put(library, "old", 3)
    latest = library.latest_unfinished()
    assert latest is not None
    assert latest.path == going
    first = library.summaries()[0]
    assert first.is_over
    assert first.totals == done.finished[0].points


def test_a_match_between_two_deals_is_not_over(library: SaveLibrary) -> None:
    done = finished_match(rulesets.BURACO_ABERTO)
    put(library, "a", 1, done)
    (summary,) = library.summaries()
    assert not summary.is_over
    assert summary.deal_count == 1


def test_new_matches_have_names_of_their_own(library: SaveLibrary) -> None:
    paths = {library.new_path() for _ in range(100)}
    assert len(paths) == 100
    write(library.new_path(), match_record())
    assert len(library.summaries()) == 1


def test_a_damaged_match_is_named_and_recovered_from_its_backup(library: SaveLibrary) -> None:
    path = put(library, "a", 10, match_record())
    write(path, match_record(count=41))
    path.write_bytes(b"\0" * 100)
    assert library.summaries() == []
    (bad,) = library.bad_saves()
    assert (bad.path, bad.error.code, bad.has_backup) == (path, SaveFault.DAMAGED, True)
    with pytest.raises(SaveError):
        library.read(path)
    record = library.recover(path)
    assert record == match_record()
    assert library.read(path) == record
    assert library.bad_saves() == []
    kept = path.with_name("a.buraco.1.damaged")
    assert kept.read_bytes() == b"\0" * 100


def test_a_match_of_which_only_the_backup_is_left_is_not_lost(library: SaveLibrary) -> None:
    path = put(library, "a", 10)
    path.rename(backup_of(path))
    (bad,) = library.bad_saves()
    assert (bad.path, bad.error.code, bad.has_backup) == (path, SaveFault.UNREADABLE, True)
    assert library.recover(path) == match_record()
    assert [summary.path for summary in library.summaries()] == [path]


def test_without_a_good_backup_nothing_is_changed(library: SaveLibrary) -> None:
    path = put(library, "a", 10)
    path.write_bytes(b"rubbish")
    backup_of(path).write_bytes(b"rubbish too")
    (bad,) = library.bad_saves()
    assert (bad.error.code, bad.has_backup) == (SaveFault.FOREIGN, False)
    with pytest.raises(SaveError):
        library.recover(path)
    assert path.read_bytes() == b"rubbish"


def test_a_match_of_a_later_version_stays_as_it_is(library: SaveLibrary) -> None:
    path = put(library, "a", 10)
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":3', 1))
    (bad,) = library.bad_saves()
    assert bad.error.code is SaveFault.TOO_NEW
    assert path.exists()


def test_bad_files_never_take_each_others_name(tmp_path: Path) -> None:
    path = tmp_path / "match.buraco"
    kept = []
    for text in ("one", "two", "three"):
        path.write_text(text)
        kept.append(set_aside(path))
    assert [file.read_text() for file in kept if file] == ["one", "two", "three"]
    assert set_aside(path) is None


def test_a_deleted_match_is_gone_with_its_backup(library: SaveLibrary) -> None:
    path = put(library, "a", 10)
    write(path, match_record())
    library.delete(path)
    library.delete(path)
    assert list(library.folder.iterdir()) == []


def test_faults_of_the_disk_are_told(
    library: SaveLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(library, "a", 10)
    write(path, match_record())

    def refuse(*_args: object, **_options: object) -> None:
        raise OSError("no")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        with pytest.raises(SaveError, match="no"):
            library.delete(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        with pytest.raises(SaveError, match="no"):
            library.recover(path)
    with monkeypatch.context() as patch:
        patch.setattr("buraco_desktop.storage.library.set_aside", lambda _path: None)
        patch.setattr(Path, "rename", refuse)
        with pytest.raises(SaveError, match="no"):
            library.recover(path)
    assert read(path) == match_record()
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError) as caught:
        SaveLibrary(tmp_path / "file").summaries()
    assert caught.value.code is SaveFault.UNREADABLE


def test_a_match_that_is_not_on_disk_yet_has_a_summary(tmp_path: Path) -> None:
    summary = summarize(tmp_path / "match.buraco", match_record())
    assert (summary.saved_at, summary.deal_count) == (0.0, 1)


def test_a_summary_needs_a_disk_that_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise PermissionError("no")

    monkeypatch.setattr(Path, "stat", refuse)
    with pytest.raises(SaveError) as caught:
        summarize(tmp_path / "match.buraco", match_record())
    assert caught.value.code is SaveFault.UNREADABLE
