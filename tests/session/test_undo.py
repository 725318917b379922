"""Undo and redo (RULES 9, C7)."""

from random import Random

import pytest

from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld
from buraco_desktop.engine.events import DealEnded, MeldExtended, MeldLaid, PotTaken, TurnStarted
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import Phase
from buraco_desktop.session.asking import BotAnswer
from buraco_desktop.session.session import MatchSession, Reset, Step
from tests.session.fakes import MemorySaver, NotingRunner, persons_session, play_randomly, setup_of
from tests.support.legal_play import TABLES, random_command, table_name


def play_until(session: MatchSession, kinds: tuple[type[Command], ...], seed: int = 3) -> Step:
    """Play randomly until a command of one of these kinds was played that may be taken back."""
    rng = Random(seed)
    while not session.is_deal_over:
        seat = session.deal.turn
        step = session.submit(seat, random_command(session.deal, rng))
        assert isinstance(step, Step)
        if isinstance(step.command, kinds) and session.can_undo(seat):
            return step
    raise AssertionError("the deal ended")


MELDS = (LayMeld, ExtendMeld)


def test_nothing_can_be_undone_at_the_start_nor_after_a_draw() -> None:
    session = persons_session()
    assert not session.can_undo(0)
    assert not session.undo(0)
    session.submit(0, Draw())
    assert not session.undo(0)
    assert not session.redo(0)


def test_a_meld_is_taken_back_and_laid_again() -> None:
    session = persons_session()
    told: list[Step | Reset] = []
    step = play_until(session, MELDS)
    session.subscribe(told.append)
    seat = step.seat
    after, melds = session.deal.digest(), len(session.deal.melds[seat])
    assert session.undo(seat)
    assert session.deal.phase is Phase.PLAY
    assert session.deal.digest() != after
    assert session.can_redo(seat)
    assert not session.can_redo(1 - seat)
    assert session.redo(seat)
    assert session.deal.digest() == after
    assert len(session.deal.melds[seat]) == melds
    assert told == [Reset(step.version + 1), Reset(step.version + 2)]
    assert not session.redo(seat)


def test_several_melds_are_taken_back_down_to_the_draw_and_no_further() -> None:
    session = persons_session()
    seat = play_until(session, MELDS).seat
    while session.undo(seat):
        pass
    assert not isinstance(session.played[-1].command, LayMeld | ExtendMeld)
    assert session.played[-1].seat == seat
    while session.redo(seat):
        pass
    assert isinstance(session.played[-1].command, LayMeld | ExtendMeld)


def test_the_own_discard_can_be_taken_back_until_the_next_seat_acts() -> None:
    session = persons_session()
    session.submit(0, Draw())
    before = session.deal.digest()
    session.submit(0, Discard(session.deal.hands[0][0]))
    assert session.can_undo(0)
    assert not session.can_undo(1)
    assert session.undo(0)
    assert session.deal.digest() == before
    session.redo(0)
    session.submit(1, Draw())
    assert not session.can_undo(0)


def test_a_new_command_ends_redo() -> None:
    session = persons_session()
    session.submit(0, Draw())
    first, second = session.deal.hands[0][:2]
    session.submit(0, Discard(first))
    session.undo(0)
    session.submit(0, Discard(second))
    assert not session.can_redo(0)


def test_undo_of_a_discard_makes_the_bots_answer_worthless() -> None:
    runner = NotingRunner()
    session = MatchSession.new(setup_of(persons=(0,)), runner)
    session.submit(0, Draw())
    session.submit(0, Discard(session.deal.hands[0][0]))
    ticket = runner.requests[-1][0]
    session.answer_arrived(BotAnswer(ticket, Draw()))
    assert session.has_answer
    assert session.undo(0)
    assert not session.has_answer
    assert runner.cancelled == 1
    session.answer_arrived(BotAnswer(ticket, Draw()))
    assert not session.has_answer
    session.submit(0, Discard(session.deal.hands[0][0]))
    again = runner.requests[-1]
    assert again[0].version > ticket.version
    assert again[3] == runner.requests[0][3], "the same position, the same seed"


def test_all_that_a_turn_laid_is_taken_back_at_once_and_comes_back_at_once() -> None:
    session = persons_session()
    rng = Random(3)
    while True:
        seat, start = session.deal.turn, len(session.played)
        assert not session.can_take_turn_back(1 - seat)
        assert session.can_take_turn_back(seat) == session.take_turn_back(seat)
        session.redo(seat)
        session.submit(seat, random_command(session.deal, rng))
        laid = [entry for entry in session.played[start - 2 :] if isinstance(entry.command, MELDS)]
        if len(laid) >= 2 and {entry.seat for entry in laid} == {session.deal.turn}:
            break
    seat, after = session.deal.turn, session.deal.digest()
    assert session.take_turn_back(seat)
    assert not isinstance(session.played[-1].command, MELDS)
    assert session.played[-1].seat == seat
    assert not session.can_take_turn_back(seat)
    assert session.redo(seat)
    assert session.deal.digest() == after


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_turn_is_taken_back_to_what_it_drew_and_never_past_a_pot(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    session = persons_session(rules=rules, players=players, persons=tuple(range(players)), number=6)
    rng, starts = Random(6), {0: session.deal.digest()}
    while not session.is_deal_over and len(session.played) < 300:
        seat = session.deal.turn
        session.submit(seat, random_command(session.deal, rng))
        starts[len(session.played)] = session.deal.digest()
        laid = 0
        while laid < len(session.played) and all(
            isinstance(event, MeldLaid | MeldExtended) for event in session.played[-1 - laid].events
        ):
            laid += 1
        before = session.played[-1 - laid]
        has_pot = any(isinstance(event, PotTaken) for event in before.events)
        assert session.can_take_turn_back(seat) == (laid > 0 and not has_pot)
        if laid and session.take_turn_back(seat):
            assert session.deal.digest() == starts[len(session.played)]
            assert session.redo(seat)


def test_a_discard_is_open_until_somebody_acts() -> None:
    session = MatchSession.new(setup_of(persons=(0,)), NotingRunner())
    assert session.discard_to_take_back is None
    session.submit(0, Draw())
    assert session.discard_to_take_back is None
    session.submit(0, Discard(session.deal.hands[0][0]))
    entry = session.discard_to_take_back
    assert entry is not None
    assert (entry.seat, entry) == (0, session.played[-1])
    session.submit(1, Draw())
    assert session.discard_to_take_back is None
    session.submit(1, Discard(session.deal.hands[1][0]))
    assert session.discard_to_take_back is None, "a bot takes nothing back"


def test_nobody_undoes_for_a_bot() -> None:
    session = MatchSession.new(setup_of(persons=(1,), is_practice=True), NotingRunner())
    session.submit(0, Draw())
    assert not session.can_undo(0)


def test_undo_is_saved() -> None:
    saver = MemorySaver()
    session = persons_session(saver)
    session.submit(0, Draw())
    session.submit(0, Discard(session.deal.hands[0][0]))
    session.undo(0)
    assert saver.calls[-2:] == ["wait", "save"]
    running = saver.records[-1].running
    assert running is not None
    assert running.deal.commands == "draw"


def test_undone_cards_are_back_in_their_places_of_the_own_order() -> None:
    session = persons_session()
    rng = Random(3)
    while True:
        seat = session.deal.turn
        command = random_command(session.deal, rng)
        wished = tuple(rng.sample(session.hand_order(seat), len(session.hand_order(seat))))
        session.set_hand_order(seat, wished, frozenset({2, 5}))
        gaps = session.hand_gaps(seat)
        session.submit(seat, command)
        if isinstance(command, LayMeld) and session.undo(seat):
            break
    assert session.hand_order(seat) == wished
    assert session.hand_gaps(seat) == gaps


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_undo_goes_back_exactly_and_never_past_what_was_revealed(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    everybody = tuple(range(players))
    session = persons_session(rules=rules, players=players, persons=everybody, number=5)
    rng = Random(5)
    digests = [session.deal.digest()]
    while not session.is_deal_over and len(session.played) < 300:
        seat = session.deal.turn
        step = session.submit(seat, random_command(session.deal, rng))
        assert isinstance(step, Step)
        digests.append(session.deal.digest())
        others = [other for other in everybody if other != seat]
        assert not any(session.can_undo(other) for other in others)
        hidden = any(isinstance(event, PotTaken | DealEnded) for event in step.events)
        opened = any(isinstance(event, TurnStarted) and event.pot_opened for event in step.events)
        may = isinstance(step.command, LayMeld | ExtendMeld | Discard) and not hidden and not opened
        assert session.can_undo(seat) == may
        if may and rng.random() < 0.5:
            version = session.version
            assert session.undo(seat)
            assert session.deal.digest() == digests[-2]
            assert session.version == version + 1
            assert session.redo(seat)
            assert session.deal.digest() == digests[-1]


def test_practice_goes_back_past_bots_and_draws() -> None:
    runner = NotingRunner()
    session = MatchSession.new(setup_of(persons=(0,), is_practice=True), runner)
    start = session.deal.digest()
    session.submit(0, Draw())
    before = session.deal.digest()
    session.submit(0, Discard(session.deal.hands[0][0]))
    session.submit(1, Draw())
    session.submit(1, Discard(session.deal.hands[1][0]))
    end = session.deal.digest()
    assert session.undo(0)
    assert session.deal.digest() == before
    assert session.undo(0)
    assert session.deal.digest() == start
    assert not session.undo(0)
    assert session.redo(0)
    assert session.redo(0)
    assert session.deal.digest() == end


def test_practice_takes_back_nothing_that_another_person_has_done() -> None:
    session = persons_session(is_practice=True)
    session.submit(0, Draw())
    session.submit(0, Discard(session.deal.hands[0][0]))
    session.submit(1, Draw())
    assert not session.can_undo(0)
    assert session.undo(1)
    assert not session.can_undo(1)
    assert session.undo(0)
    assert len(session.played) == 1


def test_practice_goes_back_over_the_end_of_the_deal() -> None:
    session = persons_session(is_practice=True)
    play_randomly(session, 2000, 1)
    assert len(session.finished) == 1
    seat = session.played[-1].seat
    assert session.undo(seat)
    assert session.finished == ()
    assert not session.is_deal_over
    assert session.redo(seat)
    assert len(session.finished) == 1
