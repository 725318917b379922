"""The command line of bootstrap.py, and what an old Python is told."""

import ast
import subprocess
import sys

import pytest

import bootstrap


def test_words_after_play_go_to_the_game():
    options, passed_on = bootstrap.read_command_line(["play", "--new", "buraco", "--help"])
    assert (options.command, options.system, passed_on) == ("play", True, ["--new", "buraco", "--help"])


def test_words_after_two_dashes_go_to_pytest():
    options, passed_on = bootstrap.read_command_line(["--no-system-packages", "test", "--", "-k", "undo"])
    assert (options.command, options.system, passed_on) == ("test", False, ["-k", "undo"])


@pytest.mark.parametrize(
    "words", [[], ["fly"], ["test", "-k", "undo"], ["bundle", "--", "fast"], ["bundle", "fast"]]
)
def test_a_wrong_command_line_leaves_with_code_2(words, capsys):
    with pytest.raises(SystemExit) as left:
        bootstrap.read_command_line(words)
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_a_failed_set_up_is_told_in_words(monkeypatch, capsys):
    def fail(arguments, *, system):
        raise bootstrap.SystemPackagesError("This system lacks libEGL.so.1.")

    monkeypatch.setattr(bootstrap.commands, "play", fail)
    assert bootstrap.main(["play"]) == bootstrap.SET_UP_FAILED
    assert capsys.readouterr().err == "This system lacks libEGL.so.1.\n"


def test_an_old_python_can_read_the_script(project):
    ast.parse((project / "packaging" / "bootstrap.py").read_text(), feature_version=(3, 6))


def test_an_old_python_is_told_in_one_sentence(project):
    script = str(project / "packaging" / "bootstrap.py")
    run = f"runpy.run_path({script!r}, run_name='__main__')"
    code = f"import runpy, sys; sys.version_info = (3, 9, 2); {run}"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("Buraco Desktop needs Python 3.11 or newer; ")
    assert result.stderr.endswith(" is Python 3.9.\n")
    assert result.stderr.count("\n") == 1
