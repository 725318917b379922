"""Let bots decide 500 positions, each in 20 worlds that look the same: `python -m tests.fairness`."""

import sys

from tests.bots.test_ladder import metamorphic
from tests.support.legal_play import TABLES

WANTED = 500
WORLDS = 20


def main() -> int:
    """Return 0 if enough positions were seen; the first difference ends it with an error."""
    tables = [(rules.key, players) for rules, players in TABLES]
    count = metamorphic(tables, ("beginner", "easy", "medium", "club", "memory-club"), 4, WORLDS)
    sys.stdout.write(f"{count} positions in {WORLDS} worlds each: no decision differs\n")
    return 0 if count >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
