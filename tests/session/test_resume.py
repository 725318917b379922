"""A match put away and taken up again."""

import time
from dataclasses import replace
from random import Random

import msgspec
import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import LayMeld
from buraco_desktop.engine.notation import write_cards
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.transition import apply
from buraco_desktop.session.matches import table_of
from buraco_desktop.session.session import MatchSession
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.storage.replay import first_state, read_deck
from buraco_desktop.storage.saves import decode, encode
from tests.session.fakes import NotingRunner, finish_deal, persons_session, play_randomly, setup_of
from tests.support.legal_play import TABLES, random_command, table_name


def resume(record: MatchRecord) -> MatchSession:
    return MatchSession.resume(record, NotingRunner(), is_strict=True)


def through_a_file(session: MatchSession) -> MatchSession:
    return resume(decode(encode(session.record())))


def with_running(record: MatchRecord, **changes: object) -> MatchRecord:
    assert record.running is not None
    return msgspec.structs.replace(record, running=msgspec.structs.replace(record.running, **changes))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_match_goes_on_as_if_nothing_had_happened(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    session = persons_session(rules=rules, players=players, persons=tuple(range(players)), number=11)
    for part in range(12):
        play_randomly(session, 25, part)
        other = through_a_file(session)
        assert other.deal.digest() == session.deal.digest()
        assert [entry.text for entry in other.played] == [entry.text for entry in session.played]
        assert other.record() == session.record()
        assert other.setup == session.setup
        assert other.match_id == session.match_id
        assert not other.resumed_from_snapshot
        session = other


def test_the_cards_of_a_numbered_deal_come_back_with_their_ids() -> None:
    session = persons_session()
    other = through_a_file(session)
    assert other.deal.hands == session.deal.hands
    assert other.deal.stock == session.deal.stock


def test_undo_works_after_a_resume() -> None:
    session = persons_session()
    rng = Random(3)
    while not (session.played and isinstance(session.played[-1].command, LayMeld)):
        session.submit(session.deal.turn, random_command(session.deal, rng))
    seat = session.deal.turn
    other = through_a_file(session)
    assert other.can_undo(seat)
    assert not other.can_redo(seat)
    session.undo(seat)
    other.undo(seat)
    assert other.deal.digest() == session.deal.digest()


def test_the_own_order_survives() -> None:
    session = persons_session()
    rng = Random(1)
    for seat in (0, 1):
        wished = rng.sample(session.hand_order(seat), 11)
        session.set_hand_order(seat, wished, frozenset({4, 7 + seat}))
    other = through_a_file(session)
    for seat in (0, 1):
        assert write_cards(other.hand_order(seat)) == write_cards(session.hand_order(seat))
        assert other.hand_gaps(seat) == {4, 7 + seat}


def test_an_order_that_names_other_cards_is_followed_as_far_as_it_goes() -> None:
    record = persons_session().record()
    session = persons_session()
    first = record.seats[0].order.split()
    seat = msgspec.structs.replace(record.seats[0], order=" ".join(reversed(first[:4])), gaps=(1, 99))
    other = resume(msgspec.structs.replace(record, seats=(seat, record.seats[1])))
    assert write_cards(other.hand_order(0)).split()[:4] == first[3::-1]
    assert sorted(other.hand_order(0)) == sorted(session.hand_order(0))
    assert other.hand_gaps(0) == {1}


def test_bots_keep_their_seats_and_are_asked_again() -> None:
    setup = setup_of(persons=(1,), bot="greedy")
    session = MatchSession.new(setup, NotingRunner())
    assert session.record().seats[0].order == ""
    runner = NotingRunner()
    other = MatchSession.resume(decode(encode(session.record())), runner)
    other.ask_bot()
    assert other.setup == setup
    assert runner.requests[0][2] == "greedy"


def test_between_two_deals_the_last_table_comes_back() -> None:
    session = persons_session(players=4, persons=(0, 1, 2, 3))
    finish_deal(session)
    record = session.record()
    assert record.running is None
    other = through_a_file(session)
    assert other.is_deal_over
    assert other.deal.digest() == session.deal.digest()
    assert other.totals == session.totals
    assert (other.deal_index, other.deal_number) == (0, 7)
    session.next_deal()
    other.next_deal()
    assert other.deal.digest() == session.deal.digest()
    third = through_a_file(other)
    assert score(third.finished[0].loaded.state).totals == session.finished[0].points
    assert third.finished[0].loaded.state.digest() == session.finished[0].loaded.state.digest()


def test_the_rules_of_the_save_hold_not_those_of_the_preset() -> None:
    rules = replace(rulesets.BURACO_ABERTO, target=4321)
    assert through_a_file(persons_session(rules=rules)).rules == rules


def refused(record: MatchRecord) -> SaveError:
    with pytest.raises(SaveError) as caught:
        resume(record)
    return caught.value


@pytest.mark.parametrize(
    "commands", ["discard 7S", "draw; draw", "draw; nonsense", "draw; add 0 7S", "; draw"]
)
def test_a_log_that_does_not_replay_is_refused(commands: str) -> None:
    record = persons_session().record()
    assert record.running is not None
    deal = msgspec.structs.replace(record.running.deal, commands=commands)
    assert refused(with_running(record, deal=deal)).code is SaveFault.ILLEGAL


def test_another_digest_is_refused() -> None:
    error = refused(with_running(persons_session().record(), digest="0" * 16))
    assert error.code is SaveFault.ILLEGAL
    assert "digest" in error.detail


def test_a_running_deal_that_is_over_is_refused() -> None:
    session = persons_session()
    play_randomly(session, 10)
    running = session.record().running
    finish_deal(session)
    record = session.record()
    assert running is not None
    over = msgspec.structs.replace(running, deal=record.finished[0].deal, digest=session.deal.digest())
    assert refused(msgspec.structs.replace(record, running=over, finished=())).code is SaveFault.ILLEGAL


def test_a_last_deal_with_another_score_is_refused() -> None:
    session = persons_session()
    finish_deal(session)
    record = session.record()
    deal = msgspec.structs.replace(record.finished[0], points=(5, 5))
    assert refused(msgspec.structs.replace(record, finished=(deal,))).code is SaveFault.ILLEGAL


def test_garbage_in_the_order_of_a_hand_is_refused() -> None:
    record = persons_session().record()
    seat = msgspec.structs.replace(record.seats[0], order="7S ??")
    assert refused(msgspec.structs.replace(record, seats=(seat, record.seats[1]))).code is SaveFault.ILLEGAL


def test_a_setup_that_cannot_be_is_refused() -> None:
    record = persons_session().record()
    assert refused(msgspec.structs.replace(record, deal_number=-1)).code is SaveFault.ILLEGAL


def older(record: MatchRecord, **changes: object) -> MatchRecord:
    """Return the record as an older version with other rules might have written it."""
    return msgspec.structs.replace(with_running(record, **changes), program="0.0.1")


def test_after_a_correction_of_the_rules_the_deal_goes_on_from_its_snapshot() -> None:
    session = persons_session()
    play_randomly(session, 40)
    record = session.record()
    assert record.running is not None
    deal = msgspec.structs.replace(record.running.deal, commands="draw; draw")
    other = resume(older(record, deal=deal))
    assert other.resumed_from_snapshot
    assert other.deal.digest() == session.deal.digest()
    assert other.played == ()
    assert not other.can_undo(other.deal.turn)
    play_randomly(other, 30, 9)
    digest = other.deal.digest()
    third = through_a_file(other)
    assert third.deal.digest() == digest
    assert not third.resumed_from_snapshot
    finish_deal(third)
    assert through_a_file(third).totals == third.totals


def test_after_a_resume_from_a_snapshot_undo_goes_back_to_it() -> None:
    session = persons_session()
    while session.deal.stock[-1] == session.deal.stock[0] or len(session.played) % 2 == 0:
        play_randomly(session, 1)
    other = resume(older(session.record(), digest="0" * 16))
    seat = other.deal.turn
    start = other.deal.digest()
    rng = Random(0)
    while other.deal.turn == seat:
        other.submit(seat, random_command(other.deal, rng))
    while other.undo(seat):
        pass
    assert other.deal.digest() == start


def test_a_snapshot_that_cannot_be_is_refused_too() -> None:
    record = persons_session().record()
    assert record.running is not None
    snapshot = msgspec.structs.replace(record.running.snapshot, pile="7S")
    assert refused(older(record, digest="0" * 16, snapshot=snapshot)).code is SaveFault.ILLEGAL


def test_a_long_match_is_taken_up_quickly() -> None:
    session = persons_session(rules=replace(rulesets.BURACO_ABERTO, target=1_000_000))
    finish_deal(session)
    points = session.totals
    session.next_deal()
    play_randomly(session, 60)
    # The running deal is one of 101, so its dealer is that of a second deal.
    finished = session.record().finished * 101
    record = msgspec.structs.replace(session.record(), finished=finished)
    assert record.running is not None
    table = table_of(session.setup, 101, tuple(101 * team for team in points))
    deal = first_state(table, read_deck(session.rules, record.running.deal), None)
    for entry in session.played:
        apply(deal, entry.command)
    data = encode(with_running(record, digest=deal.digest()))
    best = 1.0
    for _ in range(3):
        start = time.perf_counter()
        other = resume(decode(data))
        best = min(best, time.perf_counter() - start)
        assert other.totals == table.totals
        assert other.deal.digest() == deal.digest()
    # Measured: 12 ms. The bound leaves room for a busy machine.
    assert best < 0.1, f"{best:.3f} s"
