"""Tables composed for a test: what matters is written down, all other cards lie somewhere."""

from collections.abc import Sequence
from random import Random

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import CardId, full_deck
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.engine.notation import pick_cards, read_layout, write_command
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import view


def position(
    key: str = "bukharo",
    *,
    hand: str,
    melds: Sequence[str] = (),
    their_melds: Sequence[str] = (),
    pile: str = "",
    drawn: str | None = None,
    players: int = 4,
    phase: Phase = Phase.PLAY,
    pot_taken: bool = False,
    first_turn: bool = False,
    totals: tuple[int, ...] | None = None,
) -> DealState:
    """Return a deal in which seat 0 is to act; the others hold five cards each, the rest is stock.

    Cards and layouts are in notation; `melds` are those of seat 0's team. The cards of a taken pot are stock.
    """
    rules = rulesets.find(key)
    assert rules is not None
    deal = DealState(rules, players, players - 1, totals)
    left = full_deck(rules)

    def claim(cards: Sequence[CardId]) -> list[CardId]:
        for card in cards:
            left.remove(card)
        return list(cards)

    deal.hands[0] = claim(pick_cards(hand.split(), left))
    for team, layouts in enumerate((melds, their_melds)):
        for layout in layouts:
            meld = read_layout(layout, left)
            claim(meld.cards)
            deal.melds[team].append(meld)
    deal.pile = claim(pick_cards(pile.split(), left))
    for seat in range(1, players):
        deal.hands[seat] = claim(left[seat * 3 :: 13][:5])
    for _ in range(pot_count(rules, players) - pot_taken):
        deal.pots.append(claim(left[3::5][: rules.pot_size]))
    deal.pot_taken[0] = pot_taken
    deal.stock = claim(left[:])
    deal.phase = phase
    deal.first_turn = first_turn
    deal.is_busy = phase is Phase.PLAY
    if drawn is not None:
        deal.drawn = pick_cards([drawn], deal.hands[0])[0]
    deal.must_open = not deal.melds[0] and deal.is_vulnerable(0)
    return deal


def choice(deal: DealState, bot: str = "greedy", seed: int = 0) -> Command:
    """Return what a bot does for the seat to act, told only what that seat sees."""
    return make_bot(bot).choose(view(deal, deal.turn), Random(seed))


def choice_text(deal: DealState, bot: str = "greedy", seed: int = 0) -> str:
    """Return what a bot does, in notation."""
    return write_command(deal, choice(deal, bot, seed))
