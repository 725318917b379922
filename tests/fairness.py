"""Let bots decide 500 positions, each in 20 worlds that look the same: `python -m tests.fairness [BOT ...]`.

Without names the bots that answer at once are asked; hard and expert take minutes and hours, less where
they play out fewer guessed tables than they usually do: `--guesses 8`.
"""

import argparse
import sys
from dataclasses import replace

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import BOT_NAMES, make_bot
from buraco_desktop.bots.search.bot import SearchBot
from buraco_desktop.bots.search.skills import EXPERT, HARD
from tests.bots.test_ladder import metamorphic
from tests.support.legal_play import TABLES

QUICK = ("beginner", "easy", "medium", "club", "memory-club")
WANTED = 500
WORLDS = 20
EVERY = 4
"""Every fourth position of a deal is taken."""
SEARCHING = {"hard": HARD, "expert": EXPERT}


def bot_with(name: str, guesses: int | None) -> Bot:
    """Return a bot; one that searches with so many guessed tables for each decision, if a number is given."""
    skill = SEARCHING.get(name)
    if guesses is None or skill is None:
        return make_bot(name)
    fewer = replace(skill, draw_worlds=guesses, discard_worlds=guesses, least_worlds=guesses)
    return SearchBot(name, fewer)


def main(arguments: list[str]) -> int:
    """Return 0 if enough positions were seen; the first difference ends it with an error."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fairness", description=__doc__.partition(": `")[0] + "."
    )
    parser.add_argument("bots", metavar="BOT", nargs="*", default=QUICK, help=", ".join(BOT_NAMES))
    parser.add_argument("--guesses", type=int, help="guessed tables for each decision of hard and expert")
    options = parser.parse_args(arguments)
    bots = tuple(options.bots)
    unknown = [bot for bot in bots if bot not in BOT_NAMES]
    if unknown:
        parser.error(f"no bot is called {unknown[0]!r}; there are {', '.join(BOT_NAMES)}")
    asked = [bot_with(name, options.guesses) for name in bots]
    count = 0
    for rules, players in TABLES:
        count += metamorphic([(rules.key, players)], asked, EVERY, WORLDS)
        sys.stdout.write(f"{rules.key}, {players} players: {count} positions so far\n")
        sys.stdout.flush()
    sys.stdout.write(
        f"{', '.join(bots)}: {count} positions in {WORLDS} worlds each, and no decision differs\n"
    )
    return 0 if count >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
