"""Laws of the rule sets: no contradiction, nothing unread, no preset treated by name, no dead citation."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import (
    SET_RANKS_ALL,
    AceMode,
    MatchMode,
    RuleSet,
    RuleSetError,
)
from tests.engine.table import rules_with

PROJECT = Path(__file__).resolve().parents[2]
PACKAGE = PROJECT / "buraco_desktop"
RULES_TEXT = (PACKAGE / "engine" / "RULES.md").read_text(encoding="utf-8")
LETTERS = {
    "A": rulesets.BURACO,
    "B": rulesets.BUKHARO,
    "C": rulesets.BURRACO_ITALIANO,
    "D": rulesets.BURACO_ABERTO,
    "E": rulesets.BURACO_FECHADO,
    "F": rulesets.BURACO_STBL,
    "G": rulesets.CANASTRA,
    "H": rulesets.BURAKO,
    "I": rulesets.BURRACO_SIX,
}
PARAMETERS = [field.name for field in fields(RuleSet) if field.init]
DERIVED = {
    **dict.fromkeys(("joker_points", "two_points", "ace_points", "high_points", "low_points"), "points"),
    "pile_take": "is_pile_open",
    "six_player_teams": "team_count",
}
"""Parameters that `rules.py` itself reads, with the name under which everybody else does."""


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


CONTRADICTIONS: list[tuple[str, dict[str, Any]]] = [
    ("players_unknown", {"players": (3,)}),
    ("players_unknown", {"players": ()}),
    ("decks_out_of_range", {"decks": 4}),
    ("jokers_out_of_range", {"jokers": 3}),
    ("too_few_cards", {"decks": 1}),
    ("hand_out_of_range", {"hand": 0}),
    ("pots_out_of_range", {"pot_size": 0}),
    ("pots_out_of_range", {"pots": -1}),
    ("upcard_out_of_range", {"upcard": 2}),
    ("set_rank_unknown", {"set_ranks": (2,), "set_max": 9}),
    ("set_size_missing", {"set_ranks": (3,), "set_max": 2}),
    ("wilds_out_of_range", {"max_wilds": 2}),
    ("two_aces_need_both_ends", {"two_aces": True, "a_to_a": 1000, "ace_mode": AceMode.LOW_ONLY}),
    ("two_aces_need_bonus", {"two_aces": True}),
    ("points_not_in_fives", {"low_points": 3}),
    ("points_not_in_fives", {"joker_points": -5}),
    ("bonus_not_in_fives", {"clean": 201}),
    ("bonus_not_in_fives", {"pot_penalty": -100}),
    ("target_missing", {"target": None}),
    ("target_missing", {"target": -5}),
    ("deals_out_of_range", {"deals": 0}),
    ("victory_points_need_two_teams", {"match": MatchMode.VICTORY_POINTS, "deals": 4, "players": (6,)}),
    ("victory_points_need_table", {"match": MatchMode.VICTORY_POINTS, "deals": 2}),
    ("six_teams_unknown", {"six_player_teams": 4}),
    ("vulnerable_without_minimum", {"vulnerable_above": 1500}),
    ("stall_out_of_range", {"stall_rounds": 0}),
]


@pytest.mark.parametrize(("code", "changes"), CONTRADICTIONS)
def test_a_contradiction_has_its_code(code: str, changes: dict[str, Any]) -> None:
    with pytest.raises(RuleSetError) as caught:
        RuleSet(key="odd", **{"decks": 3, **changes})
    assert caught.value.codes == [code]
    assert str(caught.value) == code


def test_every_code_is_tested() -> None:
    source = (PACKAGE / "engine" / "rules.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'\("([a-z_]+)", ', source))
    assert codes == {code for code, _ in CONTRADICTIONS}


def test_all_contradictions_are_told_at_once() -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_with("bukharo", upcard=2, stall_rounds=0, jokers=5)
    assert caught.value.codes == ["jokers_out_of_range", "upcard_out_of_range", "stall_out_of_range"]


def test_presets_are_nine_and_found_by_key() -> None:
    assert len(rulesets.ALL) == len({rules.key for rules in rulesets.ALL}) == 9
    assert all(rulesets.find(rules.key) is rules for rules in rulesets.ALL)
    assert rulesets.find("whist") is None


def test_rule_sets_are_values() -> None:
    assert replace(rulesets.BUKHARO) == rulesets.BUKHARO
    assert hash(replace(rulesets.BUKHARO)) == hash(rulesets.BUKHARO)
    assert rules_with("bukharo", target=1000) != rulesets.BUKHARO


def test_every_parameter_is_read() -> None:
    """A field that nobody reads is a promise that nobody keeps."""
    read: set[str] = set()
    for file, tree in trees(PACKAGE / "engine"):
        if file.name in ("rules.py", "rulesets.py"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                owner = node.value
                name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
                if name == "rules":
                    read.add(node.attr)
    assert {DERIVED.get(name, name) for name in PARAMETERS} <= read


def test_no_code_treats_a_preset_by_its_name() -> None:
    """Only the windows may: they have a title and a text for each."""
    keys = {rules.key for rules in rulesets.ALL}
    found: list[str] = []
    for file, tree in trees(PACKAGE):
        if file.name == "rulesets.py" or file.is_relative_to(PACKAGE / "ui"):
            continue
        for node in ast.walk(tree):
            compared: list[ast.expr] = []
            if isinstance(node, ast.Compare):
                compared = [node.left, *node.comparators]
            elif isinstance(node, ast.MatchValue):
                compared = [node.value]
            for part in compared:
                is_name = isinstance(part, ast.Constant) and part.value in keys
                is_key = isinstance(part, ast.Attribute) and part.attr == "key"
                if is_name or (is_key and "rules" in ast.unparse(part)):
                    found.append(f"{file.relative_to(PROJECT)}:{part.lineno}: {ast.unparse(node)}")
    assert found == []


def test_every_parameter_has_a_test_of_its_own() -> None:
    """Named after it: what it does with a value other than that of most presets."""
    tests = {
        node.name
        for _, tree in trees(Path(__file__).parent)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }
    assert {f"test_{name}" for name in PARAMETERS} <= tests


def shown(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name
    if value == SET_RANKS_ALL:
        return "A 3–K"
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    return str(value)


def test_the_text_states_every_parameter_of_every_preset() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", RULES_TEXT, re.MULTILINE))
    for name in PARAMETERS[1:]:
        expected = [shown(getattr(rules, name)) for rules in LETTERS.values()]
        assert rows[name].split(" | ") == expected, name


def anchors() -> set[str]:
    """Return every number that the text can be cited by."""
    found = set(re.findall(r"^\| ([A-Z]\d\d|C\d+|U-\d\d) \|", RULES_TEXT, re.MULTILINE))
    found |= set(re.findall(r"\((C\d+), settles", RULES_TEXT))
    section = ""
    for line in RULES_TEXT.splitlines():
        if heading := re.match(r"##+ (\d+(?:\.\d+)?)[. ]", line):
            section = heading[1]
            found.add(section)
        elif point := re.match(r"(\d)\. ", line):
            found.add(f"{section}.{point[1]}")
    return found


def cited(source: str) -> set[str]:
    """Return the numbers behind each "RULES" of a text: `RULES 0.3.3, C2 to C5`."""
    number = r"(?:\d+(?:\.\d+)*|[A-Z]\d\d?|U-\d\d)\b"
    lists = re.findall(rf"\bRULES ({number}(?:(?:, | and | to | or ){number})*)", source)
    return {found for group in lists for found in re.findall(number, group)}


def test_every_citation_of_the_rules_resolves() -> None:
    known = anchors()
    missing = [
        f"{file.relative_to(PROJECT)}: RULES {number}"
        for folder in (PACKAGE, PROJECT / "tests")
        for file in sorted(folder.rglob("*.py"))
        for number in sorted(cited(file.read_text(encoding="utf-8")))
        if number not in known
    ]
    assert missing == []
    assert {"0.5", "0.5.4", "1.10", "P25", "U-07", "C7", "9", "S29", "N56"} <= known
