"""Timed games in a session: the call of time, saving, undo, and playing for a person who is too slow."""

from itertools import combinations
from random import Random

import msgspec
import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import CallTime, Discard, Draw, LayMeld
from buraco_desktop.engine.events import EndReason, TimeCalled
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.changes import Reset, Step
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.session.timekeeping import pass_time, play_for_person
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.replay import LoadedDeal, first_state
from buraco_desktop.storage.saves import decode, encode
from tests.session.fakes import (
    MemorySaver,
    NotingRunner,
    bots_session,
    finish_deal,
    persons_session,
    play_randomly,
    setup_of,
)
from tests.support.legal_play import TABLES, random_command, table_name

MINUTE = 60_000


def through_a_file(session: MatchSession) -> MatchSession:
    return MatchSession.resume(decode(encode(session.record())), NotingRunner(), is_strict=True)


def texts(session: MatchSession) -> list[str]:
    return [entry.text for entry in session.played]


# -- the call ------------------------------------------------------------------------------------------------


def test_m10_the_deal_is_played_to_its_end_and_then_the_match_is_over() -> None:
    session = persons_session(rules=rulesets.BUKHARO, match_minutes=15)
    play_randomly(session, 20)
    pass_time(session, 15 * MINUTE - 1)
    assert not session.deal.is_time_up
    pass_time(session, 1)
    assert session.deal.is_time_up
    assert texts(session)[-1] == "time"
    finish_deal(session)
    assert session.deal.reason in (EndReason.OUT, EndReason.EXHAUSTED)
    result = session.result
    assert result.is_over
    assert max(result.totals) <= 2000
    best = max(range(2), key=result.totals.__getitem__)
    assert result.winner == (None if result.totals[0] == result.totals[1] else best)
    with pytest.raises(ValueError, match="over"):
        session.next_deal()


def test_z12_after_the_call_everybody_has_one_turn() -> None:
    session = persons_session(
        rules=rulesets.BURRACO_ITALIANO, players=4, persons=(0, 1, 2, 3), match_minutes=15, first_dealer=3
    )
    seats = []
    for turn in range(9):
        if turn == 4:
            pass_time(session, 15 * MINUTE)
        seat = session.deal.turn
        session.submit(seat, Draw())
        session.submit(seat, Discard(session.deal.hands[seat][0]))
        if turn >= 4:
            seats.append(seat)
        if session.is_deal_over:
            break
    assert seats == [0, 1, 2, 3]
    assert session.deal.reason is EndReason.TIME
    assert session.result.is_over
    assert session.result.victory_points is None


def test_the_call_is_told_and_saved_like_a_command() -> None:
    saver = MemorySaver()
    session = persons_session(saver, match_minutes=1)
    told: list[Step | Reset] = []
    session.subscribe(told.append)
    version = session.version
    pass_time(session, MINUTE)
    (step,) = told
    assert isinstance(step, Step)
    assert (step.version, step.seat, step.command) == (version + 1, 0, CallTime())
    assert step.events == (TimeCalled(0, None),)
    running = saver.records[-1].running
    assert running is not None
    assert running.deal.commands == "time"
    assert saver.records[-1].used_ms == MINUTE
    pass_time(session, MINUTE)
    assert len(told) == 1


def test_no_seat_can_call_time() -> None:
    session = persons_session(match_minutes=1)
    outcome = session.submit(0, CallTime())  # type: ignore[arg-type]
    assert outcome == Refusal(RefusalCode.WRONG_PHASE)
    assert session.call_time() is None
    assert not session.played


def test_no_time_passes_between_two_deals() -> None:
    session = persons_session(match_minutes=15)
    finish_deal(session)
    pass_time(session, 20 * MINUTE)
    assert session.clock.used_ms == 0
    session.next_deal()
    pass_time(session, 5 * MINUTE)
    assert session.clock.left_ms == 10 * MINUTE


def test_a_thinking_bot_is_asked_again_after_the_call() -> None:
    runner = NotingRunner()
    session = MatchSession.new(setup_of(persons=(1,), match_minutes=1), runner)
    session.ask_bot()
    assert len(runner.requests) == 1
    pass_time(session, MINUTE)
    assert runner.cancelled == 1
    assert len(runner.requests) == 2
    assert runner.requests[1][0].version == session.version
    assert runner.requests[1][1].is_time_up


def test_the_call_waits_while_an_opening_lacks_its_minimum() -> None:
    session = unfinished_opening()
    seat = session.deal.turn
    version = session.version
    pass_time(session, 15 * MINUTE)
    assert not session.deal.is_time_up
    assert session.version == version
    assert session.undo(seat)
    assert texts(session)[-1] == "time"


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_timed_deal_replays_and_every_picture_follows(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    for part in range(3):
        session = persons_session(
            rules=rules, players=players, persons=tuple(range(players)), number=31 + part, match_minutes=15
        )
        models = [TableModel.from_view(session.view(seat)) for seat in range(players)]
        steps: list[Step] = []
        session.subscribe(lambda step, steps=steps: steps.append(step))
        rng = Random(part)
        while not session.is_deal_over:
            if len(session.played) == 10 * part:
                pass_time(session, 15 * MINUTE)
            session.submit(session.deal.turn, random_command(session.deal, rng))
            if len(session.played) % 30 == 5 and not session.is_deal_over:
                other = through_a_file(session)
                assert other.deal.digest() == session.deal.digest()
                assert texts(other) == texts(session)
                assert other.record() == session.record()
                assert other.clock.left_ms == session.clock.left_ms
        assert session.deal.is_time_up
        for seat, model in enumerate(models):
            for step in steps:
                for event in step.events:
                    model.fold(seen_by(event, seat))
            assert model.matches(session.view(seat))
        over = through_a_file(session)
        assert over.result == session.result
        assert over.result.is_over
        assert over.finished[-1].loaded.state.digest() == session.deal.digest()


# -- undo ----------------------------------------------------------------------------------------------------


def test_undo_never_crosses_the_call() -> None:
    session = persons_session(match_minutes=15)
    session.submit(0, Draw())
    session.submit(0, Discard(session.deal.hands[0][0]))
    assert session.can_undo(0)
    pass_time(session, 15 * MINUTE)
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_practice_takes_back_what_came_after_the_call_and_no_more() -> None:
    session = persons_session(match_minutes=15, is_practice=True)
    play_randomly(session, 30)
    pass_time(session, 15 * MINUTE)
    called = len(session.played)
    digest = session.deal.digest()
    play_randomly(session, 7, seed=1)
    while any(session.undo(seat) for seat in (0, 1)):
        pass
    assert len(session.played) == called
    assert session.deal.digest() == digest
    assert session.redo(session.deal.turn)


def test_the_call_ends_what_could_be_played_again() -> None:
    session = persons_session(match_minutes=15)
    session.submit(0, Draw())
    session.submit(0, Discard(session.deal.hands[0][0]))
    session.undo(0)
    assert session.can_redo(0)
    pass_time(session, 15 * MINUTE)
    assert not session.can_redo(0)


# -- a turn --------------------------------------------------------------------------------------------------


def play_out(session: MatchSession) -> list[str]:
    """Play for the person until the turn is over; return what was played."""
    seat, played = session.deal.turn, len(session.played)
    pass_time(session, 600_000)
    for _ in range(40):
        if session.is_deal_over or session.deal.turn != seat or not session.clock.is_turn_over:
            return texts(session)[played:]
        play_for_person(session)
    raise AssertionError("the turn does not end")


def test_a_card_is_drawn_and_the_least_useful_one_discarded() -> None:
    session = persons_session(rules=rulesets.BUKHARO, turn_seconds=20)
    pass_time(session, 19_999)
    assert play_for_person(session) is None
    pass_time(session, 1)
    first = play_for_person(session)
    assert first is not None
    assert first.command == Draw()
    second = play_for_person(session)
    assert second is not None
    assert isinstance(second.command, Discard)
    assert session.deal.turn == 1
    assert play_for_person(session) is None
    assert session.clock.turn_left_ms == 20_000


def test_what_was_laid_stays_and_nothing_is_drawn_twice() -> None:
    session = persons_session(rules=rulesets.BUKHARO, turn_seconds=20)
    rng = Random(3)
    while not (session.played and isinstance(session.played[-1].command, LayMeld)):
        session.submit(session.deal.turn, random_command(session.deal, rng))
    melds = [meld for team in session.deal.melds for meld in team]
    (only,) = play_out(session)
    assert only.startswith("discard")
    assert [meld for team in session.deal.melds for meld in team] == melds


def test_nobody_plays_for_a_bot() -> None:
    session = bots_session(turn_seconds=20)
    pass_time(session, 600_000)
    assert session.clock.turn_left_ms is None
    assert play_for_person(session) is None


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_gentle_turn_is_always_legal_and_always_ends(table: tuple[RuleSet, int]) -> None:
    """Every submit of an illegal command would raise."""
    rules, players = table
    for seed in range(3):
        session = persons_session(
            rules=rules, players=players, persons=tuple(range(players)), number=seed, turn_seconds=20
        )
        rng = Random(seed)
        while not session.is_deal_over:
            seat = session.deal.turn
            for _ in range(rng.randrange(6)):
                if session.is_deal_over or session.deal.turn != seat:
                    break
                session.submit(seat, random_command(session.deal, rng))
            if not session.is_deal_over and session.deal.turn == seat:
                played = play_out(session)
                lays = [text for text in played if text.startswith(("meld", "add", "take+"))]
                assert len(lays) <= 1, "no more than the last card is laid"


def vulnerable_session(number: int) -> MatchSession:
    """Return a match whose teams begin their deal with more than 1500 points."""
    session = persons_session(rules=rulesets.CANASTRA, number=number, match_minutes=15, turn_seconds=20)
    table = msgspec.structs.replace(session._table, totals=(1505, 1505))
    first = first_state(table, session._deck, None)
    session._take_deal(table, number, LoadedDeal(session._deck, None, (), first))
    return session


def lay_too_little(session: MatchSession) -> bool:
    """Draw, and lay a meld that is too small for an opening, if there is one."""
    seat = session.deal.turn
    session.submit(seat, Draw())
    for cards in combinations(sorted(session.deal.hands[seat]), 3):
        for target in session.targets(seat, cards):
            if isinstance(target.command, LayMeld):
                session.submit(seat, target.command)
                return session.deal.laid_points < session.rules.vulnerable_min
    return False


def unfinished_opening() -> MatchSession:
    return next(session for session in map(vulnerable_session, range(200)) if lay_too_little(session))


def test_an_unfinished_opening_is_completed_or_taken_back() -> None:
    undone = completed = 0
    for number in range(40):
        session = vulnerable_session(number)
        if not lay_too_little(session):
            continue
        played = play_out(session)
        assert session.deal.turn == 1
        if session.deal.melds[0]:
            assert (
                sum(session.rules.points[card] for meld in session.deal.melds[0] for card in meld.cards) >= 75
            )
            completed += 1
        else:
            assert texts(session) == ["draw", texts(session)[-1]]
            assert not played
            undone += 1
    assert undone
    assert completed


def test_a_small_opening_after_the_call_can_still_be_taken_back() -> None:
    session = vulnerable_session(unfinished_opening().deal_number)
    pass_time(session, 15 * MINUTE)
    assert session.deal.is_time_up
    assert lay_too_little(session)
    assert session.can_undo(0)
    play_out(session)
    assert session.deal.turn == 1


# -- saving --------------------------------------------------------------------------------------------------


def test_the_clock_is_saved_with_the_match() -> None:
    session = persons_session(match_minutes=30, turn_seconds=45)
    pass_time(session, 7 * MINUTE + 123)
    other = through_a_file(session)
    assert other.setup == session.setup
    assert other.clock.used_ms == 7 * MINUTE + 123
    assert other.clock.turn_left_ms == 45_000, "the turn begins anew"


def test_a_clock_that_shows_what_it_cannot_is_refused() -> None:
    record = persons_session(match_minutes=30).record()
    wrong = [
        {"used_ms": -1},
        {"used_ms": 30 * MINUTE + 1},
        {"match_minutes": None, "used_ms": 1},
        {"match_minutes": 0},
        {"turn_seconds": 1},
        {"match_minutes": 601},
    ]
    for changes in wrong:
        with pytest.raises(SaveError) as caught:
            MatchSession.resume(msgspec.structs.replace(record, **changes), NotingRunner())
        assert caught.value.code is SaveFault.ILLEGAL, changes


def test_limits_are_checked_before_a_match() -> None:
    with pytest.raises(ValueError, match="minutes"):
        setup_of(match_minutes=0)
    with pytest.raises(ValueError, match="turn"):
        setup_of(turn_seconds=4)
    setup = setup_of()
    assert isinstance(setup, MatchSetup)
    assert (setup.match_minutes, setup.turn_seconds) == (None, None)
