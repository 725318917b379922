"""Find the files that ship with the program, wherever it is installed."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path


@cache
def _root() -> Path:
    """Return the folder of all assets, looked up once: the program is always installed unpacked."""
    spec = find_spec("buraco_desktop.assets")
    assert spec is not None, "the assets are a package of the program"
    assert spec.submodule_search_locations, "they are a folder"
    return Path(spec.submodule_search_locations[0])


def asset_bytes(folder: str, name: str) -> bytes:
    """Return the content of a file of `assets/`. Raises `FileNotFoundError` if the file is missing."""
    return (_root() / folder / name).read_bytes()


def asset_path(folder: str, name: str = "") -> Path:
    """Return the path of a file of `assets/`, or of a folder."""
    return _root() / folder / name
