"""Find the files that ship with the program, wherever it is installed."""

from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def _root() -> Path:
    """Return the folder of all assets, looked up once: the program is always installed unpacked."""
    return Path(str(files("buraco_desktop.assets")))


def asset_bytes(folder: str, name: str) -> bytes:
    """Return the content of a file of `assets/`. Raises `FileNotFoundError` if the file is missing."""
    return (_root() / folder / name).read_bytes()


def asset_path(folder: str, name: str) -> Path:
    """Return the path of a file of `assets/`."""
    return _root() / folder / name
