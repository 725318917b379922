"""Why a play is refused, in a few words beside the pointer; `text_refusals` says it in whole sentences."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet

translate = QCoreApplication.translate


def refusal_in_short(refusal: Refusal, rules: RuleSet) -> str:
    """Return the reason in two to four words."""
    match refusal.code:
        case RefusalCode.NOT_YOUR_TURN:
            return translate("RefusalChip", "Not your turn")
        case RefusalCode.DEAL_OVER:
            return translate("RefusalChip", "This deal is over")
        case RefusalCode.WRONG_PHASE:
            return translate("RefusalChip", "Not at this moment")
        case RefusalCode.ONE_CARD_HAND:
            return translate("RefusalChip", "Not with a single card")
        case RefusalCode.CLOSED_PILE | RefusalCode.TOP_CARD_NEEDED:
            return translate("RefusalChip", "The top card must be used")
        case RefusalCode.OPEN_PILE:
            return translate("RefusalChip", "Take the pile first")
        case RefusalCode.NOT_YOUR_MELD:
            return translate("RefusalChip", "Not your team's meld")
        case RefusalCode.ONE_DISCARD:
            return translate("RefusalChip", "Only one card")
        case RefusalCode.PILE_CARD_BAN:
            return translate("RefusalChip", "Just taken from the pile")
        case _:
            return _melding(refusal, rules)


def _melding(refusal: Refusal, rules: RuleSet) -> str:
    match refusal.code:
        case RefusalCode.MELD_TOO_SHORT:
            return translate("RefusalChip", "Too few cards")
        case RefusalCode.TOO_MANY_WILDS if rules.max_wilds == 0:
            return translate("RefusalChip", "No wild cards here")
        case RefusalCode.TOO_MANY_WILDS:
            return translate("RefusalChip", "A second wild card")
        case RefusalCode.TWO_SUITS:
            return translate("RefusalChip", "Another suit")
        case RefusalCode.DUPLICATE_RANK:
            return translate("RefusalChip", "Twice in the sequence")
        case RefusalCode.GAP:
            return translate("RefusalChip", "A gap in the sequence")
        case RefusalCode.NO_SETS:
            return translate("RefusalChip", "No sets in this game")
        case RefusalCode.SET_FULL:
            return translate("RefusalChip", "The set is full")
        case RefusalCode.WILD_PINNED:
            return translate("RefusalChip", "The wild card cannot move")
        case RefusalCode.SECOND_SET:
            return translate("RefusalChip", "You have such a set")
        case _:
            return _emptying(refusal)


def _emptying(refusal: Refusal) -> str:
    match refusal.code:
        case RefusalCode.KEEP_CARD | RefusalCode.FINAL_DISCARD:
            return translate("RefusalChip", "Keep a card to discard")
        case RefusalCode.NO_POT_YET:
            return translate("RefusalChip", "First take your pot")
        case RefusalCode.NO_CANASTA:
            return translate("RefusalChip", "First make a canasta")
        case RefusalCode.NO_CLEAN_CANASTA:
            return translate("RefusalChip", "First make a clean canasta")
        case RefusalCode.WILD_DISCARD:
            return translate("RefusalChip", "No wild card at the end")
        case RefusalCode.OPENING_MINIMUM:
            return translate("RefusalChip", "{have} of {need} points").format(
                have=refusal.have, need=refusal.need
            )
        case _:
            return translate("RefusalChip", "Does not fit here")
