"""What happened: facts that `apply` hands to a listener, in order, with card ids.

`view.seen_by` blanks what a seat may not see: a hidden card becomes None.
"""

from enum import StrEnum

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.values import dataclass

SeenCard = CardId | None
"""A card, or None for one that the seat may not see."""


class EndReason(StrEnum):
    """Why a deal ended (RULES 0.9)."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    STALL = "stall"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A seat's turn began; a pot that it took by discard joins its hand now."""

    seat: int
    pot_opened: tuple[SeenCard, ...] = ()
    """The cards of a pot taken by discard, which its owner may see from now on."""


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew the top card of the stock."""

    seat: int
    card: SeenCard
    is_last_turn: bool = False
    """The deal ends with this turn."""


@dataclass(frozen=True, slots=True)
class CardRejected:
    """A seat laid the first card it drew on the pile, to draw another (RULES P25)."""

    seat: int
    card: CardId


@dataclass(frozen=True, slots=True)
class PileTaken:
    """A seat took the discard pile; `cards` lie bottom to top and are all in its hand now."""

    seat: int
    cards: tuple[SeenCard, ...]
    is_open: bool = True
    """Whether every seat saw the cards; of a closed pile only the top card is public."""
    banned: CardId | None = None
    """The card that may not be discarded in this turn."""


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A seat laid a new meld from its hand."""

    seat: int
    team: int
    index: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class MeldExtended:
    """A seat added cards from its hand to a meld of its team."""

    seat: int
    team: int
    index: int
    meld: Meld
    """The meld as it lies now."""
    added: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat discarded a card."""

    seat: int
    card: CardId


@dataclass(frozen=True, slots=True)
class PotTaken:
    """A seat took the first pot: directly, or by its discard and then unseen until its next turn."""

    seat: int
    team: int
    cards: tuple[SeenCard, ...]
    is_direct: bool


@dataclass(frozen=True, slots=True)
class StockRefilled:
    """The first pot became the stock (RULES 0.9)."""

    card_count: int


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """The time of the match is up: this deal is its last one."""

    seat: int
    """The seat whose turn it is."""
    turns_left: int | None
    """How many turns are still played, the present one included; None if the deal goes on to its end."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over."""

    reason: EndReason
    seat: int
    """The seat whose turn was the last one."""
    out_team: int | None
    """The team that went out, or None."""


Event = (
    TurnStarted
    | CardDrawn
    | CardRejected
    | PileTaken
    | MeldLaid
    | MeldExtended
    | CardDiscarded
    | PotTaken
    | StockRefilled
    | TimeCalled
    | DealEnded
)
