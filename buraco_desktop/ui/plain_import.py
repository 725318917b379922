"""Python's own import, without the look into every source file that PySide6 adds to it.

PySide6 puts a function of its own in the place of `__import__`, which serves `from __feature__ import`. To
know which modules that may concern it reads the source of each module that is imported from then on, and
`linecache` keeps all of it. This program uses no such features: at a table that is 8 MB for nothing, and one
sixth of the time that its imports take.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - this import puts PySide6's function into its place


def import_plainly() -> None:
    """Give Python's own import back; call it once, before most modules are imported."""
    # PySide6 keeps the one that it replaced under this name; a version that replaces none keeps none.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
