"""Files of a profile that are replaced at once or not at all; what is in them is told by other modules."""

import contextlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from buraco_desktop.storage.faults import SaveError, SaveFault

SUFFIX = ".buraco"
"""How the names of saves end."""
FOLDERS_CAN_BE_SYNCED = os.name != "nt"


def replace_file(path: Path, *parts: bytes, backup: Path | None = None) -> None:
    """Put data into a file at once or not at all; its former content becomes `backup`, if given.

    The parts of the data stand in the file one after the other: large ones need not be copied together first.

    Raises `SaveError` UNWRITABLE; then the file is as it was.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(fresh, parts)
        if backup is not None and path.exists():
            _copy_name(path, backup)
        fresh.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise SaveError(SaveFault.UNWRITABLE, f"{path}: {error}") from error


def _write_through(path: Path, parts: Sequence[bytes]) -> None:
    with path.open("wb") as file:
        file.writelines(parts)
        file.flush()
        os.fsync(file.fileno())


def _copy_name(path: Path, backup: Path) -> None:
    """Give the file a second name; at no moment is it without its first one."""
    beside = backup.with_name(backup.name + ".new")
    beside.unlink(missing_ok=True)
    try:
        os.link(path, beside)
    except OSError:  # a file system without hard links
        shutil.copyfile(path, beside)
    beside.replace(backup)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable; Windows cannot open a folder."""
    if not FOLDERS_CAN_BE_SYNCED:
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path | None:
    """Give a bad file a new name that ends in `.damaged`, so nothing is lost; None if there is no file.

    Raises `SaveError` UNWRITABLE.
    """
    if not path.exists():
        return None
    number = 1
    while (aside := path.with_name(f"{path.name}.{number}.damaged")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise SaveError(SaveFault.UNWRITABLE, f"{path}: {error}") from error
    return aside
