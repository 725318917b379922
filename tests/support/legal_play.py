"""Random legal play that comes to an end, for properties over whole deals."""

from collections.abc import Iterator
from random import Random

from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.commands import Command, Discard, Draw
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.rulesets import ALL
from buraco_desktop.engine.state import DealState, Phase

TABLES: list[tuple[RuleSet, int]] = [(rules, players) for rules in ALL for players in rules.players]
"""Every preset with every number of players that it allows."""


def table_name(table: tuple[RuleSet, int]) -> str:
    """Return a short name of a table for lists of tests."""
    rules, players = table
    return f"{rules.key}-{players}"


def random_command(deal: DealState, rng: Random) -> Command:
    """Return a legal command; melds are likely, so that pots, canastas and ends come up."""
    found = candidates(deal)
    if deal.phase is Phase.DRAW:
        takes = [command for command in found if not isinstance(command, Draw)]
        return rng.choice(takes) if takes and (rng.random() < 0.3 or len(takes) == len(found)) else found[0]
    plays = [command for command in found if not isinstance(command, Discard)]
    if plays and rng.random() < 0.75:
        return rng.choice(plays)
    discards = [command for command in found if isinstance(command, Discard)]
    return rng.choice(discards or plays)


def random_deal(rules: RuleSet, players: int, seed: int) -> DealState:
    """Return a fresh deal; every third one is played by vulnerable teams."""
    rng = Random(seed)
    totals = (rules.vulnerable_above or 0) + 5 if seed % 3 == 0 else 0
    deck = shuffled_deck(rules, rng)
    return new_deal(rules, players, deck, seed % players, (totals,) * rules.team_count(players))


def play_on(deal: DealState, rng: Random, limit: int = 1500) -> Iterator[Command]:
    """Yield random commands until the deal is over; the caller carries each one out."""
    for _ in range(limit):
        if deal.phase is Phase.OVER:
            return
        yield random_command(deal, rng)
