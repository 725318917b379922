"""Show once more what happened since the person's last turn, in motion and step by step.

The session is only read. Bots and clock wait; any input ends the replay, and the table shows the present.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from buraco_desktop.engine.events import Event
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.rounds import last_round
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.last_acts import LastActs
from buraco_desktop.ui.pace import BotPace
from buraco_desktop.ui.picking import Picking
from buraco_desktop.ui.table.motions import MotionPlan, plan_step
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table_clock import TableClock
from buraco_desktop.ui.table_parts import TableParts

PAUSE = 450
"""Milliseconds for which a step is looked at after its motion."""


class RoundReplay(QObject):
    """The replay of one table.

    Signals:
        changed: a replay has begun or is over.
    """

    changed = Signal()

    def __init__(
        self,
        controller: TableController,
        scene: TableScene,
        parts: TableParts,
        pace: BotPace,
        clock: TableClock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._scene, self._parts = controller, scene, parts
        self._pace, self._clock = pace, clock
        self._steps: list[tuple[Event, ...]] = []
        self._present: tuple[TableModel, Picking, LastActs] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.show_next)
        scene.animator.finished.connect(self._rest)
        controller.was_reset.connect(self._give_way)

    @property
    def is_running(self) -> bool:
        """Whether the table shows the past."""
        return self._present is not None

    @property
    def can_start(self) -> bool:
        """Whether anything happened that could be shown again."""
        is_carrying = self._scene.drag is not None and self._scene.drag.is_carrying
        return not is_carrying and len(self._round()) > 0

    def start(self) -> bool:
        """Put the table back to the end of the person's last turn and go on; False if it cannot."""
        if self.is_running or not self.can_start:
            return False
        table, session = self._table, self._table.session
        which = self._round()
        self._scene.animator.finish_all()
        table.forget_choice()
        self._pace.is_held = self._clock.is_held = True
        self._present = table.model, table.picking, self._parts.told
        self._steps = [
            tuple(seen_by(event, table.seat) for event in entry.events)
            for entry in session.played[which.start : which.stop]
        ]
        table.model = TableModel.from_view(session.past_view(table.seat, which.start))
        table.picking = table.picking.before(table.model.hand)
        self._parts.told = LastActs(table.seat)
        table.relayout(MotionPlan())
        self.changed.emit()
        self._rest()
        return True

    def show_next(self) -> None:
        """Show the next step; after the last one the present."""
        if not self.is_running:
            return
        if not self._steps:
            self._end(MotionPlan())
            return
        events, table, layout = self._steps.pop(0), self._table, self._scene.table
        before = set(table.model.hand)
        for event in events:
            table.model.fold(event)
        table.picking.follow(events, table.seat, before, set(table.model.hand))
        self._parts.told.note(events)
        table.relayout(None if layout is None else plan_step(events, layout, table.seat))
        self._rest()

    def stop(self) -> None:
        """Show the present at once."""
        self._scene.animator.finish_all()
        self._end(None)

    def _round(self) -> range:
        table = self._table
        session = table.session
        is_own_turn = session.is_deal_over or session.deal.turn == table.seat
        return last_round(session.played, table.seat, is_own_turn)

    def _rest(self) -> None:
        if self.is_running and not self._scene.animator.is_running:
            self._timer.start()

    def _end(self, plan: MotionPlan | None) -> None:
        if self._present is None:
            return
        self._table.model, self._table.picking, self._parts.told = self._present
        self._let_go()
        self._table.relayout(plan)
        self.changed.emit()

    def _give_way(self) -> None:
        """Forget the past: the table shows a new present already."""
        if self._present is None:
            return
        _, self._table.picking, self._parts.told = self._present
        self._table.picking.forget_new()
        self._table.picking.prune(self._table.model.hand)
        self._let_go()
        self._table.relayout()
        self.changed.emit()

    def _let_go(self) -> None:
        self._present = None
        self._steps.clear()
        self._timer.stop()
        self._pace.is_held = self._clock.is_held = False
        self._pace.try_play()
