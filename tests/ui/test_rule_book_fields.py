"""Every paragraph of the rule book speaks of exactly the fields that it declares."""

from dataclasses import replace

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book.model import Paragraph
from buraco_desktop.ui.rule_book.paragraphs import by_key, rule_book
from tests.ui.support.rule_books import FIELDS, book_of, other_values


def content(book: dict[str, Paragraph], key: str) -> object:
    found = book.get(key)
    return found and (found.title, found.text, found.examples)


def declares(name: str, key: str, *books: dict[str, Paragraph]) -> bool:
    return any(key in book and name in book[key].fields for book in books)


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_exactly_the_declaring_paragraphs_change(rules: RuleSet) -> None:
    base = book_of(rules)
    for name in FIELDS:
        changed: set[str] = set()
        has_tried = False
        for other in other_values(rules, name):
            has_tried = True
            book = book_of(other)
            keys = {key for key in base | book if content(base, key) != content(book, key)}
            undeclared = [key for key in keys if not declares(name, key, base, book)]
            assert not undeclared, f"{name} = {getattr(other, name)!r} changes {undeclared}"
            changed |= keys
        if has_tried:
            silent = [key for key in base if name in base[key].fields and key not in changed]
            assert not silent, f"no value of {name} changes {silent}"


def test_every_field_is_spoken_of() -> None:
    spoken = {name for rules in rulesets.ALL for each in book_of(rules).values() for name in each.fields}
    assert spoken == set(FIELDS)


def test_the_book_does_not_depend_on_the_name() -> None:
    for rules in rulesets.ALL:
        assert by_key(rule_book(replace(rules, key="mine"))) == book_of(rules)


def test_what_the_examples_add_is_also_said_in_words() -> None:
    """In "In other games" only words are shown, so no rule may differ in the examples alone."""
    for rules in rulesets.ALL:
        for other in rulesets.ALL:
            for key, paragraph in book_of(rules).items():
                twin = book_of(other).get(key)
                if twin is not None and twin.examples != paragraph.examples:
                    assert twin.text != paragraph.text, key
