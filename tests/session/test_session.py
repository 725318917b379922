"""A match with stand-ins and no Qt: submit, listeners, saving, bots' answers, deals and results."""

import logging
from random import Random

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw, LayMeld
from buraco_desktop.engine.dealing import shuffled_deck
from buraco_desktop.engine.events import CardDrawn
from buraco_desktop.engine.legality import targets
from buraco_desktop.engine.notation import write_cards
from buraco_desktop.engine.refusals import IllegalCommand, Refusal, RefusalCode
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.view import SeatView, view
from buraco_desktop.session.asking import BotAnswer, Ticket
from buraco_desktop.session.session import MatchSession, Reset, Step
from buraco_desktop.session.setup import deal_number_of
from tests.session.fakes import (
    MemorySaver,
    NotingRunner,
    bots_session,
    finish_deal,
    persons_session,
    play_randomly,
    setup_of,
)


def refusal_of(outcome: Step | Refusal) -> RefusalCode:
    assert isinstance(outcome, Refusal)
    return outcome.code


def test_the_cards_are_those_of_the_deal_number() -> None:
    session = persons_session(number=4711)
    deck = shuffled_deck(session.rules, Random(4711))
    assert session.deal_number == 4711
    assert session.fingerprint == persons_session(number=4711).fingerprint
    assert session.deal.stock[0] == deck[-1]
    assert session.deal.dealer == 1


def test_an_accepted_command_is_told_with_its_events() -> None:
    session = persons_session()
    told: list[Step | Reset] = []
    session.subscribe(told.append)
    version = session.version
    step = session.submit(0, Draw(), version)
    assert isinstance(step, Step)
    assert told == [step]
    assert (step.version, step.seat, step.command) == (version + 1, 0, Draw())
    assert isinstance(step.events[0], CardDrawn)
    assert step.events[0].card == session.deal.drawn
    assert session.version == version + 1
    assert session.played[-1].text == "draw"


def test_a_refused_command_changes_nothing() -> None:
    saver = MemorySaver()
    session = persons_session(saver)
    before = (session.deal.digest(), session.version, list(saver.calls))
    told: list[Step | Reset] = []
    session.subscribe(told.append)
    assert refusal_of(session.submit(1, Draw())) is RefusalCode.NOT_YOUR_TURN
    assert refusal_of(session.submit(0, Draw(), session.version - 1)) is RefusalCode.WRONG_PHASE
    assert refusal_of(session.submit(0, Discard(session.deal.hands[0][0]))) is RefusalCode.WRONG_PHASE
    assert (session.deal.digest(), session.version, saver.calls) == before
    assert told == []


def test_who_unsubscribes_is_told_no_more() -> None:
    session = persons_session()
    told: list[Step | Reset] = []
    stop = session.subscribe(told.append)
    stop()
    session.submit(0, Draw())
    assert told == []


def test_a_change_made_by_a_listener_is_told_after_the_one_it_answers() -> None:
    session = persons_session()
    order: list[int] = []

    def discard_at_once(change: Step | Reset) -> None:
        if isinstance(change, Step) and change.command == Draw():
            session.submit(0, Discard(session.deal.hands[0][0]))

    session.subscribe(discard_at_once)
    session.subscribe(lambda change: order.append(change.version))
    first = session.version
    session.submit(0, Draw())
    assert order == [first + 1, first + 2]


def test_each_command_waits_for_the_last_save_and_is_saved() -> None:
    saver = MemorySaver()
    session = persons_session(saver)
    session.submit(0, Draw())
    assert saver.calls == ["save", "wait", "save"]
    running = saver.records[-1].running
    assert running is not None
    assert running.deal.commands == "draw"


def test_a_failing_listener_does_not_lose_the_save() -> None:
    saver = MemorySaver()
    session = persons_session(saver)

    def fail(_change: Step | Reset) -> None:
        raise RuntimeError("a fault of the picture")

    stop = session.subscribe(fail)
    with pytest.raises(RuntimeError, match="picture"):
        session.submit(0, Draw())
    assert saver.calls[-1] == "save"
    stop()
    assert isinstance(session.submit(0, Discard(session.deal.hands[0][0])), Step)


def test_views_and_targets_are_those_of_the_engine() -> None:
    session = persons_session()
    session.submit(0, Draw())
    card = session.deal.hands[0][0]
    assert session.view(1) == view(session.deal, 1)
    assert session.targets(0, [card]) == targets(session.deal, 0, [card])
    assert session.targets(1, [card]) == ()


def test_closing_cancels_the_bot_and_writes_what_is_left() -> None:
    runner, saver = NotingRunner(), MemorySaver()
    session = MatchSession.new(setup_of(), runner, saver)
    session.close()
    assert saver.calls == ["save", "save", "close"]
    assert (runner.cancelled, runner.closed) == (1, 0)


# -- bots -------------------------------------------------------------------------------------------------


def bot_begins(is_strict: bool = True) -> tuple[MatchSession, NotingRunner]:
    runner = NotingRunner()
    session = MatchSession.new(setup_of(persons=(1,)), runner, is_strict=is_strict)
    session.ask_bot()
    return session, runner


def test_a_bot_is_asked_once_in_each_version() -> None:
    session, runner = bot_begins()
    session.ask_bot()
    assert len(runner.requests) == 1
    ticket, seen, bot, _ = runner.requests[0]
    assert (ticket, bot) == (Ticket(session.version, 0), "random")
    assert seen == session.view(0)
    session.submit(0, Draw())
    assert [request[0].version for request in runner.requests] == [ticket.version, session.version]


def test_a_person_is_not_asked() -> None:
    runner = NotingRunner()
    session = MatchSession.new(setup_of(persons=(0,)), runner)
    session.ask_bot()
    assert runner.requests == []


def test_an_answer_waits_until_it_is_played() -> None:
    session, _ = bot_begins()
    assert not session.has_answer
    assert session.play_answer() is None
    session.answer_arrived(BotAnswer(Ticket(session.version, 0), Draw()))
    assert session.has_answer
    assert session.played == ()
    step = session.play_answer()
    assert step is not None
    assert step.command == Draw()
    assert not session.has_answer


def test_a_late_answer_is_dropped() -> None:
    session, runner = bot_begins()
    old = runner.requests[0][0]
    session.submit(0, Draw())
    session.answer_arrived(BotAnswer(old, Draw()))
    assert not session.has_answer


def test_an_answer_that_waits_is_dropped_by_another_command() -> None:
    session, runner = bot_begins()
    session.answer_arrived(BotAnswer(runner.requests[0][0], Draw()))
    session.submit(0, Draw())
    assert not session.has_answer


def test_a_refused_answer_raises_in_a_strict_session() -> None:
    session, runner = bot_begins()
    session.answer_arrived(BotAnswer(runner.requests[0][0], Discard(0)))
    with pytest.raises(IllegalCommand):
        session.play_answer()


def test_instead_of_a_refused_answer_the_greedy_bot_plays(caplog: pytest.LogCaptureFixture) -> None:
    session, runner = bot_begins(is_strict=False)
    session.answer_arrived(BotAnswer(runner.requests[0][0], LayMeld((0, 1, 2))))
    with caplog.at_level(logging.ERROR):
        step = session.play_answer()
    assert step is not None
    assert step.seat == 0
    assert "answer refused" in caplog.text


class LostBot:
    """Discards before it draws."""

    name = "lost"

    def choose(self, seen: SeatView, rng: Random) -> Discard:
        return Discard(seen.hand[0])


def test_if_even_that_is_refused_any_legal_command_is_played(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buraco_desktop.bots.greedy.GreedyBot", LostBot)
    session, runner = bot_begins(is_strict=False)
    session.answer_arrived(BotAnswer(runner.requests[0][0], LayMeld((0, 1, 2))))
    step = session.play_answer()
    assert step is not None
    assert step.command == Draw()
    assert "greedy answer refused" in caplog.text


def test_the_same_number_and_the_same_bots_give_the_same_deal() -> None:
    texts = []
    for _ in range(2):
        session = bots_session(number=99)
        session.ask_bot()
        while session.play_answer() is not None:
            pass
        assert session.is_deal_over
        texts.append([entry.text for entry in session.played])
    assert texts[0] == texts[1]


# -- deals and matches --------------------------------------------------------------------------------------


def test_a_finished_deal_is_kept_with_its_score() -> None:
    session = persons_session()
    assert (session.deal_index, session.finished, session.totals) == (0, (), (0, 0))
    finish_deal(session)
    assert session.is_deal_over
    (finished,) = session.finished
    assert finished.points == score(session.deal).totals == session.totals
    assert (finished.number, finished.dealer, session.deal_index) == (7, 1, 0)
    assert [entry.text for entry in finished.loaded.played] == [entry.text for entry in session.played]
    assert finished.loaded.state.digest() == session.deal.digest()
    assert finished.fingerprint == session.fingerprint
    assert refusal_of(session.submit(session.deal.turn, Draw())) is RefusalCode.DEAL_OVER


def test_the_next_deal_has_the_next_dealer_and_number() -> None:
    session = persons_session()
    with pytest.raises(ValueError, match="deal is not over"):
        session.next_deal()
    finish_deal(session)
    told: list[Step | Reset] = []
    session.subscribe(told.append)
    totals, version = session.totals, session.version
    session.next_deal()
    assert told == [Reset(version + 1)]
    assert session.version == version + 1
    assert (session.deal.dealer, session.deal_index, session.played) == (0, 1, ())
    assert session.deal_number == deal_number_of(7, 1)
    assert session.deal.totals == totals
    assert session.deal.stock[0] == shuffled_deck(session.rules, Random(session.deal_number))[-1]


def test_after_the_match_there_is_no_next_deal() -> None:
    session = persons_session(rules=rulesets.BURACO)
    assert not session.result.is_over
    finish_deal(session)
    assert session.result.is_over
    with pytest.raises(ValueError, match="match is over"):
        session.next_deal()


def test_a_match_of_bots_comes_to_its_end() -> None:
    session = bots_session(rules=rulesets.BURRACO_ITALIANO)
    session.ask_bot()
    for count in range(1, 5):
        while session.play_answer() is not None:
            pass
        assert len(session.finished) == count
        if count < 4:
            session.next_deal()
    assert session.result.is_over
    assert session.result.victory_points is not None


# -- the own order of the hand ------------------------------------------------------------------------------


def test_a_new_hand_is_in_order_by_suit_and_complete() -> None:
    session = persons_session()
    assert sorted(session.hand_order(0)) == sorted(session.deal.hands[0])
    assert write_cards(session.hand_order(0)) == write_cards(
        sorted(session.hand_order(0), key=lambda c: c % 54)
    )
    assert session.hand_gaps(0) == frozenset()


def test_the_own_order_survives_a_draw() -> None:
    session = persons_session()
    wished = tuple(reversed(session.hand_order(0)))
    session.set_hand_order(0, wished, frozenset({3}))
    session.submit(0, Draw())
    assert session.hand_order(0) == (*wished, session.deal.drawn)
    assert session.hand_gaps(0) == {3}


def test_the_order_is_up_to_date_when_listeners_are_told() -> None:
    session = persons_session()
    sizes: list[int] = []
    session.subscribe(lambda _change: sizes.append(len(session.hand_order(0))))
    session.submit(0, Draw())
    assert sizes == [12]


@pytest.mark.parametrize("seed", range(8))
def test_in_every_position_the_order_holds_what_the_seat_sees(seed: int) -> None:
    session = persons_session(number=seed, rules=rulesets.BUKHARO, players=4, persons=(0, 1, 2, 3))

    def compare(_change: Step | Reset) -> None:
        for seat in range(4):
            assert sorted(session.hand_order(seat)) == list(session.view(seat).hand)

    session.subscribe(compare)
    play_randomly(session, 400, seed)
    assert session.played
