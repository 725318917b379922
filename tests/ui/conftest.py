"""What holds for every test of the window: Qt objects are collected on this thread only, as in play."""

import gc

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from buraco_desktop.ui import pace
from tests.ui.support.house_desk import Desk


@pytest.fixture(autouse=True)
def _collect_on_this_thread():
    """Helper threads of a table must not collect the Qt objects of the last test (ui/collector.py)."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture
def desk_of(qapp):
    """Make editors that are gone after the test, for each hears of every change of the language."""
    desks = []

    def make(*words, **names):
        desks.append(Desk(*words, **names))
        return desks[-1]

    yield make
    for each in desks:
        each.window.close()
        each.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def desk(desk_of):
    return desk_of()


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch):
    """Let bots act without a look at the disk: whole matches would spend minutes on it (`test_pace`)."""
    monkeypatch.setattr(pace, "DISK_PATIENCE", 0)
