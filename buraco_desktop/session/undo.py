"""What may be taken back, derived from what a command did (RULES 9, C7). An undo is a cut of the log."""

from collections.abc import Sequence

from buraco_desktop.engine.commands import CallTime, Discard
from buraco_desktop.engine.events import DealEnded, MeldExtended, MeldLaid, PotTaken, TurnStarted
from buraco_desktop.storage.replay import Played


def undo_length(
    played: Sequence[Played], seat: int, persons: Sequence[bool], is_practice: bool
) -> int | None:
    """Return how many commands stay when a seat takes one step back; None if it may not.

    Fair undo takes back the last meld or extension of the own turn, grace undo the own discard, both only
    while it is the last command. In a practice match a person goes back to before the own last command,
    whatever bots did after it; what another person did stays. Nothing from before the call of time is ever
    taken back.
    """
    if not persons[seat]:
        return None
    if is_practice:
        return _last_own(played, seat, persons)
    if not played or played[-1].seat != seat:
        return None
    last = played[-1]
    return len(played) - 1 if _is_fair(last) or _is_graceful(last, persons) else None


def open_discard(played: Sequence[Played], persons: Sequence[bool]) -> Played | None:
    """Return a person's discard that can be taken back because nobody has acted since (grace undo)."""
    if not played or not persons[played[-1].seat] or not _is_graceful(played[-1], persons):
        return None
    return played[-1]


def turn_length(played: Sequence[Played], seat: int, persons: Sequence[bool]) -> int | None:
    """Return how many commands stay when a seat takes back all that it laid in its turn; None for nothing.

    As right after the draw, the redraw or the take of the turn. With a pot that was taken directly the turn
    stays as it is.
    """
    length = len(played)
    while length and played[length - 1].seat == seat and _is_fair(played[length - 1]):
        length -= 1
    is_laid = length < len(played) and persons[seat]
    if not is_laid or any(isinstance(event, PotTaken) for event in played[length - 1].events):
        return None
    return length


def _last_own(played: Sequence[Played], seat: int, persons: Sequence[bool]) -> int | None:
    for index in range(len(played) - 1, -1, -1):
        entry = played[index]
        if isinstance(entry.command, CallTime):
            return None
        if entry.seat == seat:
            return index
        if persons[entry.seat]:
            return None  # that person has seen cards since, and decided upon them
    return None


def _is_fair(entry: Played) -> bool:
    """Whether the command revealed nothing and the turn went on: it did nothing but lay cards."""
    return all(isinstance(event, MeldLaid | MeldExtended) for event in entry.events)


def _is_graceful(entry: Played, persons: Sequence[bool]) -> bool:
    """Whether the command is a discard that fetched no pot, ended no deal and showed no person new cards.

    A bot whose turn began with a pot forgets what it saw, as it is asked anew; a person would not.
    """
    if not isinstance(entry.command, Discard):
        return False
    return not any(
        isinstance(event, PotTaken | DealEnded)
        or (isinstance(event, TurnStarted) and event.pot_opened and persons[event.seat])
        for event in entry.events
    )
