"""Hints at one table: asks for them, shows panel and ghosts, plays the chosen turn command by command."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Command, Discard, Draw, LayMeld, Redraw, TakePile
from buraco_desktop.engine.legality import Target, Zone, check, meld_result
from buraco_desktop.engine.melds import Meld
from buraco_desktop.session.adviser import Adviser, Hint
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.play_line import PlayLine
from buraco_desktop.ui.table.hint_ghosts import HintGhosts, ShownPlay
from buraco_desktop.ui.table.scene import AsideFor, TableScene
from buraco_desktop.ui.text import card_short
from buraco_desktop.ui.text_hint import (
    discard_tag,
    no_hint,
    play_spoken,
    play_text,
    thinking,
    value_text,
    worth_note,
)
from buraco_desktop.ui.text_reasons import reason_sentence

if TYPE_CHECKING:
    from buraco_desktop.bots.advised import Advice
    from buraco_desktop.ui.hint_panel import HintPanel

_OTHER_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class HintDesk(QObject):
    """Open from the question until the turn has passed or the player closes it.

    Signals:
        changed: the panel was opened or closed, or wants another height.
    """

    changed = Signal()

    def __init__(
        self,
        controller: TableController,
        scene: TableScene,
        faces: FaceCache,
        adviser: Adviser,
        look: TableLook,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._table, self._scene, self._adviser, self._look = controller, scene, adviser, look
        self._ghosts = HintGhosts(scene, faces, look.theme)
        self._plays: tuple[Advice, ...] = ()
        self._index = 0
        self._asked: int | None = None
        """The version of the match that was asked about."""
        self._is_waiting = self._is_playing = False
        self._queue: list[Command] = []
        """What is still to be given of the play that was asked for."""
        self._version = 0
        """The version of the match that the rest of the queue is meant for."""
        self._page, self._unit = parent, 1.0
        self._panel: HintPanel | None = None
        controller.changed.connect(self._follow)
        scene.laid_out.connect(lambda _layout: self._show_ghosts())
        scene.moved_aside.connect(lambda _layout: self._give_way())

    @property
    def panel(self) -> "HintPanel":
        """What is shown beside the table; it is made when it is first wanted."""
        if self._panel is None:
            panel = self._panel = when_wanted.hint_panel(self._page)
            panel.hide()
            panel.close_requested.connect(self.close)
            panel.chosen.connect(self.choose)
            panel.set_appearance(self._look.theme, self._unit, self._look.style)
        return self._panel

    @property
    def is_open(self) -> bool:
        """Whether the panel is open."""
        return self._panel is not None and not self._panel.isHidden()

    @property
    def is_playing(self) -> bool:
        """Whether it is giving commands itself."""
        return self._is_playing

    @property
    def is_waiting(self) -> bool:
        """Whether it is open and the plays are not found yet."""
        return self.is_open and self._is_waiting

    @property
    def ghosts(self) -> HintGhosts:
        """What is drawn on the table."""
        return self._ghosts

    @property
    def plays(self) -> "tuple[Advice, ...]":
        """The plays that are shown, the chosen one among them."""
        return self._plays

    @property
    def chosen(self) -> int | None:
        """Number of the play that Enter plays, from 1; None without one, or if Enter answers a question."""
        is_free = self._plays and not self._table.is_choosing and self._table.guard.waiting is None
        return self._index + 1 if is_free else None

    def ask(self) -> None:
        """Open the panel and ask for the plays of the present table."""
        self._table.forget_choice()
        self.panel.show()
        self._ask()

    def close(self) -> None:
        """Put everything away."""
        was_open = self.is_open
        if self._is_waiting:
            self._adviser.forget()
        self._asked, self._is_waiting = None, False
        self._plays = ()
        self._queue.clear()
        self._hide_ghosts()
        if was_open:
            self.panel.hide()
            self.changed.emit()

    def show(self, hint: Hint) -> None:
        """Show the plays that were found."""
        if not self.is_open:
            return
        self._plays, self._index, self._is_waiting = hint.plays, 0, False
        self._show()

    def choose(self, index: int) -> None:
        """Choose one of the plays."""
        if index < len(self._plays) and index != self._index:
            self._index = index
            self._show()

    def play(self) -> None:
        """Play the chosen turn; each command is seen to happen."""
        self._queue = list(self._plays[self._index].commands)
        self._version = self._table.session.version
        self._play_next()

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of the open hint; whether it was one."""
        if not self.is_open or event.modifiers() & _OTHER_MODIFIERS:
            return False
        key = Qt.Key(event.key())
        choices = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}
        if key in choices and self._plays:
            self.choose(choices[key])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen is not None:
            self.play()
            return True
        return False

    def set_look(self, look: TableLook, unit: float) -> None:
        """Take other colours, faces and sizes; `unit` is the scale of the panel."""
        self._look, self._unit = look, unit
        self._ghosts.set_theme(look.theme)
        if self._panel is not None:
            self._panel.set_appearance(look.theme, unit, look.style)
        self._show_ghosts()

    def show_words(self) -> None:
        """Write every word again in another language."""
        if self.is_open:
            self._show()

    # -- inside -------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        self._asked = self._table.session.version
        self._plays, self._is_waiting = (), True
        self._show()
        self._adviser.ask_hint(self._table.seat)

    def _follow(self) -> None:
        """Ask anew when the table is another one; close when the turn has passed."""
        if not self.is_open:
            return
        if not self._is_playing and self._table.session.version != self._version:
            self._queue.clear()  # the player did something else meanwhile
        if not self._table.is_own_turn:
            self.close()
        elif self._asked != self._table.session.version and not self._queue:
            self._ask()

    def _play_next(self) -> None:
        """Give the next command once the cards of the last one lie still."""
        if not self._queue or not self._table.is_own_turn:
            return
        animator = self._scene.animator
        if animator.is_running:
            animator.finished.connect(self._play_next, Qt.ConnectionType.SingleShotConnection)
            return
        command = self._queue.pop(0)
        if check(self._table.session.deal, command) is not None:
            self._queue.clear()
            return
        self._plays = ()
        self._hide_ghosts()
        self._is_playing = True
        self._table.submit(command)
        self._is_playing = False
        self._version = self._table.session.version
        self._play_next()

    def _show(self) -> None:
        if not self._plays:
            self.panel.show_words(thinking() if self._is_waiting else no_hint())
        else:
            lines = [self._line(number, advice) for number, advice in enumerate(self._plays, 1)]
            self.panel.show_plays(lines, self._index, worth_note(self._plays[0].worth.count))
        self._show_ghosts()
        self.changed.emit()

    def _line(self, number: int, advice: "Advice") -> PlayLine:
        model = self._table.model
        melds, rules = model.melds[self._table.own_team], model.rules
        setup = self._table.session.setup
        words = (advice.commands, melds, len(model.pile), rules)
        reasons = [
            reason_sentence(reason, lambda seat: setup.seats[seat].name, card_sign)
            for reason in advice.reasons
        ]
        worth = value_text(advice.worth)
        return PlayLine(
            play_text(*words, card_sign, is_short=True),
            worth,
            None if advice.gain is None else value_text(advice.gain),
            "\n".join(reasons),
            play_spoken(number, play_text(*words, card_short), worth),
        )

    def _show_ghosts(self) -> None:
        self._hide_ghosts()
        layout = self._scene.table
        if not self.is_open or not self._plays or layout is None or not self._table.is_own_turn:
            return
        shown = [self._shown(number, advice.commands) for number, advice in enumerate(self._plays, 1)]
        style, ratio = self._look.style, self._scene.ratio
        self._ghosts.show_plays(shown, shown[self._index], layout, style, ratio, discard_tag())
        self._scene.make_room(AsideFor.HINT, self._ghosts.table)
        self._give_way()

    def _hide_ghosts(self) -> None:
        self._ghosts.hide()
        self._scene.make_room(AsideFor.HINT, None)

    def _give_way(self) -> None:
        """Show no ghosts while the player looks at one of his own."""
        self._ghosts.set_visible(self._scene.ghost.table is None)

    def _shown(self, number: int, commands: Sequence[Command]) -> ShownPlay:
        """Return what a play makes of the own melds: the last form of each that it changes."""
        deal, team = self._table.session.deal.copy(), self._table.own_team
        melds = deal.melds[team]
        before = len(melds)
        targets: dict[int, Target] = {}
        laid: list[CardId] = []
        for command in commands:
            if isinstance(command, Draw | Redraw | Discard) or not command.cards:
                break
            base = None if isinstance(command, LayMeld) else command.meld
            meld = meld_result(deal, team, command.cards, base, command.place)
            if not isinstance(meld, Meld):
                break
            laid += command.cards
            index = len(melds) if base is None else base
            melds[index : index + 1] = [meld]
            is_old = index < before
            zone = Zone.MELD if is_old else Zone.FELT
            targets[index] = Target(zone, command, index if is_old else None, meld)
        last = commands[-1]
        end = last if isinstance(last, Discard | Draw | TakePile | Redraw) else None
        return ShownPlay(number, tuple(targets.values()), tuple(laid), end)
