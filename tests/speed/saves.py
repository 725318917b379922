"""How long saving and resuming take: `python -m tests.speed.saves`.

Matches of 1, 10, 100 and 1,000 deals are written again and again, as after every change on the table, beside
a plain write of as many bytes to the same disk; then they are resumed. The sizes tell what a deal adds to a
save, for two, four and six players.

Exit code 0 if the limits are kept. They hold for the program, not for the disk: what the plain write takes is
taken off.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import msgspec

from buraco_desktop.engine import rulesets
from buraco_desktop.session.bot_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.saves import encode, read, write
from tests.ui.support.prepared import fresh, no_answer, play_on, to_target

LENGTHS = (1, 10, 100, 1000)
WRITES, RESUMES = 200, 7
PLAYED = 100
"""So many deals are played; the number of dealers divides it, and that of deals in longer matches."""
WRITE_LIMIT_MS, RESUME_LIMIT_MS, RESUMED_LENGTH = 10.0, 100.0, 100
TABLES = ((rulesets.BUKHARO, 2), (rulesets.BUKHARO, 4), (rulesets.BURRACO_SIX, 6))


def played_match(rules, players, deals) -> MatchRecord:
    """Return a match of some finished deals and one in progress."""
    session = fresh(to_target(rules, 10**6), players, 1)
    for _ in range(deals):
        play_on(session)
        session.next_deal()
    play_on(session, lambda each: each.deal.turn_count > 20)
    return session.record()


def match_of(deals: int, played: MatchRecord) -> MatchRecord:
    """Return a match of so many finished deals; those of a very long one come again and again.

    Then there is no running deal, which knows the points of all deals before it.
    """
    if deals <= PLAYED:
        return played_match(rulesets.BUKHARO, 4, deals)
    finished = played.finished * (deals // PLAYED)
    return msgspec.structs.replace(played, finished=finished, running=None)


def milliseconds(act) -> float:
    """Return how long an act takes."""
    begin = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - begin)


def plain_write(path: Path, data: bytes) -> None:
    """Write bytes and their name through to the disk, the least that a safe save can be."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def p99(values: list[float]) -> float:
    """Return the 99th percentile."""
    return quantiles(values, n=100)[98]


def main() -> int:
    """Measure, print and judge."""
    is_kept = True
    with tempfile.TemporaryDirectory() as folder:
        path, plain = Path(folder, "match.buraco"), Path(folder, "plain")
        played = played_match(rulesets.BUKHARO, 4, PLAYED)
        for rules, players in TABLES:
            sizes = {deals: len(encode(played_match(rules, players, deals))) for deals in LENGTHS[:2]}
            told = ", ".join(f"{deals} deals {size / 1024:.0f} kB" for deals, size in sizes.items())
            print(f"{rules.key}, {players} players: {told}")
        for deals in LENGTHS:
            match = match_of(deals, played)
            data = encode(match)
            own, disk = [], []
            for _ in range(WRITES):
                own.append(milliseconds(lambda match=match: write(path, match)))
                disk.append(milliseconds(lambda data=data: plain_write(plain, data)))
            spent = p99(own)
            size = len(data) / 1024
            print(
                f"{deals:5} deals, {size:5.0f} kB: write p50 {median(own):.1f} p99 {spent:.1f} ms,"
                f" the plain write p50 {median(disk):.1f} p99 {p99(disk):.1f} ms"
            )
            is_kept = is_kept and spent - p99(disk) <= WRITE_LIMIT_MS
            taken = median(
                [
                    milliseconds(lambda: MatchSession.resume(read(path), DirectBotRunner(no_answer)))
                    for _ in range(RESUMES)
                ]
            )
            print(f"{deals:5} deals: resume {taken:.1f} ms")
            is_kept = is_kept and (deals > RESUMED_LENGTH or taken <= RESUME_LIMIT_MS)
    print("kept" if is_kept else "NOT KEPT")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
