"""The stamp: when the environment is used as it is, and when it is made ready again."""

import pytest

import commands
import environment
import system_packages


def test_digest_follows_names_contents_and_words(tmp_path):
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("one")
    second.write_text("one")
    digest = environment.inputs_digest([first], "test")
    assert digest == environment.inputs_digest([first], "test")
    assert digest != environment.inputs_digest([second], "test")
    assert digest != environment.inputs_digest([first], "run")
    assert digest != environment.inputs_digest([first], "te", "st")
    first.write_text("two")
    assert digest != environment.inputs_digest([first], "test")


def test_each_command_has_its_pinned_packages():
    names = {
        command: [file.name for file in environment.requirement_files(command)]
        for command in environment.COMMANDS
    }
    assert names == {
        "run": ["requirements-run.txt"],
        "test": ["requirements-run.txt", "requirements-test.txt"],
        "bundle": ["requirements-run.txt", "requirements-bundle.txt"],
    }
    assert all(
        file.is_file() for command in environment.COMMANDS for file in environment.requirement_files(command)
    )


def test_environment_is_current_only_with_python_and_the_same_digest(tmp_path):
    assert not environment.is_current("run", "abc", tmp_path)
    python = environment.interpreter(tmp_path)
    python.parent.mkdir()
    python.touch()
    assert not environment.is_current("run", "abc", tmp_path)
    environment.stamp_file("run", tmp_path).write_text("abc")
    assert environment.is_current("run", "abc", tmp_path)
    assert not environment.is_current("run", "abd", tmp_path)
    assert not environment.is_current("test", "abc", tmp_path)
    python.unlink()
    assert not environment.is_current("run", "abc", tmp_path)


@pytest.fixture
def steps(tmp_path, monkeypatch):
    """Set-up in an empty folder, with each step that takes time written down instead of done."""
    done = []
    monkeypatch.setattr(environment, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(environment, "stamp_file", lambda command: tmp_path / f"{command}.stamp")
    monkeypatch.setattr(environment, "is_current", lambda command, digest: digest == read(tmp_path, command))
    monkeypatch.setattr(environment, "system_needs", lambda command: [])
    monkeypatch.setattr(environment, "works", lambda: bool(done))
    monkeypatch.setattr(environment, "create", lambda: done.append("create"))
    monkeypatch.setattr(environment, "install_packages", lambda command: done.append(f"install {command}"))
    monkeypatch.setattr(environment, "check_qt", lambda: done.append("check"))
    return done


def read(folder, command):
    stamp = folder / f"{command}.stamp"
    return stamp.read_text() if stamp.exists() else None


def test_second_set_up_does_nothing(steps):
    environment.set_up("run", system=True)
    assert steps == ["create", "install run", "check"]
    environment.set_up("run", system=True)
    assert steps == ["create", "install run", "check"]


def test_set_up_for_another_command_keeps_the_environment(steps):
    environment.set_up("run", system=True)
    environment.set_up("test", system=True)
    assert steps == ["create", "install run", "check", "install test", "check"]


def test_a_set_up_that_failed_is_tried_again(steps, monkeypatch):
    def fail():
        raise environment.EnvironmentSetupError("libGL.so.1: cannot open shared object file")

    with monkeypatch.context() as broken:
        broken.setattr(environment, "check_qt", fail)
        with pytest.raises(environment.EnvironmentSetupError, match="libGL"):
            environment.set_up("run", system=True)
    environment.set_up("run", system=True)
    assert steps == ["create", "install run", "install run", "check"]


def test_system_packages_can_be_left_alone(steps, monkeypatch):
    monkeypatch.setattr(environment, "system_needs", lambda command: pytest.fail("asked"))
    environment.set_up("run", system=False)


def test_each_command_asks_the_system_for_its_tools(monkeypatch):
    monkeypatch.setattr(environment.sys, "platform", "linux")
    monkeypatch.setattr(system_packages, "missing_libraries", lambda needs=(): [])
    monkeypatch.setattr(system_packages, "missing_programs", list)
    monkeypatch.setattr(system_packages, "has_font", lambda: False)
    names = {
        command: [need.name for need in environment.system_needs(command)] for command in environment.COMMANDS
    }
    assert names == {
        "run": ["a font"],
        "test": ["a font", "Xvfb", "xdotool"],
        "bundle": ["a font", "objdump"],
    }


def test_other_systems_need_nothing(monkeypatch):
    monkeypatch.setattr(environment.sys, "platform", "darwin")
    assert environment.system_needs("bundle") == []


@pytest.mark.parametrize("words", [[], ["-k", "undo"], ["tests/engine"]])
def test_tests_use_all_processors(words):
    command = commands.pytest_command(words)
    assert command[1:3] == ["-n", "auto"]
    assert command[len(command) - len(words) :] == words


@pytest.mark.parametrize("words", [["-n", "0"], ["-n4"], ["--pdb"], ["--numprocesses=1"]])
def test_tests_leave_the_choice_of_processors(words):
    assert commands.pytest_command(words)[1:] == words
