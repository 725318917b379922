"""Qt's libraries are loaded beside Python's imports, and Qt does not mind which thread loaded them."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import sys
import threading
from pathlib import Path
from buraco_desktop.ui.early_libraries import load_early
usual = sys.getswitchinterval()
load_early()
for thread in threading.enumerate():
    if thread.name == "early-libraries":
        thread.join()
maps = Path("/proc/self/maps").read_text()
print(*[name in maps for name in ("libQt6Widgets", "QtCore.abi3", "libqxcb", "libfontconfig")])
print("_hashlib" not in sys.modules and "libcrypto" in maps, sys.getswitchinterval() == usual)
from PySide6.QtCore import QThread
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel("text")
label.show()
app.processEvents()
print(QThread.currentThread() is app.thread(), len(QFontDatabase.families()) > 0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
def test_libraries_and_fonts_are_there_and_the_window_belongs_to_the_main_thread() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_FORCE_STDERR_LOGGING": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=environment,
    )
    assert done.stdout.split() == ["True"] * 8
    assert done.stderr == ""
