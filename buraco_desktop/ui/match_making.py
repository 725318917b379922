"""Make the matches that come to the table: new ones as they were chosen, and those of files."""

import secrets
from collections.abc import Callable
from pathlib import Path

from buraco_desktop.session.asking import BotRunner
from buraco_desktop.session.autosave import Autosaver
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.saves import read
from buraco_desktop.ui.pages.choice import MAX_DEAL_NUMBER, MatchChoice

TellFailure = Callable[[SaveError], None]


def new_match(choice: MatchChoice, runner: BotRunner, path: Path, failed: TellFailure) -> MatchSession:
    """Start a match that is saved at `path`; what cannot be written later is told to `failed`."""
    number = choice.deal_number
    if number is None:
        number = secrets.randbelow(MAX_DEAL_NUMBER + 1)
    seats = [SeatSetup(choice.own_name)]
    portraits = choice.portraits or ("",) * len(choice.bots)
    seats += map(SeatSetup, choice.names, choice.bots, portraits)
    setup = MatchSetup(
        choice.rules,
        choice.players,
        tuple(seats),
        secrets.randbelow(choice.players),
        number,
        match_minutes=choice.match_minutes,
        turn_seconds=choice.turn_seconds,
        is_practice=choice.is_practice,
    )
    return MatchSession.new(setup, runner, Autosaver(path, failed))


def opened_match(path: Path, runner: BotRunner, failed: TellFailure) -> MatchSession:
    """Go on with the match of a file, and save it there. Raises `SaveError`; later faults go to `failed`."""
    record = read(path)
    saver = Autosaver(path, failed)
    try:
        return MatchSession.resume(record, runner, saver)
    except SaveError:
        saver.close()
        raise
