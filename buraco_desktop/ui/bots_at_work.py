"""The bots' worker process and its answers, which come to the UI thread and to the table."""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from buraco_desktop.session.asking import BotAnswer, Thought
from buraco_desktop.session.bot_runner import ProcessBotRunner
from buraco_desktop.ui.text import fallback_sentence

if TYPE_CHECKING:
    from buraco_desktop.session.session import MatchSession
    from buraco_desktop.ui.main_window import MainWindow
    from buraco_desktop.ui.table_page import TablePage

BOT_PATIENCE_S = 10.0
"""Seconds after which a bot that says nothing is replaced for one move."""

log = logging.getLogger(__name__)


class AnswerBridge(QObject):
    """Carries answers from the bot thread to the UI thread.

    Signals:
        answered: a `BotAnswer` or a `Thought`.
    """

    answered = Signal(object)

    def deliver(self, answer: BotAnswer | Thought) -> None:
        """Send an answer over; called on the bot thread."""
        self.answered.emit(answer)


def bots_of(window: "MainWindow") -> ProcessBotRunner:
    """Start the bots of a window, which takes their answers."""
    bridge = AnswerBridge(window)
    bridge.answered.connect(window.take_answer)
    return ProcessBotRunner(bridge.deliver, BOT_PATIENCE_S)


def hand_over(answer: BotAnswer | Thought, session: "MatchSession", page: "TablePage") -> None:
    """Hand a bot's answer, or what a person asked it, to a match and its table."""
    if isinstance(answer, Thought):
        page.take_thought(answer)
        return
    session.answer_arrived(answer)
    if answer.fallback is not None and session.has_answer:
        name = session.setup.seats[answer.ticket.seat].name
        log.warning("bot fallback: %s for seat %d", answer.fallback, answer.ticket.seat)
        page.say(fallback_sentence(answer.fallback.value, name))
    page.pace.try_play()
