"""PySide6 without what it does at every start for features that this program has no use for.

Its library carries Python files that each start unpacks and compiles: how to write an interface file, how to
word an error about wrong arguments. They take 40 of the 95 ms of its import; here they wait until
something is taken from them. It also puts a function of its own in the place of `__import__`, which serves
`from __feature__ import`. To know which modules that may concern it reads the source of each module that is
imported from then on, and `linecache` keeps all of it: at a table that is 8 MB for nothing, and one sixth of
the time that the program's imports take.
"""

import builtins
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from buraco_desktop.ui.late_modules import hidden, put_off

_LATE_IN_PYSIDE: Mapping[str, Mapping[str, Sequence[str]]] = {
    "shibokensupport.signature": {
        "errorhandler": (),
        "layout": (),
        "mapping": ("update_mapping",),
        "parser": (),
    },
    "shibokensupport.signature.lib": {"enum_sig": (), "pyi_generator": (), "tool": ()},
}
"""Packages inside PySide6's library, what of each runs late, and what PySide6 takes from its dictionary."""
_LATE = ("inspect", "tempfile", "textwrap", "msgspec.inspect", "hashlib")
"""Other modules that run late.

The first three PySide6 imports for those files, and dataclasses the first. msgspec's part describes types,
which nothing here asks for. hashlib brings OpenSSL along, which `early_libraries` loads meanwhile.
"""
_FEATURES = "PySide6.support.feature"
"""PySide6 imports this right before it replaces `__import__` by `__feature_import__`."""
_WANTED = 2
"""The place of the wanted names among what `__import__` is given besides the module's."""


def import_msgspec() -> None:
    """Import msgspec without what it does not need here; call it before anything else that imports it."""
    for name in _LATE:
        put_off(name)
    # Where another program has installed it, msgspec takes from there what Python has, too.
    with hidden("typing_extensions"):
        import msgspec  # noqa: F401, PLC0415


def import_plainly() -> None:
    """Import PySide6 and keep Python's own import; call it before most modules are imported."""
    import_msgspec()
    plain = builtins.__import__

    def import_late(name: str, *place: Any, **named: Any) -> ModuleType:
        """Import as Python does, but let some modules run late and PySide6 find this function as its own.

        `place` has, as far as they are given, variables, local ones, names wanted of the module, and a level.
        """
        wanted = place[_WANTED] if len(place) > _WANTED else named.get("fromlist")
        if wanted and name in _LATE_IN_PYSIDE:
            late = _LATE_IN_PYSIDE[name]
            for part in late.keys() & wanted:
                put_off(f"{name}.{part}", late[part])
        elif name == _FEATURES:
            vars(builtins)["__feature_import__"] = import_late
        return plain(name, *place, **named)

    builtins.__import__ = import_late
    try:
        plain("PySide6")
    finally:
        builtins.__import__ = plain
