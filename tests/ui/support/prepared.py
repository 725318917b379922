"""Saved matches brought to a wished place by a session without a window, to be opened in one."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine.rules import MatchMode, RuleSet
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.saves import write
from tests.ui.support.pages import NAMES


def no_answer(_answer):
    """Nobody waits for bots here: every seat is played in turn."""


def to_target(rules: RuleSet, target: int) -> RuleSet:
    """The rules with a match to so many points."""
    return replace(rules, match=MatchMode.TARGET, target=target, deals=1)


def setup_of(rules, players, number, first_dealer=None):
    """A person on seat 0, who begins the first deal unless told otherwise, and greedy bots."""
    seats = (SeatSetup(NAMES[0]), *(SeatSetup(name, "greedy") for name in NAMES[1:players]))
    dealer = players - 1 if first_dealer is None else first_dealer % players
    return MatchSetup(rules, players, seats, dealer, number)


def fresh(rules, players, number, first_dealer=None) -> MatchSession:
    """A match before its first command."""
    setup = setup_of(rules, players, number, first_dealer)
    return MatchSession.new(setup, DirectBotRunner(no_answer), is_strict=True)


def resumed(record) -> MatchSession:
    return MatchSession.resume(record, DirectBotRunner(no_answer), is_strict=True)


def write_save(path, match):
    """Put a session, or what one recorded, into a file."""
    write(path, match.record() if isinstance(match, MatchSession) else match)


def greedy_command(session):
    """What the greedy bot would do on the seat to act; for seat 0 as `MatchHand` does."""
    seat = session.deal.turn
    seed = 1 if seat == 0 else session._bot_seed()
    return make_bot("greedy").choose(session.view(seat), Random(seed))


def play_on(session, until: Callable[[MatchSession], bool] = lambda session: False) -> bool:
    """Play the deal to its end, or until something is so; return whether it stopped for that."""
    while not session.is_deal_over:
        if until(session):
            return True
        session.submit(session.deal.turn, greedy_command(session))
    return False


def in_second_deal(rules, players, number, points, first_dealer=None) -> MatchSession:
    """A match in its second deal, the first of which gave these points."""
    session = fresh(rules, players, number, first_dealer)
    play_on(session)
    first = session._finished[0]
    session._finished[0] = replace(first, record=msgspec.structs.replace(first.record, points=points))
    session.next_deal()
    return session


def before_last_own_turn(session):
    """The save of a match with the own last turn of its running deal still to come, and the deal's points."""
    saves = []
    turn = -1
    while not session.is_deal_over:
        if session.deal.turn == 0 and session.deal.turn_count != turn:
            turn = session.deal.turn_count
            saves.append(session.record())
        session.submit(session.deal.turn, greedy_command(session))
    return saves[-1], session.finished[-1].points
