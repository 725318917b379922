"""A `BotRunner` that thinks at once, on the thread of whoever asks: for tests and measurements."""

from random import Random

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine.view import SeatView
from buraco_desktop.session.asking import BotAnswer, Deliver, Thought, Ticket, Wish
from buraco_desktop.session.questions import Crashed, Interrupted, Question
from buraco_desktop.session.worker import finding


class DirectBotRunner:
    """Answers inside `request`, on the caller's thread. What a bot raises reaches the caller."""

    def __init__(self, deliver: Deliver) -> None:
        self._deliver = deliver

    def request(self, ticket: Ticket, seen: SeatView, bot: str, seed: int) -> None:
        """Let the bot choose and deliver its command at once."""
        self._deliver(BotAnswer(ticket, make_bot(bot).choose(seen, Random(seed))))

    def cancel(self) -> None:
        """Return; no request is ever open."""

    def consult(self, ticket: Ticket, seen: SeatView, bot: str, seed: int, wish: Wish) -> None:
        """Find it out and deliver it at once."""
        found = finding(Question(0, seen, bot, seed, wish), make_bot)
        self._deliver(Thought(ticket, None if isinstance(found, Crashed | Interrupted) else found))

    def dismiss(self) -> None:
        """Return; no question is ever open."""

    def close(self) -> None:
        """Return; there is nothing to end."""
