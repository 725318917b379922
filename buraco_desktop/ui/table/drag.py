"""From mouse presses to acts: click, lift, carry, drop. Knows positions, no rules.

Nothing moves until the pointer has left the press by the drag distance. The drop goes to the accepting zone
with the largest overlap with the carried cards, not to the pixel under the pointer.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.ui.table.ghost_places import in_table_order
from buraco_desktop.ui.table.hit import Hit
from buraco_desktop.ui.table.spots import Rect, TableLayout

LEAST_SHARE = 0.15
"""Part of the carried cards that must lie over a zone for a drop there."""


class CarryKind(Enum):
    """Where carried cards came from; a band carries none, it picks the hand cards that it touches."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    BAND = "band"


class Carry(msgspec.Struct, frozen=True):
    """Cards in the air, and every zone that would accept them."""

    kind: CarryKind
    cards: tuple[CardId, ...]
    targets: tuple[Target, ...]


class DragHandler(Protocol):
    """What the drag tells; `ui.pointer` answers."""

    def click(self, hit: Hit, x: float, y: float, extend: bool) -> None:
        """Act on a click; `extend` asks for the range from the last picked card."""

    def lift(self, hit: Hit, x: float, y: float, extend: bool) -> Carry | None:
        """Return what a drag from there carries, or None if nothing there can be lifted."""

    def carry_to(self, carry: Carry, x: float, y: float) -> None:
        """Show the carried cards with the pointer at this place."""

    def drop(self, carry: Carry, x: float, y: float) -> None:
        """Let the carried cards go."""

    def cancel_carry(self, carry: Carry) -> None:
        """Bring the carried cards back."""


class Press(msgspec.Struct, frozen=True):
    """A button that went down and may become a click or a drag."""

    hit: Hit
    x: float
    y: float
    extend: bool
    is_repeat: bool
    """Whether the same thing was clicked just before."""


class Drag:
    """The state of the pointer: idle, armed by a press, or carrying."""

    def __init__(self, handler: DragHandler, distance: float, double_click_ms: float) -> None:
        self._handler = handler
        self.distance = distance
        """Logical pixels that the pointer must travel before cards are lifted."""
        self.double_click_ms = double_click_ms
        """A second click on the same thing within this time is taken for a trembling hand."""
        self._armed: Press | None = None
        self._carry: Carry | None = None
        self._last_click: tuple[Hit, float] | None = None

    @property
    def is_carrying(self) -> bool:
        """Whether cards are in the air, or a band is drawn."""
        return self._carry is not None

    def press(self, hit: Hit, x: float, y: float, extend: bool, time: float) -> None:
        """Note that the button went down; `time` in milliseconds from any start.

        Where the system kept the release before for itself, the cards in the air go back first.
        """
        self.cancel()
        last = self._last_click
        is_repeat = last is not None and last[0] == hit and time - last[1] < self.double_click_ms
        self._armed = Press(hit, x, y, extend, is_repeat)

    def move(self, x: float, y: float) -> None:
        """Follow the pointer with the button down."""
        if self._carry is not None:
            self._handler.carry_to(self._carry, x, y)
            return
        armed = self._armed
        if armed is None or self._is_near(armed, x, y):
            return
        self._armed = None
        self._carry = self._handler.lift(armed.hit, armed.x, armed.y, armed.extend)
        if self._carry is not None:
            self._handler.carry_to(self._carry, x, y)

    def release(self, x: float, y: float, time: float) -> None:
        """End the gesture where the button went up."""
        armed, carry = self._armed, self._carry
        self._armed = self._carry = None
        if carry is not None:
            self._handler.drop(carry, x, y)
        elif armed is not None and self._is_near(armed, x, y) and not armed.is_repeat:
            self._last_click = (armed.hit, time)
            self._handler.click(armed.hit, x, y, armed.extend)

    def cancel(self) -> None:
        """Forget the gesture; carried cards go back."""
        carry, self._armed, self._carry = self._carry, None, None
        if carry is not None:
            self._handler.cancel_carry(carry)

    def _is_near(self, press: Press, x: float, y: float) -> bool:
        return abs(x - press.x) + abs(y - press.y) < self.distance


def zone_rect(layout: TableLayout, own_team: int, target: Target) -> Rect:
    """Return the area of a target's zone."""
    match target.zone:
        case Zone.FELT:
            return layout.zones[own_team]
        case Zone.MELD:
            assert target.index is not None
            return layout.melds[own_team, target.index].rect
        case Zone.PILE:
            return layout.tray
        case Zone.HAND:
            return layout.hand


def targets_at(
    layout: TableLayout, own_team: int, targets: Sequence[Target], carried: Rect, x: float, y: float
) -> list[Target]:
    """Return the targets of the accepting zone that the carried cards cover most; empty if they are on none.

    They are on a zone if the pointer is, or a `LEAST_SHARE` of them (or of a small zone). A meld lies inside
    the felt: what covers melds that accept the cards is not on the felt, and where the pointer is on such a
    meld the felt does not count.
    """
    areas: dict[tuple[Zone, int | None], float] = {}
    pointed: set[tuple[Zone, int | None]] = set()
    felt: Rect | None = None
    for target in targets:
        rect = zone_rect(layout, own_team, target)
        key = (target.zone, target.index)
        if target.zone is Zone.FELT:
            felt = rect
        area = rect.shared(carried)
        if rect.contains(x, y):
            pointed.add(key)
        elif area < LEAST_SHARE * min(carried.width * carried.height, rect.width * rect.height):
            continue
        areas[key] = area
    if felt is not None and (Zone.FELT, None) in areas:
        on_melds = sum(area for (zone, _), area in areas.items() if zone is Zone.MELD)
        areas[Zone.FELT, None] -= on_melds
        if any(zone is Zone.MELD for zone, _ in pointed):
            del areas[Zone.FELT, None]
    if not areas:
        return []
    best = max(areas, key=lambda key: (areas[key], key in pointed))
    return [target for target in targets if (target.zone, target.index) == best]


def choose(layout: TableLayout, own_team: int, options: Sequence[Target], x: float) -> Target:
    """Return one of several layouts of one zone: each has its share of the zone's width, from low to high."""
    if len(options) == 1:
        return options[0]
    ordered = in_table_order(options)
    rect = zone_rect(layout, own_team, options[0])
    share = (x - rect.x) / max(1.0, rect.width)
    return ordered[max(0, min(len(ordered) - 1, int(share * len(ordered))))]
