"""The coach of the first matches: when a phase begins, one line says what is possible (design 10.12).

A line is not said again once the person has done its act three times, nor while anything else stands there.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from buraco_desktop.bots.laying import lays_in_order
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import WILD_CAPABLE
from buraco_desktop.engine.commands import Discard, Draw, LayMeld, TakePile
from buraco_desktop.engine.events import CardDiscarded, CardDrawn, Event, MeldExtended, MeldLaid, PileTaken
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.ui import text_coach
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.table.coach_pill import CoachPill
from buraco_desktop.ui.table.message_place import BELOW_EDGE, EDGE
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect, TableLayout

MASTERED = 3
"""After so many times an act needs no words any more."""
Z_COACH = 4900
"""Above the cards of the hand, below the buttons and every message."""


class Act(StrEnum):
    """What a person learns to do."""

    DRAW = "draw"
    TAKE = "take"
    MELD = "meld"
    EXTEND = "extend"
    DISCARD = "discard"


_ACTS: dict[type, Act] = {
    CardDrawn: Act.DRAW,
    PileTaken: Act.TAKE,
    MeldLaid: Act.MELD,
    MeldExtended: Act.EXTEND,
    CardDiscarded: Act.DISCARD,
}


def possible_acts(deal: DealState) -> list[Act]:
    """Return what the seat to act could do now, what comes first in a turn first."""
    if deal.phase is Phase.DRAW:
        draws = candidates(deal)
        found = [Act.DRAW] if Draw() in draws else []
        return found + [Act.TAKE] * any(isinstance(draw, TakePile) for draw in draws)
    found = []
    for lay in lays_in_order(deal):
        act = Act.MELD if isinstance(lay, LayMeld) else Act.EXTEND
        is_natural = not any(WILD_CAPABLE[card] for card in lay.cards)
        if is_natural and act not in found and check(deal, lay) is None:
            found.append(act)
    can_discard = any(check(deal, Discard(card)) is None for card in deal.hands[deal.turn])
    return found + [Act.DISCARD] * can_discard


class Coach(QObject):
    """Says one line at a time; off until `set_done` is told what the person has learnt.

    Signals:
        learnt: the number of times that each act was done, when it has grown (`dict[str, int]`).
    """

    learnt = Signal(object)

    def __init__(self, controller: TableController, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._scene = controller, scene
        self._done: dict[str, int] | None = None
        self._dismissed: set[Act] = set()
        self._pill: CoachPill | None = None
        self._shown: tuple[Act, str, Rect, Rect, list[Rect]] | None = None
        self.is_covered: Callable[[], bool] = lambda: False
        """Whether something else stands where the line would be."""
        self.is_helped: Callable[[], bool] = lambda: False
        """Whether what happens now is not the person's own doing."""
        self.to_be_seen: Callable[[], list[Rect]] = list
        """What at the ledge's edge, from the right, the line may not cover."""
        controller.changed.connect(self.refresh)
        controller.stepped.connect(self._note)
        scene.laid_out.connect(lambda _layout: self.refresh())

    @property
    def line(self) -> str:
        """The words that are shown, empty without a line."""
        return "" if self._pill is None else self._pill.text

    @property
    def pill(self) -> CoachPill | None:
        """The item that shows them."""
        return self._pill

    def set_done(self, done: Mapping[str, int] | None) -> None:
        """Take how often each act was done; None turns the coach off."""
        self._done = None if done is None else dict(done)
        self.refresh()

    def refresh(self) -> None:
        """Say what is possible now, or nothing."""
        act = self._act()
        layout = self._scene.table
        shown = None
        if act is not None and layout is not None:
            shown = act, self._words(act), layout.hand, layout.ledge, self.to_be_seen()
        if shown == self._shown:
            return
        self._shown = shown
        if self._pill is not None:
            self._scene.removeItem(self._pill)
            self._pill = None
        if act is None or layout is None:
            return
        words, close = self._words(act), text_coach.dismiss_word()
        pill = CoachPill(words, layout.hand.width, layout.u, close, lambda: self._dismiss(act))
        pill.move_to(*self._place(pill, layout))
        self._scene.add_part(pill, Z_COACH)
        self._pill = pill

    def _place(self, pill: CoachPill, layout: TableLayout) -> tuple[int, int]:
        """Return the middle of the ledge's edge, or what is nearest beside or above other things there."""
        width, height = pill.size
        gap = EDGE * layout.u
        left = layout.hand.x + (layout.hand.width - width) / 2
        bottom = layout.ledge.y + BELOW_EDGE * layout.u
        for other in self.to_be_seen():
            if left + width + gap > other.x:
                beside = other.x - gap - width
                left, bottom = (beside, bottom) if beside >= gap else (left, other.y - gap)
        return round(left), round(bottom - height)

    def dismiss(self) -> None:
        """Say the line that is shown no more in this match."""
        if self._pill is not None and self._shown is not None:
            self._dismiss(self._shown[0])

    def _act(self) -> Act | None:
        """Return the first act that is possible and not learnt yet."""
        done = self._done
        if done is None or not self._table.is_own_turn or self.is_covered():
            return None
        if all(done.get(act, 0) >= MASTERED for act in Act):
            return None
        for act in possible_acts(self._table.session.deal):
            if done.get(act, 0) < MASTERED and act not in self._dismissed:
                return act
        return None

    def _words(self, act: Act) -> str:
        model = self._table.model
        match act:
            case Act.DRAW:
                return text_coach.draw_line(model.rules.is_pile_open and bool(model.pile))
            case Act.TAKE if model.rules.is_pile_open:
                return text_coach.take_open_line()
            case Act.TAKE:
                return text_coach.take_closed_line()
            case Act.MELD:
                return text_coach.meld_line()
            case Act.EXTEND:
                return text_coach.extend_line()
            case Act.DISCARD:
                return text_coach.discard_line()

    def _dismiss(self, act: Act) -> None:
        """Say this line no more in this match."""
        self._dismissed.add(act)
        self.refresh()

    def _note(self, events: Iterable[Event]) -> None:
        """Count what the person has done without help."""
        if self._done is None or self.is_helped():
            return
        own = [_ACTS[type(event)] for event in events if type(event) in _ACTS and self._is_own(event)]
        fresh = [act for act in own if self._done.get(act, 0) < MASTERED]
        for act in fresh:
            self._done[act] = self._done.get(act, 0) + 1
        if fresh:
            self.learnt.emit({str(act): count for act, count in self._done.items()})

    def _is_own(self, event: Event) -> bool:
        return getattr(event, "seat", None) == self._table.seat
