"""Chapter "Wild cards" (RULES 0.3, 0.4, 1.3, 2.1)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.rules import EndWild, RuleSet
from buraco_desktop.ui.rule_book.examples import laid, lying
from buraco_desktop.ui.rule_book.model import Paragraph, paragraph

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "Wild cards")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _which(rules)
    yield _how_many(rules)
    yield _twos(rules)
    if rules.max_wilds:
        yield _place(rules)


def _which(rules: RuleSet) -> Paragraph:
    jokers, twos = rules.jokers, 4 * rules.decks
    has_wilds = rules.max_wilds > 0
    examples = []
    if not has_wilds:
        sentences = [translate("RuleBook", "In this game no card may stand for another in a meld.")]
        if jokers:
            sentences.append(translate("RuleBook", "A joker can only be discarded."))
    else:
        if jokers:
            told = translate("RuleBook", "Wild are the %n joker(s) and the {twos} twos.", None, jokers)
            examples.append(
                laid("7C 8C Jk 10C", rules, True, translate("RuleBook", "The joker stands for the nine"))
            )
        else:
            told = translate("RuleBook", "Wild are the {twos} twos.")
        sentences = [
            told.format(twos=twos),
            translate("RuleBook", "A wild card may stand for any card that is missing in a meld."),
            translate("RuleBook", "In the score it counts its own points, not those of the missing card."),
        ]
        examples.append(
            laid("7D 8D 2S 10D", rules, True, translate("RuleBook", "The two stands for the nine"))
        )
    fields = ["max_wilds", "jokers"] + (["decks"] if has_wilds else [])
    return paragraph("wild.which", translate("RuleBook", "Which cards are wild"), sentences, fields, examples)


def _how_many(rules: RuleSet) -> Paragraph:
    if rules.max_wilds:
        sentences = [
            translate("RuleBook", "A meld has at most one wild card, and at least two natural cards."),
            translate("RuleBook", "Wild cards alone are no meld."),
        ]
        examples = [
            laid("5S 2H 7S 2C 9S", rules, False),
            laid("2S 2H 2D", rules, False),
        ]
    else:
        sentences = [translate("RuleBook", "All cards of a meld are natural.")]
        examples = [laid("5S 2H 7S", rules, False)]
    return paragraph(
        "wild.one",
        translate("RuleBook", "How many wild cards"),
        sentences,
        ("max_wilds",),
        examples,
    )


def _twos(rules: RuleSet) -> Paragraph:
    sentences = [
        translate(
            "RuleBook",
            "A two of the sequence's own suit in its own place, below the three, is a natural card.",
        )
    ]
    clean = translate("RuleBook", "The two is natural")
    examples = [laid("2S 3S 4S", rules, True, clean)]
    if rules.max_wilds:
        sentences += [
            translate("RuleBook", "Anywhere else in a sequence, and in every set, a two is wild."),
            translate("RuleBook", "Beside a natural two there may be one wild card."),
        ]
        examples += [
            laid("7D 8D 2D 10D", rules, True, translate("RuleBook", "The two is wild, a nine")),
            laid("2H 3H 2D 5H", rules, True, translate("RuleBook", "One two is natural, one is wild")),
        ]
    else:
        sentences.append(translate("RuleBook", "There is no other place for a two."))
        examples.append(laid("7D 8D 2D 10D", rules, False))
    return paragraph("wild.twos", translate("RuleBook", "Twos"), sentences, ("max_wilds",), examples)


def _place(rules: RuleSet) -> Paragraph:
    is_low = rules.end_wild_default is EndWild.LOW
    return paragraph(
        "wild.place",
        translate("RuleBook", "Where a wild card goes"),
        (
            translate("RuleBook", "In a sequence a wild card fills the gap."),
            translate(
                "RuleBook", "Without a gap it goes to the low end, or to the high end if you choose so."
            )
            if is_low
            else translate(
                "RuleBook", "Without a gap it goes to the high end, or to the low end if you choose so."
            ),
            translate("RuleBook", "If the cards can lie without a wild one, they do."),
        ),
        ("end_wild_default", "max_wilds"),
        (
            laid(
                "7C 8C 9C 2S",
                rules,
                True,
                translate("RuleBook", "Low, if you choose nothing")
                if is_low
                else translate("RuleBook", "High, if you choose nothing"),
            ),
            lying(
                "7C 8C 9C 2S=10" if is_low else "2S=6 7C 8C 9C",
                rules,
                translate("RuleBook", "Your choice"),
            ),
        ),
    )
