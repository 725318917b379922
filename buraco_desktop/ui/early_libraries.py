"""Qt's libraries, the list of fonts and OpenSSL, loaded on a thread while Python imports other things.

The system's loader and fontconfig need no Python, and a computer has more than one core: 15 ms of a start.
"""

import ctypes
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

_FILES = (
    "Qt/lib/libQt6Widgets.so.6",
    "QtWidgets.abi3.so",
    "QtGui.abi3.so",
    "QtCore.abi3.so",
    "Qt/plugins/platforms/libqxcb.so",
)
"""Files of PySide6 that every start loads. The first brings most of Qt along."""
_FONTS = "libfontconfig.so.1"
_SUMS = "_hashlib"
"""The part of Python that brings OpenSSL along; the seal of a saved match is checked with it."""
_RTLD_NOW = 2
_SWITCH_SECONDS = 0.0001
"""After so long this thread gets its turn between two libraries, not after Python's usual 5 ms."""


def load_early() -> None:
    """Begin to load what a window will need; do nothing elsewhere than on Linux.

    What is not found here is missed where it is needed.
    """
    spec = find_spec("PySide6") if sys.platform == "linux" else None
    if spec is not None and spec.submodule_search_locations:
        folder = Path(spec.submodule_search_locations[0])
        usual = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH_SECONDS)
        threading.Thread(target=_load, args=(folder, usual), name="early-libraries", daemon=True).start()


def _load(folder: Path, switch_interval: float) -> None:
    # The system's own function, for Python's way to open a library lets no other thread run meanwhile.
    open_library = ctypes.CDLL(None).dlopen
    open_library.restype = ctypes.c_void_p
    for name in _FILES:
        open_library(bytes(folder / name), _RTLD_NOW)
    if open_library(_FONTS.encode(), _RTLD_NOW):
        ctypes.CDLL(_FONTS).FcInit()
    sums = find_spec(_SUMS)
    if sums is not None and sums.origin is not None:
        open_library(sums.origin.encode(), _RTLD_NOW)
    sys.setswitchinterval(switch_interval)
