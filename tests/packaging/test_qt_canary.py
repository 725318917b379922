"""Qt calls that return nothing must not use None up.

PySide6 6.12.0 on Python 3.11 loses a reference in each, and the process aborts after some thousand calls.
"""

import sys

from PySide6.QtCore import QTimer

CALLS = 10_000
# Threads and caches of the interpreter take and release references of None meanwhile, some hundred at most.
MARGIN = 1_000


def test_void_calls_keep_the_references_of_none(qapp):
    timer = QTimer()
    # A reserve: where the fault exists the test must fail, not abort the run.
    reserve = [None] * (2 * CALLS)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        timer.stop()
    after = sys.getrefcount(None)
    assert after > before - MARGIN
    assert len(reserve) == 2 * CALLS
