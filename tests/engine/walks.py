"""Deals played at random from `candidates`: the raw material of the properties."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from hypothesis import strategies as st

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.commands import Command, ExtendMeld, LayMeld
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import RuleSet, WildPin
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply

# Rules that reach code which no preset uses.
VARIANTS = (
    *rulesets.ALL,
    replace(rulesets.BURRACO_SIX, key="two-threes", six_player_teams=2, pots=2),
    replace(rulesets.BURACO_FECHADO, key="closed-free", wild_pin=WildPin.FREE, two_reverts=True),
    replace(rulesets.BUKHARO, key="pinned", wild_pin=WildPin.PINNED_ALWAYS, one_set_per_rank=False),
)


@dataclass(frozen=True)
class Walk:
    """One deal from its deck to its end."""

    rules: RuleSet
    players: int
    dealer: int
    totals: tuple[int, ...]
    deck: tuple[int, ...]
    commands: tuple[Command, ...]

    def start(self) -> DealState:
        return new_deal(self.rules, self.players, self.deck, self.dealer, self.totals)

    def state_at(self, count: int) -> DealState:
        """Return the state after `count` commands."""
        deal = self.start()
        for command in self.commands[:count]:
            apply(deal, command)
        return deal

    def states(self) -> Iterator[tuple[DealState, Command]]:
        """Yield every state, always the same object, with the command that follows."""
        deal = self.start()
        for command in self.commands:
            yield deal, command
            apply(deal, command)


@cache
def walk(variant: int, seed: int) -> Walk:
    """Play one deal. Seeds differ in how eagerly cards are laid and in how many people play."""
    rules = VARIANTS[variant]
    rng = Random(seed)
    players = rng.choice(rules.players)
    teams = rules.team_count(players)
    totals = tuple(rng.choice((0, 1505)) for _ in range(teams))
    deck = tuple(shuffled_deck(rules, rng))
    dealer = rng.randrange(players)
    eagerness = rng.choice((0.0, 0.5, 0.95))
    deal = new_deal(rules, players, deck, dealer, totals)
    log: list[Command] = []
    while deal.phase is not Phase.OVER:
        options = candidates(deal)
        assert options, f"stuck: {rules.key} seed {seed}"
        plays = [option for option in options if isinstance(option, LayMeld | ExtendMeld)]
        command = rng.choice(plays if plays and rng.random() < eagerness else options)
        apply(deal, command)
        log.append(command)
    return Walk(rules, players, dealer, totals, deck, tuple(log))


def walks(seeds: int = 6) -> st.SearchStrategy[Walk]:
    """Return a strategy for whole deals; few seeds, so that deals are shared between the properties."""
    return st.builds(walk, st.integers(0, len(VARIANTS) - 1), st.integers(0, seeds - 1))


@st.composite
def positions(draw: st.DrawFn) -> DealState:
    """Return a strategy for states in the middle of a deal, never its end."""
    chosen = draw(walks())
    return chosen.state_at(draw(st.integers(0, len(chosen.commands) - 1)))
