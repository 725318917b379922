"""What commands print, and how they end when nobody reads it any more.

A fault of the output is never an `OSError` here: commands take those for faults of the files they work with.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EINVAL
from typing import TextIO

CLOSED = 141
"""Exit code when the reader has gone: what a shell tells of programs that SIGPIPE (13) ends, 128 + 13."""


class OutputError(Exception):
    """What a command has to say cannot be written; the message says why."""


class OutputClosedError(OutputError):
    """Nobody reads what a command has to say."""


def say(text: str = "", *, to: TextIO | None = None, end: str = "\n") -> None:
    """Print at once, on the standard output if no stream is given. Raises `OutputError`."""
    with _faults_told():
        print(text, end=end, file=to, flush=True)


@contextmanager
def ended_with_output() -> Iterator[None]:
    """Leave by `SystemExit` if what is done in here cannot print: without a word if nobody reads it."""
    try:
        try:
            yield
        except SystemExit:
            # argparse prints its help without a look at what becomes of it.
            _flush()
            raise
        _flush()
    except OutputClosedError:
        _give_up()
        raise SystemExit(CLOSED) from None
    except OutputError as error:
        _give_up()
        raise SystemExit(f"What there is to say cannot be written: {error}.") from None


def _flush() -> None:
    with _faults_told():
        for stream in _streams():
            stream.flush()


def _streams() -> list[TextIO]:
    """Return the streams of the process; a program without a console has none."""
    return [stream for stream in (sys.stdout, sys.stderr) if stream is not None]


def _give_up() -> None:
    """Let what cannot be written go nowhere: Python tries again when it ends, and would complain."""
    for stream in _streams():
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


@contextmanager
def _faults_told() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError as error:
        raise OutputClosedError from error
    except OSError as error:
        # Windows says "invalid argument" of a pipe whose other end is closed.
        is_closed = sys.platform == "win32" and error.errno == EINVAL
        raise OutputClosedError if is_closed else OutputError(error.strerror) from error
