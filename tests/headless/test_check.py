"""The `check` command: what it prints and with which code it leaves."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from buraco_desktop.headless.check import CaseFileError, bundled_cases, check_files, main

GOOD: dict[str, Any] = {
    "id": "N01",
    "rules": ["buraco", "bukharo"],
    "cards": "3H 4H 5H",
    "layout": "3H 4H 5H",
    "class": "short",
    "card_points": 15,
    "bonus": 0,
    "others": [],
}
BAD = {**GOOD, "id": "wrong é \ud800", "card_points": 20, "layout": "3H 4H"}


@pytest.fixture
def file(tmp_path: Path):
    def write(*cases: object, name: str = "cases.json") -> str:
        data = json.dumps(list(cases)).encode()
        path = tmp_path / name
        path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
        return str(path)

    return write


def test_cases_that_pass(file, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([file(GOOD)]) == 0
    assert capsys.readouterr() == ("2 passed, 0 failed\n", "")


def test_cases_of_one_preset(file, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "bukharo", file(GOOD, BAD)]) == 1
    assert capsys.readouterr().out.endswith("\n1 passed, 1 failed\n")


def test_each_disagreement_is_a_line(file, capsys: pytest.CaptureFixture[str]) -> None:
    bad = {**BAD, "id": "N02"}
    assert main([file(GOOD), file(bad, name="more.json.gz")]) == 1
    assert capsys.readouterr().out.splitlines() == [
        'N02 (buraco): layout: expected "3H 4H", got "3H 4H 5H"',
        "N02 (buraco): card_points: expected 20, got 15",
        'N02 (bukharo): layout: expected "3H 4H", got "3H 4H 5H"',
        "N02 (bukharo): card_points: expected 20, got 15",
        "2 passed, 2 failed",
    ]


def test_bundled_cases_are_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "burako"]) == 0
    assert capsys.readouterr().out == "777 passed, 0 failed\n"


def one_sentence(capsys: pytest.CaptureFixture[str], *words: str) -> None:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    for word in words:
        assert word in err


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "nowhere.json")
    assert main([path]) == 2
    one_sentence(capsys, path, "No such file")


def test_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    one_sentence(capsys, str(tmp_path))


@pytest.mark.parametrize(
    "data",
    [b"", b"[", b"\xff\xfe\xfd", b"[1,]", b"[" * 100_000, b'{"id": "N01"}', b"3", b"[" + b"9" * 5000 + b"]"],
)
def test_what_is_not_json_or_not_cases(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(data)
    assert main([str(path)]) == 2
    one_sentence(capsys, str(path), "not ")


@pytest.mark.parametrize("cut", [0, 5, 20, -4])
def test_damaged_gzip(cut: int, file, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(file(GOOD, name="cut.json.gz"))
    path.write_bytes(path.read_bytes()[:cut])
    assert main([str(path)]) == 2
    one_sentence(capsys, str(path), "not ")


def test_plain_text_named_gz(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "plain.json.gz"
    path.write_text(json.dumps([GOOD]))
    assert main([str(path)]) == 2
    one_sentence(capsys, str(path), "gzip")


def test_another_format(file, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(GOOD, {"id": "odd"})
    assert main([path]) == 2
    one_sentence(capsys, path, "case odd", "of no known kind")


def test_unknown_rules(file, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "whist", file(GOOD)]) == 2
    one_sentence(capsys, "whist", "bukharo")


def test_a_report_counts_each_case_once_for_each_preset(file) -> None:
    report = check_files([Path(file(GOOD, {**BAD, "rules": "buraco"}))])
    assert (report.passed, report.failed) == (2, 1)
    assert [result.case_id for result in report.failures] == [BAD["id"]]
    with pytest.raises(CaseFileError, match="unknown rules"):
        check_files([Path(file({**GOOD, "rules": "whist"}))])


def test_the_self_check_of_the_window_passes() -> None:
    report = check_files(bundled_cases())
    assert (report.passed, report.failed) == (7071, 0)
