"""The bundled conformance cases, and that the runner notices what is wrong with a case or its format."""

import copy
import gzip
import json
from functools import cache
from typing import Any

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.case_format import CaseFormatError
from buraco_desktop.engine.conformance import CaseResult, run_cases
from buraco_desktop.headless.check import bundled_cases

FILES = ("extensions", "match", "melds", "scenarios", "traces")
COUNTS = {"extensions": 781, "match": 72, "melds": 725, "scenarios": 1056, "traces": 40}


@cache
def cases(name: str) -> list[dict[str, Any]]:
    file = next(file for file in bundled_cases() if file.name == f"{name}.json.gz")
    found = json.loads(gzip.decompress(file.read_bytes()))
    assert isinstance(found, list)
    return found


def case_of(name: str, case_id: str) -> dict[str, Any]:
    return copy.deepcopy(next(case for case in cases(name) if case["id"] == case_id))


def run_one(case: object) -> list[CaseResult]:
    return list(run_cases([case]))


def test_all_files_are_bundled_and_without_a_time_stamp() -> None:
    assert [file.name for file in bundled_cases()] == [f"{name}.json.gz" for name in FILES]
    assert {name: len(cases(name)) for name in FILES} == COUNTS
    assert all(file.read_bytes()[4:8] == bytes(4) for file in bundled_cases())


@pytest.mark.parametrize("key", [rules.key for rules in rulesets.ALL])
@pytest.mark.parametrize("name", FILES)
def test_every_case_agrees(name: str, key: str) -> None:
    results = list(run_cases(cases(name), key))
    assert results, "no case is for these rules"
    assert {result.rules for result in results} == {key}
    wrong = [result.disagreements for result in results if result.disagreements]
    assert wrong == []


def set_path(case: dict[str, Any], path: str, value: object) -> None:
    *heads, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    place: Any = case
    for head in heads:
        place = place[head]
    place[last] = value


PLANTED = [
    ("melds", "N01", "layout", "4H 5H 6H"),
    ("melds", "N01", "layout", None),
    ("melds", "N01", "class", "clean"),
    ("melds", "N01", "card_points", 20),
    ("melds", "N01", "bonus", 100),
    ("melds", "N01", "others", ["Jk=2 3H 4H"]),
    ("extensions", "X01a", "layout", "JS QS KS 2H=A^"),
    ("extensions", "X01a", "others", []),
    ("scenarios", "N45-B", "steps/0/ok", False),
    ("scenarios", "N45-B", "expect/pile", "10S"),
    ("scenarios", "N45-B", "expect/stock_size", 1),
    ("scenarios", "N45-B", "expect/pot_taken", [True, True]),
    ("scenarios", "N45-B", "expect/melds/0/0", "KS KH KC"),
    ("scenarios", "N45-B", "expect/hands/1", "7S"),
    ("scenarios", "N45-B", "expect/phase", "over"),
    ("traces", "A2-001", "commands/1", "draw"),
    ("traces", "A2-001", "commands/1", "discard"),
    ("traces", "A2-001", "final/scores/0/bonus", 5),
    ("traces", "A2-001", "final/reason", "stall"),
    ("traces", "A2-001", "checkpoints/0/turn", 0),
    ("traces", "A2-001", "checkpoints/0/hand_sizes", [1, 2]),
    ("traces", "A2-001", "checkpoints/0/probes/0/ok", None),
    ("match", "M01a", "over", True),
    ("match", "M01a", "winner", 0),
    ("match", "M01a", "totals", [2000, 705]),
]


@pytest.mark.parametrize(("name", "case_id", "path", "value"), PLANTED)
def test_a_planted_error_is_noticed(name: str, case_id: str, path: str, value: object) -> None:
    case = case_of(name, case_id)
    assert all(not result.disagreements for result in run_one(case))
    if path.endswith("probes/0/ok"):
        value = not case["checkpoints"][0]["probes"][0]["ok"]
    set_path(case, path, value)
    results = run_one(case)
    assert all(result.disagreements for result in results)
    assert results[0].disagreements[0].case_id == case_id


def test_a_checkpoint_that_the_play_never_reaches_is_no_pass() -> None:
    case = case_of("traces", "A2-001")
    case["checkpoints"].append({"after": len(case["commands"]), "stock_size": 999})
    assert run_one(case)[0].disagreements


BROKEN = [
    ("melds", "N01", "rules", ["bukharo", "whist"], "unknown rules 'whist'"),
    ("melds", "N01", "rules", 3, "rules"),
    ("melds", "N01", "cards", 7, "cards is not a text"),
    ("melds", "N01", "cards", "3H 4H 5X", "not a card: '5X'"),
    ("melds", "N01", "cards", "3H 4H Jk=5", "not a card: 'Jk=5'"),
    ("melds", "N01", "class", "muddy", "'muddy' is not one of"),
    ("melds", "N01", "bonus", True, "bonus is not a whole number"),
    ("melds", "N01", "others", None, "others is not a list"),
    ("extensions", "X01a", "meld", "JS 2H=Q KH", "not a layout"),
    ("extensions", "X01a", "meld", "JS QS=Q KS", "not a layout"),
    ("extensions", "X01a", "meld", "JS 2H=Q Jk=K", "not a layout"),
    ("extensions", "X01a", "meld", "JS JH QS", "not a layout"),
    ("extensions", "X01a", "meld", "JS QS KS Jk=A^ 3S", "not a layout"),
    ("extensions", "X01a", "meld", "Jk 5S", "not a layout"),
    ("extensions", "X01a", "meld", "2S 2H 2D", "not a layout"),
    ("scenarios", "N45-B", "state/players", 3, "not played by 3"),
    ("scenarios", "N45-B", "state/dealer", 4, "state.dealer: no such seat"),
    ("scenarios", "N45-B", "state/turn", -1, "state.turn: no such seat"),
    ("scenarios", "N45-B", "state/phase", "over", "state.phase"),
    ("scenarios", "N45-B", "state/unseen_pot", [4], "state.unseen_pot: no such seat"),
    ("scenarios", "N45-B", "state/hands", ["KS"], "state.hands: not one for each of 4 players"),
    ("scenarios", "N45-B", "state/totals", [0, 0, 0], "state.totals"),
    ("scenarios", "N45-B", "state/single_move", [[], []], "state.single_move: not one for each meld"),
    ("scenarios", "N45-B", "state/single_move", [["AA2"], []], "'AA2' is not one of"),
    ("scenarios", "N45-B", "state/drawn", "3S", "3S is not in the hand of seat 0"),
    ("scenarios", "N45-B", "state/pile", "10S KC 7D", "cards are missing: 10D"),
    ("scenarios", "N45-B", "state/pile", "10S KC 7D 10D 7D", "the card 7D is there too often"),
    ("scenarios", "N45-B", "state/first_turn", 0, "state.first_turn is not true or false"),
    ("scenarios", "N45-B", "steps", {}, "steps is not a list"),
    ("scenarios", "N45-B", "steps/0/ok", "yes", "steps[1].ok is not true or false"),
    ("scenarios", "N45-B", "expect/stock_sizes", 5, "expect.stock_sizes is not a field of the format"),
    ("scenarios", "N45-B", "expect/after", 5, "expect.after is not a field of the format"),
    ("scenarios", "N45-B", "expect/scores", [{"cards": 5}], "expect.scores[1].bonus is missing"),
    ("scenarios", "N45-B", "expect/hands/0", "KS Jk=4", "not a card: 'Jk=4'"),
    ("traces", "A2-001", "deck", "7D 2C", "not all the cards of buraco"),
    ("traces", "A2-001", "totals", [1], "totals: not one for each of 2 teams"),
    ("traces", "A2-001", "checkpoints/0/after", 9999, "after 9999 is not in"),
    ("traces", "A2-001", "checkpoints/0/handsizes", [], "checkpoints[1].handsizes is not a field"),
    ("traces", "A2-001", "checkpoints/0/probes/0/do", None, "probes[1].do is not a text"),
    ("traces", "A2-001", "final", 1, "final is not an object"),
    ("traces", "A2-001", "commands/0", 1, "commands[1] is not a text"),
    ("match", "M01a", "deals/0", [1, 2, 3], "deals: not all have 2 scores"),
    ("match", "M01a", "totals", [5], "totals: fewer than two teams"),
    ("match", "M01a", "winner", "nobody", "winner is not a whole number"),
    ("match", "M01a", "vp_deals", 2, "vp_deals: 2 is not one of"),
]


@pytest.mark.parametrize(("name", "case_id", "path", "value", "reason"), BROKEN)
def test_a_case_of_another_format_is_refused(
    name: str, case_id: str, path: str, value: object, reason: str
) -> None:
    case = case_of(name, case_id)
    set_path(case, path, value)
    with pytest.raises(CaseFormatError) as caught:
        run_one(case)
    assert str(caught.value).startswith(f"case {case_id}: ")
    assert reason in str(caught.value)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_key_is_refused(name: str) -> None:
    whole = cases(name)[0]
    for key in sorted(
        set(whole) - {"id", "row", "note", "vp", "vp_deals", "totals" if name == "traces" else ""}
    ):
        part = {other: value for other, value in whole.items() if other != key}
        with pytest.raises(CaseFormatError, match=r"is missing|is of no known kind"):
            run_one(part)


@pytest.mark.parametrize("key", sorted(cases("scenarios")[0]["state"]))
def test_a_missing_key_of_a_state_is_refused(key: str) -> None:
    case = case_of("scenarios", cases("scenarios")[0]["id"])
    del case["state"][key]
    with pytest.raises(CaseFormatError, match=f"state.{key} is missing"):
        run_one(case)


@pytest.mark.parametrize("data", [None, {}, "x", 3, {"id": "N01"}])
def test_what_is_no_list_is_refused(data: object) -> None:
    with pytest.raises(CaseFormatError, match="not a list of cases"):
        list(run_cases(data))


@pytest.mark.parametrize("entry", [None, [], 5, {}, {"id": 5}])
def test_an_entry_without_a_name_is_refused(entry: object) -> None:
    with pytest.raises(CaseFormatError, match="entry 2 is not a case"):
        list(run_cases([cases("melds")[0], entry]))


def test_the_shape_of_all_cases_is_tested_before_the_first_runs() -> None:
    results = run_cases([cases("melds")[0], {"id": "late", "cards": 1}])
    with pytest.raises(CaseFormatError, match="case late"):
        next(results)


def test_nothing_is_taken_back_after_the_end() -> None:
    case = copy.deepcopy(next(case for case in cases("scenarios") if case["expect"]["over"]))
    case["steps"].append({"do": "takeback", "ok": False, "why": "deal_over"})
    assert not run_one(case)[0].disagreements
    case["steps"][-1]["ok"] = True
    assert run_one(case)[0].disagreements[0].got == "deal_over"


def test_notes_beside_the_format_are_ignored() -> None:
    case = case_of("melds", "N01") | {"remark": "seen at a table"}
    assert all(not result.disagreements for result in run_one(case))


def test_a_redrawn_card_on_the_pile_is_remembered() -> None:
    """In the first turn only a rejected card lies on the pile: no second redraw (RULES P25, K09)."""
    case = next(
        case for case in cases("scenarios") if case["row"] == "P25" and case["steps"][0]["do"] == "redraw"
    )
    case = copy.deepcopy(case)
    state = case["state"]
    top, *rest = state["stock"].split()
    state["stock"], state["pile"] = " ".join(rest), top
    case["steps"] = [{"do": "redraw", "ok": False}]
    case["expect"] = {"pile": top}
    assert not run_one(case)[0].disagreements
