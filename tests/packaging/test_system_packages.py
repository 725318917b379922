"""What is missing on a system is found, and the right command is named for it."""

import os
import sys

import pytest

import system_packages
from system_packages import LIBRARIES, MANAGERS, Need, SystemPackagesError

EGL = Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd", "Mesa-libEGL1")
GL = Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd", "Mesa-libGL1")


def test_libraries_that_do_not_load_are_missing():
    loaded = []

    def loads(name):
        loaded.append(name)
        return name != "libGL.so.1"

    assert system_packages.missing_libraries([EGL, GL], loads) == [GL]
    assert loaded == ["libEGL.so.1", "libGL.so.1"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries are named as Linux does")
def test_the_dynamic_linker_is_asked():
    assert system_packages.can_load("libc.so.6")
    assert not system_packages.can_load("libof-no-system.so.1")


def test_programs_that_are_not_on_the_path_are_missing(tmp_path, monkeypatch):
    program = tmp_path / "objdump"
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_packages.missing_programs(system_packages.BUNDLE_PROGRAMS) == []
    assert system_packages.missing_programs(system_packages.TEST_PROGRAMS) == [*system_packages.TEST_PROGRAMS]


def test_a_font_in_any_folder_is_enough(tmp_path):
    folders = [str(tmp_path / "none"), str(tmp_path)]
    (tmp_path / "readme.txt").touch()
    assert not system_packages.has_font(folders)
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "Plain.TTF").touch()
    assert system_packages.has_font(folders)


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt", "apt-get install -y --no-install-recommends libegl1 libgl1"),
        ("dnf", "dnf install -y libglvnd-egl libglvnd-glx"),
        ("pacman", "pacman -S --needed --noconfirm libglvnd"),
        ("zypper", "zypper install -y Mesa-libEGL1 Mesa-libGL1"),
    ],
)
def test_install_command_names_each_package_once(manager, command):
    assert " ".join(system_packages.install_command([GL, EGL], manager)) == command


def test_nothing_to_install_is_no_command():
    assert system_packages.install_command([system_packages.venv_need()], "pacman") == []


@pytest.mark.parametrize("manager", MANAGERS)
def test_every_library_has_a_package(manager):
    assert all(need.package(manager) for need in (*LIBRARIES, system_packages.FONT))


def test_explanation_gives_the_command_of_the_system():
    text = system_packages.explain([EGL], "dnf")
    assert "libEGL.so.1" in text
    assert "sudo dnf install -y libglvnd-egl" in text
    assert "apt-get" not in text


def test_explanation_for_an_unknown_system_gives_every_command():
    text = system_packages.explain([EGL], None)
    assert all(f"sudo {command[0]}" in text for command in MANAGERS.values())


def test_explanation_without_a_package_still_says_what_is_missing():
    assert "venv" in system_packages.explain([system_packages.venv_need()], "pacman")


def test_install_asks_a_person_when_it_may_not_do_it(monkeypatch):
    monkeypatch.setattr(system_packages, "find_manager", lambda: "apt")
    monkeypatch.setattr(system_packages, "root_prefix", lambda: None)
    with pytest.raises(SystemPackagesError, match="sudo apt-get install -y --no-install-recommends libegl1"):
        system_packages.install([EGL])


def test_install_uses_apt_only(monkeypatch):
    monkeypatch.setattr(system_packages, "find_manager", lambda: "zypper")
    monkeypatch.setattr(system_packages, "root_prefix", list)
    with pytest.raises(SystemPackagesError, match="sudo zypper install -y Mesa-libEGL1"):
        system_packages.install([EGL])


@pytest.fixture
def apt(tmp_path, monkeypatch):
    """An apt-get that writes its arguments down and fails on a package named libgl1."""
    program = tmp_path / "apt-get"
    program.write_text(
        f'#!/bin/sh\necho "$@" >> {tmp_path}/log\n'
        'case "$*" in *libgl1*) echo no such thing; exit 100;; esac\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(system_packages, "root_prefix", list)
    return tmp_path / "log"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt is a program of Linux")
def test_install_updates_the_lists_first(apt):
    system_packages.install([EGL])
    assert apt.read_text().splitlines() == [
        "update -qq",
        "install -y --no-install-recommends libegl1 -qq",
    ]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt is a program of Linux")
def test_a_failing_install_shows_what_apt_said(apt):
    with pytest.raises(SystemPackagesError, match="no such thing"):
        system_packages.install([GL])


def test_nothing_missing_starts_nothing(monkeypatch):
    monkeypatch.setattr(system_packages, "find_manager", lambda: pytest.fail("looked for a manager"))
    system_packages.install([])
