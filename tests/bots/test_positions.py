"""At the composed positions one play is sane: the bots that claim sanity find it, the random bot does not."""

from collections import Counter

import pytest

from buraco_desktop.bots.levels import SEARCHING
from buraco_desktop.bots.names import LEVELS
from buraco_desktop.bots.never_events import NeverWatch
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.dealing import new_deal, pot_count
from buraco_desktop.engine.rulesets import ALL
from buraco_desktop.engine.state import Phase
from tests.support.composed import (
    Position,
    after_commands,
    faults,
    played_by,
    played_by_hand,
    positions,
)

POSITIONS = tuple(positions())

SANE = tuple(level for level in LEVELS[LEVELS.index("medium") :] if level not in SEARCHING)
"""The levels that claim to play sanely; those that search have a test of their own, with fewer playouts."""


def ids(position: Position) -> str:
    return f"{position.kind}: {position.name}"


every_position = pytest.mark.parametrize("position", POSITIONS, ids=ids)


def test_there_are_enough_positions_of_each_kind_and_for_every_preset():
    kinds = Counter(position.kind for position in POSITIONS)
    assert len(kinds) == 8
    assert min(kinds.values()) >= 7
    assert kinds.total() >= 60
    assert {position.rules for position in POSITIONS} == set(ALL)
    assert {position.data["players"] for position in POSITIONS} == {2, 4, 6}
    assert len({position.name for position in POSITIONS}) == kinds.total()


@every_position
def test_a_position_is_a_whole_deck_with_a_sentence(position: Position):
    deal = position.deal()
    rules, data = position.rules, position.data
    places = [*deal.hands, *deal.pots, deal.pile, deal.stock]
    cards = [card for place in places for card in place]
    cards += [card for team in deal.melds for meld in team for card in meld.cards]
    assert sorted(cards) == full_deck(rules)
    fresh = new_deal(rules, deal.players, full_deck(rules), deal.dealer)
    assert 0 < len(deal.stock) < len(fresh.stock)
    assert len(deal.pots) == pot_count(rules, deal.players) - sum(deal.pot_taken)
    assert data["why"].endswith(".")
    assert data["why"].count(". ") == 0


@every_position
def test_the_sane_play_is_legal_and_meets_its_conditions(position: Position):
    turn = played_by_hand(position, position.data["play"])
    assert faults(position, turn) == []


@every_position
def test_the_blunder_is_legal_and_is_seen(position: Position):
    turn = played_by_hand(position, position.data["blunder"])
    assert faults(position, turn)


@every_position
def test_no_detector_objects_to_the_sane_play(position: Position):
    watch = NeverWatch(position.deal())
    turn = played_by_hand(position, position.data["play"])
    assert [
        event for deal, command in after_commands(position, turn) for event in watch.see(deal, command)
    ] == []


@pytest.mark.parametrize("bot", SANE)
@every_position
def test_a_sane_bot_finds_the_sane_play(position: Position, bot: str):
    turn = played_by(position, bot)
    assert faults(position, turn) == [], f"{position.data['why']} Played: {', '.join(turn.texts)}."


def test_the_random_bot_fails_at_most_positions():
    failed = [position for position in POSITIONS if faults(position, played_by(position, "random"))]
    assert len(failed) > len(POSITIONS) / 2


def test_every_turn_that_was_played_has_passed():
    turn = played_by(POSITIONS[0], "greedy")
    assert turn.end.turn == 1
    assert turn.end.phase is Phase.DRAW
