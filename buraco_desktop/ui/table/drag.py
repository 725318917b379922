"""From mouse presses to acts: click, lift, carry, drop. Knows positions, no rules.

Nothing moves until the pointer has left the press by the drag distance. The drop goes to the accepting zone
with the largest overlap with the carried cards, not to the pixel under the pointer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.ui.table.hit import Hit
from buraco_desktop.ui.table.spots import Rect, TableLayout


class CarryKind(Enum):
    """Where carried cards came from."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class Carry:
    """Cards in the air, and every zone that would accept them."""

    kind: CarryKind
    cards: tuple[CardId, ...]
    targets: tuple[Target, ...]


class DragHandler(Protocol):
    """What the drag tells; the controller answers."""

    def click(self, hit: Hit, x: float, extend: bool) -> None:
        """Act on a click; `extend` asks for the range from the last picked card."""

    def lift(self, hit: Hit) -> Carry | None:
        """Return what a drag from there carries, or None if nothing there can be lifted."""

    def carry_to(self, carry: Carry, x: float, y: float) -> None:
        """Show the carried cards with the pointer at this place."""

    def drop(self, carry: Carry, x: float, y: float) -> None:
        """Let the carried cards go."""

    def cancel_carry(self) -> None:
        """Bring the carried cards back."""


class Drag:
    """The state of the pointer: idle, armed by a press, or carrying."""

    def __init__(self, handler: DragHandler, distance: float) -> None:
        self._handler = handler
        self.distance = distance
        """Logical pixels that the pointer must travel before cards are lifted."""
        self._armed: tuple[Hit, float, float, bool] | None = None
        self._carry: Carry | None = None

    @property
    def is_carrying(self) -> bool:
        """Whether cards are in the air."""
        return self._carry is not None

    def press(self, hit: Hit, x: float, y: float, extend: bool) -> None:
        """Note that the button went down."""
        self._armed = (hit, x, y, extend)

    def move(self, x: float, y: float) -> None:
        """Follow the pointer with the button down."""
        if self._carry is not None:
            self._handler.carry_to(self._carry, x, y)
            return
        if self._armed is None:
            return
        hit, start_x, start_y, _ = self._armed
        if abs(x - start_x) + abs(y - start_y) < self.distance:
            return
        self._armed = None
        self._carry = self._handler.lift(hit)
        if self._carry is not None:
            self._handler.carry_to(self._carry, x, y)

    def release(self, x: float, y: float) -> None:
        """End the gesture where the button went up."""
        armed, carry = self._armed, self._carry
        self._armed = self._carry = None
        if carry is not None:
            self._handler.drop(carry, x, y)
        elif armed is not None:
            hit, start_x, start_y, extend = armed
            if abs(x - start_x) + abs(y - start_y) < self.distance:
                self._handler.click(hit, x, extend)

    def cancel(self) -> None:
        """Forget the gesture; carried cards go back."""
        carry, self._armed, self._carry = self._carry, None, None
        if carry is not None:
            self._handler.cancel_carry()


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


def overlap(first: Rect, second: Rect) -> float:
    """Return the common area of two rectangles."""
    width = min(first.right, second.right) - max(first.x, second.x)
    height = min(first.bottom, second.bottom) - max(first.y, second.y)
    return max(0.0, width) * max(0.0, height)


def targets_at(
    layout: TableLayout, own_team: int, targets: Sequence[Target], carried: Rect, x: float, y: float
) -> list[Target]:
    """Return the targets of the accepting zone that the carried cards cover most; empty if they are on none.

    They are on a zone if the pointer is, or half of them (or of a small zone). A meld lies inside the felt,
    so it goes before it.
    """
    best_zone: tuple[Zone, int | None] | None = None
    best = (False, 0.0)
    for target in targets:
        rect = zone_rect(layout, own_team, target)
        area = overlap(rect, carried)
        enough = 0.5 * min(carried.width * carried.height, rect.width * rect.height)
        rating = (target.zone is not Zone.FELT, area)
        if (rect.contains(x, y) or area >= enough > 0) and (best_zone is None or rating > best):
            best_zone, best = (target.zone, target.index), rating
    if best_zone is None:
        return []
    return [target for target in targets if (target.zone, target.index) == best_zone]


def choose(layout: TableLayout, own_team: int, options: Sequence[Target], x: float) -> Target:
    """Return one of several layouts of one zone: each has its share of the zone's width, from low to high.

    With a single option it is that one; the order from left to right is that of the first cards.
    """
    if len(options) == 1:
        return options[0]
    ordered = sorted(options, key=lambda target: target.meld.start if target.meld else 0)
    rect = zone_rect(layout, own_team, options[0])
    share = (x - rect.x) / max(1.0, rect.width)
    return ordered[max(0, min(len(ordered) - 1, int(share * len(ordered))))]
