"""How a paragraph stands in other games, and what a house rule changed."""

from dataclasses import dataclass

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book.model import Paragraph
from buraco_desktop.ui.rule_book.paragraphs import by_key, rule_book

Book = dict[str, Paragraph]


@dataclass(frozen=True, slots=True)
class OtherGames:
    """Presets in which a paragraph reads alike."""

    keys: tuple[str, ...]
    """Keys of the presets, in the order of the menus."""
    sentences: tuple[str, ...]
    """What they have instead; empty where the paragraph is missing."""
    is_less: bool = False
    """They have nothing else, they only lack these sentences."""


class Comparison:
    """The books of all presets beside one rule set. Make it anew after a change of the language."""

    def __init__(self, rules: RuleSet, book: Book) -> None:
        self._rules, self._book = rules, book
        self._others: dict[str, Book] = {}

    def same(self, key: str) -> tuple[str, ...]:
        """Return the keys of the other presets that have the very same paragraph."""
        own = self._book[key]
        return tuple(
            preset.key
            for preset in rulesets.ALL
            if preset.key != self._rules.key and self._twin_text(preset, key) == own.text
        )

    def different(self, key: str) -> tuple[OtherGames, ...]:
        """Return the other presets that have another paragraph, those that say the same together."""
        groups: dict[tuple[tuple[str, ...], bool], list[str]] = {}
        alike = self.same(key)
        for preset in rulesets.ALL:
            if preset.key != self._rules.key and preset.key not in alike:
                groups.setdefault(self._instead(preset, key), []).append(preset.key)
        return tuple(OtherGames(tuple(keys), *instead) for instead, keys in groups.items())

    def house_rule(self, key: str) -> OtherGames | None:
        """Return what the preset of these rules has instead; None where nothing was changed."""
        preset = rulesets.find(self._rules.key)
        if preset is None or self._twin_text(preset, key) == self._book[key].text:
            return None
        return OtherGames((preset.key,), *self._instead(preset, key))

    def _twin_text(self, preset: RuleSet, key: str) -> str | None:
        twin = self._book_of(preset).get(key)
        return None if twin is None else twin.text

    def _instead(self, preset: RuleSet, key: str) -> tuple[tuple[str, ...], bool]:
        """Return the sentences that a preset has and these rules lack, or else the other way round."""
        twin = self._book_of(preset).get(key)
        if twin is None:
            return (), False
        own = self._book[key].sentences
        more = tuple(sentence for sentence in twin.sentences if sentence not in own)
        less = tuple(sentence for sentence in own if sentence not in twin.sentences)
        return (more, False) if more else (less, True)

    def _book_of(self, preset: RuleSet) -> Book:
        if preset.key not in self._others:
            self._others[preset.key] = by_key(rule_book(preset))
        return self._others[preset.key]
