"""Play a saved deal again: the only way in which a save becomes a state.

Every command goes through `legality.check`, so a save cannot hold what could not be played.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from buraco_desktop import __version__
from buraco_desktop.engine.cards import CardId, full_deck
from buraco_desktop.engine.commands import LoggedCommand
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.events import Event
from buraco_desktop.engine.notation import NotationError, pick_cards, read_logged, write_card, write_cards
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.storage.faults import SaveError, illegal
from buraco_desktop.storage.records import DealRecord, FinishedRecord, RunningRecord, Snapshot
from buraco_desktop.storage.snapshots import read_snapshot


class Table(msgspec.Struct, frozen=True):
    """What a deal needs besides its cards."""

    rules: RuleSet
    players: int
    dealer: int
    totals: tuple[int, ...]
    """Points of each team before the deal."""


class Played(msgspec.Struct, frozen=True):
    """One command of a deal with what it did."""

    seat: int
    """Whose command it is; for the call of time, whose turn it is."""
    command: LoggedCommand
    text: str
    """The command in notation."""
    events: tuple[Event, ...]


class LoadedDeal(msgspec.Struct, frozen=True):
    """A deal that was played again."""

    deck: tuple[CardId, ...]
    base: Snapshot | None
    """The state from which the commands start, where that is not the deck as dealt."""
    played: tuple[Played, ...]
    state: DealState
    """The state after the last command."""
    is_from_snapshot: bool = False
    """The commands could not be repeated: the snapshot was taken, and there is nothing to undo."""


def first_state(table: Table, deck: Sequence[CardId], base: Snapshot | None) -> DealState:
    """Return the state before the first command. Raises `SaveError` ILLEGAL for a base that cannot be."""
    if base is None:
        return new_deal(table.rules, table.players, deck, table.dealer, table.totals)
    return read_snapshot(base, table.rules, table.players, table.dealer, table.totals)


def load_running(table: Table, record: RunningRecord, program: str) -> LoadedDeal:
    """Return the deal in progress after playing it again. Raises `SaveError` ILLEGAL.

    If it comes out otherwise than its digest says and an older version of the program wrote it, the rules
    were corrected since: then the deal goes on from its snapshot.
    """
    deck = read_deck(table.rules, record.deal)
    try:
        loaded = _play_again(table, deck, record.deal)
        digest = loaded.state.digest()
        if digest != record.digest:
            raise illegal(f"digest {digest}, saved {record.digest}")
        if loaded.state.phase is Phase.OVER:
            raise illegal("the running deal is over")
    except SaveError:
        if not is_older(program):
            raise
        state = read_snapshot(record.snapshot, table.rules, table.players, table.dealer, table.totals)
        return LoadedDeal(deck, record.snapshot, (), state, is_from_snapshot=True)
    return loaded


def load_finished(table: Table, record: FinishedRecord) -> LoadedDeal:
    """Return a finished deal after playing it again. Raises `SaveError` ILLEGAL, also for another score."""
    loaded = _play_again(table, read_deck(table.rules, record.deal), record.deal)
    if loaded.state.phase is not Phase.OVER:
        raise illegal(f"deal {record.deal.number} is not over")
    totals = score(loaded.state).totals
    if totals != record.points:
        raise illegal(f"deal {record.deal.number}: score {totals}, saved {record.points}")
    return loaded


def _play_again(table: Table, deck: tuple[CardId, ...], record: DealRecord) -> LoadedDeal:
    deal = first_state(table, deck, record.base)
    played: list[Played] = []
    for text in record.command_texts:
        seat = deal.turn
        try:
            command = read_logged(deal, text)
            events = play(deal, command)
        except (NotationError, IllegalCommand) as error:
            raise illegal(f"deal {record.number}, command {len(played) + 1} {text!r}: {error}") from error
        played.append(Played(seat, command, text, events))
    return LoadedDeal(deck, record.base, tuple(played), deal)


def read_deck(rules: RuleSet, record: DealRecord) -> tuple[CardId, ...]:
    """Return the deck of a saved deal. Raises `SaveError` ILLEGAL for an incomplete one.

    Notation does not tell copies of a card apart. Where the deck is that of its number, as it always is in a
    match of this program, the very cards of that number come back.
    """
    check_deck(rules, record)
    numbered = shuffled_deck(rules, Random(record.number))
    if write_cards(numbered) == record.deck:
        return tuple(numbered)
    return pick_cards(record.deck.split(), full_deck(rules))


def check_deck(rules: RuleSet, record: DealRecord) -> None:
    """Raise `SaveError` ILLEGAL unless the deck holds every card of the rule set as often as it should."""
    if sorted(record.deck.split()) != _sorted_deck(rules):
        raise illegal(f"deal {record.number}: not a deck of {rules.key}")


@lru_cache(maxsize=8)
def _sorted_deck(rules: RuleSet) -> list[str]:
    return sorted(write_card(card) for card in full_deck(rules))


def is_older(program: str) -> bool:
    """Whether this is the number of an earlier version than the running one; False for what is no number."""
    return () < _version(program) < _version(__version__)


def _version(text: str) -> tuple[int, ...]:
    parts = text.split(".")
    return (
        tuple(int(part) for part in parts) if all(part.isascii() and part.isdigit() for part in parts) else ()
    )
