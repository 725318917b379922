"""Modules whose code runs when something is first taken from them, and such as are not found for a while."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType


class LateModule(ModuleType):
    """A module that is imported but has not run; it becomes an ordinary one when it has.

    Python's own `importlib.util.LazyLoader` is of no use for that: a second `import` runs its modules.
    """

    def __getattr__(self, name: str) -> object:
        """Run the module, unless that was done or another thread is at it, and return what it has now."""
        assert self.__spec__ is not None
        waiting = self.__spec__.loader_state
        if isinstance(waiting, _Waiting):
            waiting.run(self)
        return ModuleType.__getattribute__(self, name)


class _Waiting:
    """What lets a module run once, under the name that it was put off by: PySide6 gives some another one."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = RLock()
        self._has_begun = False

    def run(self, module: ModuleType) -> None:
        with self._lock:
            spec = module.__spec__
            if self._has_begun or spec is None or spec.loader is None:
                return
            self._has_begun = True
            name, spec.name = spec.name, self._name
            try:
                spec.loader.exec_module(module)
            finally:
                spec.name, spec.loader_state = name, None
            module.__class__ = ModuleType


def put_off(name: str, functions: Iterable[str] = ()) -> None:
    """Have a module run late, if there is one that is not imported yet.

    `functions` are those that C code takes from the dictionary of the module, not from the module itself.
    """
    spec = None if name in sys.modules else _found(name)
    if spec is None:
        return
    module: ModuleType = module_from_spec(spec)
    module.__class__ = LateModule
    assert isinstance(module, LateModule)
    sys.modules[name] = module
    spec.loader_state = waiting = _Waiting(name)
    package, _, last = name.rpartition(".")
    if package in sys.modules:
        setattr(sys.modules[package], last, module)
    for function in functions:
        setattr(module, function, _stand_in(module, waiting, function))


@contextmanager
def hidden(name: str) -> Iterator[None]:
    """Let nobody find a module that is installed but not imported, for as long as the context lasts."""
    if name in sys.modules:
        yield
        return
    # What Python's reference says of sys.modules: with None there, an import finds nothing.
    sys.modules[name] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[name]


def _found(name: str) -> ModuleSpec | None:
    """Return where a module is; Python's own way would import the package that it is part of."""
    package = name.rpartition(".")[0]
    if not package or package in sys.modules:
        return find_spec(name)
    outer = find_spec(package)
    return None if outer is None else PathFinder.find_spec(name, outer.submodule_search_locations)


def _stand_in(module: LateModule, waiting: _Waiting, name: str) -> object:
    """Return what runs the module, which puts its own function in this one's place, and calls that."""

    def call(*args: object, **words: object) -> object:
        waiting.run(module)
        return getattr(module, name)(*args, **words)

    return call
