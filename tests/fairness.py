"""Let bots decide 500 positions, each in 20 worlds that look the same: `python -m tests.fairness [BOT ...]`.

Without names the bots that answer at once are asked; hard and expert take minutes and hours.
"""

import argparse
import sys

from buraco_desktop.bots.levels import BOT_NAMES
from tests.bots.test_ladder import metamorphic
from tests.support.legal_play import TABLES

QUICK = ("beginner", "easy", "medium", "club", "memory-club")
WANTED = 500
WORLDS = 20
EVERY = 4
"""Every fourth position of a deal is taken."""


def main(arguments: list[str]) -> int:
    """Return 0 if enough positions were seen; the first difference ends it with an error."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fairness", description=__doc__.partition(": `")[0] + "."
    )
    parser.add_argument("bots", metavar="BOT", nargs="*", default=QUICK, help=", ".join(BOT_NAMES))
    bots = tuple(parser.parse_args(arguments).bots)
    unknown = [bot for bot in bots if bot not in BOT_NAMES]
    if unknown:
        parser.error(f"no bot is called {unknown[0]!r}; there are {', '.join(BOT_NAMES)}")
    count = 0
    for rules, players in TABLES:
        count += metamorphic([(rules.key, players)], bots, EVERY, WORLDS)
        sys.stdout.write(f"{rules.key}, {players} players: {count} positions so far\n")
        sys.stdout.flush()
    sys.stdout.write(
        f"{', '.join(bots)}: {count} positions in {WORLDS} worlds each, and no decision differs\n"
    )
    return 0 if count >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
