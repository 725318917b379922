"""Make the modules of packaging/ importable by their own names, as they are when bootstrap.py runs."""

import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
# Not a package on purpose (see test_project_file.py), so it has to be on the path. At the end: nothing in
# there may hide a module of the same name.
sys.path.append(str(PROJECT / "packaging"))


@pytest.fixture(scope="session")
def project() -> Path:
    """The folder with pyproject.toml."""
    return PROJECT
