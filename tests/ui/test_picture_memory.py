"""Pictures that are gone leave nothing behind, as far as the C library can be told so."""

import platform
import subprocess
import sys

import pytest

SCRIPT = """
from pathlib import Path
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from buraco_desktop.ui.heap import give_back_large_blocks
from buraco_desktop.ui.picture_memory import on_own_pages

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def picture(side):
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(1)
    return image

def tenths_left(number, make):
    before = held()
    things = [(make(), bytes(4000)) for _ in range(number)]
    most = held()
    things = [small for _, small in things]
    return (held() - before) * 10 // (most - before)

give_back_large_blocks()
picture(1024)  # by this one glibc would learn to keep the place of the next ones
app = QGuiApplication(["test", "-platform", "offscreen"])
small = [bytes(20000) for _ in range(200)]
del small[::2]  # where a picture would find a place
pixmap = lambda: QPixmap.fromImage(on_own_pages(picture(64)))
print(tenths_left(400, lambda: picture(128)), tenths_left(800, pixmap))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc only")
def test_of_pictures_between_small_things_no_place_is_kept():
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=True
    )
    by_library, on_own_pages = map(int, done.stdout.split())
    assert by_library <= 4, "tenths of what was held at most"
    assert on_own_pages <= 3
