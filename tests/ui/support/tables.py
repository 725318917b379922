"""Pictures of tables for tests: from the recorded deals, and composed ones that are worse than any deal."""

import gzip
import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import FACE_COUNT, full_deck, kind_of, sorted_by_suit
from buraco_desktop.engine.dealing import new_deal
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.engine.notation import pick_cards, read_command
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from buraco_desktop.ui.table.layout import TablePicture


@cache
def traces() -> list[dict[str, Any]]:
    """Return the recorded deals."""
    packed = (files("buraco_desktop.assets") / "cases" / "traces.json.gz").read_bytes()
    return json.loads(gzip.decompress(packed))


def rules_of(trace: dict[str, Any]) -> RuleSet:
    """Return the rules of a recorded deal."""
    named = trace["rules"]
    rules = rulesets.find(named if isinstance(named, str) else named[0])
    assert rules is not None
    return rules


def replay(trace: dict[str, Any]) -> Iterator[DealState]:
    """Yield the deal after each command of a recorded deal."""
    rules = rules_of(trace)
    deck = pick_cards(trace["deck"].split(), full_deck(rules))
    deal = new_deal(rules, trace["players"], deck, trace["dealer"])
    before_melds = deal
    yield deal
    for text in trace["commands"]:
        verb = text.split()[0]
        if verb == "takeback":
            deal = before_melds.copy()
        else:
            apply(deal, read_command(deal, text), lambda event: None)
            if verb not in ("meld", "add"):
                before_melds = deal.copy()
        yield deal


def picture_of(deal: DealState, seat: int, **choices: Any) -> TablePicture:
    """Return what a seat sees of a deal; `choices` replace other fields of the picture."""
    seen = view(deal, seat)
    return TablePicture(
        **{
            "seat": seat,
            "players": deal.players,
            "team_count": deal.team_count,
            "rules": deal.rules,
            "hand": tuple(sorted_by_suit(seen.hand)),
            "melds": seen.melds,
            "pile": seen.pile,
            "is_pile_open": deal.rules.is_pile_open,
            "stock_size": seen.stock_size,
            "pot_sizes": seen.pot_sizes,
            "pot_count": deal.rules.pots,
            "pot_taken": seen.pot_taken,
            "hand_sizes": seen.hand_sizes,
            "turn": seen.turn,
            **choices,
        }
    )


@cache
def recorded_pictures(players: int, every: int) -> tuple[tuple[TablePicture, ...], ...]:
    """Return, for each recorded deal for so many players, what the seat to act sees now and then."""
    return tuple(
        tuple(picture_of(deal, deal.turn) for step, deal in enumerate(replay(trace)) if step % every == 0)
        for trace in traces()
        if trace["players"] == players
    )


def sequence(suit: int, start: int, length: int, wild: int = -1, deck: int = 0) -> Meld:
    """Return a sequence; `wild` is the index at which a joker lies."""
    cards = [deck * FACE_COUNT + kind_of(suit, (start + step - 1) % 13 + 1) for step in range(length)]
    if wild >= 0:
        cards[wild] = deck * FACE_COUNT + 52
    return Meld(MeldKind.SEQUENCE, tuple(cards), start, wild)


def crowded_melds(count: int, longest: int = 0) -> tuple[Meld, ...]:
    """Return melds of 13, 8, 7, 7, 5, 5, 4, 4, 4, 3 … cards, a dirty and a clean canasta among them.

    The first `longest` ones have fourteen cards, from ace to ace.
    """
    sizes = (*(14,) * longest, *(13, 8, 7, 7, 5, 5, 4, 4, 4)[longest:])
    melds = []
    for number in range(count):
        size = sizes[number] if number < len(sizes) else 3
        wild = 3 if number in (1, 4) else -1
        melds.append(sequence(number % 4, 1, size, wild, number % 2))
    return tuple(melds)


def crowded_picture(
    players: int = 4, *, melds: int = 12, hand: int = 25, pile: int = 12, **choices: Any
) -> TablePicture:
    """Return a composed picture; cards may occur more than once, which a layout does not mind."""
    teams, longest = choices.pop("team_count", 2), choices.pop("longest", 0)
    named = rulesets.find("burraco-italiano")
    assert named is not None
    deck = full_deck(named)
    return TablePicture(
        **{
            "seat": 0,
            "players": players,
            "team_count": teams,
            "rules": named,
            "hand": tuple(deck[step % len(deck)] for step in range(hand)),
            "melds": (crowded_melds(melds, longest),) * teams,
            "pile": tuple(deck[-1 - step % len(deck)] for step in range(pile)),
            "is_pile_open": True,
            "stock_size": 40,
            "pot_sizes": (11,) * (teams - 1),
            "pot_count": teams,
            "pot_taken": (True,) + (False,) * (teams - 1),
            "hand_sizes": (hand,) + (11,) * (players - 1),
            "turn": 1,
            **choices,
        }
    )
