"""A save that was tampered with is refused, or it is the same game."""

from random import Random

import msgspec
import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.replay import load_running
from buraco_desktop.storage.rule_fields import read_rules
from buraco_desktop.storage.saves import decode, encode
from tests.storage.records import deck_of, match_record, plain, sealed, table_of

GOOD = match_record()


def state_after(record: MatchRecord) -> str:
    """Return the digest of the running deal as the session resumes it."""
    rules = read_rules(record.rules)
    assert record.running is not None
    return load_running(table_of(record, rules), record.running, record.program).state.digest()


@pytest.mark.parametrize("seed", range(300))
def test_flipped_bytes_never_go_unnoticed(seed: int) -> None:
    rng = Random(seed)
    data = bytearray(encode(GOOD))
    for _ in range(rng.choice((1, 1, 2, 8))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    try:
        record = decode(bytes(data))
    except SaveError:
        return
    assert record == GOOD


def mutated(value: object, rng: Random) -> object:
    """Return a value with one place changed somewhere inside."""
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        return {**value, key: mutated(value[key], rng)}
    if isinstance(value, list) and value:
        index = rng.randrange(len(value))
        return [*value[:index], mutated(value[index], rng), *value[index + 1 :]]
    if isinstance(value, str) and value:
        words = value.split(" ")
        index = rng.randrange(len(words))
        words[index] = rng.choice(
            ["", "7S", "Jk", "draw;", "add", "0", "99", "=", "2H=Q", words[0], "\0", "é"]
        )
        return " ".join(words)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([-1, 0, 1, value + 1, 10**18])
    return rng.choice([None, 0, "", [], {}])


@pytest.mark.parametrize("seed", range(400))
def test_a_sealed_change_is_refused_or_is_a_legal_game(seed: int) -> None:
    rng = Random(seed)
    body = plain(match_record(rulesets.BUKHARO, number=seed % 5))
    wrong = mutated(body, rng) if rng.random() < 0.5 else {**body, "running": mutated(body["running"], rng)}
    try:
        record = decode(sealed(wrong))
        digest = state_after(record)
    except SaveError:
        return
    assert record.running is not None
    assert digest == record.running.digest


@pytest.mark.parametrize("seed", range(200))
def test_a_changed_command_is_refused_or_leads_to_the_same_state(seed: int) -> None:
    rng = Random(seed)
    assert GOOD.running is not None
    texts = GOOD.running.deal.command_texts
    match rng.randrange(4):
        case 0:
            del texts[rng.randrange(len(texts))]
        case 1:
            texts.insert(rng.randrange(len(texts)), rng.choice(texts))
        case 2:
            first, second = rng.sample(range(len(texts)), 2)
            texts[first], texts[second] = texts[second], texts[first]
        case _:
            texts[rng.randrange(len(texts))] = f"discard {rng.choice(deck_of(GOOD))}"
    deal = msgspec.structs.replace(GOOD.running.deal, commands="; ".join(texts))
    running = msgspec.structs.replace(GOOD.running, deal=deal)
    record = decode(encode(msgspec.structs.replace(GOOD, running=running)))
    try:
        digest = state_after(record)
    except SaveError:
        return
    assert digest == GOOD.running.digest
