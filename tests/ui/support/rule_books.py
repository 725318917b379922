"""Rule sets that differ in one field, and their books, for the tests of the rule book."""

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import StrEnum
from functools import cache

from buraco_desktop.engine.rules import SET_RANKS_ALL, RuleSet, RuleSetError
from buraco_desktop.ui.rule_book.model import Paragraph
from buraco_desktop.ui.rule_book.paragraphs import by_key, rule_book

FIELDS = [field.name for field in fields(RuleSet) if field.init and field.name != "key"]
"""All but the name, which only menus and saves read."""

OTHER_VALUES: dict[str, tuple[object, ...]] = {
    "players": ((2,), (4,), (2, 4), (6,), (2, 4, 6)),
    "decks": (1, 2, 3),
    "jokers": (0, 2, 4, 6),
    "hand": (9, 11, 13),
    "pots": (0, 1, 2, 3),
    "pot_size": (9, 11, 13),
    "upcard": (0, 1),
    "six_player_teams": (2, 3),
    "set_ranks": ((), SET_RANKS_ALL, (1, 3), (3, 4, 5)),
    "set_max": (7, 8, 9, 12),
    "max_wilds": (0, 1),
    "stall_rounds": (1, 2, 3, 5),
    "semi": (None, 120, 150),
    "a_to_a": (None, 50, 700, 1000),
    "target": (None, 1000, 2000, 3005),
    "deals": (1, 2, 3, 4),
    "vulnerable_above": (None, 1000, 1500),
    "vulnerable_min": (0, 50, 75),
    "clean": (100, 200, 300, 700),
    "dirty": (50, 100, 120),
    "a_to_k": (100, 200, 300, 500),
    "two_to_a": (100, 200, 300),
    "eight_equal": (100, 200, 250),
    "out": (0, 100, 150),
    "pot_taken": (0, 50, 100),
    "pot_penalty": (0, 100, 150),
}
"""Values worth trying; a field that is not here is an enumeration, a switch or the points of a card."""


def other_values(rules: RuleSet, name: str) -> Iterator[RuleSet]:
    """Yield rules with another value of one field, as far as such rules can be."""
    now = getattr(rules, name)
    if isinstance(now, bool):
        tries: tuple[object, ...] = (not now,)
    elif isinstance(now, StrEnum):
        tries = tuple(type(now))
    else:
        tries = OTHER_VALUES.get(name, (5, 10, 15, 25))
    for value in tries:
        if value != now:
            try:
                yield replace(rules, **{name: value})
            except RuleSetError:
                continue


@cache
def book_of(rules: RuleSet) -> dict[str, Paragraph]:
    return by_key(rule_book(rules))
