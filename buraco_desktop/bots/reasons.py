"""Why a bot decided: a code and its arguments, for the windows to put into words.

A reason names only what the seat itself could see, so it may be shown to whoever may see the move.
"""

from enum import StrEnum

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.values import dataclass


class ReasonCode(StrEnum):
    """What a decision turned on. In brackets: the arguments that a `Reason` carries."""

    CHANCE = "chance"
    """Drawn by lot."""
    ONLY_CHOICE = "only_choice"
    """Nothing else was legal."""

    PILE_POOR = "pile_poor"
    """The stock: the pile helps too little (cards: the pile's useful ones)."""
    PILE_RISKY = "pile_risky"
    """The stock: an opponent is about to finish (seats)."""
    NEAR_END = "near_end"
    """The stock: with few cards left the pile would only hinder going out."""
    PILE_WILD = "pile_wild"
    """The pile: for its wild cards (cards)."""
    PILE_EXTENDS = "pile_extends"
    """The pile: it grows own melds (cards, melds)."""
    PILE_COMPLETES = "pile_completes"
    """The pile: it makes or nears melds with the hand (cards)."""
    PILE_RICH = "pile_rich"
    """The pile: for its size (points: number of cards)."""
    PILE_CLOSES = "pile_closes"
    """The pile: with it the hand goes out."""
    FRESH_CARD = "fresh_card"
    """The stock: a new card, and a hand that stays small."""
    REDRAW = "redraw"
    """The first card drawn is the one that would be discarded (cards)."""

    GOES_OUT = "goes_out"
    """Goes out (points: how the deal stands then for the own team against the best other)."""
    FETCHES_POT = "fetches_pot"
    """Empties the hand to take the pot."""
    EXTENDS = "extends"
    """Adds to an own meld (cards, melds)."""
    MAKES_CANASTA = "makes_canasta"
    """Adds the seventh card (cards, melds)."""
    NEW_RUN = "new_run"
    """Lays a sequence (cards)."""
    NEW_SET = "new_set"
    """Lays a set (cards)."""
    SPENDS_WILD = "spends_wild"
    """Uses a wild card, as enough are held or the hand is short (cards)."""
    UNLOADS = "unloads"
    """Lays while there is time: the deal may end soon (cards, seats)."""
    REACHES_MINIMUM = "reaches_minimum"
    """Lays towards the opening minimum (cards, points)."""
    HOLDS_BACK = "holds_back"
    """Keeps in hand what could be laid (cards)."""

    LEAST_USEFUL = "least_useful"
    """Discards what fits least into the hand (cards)."""
    SAFE = "safe"
    """Discards a card that helps the opponents less than one that fits worse (cards, seats)."""
    HELPS_PARTNER = "helps_partner"
    """Discards a card that the partner's sequence may use (cards, seats, melds)."""
    SHEDS_POINTS = "sheds_points"
    """Discards many points, as the deal may end soon (cards, points, seats)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code with what it is about; arguments that a code does not need are empty."""

    code: ReasonCode
    cards: tuple[CardId, ...] = ()
    melds: tuple[int, ...] = ()
    """Indices of melds of the own team."""
    seats: tuple[int, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A command and why it was chosen."""

    command: Command
    reason: Reason
