"""Time passes at the table of a timed game: time is called, and a person who is too slow is played for."""

from buraco_desktop.session.changes import Step
from buraco_desktop.session.session import MatchSession


def pass_time(session: MatchSession, ms: int, *, is_at_rest: bool = True) -> None:
    """Let so many milliseconds pass, and call time when the match has used up its own (RULES Z12, M10).

    Nothing passes between two deals. While cards move (`is_at_rest` false) the match goes on, but no turn's
    clock runs.
    """
    if not session.is_deal_over:
        session.clock.advance(ms, is_turn_running=is_at_rest)
        session.call_time()


def play_for_person(session: MatchSession) -> Step | None:
    """Play one command for the person whose turn has run out of time; None if there is nothing to play.

    A card is drawn, what was laid stays, and the least useful card is discarded. Only an opening that cannot
    reach its minimum is taken back, one meld with each call (RULES 1.7).
    """
    if session.is_deal_over or not session.clock.is_turn_over:
        return None
    from buraco_desktop.bots.gentle import gentle_command  # noqa: PLC0415 - for who is too slow only

    seat = session.deal.turn
    command = gentle_command(session.view(seat))
    if command is None:
        session.undo(seat)
        return None
    outcome = session.submit(seat, command)
    assert isinstance(outcome, Step), outcome
    return outcome
