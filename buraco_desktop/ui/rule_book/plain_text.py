"""The rule book as plain text: for the clipboard and for screen readers."""

from collections.abc import Iterable

from buraco_desktop.engine.cards import RANKS
from buraco_desktop.ui.rule_book.model import Example, Fan, Paragraph, Section
from buraco_desktop.ui.text import card_short

RIGHT_SIGN, REFUSED_SIGN = "✓", "✗"


def example_cards(example: Example) -> str:
    """Return the cards of an example: "7♦ 8♦ 2♠(9) 10♦"."""
    return " ".join(_fan_text(piece) if isinstance(piece, Fan) else piece.value for piece in example.pieces)


def example_text(example: Example) -> str:
    """Return an example with its verdict, on one line."""
    sign = RIGHT_SIGN if example.is_right else REFUSED_SIGN
    words = f"{example.verdict}. {example.reason}" if example.reason else example.verdict
    return f"{example_cards(example)}  {sign} {words}"


def paragraph_text(paragraph: Paragraph) -> str:
    """Return a paragraph with number, title and examples."""
    lines = [f"{paragraph.number} {paragraph.title}", paragraph.text]
    lines += [f"    {example_text(example)}" for example in paragraph.examples]
    return "\n".join(lines)


def book_text(title: str, book: Iterable[Section]) -> str:
    """Return the whole book below its title."""
    parts = [title]
    for section in book:
        parts.append(f"{section.number} {section.title}")
        parts += [paragraph_text(paragraph) for paragraph in section.paragraphs]
    return "\n\n".join(parts) + "\n"


def _fan_text(fan: Fan) -> str:
    cards = [card_short(card) for card in fan.cards]
    if fan.wild >= 0:
        cards[fan.wild] += f"({RANKS[fan.wild_rank]})"
    text = " ".join(cards)
    return f"{text} ({fan.caption})" if fan.caption else text
