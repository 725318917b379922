"""How often a bot does what no sane player does: `python -m tests.never_events [--bot NAME] [--deals N]`.

One table for every preset and number of players, in 100 hands of a seat. `--partner` gives the bot one seat,
with this partner and against two of its kind.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from buraco_desktop.bots.levels import BOT_NAMES
from buraco_desktop.bots.never_events import NeverKind, NeverWatch
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.match import dealer_of
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.deal_seeds import SeedRange, deal_seed
from buraco_desktop.headless.playing import play_deal
from buraco_desktop.headless.seating import seat_bots
from tests.support.legal_play import TABLES

USUAL_DEALS = 24
GRAVE = (NeverKind.THROWS_WILD, NeverKind.STUCK_WITH_ONE_CARD, NeverKind.MISSES_POT)
"""What a bot must not do at all."""


@dataclass(slots=True)
class Blunders:
    """What was counted."""

    hands: int = 0
    """Of one seat each."""
    kinds: Counter[NeverKind] = field(default_factory=Counter)

    def add(self, other: "Blunders") -> None:
        """Count what was counted elsewhere."""
        self.hands += other.hands
        self.kinds += other.kinds

    def __str__(self) -> str:
        rate = 100 * self.kinds.total() / max(self.hands, 1)
        told = ", ".join(f"{self.kinds[kind]} {kind}" for kind in NeverKind if self.kinds[kind])
        return f"{self.hands:>7}{rate:>8.2f}  {told or '-'}"


def blunders(bot: str, partner: str | None, rules: RuleSet, players: int, deals: int) -> Blunders:
    """Return what the bot does in so many numbered deals of one table."""
    has_partners = players > rules.team_count(players)
    contest = Contest(
        rules, players, bot, partner or bot, SeedRange.SELECT, is_mixed=partner is not None and has_partners
    )
    found = Blunders()
    # Where the bot has every seat each team would play the same hands.
    a_teams = range(contest.team_count if partner is not None else 1)
    for number in range(deals):
        seed = deal_seed(contest.seed, number, 0)
        for a_team in a_teams:
            seating = seat_bots(contest, a_team)
            seats = {seat for seat, each in enumerate(seating.bots) if each.name == bot}
            if partner == bot:
                seats = {seat for seat, is_a in enumerate(seating.is_a) if is_a}
            deck = shuffled_deck(rules, Random(seed))
            deal = new_deal(rules, players, deck, dealer_of(number, 0, players))
            events = play_deal(deal, seating.bots, seed, [[] for _ in range(players)], NeverWatch(deal))
            found.hands += len(seats)
            found.kinds.update(event.kind for event in events if event.seat in seats)
    return found


def main(arguments: list[str]) -> int:
    """Print the table; return 1 if there was anything of `GRAVE`."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.never_events", description=__doc__.partition(": `")[0] + "."
    )
    add = parser.add_argument
    add("--bot", metavar="BOT", choices=BOT_NAMES, default="medium", help=", ".join(BOT_NAMES))
    add("--partner", metavar="BOT", choices=BOT_NAMES, help="who has all other seats; usually the bot itself")
    add("--deals", metavar="N", type=int, default=USUAL_DEALS, help=f"at each table, usually {USUAL_DEALS}")
    add("--rules", metavar="KEY", choices=[rules.key for rules in rulesets.ALL], help="only this preset")
    options = parser.parse_args(arguments)
    company = f"with {options.partner}" if options.partner else "on every seat"
    sys.stdout.write(f"{options.bot} {company}, {options.deals} deals of {SeedRange.SELECT} at each table\n")
    sys.stdout.write(f"{'':<28}{'hands':>7}{'in 100':>8}\n")
    everything = Blunders()
    for rules, players in TABLES:
        if options.rules in (None, rules.key):
            found = blunders(options.bot, options.partner, rules, players, options.deals)
            everything.add(found)
            sys.stdout.write(f"{f'{rules.key}, {players} players':<28}{found}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{'all':<28}{everything}\n")
    grave = sum(everything.kinds[kind] for kind in GRAVE)
    sys.stdout.write(f"of {', '.join(GRAVE)}, which must not be: {grave}\n")
    return 1 if grave else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
