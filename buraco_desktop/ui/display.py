"""Find out whether a window can be shown before Qt tries: on failure Qt just ends the process."""

import ctypes
import socket
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

X11_SOCKETS = "/tmp/.X11-unix"  # noqa: S108 - a fixed address of X11, nothing is written there


class DisplayFault(StrEnum):
    """Why no window can be shown."""

    NO_DISPLAY = "no_display"
    NO_XCB_CURSOR = "no_xcb_cursor"


def display_fault(environment: Mapping[str, str], platform: str = sys.platform) -> DisplayFault | None:
    """Return why a window cannot be shown with this environment, or None if nothing speaks against it."""
    if not platform.startswith("linux"):
        return None
    wanted = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if wanted not in ("", "xcb", "wayland"):
        return None
    if wanted != "xcb" and _reaches_wayland(environment):
        return None
    if wanted == "wayland" or not _reaches_x11(environment.get("DISPLAY", "")):
        return DisplayFault.NO_DISPLAY
    return None if _has_library("libxcb-cursor.so.0") else DisplayFault.NO_XCB_CURSOR


def _reaches_wayland(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    return _answers(str(Path(environment.get("XDG_RUNTIME_DIR", "/")) / name))


def _reaches_x11(display: str) -> bool:
    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return False
    if host in ("", "unix"):
        path = f"{X11_SOCKETS}/X{number}"
        return _answers(path) or _answers("\0" + path)
    try:
        with socket.create_connection((host, 6000 + int(number)), timeout=2):
            return True
    except OSError:
        return False


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
        client.settimeout(2)
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
