"""What a seat may ask for, and the call of time. Small values that check nothing (see `legality.py`)."""

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.values import dataclass

Place = tuple[int, int]
"""A wished layout: position of the first card 1..14, and index of the wild card in the meld or -1.

A set has position 0. For given cards these two numbers name one layout (RULES 0.4).
"""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the whole discard pile.

    With a closed pile the take names its justification: `cards` holds the top card and the cards from the
    hand, laid as a new meld or, with `meld`, added to that own meld (RULES 0.7).
    """

    cards: tuple[CardId, ...] = ()
    meld: int | None = None
    """Index of the own meld that is extended; None for a new meld."""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Redraw:
    """Reject the first card drawn in the deal; it starts the pile, and the next card is drawn (RULES P25)."""


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay a new meld from the hand."""

    cards: tuple[CardId, ...]
    place: Place | None = None
    """The layout wished; None for the default one."""


@dataclass(frozen=True, slots=True)
class ExtendMeld:
    """Add cards from the hand to a meld of the own team."""

    meld: int
    """Index of the meld among the team's melds, from 0 in the order of creation."""
    cards: tuple[CardId, ...]
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard one card; this ends the turn."""

    card: CardId


@dataclass(frozen=True, slots=True)
class CallTime:
    """The time of the match is up (RULES Z12, M10). No seat says so: the clock does."""


Command = Draw | TakePile | Redraw | LayMeld | ExtendMeld | Discard
"""What a seat may ask for."""

LoggedCommand = Command | CallTime
"""What the log of a deal may hold."""
