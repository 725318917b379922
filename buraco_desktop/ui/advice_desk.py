"""What the person at a table may ask the bots: hints beside the table, and reasons in the log."""

from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from buraco_desktop.bots.reasons import Reason
from buraco_desktop.engine.commands import Discard, ExtendMeld, LayMeld, TakePile
from buraco_desktop.session.adviser import Adviser, Explanation, Hint
from buraco_desktop.session.asking import BotRunner, Thought
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.deal_log import DealLog
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.hint_desk import HintDesk
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.text_hint import thinking
from buraco_desktop.ui.text_reasons import no_reason, reason_sentence

GAP = 10
LEAST_LOG = 110
"""With less height the log waits until the hint is closed, in scaled pixels."""


class AdviceDesk:
    """Brings questions of one table to the bots, and their thoughts to the panels."""

    def __init__(
        self,
        controller: TableController,
        scene: TableScene,
        faces: FaceCache,
        runner: BotRunner,
        log: DealLog,
        look: TableLook,
        page: QWidget,
    ) -> None:
        self._table, self._log = controller, log
        self._adviser = Adviser(controller.session, runner)
        self.hints = HintDesk(controller, scene, faces, self._adviser, look, page)
        self._reason: int | None = None
        """The command whose reason is still to be told."""
        self.hints.changed.connect(self._go_on)
        controller.was_reset.connect(self._forget_reason)
        controller.left.connect(self._forget_reason)

    def take(self, thought: Thought) -> None:
        """Show what was found, if it is still wanted."""
        match self._adviser.arrived(thought):
            case Hint() as hint:
                self.hints.show(hint)
            case Explanation(index, reason):
                self._reason = None
                told = no_reason() if reason is None else self._told(index, reason)
                self._log.panel.show_reason(index, told)
            case None:
                pass
        self._go_on()

    def ask_reason(self, index: int) -> None:
        """Ask why a bot gave the command of this index in the deal, and show it in the log."""
        self._log.panel.show_reason(index, thinking())
        self._reason = index
        if not self.hints.is_waiting:
            self._adviser.ask_reason(index)

    def _told(self, index: int, reason: Reason) -> str:
        """Return a reason in words; cards that stand in the line of the command are not named again."""
        session = self._table.session
        match session.played[index].command:
            case Discard(card):
                shown = {card}
            case LayMeld(cards) | ExtendMeld(_, cards) | TakePile(cards):
                shown = set(cards)
            case _:
                shown = set()
        if shown.issuperset(reason.cards):
            reason = replace(reason, cards=())
        return reason_sentence(reason, lambda seat: session.setup.seats[seat].name, card_sign)

    def place(self, room: QRect) -> QRect:
        """Put the hint into the upper part of the room beside the table; return what is left for the log."""
        if not self.hints.is_open:
            return room
        panel = self.hints.panel
        above_log = room.height() - round(LEAST_LOG * panel.look.unit) - GAP
        is_shared = self._log.is_open and panel.least_height(room.width()) <= above_log
        height = panel.height_for(room.width(), above_log if is_shared else room.height())
        if self._log.is_open and not is_shared:
            height = room.height()
        self.hints.panel.setGeometry(room.x(), room.y(), room.width(), height)
        return QRect(room.x(), room.y() + height + GAP, room.width(), max(0, room.height() - height - GAP))

    def stop(self) -> None:
        """Ask nothing any more."""
        self.hints.close()
        self._adviser.close()

    def _go_on(self) -> None:
        """Ask for the reason that had to wait for a hint."""
        if self._reason is not None and not self._adviser.is_thinking and not self.hints.is_waiting:
            self._adviser.ask_reason(self._reason)

    def _forget_reason(self) -> None:
        self._reason = None
