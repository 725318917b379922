"""A missing screen is noticed before Qt ends the process without a word."""

import socket

import pytest

from buraco_desktop.ui import display
from buraco_desktop.ui.display import DisplayFault, tried_display


def display_fault(environment, platform):
    with tried_display(environment, platform) as fault:
        return fault


@pytest.fixture
def x11_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(display, "X11_SOCKETS", str(tmp_path))
    return tmp_path


def test_nothing_to_show_a_window_on(x11_folder):
    assert display_fault({}, "linux") is DisplayFault.NO_DISPLAY


@pytest.mark.parametrize("name", [":97", "unix:97.0", "nonsense", ":", "127.0.0.1:59999"])
def test_a_display_that_does_not_answer(x11_folder, name):
    assert display_fault({"DISPLAY": name}, "linux") is DisplayFault.NO_DISPLAY


def test_a_screenless_platform_of_qt_is_fine():
    assert display_fault({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert display_fault({"QT_QPA_PLATFORM": "minimal"}, "linux") is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_not_asked(platform):
    assert display_fault({}, platform) is None


def test_an_x_server_that_answers(x11_folder, monkeypatch):
    monkeypatch.setattr(display, "_has_library", lambda _: True)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(x11_folder / "X7"))
        server.listen()
        assert display_fault({"DISPLAY": ":7"}, "linux") is None


def test_an_x_server_without_the_cursor_library(x11_folder, monkeypatch):
    monkeypatch.setattr(display, "_has_library", lambda _: False)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(x11_folder / "X7"))
        server.listen()
        assert display_fault({"DISPLAY": ":7"}, "linux") is DisplayFault.NO_XCB_CURSOR


def test_a_wayland_server_that_answers(tmp_path):
    environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert display_fault(environment, "linux") is DisplayFault.NO_DISPLAY
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert display_fault(environment, "linux") is None


def test_the_server_stays_called_until_qt_has_called_it(x11_folder, monkeypatch):
    monkeypatch.setattr(display, "_has_library", lambda _: True)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(x11_folder / "X7"))
        server.listen()
        with tried_display({"DISPLAY": ":7"}, "linux") as fault:
            assert fault is None
            call, _ = server.accept()
            call.setblocking(False)
            with pytest.raises(BlockingIOError):
                call.recv(1)
        assert call.recv(1) == b"", "hung up"
        call.close()
