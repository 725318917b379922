"""Chapter "Pots" (RULES 0.8, 1.4, 2.4)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.commands import Discard, LayMeld
from buraco_desktop.engine.rules import PotPrecondition, RuleSet
from buraco_desktop.ui.rule_book.examples import Scene, judged
from buraco_desktop.ui.rule_book.model import Fan, Paragraph, Sign, paragraph
from buraco_desktop.ui.rule_book.words import discarded_caption, hand_caption, new_caption

translate = QCoreApplication.translate
CANASTA = "3C 4C 5C 6C 7C 8C 9C"
"""A clean canasta of the team that an example does not show."""


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "Pots")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _what(rules)
    if rules.pots:
        yield _need(rules)
        yield _direct(rules)
        yield _by_discard(rules)


def _what(rules: RuleSet) -> Paragraph:
    pots = rules.pots
    if not pots:
        sentences = [translate("RuleBook", "There are no pots in this game.")]
    else:
        lie = translate(
            "RuleBook", "%n pot(s) of {size} cards lie ready, for whoever takes them first.", None, pots
        )
        sentences = [
            lie.format(size=rules.pot_size),
            translate("RuleBook", "The first of a team to empty the hand takes a pot as a new hand."),
            translate("RuleBook", "A team takes one pot at most, and it cannot refuse it."),
        ]
    return paragraph(
        "pot.what",
        translate("RuleBook", "What a pot is"),
        sentences,
        ("pots", "pot_size") if pots else ("pots",),
    )


def _need(rules: RuleSet) -> Paragraph:
    needs_canasta = rules.pot_precondition is PotPrecondition.OWN_CANASTA
    deal = Scene(rules, "5H 6H 7H", has_pot=True).deal()
    cards = tuple(deal.hands[0])
    pieces = (Fan(cards, caption=hand_caption()), Sign.ARROW, Fan(cards, caption=new_caption()))
    verdict = "" if needs_canasta else translate("RuleBook", "The hand is empty: here is the pot")
    return paragraph(
        "pot.need",
        translate("RuleBook", "Who may take a pot"),
        (
            translate(
                "RuleBook", "A team takes a pot only if it has a canasta; the last play may complete it."
            )
            if needs_canasta
            else translate("RuleBook", "Nothing but an empty hand is needed for it, no canasta either."),
        ),
        ("pot_precondition", "pots"),
        (
            judged(
                deal,
                LayMeld(cards),
                pieces,
                not needs_canasta,
                verdict,
                translate("RuleBook", "The team has no canasta."),
            ),
        ),
    )


def _direct(rules: RuleSet) -> Paragraph:
    deal = Scene(rules, "5H 6H 7H", melds=[CANASTA], has_pot=True).deal()
    cards = tuple(deal.hands[0])
    pieces = (Fan(cards, caption=hand_caption()), Sign.ARROW, Fan(cards, caption=new_caption()))
    return paragraph(
        "pot.direct",
        translate("RuleBook", "Taking it directly"),
        (
            translate(
                "RuleBook",
                "If you lay your last card, you take the pot at once and play on in the same turn.",
            ),
            translate("RuleBook", "This turn, too, ends with a discard, now from the new hand."),
        ),
        ("pots",),
        (judged(deal, LayMeld(cards), pieces, True, translate("RuleBook", "The pot, and you play on")),),
    )


def _by_discard(rules: RuleSet) -> Paragraph:
    deal = Scene(rules, "2S", melds=[CANASTA], has_pot=True).deal()
    cards = tuple(deal.hands[0])
    pieces = (Fan(cards, caption=hand_caption()), Sign.ARROW, Fan(cards, caption=discarded_caption()))
    return paragraph(
        "pot.discard",
        translate("RuleBook", "Taking it by a discard"),
        (
            translate(
                "RuleBook", "If you discard your last card, you take the pot, too, but your turn is over."
            ),
            translate("RuleBook", "Nobody sees its cards before your next turn, not even you."),
            translate("RuleBook", "This discard may be a wild card."),
        ),
        ("pots",),
        (
            judged(
                deal, Discard(cards[0]), pieces, True, translate("RuleBook", "The pot, for your next turn")
            ),
        ),
    )
