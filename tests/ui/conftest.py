"""What holds for every test of the window: Qt objects are collected on this thread only, as in play."""

import gc

import pytest


@pytest.fixture(autouse=True)
def _collect_on_this_thread():
    """Helper threads of a table must not collect the Qt objects of the last test (ui/collector.py)."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()
