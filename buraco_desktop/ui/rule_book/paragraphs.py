"""The rule book as a value: every rule of a rule set in words, with examples.

`rule_book` depends on nothing but the rule set and the language in force. The chapters are in `chapter_*.py`.
"""

from collections.abc import Iterable
from dataclasses import replace

from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book import (
    chapter_deal,
    chapter_extending,
    chapter_match,
    chapter_melds,
    chapter_out,
    chapter_pots,
    chapter_scoring,
    chapter_turn,
    chapter_wilds,
)
from buraco_desktop.ui.rule_book.model import Paragraph, Section


def rule_book(rules: RuleSet) -> tuple[Section, ...]:
    """Return the book of these rules. Every example has been played by the engine.

    Raises `ExampleError` if the engine judges an example otherwise than the book.
    """
    chapters: list[tuple[str, Iterable[Paragraph]]] = [
        (chapter_deal.title(), chapter_deal.paragraphs(rules)),
        (chapter_turn.title(), chapter_turn.paragraphs(rules)),
        (chapter_melds.title(), chapter_melds.paragraphs(rules)),
        (chapter_wilds.title(), chapter_wilds.paragraphs(rules)),
        (chapter_extending.title(), chapter_extending.paragraphs(rules)),
        (chapter_pots.title(), chapter_pots.paragraphs(rules)),
        (chapter_out.going_out_title(), chapter_out.going_out(rules)),
        (chapter_out.end_title(), chapter_out.end_of_deal(rules)),
        (chapter_scoring.title(), chapter_scoring.paragraphs(rules)),
        (chapter_match.title(), chapter_match.paragraphs(rules)),
    ]
    return tuple(
        Section(
            str(number),
            title,
            tuple(
                replace(paragraph, number=f"{number}.{place}")
                for place, paragraph in enumerate(paragraphs, 1)
            ),
        )
        for number, (title, paragraphs) in enumerate(chapters, 1)
    )


def by_key(book: Iterable[Section]) -> dict[str, Paragraph]:
    """Return the paragraphs of a book by their keys, in the order of the book."""
    return {paragraph.key: paragraph for section in book for paragraph in section.paragraphs}
