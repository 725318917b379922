"""How soon the window is painted: `python -m tests.speed.start [--bundle PROGRAM EMPTY]`.

Measured from exec to the moment when the display shows the picture that the program comes to rest with: the
start page, and the table of a resumed match with four players. Runs take turns. Beside them an empty PySide6
window of the same size, and KPatience if it is installed. With `--bundle` the programs of two bundles are
compared instead; `tests/speed/empty_window.py` is what an empty one is made of.

Exit code 0 if the ratios keep the limits.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from buraco_desktop.engine import rulesets
from tests.speed.display import display, final_picture, seconds_to
from tests.ui.support.prepared import fresh, play_on, write_save

RUNS = 7
EMPTY = "empty window"
SOURCE_LIMIT, BUNDLE_LIMIT = 1.6, 1.3
KPATIENCE = "KPatience"
EARLIER_TURNS = 20
"""So many turns of the resumed deal are over."""


def measure(commands: Mapping[str, Sequence[str]], runs: int) -> dict[str, list[float]]:
    """Return the seconds of each run of each command; every command starts once before it is measured."""
    found: dict[str, list[float]] = {name: [] for name in commands}
    with display() as shown:
        pictures = {name: final_picture(command, shown) for name, command in commands.items()}
        for _ in range(runs):
            for name, command in commands.items():
                found[name].append(seconds_to(pictures[name], command, shown))
    return found


def programs(own: Sequence[str], empty: Sequence[str], folder: Path) -> dict[str, list[str]]:
    """Return what is started; the profiles are in `folder`."""
    save = folder / "match.buraco"
    match = fresh(rulesets.BUKHARO, 4, 1)
    # The person is to act and there is something on the table; a fresh match would be dealt in sight first.
    play_on(match, lambda session: session.deal.turn == 0 and session.deal.turn_count > EARLIER_TURNS)
    write_save(save, match)
    found = {
        EMPTY: [*empty],
        "start page": [*own, "--profile", str(folder / "start")],
        "resumed table": [*own, "--profile", str(folder / "resumed"), str(save)],
    }
    kpatience = shutil.which("kpat", path=os.defpath + ":/usr/games")
    if kpatience and shutil.which("dbus-run-session"):
        found[KPATIENCE] = ["dbus-run-session", kpatience]
    return found


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed.start")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--bundle", nargs=2, metavar=("PROGRAM", "EMPTY"))
    words = parser.parse_args()
    empty_window = Path(__file__).with_name("empty_window.py")
    own, empty = [sys.executable, "-m", "buraco_desktop"], [sys.executable, str(empty_window)]
    limit = SOURCE_LIMIT
    if words.bundle:
        own, empty = [words.bundle[0]], [words.bundle[1]]
        limit = BUNDLE_LIMIT
    with tempfile.TemporaryDirectory() as folder:
        found = measure(programs(own, empty, Path(folder)), words.runs)
    middle = {name: median(seconds) for name, seconds in found.items()}
    for name, seconds in found.items():
        print(
            f"{name:14} {1000 * middle[name]:6.0f} ms  (from {1000 * min(seconds):.0f} to"
            f" {1000 * max(seconds):.0f})  {middle[name] / middle[EMPTY]:.2f} times the empty window"
        )
    others = [name for name in middle if name not in (EMPTY, KPATIENCE)]
    is_kept = all(middle[name] <= limit * middle[EMPTY] for name in others)
    if KPATIENCE in middle:
        is_kept = is_kept and all(middle[name] <= middle[KPATIENCE] for name in others)
    print(f"limit {limit} times the empty window: {'kept' if is_kept else 'NOT KEPT'}")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
