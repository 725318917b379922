"""What the others did since a person's last turn, in a line for each of them."""

from collections.abc import Iterable

import msgspec

from buraco_desktop.engine.events import Event, TurnStarted
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.rounds import last_round
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.sitting import NOBODY
from buraco_desktop.ui.text import card_short, joined
from buraco_desktop.ui.text_events import CardWriter, event_act, event_seat


class RoundLine(msgspec.Struct, frozen=True):
    """One player's last turn."""

    seat: int
    name: str
    acts: str
    """What was done; cards as `card_sign`s."""
    spoken: str
    """The whole line in plain words."""


def round_lines(session: MatchSession, seat: int) -> list[RoundLine]:
    """Return the lines in the order of play, as anybody may read them."""
    which = last_round(session.played, seat, is_own_turn=session.deal.turn == seat)
    told: dict[int, list[Event]] = {}
    for entry in session.played[which.start : which.stop]:
        for event in entry.events:
            actor = event_seat(event)
            if actor is not None and not isinstance(event, TurnStarted):
                told.setdefault(actor, []).append(seen_by(event, NOBODY))
    lines = []
    for actor, events in told.items():
        name = session.setup.seats[actor].name
        spoken = f"{name} {_acts(events, session, card_short)}"
        lines.append(RoundLine(actor, name, _acts(events, session, card_sign), spoken))
    return lines


def _acts(events: Iterable[Event], session: MatchSession, write_card: CardWriter) -> str:
    return joined([event_act(event, None, session.rules, write_card) for event in events])
