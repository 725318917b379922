"""What the start page does not need is not imported before it is painted."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from buraco_desktop.options import Options
from buraco_desktop.ui import app as program

class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and type(watched).__name__ == "StartPage":
            print("\\n".join(sys.modules))
            watched.window().close()
            app.removeEventFilter(self)
        return False

app = program.make_application()
first = FirstPaint()
app.installEventFilter(first)
raise SystemExit(program.run(Options(profile=Path(sys.argv[1]))))
"""
LATER = (
    "table_page",
    "table.scene",
    "pages.new_match_page",
    "dialogs.settings",
    "dialogs.score_sheet",
    "dialogs.licences",
    "rule_book",
    "house_rules",
)


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> list[str]:
    """The modules that are there when the start page is painted first."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path_factory.mktemp("profile"))],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    return done.stdout.split()


def test_the_start_page_waits_for_no_other_page(loaded) -> None:
    assert "buraco_desktop.ui.pages.start_page" in loaded
    early = [name for name in loaded if name.startswith(tuple(f"buraco_desktop.ui.{each}" for each in LATER))]
    assert early == []


def test_nothing_of_the_terminal_commands_is_imported(loaded) -> None:
    assert not [name for name in loaded if name.startswith("buraco_desktop.headless")]
