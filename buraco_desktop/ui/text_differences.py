"""How two rule sets differ, in short sentences (RULES 1)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.rules import (
    AceMode,
    EndWild,
    FinalDiscard,
    OutCanasta,
    PotPrecondition,
    RuleSet,
    SpecialMode,
    StockEnd,
    TimeEnd,
    WildPin,
)
from buraco_desktop.ui.text import number
from buraco_desktop.ui.text_rules import length_title

translate = QCoreApplication.translate


def difference_sentences(rules: RuleSet, other: RuleSet) -> list[str]:
    """Return how `rules` differ from `other`, one short sentence each, the most felt first."""
    return [
        *_meld_differences(rules, other),
        *_pile_differences(rules, other),
        *_pot_differences(rules, other),
        *_end_differences(rules, other),
        *_score_differences(rules, other),
        *_wild_differences(rules, other),
        *_match_differences(rules, other),
    ]


def _differs(rules: RuleSet, other: RuleSet, *names: str) -> bool:
    return any(getattr(rules, name) != getattr(other, name) for name in names)


def _meld_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if rules.has_sets != other.has_sets:
        if rules.has_sets:
            yield translate("Rules", "Sets of equal ranks are melds, too.")
        else:
            yield translate("Rules", "Only sequences are melds; there are no sets.")
    elif rules.set_ranks != other.set_ranks:
        yield translate("Rules", "Other ranks may be laid as sets.")
    if _differs(rules, other, "decks", "jokers"):
        decks, joker_count = rules.decks, rules.jokers
        jokers = translate("Rules", "%n joker(s)", None, joker_count)
        yield translate("Rules", "%n deck(s) and {jokers} are in play.", None, decks).format(jokers=jokers)
    if rules.two_aces != other.two_aces:
        if rules.two_aces:
            yield translate("Rules", "A sequence may have an ace at both ends.")
        else:
            yield translate("Rules", "A sequence has only one ace.")
    if rules.ace_mode is not other.ace_mode:
        yield _ace_sentence(rules)
    if rules.max_wilds != other.max_wilds:
        yield (
            translate("Rules", "A meld may have a wild card.")
            if rules.max_wilds
            else translate("Rules", "Melds have no wild cards.")
        )


def _ace_sentence(rules: RuleSet) -> str:
    match rules.ace_mode:
        case AceMode.BOTH:
            return translate("Rules", "An ace is low or high.")
        case AceMode.HIGH_ONLY:
            return translate("Rules", "An ace is high only.")
        case AceMode.LOW_ONLY:
            return translate("Rules", "An ace is low only.")


def _pile_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if rules.pile_take is not other.pile_take:
        yield (
            translate("Rules", "All cards of the pile are open, and anyone may take it.")
            if rules.is_pile_open
            else translate("Rules", "Only the pile's top card is known; it must be used at once.")
        )
    if rules.upcard != other.upcard:
        yield (
            translate("Rules", "A card is turned up beside the stock.")
            if rules.upcard
            else translate("Rules", "The pile begins empty.")
        )
    if rules.first_draw_redraw != other.first_draw_redraw:
        yield (
            translate("Rules", "The first player may exchange the first card.")
            if rules.first_draw_redraw
            else translate("Rules", "The first card cannot be exchanged.")
        )
    if rules.one_card_hand_pile_ban != other.one_card_hand_pile_ban:
        yield (
            translate("Rules", "With one card in hand you may not take the pile.")
            if rules.one_card_hand_pile_ban
            else translate("Rules", "With one card in hand you may take the pile.")
        )
    if rules.single_card_ban != other.single_card_ban:
        yield (
            translate("Rules", "A single card taken as the pile may not go straight back.")
            if rules.single_card_ban
            else translate("Rules", "A single card taken as the pile may go straight back.")
        )


def _pot_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if _differs(rules, other, "pots", "pot_size"):
        pots = rules.pots
        yield translate("Rules", "%n pot(s) of {cards} cards.", None, pots).format(cards=rules.pot_size)
    if rules.pot_precondition is not other.pot_precondition:
        yield (
            translate("Rules", "A team needs a canasta before it takes a pot.")
            if rules.pot_precondition is PotPrecondition.OWN_CANASTA
            else translate("Rules", "A team needs nothing to take a pot.")
        )


def _end_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if rules.out_canasta is not other.out_canasta:
        yield (
            translate("Rules", "Only a clean canasta lets you go out.")
            if rules.out_canasta is OutCanasta.CLEAN
            else translate("Rules", "Any canasta lets you go out, not only a clean one.")
        )
    if _differs(rules, other, "final_discard", "final_discard_wild"):
        yield _final_discard_sentence(rules)
    if rules.out_without_pot_if_none_left != other.out_without_pot_if_none_left:
        yield (
            translate("Rules", "When no pot is left you may go out without one.")
            if rules.out_without_pot_if_none_left
            else translate("Rules", "Without a pot you never go out.")
        )
    if rules.stock_end is not other.stock_end:
        match rules.stock_end:
            case StockEnd.TWO_LEFT:
                yield translate("Rules", "The deal ends with two cards in the stock.")
            case StockEnd.POT_REFILL:
                yield translate("Rules", "A pot becomes the new stock when the stock is used up.")
            case StockEnd.LAST_CARD:
                yield translate("Rules", "The deal ends with the last card of the stock.")


def _final_discard_sentence(rules: RuleSet) -> str:
    if rules.final_discard is FinalDiscard.REQUIRED and not rules.final_discard_wild:
        return translate("Rules", "The last discard is a duty, and never a wild card.")
    if rules.final_discard is FinalDiscard.REQUIRED:
        return translate("Rules", "The last discard is a duty.")
    return translate("Rules", "You may meld your last card; no discard is needed.")


def _score_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if _differs(rules, other, "joker_points", "two_points"):
        yield translate("Rules", "A joker counts {joker}, a two {two}.").format(
            joker=rules.joker_points, two=rules.two_points
        )
    if _differs(rules, other, "ace_points", "high_points", "low_points"):
        yield translate("Rules", "An ace counts {ace}, eight to king {high}, three to seven {low}.").format(
            ace=rules.ace_points, high=rules.high_points, low=rules.low_points
        )
    if _differs(rules, other, "clean", "dirty"):
        yield translate("Rules", "Canastas: clean {clean}, dirty {dirty}.").format(
            clean=rules.clean, dirty=rules.dirty
        )
    if rules.semi != other.semi:
        if rules.semi is None:
            yield translate("Rules", "There is no semi-clean canasta.")
        else:
            yield translate("Rules", "A semi-clean canasta pays {points}.").format(points=number(rules.semi))
    if _differs(rules, other, "a_to_k", "a_to_a"):
        yield _long_sequence_sentence(rules)
    if rules.special_mode is not other.special_mode and rules.a_to_k > rules.clean:
        yield (
            translate("Rules", "The prizes from the ace on need all cards laid in one move.")
            if rules.special_mode is SpecialMode.SINGLE_MOVE
            else translate("Rules", "A sequence from ace to king may grow bit by bit.")
        )
    if rules.pot_taken != other.pot_taken:
        if rules.pot_taken:
            yield translate("Rules", "Taking the pot pays {points}.").format(points=number(rules.pot_taken))
        else:
            yield translate("Rules", "Taking the pot pays nothing by itself.")
    if _differs(rules, other, "out", "pot_penalty"):
        yield translate("Rules", "Going out pays {out}; no pot costs {penalty}.").format(
            out=rules.out, penalty=rules.pot_penalty
        )
    if rules.pot_penalty_if_nobody_took != other.pot_penalty_if_nobody_took:
        yield (
            translate("Rules", "A missing pot costs points even when nobody took one.")
            if rules.pot_penalty_if_nobody_took
            else translate("Rules", "When nobody took a pot, nobody pays for it.")
        )


def _long_sequence_sentence(rules: RuleSet) -> str:
    if rules.a_to_a:
        return translate("Rules", "Ace to king pays {king}, ace to ace {ace}.").format(
            king=number(rules.a_to_k), ace=number(rules.a_to_a)
        )
    if rules.a_to_k > rules.clean:
        return translate("Rules", "Ace to king pays {king}.").format(king=number(rules.a_to_k))
    return translate("Rules", "Long sequences have no prize of their own.")


def _wild_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if rules.two_reverts != other.two_reverts:
        yield (
            translate("Rules", "A two in its own place may become the wild card again.")
            if rules.two_reverts
            else translate("Rules", "A two that has found its own place stays there.")
        )
    if rules.wild_pin is not other.wild_pin:
        yield (
            translate("Rules", "A wild card on the table never moves.")
            if rules.wild_pin is WildPin.PINNED_ALWAYS
            else translate("Rules", "A wild card on the table may move.")
        )
    if rules.end_wild_default is not other.end_wild_default:
        yield (
            translate("Rules", "A wild card that is free goes to the high end.")
            if rules.end_wild_default is EndWild.HIGH
            else translate("Rules", "A wild card that is free goes to the low end.")
        )


def _match_differences(rules: RuleSet, other: RuleSet) -> Iterator[str]:
    if _differs(rules, other, "vulnerable_above", "vulnerable_min"):
        if rules.vulnerable_above is None:
            yield translate("Rules", "No minimum for the first melds.")
        else:
            yield translate("Rules", "Above {limit} points the first melds need {minimum}.").format(
                limit=number(rules.vulnerable_above), minimum=rules.vulnerable_min
            )
    if _differs(rules, other, "match", "target", "target_strict", "deals"):
        yield translate("Rules", "Length of the match: {length}.").format(length=length_title(rules))
    if rules.time_end is not other.time_end:
        yield (
            translate("Rules", "When the time of a timed game is up, everybody has one more turn.")
            if rules.time_end is TimeEnd.ROUND
            else translate("Rules", "When the time of a timed game is up, the deal is played to its end.")
        )
