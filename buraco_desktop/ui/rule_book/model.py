"""What the rule book is made of: sections, paragraphs, examples. No widgets, no pictures."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from buraco_desktop.engine.cards import CardId


class Sign(StrEnum):
    """What stands between the cards of an example."""

    PLUS = "+"
    MINUS = "−"
    ARROW = "→"


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side, as the engine laid them out; or loose ones that are no meld."""

    cards: tuple[CardId, ...]
    wild: int = -1
    """Index of the wild card; -1 without one."""
    wild_rank: int = 0
    """Rank 1..13 that the wild card stands for; 0 without one."""
    caption: str = ""
    """Where the cards are, when that is not plain: "in hand"."""


Piece = Fan | Sign


@dataclass(frozen=True, slots=True)
class Example:
    """Cards with a verdict. The engine has been asked: `is_right` is its answer."""

    pieces: tuple[Piece, ...]
    is_right: bool
    verdict: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule. `key` names it for ever, `number` is its place in this book."""

    key: str
    title: str
    sentences: tuple[str, ...]
    fields: frozenset[str]
    """The fields of the rule set that it speaks of: exactly their changes can change it."""
    examples: tuple[Example, ...] = ()
    number: str = ""
    is_list: bool = False
    """Whether each sentence has a line of its own."""

    @property
    def text(self) -> str:
        """The sentences as running text."""
        return ("\n" if self.is_list else " ").join(self.sentences)


@dataclass(frozen=True, slots=True)
class Section:
    """One chapter."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def paragraph(
    key: str,
    title: str,
    sentences: Iterable[str],
    fields: Iterable[str] = (),
    examples: Sequence[Example] = (),
) -> Paragraph:
    """Return a paragraph that has no number yet; empty sentences are left out."""
    told = tuple(sentence for sentence in sentences if sentence)
    return Paragraph(key, title, told, frozenset(fields), tuple(examples))
