"""Chapters "Going out" and "The end of a deal" (RULES 0.6, 0.9, 1.4, 1.5, 2.5, 2.6)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.commands import Discard, ExtendMeld, LayMeld
from buraco_desktop.engine.rules import FinalDiscard, OutCanasta, RuleSet, StockEnd
from buraco_desktop.ui.rule_book.chapter_pots import CANASTA
from buraco_desktop.ui.rule_book.examples import Scene, judged
from buraco_desktop.ui.rule_book.model import Example, Fan, Paragraph, Sign, paragraph
from buraco_desktop.ui.rule_book.words import discarded_caption, hand_caption, new_caption, table_caption

translate = QCoreApplication.translate
DIRTY_CANASTA = "3H 4H 5H 2S=6 7H 8H 9H"


def going_out_title() -> str:
    """Return the name of the chapter on going out."""
    return translate("RuleBook", "Going out")


def end_title() -> str:
    """Return the name of the chapter on the end of a deal."""
    return translate("RuleBook", "The end of a deal")


def going_out(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs on going out."""
    yield _how()
    yield _canasta(rules)
    yield _pot(rules)
    yield _last_card(rules)
    yield _keep(rules)


def end_of_deal(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs on the end of a deal."""
    yield _ends()
    yield _stock(rules)
    yield _stall(rules)


def _how() -> Paragraph:
    return paragraph(
        "out.how",
        translate("RuleBook", "What going out is"),
        (
            translate(
                "RuleBook", "Whoever plays the last card, with no pot to take, goes out and ends the deal."
            ),
            translate(
                "RuleBook", "Nobody has to ask the partner; but the partner's cards count against the team."
            ),
        ),
    )


def _canasta(rules: RuleSet) -> Paragraph:
    is_clean = rules.out_canasta is OutCanasta.CLEAN
    examples = [_goes_out_with(rules, CANASTA, True)]
    if rules.max_wilds:
        examples.append(_goes_out_with(rules, DIRTY_CANASTA, not is_clean))
    return paragraph(
        "out.canasta",
        translate("RuleBook", "The canasta for going out"),
        (
            translate("RuleBook", "To go out your team needs a clean canasta; no other will do.")
            if is_clean
            else translate("RuleBook", "To go out your team needs a canasta, clean or not."),
            translate("RuleBook", "It does not matter who of the team made it."),
            translate("RuleBook", "The play with which you go out may complete it."),
        ),
        ("out_canasta", "max_wilds"),
        examples,
    )


def _goes_out_with(rules: RuleSet, canasta: str, is_right: bool) -> Example:
    deal = Scene(rules, "JD", melds=[canasta], has_taken=True).deal()
    meld, cards = deal.melds[0][0], tuple(deal.hands[0])
    pieces = (
        Fan(meld.cards, meld.wild, meld.wild_rank, table_caption()),
        Sign.PLUS,
        Fan(cards, caption=discarded_caption()),
    )
    verdict = translate("RuleBook", "Out") if is_right else ""
    return judged(deal, Discard(cards[0]), pieces, is_right, verdict)


def _pot(rules: RuleSet) -> Paragraph:
    can_without = rules.out_without_pot_if_none_left
    if rules.pots:
        sentences = [
            translate("RuleBook", "Your team must have taken its pot before."),
            translate("RuleBook", "If no pot is left on the table, it may go out without one.")
            if can_without
            else translate("RuleBook", "Without its pot a team never goes out, even if no pot is left."),
        ]
    elif can_without:
        sentences = [translate("RuleBook", "As there are no pots, none is needed for going out.")]
    else:
        sentences = [translate("RuleBook", "A pot is needed, but there are none: nobody can go out.")]
    deal = Scene(rules, "JD", melds=[CANASTA]).deal()
    meld, cards = deal.melds[0][0], tuple(deal.hands[0])
    pieces = (Fan(meld.cards, caption=table_caption()), Sign.PLUS, Fan(cards, caption=discarded_caption()))
    verdict = translate("RuleBook", "Out") if can_without else ""
    return paragraph(
        "out.pot",
        translate("RuleBook", "The pot and going out"),
        sentences,
        ("out_without_pot_if_none_left", "pots"),
        (
            judged(
                deal,
                Discard(cards[0]),
                pieces,
                can_without,
                verdict,
                translate("RuleBook", "The team has no pot, and none is left."),
            ),
        ),
    )


def _last_card(rules: RuleSet) -> Paragraph:
    is_required = rules.final_discard is FinalDiscard.REQUIRED
    deal = Scene(rules, "8D 9D", melds=[CANASTA, "5D 6D 7D"], has_taken=True).deal()
    cards, meld = tuple(deal.hands[0]), deal.melds[0][1]
    both = (Fan(meld.cards, caption=table_caption()), Sign.PLUS, Fan(cards, caption=new_caption()))
    lays_all = judged(
        deal,
        ExtendMeld(1, cards),
        both,
        not is_required,
        "" if is_required else translate("RuleBook", "Out, without a discard"),
    )
    wild = Scene(rules, "2S", melds=[CANASTA], has_taken=True).deal()
    two = tuple(wild.hands[0])
    pieces = (Fan(two, caption=hand_caption()), Sign.ARROW, Fan(two, caption=discarded_caption()))
    with_wild = judged(
        wild,
        Discard(two[0]),
        pieces,
        rules.final_discard_wild,
        translate("RuleBook", "Out, with a wild card") if rules.final_discard_wild else "",
    )
    return paragraph(
        "out.discard",
        translate("RuleBook", "The last card"),
        (
            translate(
                "RuleBook", "To go out you must discard your last card; laying all cards is not allowed."
            )
            if is_required
            else translate("RuleBook", "You may lay your last card or discard it, as you like."),
            translate("RuleBook", "The last discard may be any card.")
            if rules.final_discard_wild
            else translate("RuleBook", "The last discard may not be a joker or a two."),
        ),
        ("final_discard", "final_discard_wild"),
        (lays_all, with_wild),
    )


def _keep(rules: RuleSet) -> Paragraph:
    deal = Scene(rules, "5H 6H 7H 9C", has_taken=True).deal()
    hand = tuple(deal.hands[0])
    pieces = (Fan(hand, caption=hand_caption()), Sign.ARROW, Fan(hand[:3], caption=new_caption()))
    return paragraph(
        "out.keep",
        translate("RuleBook", "Keeping a card"),
        (
            translate(
                "RuleBook", "If you may neither take a pot nor go out, your hand may not become empty."
            ),
            translate("RuleBook", "So you keep two cards: one to discard and one to hold."),
        ),
        (),
        (
            judged(
                deal,
                LayMeld(hand[:3]),
                pieces,
                False,
                "",
                translate("RuleBook", "The nine would be the last card, and it could not be discarded."),
            ),
        ),
    )


def _ends() -> Paragraph:
    return paragraph(
        "end.how",
        translate("RuleBook", "How a deal ends"),
        (
            translate("RuleBook", "A deal ends when somebody goes out, or when the stock is used up."),
            translate("RuleBook", "Then it is counted, and nothing more can be played."),
        ),
    )


def _stock(rules: RuleSet) -> Paragraph:
    fields = ["stock_end"]
    match rules.stock_end:
        case StockEnd.TWO_LEFT:
            sentences = [
                translate(
                    "RuleBook",
                    "When somebody draws the third-to-last card of the stock, that turn is the last.",
                ),
                translate("RuleBook", "The last two cards are never drawn."),
                translate("RuleBook", "Taking the pile instead of that card does not end the deal."),
            ]
        case StockEnd.POT_REFILL:
            fields.append("pots")
            sentences = []
            if rules.pots:
                sentences.append(
                    translate(
                        "RuleBook",
                        "If the stock is empty after a turn, a pot that nobody took becomes the stock.",
                    )
                )
                sentences.append(translate("RuleBook", "Without such a pot the deal is over."))
            else:
                sentences.append(
                    translate("RuleBook", "If the stock is empty after a turn, the deal is over.")
                )
            sentences.append(translate("RuleBook", "The next player may not take the pile then."))
        case StockEnd.LAST_CARD:
            sentences = [
                translate(
                    "RuleBook", "When somebody draws the last card of the stock, that turn is the last."
                ),
                translate("RuleBook", "Pots do not become a new stock."),
            ]
    return paragraph(
        "end.stock",
        translate("RuleBook", "When the stock is used up"),
        (
            *sentences,
            translate("RuleBook", "In the last turn one may still take a pot or go out."),
        ),
        fields,
    )


def _stall(rules: RuleSet) -> Paragraph:
    rounds = rules.stall_rounds
    return paragraph(
        "end.stall",
        translate("RuleBook", "When nobody gets any further"),
        (
            translate(
                "RuleBook",
                "If for %n whole round(s) nobody draws from the stock or lays a card, the deal is over.",
                None,
                rounds,
            ),
            translate("RuleBook", "It is counted as if the stock were used up."),
        ),
        ("stall_rounds",),
    )
