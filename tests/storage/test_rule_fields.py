"""Rule sets field by field."""

from dataclasses import fields, replace

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.records import RuleFields
from buraco_desktop.storage.rule_fields import read_rules, write_rules


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_every_preset_comes_back(rules: RuleSet) -> None:
    saved = write_rules(rules)
    assert read_rules(saved) == rules
    assert saved.keys() == {field.name for field in fields(RuleSet)} - {"points"}


def test_house_rules_come_back() -> None:
    rules = replace(rulesets.CANASTRA, target=1234, clean=300, vulnerable_above=None)
    assert read_rules(write_rules(rules)) == rules


def test_a_field_that_the_save_lacks_has_its_default() -> None:
    saved = write_rules(rulesets.BURACO_ABERTO)
    del saved["stall_rounds"]
    assert read_rules(saved) == rulesets.BURACO_ABERTO


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"wheels": 4}, SaveFault.TOO_NEW),
        ({"decks": 9}, SaveFault.ILLEGAL),
        ({"decks": "2"}, SaveFault.ILLEGAL),
        ({"decks": True}, SaveFault.ILLEGAL),
        ({"single_card_ban": 1}, SaveFault.ILLEGAL),
        ({"ace_mode": "sideways"}, SaveFault.ILLEGAL),
        ({"players": ["2"]}, SaveFault.ILLEGAL),
        ({"players": []}, SaveFault.ILLEGAL),
        ({"target": None}, SaveFault.ILLEGAL),
    ],
)
def test_what_makes_no_sense_is_refused(changes: RuleFields, code: SaveFault) -> None:
    with pytest.raises(SaveError) as caught:
        read_rules(write_rules(rulesets.BURACO_ABERTO) | changes)
    assert caught.value.code is code


def test_rules_without_a_key_are_refused() -> None:
    saved = write_rules(rulesets.BURACO_ABERTO)
    del saved["key"]
    with pytest.raises(SaveError):
        read_rules(saved)
