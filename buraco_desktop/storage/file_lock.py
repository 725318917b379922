"""The right to something that only one program at a time may have, told by a locked file.

The system takes the lock back when a program ends in whatever way: there is none of a program that is gone.
`QLockFile` writes its file through to the disk instead, which a start would wait for: 4 to 20 milliseconds.
"""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """A lock that lasts until `give_back` or the end of the program; its file stays."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Return whether the lock is ours now. Raises `OSError` if no file can be locked there at all."""
        if self._handle is not None:
            return True
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            if isinstance(error, BlockingIOError | PermissionError):
                return False
            raise
        self._handle = handle
        return True

    def give_back(self) -> None:
        """Let another program have it; does nothing if it is not ours."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    """Lock an open file. Raises `BlockingIOError` or `PermissionError` if another program has the lock."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
