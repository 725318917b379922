"""What is played for a person whose time is over: as little as the rules allow, and nothing that hurts."""

from random import Random

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.greedy import GreedyBot, least_useful_discard
from buraco_desktop.bots.laying import planned_lay
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.commands import Command, Draw
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import SeatView


def gentle_command(seen: SeatView) -> Command | None:
    """Return the next command for the seat to act: draw from the stock, discard what fits least.

    Cards are laid only where the rules allow no discard: the last card that can but be added, or an opening
    that still lacks points. None if that opening cannot get them, so that melds have to be taken back.
    """
    deal = imagine(seen)
    if deal.phase is Phase.DRAW:
        return Draw() if check(deal, Draw()) is None else GreedyBot().choose(seen, Random(0))
    return least_useful_discard(deal) or planned_lay(deal) or next(iter(candidates(deal)), None)
