"""Bots for whom nothing waits: their worker process starts when the window has been painted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from buraco_desktop.engine.view import SeatView
    from buraco_desktop.session.asking import BotRunner, Ticket, Wish


class LateRunner:
    """A `BotRunner` that keeps what it is asked until `begin`, and from then on passes everything on."""

    def __init__(self, make: "Callable[[], BotRunner]") -> None:
        self._make = make
        self._runner: BotRunner | None = None
        self._move: Callable[[BotRunner], None] | None = None
        self._thought: Callable[[BotRunner], None] | None = None

    def begin(self) -> None:
        """Make the real runner and ask it what was asked before; a second call does nothing."""
        if self._runner is not None:
            return
        self._runner = self._make()
        for ask in (self._move, self._thought):
            if ask is not None:
                ask(self._runner)
        self._move = self._thought = None

    def request(self, ticket: "Ticket", seen: "SeatView", bot: str, seed: int) -> None:
        """Ask for a command; see `BotRunner`."""
        if self._runner is not None:
            self._runner.request(ticket, seen, bot, seed)
        else:
            self._move = lambda runner: runner.request(ticket, seen, bot, seed)

    def cancel(self) -> None:
        """Forget the request not yet answered; see `BotRunner`."""
        self._move = None
        if self._runner is not None:
            self._runner.cancel()

    def consult(self, ticket: "Ticket", seen: "SeatView", bot: str, seed: int, wish: "Wish") -> None:
        """Ask what a person wants to know; see `BotRunner`."""
        if self._runner is not None:
            self._runner.consult(ticket, seen, bot, seed, wish)
        else:
            self._thought = lambda runner: runner.consult(ticket, seen, bot, seed, wish)

    def dismiss(self) -> None:
        """Forget the question of `consult` not yet answered; see `BotRunner`."""
        self._thought = None
        if self._runner is not None:
            self._runner.dismiss()

    def close(self) -> None:
        """Stop for good; see `BotRunner`."""
        if self._runner is not None:
            self._runner.close()
