"""Shuffle a deck and deal it (RULES 0.1, cases README "Deals")."""

from collections.abc import Sequence
from random import Random

from buraco_desktop.engine.cards import CardId, full_deck
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState


def shuffled_deck(rules: RuleSet, rng: Random) -> list[CardId]:
    """Return all cards in a random order, top first.

    Fisher-Yates on `Random.random()`, whose numbers Python promises to keep: a numbered deal is the same for
    ever, on every version.
    """
    deck = full_deck(rules)
    for last in range(len(deck) - 1, 0, -1):
        pick = int(rng.random() * (last + 1))
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck


def new_deal(
    rules: RuleSet,
    players: int,
    deck: Sequence[CardId],
    dealer: int,
    totals: tuple[int, ...] | None = None,
) -> DealState:
    """Deal a deck (top first) and return the state before the first draw.

    Cards go one at a time, beginning with the seat after the dealer; then the pots, the upcard, the stock.
    Raises `ValueError` if the number of players is not one of the rule set's or the deck is not complete.
    """
    if players not in rules.players:
        raise ValueError(f"{rules.key} is not played by {players}")
    if sorted(deck) != full_deck(rules):
        raise ValueError(f"not a deck of {rules.key}")
    deal = DealState(rules, players, dealer, totals)
    top = 0
    for _ in range(rules.hand):
        for offset in range(players):
            deal.hands[(dealer + 1 + offset) % players].append(deck[top])
            top += 1
    for _ in range(pot_count(rules, players)):
        deal.pots.append(list(deck[top : top + rules.pot_size]))
        top += rules.pot_size
    deal.pile = list(deck[top : top + rules.upcard])
    deal.stock = list(reversed(deck[top + rules.upcard :]))
    return deal


def pot_count(rules: RuleSet, players: int) -> int:
    """Return the number of pots: one for each team where six players form two teams (RULES U-18)."""
    return min(rules.pots, rules.team_count(players)) if players == 6 else rules.pots
