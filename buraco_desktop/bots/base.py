"""What every bot is, and the table that it imagines from what it sees."""

from random import Random
from typing import Protocol

from buraco_desktop.bots.reasons import Choice
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView, deal_from, unseen_cards


class Bot(Protocol):
    """A way of playing. Keeps nothing between calls: the same view and generator give the same command."""

    name: str
    """The name under which `levels.make_bot` knows it."""

    def choose(self, seen: SeatView, rng: Random) -> Command:
        """Return a legal command for the seat, which is to act; called once for each command of a turn."""

    def explain(self, seen: SeatView, rng: Random) -> Choice:
        """Return the command that `choose` returns, with its reason."""


def imagine(seen: SeatView) -> DealState:
    """Return a table that looks the same to the seat, its hidden cards in a fixed order, not as they lie.

    It answers `legality.check` as the real one would, for every command that does not turn on a hidden card
    (see `pile.legal_draws`).
    """
    return deal_from(seen, unseen_cards(seen))
