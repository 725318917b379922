"""The program does not let PySide6 read the source of every module, nor run what nobody asks for."""

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


WRONG_CALLS = """
import sys
if sys.argv[1:]:
    from buraco_desktop.ui.plain_import import import_plainly
    import_plainly()
from PySide6.QtCore import QObject, QPoint, QTimer
for call in (lambda: QObject("x"), lambda: QPoint(1).manhattanLength(2), lambda: QTimer().start("soon")):
    try:
        call()
    except TypeError as error:
        print(error)
print(QObject.parent.__doc__)
import inspect
import PySide6.support.signature.lib.pyi_generator as generator
print(inspect.ismodule(generator), generator.TYPE_MAP["uint"])
"""


def test_errors_are_worded_as_ever_by_modules_that_run_late():
    """Arguments that no function takes: what says so reads the signatures of PySide6."""
    said = [
        subprocess.run(
            [sys.executable, "-c", WRONG_CALLS, *words], capture_output=True, timeout=60, check=True
        )
        for words in ([], ["late"])
    ]
    assert said[0].stdout == said[1].stdout
    assert b"QTimer.start(str)" in said[0].stdout
