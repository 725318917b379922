"""What a layout of the table is made of: rectangles and places, without Qt.

All lengths are logical pixels, the origin is the top left corner of the window.
"""

from enum import StrEnum
from math import cos, radians, sin
from typing import NamedTuple

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.rules import RuleSet

CARD_RATIO = 1.4
"""Height of a card by its width (design 5)."""
LARGE_INDEX_BELOW = 64
"""Narrower cards wear the large index in any case (design 5.1)."""


def card_height(width: float) -> int:
    """Return the height of a card of this width, in whole pixels."""
    return round(width * CARD_RATIO)


class Rect(NamedTuple):
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x after the last column."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y after the last row."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and lower edges do not count."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def encloses(self, other: "Rect", slack: float = 0.0) -> bool:
        """Whether another rectangle lies inside, up to `slack` pixels on each side."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlap(self, other: "Rect") -> float:
        """Return how deep two rectangles lie in each other, in pixels; 0 if they do not."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, min(across, down))

    def shared(self, other: "Rect") -> float:
        """Return the common area of two rectangles, in square pixels."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across * down if across > 0 and down > 0 else 0.0

    def inset(self, across: float, down: float | None = None) -> "Rect":
        """Return the rectangle made smaller on every side; negative values make it larger."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)


class Place(StrEnum):
    """Where a card lies on the picture."""

    HAND = "hand"
    MELD = "meld"
    PILE = "pile"
    STOCK = "stock"
    POT = "pot"


Z_BASE = {Place.POT: 0, Place.STOCK: 100, Place.PILE: 200, Place.MELD: 1000, Place.HAND: 4000}
"""The lowest stacking number of the cards at a place; those of melds rise with the row and the card."""
Z_MELD_MARKS = 3000
"""Above every meld and below the hand: wild chips and canasta badges."""


class CardSpot(msgspec.Struct, frozen=True):
    """Where one card is drawn."""

    place: Place
    card: CardId | None
    """None for a back: stock and pots."""
    team: int
    """Team of a meld; -1 elsewhere."""
    index: int
    """Number of the meld or pot; -1 elsewhere."""
    order: int
    """Position in the hand, meld or pile, from 0; in a stack of backs the top card has the highest."""
    x: float
    y: float
    """Top left corner of the unrotated card."""
    width: int
    rotation: int
    """Degrees clockwise around the middle of the card: 0, 9 or 90."""
    z: int
    large_index: bool
    strip: Rect
    """The part of the card that no other card covers."""

    @property
    def height(self) -> int:
        """Height of the unrotated card."""
        return card_height(self.width)

    @property
    def box(self) -> Rect:
        """The unrotated card."""
        return Rect(self.x, self.y, self.width, self.height)

    @property
    def bounds(self) -> Rect:
        """The smallest rectangle around the card as it lies."""
        if self.rotation == 0:
            return self.box
        angle = radians(self.rotation)
        across, down = abs(cos(angle)), abs(sin(angle))
        width = self.width * across + self.height * down
        height = self.width * down + self.height * across
        x, y = self.box.centre
        return Rect(x - width / 2, y - height / 2, width, height)


class MeldSpot(msgspec.Struct, frozen=True):
    """Where one meld and its marks are drawn."""

    team: int
    index: int
    rect: Rect
    """The whole meld, a card laid across included."""
    fan: Rect
    """The upright cards only."""
    card_width: int
    step: int
    """From one card to the next."""
    badge: Rect
    """The free area of the canasta badge: it stands right-aligned, on the middle line."""
    chip: Rect | None
    """Square of the wild chip; None without a wild card."""
    is_crowded: bool
    """The badge shows its points only (design 7)."""
    row: int
    exposed: float
    """Height that the next row leaves free."""


class PlateKind(StrEnum):
    """The three forms of a player's plate."""

    RAIL = "rail"
    TOP = "top"
    OWN = "own"


class PlateSpot(msgspec.Struct, frozen=True):
    """Where a player's plate is drawn."""

    seat: int
    kind: PlateKind
    rect: Rect
    is_compact: bool = False
    """Only portrait and counts (design 6.6)."""


class PotSpot(msgspec.Struct, frozen=True):
    """Where a pot, or the empty slot of a taken one, is drawn."""

    rect: Rect
    """The upright card or the dashed slot."""
    label: Rect
    size: int
    """Number of its cards; 0 for a slot."""
    team: int | None
    """Who took it; None while it lies there, and when it became the stock."""


class TablePicture(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat sees of a deal: all that a layout depends on besides the size of the window."""

    seat: int
    players: int
    team_count: int
    rules: RuleSet
    """They say which canastas are dirty, and so have their last card laid across."""
    hand: tuple[CardId, ...]
    """Own cards in the order shown."""
    gaps: frozenset[int] = frozenset()
    """Positions in the hand before which a group begins."""
    melds: tuple[tuple[Meld, ...], ...]
    """Melds of each team."""
    pile: tuple[CardId | None, ...]
    """Bottom to top."""
    is_pile_open: bool
    stock_size: int
    pot_sizes: tuple[int, ...]
    """Sizes of the pots that still lie there."""
    pot_count: int
    """Pots at the start of the deal."""
    pot_taken: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    turn: int
    panel_width: float = 0
    """Width of the side panel; 0 without one."""
    large_cards: bool = False
    hand_height: int = 19
    """Height of a hand card, in percent of the window's."""
    large_index: bool = False
    text_scale: float = 1.0
    """The player's text setting: 1, 1.25 or 1.5."""


class TopBar(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of the bar at the top."""

    rect: Rect
    menu: Rect
    title: Rect
    """Text at the left: preset, deal."""
    cells: tuple[Rect, ...]
    """Score of each team, the own team first, then in the order of play."""
    target: Rect
    """Text at the right: what the match is played to."""
    sheet: Rect
    rules: Rect
    settings: Rect


class TableLayout(msgspec.Struct, frozen=True, kw_only=True):
    """Where everything on the table lies, for one picture and one size of the window."""

    width: float
    height: float
    u: float
    """Scale of text and spacing."""
    picture: TablePicture
    top_bar: TopBar
    zones: dict[int, Rect]
    """Melds of each team."""
    heads: dict[int, Rect]
    """Line of text at the top of each zone."""
    right_heads: frozenset[int]
    """Teams whose head is aligned to the right."""
    middle: Rect
    pot_spots: tuple[PotSpot, ...]
    """Pots that lie there, then the slots of taken ones; `CardSpot.index` counts the same way."""
    stock: Rect
    """The top card of the stock."""
    stock_count: Rect
    """Pill with the number of cards, across the stock."""
    tray: Rect
    pile: Rect
    """The cards of the pile; the place of the first card when there are none."""
    pile_count: Rect
    last_event: Rect | None
    """Text at the right end of the tray; None when the cards need the room."""
    squeezed: int
    """How many of the oldest cards of an open pile are too close to be read (design 6.1)."""
    pile_edges: tuple[Rect, ...]
    """Blank paper edges under the top card of a closed pile, the lowest first; they are no cards."""
    ledge: Rect
    hand: Rect
    """The area of the hand."""
    hand_split: int
    """Number of cards in the rear row of the hand; 0 with one row."""
    plate_spots: dict[int, PlateSpot]
    """Plate of each seat; the own one lies on the ledge."""
    captions: dict[int, Rect]
    """Room for the last moves of each seat beside its plate; missing where there is none (design 8)."""
    buttons: tuple[Rect, ...]
    """Four buttons on the ledge, from the top."""
    panel: Rect | None
    hand_width: int
    middle_width: int
    meld_widths: dict[int, int]
    """Card width of each team's melds."""
    cards: tuple[CardSpot, ...]
    melds: dict[tuple[int, int], MeldSpot]
    """Melds by team and number; those of a front row come before those that they overlap."""

    @property
    def own_team(self) -> int:
        """The team that looks at this table."""
        return self.picture.seat % self.picture.team_count

    @property
    def own_plate(self) -> Rect:
        """The plate on the ledge."""
        return self.plate_spots[self.picture.seat].rect

    @property
    def plates(self) -> dict[int, Rect]:
        """Rectangle of each seat's plate."""
        return {seat: spot.rect for seat, spot in self.plate_spots.items()}

    @property
    def pots(self) -> tuple[Rect, ...]:
        """Rectangles of the pots and of the slots of taken ones."""
        return tuple(spot.rect for spot in self.pot_spots)

    def hand_spots(self) -> tuple[CardSpot, ...]:
        """Return the cards of the hand in order."""
        return tuple(spot for spot in self.cards if spot.place is Place.HAND)
