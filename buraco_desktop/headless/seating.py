"""Where the two bots sit.

Usually A has every seat of its team. Two bots of one kind can hide what is bad about them as partners, as
each expects just what the other does. A mixed seating shows it: A and B as partners, B on all other seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.search.bot import SearchBot
from buraco_desktop.bots.stopping import never
from buraco_desktop.headless.contest import Contest
from buraco_desktop.headless.records import TurnTimes


@dataclass(frozen=True, slots=True)
class Seating:
    """The bots by seat, and whether somebody watches them."""

    a_team: int
    bots: tuple[Bot, ...]
    is_a: tuple[bool, ...]
    """The seats of bot A."""
    is_watched: bool
    """Whether never-events are counted."""

    def lists_of(self, times: TurnTimes) -> Sequence[list[float]]:
        """Return for each seat the list that its turns go to."""
        return [times.a if is_a else times.b for is_a in self.is_a]


def seat_bots(contest: Contest, a_team: int) -> Seating:
    """Return the bots on their seats, A on this team.

    As the deal goes round from one numbered deal to the next, a single A on the first seat of each team
    comes to sit everywhere around the table.
    """
    a_bot, b_bot = (_seated(contest, name) for name in (contest.a, contest.b))
    seats = range(contest.players)
    if contest.is_mixed:
        is_a = tuple(seat == a_team for seat in seats)
    else:
        is_a = tuple(seat % contest.team_count == a_team for seat in seats)
    return Seating(a_team, tuple(a_bot if mine else b_bot for mine in is_a), is_a, contest.is_watched)


def _seated(contest: Contest, name: str) -> Bot:
    bot = contest.make(name)
    return bot.at_table(never) if contest.is_timed and isinstance(bot, SearchBot) else bot
