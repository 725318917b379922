"""A drop that would be refused: shown while the cards hang over it, explained after the drop."""

from buraco_desktop.engine.commands import Command, Discard, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.hand_groups import LEAST_MELD
from buraco_desktop.ui.table.drag import Carry, CarryKind
from buraco_desktop.ui.table.hit import Hit, HitKind
from buraco_desktop.ui.table.refused import RefusedMark
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.text_refusal_chips import refusal_in_short


class RefusedTry:
    """What carried cards ask of the thing below the pointer, where nothing there accepts them."""

    def __init__(self, controller: TableController, scene: TableScene) -> None:
        self._table, self._scene = controller, scene
        self.mark = RefusedMark(scene)
        self._hit: Hit | None = None

    def follow(self, carry: Carry, hit: Hit | None, x: float, y: float) -> None:
        """Show why the thing under the pointer refuses the cards; None for one that accepts them."""
        if hit is None:
            self.hide()
            return
        if hit != self._hit:
            self._show(carry, hit)
        self.mark.move_to(x, y)

    def hide(self) -> None:
        """Show nothing any more."""
        self._hit = None
        self.mark.hide()

    def explain(self, carry: Carry, hit: Hit) -> None:
        """Say why cards cannot go where they were dropped; dropped nowhere they just go back."""
        tried = self._tried(carry, hit)
        if isinstance(tried, Refusal):
            self._table.refuse(tried)
        elif tried is not None:
            self._table.submit(tried)

    def _show(self, carry: Carry, hit: Hit) -> None:
        self.mark.hide()
        self._hit = hit
        layout, refusal = self._scene.table, self._refusal(carry, hit)
        if refusal is not None and layout is not None:
            words = refusal_in_short(refusal, self._table.model.rules)
            found = (self._scene.card_item(card) for card in carry.cards)
            cards = [item for item in found if item is not None]
            self.mark.show(_box(layout, hit), words, cards, layout.u)

    def _refusal(self, carry: Carry, hit: Hit) -> Refusal | None:
        is_over_felt = hit.kind in (HitKind.OWN_ZONE, HitKind.OTHER_ZONE)
        if is_over_felt and (hit.kind is HitKind.OTHER_ZONE or len(carry.cards) < LEAST_MELD):
            return None  # on the way to somewhere else
        tried = self._tried(carry, hit)
        return tried if tried is None or isinstance(tried, Refusal) else self._table.refusal_of(tried)

    def _tried(self, carry: Carry, hit: Hit) -> Command | Refusal | None:
        """Return what a drop there asks for, or why it cannot even be asked; None where it asks nothing."""
        if carry.kind in (CarryKind.STOCK, CarryKind.BAND):
            return None
        match hit.kind:
            case HitKind.OWN_MELD:
                return self._meld(carry, hit.index)
            case HitKind.OWN_ZONE:
                return self._meld(carry, None)
            case HitKind.PILE if carry.kind is CarryKind.HAND:
                if len(carry.cards) > 1:
                    return Refusal(RefusalCode.ONE_DISCARD, carry.cards, len(carry.cards), 1)
                return Discard(carry.cards[0])
            case HitKind.HAND | HitKind.HAND_CARD if carry.kind is CarryKind.PILE:
                return TakePile()
            case HitKind.OTHER_MELD | HitKind.OTHER_ZONE:
                return Refusal(RefusalCode.NOT_YOUR_MELD, carry.cards)
            case _:
                return None

    def _meld(self, carry: Carry, index: int | None) -> Command | None:
        if carry.kind is CarryKind.PILE:
            return None if self._table.model.rules.is_pile_open else TakePile(carry.cards, index)
        return LayMeld(carry.cards) if index is None else ExtendMeld(index, carry.cards)


def _box(layout: TableLayout, hit: Hit) -> Rect:
    """Return the area of a thing that can be hit."""
    match hit.kind:
        case HitKind.OWN_MELD | HitKind.OTHER_MELD:
            return layout.melds[hit.team, hit.index].rect
        case HitKind.PILE:
            return layout.tray
        case HitKind.HAND | HitKind.HAND_CARD:
            return layout.hand
        case _:
            return layout.zones[hit.team]
