"""How long saving and resuming take: `python -m tests.speed.saves`.

Matches of 1, 10, 100 and 1,000 deals of two, four and six players are written again and again, as after every
change on the table, beside a plain write of as many bytes to the same disk; then they are resumed. `take` is
what a save costs the table's thread, `own` the processor time of the thread that writes, a deal's share is
that of the deals since the row before.

Exit code 0 if the limits are kept. They hold for the program, not for the disk nor for what else runs: judged
are the processor time of a write and the median of a resume, and nothing may grow faster than the bytes of
the save. On a quiet machine `write` is `plain write` and `own` together.
"""

import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import msgspec

from buraco_desktop.engine import rulesets
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.saves import encode, read, write
from tests.ui.support.prepared import fresh, no_answer, play_on, to_target

LENGTHS = (1, 10, 100, 1000)
WRITES, RESUMES = 150, 15
PLAYED = 120
"""So many deals are played for longer matches; each number of dealers divides it."""
WRITE_LIMIT_MS, RESUME_LIMIT_MS, RESUMED_LENGTH = 10.0, 100.0, 120
"""The resume of matches up to this length is limited, that with a running deal among them."""
FASTER = 1.3
"""So much faster than the bytes may a time seem to grow: it is measured on a machine that is not quiet."""
TABLES = ((rulesets.BUKHARO, 2), (rulesets.BUKHARO, 4), (rulesets.BURRACO_SIX, 6))
HEAD = "deals      kB  a deal    take   write p50  p99   own p99   plain p50  p99   resume  a deal"


@dataclass(frozen=True)
class Row:
    """What was measured of one match: kilobytes and milliseconds."""

    deals: int
    size: float
    take: float
    write: list[float]
    own: list[float]
    plain: list[float]
    resume: float

    def text(self, before: "Row | None") -> str:
        """Return the line of the table; what a deal adds is told from the row before."""
        shares = "      -", "      -"
        if before is not None:
            more = self.deals - before.deals
            shares = tuple(
                f"{(now - then) / more:7.2f}"
                for now, then in ((self.size, before.size), (self.resume, before.resume))
            )
        return (
            f"{self.deals:5} {self.size:7.1f} {shares[0]} {self.take:7.2f} {median(self.write):11.1f}"
            f" {p99(self.write):4.1f} {p99(self.own):9.1f} {median(self.plain):11.1f} {p99(self.plain):4.1f}"
            f" {self.resume:8.1f} {shares[1]}"
        )

    @property
    def is_kept(self) -> bool:
        """Whether the limits hold for this match."""
        is_resumed = self.deals > RESUMED_LENGTH or self.resume <= RESUME_LIMIT_MS
        return p99(self.own) <= WRITE_LIMIT_MS and is_resumed

    def grows_faster(self, before: "Row") -> bool:
        """Whether a time grew faster than the bytes."""
        most = FASTER * self.size / before.size
        times = ((median(self.own), median(before.own)), (self.resume, before.resume))
        return any(now > most * then for now, then in times)


def played_match(rules, players, deals) -> MatchRecord:
    """Return a match of some finished deals and one in progress."""
    session = fresh(to_target(rules, 10**6), players, 1)
    for _ in range(deals):
        play_on(session)
        session.next_deal()
    play_on(session, lambda each: each.deal.turn_count > 20)
    return session.record()


def match_of(deals: int, played: MatchRecord) -> MatchRecord:
    """Return the match of so many finished deals, out of those of the played one.

    The deals of a very long match come again and again, and in all but the played one nothing runs, for a
    running deal knows the points of all deals before it.
    """
    finished = (played.finished * (1 + deals // PLAYED))[:deals]
    return msgspec.structs.replace(played, finished=finished, running=None)


def milliseconds(act, clock=time.perf_counter) -> float:
    """Return how long an act takes, by this clock."""
    begin = clock()
    act()
    return 1000 * (clock() - begin)


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


def measured(match: MatchRecord, folder: Path) -> Row:
    """Return what saving and resuming a match costs."""
    path, plain = folder / "match.buraco", folder / "plain"
    data = encode(match)
    wall: list[float] = []
    disk: list[float] = []

    def timed_write() -> None:
        wall.append(milliseconds(lambda: write(path, match)))

    own = []
    for _ in range(WRITES):
        own.append(milliseconds(timed_write, time.thread_time))
        disk.append(milliseconds(lambda: plain_write(plain, data)))
    session = MatchSession.resume(read(path), DirectBotRunner(no_answer))
    take = median([milliseconds(session.record) for _ in range(WRITES)])
    resume = median(
        [
            milliseconds(lambda: MatchSession.resume(read(path), DirectBotRunner(no_answer)))
            for _ in range(RESUMES)
        ]
    )
    return Row(len(match.finished), len(data) / 1024, take, wall, own, disk, resume)


def main() -> int:
    """Measure, print and judge."""
    is_kept = True
    with tempfile.TemporaryDirectory() as folder:
        for rules, players in TABLES:
            print(f"{rules.key}, {players} players (milliseconds)\n{HEAD}")
            played = played_match(rules, players, PLAYED)
            before: Row | None = None
            for deals in LENGTHS:
                row = measured(match_of(deals, played), Path(folder))
                print(row.text(before), flush=True)
                is_kept = is_kept and row.is_kept and (before is None or not row.grows_faster(before))
                before = row
            whole = measured(played, Path(folder))
            print(f"{whole.text(None)}  and one in progress", flush=True)
            is_kept = is_kept and whole.is_kept
    print("kept" if is_kept else "NOT KEPT")
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
