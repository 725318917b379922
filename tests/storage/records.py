"""Ready records for the tests of this folder."""

from random import Random

import msgspec

from buraco_desktop import __version__
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.notation import write_cards, write_command
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.storage import saves
from buraco_desktop.storage.records import (
    COMMAND_SEPARATOR,
    FORMAT,
    DealRecord,
    FinishedRecord,
    MatchRecord,
    RunningRecord,
    SeatRecord,
)
from buraco_desktop.storage.replay import Table
from buraco_desktop.storage.rule_fields import write_rules
from buraco_desktop.storage.snapshots import write_snapshot
from tests.support.legal_play import random_command


def played_deal(
    rules: RuleSet, players: int, number: int, count: int, dealer: int = 0
) -> tuple[DealRecord, DealState]:
    """Return a deal after so many random commands, fewer if it ends."""
    rng = Random(number)
    deck = shuffled_deck(rules, Random(number))
    deal = new_deal(rules, players, deck, dealer)
    texts: list[str] = []
    while deal.phase is not Phase.OVER and len(texts) < count:
        command = random_command(deal, rng)
        texts.append(write_command(deal, command))
        apply(deal, command)
    record = DealRecord(number=number, deck=write_cards(deck), commands=COMMAND_SEPARATOR.join(texts))
    return record, deal


def running_record(rules: RuleSet, players: int, number: int, count: int, dealer: int = 0) -> RunningRecord:
    """Return a deal in progress."""
    record, deal = played_deal(rules, players, number, count, dealer)
    return RunningRecord(deal=record, digest=deal.digest(), snapshot=write_snapshot(deal))


def match_record(
    rules: RuleSet = rulesets.BURACO_ABERTO, players: int = 2, number: int = 5, count: int = 40
) -> MatchRecord:
    """Return a match whose first deal is running."""
    return MatchRecord(
        program=__version__,
        match_id="0123456789abcdef",
        rules=write_rules(rules),
        players=players,
        seats=tuple(
            SeatRecord(name=f"Seat {seat} Ñü", bot="greedy" if seat else None) for seat in range(players)
        ),
        first_dealer=0,
        deal_number=number,
        is_practice=False,
        finished=(),
        running=running_record(rules, players, number, count),
    )


def finished_match(rules: RuleSet = rulesets.BURACO) -> MatchRecord:
    """Return a match of one deal that is over."""
    record, deal = played_deal(rules, 2, 5, 5000)
    finished = FinishedRecord(deal=record, points=score(deal).totals)
    return msgspec.structs.replace(match_record(rules), finished=(finished,), running=None)


def sealed(body: object) -> bytes:
    """Return the bytes of a save whose seal fits whatever it holds."""
    raw = msgspec.json.encode(body)
    envelope = {"kind": saves.KIND, "format": FORMAT, "seal": saves._seal(raw), "match": msgspec.Raw(raw)}
    return msgspec.json.encode(envelope)


def plain(record: MatchRecord) -> dict[str, object]:
    body: dict[str, object] = msgspec.to_builtins(record)
    return body


def deck_of(record: MatchRecord) -> list[str]:
    assert record.running is not None
    return record.running.deal.deck.split()


def table_of(record: MatchRecord, rules: RuleSet) -> Table:
    """Return what the first deal of a record needs."""
    return Table(rules, record.players, record.first_dealer, (0,) * rules.team_count(record.players))
