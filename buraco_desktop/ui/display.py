"""Find out whether a window can be shown before Qt tries: on failure Qt just ends the process."""

import _socket
import ctypes
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from pathlib import Path

X11_SOCKETS = "/tmp/.X11-unix"  # noqa: S108 - a fixed address of X11, nothing is written there
_WAIT_SECONDS = 2.0


class DisplayFault(StrEnum):
    """Why no window can be shown."""

    NO_DISPLAY = "no_display"
    NO_XCB_CURSOR = "no_xcb_cursor"


@contextmanager
def tried_display(
    environment: Mapping[str, str], platform: str = sys.platform
) -> Iterator[DisplayFault | None]:
    """Enter with why a window cannot be shown in this environment, or None if nothing speaks against it.

    The server that was reached stays called until the end of the `with`, for Qt to call it inside: X servers
    may begin anew when the last call ends, and take none meanwhile.
    """
    with ExitStack() as calls:
        yield _fault(environment, calls) if platform.startswith("linux") else None


def _fault(environment: Mapping[str, str], calls: ExitStack) -> DisplayFault | None:
    wanted = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if wanted not in ("", "xcb", "wayland"):
        return None
    if wanted != "xcb" and _reaches_wayland(environment, calls):
        return None
    if wanted == "wayland" or not _reaches_x11(environment.get("DISPLAY", ""), calls):
        return DisplayFault.NO_DISPLAY
    return None if _has_library("libxcb-cursor.so.0") else DisplayFault.NO_XCB_CURSOR


def _reaches_wayland(environment: Mapping[str, str], calls: ExitStack) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    return bool(name) and _answers(str(Path(environment.get("XDG_RUNTIME_DIR", "/")) / name), calls)


def _reaches_x11(display: str, calls: ExitStack) -> bool:
    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return False
    if host in ("", "unix"):
        path = f"{X11_SOCKETS}/X{number}"
        return _answers(path, calls) or _answers("\0" + path, calls)
    import socket  # noqa: PLC0415 - makes enumerations of all its constants: 2 ms of a start

    try:
        calls.enter_context(socket.create_connection((host, 6000 + int(number)), timeout=_WAIT_SECONDS))
    except OSError:
        return False
    return True


def _answers(address: str, calls: ExitStack) -> bool:
    """Call a server at a Unix address; one that begins with a zero is no file."""
    # The C part of Python's `socket` is enough for that, and at hand without the rest.
    client = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    calls.callback(client.close)
    client.settimeout(_WAIT_SECONDS)
    try:
        client.connect(address)
    except OSError:
        return False
    return True


def _has_library(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
