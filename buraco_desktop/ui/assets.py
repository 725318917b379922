"""Find the files that ship with the program, wherever it is installed."""

from importlib.resources import files
from pathlib import Path


def asset_bytes(folder: str, name: str) -> bytes:
    """Return the content of a file of `assets/`. Raises `FileNotFoundError` if the file is missing."""
    return (files("buraco_desktop.assets") / folder / name).read_bytes()


def asset_path(folder: str, name: str) -> Path:
    """Return the path of a file of `assets/`; the program is always installed unpacked."""
    return Path(str(files("buraco_desktop.assets") / folder / name))
