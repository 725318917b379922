"""Long play of bots with every promise of the engine watched: `python -m tests.soak [DEALS]`.

For every preset and number of players so many deals are played, random and greedy bots mixed. A part runs
in CI (`test_soak.py`).
"""

import sys
from random import Random

from buraco_desktop.bots.levels import BOT_NAMES, SEARCHING, make_bot
from buraco_desktop.bots.seeds import seed_of
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view

USUAL_DEALS = 500
MOST_COMMANDS = 5000
"""No deal needs more; one that does would never end."""


def soak_deal(rules: RuleSet, players: int, number: int) -> int:
    """Play one deal and return its number of commands; raise `AssertionError` if a promise is broken."""
    rng = Random(number)
    # Those that search take a hundred times as long; what they play is tested by itself.
    names = [name for name in BOT_NAMES if name not in SEARCHING]
    bots = [make_bot(names[(number + seat) % len(names)]) for seat in range(players)]
    totals = tuple(rng.choice((0, 1505)) for _ in range(rules.team_count(players)))
    deal = new_deal(rules, players, shuffled_deck(rules, rng), number % players, totals)
    deck = full_deck(rules)
    count = 0
    while deal.phase is not Phase.OVER:
        seat = deal.turn
        command = bots[seat].choose(view(deal, seat), Random(seed_of(number, count, seat)))
        refusal = check(deal, command)
        assert refusal is None, f"{rules.key} {players} deal {number}: {command} refused: {refusal}"
        apply(deal, command)
        assert all_cards(deal) == deck, f"{rules.key} {players} deal {number}: cards lost after {command}"
        count += 1
        assert count < MOST_COMMANDS, f"{rules.key} {players} deal {number} does not end"
    for team in score(deal).teams:
        parts = (team.cards, team.bonus, team.out, team.hand, team.pot_penalty, team.pot_bonus)
        assert team.total == sum(parts)
        assert team.total % 5 == 0
    return count


def all_cards(deal: DealState) -> list[int]:
    """Every card of the deal, wherever it is, ascending."""
    melds = [card for team in deal.melds for meld in team for card in meld.cards]
    hands = [card for hand in deal.hands for card in hand]
    pots = [card for pot in deal.pots for card in pot]
    return sorted([*melds, *hands, *pots, *deal.pile, *deal.stock])


def tables() -> list[tuple[RuleSet, int]]:
    """Every preset with each of its numbers of players."""
    return [(rules, players) for rules in rulesets.ALL for players in rules.players]


def main() -> int:
    """Play the whole soak and say how it went."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_DEALS
    for rules, players in tables():
        commands = sum(soak_deal(rules, players, number) for number in range(deals))
        sys.stdout.write(f"{rules.key}, {players} players: {deals} deals, {commands} commands, all well\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
