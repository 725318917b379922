"""Which part of the log a player has not seen yet."""

from collections.abc import Sequence

from buraco_desktop.engine.commands import CallTime
from buraco_desktop.storage.replay import Played


def last_round(played: Sequence[Played], seat: int, is_own_turn: bool) -> range:
    """Return which commands others gave between the last turn of a seat and its next act.

    Empty if nobody has acted since the turn of the seat.
    """

    def is_own(index: int) -> bool:
        return played[index].seat == seat and not isinstance(played[index].command, CallTime)

    end = len(played)
    while is_own_turn and end and is_own(end - 1):
        end -= 1
    start = end
    while start and not is_own(start - 1):
        start -= 1
    return range(start, end)
