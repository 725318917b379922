"""Rule sets that players made, as files."""

import os
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import AceMode, RuleSet
from buraco_desktop.storage import own_rules
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.own_rules import NamedRules, OwnRulesFolder, decode, encode, read, write
from buraco_desktop.storage.rule_fields import write_rules

HOUSE = NamedRules(
    "Casa Ferreira", replace(rulesets.BUKHARO, ace_mode=AceMode.HIGH_ONLY, clean=300, semi=150)
)


def sealed(rules: dict[str, object], name: str = "Ours", **around: object) -> bytes:
    """Return a file with these fields whose seal fits."""
    body = msgspec.json.encode({"name": name, "rules": rules})
    envelope = {
        "kind": own_rules.KIND,
        "format": own_rules.FORMAT,
        "seal": own_rules._seal(body),
        "body": msgspec.Raw(body),
    }
    return msgspec.json.encode(envelope | around)


def fault(data: bytes) -> SaveFault:
    with pytest.raises(SaveError) as caught:
        decode(data)
    return caught.value.code


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_every_rule_set_comes_back(rules: RuleSet) -> None:
    named = NamedRules(f"Правила дома – {rules.key}", rules)
    assert decode(encode(named)) == named


def test_the_key_stays_that_of_the_base() -> None:
    assert decode(encode(HOUSE)).rules.key == "bukharo"


def test_a_file_is_small_and_of_one_line() -> None:
    data = encode(HOUSE)
    assert len(data) < 3000
    assert data.count(b"\n") == 1


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"buraco-desktop match","format":1}',
        b"[]",
        b"hello",
        b'{"a":1}',
        b"[" * 100_000,
        b"\x89PNG\r\n",
    ],
)
def test_what_is_not_ours_is_foreign(data: bytes) -> None:
    assert fault(data) is SaveFault.FOREIGN


@pytest.mark.parametrize("data", [b"", b"\0" * 40, encode(HOUSE)[:-30], encode(HOUSE)[:40]])
def test_what_is_cut_off_is_damaged(data: bytes) -> None:
    assert fault(data) is SaveFault.DAMAGED


def test_a_changed_number_is_noticed() -> None:
    assert fault(encode(HOUSE).replace(b'"clean":300', b'"clean":900')) is SaveFault.DAMAGED


def test_a_later_format_or_field_is_too_new() -> None:
    rules = dict(write_rules(HOUSE.rules))
    assert fault(sealed(rules, format=own_rules.FORMAT + 1, more=[1])) is SaveFault.TOO_NEW
    assert fault(sealed(rules | {"wheels": 4})) is SaveFault.TOO_NEW
    assert fault(sealed(rules, format=0)) is SaveFault.DAMAGED


@pytest.mark.parametrize(
    "changes",
    [
        {"two_aces": True},
        {"clean": 10**40},
        {"stall_rounds": 2_000_000},
        {"set_ranks": [3, 1]},
        {"set_ranks": [1, 1]},
        {"players": [4, 2]},
        {"decks": "2"},
    ],
)
def test_rules_that_nobody_could_play_are_illegal(changes: dict[str, object]) -> None:
    assert fault(sealed(dict(write_rules(HOUSE.rules)) | changes)) is SaveFault.ILLEGAL


@pytest.mark.parametrize("name", ["", " Ours", "Ours\n", "x" * 41, "a\u202eb"])
def test_a_name_is_a_short_line(name: str) -> None:
    assert fault(sealed(dict(write_rules(HOUSE.rules)), name=name)) is SaveFault.ILLEGAL
    with pytest.raises(SaveError):
        encode(NamedRules(name, HOUSE.rules))


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_in_order(data: bytes) -> None:
    with pytest.raises(SaveError):
        decode(data)


@given(st.integers(0, len(encode(HOUSE)) - 2), st.integers(0, 255))
def test_a_changed_byte_never_gives_other_rules(place: int, value: int) -> None:
    data = bytearray(encode(HOUSE))
    data[place] = value
    try:
        assert decode(bytes(data)) == HOUSE
    except SaveError:
        return


def test_a_file_comes_back(tmp_path: Path) -> None:
    path = tmp_path / f"shared{own_rules.SUFFIX}"
    write(path, HOUSE)
    assert read(path) == HOUSE
    assert list(tmp_path.iterdir()) == [path]


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        read(tmp_path / "none")
    assert caught.value.code is SaveFault.UNREADABLE
    (tmp_path / "large").write_bytes(b"\0" * (own_rules.MOST_BYTES + 1))
    with pytest.raises(SaveError) as caught:
        read(tmp_path / "large")
    assert caught.value.code is SaveFault.FOREIGN
    with pytest.raises(SaveError) as caught:
        write(tmp_path / "large" / "below", HOUSE)
    assert caught.value.code is SaveFault.UNWRITABLE


def test_the_folder_lists_the_newest_first(tmp_path: Path) -> None:
    folder = OwnRulesFolder(tmp_path / "rules")
    assert folder.entries() == []
    for age, name in enumerate(("One", "Two", "Three")):
        path = folder.save(NamedRules(name, rulesets.BURACO))
        os.utime(path, (1000 + age, 1000 + age))
    assert [entry.name for entry in folder.entries()] == ["Three", "Two", "One"]
    assert folder.entries()[0].rules == rulesets.BURACO


def test_the_same_name_replaces(tmp_path: Path) -> None:
    folder = OwnRulesFolder(tmp_path)
    first = folder.save(NamedRules("Ours", rulesets.BURACO))
    assert folder.save(NamedRules(" Ours ", rulesets.BURAKO)) == first
    assert [entry.rules for entry in folder.entries()] == [rulesets.BURAKO]


def test_what_is_deleted_is_gone(tmp_path: Path) -> None:
    folder = OwnRulesFolder(tmp_path)
    path = folder.save(HOUSE)
    folder.delete(path)
    folder.delete(path)
    assert folder.entries() == []


def test_bad_files_hide_no_good_ones(tmp_path: Path) -> None:
    folder = OwnRulesFolder(tmp_path)
    good = folder.save(HOUSE)
    bad = tmp_path / f"bad{own_rules.SUFFIX}"
    bad.write_bytes(encode(HOUSE)[:100])
    (tmp_path / f"folder{own_rules.SUFFIX}").mkdir()
    (tmp_path / "other.txt").write_text("x")
    assert [entry.path for entry in folder.entries()] == [good]
    faults = {path: error.code for path, error in folder.bad_files()}
    assert faults == {bad: SaveFault.DAMAGED, tmp_path / f"folder{own_rules.SUFFIX}": SaveFault.UNREADABLE}


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("x")
    with pytest.raises(SaveError) as caught:
        OwnRulesFolder(tmp_path / "rules").entries()
    assert caught.value.code is SaveFault.UNREADABLE
