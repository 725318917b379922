"""Why a command is not allowed: a code with arguments. The sentences are the user interface's."""

from enum import StrEnum

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import LoggedCommand
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.values import dataclass


class RefusalCode(StrEnum):
    """The reasons, in the order in which they are tested."""

    UNREADABLE = "unreadable"
    NOT_YOUR_TURN = "not_your_turn"
    DEAL_OVER = "deal_over"
    WRONG_PHASE = "wrong_phase"
    PILE_EMPTY = "pile_empty"
    STOCK_EMPTY = "stock_empty"
    ONE_CARD_HAND = "one_card_hand"
    CLOSED_PILE = "closed_pile"
    OPEN_PILE = "open_pile"
    TOP_CARD_NEEDED = "top_card_needed"
    NO_REDRAW = "no_redraw"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    TAKEBACK_BLOCKED = "takeback_blocked"
    CARD_NOT_HELD = "card_not_held"
    NO_SUCH_MELD = "no_such_meld"
    MELD_TOO_SHORT = "meld_too_short"
    TOO_MANY_WILDS = "too_many_wilds"
    TWO_SUITS = "two_suits"
    DUPLICATE_RANK = "duplicate_rank"
    GAP = "gap"
    NO_SETS = "no_sets"
    SET_FULL = "set_full"
    WILD_PINNED = "wild_pinned"
    NOT_A_MELD = "not_a_meld"
    SECOND_SET = "second_set"
    PILE_CARD_BAN = "pile_card_ban"
    KEEP_CARD = "keep_card"
    NO_POT_YET = "no_pot_yet"
    NO_CANASTA = "no_canasta"
    NO_CLEAN_CANASTA = "no_clean_canasta"
    FINAL_DISCARD = "final_discard"
    WILD_DISCARD = "wild_discard"
    OPENING_MINIMUM = "opening_minimum"
    ONE_DISCARD = "one_discard"
    """A gesture with several cards where only one may be discarded; no command, so `check` never says it."""
    NOT_YOUR_MELD = "not_your_meld"
    """A gesture at another team's melds; no command, so `check` never says it."""


_COARSE = {
    RefusalCode.NOT_YOUR_TURN: "wrong_phase",
    RefusalCode.ONE_CARD_HAND: "keep_card",
    RefusalCode.MELD_TOO_SHORT: "not_a_meld",
    RefusalCode.TOO_MANY_WILDS: "not_a_meld",
    RefusalCode.TWO_SUITS: "not_a_meld",
    RefusalCode.DUPLICATE_RANK: "not_a_meld",
    RefusalCode.GAP: "not_a_meld",
    RefusalCode.NO_SETS: "not_a_meld",
    RefusalCode.SET_FULL: "not_a_meld",
    RefusalCode.WILD_PINNED: "not_a_meld",
    RefusalCode.NO_POT_YET: "keep_card",
    RefusalCode.NO_CANASTA: "keep_card",
    RefusalCode.NO_CLEAN_CANASTA: "keep_card",
    RefusalCode.FINAL_DISCARD: "keep_card",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason. `cards` are the cards it speaks of; `have` and `need` are numbers of cards or points.

    `meld` is the meld on the table that it speaks of, as it lies; None if it speaks of none.
    """

    code: RefusalCode
    cards: tuple[CardId, ...] = ()
    have: int = 0
    need: int = 0
    meld: Meld | None = None

    @property
    def why(self) -> str:
        """The coarse reason of the conformance cases: a finer code gives its family."""
        return _COARSE.get(self.code, self.code.value)


class IllegalCommand(ValueError):
    """A command was played that `check` refuses; `refusal` says why."""

    def __init__(self, command: LoggedCommand, refusal: Refusal) -> None:
        super().__init__(f"{command!r} refused: {refusal!r}")
        self.command = command
        self.refusal = refusal
