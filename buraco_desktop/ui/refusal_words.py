"""What the table says when it refuses a command: the rule, the way on, and where the rule is written."""

from typing import NamedTuple

from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book.links import paragraph_for_refusal
from buraco_desktop.ui.text_care import turn_back_sentence
from buraco_desktop.ui.text_refusals import refusal_sentence

STUCK = frozenset(
    (
        RefusalCode.OPENING_MINIMUM,
        RefusalCode.KEEP_CARD,
        RefusalCode.FINAL_DISCARD,
        RefusalCode.NO_POT_YET,
        RefusalCode.NO_CANASTA,
        RefusalCode.NO_CLEAN_CANASTA,
        RefusalCode.PILE_CARD_BAN,
        RefusalCode.WILD_DISCARD,
    )
)
"""Refusals after which a turn may have no way out but back: what was laid in it must come up again."""


class RefusalWords(NamedTuple):
    """A message of two lines, and the key of its paragraph in the rule book."""

    first: str
    second: str
    rule_key: str


def refusal_words(refusal: Refusal, rules: RuleSet, turn_back_key: str) -> RefusalWords:
    """Return what to say; `turn_back_key` takes the turn back, empty if nothing does."""
    first, second = refusal_sentence(refusal, rules)
    if refusal.code in STUCK and turn_back_key:
        second = f"{second} {turn_back_sentence(turn_back_key)}".strip()
    return RefusalWords(first, second, paragraph_for_refusal(refusal, rules))
