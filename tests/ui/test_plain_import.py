"""The program does not let PySide6 read the source of every module that is imported."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import linecache, sys
from buraco_desktop.__main__ import main
code = main(["--profile", sys.argv[1]])
print(code, len([name for name in linecache.cache if "buraco_desktop" in name]))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="leaves main where there is no display")
def test_no_source_of_the_program_is_kept(tmp_path):
    """Without a display the program ends after its imports, with code 1."""
    nowhere = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": "", "WAYLAND_DISPLAY": "", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=os.environ | nowhere,
    )
    assert done.stdout.split() == ["1", "0"]
