"""Saving after every change, off the table's thread."""

import threading
from collections.abc import Callable
from pathlib import Path

from buraco_desktop.storage.saves import MatchRecord, SaveError, write

PATIENCE_S = 2.0
"""How long `wait` waits for a slow disk, in seconds, before the game goes on without it."""


class Autosaver:
    """Writes the newest record to one file from a thread of its own.

    A record that cannot be written is reported and not tried again: the next one holds everything anyway.
    """

    def __init__(self, path: Path, on_fault: Callable[[SaveError], None] | None = None) -> None:
        """Start the writer. `on_fault` is called on the writer's thread."""
        self.path = path
        self._on_fault = on_fault
        self._fault: SaveError | None = None
        self._pending: MatchRecord | None = None
        self._is_writing = False
        self._is_closed = False
        self._changed = threading.Condition()
        # A daemon: a disk that never answers must not keep the program from ending.
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    @property
    def fault(self) -> SaveError | None:
        """Why the last record is not on disk; None if it is."""
        return self._fault

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to write."""
        with self._changed:
            return self._has_nothing_left()

    def save(self, record: MatchRecord) -> None:
        """Take a record to be written and return at once; it replaces one that still waits.

        Raises `ValueError` after `close`.
        """
        with self._changed:
            if self._is_closed:
                raise ValueError("the autosaver is closed")
            self._pending = record
            self._changed.notify_all()

    def wait(self, patience_s: float = PATIENCE_S) -> bool:
        """Wait until nothing is left to write; False if it takes longer than `patience_s` seconds."""
        with self._changed:
            return self._changed.wait_for(self._has_nothing_left, timeout=patience_s)

    def close(self) -> None:
        """Write what is left and stop, at the latest after `PATIENCE_S` seconds. More calls do nothing."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        self._thread.join(PATIENCE_S)

    def _has_nothing_left(self) -> bool:
        return self._pending is None and not self._is_writing

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._pending is not None or self._is_closed)
                record, self._pending = self._pending, None
                if record is None:
                    return
                self._is_writing = True
            try:
                self._write(record)
            finally:
                with self._changed:
                    self._is_writing = False
                    self._changed.notify_all()

    def _write(self, record: MatchRecord) -> None:
        try:
            write(self.path, record)
        except SaveError as error:
            self._fault = error
            if self._on_fault is not None:
                self._on_fault(error)
        else:
            self._fault = None
