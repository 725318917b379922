"""Find words in the rule book: without regard to capitals and accents."""

import unicodedata
from collections.abc import Iterable

from buraco_desktop.ui.rule_book.model import Paragraph, Section


def folded(text: str) -> str:
    """Return a text of the same length in which capitals and accents do not matter.

    >>> folded("Às de paús")
    'as de paus'
    """
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)


def places(text: str, query: str) -> list[int]:
    """Return where a query begins in a text; none for an empty query."""
    wanted, inside = folded(query.strip()), folded(text)
    found: list[int] = []
    if wanted:
        at = inside.find(wanted)
        while at >= 0:
            found.append(at)
            at = inside.find(wanted, at + len(wanted))
    return found


def texts_of(paragraph: Paragraph) -> list[str]:
    """Return everything that a paragraph says, in the order in which it is read."""
    texts = [paragraph.title, paragraph.text]
    for example in paragraph.examples:
        texts += [example.verdict, example.reason]
    return texts


def hits(book: Iterable[Section], query: str) -> dict[str, int]:
    """Return how often each paragraph has the query; paragraphs without it are left out."""
    counts: dict[str, int] = {}
    for section in book:
        for paragraph in section.paragraphs:
            count = sum(len(places(text, query)) for text in texts_of(paragraph))
            if count:
                counts[paragraph.key] = count
    return counts
