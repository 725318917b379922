"""What a bundle does when `multiprocessing` starts it anew to be one of its helpers.

Elsewhere Python is started for that. PyInstaller's own hook does the same, but imports `multiprocessing` at
each start of the program.
"""

import re
import sys
from collections.abc import Sequence
from typing import Any

_FORK = "--multiprocessing-fork"
_TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)")


def run_as_helper(words: Sequence[str]) -> None:
    """Be the helper that these arguments ask for, and end the process; return if they ask for none."""
    tracker = next(filter(None, map(_TRACKER.fullmatch, words)), None)
    if tracker is not None:
        from multiprocessing import resource_tracker  # noqa: PLC0415

        resource_tracker.main(int(tracker[1]))
        sys.exit()
    if words[:1] == [_FORK]:
        from multiprocessing import spawn  # noqa: PLC0415

        named = dict(word.split("=") for word in words[1:])
        given: dict[str, Any] = {
            name: None if value == "None" else int(value) for name, value in named.items()
        }
        spawn.spawn_main(**given)
        sys.exit()
