"""A display that nobody sees, whose pixels can be read without asking it: Xvfb keeps them in a file."""

import ctypes
import mmap
import os
import signal
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

SIZE = (1280, 800)
_STEP = 4 * 61
"""One pixel of so many bytes is looked at: 61 shares no factor with the width."""
_HEADER = struct.Struct(">25I")
_COLOUR_BYTES = 12
LOOK_EVERY = 0.002
SETTLED_SECONDS = 2.5
ALIKE = 0.97
"""So much of the final picture, by pixels, has to be there for a window to count as painted."""
PATIENCE = 60.0


class Display:
    """One running Xvfb."""

    def __init__(self, name: str, picture: Path) -> None:
        self.name = name
        self._file = picture.open("rb")
        self._bytes = mmap.mmap(self._file.fileno(), 0, access=mmap.ACCESS_READ)
        # The format of xwd: a header that names its own size, a palette, then the pixels.
        header = _HEADER.unpack(self._bytes[: _HEADER.size])
        self._first = header[0] + header[19] * _COLOUR_BYTES

    def sample(self) -> bytes:
        """Return one colour channel of evenly spread pixels."""
        return self._bytes[self._first + 1 :: _STEP]

    def close(self) -> None:
        """Let go of the pixels."""
        self._bytes.close()
        self._file.close()


@contextmanager
def display() -> Iterator[Display]:
    """Start a display of 1280 x 800 pixels; end it afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        reading, writing = os.pipe()
        width, height = SIZE
        screen = ["-screen", "0", f"{width}x{height}x24", "-fbdir", folder]
        command = ["Xvfb", "-displayfd", str(writing), *screen, "-nolisten", "tcp", "-noreset", "-ac"]
        server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        try:
            if not number:
                raise RuntimeError("Xvfb does not start.")
            _put_pointer_aside(f":{number}")
            shown = Display(f":{number}", Path(folder, "Xvfb_screen0"))
            yield shown
            shown.close()
        finally:
            server.terminate()
            server.wait()


def _put_pointer_aside(name: str) -> None:
    """Move the pointer from the middle to a corner: what lies under it is lit a moment later."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x11.XOpenDisplay(name.encode()))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(server))
    x11.XWarpPointer(server, ctypes.c_ulong(0), root, 0, 0, 0, 0, 0, 0)
    x11.XCloseDisplay(server)


def environment(shown: Display) -> Mapping[str, str]:
    """Return what a program of this display needs to know."""
    own = {"DISPLAY": shown.name, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
    # Byte code is kept, as where a program is installed: a start must not compile all modules again.
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | own


def started(command: Sequence[str], shown: Display) -> subprocess.Popen[bytes]:
    """Start a program on a display, in a session of its own."""
    return subprocess.Popen(command, env=environment(shown), start_new_session=True)


def ended(program: subprocess.Popen[bytes]) -> None:
    """End a program with all that it started, and wait until it is gone."""
    os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    time.sleep(0.3)


def alike(one: bytes, other: bytes) -> float:
    """Return the share of samples that are equal."""
    return sum([a == b for a, b in zip(one, other, strict=True)]) / len(one)


def final_picture(command: Sequence[str], shown: Display) -> bytes:
    """Return what a program shows once it has come to rest."""
    empty = shown.sample()
    program = started(command, shown)
    _wait(lambda: shown.sample() != empty, program)
    time.sleep(SETTLED_SECONDS)
    picture = shown.sample()
    ended(program)
    return picture


def seconds_to(picture: bytes, command: Sequence[str], shown: Display) -> float:
    """Start a program; return the seconds from its exec until nearly all of the picture is on the display."""
    if alike(shown.sample(), picture) >= ALIKE:
        raise RuntimeError(f"{command} is on the display before it is started.")
    begin = time.perf_counter()
    program = started(command, shown)
    last = b""

    def is_painted() -> bool:
        nonlocal last
        now = shown.sample()
        if now == last:
            return False
        last = now
        return alike(now, picture) >= ALIKE

    _wait(is_painted, program)
    seconds = time.perf_counter() - begin
    ended(program)
    return seconds


def _wait(is_done: Callable[[], bool], program: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_done():
        if program.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"{program.args!r} did not paint its window.")
        time.sleep(LOOK_EVERY)
