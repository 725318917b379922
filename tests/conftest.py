"""What holds for every test: no screen is needed, and no player's file is read or written."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

# Before any Qt import. A run under Xvfb sets QT_QPA_PLATFORM=xcb itself.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Also before any Qt import: QStandardPaths and the programs that tests start read these.
_scratch = tempfile.TemporaryDirectory(prefix="buraco-tests-", ignore_cleanup_errors=True)
for _variable, _folder in {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
}.items():
    _path = Path(_scratch.name) / _folder
    _path.mkdir()
    os.environ[_variable] = str(_path)

# The machines that run the tests are shared and slow at times; a property is not wrong because it took long.
settings.register_profile("project", deadline=None)
# In CI the same examples every time: a change is judged by what it changed.
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "project")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the folder that stood in for the player's own."""
    _scratch.cleanup()
