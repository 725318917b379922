"""The page with the table: view, parts, log and messages around one controller."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.events import Event, TimeCalled
from buraco_desktop.engine.refusals import Refusal
from buraco_desktop.engine.state import Phase
from buraco_desktop.session.asking import BotRunner, Thought
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.coach import Coach
from buraco_desktop.ui.controller import Primary, TableController
from buraco_desktop.ui.deal_log import DealLog
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.keyboard import TableKeyboard
from buraco_desktop.ui.late_access import LateAccess
from buraco_desktop.ui.late_advice import LateAdvice
from buraco_desktop.ui.layout_choice import LayoutChoice
from buraco_desktop.ui.looks import TableFeel, TableLook
from buraco_desktop.ui.pace import BotPace
from buraco_desktop.ui.pointer import TablePointer
from buraco_desktop.ui.round_replay import RoundReplay
from buraco_desktop.ui.selection_line import SelectionLine
from buraco_desktop.ui.side_panels import SidePanels
from buraco_desktop.ui.table.drag import Drag
from buraco_desktop.ui.table.hit import Hit
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import TableLayout
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.table_clock import TableClock
from buraco_desktop.ui.table_messages import TableMessages
from buraco_desktop.ui.table_parts import TableParts
from buraco_desktop.ui.table_view import TableView
from buraco_desktop.ui.text_care import nothing_to_redo
from buraco_desktop.ui.text_events import time_sentence
from buraco_desktop.ui.text_hint import not_now
from buraco_desktop.ui.text_people import still_covered
from buraco_desktop.ui.text_table import (
    OF_A_PERSON,
    Action,
    confirm_sentence,
    lost_bonus_sentence,
    nothing_to_group,
    nothing_to_replay,
    several_layouts_sentence,
)
from buraco_desktop.ui.turn_care import TurnCare

if TYPE_CHECKING:
    from buraco_desktop.ui.advice_desk import AdviceDesk
    from buraco_desktop.ui.curtain import Curtain
    from buraco_desktop.ui.log_panel import LogPanel
    from buraco_desktop.ui.table_keys import TableKeys

REPLAY_ENDS = frozenset(
    (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)
)
"""What ends a replay."""


class TablePage(QWidget):
    """The table of one match, as the person sees it who sits there now.

    Signals:
        asked: an `Action` that the window carries out: menu, score sheet, settings ...
        rule_asked: key of a paragraph of the rule book, and why the player asks.
        deal_ended: the last deal is over and everything has come to rest.
        sort_chosen: the `HandSort` that the player wants from now on.
    """

    asked = Signal(object)
    rule_asked = Signal(str, str)
    deal_ended = Signal()
    sort_chosen = Signal(object)

    def __init__(
        self,
        session: MatchSession,
        seat: int,
        faces: FaceCache,
        look: TableLook,
        parent: QWidget | None = None,
        runner: BotRunner | None = None,
    ) -> None:
        """Make the table of a seat; without a `runner` nobody can be asked for hints and reasons."""
        super().__init__(parent)
        self._session, self._look = session, look
        self.feel = TableFeel()
        """How the table answers to hand and keyboard; `set_feel` changes it."""
        self._scene = TableScene(faces, look.theme, look.style)
        self._scene.setParent(self)
        self.view = TableView(self._scene, self)
        self.controller = TableController(session, seat, self._scene, self)
        self.controller.look = look
        self.pace = BotPace(session, self._scene.animator, self)
        self._parts = TableParts(self._scene, self.controller, look.theme)
        self._parts.thinking_seat = lambda: self.pace.thinking_seat
        self.pace.thinking_changed.connect(self._parts.refresh)
        self.care = TurnCare(session, self.controller, self._scene, faces, self.pace, look)
        self._parts.bar.offer = self.care.offer
        self.care.offer.taken.connect(lambda: self.do(Action.UNDO))
        self.care.asked.connect(lambda first, second: self.say(first, second, is_question=True))
        self.care.answered.connect(self.clear_message)
        self.clock = TableClock(session, seat, self._scene, look.theme, self)
        self.replay = RoundReplay(self.controller, self._scene, self._parts, self.pace, self.clock, self)
        self._parts.can_replay = lambda: self.replay.is_running or self.replay.can_start
        self._deal_log = DealLog(session, seat, self)
        make_advice = None if runner is None else lambda: self._make_advice(faces, runner)
        self.advice = LateAdvice(make_advice, self._deal_log, look)
        if runner is not None:
            self._parts.bar.can_hint = lambda: self.controller.is_own_turn
            self._parts.bar.hinted_play = lambda: self.advice.chosen
        self._panels = SidePanels(self, self._deal_log, self.advice, look)
        self.selection_line = SelectionLine(self.controller, self._scene, look.theme)
        self._messages = TableMessages(self._scene, self)
        self._messages.rule_asked.connect(self.rule_asked)
        self.coach = Coach(self.controller, self._scene, self)
        self._messages.to_be_seen = self.coach.to_be_seen = lambda: self.selection_line.area
        self.coach.is_covered = lambda: bool(self.message) or self._panels.has_hint or self.care.is_asking
        self.coach.is_helped = lambda: self.advice.is_playing
        self._messages.changed.connect(self.coach.refresh)
        self._is_fresh_deal = not session.played
        self.pointer = TablePointer(self.controller, self._scene)
        self._drag = Drag(self.pointer, self.feel.drag_threshold, self.feel.double_click_ms)
        self.keyboard = TableKeyboard(self.controller, self.pointer, self._scene)
        self._keys: TableKeys | None = None
        hands = (self._act_at, self._walk_to, self.do)
        self.access = LateAccess(
            lambda: when_wanted.table_access(
                self.controller, self.view, self._parts, self._messages, self.keyboard, hands, self.advice
            )
        )
        self.view.ask_tree = lambda: self.access.begin().tree
        self._connect()
        self.setFocusProxy(self.view)
        self._rebuild_log()
        self.curtain: Curtain | None = None
        """What lies between the turns of several people; one alone needs none."""
        if len(session.setup.persons) > 1:
            self.curtain = when_wanted.curtain(self.controller, self._scene, look, self)
            self.curtain.opened.connect(self.setFocus)

    def _connect(self) -> None:
        """Let the parts of the table hear of each other."""
        self._scene.drag = self._drag
        self._scene.hit, self._scene.hover = self.pointer.hit, self.pointer.hover
        self._scene.laid_out.connect(self._show_parts)
        self._scene.acted.connect(self.answer_message)
        self._parts.pressed.connect(self.do)
        self._parts.primary_pressed.connect(self._click_primary)
        self.clock.changed.connect(self._parts.refresh)
        self.clock.played.connect(self.say)
        self._deal_log.close_asked.connect(lambda: self.show_log(False))
        self._deal_log.rule_asked.connect(self.rule_asked)
        self.view.resized.connect(self._relayout)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        self.controller.refused.connect(self._refuse)
        self.controller.choosing.connect(self._ask_layout)
        self.controller.sort_chosen.connect(self.sort_chosen)
        self.controller.stepped.connect(self._step)
        self.controller.was_reset.connect(self._rebuild_log)
        self.controller.changed.connect(self._changed)
        self.controller.left.connect(self._leave_seat)
        self.controller.seated.connect(self._take_seat)
        self.controller.deal_ended.connect(self._wait_for_rest)

    # -- for the window -----------------------------------------------------------------------------------

    @property
    def scene(self) -> TableScene:
        """The scene of this table."""
        return self._scene

    @property
    def parts(self) -> TableParts:
        """The plates, strip and buttons."""
        return self._parts

    @property
    def log_panel(self) -> "LogPanel":
        """The log beside the table."""
        return self._deal_log.panel

    @property
    def message(self) -> list[str]:
        """The lines of the message on the table, empty without one."""
        return self._messages.lines

    @property
    def message_box(self) -> QRectF:
        """The area of the message on the scene, empty without one."""
        return self._messages.box

    @property
    def is_asking_next(self) -> bool:
        """Whether the next person is asked to take the seat."""
        return self.curtain is not None and self.curtain.is_asking

    def set_speed(self, speed: Speed, pace: float, has_less_motion: bool = False) -> None:
        """Change how fast cards move and how long bots pause, as factors of the normal.

        With less motion nothing flies or turns: what changes fades.
        """
        self._scene.animator.finish_all()
        self._scene.animator.speed = speed
        self._scene.animator.is_reduced = has_less_motion
        self.pace.factor = pace
        self._parts.refresh()

    def set_look(self, look: TableLook) -> None:
        """Change the colours, the card faces and the sizes."""
        self._look = self.controller.look = look
        self.replay.stop()
        self._scene.set_look(look.theme, look.style)
        self._parts.set_theme(look.theme)
        self.care.set_look(look)
        self.clock.bar.set_theme(look.theme)
        self.selection_line.set_theme(look.theme)
        self._panels.set_look(look)
        if self.curtain is not None:
            self.curtain.set_look(look)
        self.controller.relayout()

    def set_feel(self, feel: TableFeel) -> None:
        """Change how the table answers to hand and keyboard."""
        self.feel = feel
        self._drag.distance, self._drag.double_click_ms = feel.drag_threshold, feel.double_click_ms
        self.controller.hand_sort = feel.hand_sort
        self.care.set_feel(feel)
        self.coach.set_done(feel.coach_done)
        self._parts.set_keys(feel.keys)
        if self.curtain is not None:
            self.curtain.set_feel(feel)
        self.access.set_feel(feel.verbosity, feel.keys)

    def start(self) -> None:
        """Begin or go on: the first deal is dealt in sight, bots are asked."""
        if self._is_fresh_deal:
            self._is_fresh_deal = False
            self.controller.show_deal()
        self.pace.restart()  # first, so that an answer that comes at once waits its pause too
        self._session.ask_bot()
        self.clock.start()
        if self._session.is_deal_over:
            self._wait_for_rest()

    def prepare(self) -> None:
        """Make what the first picture of the window did not need."""
        self.access.begin()
        self.advice.begin()

    def take_thought(self, thought: Thought) -> None:
        """Show what a bot was asked for by the person."""
        self.advice.take(thought)

    def show_next_deal(self) -> None:
        """Show the deal that the session has just dealt."""
        self.controller.show_deal()
        self.pace.restart()

    def do(self, action: Action) -> None:
        """Carry out an action of the table; others are passed on to the window."""
        self._drag.cancel()
        self.replay.stop()
        if self.controller.is_covered and action in OF_A_PERSON:
            self.say(still_covered(self._session.setup.seats[self.controller.seat].name))
            return
        doers = {
            Action.DRAW: self.controller.draw,
            Action.TAKE: self.controller.take,
            Action.REDRAW: self.controller.redraw,
            Action.MELD: self.controller.lay,
            Action.DISCARD: self.controller.discard,
            Action.SORT: self.controller.sort,
            Action.GROUP: self._group,
            Action.SPREAD: lambda: self._scene.spread_pile(not self._scene.is_spread),
            Action.UNDO: self.controller.undo,
            Action.TAKE_TURN_BACK: self.controller.take_turn_back,
            Action.REDO: self._redo,
            Action.SKIP: self.pace.skip,
            Action.REPLAY_ROUND: self._replay_round,
            Action.LOG: lambda: self.show_log(not self._panels.has_log),
            Action.HINT: self._hint,
        }
        doers.get(action, lambda: self.asked.emit(action))()

    def _hint(self) -> None:
        """Ask for a hint, or put it away."""
        if not (self.advice.can_be_asked and self.controller.is_own_turn):
            self.say(not_now())
        elif self.advice.is_open:
            self.advice.close()
        else:
            self.advice.hints.ask()

    def _redo(self) -> None:
        if self._session.can_redo(self.controller.seat):
            self.controller.redo()
        else:
            self.say(nothing_to_redo())

    def _group(self) -> None:
        if not self.controller.group():
            self.say(nothing_to_group())

    def _replay_round(self) -> None:
        if not self.replay.start():
            self.say(nothing_to_replay())

    def press_primary(self) -> None:
        """Do what the large button says."""
        self.replay.stop()
        if self.advice.chosen is not None:
            self.advice.hints.play()
            return
        match self.controller.primary()[0]:
            case Primary.SKIP:
                self.pace.skip()
            case Primary.SCORE:
                self.asked.emit(Action.SHEET)
            case _:
                self.controller.press_primary()

    def _act_at(self, hit: Hit) -> None:
        """Do at a thing of the table what the keyboard does there."""
        self._drag.cancel()
        self.replay.stop()
        self.answer_message()
        self.keyboard.act_at(hit)

    def _walk_to(self, hit: Hit) -> None:
        self.view.setFocus()
        self.keyboard.walk_to(hit)

    def _click_primary(self) -> None:
        if not self.care.is_trembling:
            self.press_primary()

    def show_log(self, is_shown: bool) -> None:
        """Open or close the log beside the table."""
        self._deal_log.panel.setVisible(is_shown)
        self._relayout()

    def say(
        self,
        first: str,
        second: str = "",
        is_refusal: bool = False,
        rule_key: str = "",
        is_question: bool = False,
    ) -> None:
        """Show a message on the upper edge of the ledge until the player acts; `rule_key` links to a rule.

        A question stays until it is answered.
        """
        self._messages.say(first, second, is_refusal=is_refusal, rule_key=rule_key, is_question=is_question)

    def clear_message(self) -> None:
        """Take the message away."""
        self._messages.clear()

    def close_table(self) -> None:
        """Stop everything that moves, before the page is thrown away."""
        self.replay.stop()
        self.pace.stop()
        self.clock.stop()
        self.care.stop()
        self.advice.stop()
        if self.curtain is not None:
            self.curtain.stop()
        self._scene.animator.finish_all()
        self._messages.stop()
        self.access.close()

    # -- events -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the page with the view; the log lies over its right edge, where the layout leaves room."""
        self.view.setGeometry(self.rect())
        self._panels.place(self._scene.table)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Write every word again when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._parts.show_words()
            self.access.renew()
            self._rebuild_log()
            if self.curtain is not None:
                self.curtain.show_words()
            self.advice.show_words()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take keys that a panel beside the table had no use for; those of the view came already."""
        if self.view.hasFocus() or not self._take_key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the view; any input ends a replay, and does nothing else."""
        if self.replay.is_running and event.type() in REPLAY_ENDS:
            self.replay.stop()
            return True
        if self.replay.is_running and event.type() == QEvent.Type.MouseMove:
            return True
        if self.curtain is not None and event.type() in (*REPLAY_ENDS, QEvent.Type.MouseMove):
            self.curtain.note_input()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._take_key(event):
            return True
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if self._keys is None:
            self._keys = when_wanted.table_keys(self, self._drag, self._messages, self._panels)
        return self._keys.take(event)

    def answer_message(self) -> None:
        """Take the message away, as the player acts; a question waits for its answer."""
        if not self.care.is_asking:
            self.clear_message()

    # -- inside -------------------------------------------------------------------------------------------

    def _make_advice(self, faces: FaceCache, runner: BotRunner) -> "AdviceDesk":
        desk = when_wanted.advice_desk(
            self.controller, self._scene, faces, runner, self._deal_log, self._look, self
        )
        desk.hints.changed.connect(self._relayout)
        return desk

    def _leave_seat(self) -> None:
        """Take away all that belongs to the person who sat here."""
        self.replay.stop()
        self._drag.cancel()
        self.keyboard.leave()
        self.clear_message()
        self.advice.close()

    def _take_seat(self) -> None:
        self.clock.seat = self.controller.seat
        self._deal_log.sit(self.controller.seat, self.controller.eyes)
        self._deal_log.rebuild()

    def _relayout(self) -> None:
        self.replay.stop()
        self.controller.panel_width = self._panels.width
        self.controller.relayout()
        self._panels.place(self._scene.table)

    def _show_parts(self, layout: TableLayout) -> None:
        self._scene.show_backdrop(layout, self._look.theme)
        self._parts.show(layout)

    def _changed(self) -> None:
        self._parts.refresh()
        self.clock.refresh()
        self.pace.restart()

    def _refuse(self, refusal: Refusal) -> None:
        key = ""
        if self._session.can_take_turn_back(self.controller.seat):
            key = self.feel.keys.shown(Action.TAKE_TURN_BACK)
        first, second, rule_key = when_wanted.refusal_words(refusal, self._session.rules, key)
        self.say(first, second, is_refusal=True, rule_key=rule_key)

    def _ask_layout(self, choice: LayoutChoice) -> None:
        lost = self.controller.lost_bonus(choice.current)
        first = lost_bonus_sentence(*lost) if lost is not None else several_layouts_sentence()
        self.say(first, confirm_sentence(len(choice.options) > 1))

    def _step(self, events: tuple[Event, ...]) -> None:
        self._parts.note_events(events)
        self._deal_log.append(events)
        for event in events:
            if isinstance(event, TimeCalled):
                self.say(time_sentence(event.turns_left))

    def _rebuild_log(self) -> None:
        self._parts.note_events(self._deal_log.rebuild()[-3:])

    def _wait_for_rest(self) -> None:
        """Tell the window that the deal is over, once the cards lie still."""
        if self._scene.animator.is_running:
            self._scene.animator.finished.connect(self._wait_for_rest, Qt.ConnectionType.SingleShotConnection)
        elif self.controller.model.phase is Phase.OVER:
            self.deal_ended.emit()
