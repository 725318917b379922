"""How much memory the program takes: `python -m tests.speed.memory [--deals N]`.

The window's process and the bots' worker are measured while a resumed match with four players is on the
table and the bots play: the most that each ever held, as the system counts it. Then N deals are played in one
window, and what the process holds after the tenth is compared with what it holds after the last.

Exit code 0 if the limits are kept. Linux only, for it reads /proc.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from buraco_desktop.engine import rulesets
from tests.speed.display import display, ended, started
from tests.ui.support.prepared import fresh, write_save

RUNS = 5
WINDOW_LIMIT, WORKER_LIMIT, GROWTH_LIMIT = 120.0, 60.0, 5.0
PLAYING_SECONDS = 8.0
EARLY = 10
DEALS = 200


def held_text(process: int, field: str) -> str:
    """Return what the system says of a process."""
    for line in Path("/proc", str(process), "status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name == field:
            return value.strip()
    raise RuntimeError(f"{process} has no {field}.")


def held(process: int, field: str) -> float:
    """Return megabytes of a process: `VmHWM`, the most that it ever held, or `VmRSS`, what it holds now."""
    return int(held_text(process, field).split()[0]) / 1024


def children(process: int) -> list[int]:
    """Return the children of a process that do not merely track resources."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            is_child = held_text(int(entry.name), "PPid") == str(process)
            if is_child and b"resource_tracker" not in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except FileNotFoundError:
            continue  # it has ended since
    return found


def at_table() -> tuple[float, float]:
    """Return the most megabytes of the window's process and of the worker's, at a resumed table."""
    with tempfile.TemporaryDirectory() as folder, display() as shown:
        save = Path(folder, "match.buraco")
        # The bot before the person is to act: the worker is needed at once.
        write_save(save, fresh(rulesets.BUKHARO, 4, 1, first_dealer=0))
        command = [sys.executable, "-m", "buraco_desktop", "--profile", folder, str(save)]
        program = started(command, shown)
        time.sleep(PLAYING_SECONDS)
        workers = children(program.pid)
        assert len(workers) == 1, f"not one worker: {workers}"
        found = held(program.pid, "VmHWM"), held(workers[0], "VmHWM")
        ended(program)
        return found


def growth(deals: int) -> tuple[float, float]:
    """Return the megabytes that the process holds after the tenth deal and after the last one."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from buraco_desktop.ui.heap import give_back_large_blocks
    from tests.table_matches import open_match
    from tests.ui.support.match_hand import MatchHand
    from tests.ui.support.prepared import to_target
    from tests.ui.support.program import Program

    give_back_large_blocks()
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder))
        window = open_match(program, fresh(to_target(rulesets.BUKHARO, 10**6), 4, 1), "long")
        hand = MatchHand(window)
        for number in range(1, deals + 1):
            hand.play_deal()
            hand.press_sheet_button()
            # The loop of the program does that by itself.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if number % EARLY == 0 or number == deals:
                gc.collect()
                found[number] = held(os.getpid(), "VmRSS")
                print(f"after deal {number} {found[number]:.1f} MB", flush=True)
        window.close()
    return found[EARLY], found[deals]


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed.memory")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--deals", type=int, default=DEALS)
    words = parser.parse_args()
    runs = [at_table() for _ in range(words.runs)]
    window, worker = median([run[0] for run in runs]), median([run[1] for run in runs])
    print(f"window at a resumed table {window:.1f} MB (limit {WINDOW_LIMIT:.0f})")
    print(f"worker {worker:.1f} MB (limit {WORKER_LIMIT:.0f})")
    is_kept = window <= WINDOW_LIMIT and worker <= WORKER_LIMIT
    if words.deals > EARLY:
        early, late = growth(words.deals)
        grown = f"{late - early:+.1f} MB (limit {GROWTH_LIMIT:.0f})"
        print(f"after deal {EARLY} {early:.1f} MB, after deal {words.deals} {late:.1f} MB: {grown}")
        is_kept = is_kept and late - early <= GROWTH_LIMIT
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
