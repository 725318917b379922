"""Runs in a bundle for Linux before the program: tells Qt where its plug-ins are.

PySide6 tells it, too, but not where the folder's name has letters or signs that Qt's settings cannot hold.
"""

import os
import sys
from pathlib import Path

os.environ["QT_PLUGIN_PATH"] = str(Path(sys._MEIPASS, "PySide6", "Qt", "plugins"))  # type: ignore[attr-defined]
