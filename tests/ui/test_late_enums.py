"""Enumerations that get their members late are those that PySide6 makes at once."""

import subprocess
import sys

SCRIPT = """
import sys
from contextlib import nullcontext
from enum import Enum, EnumType
from buraco_desktop.ui.late_enums import LateEnums

def show(enum):
    print(enum.__module__, enum.__qualname__, enum.__mro__, len(enum), sorted(vars(enum)), list(enum))
    for name, one in enum.__members__.items():
        same = type(one) is enum, enum(one.value) is one, enum[name] is one
        print(name, one.name, repr(one), str(one), *same)

plain = dict(vars(EnumType))
late = "late" in sys.argv
with LateEnums() if late else nullcontext() as enums:
    from PySide6 import QtCore, QtGui, QtWidgets
    for enum in (QtCore.Qt.Key, QtCore.Qt.AlignmentFlag, QtGui.QImage.Format, QtCore.QEvent.Type):
        show(enum)
    left = QtCore.Qt.AlignmentFlag.AlignLeft | QtCore.Qt.AlignmentFlag.AlignTop
    image = QtGui.QImage(4, 4, QtGui.QImage.Format(5))
    print(repr(left), repr(~left), QtCore.Qt.Orientation(2), image.format())
    class Own(Enum):
        A = 1
    print(list(Own), list(Enum("Other", "a b")), list(Enum("Third", [("a", 1)])))
    print(hasattr(QtCore.Qt.Key, "Key_None"), hasattr(QtCore.Qt.Key, "Key_Nine"))
    print(hasattr(EnumType, "__getattr__") or not late, file=sys.stderr)
    while late and not enums.fill_some(0.0001):
        pass
print(dict(vars(EnumType)) == plain, QtCore.Qt.ArrowCursor, QtCore.Qt.CursorShape.ArrowCursor)
for scope in (QtCore.Qt, QtWidgets.QStyle, QtCore.QLocale):
    for thing in vars(scope).values():
        if isinstance(thing, EnumType):
            show(thing)
"""


def shown(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-c", SCRIPT, *words], capture_output=True, timeout=60, check=True)


def test_late_enumerations_are_equal_to_others_and_python_is_left_as_it_was() -> None:
    at_once, late = shown(), shown("late")
    assert at_once.stdout == late.stdout
    assert b"True CursorShape.ArrowCursor" in late.stdout
    assert at_once.stderr == late.stderr == b"True\n"
