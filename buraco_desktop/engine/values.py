"""Frozen dataclasses that cost a sixth at import: most of their methods are not compiled class by class.

`dataclasses` writes seven functions for each class and compiles them one by one: half a millisecond and more
at every start of the program. Here one is compiled at once, the two that compare when two values are first
compared, and the others are written once; what they do is the same. Fields, `replace` and all else are those
of `dataclasses`.
"""

from collections.abc import Callable, Container, Mapping
from dataclasses import MISSING, FrozenInstanceError, fields
from dataclasses import dataclass as _plain_dataclass
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]


class _Factory:
    """What stands among default values for one that is made anew for each instance."""

    def __repr__(self) -> str:
        return "<factory>"


_FACTORY = _Factory()


def _frozen_dataclass(*, frozen: bool, slots: bool, kw_only: bool = False) -> Callable[[type], type]:
    """Return what makes a class a dataclass; only for those that are frozen and have slots, as values do."""
    if not (frozen and slots):
        raise ValueError("Only frozen dataclasses with slots are made here.")

    def make(plain: type) -> type:
        made: Any = _plain_dataclass(init=False, repr=False, eq=False, slots=True, kw_only=kw_only)(plain)
        params = made.__dataclass_params__
        params.init = params.repr = params.eq = params.frozen = True
        methods = {"__init__": _init(made)} | _comparing_methods(made, vars(plain)) | _shared_methods(made)
        _set_methods(made, methods, vars(plain))
        return made  # type: ignore[no-any-return]

    return make


if TYPE_CHECKING:
    # For who checks types it is the one that is known there.
    from dataclasses import dataclass
else:
    dataclass = _frozen_dataclass


def _set_methods(made: Any, methods: Mapping[str, Any], own: Container[str]) -> None:
    """Give a class those methods that it has not written itself."""
    for name, method in methods.items():
        if name not in own:
            method.__name__, method.__qualname__ = name, f"{made.__qualname__}.{name}"
            setattr(made, name, method)


def _init(made: Any) -> Any:
    parts = fields(made)
    known: dict[str, Any] = {}
    given, lines = ["self"], []
    if any(part.kw_only for part in parts):
        given.append("*")
    for part in parts:
        if part.init:
            name, value = part.name, part.name
            known[f"set_{name}"] = getattr(made, name).__set__
            known[f"default_{name}"] = part.default
            if part.default_factory is not MISSING:
                known[f"default_{name}"], known[f"make_{name}"] = _FACTORY, part.default_factory
                value = f"make_{name}() if {name} is default_{name} else {name}"
            given.append(name if known[f"default_{name}"] is MISSING else f"{name}=default_{name}")
            lines.append(f"set_{name}(self, {value})")
    if hasattr(made, "__post_init__"):
        lines.append("self.__post_init__()")
    text = f"def __init__({', '.join(given)}):\n {'; '.join(lines) or 'pass'}"
    init = _compiled(text, known)["__init__"]
    init.__annotations__ = {part.name: part.type for part in parts if part.init} | {"return": None}
    return init


def _comparing_methods(made: Any, own: Container[str]) -> dict[str, Any]:
    """Return what compares and hashes: few classes do so at a start, and each compiles it then."""

    def compile_now() -> None:
        names = [part.name for part in fields(made) if part.compare]
        these, others = ("".join([f"{one}.{name}, " for name in names]) for one in ("self", "other"))
        text = f"""
def __eq__(self, other):
    if other.__class__ is self.__class__:
        return ({these}) == ({others})
    return NotImplemented
def __hash__(self):
    return hash(({these}))
"""
        _set_methods(made, _compiled(text, {}), own)

    def equal(self: object, other: object) -> Any:
        compile_now()
        return made.__eq__(self, other)

    def hashed(self: object) -> Any:
        compile_now()
        return made.__hash__(self)

    return {"__eq__": equal, "__hash__": hashed}


def _compiled(text: str, known: dict[str, Any]) -> dict[str, Any]:
    """Return the functions of a text; `known` is what they refer to."""
    found: dict[str, Any] = {}
    exec(text, known, found)  # noqa: S102 - as `dataclasses` does; the names are those of the class
    return found


def _shared_methods(made: Any) -> dict[str, Any]:
    """Return the other methods of a frozen dataclass with slots."""
    names = [part.name for part in fields(made)]
    shown = [part.name for part in fields(made) if part.repr]

    def show(self: object) -> str:
        return (
            f"{type(self).__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in shown])})"
        )

    def put(self: object, name: str, value: object) -> None:
        if type(self) is made or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(made, self).__setattr__(name, value)

    def delete(self: object, name: str) -> None:
        if type(self) is made or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(made, self).__delattr__(name)

    def state(self: object) -> list[object]:
        return [getattr(self, name) for name in names]

    def set_state(self: object, values: list[object]) -> None:
        for name, value in zip(names, values, strict=True):
            object.__setattr__(self, name, value)

    return {
        "__repr__": show,
        "__setattr__": put,
        "__delattr__": delete,
        "__getstate__": state,
        "__setstate__": set_state,
    }
