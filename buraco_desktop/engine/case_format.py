"""The shape of conformance cases: which keys an entry has, and of what type (format: assets/cases/README.md).

Only the shape is looked at. Whether cards and layouts can be read, and whether they are a whole deck, shows
when a case is run (`conformance.py`). Unknown keys are an error where values are compared (in an expectation
and in the lines of a score): a misspelt field would pass for ever. Elsewhere they are notes.
"""

from collections.abc import Callable, Mapping
from typing import Any

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet

Case = Mapping[str, Any]
Test = Callable[[object, str], None]
"""Raises `CaseFormatError` for a value of the wrong shape; the text says where the value stands."""


class CaseFormatError(ValueError):
    """The data is not a list of conformance cases; the message says what is wrong where."""


def check_case(case: object, number: int) -> None:
    """Raise `CaseFormatError` unless entry `number` (from 1) of a file has the shape of a case."""
    if not isinstance(case, dict) or not isinstance(case.get("id"), str):
        raise CaseFormatError(f"entry {number} is not a case: it has no id")
    try:
        _check_known_kind(case)
    except CaseFormatError as error:
        raise CaseFormatError(f"case {case['id']}: {error}") from None


def kind_of_case(case: Case) -> str:
    """Return the key that tells the kinds of cases apart. Raises `CaseFormatError` for none of them."""
    kind = next((key for key in _KINDS if key in case), None)
    if kind is None:
        raise CaseFormatError("it is of no known kind")
    return kind


def rules_of(case: Case) -> list[RuleSet]:
    """Return the presets that a case of good shape is for."""
    named = case["state"]["rules"] if "state" in case else case["rules"]
    keys = [named] if isinstance(named, str) else named
    return [rules for key in keys if (rules := rulesets.find(key)) is not None]


def _check_known_kind(case: Case) -> None:
    kind = kind_of_case(case)
    _KINDS[kind](case, "")
    if kind == "steps":
        _check_seats(case["state"], "state.")
        _check_state(case["state"])
    elif kind == "commands":
        _check_seats(case, "")
        last = len(case["commands"])
        for point in case["checkpoints"]:
            _need(0 <= point["after"] <= last, f"checkpoints: after {point['after']} is not in 0..{last}")
    elif kind == "deals":
        teams = len(case["totals"])
        _need(teams >= 2, "totals: fewer than two teams")
        _need(all(len(deal) == teams for deal in case["deals"]), f"deals: not all have {teams} scores")


def _check_seats(data: Case, where: str) -> None:
    """Test the numbers that depend on the players."""
    rules = rulesets.find(data["rules"])
    assert rules is not None
    players = data["players"]
    _need(players in rules.players, f"{where}players: {rules.key} is not played by {players}")
    _need(0 <= data["dealer"] < players, f"{where}dealer: no such seat")
    if "totals" in data:
        teams = rules.team_count(players)
        _need(len(data["totals"]) == teams, f"{where}totals: not one for each of {teams} teams")


def _check_state(state: Case) -> None:
    rules = rulesets.find(state["rules"])
    assert rules is not None
    players, teams = state["players"], rules.team_count(state["players"])
    _need(0 <= state["turn"] < players, "state.turn: no such seat")
    _need(len(state["hands"]) == players, f"state.hands: not one for each of {players} players")
    _need(all(0 <= seat < players for seat in state["unseen_pot"]), "state.unseen_pot: no such seat")
    for key in ("melds", "single_move", "pot_taken"):
        _need(len(state[key]) == teams, f"state.{key}: not one for each of {teams} teams")
    for melds, flags in zip(state["melds"], state["single_move"], strict=True):
        _need(len(melds) == len(flags), "state.single_move: not one for each meld")


def _need(is_right: bool, otherwise: str) -> None:
    if not is_right:
        raise CaseFormatError(otherwise)


def _text(value: object, where: str) -> None:
    _need(isinstance(value, str), f"{where} is not a text")


def _number(value: object, where: str) -> None:
    _need(isinstance(value, int) and not isinstance(value, bool), f"{where} is not a whole number")


def _flag(value: object, where: str) -> None:
    _need(isinstance(value, bool), f"{where} is not true or false")


def _preset(value: object, where: str) -> None:
    known = isinstance(value, str) and rulesets.find(value) is not None
    _need(known, f"{where}: unknown rules {value!r}")


def _presets(value: object, where: str) -> None:
    if isinstance(value, list):
        _list(_preset)(value, where)
    else:
        _preset(value, where)


def _winner(value: object, where: str) -> None:
    if value != "draw":
        _number(value, where)


def _or_null(test: Test) -> Test:
    def check(value: object, where: str) -> None:
        if value is not None:
            test(value, where)

    return check


def _one_of(*choices: object) -> Test:
    def check(value: object, where: str) -> None:
        is_known = any(value == choice and type(value) is type(choice) for choice in choices)
        _need(is_known, f"{where}: {value!r} is not one of {', '.join(map(repr, choices))}")

    return check


def _list(test: Test) -> Test:
    def check(value: object, where: str) -> None:
        if not isinstance(value, list):
            raise CaseFormatError(f"{where} is not a list")
        for index, item in enumerate(value, 1):
            test(item, f"{where}[{index}]")

    return check


def _object(
    needed: Mapping[str, Test], optional: Mapping[str, Test] | None = None, *, is_closed: bool = False
) -> Test:
    """Test for an object with keys; `is_closed` forbids all others."""
    known = {**needed, **(optional or {})}

    def check(value: object, where: str) -> None:
        if not isinstance(value, dict):
            raise CaseFormatError(f"{where or 'it'} is not an object")
        prefix = f"{where}." if where else ""
        for key in needed:
            _need(key in value, f"{prefix}{key} is missing")
        for key, item in value.items():
            if key in known:
                known[key](item, f"{prefix}{key}")
            elif is_closed:
                raise CaseFormatError(f"{prefix}{key} is not a field of the format")

    return check


_SCORES = _list(
    _object(
        dict.fromkeys(("cards", "bonus", "out", "hand", "pot_penalty", "pot_bonus", "total"), _number),
        is_closed=True,
    )
)
_EXPECTED: dict[str, Test] = {
    "phase": _one_of("draw", "play", "over"),
    "turn": _number,
    "over": _flag,
    "reason": _one_of("out", "exhausted", "stall", None),
    "out_team": _or_null(_number),
    "last_turn": _flag,
    "hands": _list(_text),
    "melds": _list(_list(_text)),
    "pile": _text,
    "pot_taken": _list(_flag),
    "unseen_pot": _list(_number),
    "stock_size": _number,
    "pots_left": _number,
    "pile_size": _number,
    "hand_sizes": _list(_number),
    "scores": _SCORES,
}
_EXPECTATION = _object({}, _EXPECTED, is_closed=True)
_STEP = _object({"do": _text, "ok": _flag}, {"why": _text})
_CHECKPOINT = _object({"after": _number}, {**_EXPECTED, "probes": _list(_STEP)}, is_closed=True)
_STATE = _object(
    {
        "rules": _preset,
        "players": _number,
        "dealer": _number,
        "turn": _number,
        "phase": _one_of("draw", "play"),
        "hands": _list(_text),
        "melds": _list(_list(_text)),
        "single_move": _list(_list(_one_of("AK", "AA", None))),
        "pile": _text,
        "stock": _text,
        "pots": _list(_text),
        "pot_taken": _list(_flag),
        "unseen_pot": _list(_number),
        "first_turn": _flag,
        "last_turn": _flag,
        "idle_turns": _number,
        "totals": _list(_number),
    },
    {"drawn": _or_null(_text), "banned": _or_null(_text)},
)
_LAYOUTS: dict[str, Test] = {
    "rules": _presets,
    "layout": _or_null(_text),
    "class": _one_of("short", "clean", "semi", "dirty", None),
    "card_points": _or_null(_number),
    "bonus": _or_null(_number),
    "others": _list(_text),
}
_KINDS: dict[str, Test] = {
    "cards": _object({"cards": _text, **_LAYOUTS}),
    "add": _object({"meld": _text, "add": _text, **_LAYOUTS}),
    "steps": _object({"state": _STATE, "steps": _list(_STEP), "expect": _EXPECTATION}),
    "commands": _object(
        {
            "rules": _preset,
            "players": _number,
            "dealer": _number,
            "deck": _text,
            "commands": _list(_text),
            "checkpoints": _list(_CHECKPOINT),
            "final": _EXPECTATION,
        },
        {"totals": _list(_number)},
    ),
    "deals": _object(
        {
            "rules": _preset,
            "deals": _list(_list(_number)),
            "totals": _list(_number),
            "over": _flag,
            "winner": _or_null(_winner),
        },
        {"vp": _or_null(_list(_number)), "vp_deals": _one_of(3, 4)},
    ),
}
"""For each kind of case, by the key that only it has, the test of its shape."""
