"""The program as a process: its help, its version, its commands, and what it says about nonsense."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import buraco_desktop
from buraco_desktop import __main__
from buraco_desktop.engine import rulesets

PROJECT = Path(__file__).resolve().parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "buraco_desktop", *arguments],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_help_names_everything_and_loads_no_window() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "buraco_desktop", "--help"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    for word in ("--version", "--new", "--profile", "SAVE", "check", "arena", *(r.key for r in rulesets.ALL)):
        assert word in " ".join(done.stdout.split())
    assert "PySide6" not in done.stderr
    assert "buraco_desktop.ui" not in done.stderr


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        f"Buraco Desktop {buraco_desktop.__version__}\n",
        "",
    )


def test_help_of_check() -> None:
    done = run("check", "--help")
    assert done.returncode == 0
    assert "--rules KEY" in done.stdout
    assert "FILE" in done.stdout


def test_check_runs_a_file(tmp_path: Path) -> None:
    case = {
        "id": "M01 \ud800",
        "rules": "bukharo",
        "deals": [[1000, 400]],
        "totals": [1000, 400],
        "over": False,
    }
    path = tmp_path / "match.json"
    path.write_text(json.dumps([{**case, "winner": None}, {**case, "winner": 0}]))
    done = run("check", str(path))
    assert done.returncode == 1
    assert done.stdout == "M01 \\ud800 (bukharo): winner: expected 0, got null\n1 passed, 1 failed\n"
    assert done.stderr == ""


def unread(arguments: tuple[str, ...], *, is_all_closed: bool) -> subprocess.Popen[str]:
    """Start the program with nobody at the other end of its output, or of what it says of faults either."""
    far, near = os.pipe()
    os.close(far)
    started = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "buraco_desktop", *arguments],
        cwd=PROJECT,
        stdout=near,
        stderr=near if is_all_closed else subprocess.PIPE,
        text=True,
        # Else argparse would meet the closed pipe itself, and leave as if it had printed its help.
        env={key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"},
    )
    os.close(near)
    return started


def test_who_stops_reading_ends_every_command_without_a_word(tmp_path: Path) -> None:
    words = "arena --rules bukharo --players 2 --a greedy --b random --seed 1 --unwatched --matches 1"
    arena = tuple(words.split())
    folder = str(tmp_path / "played")
    assert run(*arena, "--results", folder).returncode == 0
    told = {
        ("ratings", folder): "",
        ("check", "--rules", "burako"): "",
        (*arena, "--results", folder): "1 of 1 matches done, ",
        ("arena", "--help"): "",
        ("--version",): "",
    }
    started = {unread(command, is_all_closed=False): sentence for command, sentence in told.items()}
    # What has failed cannot be told then, and progress is told first.
    started[unread((*arena, "--jobs", "2"), is_all_closed=True)] = None
    started[unread(("check", "none"), is_all_closed=True)] = None
    for process, sentence in started.items():
        error = process.communicate(timeout=60)[1]
        assert process.returncode == 141, (process.args, error)
        if sentence is not None:
            assert error.startswith(sentence), process.args
            assert len(error.splitlines()) == bool(sentence), process.args


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--new", "whist"), ("whist", "burraco-italiano")),
        (("--new", "bukharo", "some.save"), ("--new", "SAVE")),
        (("check", "nowhere.json"), ("nowhere.json", "No such file")),
        (("check", "--rules", "whist"), ("whist", "burako")),
        (("--no-such-option",), ("--no-such-option",)),
        (("one.save", "two.save"), ("two.save",)),
    ],
)
def test_nonsense_leaves_with_two_and_one_clear_sentence(
    arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    last = done.stderr.splitlines()[-1]
    for word in words:
        assert word in last


def test_the_window_gets_the_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from buraco_desktop.ui import app

    started = []
    monkeypatch.setattr(app, "run", lambda options, _enums: started.append(options) or 5)
    assert __main__.main(["--new", "burako", "--profile", str(tmp_path)]) == 5
    assert __main__.main(["--profile", str(tmp_path), "match.save"]) == 5
    assert __main__.main(["match.save"]) == 5
    assert __main__.main([]) == 5
    found = [(options.new, options.profile, options.save) for options in started]
    save = Path("match.save")
    assert found[0] == ("burako", tmp_path, None)
    assert found[1:] == [(None, tmp_path, save), (None, None, save), (None, None, None)]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_one_sentence_and_no_traceback(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "buraco_desktop", "--profile", str(tmp_path / "profile")],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment | {"LANG": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("buraco-desktop: ")
    assert len(done.stderr.splitlines()) == 1
