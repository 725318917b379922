"""Chapter "The match" (RULES 1.7, 1.9, 2.8)."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.match import VICTORY_POINT_STEPS
from buraco_desktop.engine.rules import MatchMode, RuleSet, TimeEnd
from buraco_desktop.ui.rule_book.model import Paragraph, paragraph
from buraco_desktop.ui.text import number

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "The match")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _totals()
    yield _end(rules)
    yield _draw(rules)
    yield _time(rules)
    if rules.match is MatchMode.VICTORY_POINTS:
        yield _victory_points(rules)


def _totals() -> Paragraph:
    return paragraph(
        "match.totals",
        translate("RuleBook", "The total"),
        (
            translate("RuleBook", "The points of a team in all deals are added; the total may also fall."),
            translate("RuleBook", "Only finished deals count for the end of the match."),
        ),
    )


def _end(rules: RuleSet) -> Paragraph:
    fields = ["match"]
    deals = rules.deals
    if rules.match is MatchMode.TARGET:
        fields += ["target", "target_strict"]
        told = (
            translate("RuleBook", "The match ends when a team has more than {target} points after a deal.")
            if rules.target_strict
            else translate("RuleBook", "The match ends when a team has {target} points or more after a deal.")
        )
        sentences = [
            told.format(target=number(rules.target or 0)),
            translate("RuleBook", "If several teams get there, the one with the most points wins."),
        ]
    else:
        fields.append("deals")
        sentences = [translate("RuleBook", "The match has %n deal(s).", None, deals)]
        if rules.match is MatchMode.SINGLE_DEAL:
            sentences.append(translate("RuleBook", "The team with the most points wins."))
        else:
            sentences.append(
                translate("RuleBook", "Then the difference of the totals is turned into Victory Points.")
            )
            sentences.append(translate("RuleBook", "The team with more Victory Points wins."))
    return paragraph("match.end", translate("RuleBook", "How the match ends"), sentences, fields)


def _draw(rules: RuleSet) -> Paragraph:
    match rules.match:
        case MatchMode.TARGET:
            told = translate("RuleBook", "If the best teams have equal points, another deal is played.")
        case MatchMode.SINGLE_DEAL:
            told = translate("RuleBook", "If the best teams have equal points, the match is a draw.")
        case MatchMode.VICTORY_POINTS:
            told = translate("RuleBook", "Ten to ten is a draw.")
    return paragraph("match.draw", translate("RuleBook", "Equal points"), (told,), ("match",))


def _time(rules: RuleSet) -> Paragraph:
    fields = ["time_end"]
    if rules.time_end is TimeEnd.ROUND:
        told = translate(
            "RuleBook",
            "When time is up everybody has one more turn; then the deal is counted as if the stock were used"
            " up.",
        )
    else:
        told = translate("RuleBook", "When time is up the deal is played to its end.")
    sentences = [
        translate("RuleBook", "Any match can be played with a clock."),
        told,
        translate("RuleBook", "It is the last deal: the most points win, and equal points are a draw."),
    ]
    if rules.match is MatchMode.VICTORY_POINTS:
        fields.append("match")
        sentences.append(
            translate("RuleBook", "Victory Points are given after three deals or four, not after fewer.")
        )
    sentences.append(
        translate(
            "RuleBook",
            "Turns can have a clock, too: when it has run down, a card is drawn and the least useful one"
            " discarded.",
        )
    )
    return paragraph("match.time", translate("RuleBook", "When time is up"), sentences, fields)


def _victory_points(rules: RuleSet) -> Paragraph:
    steps = VICTORY_POINT_STEPS[rules.deals]
    sentences = [translate("RuleBook", "The two teams share twenty Victory Points.")]
    for index, most in enumerate(steps):
        told = translate("RuleBook", "A difference of {most} points at most: {won} to {lost}.")
        sentences.append(told.format(most=number(most), won=10 + index, lost=10 - index))
    sentences.append(translate("RuleBook", "A larger difference: 20 to 0."))
    table = paragraph(
        "match.victory_points", translate("RuleBook", "Victory Points"), sentences, ("match", "deals")
    )
    return replace(table, is_list=True)
