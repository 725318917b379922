"""A table laid out in notation, for tests that need one position."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import CardId, full_deck
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.notation import pick_cards, read_command, read_layout
from buraco_desktop.engine.refusals import RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play


def rules_with(preset: str, /, **changes: Any) -> RuleSet:
    """Return a preset with some parameters changed."""
    rules = rulesets.find(preset)
    assert rules is not None, preset
    return replace(rules, **changes)


def lay_out(
    rules: RuleSet | str,
    *,
    hand: str,
    melds: Sequence[Sequence[str]] = (),
    pile: str = "",
    stock: str | int = 20,
    pots: int | None = None,
    pot_taken: Sequence[bool] = (),
    other_hands: Sequence[str] = (),
    phase: Phase = Phase.PLAY,
    players: int = 4,
    totals: tuple[int, ...] | None = None,
    drawn: str | None = None,
    banned: str | None = None,
    **more: Any,
) -> DealState:
    """Return a state in which seat 0 is to act.

    `stock` is a text, top card first, or a number of cards. Other seats hold five cards unless their hands
    are given; cards that are named nowhere stay in the box. `more` sets fields of the state.
    """
    if isinstance(rules, str):
        rules = rules_with(rules)
    deal = DealState(rules, players, players - 1, totals)
    box = full_deck(rules)

    def claim(text: str) -> list[CardId]:
        cards = pick_cards(text.split(), box)
        for card in cards:
            box.remove(card)
        return list(cards)

    deal.hands[0] = claim(hand)
    for team, layouts in enumerate(melds):
        for layout in layouts:
            meld = read_layout(layout, box)
            deal.melds[team].append(meld)
            for card in meld.cards:
                box.remove(card)
    deal.pile = claim(pile)
    deal.stock = claim(stock)[::-1] if isinstance(stock, str) else []
    for seat, text in enumerate(other_hands, 1):
        deal.hands[seat] = claim(text)
    for seat in range(len(other_hands) + 1, players):
        deal.hands[seat] = [box.pop(0) for _ in range(5)]
    deal.pot_taken = [*pot_taken, *[False] * (deal.team_count - len(pot_taken))]
    wanted = pot_count(rules, players) - sum(deal.pot_taken) if pots is None else pots
    deal.pots = [[box.pop() for _ in range(rules.pot_size)] for _ in range(wanted)]
    if isinstance(stock, int):
        deal.stock = [box.pop() for _ in range(stock)]
    deal.phase = phase
    deal.first_turn = False
    deal.drawn = pick_cards([drawn], deal.hands[0])[0] if drawn else None
    deal.banned = pick_cards([banned], deal.hands[0])[0] if banned else None
    deal.is_busy = deal.drawn is not None
    deal.must_open = not deal.melds[0] and deal.is_vulnerable(0)
    for name, value in more.items():
        setattr(deal, name, value)
    return deal


def why(deal: DealState, text: str) -> RefusalCode | None:
    """Return the code of the refusal of a command in notation, or None if it is legal."""
    refusal = check(deal, read_command(deal, text))
    return None if refusal is None else refusal.code


def do(deal: DealState, *texts: str) -> DealState:
    """Carry out commands in notation, all of them legal, and return the same state."""
    for text in texts:
        play(deal, read_command(deal, text))
    return deal
