"""Makes a bundle for Linux small: no data that only debuggers read, and few of those of ICU."""

import subprocess
import sys
from pathlib import Path

import icu_data


def python_libraries(bundle: Path) -> list[Path]:
    """Return the libraries of a bundle that come from a Python that may have been built here."""
    folder = bundle / "_internal"
    return sorted([*folder.glob("libpython*.so*"), *folder.glob("python3*/lib-dynload/*.so")])


def slim(bundle: Path) -> None:
    """Make the bundle in a folder small; do nothing where it is not one for Linux.

    Raises `CalledProcessError` if a tool of binutils fails, and `IcuDataError`.
    """
    if not sys.platform.startswith("linux"):
        return
    for library in python_libraries(bundle):
        subprocess.run(["strip", "--strip-unneeded", library], check=True)
    for library in bundle.rglob("libicudata.so.*"):
        icu_data.trim(library)
