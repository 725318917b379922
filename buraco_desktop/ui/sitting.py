"""What a person sees who sits down at a table that is being played at. No Qt."""

from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.rounds import last_round
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.ui.picking import Picking

NOBODY = -1
"""The seat of one who may see no hidden card."""


def seen_table(session: MatchSession, seat: int, *, is_covered: bool) -> TableModel:
    """Return the table as seen from a seat; if it `is_covered`, without a card of its hand."""
    model = TableModel.from_view(session.view(seat))
    if is_covered:
        model.hand, model.drawn = [], None
    return model


def marked_since_last_turn(session: MatchSession, seat: int) -> Picking:
    """Return marks on what is new since the last turn of a seat; nothing is picked."""
    played, picking = session.played, Picking()
    which = last_round(played, seat, is_own_turn=session.deal.turn == seat)
    model = TableModel.from_view(session.past_view(seat, which.start))
    for entry in played[which.start : which.stop]:
        events, before = [seen_by(event, seat) for event in entry.events], set(model.hand)
        for event in events:
            model.fold(event)
        picking.follow(events, seat, before, set(model.hand))
    return picking
