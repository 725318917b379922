"""Preferences on disk."""

import json
from pathlib import Path

import msgspec
import pytest

from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.settings import LessMotion, Pace, Settings, SettingsFile, Speed, WindowPlace


def test_without_a_file_there_are_the_defaults(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    assert file.values == Settings()
    assert file.error is None
    assert list(tmp_path.iterdir()) == []


def test_what_was_changed_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "profile" / "settings.json"
    SettingsFile(path).change(language="pt_BR", speed=Speed.FAST, pace="quick", keys={"draw": "Space"})
    values = SettingsFile(path).values
    assert (values.language, values.speed, values.pace) == ("pt_BR", Speed.FAST, Pace.QUICK)
    assert values.keys == {"draw": "Space"}
    assert values.theme == Settings().theme


def test_an_unchanged_value_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsFile(path).change(theme="felt")
    assert not path.exists()


def test_what_does_not_exist_or_fit_is_refused(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    with pytest.raises(TypeError, match="wheels"):
        file.change(wheels=4)
    with pytest.raises(msgspec.ValidationError):
        file.change(volume_cards=101)
    assert file.values == Settings()


def test_fields_of_a_later_version_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "wood", "holograms": True}))
    file = SettingsFile(path)
    assert file.values.theme == "wood"
    assert file.error is None


def test_fields_of_an_earlier_version_hold_under_their_new_names(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    old = {"theme": "dark", "has_less_motion": True, "window_width": 1600, "window_height": 900}
    path.write_text(json.dumps(old | {"is_maximized": True}))
    file = SettingsFile(path)
    assert file.error is None
    assert file.values.theme == "dark"
    assert file.values.less_motion is LessMotion.ON
    assert file.values.windows == {"": WindowPlace(width=1600, height=900, is_maximized=True)}


def test_what_an_earlier_version_did_not_ask_for_is_left_to_the_system(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"has_less_motion": False}))
    assert SettingsFile(path).values == Settings()


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"bot": 7}', b'{"speed": "warp"}', b"\xff\xfe"])
def test_a_damaged_file_is_kept_and_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    file = SettingsFile(path)
    assert file.values == Settings()
    assert file.error is not None
    assert file.error.code is SaveFault.DAMAGED
    assert file.kept_as is not None
    assert file.kept_as.read_bytes() == data
    assert not path.exists()


def test_a_damaged_file_that_cannot_be_moved_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")

    def refuse(*_args: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(Path, "rename", refuse)
    file = SettingsFile(path)
    assert file.error is not None
    assert file.error.code is SaveFault.UNWRITABLE
    assert file.kept_as is None


def test_a_file_that_cannot_be_read_is_told_and_left_alone(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    assert file.error is not None
    assert file.error.code is SaveFault.UNREADABLE
    assert tmp_path.is_dir()


def test_a_full_disk_is_told_and_the_choice_holds(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    file = SettingsFile(tmp_path / "settings.json")
    file.path = tmp_path / "file" / "settings.json"
    with pytest.raises(SaveError):
        file.change(theme="dark")
    assert file.values.theme == "dark"
