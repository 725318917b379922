"""Are the bots lucky? `python -m tests.luck [--bot NAME] [--deals N] [--out assets/bots/luck.json]`.

The program's own numbered deals are played, the bot on every seat; seat 0 stands for the player. Counted is
what chance alone decides, if nobody knows a hidden card and the cards are shuffled well. Given everything
but the stock and the pots, each order of their cards is equally likely, so the share of wild cards among
them is the chance that the next one is wild. A bot that peeks draws wild cards more often than that and
leaves them more seldom; cards that are dealt with favour show in hands and pots.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from math import erfc, sqrt
from pathlib import Path
from random import Random

import msgspec

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import BOT_NAMES, make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import Command, Draw, Redraw, TakePile
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.events import CardDrawn, Event, PotTaken
from buraco_desktop.engine.melds import extend
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from buraco_desktop.headless.luck_file import BotLuck, Luck, decode_luck
from buraco_desktop.session.setup import bot_seed

PLAYER = 0
"""The seat of the player."""
USUAL_DEALS = 20_000
TOLD_EVERY = 1000


@dataclass(slots=True)
class Chance:
    """Cards that were taken from others of which some are wild."""

    count: int = 0
    hits: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def take(self, cards: list[CardId], out_of: list[CardId]) -> None:
        """Count some cards out of all those that they might have been."""
        total, number = len(out_of), len(cards)
        share = wild_in(out_of) / total
        self.count += number
        self.hits += wild_in(cards)
        self.expected += number * share
        if total > 1:
            self.variance += number * share * (1 - share) * (total - number) / (total - 1)

    @property
    def luck(self) -> Luck:
        """The sums."""
        return luck_of(self.count, self.hits, self.expected, self.variance)


def luck_of(count: int, hits: int, expected: float, variance: float) -> Luck:
    """Return sums with their chi-square, which has one degree of freedom."""
    square = (hits - expected) ** 2 / variance if variance else 0.0
    return Luck(count, hits, round(expected, 1), round(square, 3), round(erfc(sqrt(square / 2)), 4))


def wild_in(cards: list[CardId]) -> int:
    """Return how many of the cards may be wild."""
    return sum([WILD_CAPABLE[card] for card in cards])


@dataclass(slots=True)
class Piles:
    """In how many turns of a deal the pile had something for who found it: at the player's seat, at bots'."""

    turns: list[int] = field(default_factory=lambda: [0, 0])
    useful: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(slots=True)
class LuckCount:
    """What is counted over many deals."""

    dealt: Chance = field(default_factory=Chance)
    drawn: Chance = field(default_factory=Chance)
    left: Chance = field(default_factory=Chance)
    pots: Chance = field(default_factory=Chance)
    piles: list[Piles] = field(default_factory=list)
    _left_at: int = -1
    """Size of the stock whose top card was left last: the same card is not counted twice."""

    def begin(self, deal: DealState) -> None:
        """Count the hands of a fresh deal."""
        bots = [card for seat, hand in enumerate(deal.hands) if seat != PLAYER for card in hand]
        rest = [*deal.hands[PLAYER], *deal.pile, *deal.stock, *(card for pot in deal.pots for card in pot)]
        self.dealt.take(bots, bots + rest)
        self.piles.append(Piles())
        self._left_at = -1

    def step(self, deal: DealState, command: Command) -> None:
        """Carry a command out and count what chance did meanwhile."""
        seat = deal.turn
        if deal.phase is Phase.DRAW and isinstance(command, Draw | TakePile):
            self._look_at_pile(deal)
        hidden = [*deal.stock, *(card for pot in deal.pots for card in pot)]
        is_left = isinstance(command, TakePile) and deal.stock and len(deal.stock) != self._left_at
        if is_left and seat != PLAYER:
            self._left_at = len(deal.stock)
            self.left.take(deal.stock[-1:], hidden)
        events: list[Event] = []
        apply(deal, command, events.append)
        if seat == PLAYER:
            return
        for event in events:
            if isinstance(event, CardDrawn):
                assert isinstance(command, Draw | Redraw)
                self.drawn.take([card for card in [event.card] if card is not None], hidden)
            elif isinstance(event, PotTaken):
                self.pots.take([card for card in event.cards if card is not None], hidden)

    def _look_at_pile(self, deal: DealState) -> None:
        piles, is_bot = self.piles[-1], int(deal.turn != PLAYER)
        piles.turns[is_bot] += 1
        melds = deal.melds[deal.acting_team]
        natural = [card for card in deal.pile if not WILD_CAPABLE[card]]
        piles.useful[is_bot] += any(extend(meld, (card,), deal.rules) for card in natural for meld in melds)

    @property
    def pile_luck(self) -> Luck:
        """How the bots' piles compare with the player's; turns of one deal depend on each other."""
        mine, theirs = (sum(piles.turns[who] for piles in self.piles) for who in (0, 1))
        useful = [sum(piles.useful[who] for piles in self.piles) for who in (0, 1)]
        share = sum(useful) / (mine + theirs)
        leads = [
            (piles.useful[1] - share * piles.turns[1]) / theirs
            - (piles.useful[0] - share * piles.turns[0]) / mine
            for piles in self.piles
        ]
        expected = useful[0] / mine * theirs
        scale = theirs  # leads are shares, what is told are turns
        return luck_of(theirs, useful[1], expected, sum([(lead * scale) ** 2 for lead in leads]))


def play(bots: list[Bot], rules: RuleSet, number: int, count: LuckCount) -> None:
    """Play a numbered deal as the program does, and count the luck in it."""
    players = len(bots)
    deal = new_deal(rules, players, shuffled_deck(rules, Random(number)), number % players)
    count.begin(deal)
    index = 0
    while deal.phase is not Phase.OVER:
        seat = deal.turn
        command = bots[seat].choose(view(deal, seat), Random(bot_seed(number, index, seat)))
        count.step(deal, command)
        index += 1


def measured(name: str, rules: RuleSet, players: int, deals: int, tell: Callable[[str], None]) -> BotLuck:
    """Return the luck of a bot in the first so many deals."""
    bots, count = [make_bot(name)] * players, LuckCount()
    for number in range(deals):
        play(bots, rules, number, count)
        if (number + 1) % TOLD_EVERY == 0:
            tell(f"{number + 1} of {deals} deals\n")
    command = f"python -m tests.luck --bot {name} --rules {rules.key} --players {players} --deals {deals}"
    drawn = (count.dealt.luck, count.drawn.luck, count.left.luck, count.pots.luck)
    return BotLuck(command, rules.key, deals, *drawn, count.pile_luck)


def main(argv: list[str]) -> int:
    """Print the luck of a bot; write it to a file, if wanted, beside that of others."""
    parser = argparse.ArgumentParser(prog="python -m tests.luck", description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", choices=BOT_NAMES, default="medium")
    parser.add_argument("--rules", default="burraco-italiano", choices=[rules.key for rules in rulesets.ALL])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=USUAL_DEALS)
    parser.add_argument("--out", type=Path, help="a file of luck, in which this bot's is exchanged")
    options = parser.parse_args(argv)
    rules = rulesets.find(options.rules)
    assert rules is not None
    found = measured(options.bot, rules, options.players, options.deals, sys.stderr.write)
    for what in ("dealt", "drawn", "left", "pots", "piles"):
        luck = getattr(found, what)
        sys.stdout.write(
            f"{what:<6} {luck.hits:>7} of {luck.count:>8}: {luck.hits / max(luck.count, 1):7.3%}, expected "
            f"{luck.expected / max(luck.count, 1):7.3%}, chi-square {luck.chi_square:6.2f}, p {luck.p:.4f}\n"
        )
    if options.out is not None:
        known = decode_luck(options.out.read_bytes()) if options.out.exists() else {}
        known[options.bot] = found
        options.out.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
