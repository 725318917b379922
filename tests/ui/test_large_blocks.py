"""Pictures that are gone leave nothing behind, as far as the C library can be told so."""

import platform
import subprocess
import sys

import pytest

SCRIPT = """
from pathlib import Path
from PySide6.QtGui import QImage
from buraco_desktop.ui.large_blocks import give_back_large_blocks

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

def picture(side):
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(1)
    return image

give_back_large_blocks()
picture(1024)  # by this one glibc would learn to keep the place of the next ones
before = held()
things = [(picture(128), bytes(20000)) for _ in range(400)]
most = held()
things = [small for _, small in things]
print((held() - before) * 10 // (most - before))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc only")
def test_of_pictures_between_small_things_no_place_is_kept():
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=True
    )
    assert int(done.stdout) <= 4, "tenths of what was held at most"
