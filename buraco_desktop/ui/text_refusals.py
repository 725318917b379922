"""Why a play is refused, in two short lines: what and which card, then the rule in words."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import PotPrecondition, RuleSet
from buraco_desktop.ui.text import capitalised, cards_text
from buraco_desktop.ui.text_refused_melds import line_at_meld

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal, rules: RuleSet) -> tuple[str, str]:
    """Return two lines: what is refused and for which card, and why."""
    first, second = _literals(refusal, rules)
    if refusal.meld is not None:
        first = line_at_meld(refusal, refusal.meld, rules) or first
    words = {
        "cards": cards_text(refusal.cards) if refusal.cards else "",
        "have": refusal.have,
        "need": refusal.need,
    }
    return capitalised(first.format(**words)), capitalised(second.format(**words))


def _literals(refusal: Refusal, rules: RuleSet) -> tuple[str, str]:
    match refusal.code:
        case RefusalCode.UNREADABLE:
            return (
                translate("Refusal", "This play could not be understood."),
                translate("Refusal", "Please try it once more."),
            )
        case RefusalCode.NOT_YOUR_TURN:
            return (
                translate("Refusal", "It is not your turn."),
                translate("Refusal", "While the others play you can sort your cards."),
            )
        case RefusalCode.DEAL_OVER:
            return (
                translate("Refusal", "This deal is over."),
                translate("Refusal", "The score sheet shows how it was counted."),
            )
        case RefusalCode.WRONG_PHASE:
            return (
                translate("Refusal", "Not now."),
                translate("Refusal", "A turn goes: draw or take the pile, lay melds, discard."),
            )
        case _:
            return _taking(refusal, rules)


def _taking(refusal: Refusal, rules: RuleSet) -> tuple[str, str]:
    match refusal.code:
        case RefusalCode.PILE_EMPTY:
            return (
                translate("Refusal", "The discard pile is empty."),
                translate("Refusal", "A card from the stock is the only choice."),
            )
        case RefusalCode.STOCK_EMPTY:
            return (
                translate("Refusal", "The stock is empty."),
                translate("Refusal", "The discard pile is the only choice."),
            )
        case RefusalCode.ONE_CARD_HAND:
            return (
                translate("Refusal", "The discard pile stays where it is."),
                translate("Refusal", "With a single card in hand you may not take it."),
            )
        case RefusalCode.CLOSED_PILE:
            return (
                translate("Refusal", "First show where this card goes: {cards}."),
                translate(
                    "Refusal",
                    "The top card of a closed pile must be used at once: with two cards of your hand, "
                    "or on one of your melds.",
                ),
            )
        case RefusalCode.OPEN_PILE:
            return (
                translate("Refusal", "First take the pile, then meld."),
                translate("Refusal", "All cards of an open pile go to your hand."),
            )
        case RefusalCode.TOP_CARD_NEEDED:
            return (
                translate("Refusal", "Missing from this meld: {cards}."),
                translate("Refusal", "The top card of a closed pile must be used at once."),
            )
        case RefusalCode.NO_REDRAW:
            return (
                translate("Refusal", "The card that you drew stays with you."),
                translate(
                    "Refusal",
                    "Only the first player of a deal may exchange a card: the first, before laying melds.",
                ),
            )
        case RefusalCode.NOTHING_TO_TAKE_BACK:
            return (
                translate("Refusal", "There is nothing to take back."),
                translate("Refusal", "You have laid nothing since you saw a new card."),
            )
        case RefusalCode.NOT_YOUR_MELD:
            return (
                translate("Refusal", "This meld belongs to the other team."),
                translate("Refusal", "Cards go on the melds of your own team only."),
            )
        case RefusalCode.TAKEBACK_BLOCKED:
            return (
                translate("Refusal", "This cannot be taken back."),
                translate("Refusal", "You have seen new cards since then."),
            )
        case _:
            return _melding(refusal, rules)


def _melding(refusal: Refusal, rules: RuleSet) -> tuple[str, str]:
    match refusal.code:
        case RefusalCode.CARD_NOT_HELD:
            return (
                translate("Refusal", "Not in your hand: {cards}."),
                translate("Refusal", "Only cards that you hold can be played."),
            )
        case RefusalCode.NO_SUCH_MELD:
            return (
                translate("Refusal", "Your team has no such meld."),
                translate("Refusal", "Cards go on the melds of your own team only."),
            )
        case RefusalCode.MELD_TOO_SHORT:
            return (
                translate("Refusal", "Too few cards: {cards}."),
                translate("Refusal", "A meld has at least three cards."),
            )
        case RefusalCode.TOO_MANY_WILDS if rules.max_wilds == 0:
            return (
                translate("Refusal", "No wild cards here: {cards}."),
                translate("Refusal", "In this game melds have no wild cards."),
            )
        case RefusalCode.TOO_MANY_WILDS:
            return (
                translate("Refusal", "Too many wild cards: {cards}."),
                translate(
                    "Refusal",
                    "A meld may have one wild card: a joker, or a two away from its own place.",
                ),
            )
        case RefusalCode.TWO_SUITS:
            return (translate("Refusal", "Another suit: {cards}."), _suit_rule(rules))
        case RefusalCode.DUPLICATE_RANK:
            return (
                translate("Refusal", "Twice in one sequence: {cards}."),
                translate("Refusal", "A sequence has each card only once."),
            )
        case RefusalCode.GAP:
            return (
                translate("Refusal", "These cards leave a gap: {cards}."),
                translate("Refusal", "A sequence has no gaps; one wild card can fill one place."),
            )
        case RefusalCode.NO_SETS:
            return (
                translate("Refusal", "Not a meld here: equal ranks such as {cards}."),
                translate("Refusal", "This game has sequences of one suit, but no sets of these cards."),
            )
        case RefusalCode.SET_FULL:
            return (
                translate("Refusal", "This set would have {have} cards."),
                translate("Refusal", "A set may have at most {need} cards."),
            )
        case RefusalCode.WILD_PINNED:
            return (
                translate("Refusal", "The wild card of this meld cannot move: {cards}."),
                translate(
                    "Refusal",
                    "A wild card between two others stays until the card that it stands for takes its place.",
                ),
            )
        case RefusalCode.NOT_A_MELD if not rules.has_sets:
            return (
                translate("Refusal", "This does not fit: {cards}."),
                translate("Refusal", "A meld is three or more cards of one suit in order."),
            )
        case RefusalCode.NOT_A_MELD:
            return (
                translate("Refusal", "This does not fit: {cards}."),
                translate(
                    "Refusal",
                    "A meld is three or more cards of one suit in order, or three or more of one rank.",
                ),
            )
        case _:
            return _emptying(refusal, rules)


def _suit_rule(rules: RuleSet) -> str:
    if rules.has_sets:
        return translate("Refusal", "A sequence is of one suit, a set of one rank.")
    return translate("Refusal", "A sequence is of one suit.")


def _emptying(refusal: Refusal, rules: RuleSet) -> tuple[str, str]:
    keep = translate("Refusal", "You must keep more cards in your hand.")
    needs_canasta_for_pot = rules.pot_precondition is PotPrecondition.OWN_CANASTA
    match refusal.code:
        case RefusalCode.ONE_DISCARD if not refusal.cards:
            return (
                translate("Refusal", "Choose the card to discard."),
                translate("Refusal", "One discard ends the turn."),
            )
        case RefusalCode.ONE_DISCARD:
            return (
                translate("Refusal", "Only one card can be discarded."),
                translate("Refusal", "One discard ends the turn; choose a single card."),
            )
        case RefusalCode.SECOND_SET:
            return (
                translate("Refusal", "Your team has such a set already: {cards}."),
                translate("Refusal", "A team has one set of each rank; add the cards to it."),
            )
        case RefusalCode.PILE_CARD_BAN:
            return (
                translate("Refusal", "Not to be discarded in this turn: {cards}."),
                translate("Refusal", "A single card taken as the pile may not go straight back."),
            )
        case RefusalCode.NO_POT_YET:
            return keep, translate("Refusal", "Your team needs its pot before it can go out.")
        case RefusalCode.NO_CANASTA if needs_canasta_for_pot:
            return keep, translate(
                "Refusal", "Your team needs a meld of seven cards before it takes a pot or goes out."
            )
        case RefusalCode.NO_CANASTA:
            return keep, translate("Refusal", "Your team needs a canasta, a meld of seven cards, to go out.")
        case RefusalCode.NO_CLEAN_CANASTA:
            return keep, translate(
                "Refusal", "Your team needs a clean canasta, seven cards without a wild one, to go out."
            )
        case RefusalCode.FINAL_DISCARD:
            return (
                translate("Refusal", "Keep one card for the discard."),
                translate("Refusal", "In this game you go out with a last discard."),
            )
        case RefusalCode.WILD_DISCARD:
            return (
                translate("Refusal", "Not as the last discard: {cards}."),
                translate("Refusal", "In this game you do not go out with a joker or a two."),
            )
        case RefusalCode.OPENING_MINIMUM:
            return (
                translate("Refusal", "Your first melds have {have} of {need} points."),
                translate(
                    "Refusal",
                    "A team with a high score must open with at least {need}. Add more, or take them back.",
                ),
            )
        case _:
            return keep, translate("Refusal", "A turn ends with a discard that is allowed.")
