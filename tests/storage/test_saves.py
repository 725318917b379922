"""Saves as bytes: every fault has its code."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.records import FORMAT, MatchRecord
from buraco_desktop.storage.replay import is_older, load_finished, load_running, read_deck
from buraco_desktop.storage.rule_fields import read_rules
from buraco_desktop.storage.saves import decode, encode, read
from tests.storage.records import deck_of, finished_match, match_record, plain, sealed, table_of
from tests.support.legal_play import TABLES, table_name

GOOD = match_record()


def fault_of(data: bytes) -> SaveFault:
    with pytest.raises(SaveError) as caught:
        decode(data)
    assert caught.value.detail
    return caught.value.code


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_record_comes_back_from_its_bytes(table: tuple[RuleSet, int]) -> None:
    record = match_record(*table)
    assert decode(encode(record)) == record


def test_a_finished_match_comes_back() -> None:
    record = finished_match()
    again = decode(encode(record))
    assert again == record
    assert again.totals == record.finished[0].points
    loaded = load_finished(table_of(again, rulesets.BURACO), again.finished[0])
    assert loaded.state.reason is not None


def test_totals_add_up() -> None:
    record = finished_match()
    points = record.finished[0].points
    twice = msgspec.structs.replace(record, finished=record.finished * 2)
    assert twice.totals == tuple(2 * each for each in points)
    assert GOOD.totals == ()


@pytest.mark.parametrize("data", [b"", b"\0" * 500, b"\n", encode(GOOD)[:300], encode(GOOD)[:-3]], ids=len)
def test_a_broken_save_is_damaged(data: bytes) -> None:
    assert fault_of(data) is SaveFault.DAMAGED


def test_a_flipped_letter_breaks_the_seal() -> None:
    assert fault_of(encode(GOOD).replace(b"Seat 0", b"Seat 9")) is SaveFault.DAMAGED


@pytest.mark.parametrize(
    "data",
    [b"hello", b"[1, 2]", b'{"format": 99}', b"\x89PNG\r\n", b'{"kind": "chess", "format": 1}', b"null"],
)
def test_something_else_is_foreign(data: bytes) -> None:
    assert fault_of(data) is SaveFault.FOREIGN


def test_an_envelope_of_another_kind_is_foreign() -> None:
    assert (
        fault_of(encode(GOOD).replace(b"buraco-desktop match", b"chess-desktop  match")) is SaveFault.FOREIGN
    )


@pytest.mark.parametrize(
    "data",
    [
        encode(GOOD).replace(b'"format":1', b'"format":2', 1),
        b'{"kind": "buraco-desktop match", "format": 7, "anything": {"else": 1}}',
    ],
)
def test_a_later_format_is_too_new(data: bytes) -> None:
    assert fault_of(data) is SaveFault.TOO_NEW


def test_an_unknown_rule_is_too_new() -> None:
    body = plain(GOOD)
    body["rules"] = {**GOOD.rules, "wheels": 4}
    assert fault_of(sealed(body)) is SaveFault.TOO_NEW


@pytest.mark.parametrize(
    "changes",
    [
        {"players": "2"},
        {"extra": 1},
        {"finished": None},
        {"seats": [{"name": 1, "bot": None}]},
        {"players": 2.5},
    ],
    ids=str,
)
def test_another_form_is_damaged(changes: dict[str, object]) -> None:
    assert fault_of(sealed(plain(GOOD) | changes)) is SaveFault.DAMAGED


def test_a_missing_field_is_damaged() -> None:
    body = plain(GOOD)
    del body["match_id"]
    assert fault_of(sealed(body)) is SaveFault.DAMAGED


def with_deck(record: MatchRecord, deck: str) -> MatchRecord:
    assert record.running is not None
    deal = msgspec.structs.replace(record.running.deal, deck=deck)
    return msgspec.structs.replace(record, running=msgspec.structs.replace(record.running, deal=deal))


DONE = finished_match()
CHANGES: dict[str, Callable[[], MatchRecord]] = {
    "a card is missing": lambda: with_deck(GOOD, " ".join(deck_of(GOOD)[:-1])),
    "a card is there too often": lambda: with_deck(GOOD, " ".join([*deck_of(GOOD)[:-1], deck_of(GOOD)[0]])),
    "no card": lambda: with_deck(GOOD, " ".join([*deck_of(GOOD)[:-1], "??"])),
    "three players": lambda: msgspec.structs.replace(GOOD, players=3),
    "a seat is missing": lambda: msgspec.structs.replace(GOOD, seats=GOOD.seats[:1]),
    "no such dealer": lambda: msgspec.structs.replace(GOOD, first_dealer=2),
    "rules that contradict themselves": lambda: msgspec.structs.replace(
        GOOD, rules={**GOOD.rules, "decks": 0}
    ),
    "no deal": lambda: msgspec.structs.replace(GOOD, running=None),
    "a score for nobody": lambda: msgspec.structs.replace(
        DONE, finished=(msgspec.structs.replace(DONE.finished[0], points=(1, 2, 3)),)
    ),
    "a deal after the end": lambda: msgspec.structs.replace(
        DONE, running=match_record(rulesets.BURACO).running
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_match_that_cannot_be_is_illegal(name: str) -> None:
    assert fault_of(encode(CHANGES[name]())) is SaveFault.ILLEGAL


def test_a_finished_deal_must_be_over() -> None:
    assert GOOD.running is not None
    record = msgspec.structs.replace(DONE.finished[0], deal=GOOD.running.deal)
    with pytest.raises(SaveError, match="not over"):
        load_finished(table_of(GOOD, rulesets.BURACO_ABERTO), record)


def test_a_deck_without_its_number_is_read_card_by_card() -> None:
    assert GOOD.running is not None
    deal = msgspec.structs.replace(GOOD.running.deal, number=999)
    deck = read_deck(rulesets.BURACO_ABERTO, deal)
    assert sorted(deck) == list(range(108))


@pytest.mark.parametrize(
    ("program", "older"), [("0.0.9", True), ("0.1.0", False), ("0.2", False), ("1.x", False), ("", False)]
)
def test_only_a_smaller_number_is_an_older_version(
    program: str, older: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buraco_desktop.storage.replay.__version__", "0.1.0")
    assert is_older(program) == older


GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "saves").glob("*.buraco"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_saves_of_every_format_can_be_read_for_ever(path: Path) -> None:
    record = read(path)
    rules = read_rules(record.rules)
    totals = record.totals or (0,) * rules.team_count(record.players)
    first = table_of(record, rules)
    for finished in record.finished[:1]:
        assert load_finished(first, finished).state.reason is not None
    assert record.running is not None
    index = len(record.finished)
    table = msgspec.structs.replace(
        first, dealer=(record.first_dealer + index) % record.players, totals=totals
    )
    loaded = load_running(table, record.running, record.program)
    assert loaded.state.digest() == record.running.digest
    assert not loaded.is_from_snapshot


def test_golden_saves_hold_matches_with_and_without_a_clock() -> None:
    """Those without were written before there was one."""
    clocks = {path.name: (read(path).match_minutes, read(path).used_ms) for path in GOLDEN}
    assert clocks.pop("format-1-timed-burraco-italiano.buraco") == (30, 1_800_000)
    assert set(clocks.values()) == {(None, 0)}
    assert all(b"match_minutes" not in path.read_bytes() for path in GOLDEN if path.name in clocks)


def test_there_is_a_save_of_each_format() -> None:
    assert {path.name.split("-")[1] for path in GOLDEN} == {str(number) for number in range(1, FORMAT + 1)}
