"""The engine's dataclasses behave as those of `dataclasses` do."""

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, fields, is_dataclass, replace

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.values import dataclass


def plain() -> type:
    """A class with something of all that a field can be; making it a dataclass changes it."""

    class Plain:
        """What values have."""

        seat: int
        cards: tuple[int, ...] = (1, 2)
        note: str = field(default="", compare=False)
        lines: list[str] = field(default_factory=list, compare=False)
        derived: int = field(init=False, repr=False, compare=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "derived", self.seat + 1)

    return Plain


def behaviour(kind: type) -> list[object]:
    one, same, other = kind(1), kind(1, note="x"), kind(seat=2, cards=())
    with pytest.raises(FrozenInstanceError) as put:
        one.seat = 3
    with pytest.raises(FrozenInstanceError) as deleted:
        del one.seat
    with pytest.raises(TypeError) as missing:
        kind()
    return [
        [(part.name, part.type, part.default, part.init, part.kw_only) for part in fields(kind)],
        (is_dataclass(kind), is_dataclass(one), kind.__match_args__, kind.__slots__, kind.__doc__),
        (one == same, one == other, one != other, one == 1, one.lines is same.lines, hash(one) == hash(same)),
        (hash(one), repr(one), repr(other), repr(replace(one, seat=5)), dataclasses.asdict(other)),
        (str(put.value), str(deleted.value), str(missing.value)),
        str(inspect.signature(kind)),
        (one.__getstate__(), copy.copy(one) == one, copy.deepcopy(other) == other, copy.copy(one).derived),
        repr(kind.__dataclass_params__),
        sorted(vars(kind)),
        (kind.__init__.__qualname__, kind.__eq__.__qualname__, kind.__name__, kind.__qualname__),
    ]


def test_own_dataclasses_are_like_the_usual_ones() -> None:
    own, usual = (make(frozen=True, slots=True)(plain()) for make in (dataclass, dataclasses.dataclass))
    assert behaviour(own) == behaviour(usual)


def test_values_of_the_engine_are_pickled_and_keep_their_own_hash() -> None:
    for value in (Discard(7), rulesets.BUKHARO, rulesets.ALL):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert hash(again) == hash(value)
    assert hash(rulesets.BUKHARO) == hash(rulesets.BUKHARO.key)
    with pytest.raises(TypeError):
        replace(rulesets.BUKHARO, unknown=1)


def test_only_values_are_made_here() -> None:
    with pytest.raises(ValueError, match="frozen"):
        dataclass(frozen=True, slots=False)(plain())
