"""The window stands again where it stood, on the screens that it stood on."""

import json

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from buraco_desktop.storage.settings import MOST_WINDOWS, Settings, SettingsFile, WindowPlace
from buraco_desktop.ui.window_memory import REST_MS, WindowMemory, screen_of, screens_key


@pytest.fixture
def open_on(qtbot, tmp_path):
    """Open a window whose place is kept in one file, as often as wanted."""

    def opened():
        file = SettingsFile(tmp_path / "settings.json")
        window = QMainWindow()
        qtbot.addWidget(window)
        memory = WindowMemory(window, lambda windows: file.change(windows=windows))
        memory.restore(file.values)
        window.show()
        qtbot.waitExposed(window)
        return window, memory, file

    return opened


def test_at_first_the_window_has_the_usual_size_and_fits_the_screen(open_on):
    window, _, _ = open_on()
    free = QGuiApplication.primaryScreen().availableGeometry()
    assert window.width() == min(1280, free.width())
    assert window.height() == min(800, free.height())
    assert not window.isFullScreen()


def test_size_and_place_come_back_without_a_farewell(qtbot, open_on):
    window, _, file = open_on()
    window.resize(700, 520)
    window.move(40, 60)
    qtbot.waitUntil(lambda: screens_key() in file.values.windows, timeout=10 * REST_MS)
    again, _, _ = open_on()
    assert again.size() == window.size()
    assert again.pos() == window.pos()


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_a_large_window_is_large_again_and_small_where_it_was(open_on, state):
    window, memory, _ = open_on()
    window.resize(640, 500)
    window.move(30, 50)
    memory.keep()
    window.setWindowState(state)
    memory.keep()
    again, memory, file = open_on()
    assert again.windowState() & state
    kept = file.values.windows[screens_key()]
    assert (kept.x, kept.y, kept.width, kept.height) == (30, 50, 640, 500)
    assert kept.is_maximized is (state is Qt.WindowState.WindowMaximized)
    assert kept.is_full_screen is (state is Qt.WindowState.WindowFullScreen)


def test_full_screen_goes_back_to_the_maximised_window(qtbot, open_on):
    window, memory, _ = open_on()
    window.showMaximized()
    with qtbot.waitSignal(memory.full_screen_changed, check_params_cb=bool):
        memory.show_full_screen(True)
    with qtbot.waitSignal(memory.full_screen_changed, check_params_cb=lambda is_full: not is_full):
        memory.show_full_screen(False)
    assert window.isMaximized()


def test_a_place_that_is_on_no_screen_any_more_is_not_used(open_on, tmp_path):
    place = {"x": 9000, "y": 9000, "width": 640, "height": 500}
    (tmp_path / "settings.json").write_text(json.dumps({"windows": {screens_key(): place}}))
    window, _, _ = open_on()
    assert (window.width(), window.height()) == (640, 500)
    assert screen_of(window.geometry()) is not None


def test_other_screens_give_only_the_size(open_on, tmp_path):
    place = {"x": 333, "y": 44, "width": 640, "height": 500}
    (tmp_path / "settings.json").write_text(json.dumps({"windows": {"0,0,9x9": place}}))
    window, memory, file = open_on()
    assert (window.width(), window.height()) == (640, 500)
    assert (window.x(), window.y()) != (333, 44)
    memory.keep()
    assert list(file.values.windows) == ["0,0,9x9", screens_key()]


def test_the_screens_used_last_are_the_last_in_the_file(open_on, tmp_path):
    place = {"x": 10, "y": 20, "width": 640, "height": 500}
    places = {screens_key(): place, "0,0,9x9": {}}
    (tmp_path / "settings.json").write_text(json.dumps({"windows": places}))
    _, memory, _ = open_on()
    memory.keep()
    stored = json.loads((tmp_path / "settings.json").read_text())["windows"]
    assert list(stored) == ["0,0,9x9", screens_key()]


def test_a_window_is_never_larger_than_its_screen(open_on, tmp_path):
    place = {"width": 50_000, "height": 40_000}
    (tmp_path / "settings.json").write_text(json.dumps({"windows": {screens_key(): place}}))
    window, _, _ = open_on()
    free = QGuiApplication.primaryScreen().availableGeometry()
    assert (window.width(), window.height()) == (free.width(), free.height())


def test_the_oldest_of_many_screens_is_forgotten(open_on, tmp_path):
    places = {f"{number}": {} for number in range(MOST_WINDOWS + 3)}
    (tmp_path / "settings.json").write_text(json.dumps({"windows": places}))
    _, memory, file = open_on()
    memory.keep()
    assert len(file.values.windows) == MOST_WINDOWS
    assert list(file.values.windows)[-1] == screens_key()
    assert "0" not in file.values.windows


def test_only_a_window_whose_upper_edge_can_be_gripped_is_on_a_screen(qapp):
    free = QGuiApplication.primaryScreen().availableGeometry()
    assert screen_of(QRect(free.x(), free.y(), 500, 400)) == free
    assert screen_of(QRect(free.right() - 100, free.y(), 500, 400)) is None
    assert screen_of(QRect(free.x(), free.y() - 300, 500, 400)) is None


def test_nothing_is_kept_of_a_window_that_is_not_shown(qtbot):
    kept = []
    window = QMainWindow()
    qtbot.addWidget(window)
    memory = WindowMemory(window, kept.append)
    memory.restore(Settings(windows={"": WindowPlace(width=700)}))
    memory.keep()
    assert kept == []
