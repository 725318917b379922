"""What a person asks the bots: hints for the present table, reasons for what was played."""

from random import Random

import pytest

from buraco_desktop.bots.levels import ADVISER, make_bot
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.engine.view import SeatView
from buraco_desktop.session.adviser import Adviser, Explanation, Hint
from buraco_desktop.session.asking import BotAnswer, Thought, Ticket, Wish
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import bot_seed
from tests.session.fakes import NotingRunner, play_randomly, setup_of


def noting(**wishes):
    runner = NotingRunner()
    session = MatchSession.new(setup_of(**wishes), runner, is_strict=True)
    return session, runner, Adviser(session, runner)


def direct(**wishes):
    """A match in which a hint and a reason are found at once, and the thoughts."""
    thoughts = []
    box = []

    def deliver(answer):
        thoughts.append(answer) if isinstance(answer, Thought) else box[0].answer_arrived(answer)

    runner = DirectBotRunner(deliver)
    box.append(MatchSession.new(setup_of(**wishes), runner, is_strict=True))
    return box[0], Adviser(box[0], runner), thoughts


def test_a_hint_is_the_strongest_levels_move():
    session, adviser, thoughts = direct()
    adviser.ask_hint(0)
    hint = adviser.arrived(thoughts.pop())
    assert isinstance(hint, Hint)
    seed = bot_seed(session.deal_number, 0, 0)
    assert hint.plays[0].commands[0] == make_bot(ADVISER).choose(session.view(0), Random(seed))
    assert not adviser.is_thinking


def test_a_hint_is_forgotten_when_the_table_changes():
    session, runner, adviser = noting()
    adviser.ask_hint(0)
    ticket, _, _, _, wish = runner.consulted[-1]
    assert wish is Wish.ADVICE
    session.submit(0, Draw())
    assert runner.dismissed == 1
    assert adviser.arrived(Thought(ticket, ())) is None


def test_a_hint_that_was_not_found_has_no_plays():
    _, runner, adviser = noting()
    adviser.ask_hint(0)
    assert adviser.arrived(Thought(runner.consulted[-1][0], None)) == Hint(())


def test_only_the_last_question_counts():
    _, runner, adviser = noting()
    adviser.ask_hint(0)
    adviser.ask_hint(0)
    first, second = (question[0] for question in runner.consulted)
    assert adviser.arrived(Thought(first, ())) is None
    assert adviser.arrived(Thought(second, ())) == Hint(())


@pytest.mark.parametrize("bot", ["random", "beginner", "medium"])
def test_every_command_of_a_bot_is_explained_as_it_was_given(bot):
    session, adviser, thoughts = direct(persons=(), bot=bot)
    session.ask_bot()
    for _ in range(40):
        if session.play_answer() is None:
            break
    assert len(session.played) > 20
    for index in range(len(session.played)):
        adviser.ask_reason(index)
        found = adviser.arrived(thoughts.pop())
        assert isinstance(found, Explanation)
        assert found.index == index
        assert found.reason is not None


def test_what_another_stands_for_has_no_reason():
    session, runner, adviser = noting(persons=(0,), first_dealer=0, bot="greedy")
    session.ask_bot()
    session.answer_arrived(BotAnswer(runner.requests[-1][0], Draw()))
    session.play_answer()
    adviser.ask_reason(0)
    ticket, seen, bot, seed, wish = runner.consulted[-1]
    assert (bot, wish, seen.phase.name) == ("greedy", Wish.REASON, "DRAW")
    assert seed == runner.requests[0][3]
    assert isinstance(seen, SeatView)
    reason = Reason(ReasonCode.PILE_POOR)
    other = session.view(1).hand[0]
    assert adviser.arrived(Thought(ticket, Choice(Discard(other), reason))) == Explanation(0, None)
    adviser.ask_reason(0)
    ticket = runner.consulted[-1][0]
    assert adviser.arrived(Thought(ticket, Choice(Draw(), reason))) == Explanation(0, reason)


def test_a_reason_outlives_the_next_command_but_not_a_cut_log():
    session, runner, adviser = noting(persons=(0,), first_dealer=0, bot="greedy", is_practice=True)
    session.ask_bot()
    while session.deal.turn != 0:
        seat = session.deal.turn
        command = make_bot("greedy").choose(session.view(seat), Random(0))
        session.submit(seat, command)
    adviser.ask_reason(0)
    session.submit(0, Draw())
    assert adviser.is_thinking
    assert session.undo(0)
    assert not adviser.is_thinking
    assert runner.dismissed == 1


def test_no_reason_is_asked_of_a_person():
    session, _, adviser = noting()
    play_randomly(session, 1)
    with pytest.raises(ValueError, match="no bot gave"):
        adviser.ask_reason(0)


def test_an_old_ticket_says_nothing():
    _, _, adviser = noting()
    assert adviser.arrived(Thought(Ticket(1, 0), ())) is None
