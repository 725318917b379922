"""Enumerations of Qt that get their members when somebody looks at them, for as long as the program starts.

PySide6 makes the 280 enumerations of each class that a program names, 4,000 members in all, by a way through
Python that takes a hundredth of a millisecond for each. A start looks at a sixth of them.
"""

import sys
import time
from collections.abc import Callable, Iterable
from enum import EnumType
from threading import RLock
from types import TracebackType
from typing import Any, Self

_TRIED = ((3, 11), (3, 12), (3, 13))
"""Versions of Python whose enumerations are known to be made of nothing but members and attributes."""
_LOOKS = ("__contains__", "__dir__", "__getitem__", "__iter__", "__len__", "__repr__", "__reversed__")
"""What asks an enumeration for its members, besides taking one by its name or value."""
_OWN = {"__dict__", "__doc__", "__module__", "__qualname__", "__weakref__"}
"""Attributes that an enumeration has before it has members; PySide6 sets some."""


class LateEnums:
    """Makes enumerations without members inside a `with`, and fills each when it is first looked at.

    Outside all enumerations are as Python makes them: those that are left are filled at the end. Threads may
    look at them at the same time.
    """

    def __init__(self) -> None:
        self._waiting: dict[EnumType, Callable[[], EnumType]] = {}
        """Enumerations without members, and what makes an equal one that has them."""
        self._lock = RLock()
        self._replaced: dict[str, object] = {}
        """What `EnumType` had of its own by these names; None for nothing."""

    def __enter__(self) -> Self:
        if sys.version_info[:2] in _TRIED:
            for name in _LOOKS:
                self._replace(name, self._looking(getattr(EnumType, name)))
            self._replace("__call__", self._calling(EnumType.__call__))
            self._replace("__getattr__", self._getting())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while not self.fill_some(1.0):
            pass

    def fill_some(self, seconds: float) -> bool:
        """Fill enumerations for about so long; tell whether all have their members, as outside the `with`."""
        end = time.perf_counter() + seconds
        while self._waiting:
            if time.perf_counter() > end:
                return False
            self._fill(next(iter(self._waiting)))
        for name, thing in self._replaced.items():
            if thing is None:
                delattr(EnumType, name)
            else:
                setattr(EnumType, name, thing)
        self._replaced.clear()
        return True

    def _replace(self, name: str, function: object) -> None:
        self._replaced[name] = vars(EnumType).get(name)
        setattr(EnumType, name, function)

    def _looking(self, plain: Callable[..., object]) -> object:
        def look(enumeration: EnumType, *arguments: object) -> object:
            self._fill(enumeration)
            return plain(enumeration, *arguments)

        return look

    def _getting(self) -> object:
        def get(enumeration: EnumType, name: str) -> object:
            """Return what was not found before there were members."""
            self._fill(enumeration)
            return type.__getattribute__(enumeration, name)

        return get

    def _calling(self, plain: Callable[..., Any]) -> object:
        def call(enumeration: EnumType, value: Any, *names: Any, **words: Any) -> object:
            """Return the member of a value, or make an enumeration as PySide6 does: of pairs in a list."""
            if not names and not words:
                self._fill(enumeration)
                return plain(enumeration, value)
            if len(names) != 1 or type(names[0]) is not list or words.keys() != {"boundary"}:
                return plain(enumeration, value, *names, **words)
            empty = type.__new__(EnumType, value, (enumeration,), {"__module__": __name__})
            self._waiting[empty] = lambda: plain(enumeration, value, *names, **words)
            return empty

        return call

    def _fill(self, enumeration: EnumType) -> None:
        """Give an enumeration that waits for its members those of an equal one."""
        if enumeration not in self._waiting:
            return
        with self._lock:
            make = self._waiting.get(enumeration)
            if make is None:
                return
            full = make()
            for name, thing in list(vars(full).items()):
                if name not in _OWN:
                    # Not by the enumeration's own way, which lets nobody put something in a member's place.
                    type.__setattr__(enumeration, name, thing)
            members: Iterable[Any] = full.__members__.values()
            for member in members:
                member.__class__ = enumeration
                member.__objclass__ = enumeration
            del self._waiting[enumeration]
