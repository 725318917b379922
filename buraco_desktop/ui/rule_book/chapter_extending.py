"""Chapter "Adding to melds" (RULES 0.5, 1.3, 2.2)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.rules import EndWild, RuleSet, WildPin
from buraco_desktop.ui.rule_book.examples import added
from buraco_desktop.ui.rule_book.model import Paragraph, paragraph

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "Adding to melds")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _add(rules)
    if rules.max_wilds:
        yield _replace(rules)
        yield _at_end(rules)
        yield _inside(rules)
        yield _home(rules)
        yield _reverts(rules)


def _add(rules: RuleSet) -> Paragraph:
    return paragraph(
        "extend.add",
        translate("RuleBook", "Adding cards"),
        (
            translate(
                "RuleBook", "In your turn you may add cards to the melds of your team, several at once."
            ),
            translate("RuleBook", "Nothing can be added to the melds of other teams."),
            translate(
                "RuleBook", "Melds are never joined, divided or rearranged, and no card changes its meld."
            ),
        ),
        (),
        (
            added("4H 5H 6H", "7H 8H", rules, True, translate("RuleBook", "Two cards at once")),
            added("5H 6H 7H", "8D", rules, False),
        ),
    )


def _replace(rules: RuleSet) -> Paragraph:
    is_low = rules.end_wild_default is EndWild.LOW
    return paragraph(
        "extend.replace",
        translate("RuleBook", "The card itself comes"),
        (
            translate("RuleBook", "Add the very card that a wild card stands for, and it takes that place."),
            translate("RuleBook", "The wild card then fills a new gap, if there is one."),
            translate("RuleBook", "Otherwise it goes to the low end, or to the high end if you choose so.")
            if is_low
            else translate(
                "RuleBook", "Otherwise it goes to the high end, or to the low end if you choose so."
            ),
            translate(
                "RuleBook", "It never leaves the meld; without a place for it the card cannot be added."
            ),
        ),
        ("max_wilds", "end_wild_default"),
        (
            added("6C 2H=7 8C", "7C", rules, True, translate("RuleBook", "The wild card moves to an end")),
            added(
                "6C 2H=7 8C", "7C 10C", rules, True, translate("RuleBook", "The wild card fills the new gap")
            ),
        ),
    )


def _at_end(rules: RuleSet) -> Paragraph:
    is_free = rules.wild_pin is not WildPin.PINNED_ALWAYS
    return paragraph(
        "extend.end",
        translate("RuleBook", "A wild card at the end"),
        (
            translate("RuleBook", "A wild card at an end of a sequence may move when cards are added.")
            if is_free
            else translate(
                "RuleBook", "A wild card at an end of a sequence stays until the card itself takes its place."
            ),
        ),
        ("max_wilds", "wild_pin"),
        (
            added(
                "2S=4 5H 6H",
                "8H",
                rules,
                is_free,
                translate("RuleBook", "It moves up and becomes the seven") if is_free else "",
            ),
            added("7C 8C 2H=9", "10C", rules, True, translate("RuleBook", "Now it lies inside")),
        ),
    )


def _inside(rules: RuleSet) -> Paragraph:
    is_free = rules.wild_pin is WildPin.FREE
    return paragraph(
        "extend.inside",
        translate("RuleBook", "A wild card inside"),
        (
            translate(
                "RuleBook", "A wild card between two others stays until the card itself takes its place."
            ),
            translate(
                "RuleBook",
                "Another wild card may take the place of a two, if that two then goes to its own place.",
            )
            if is_free
            else translate("RuleBook", "Another wild card cannot take its place."),
        ),
        ("max_wilds", "wild_pin"),
        (
            added("6C 2H=7 8C", "10C", rules, False),
            added(
                "3S 4S 2S=5 6S",
                "2H",
                rules,
                is_free,
                translate("RuleBook", "The two of spades goes home") if is_free else "",
            ),
        ),
    )


def _home(rules: RuleSet) -> Paragraph:
    return paragraph(
        "extend.home",
        translate("RuleBook", "A two comes home"),
        (
            translate(
                "RuleBook",
                "When a wild two of the sequence's own suit is free and its own place is next to the other "
                "cards, it goes there and is natural.",
            ),
            translate("RuleBook", "This makes a dirty meld clean; you cannot choose otherwise."),
        ),
        ("max_wilds",),
        (
            added("3S 2S=4 5S", "4S", rules, True, translate("RuleBook", "Now the meld is clean")),
            added("4H 5H 2H=6", "3H 6H", rules, True, translate("RuleBook", "Now the meld is clean")),
        ),
    )


def _reverts(rules: RuleSet) -> Paragraph:
    can = rules.two_reverts
    return paragraph(
        "extend.reverts",
        translate("RuleBook", "A natural two leaves its place"),
        (
            translate(
                "RuleBook",
                "A natural two at the low end may become the wild card again, for a gap or for an end.",
            )
            if can
            else translate("RuleBook", "A two that lies naturally in its own place stays there."),
        ),
        ("max_wilds", "two_reverts"),
        (
            added(
                "2D 3D 4D 5D",
                "7D",
                rules,
                can,
                translate("RuleBook", "The two is the six now")
                if can
                else translate("RuleBook", "The gap stays open"),
            ),
        ),
    )
