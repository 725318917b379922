"""What the first picture does not need is not imported before it is painted."""

import os
import subprocess
import sys

import pytest

from buraco_desktop.engine import rulesets
from tests.ui.support.prepared import fresh, write_save

SCRIPT = """
import sys
from pathlib import Path
from buraco_desktop.ui.late_modules import LateModule
from buraco_desktop.ui.plain_import import import_plainly
import_plainly()
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from buraco_desktop.options import Options
from buraco_desktop.ui import app as program

class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and type(watched).__name__ in ("StartPage", "Button", "QWidget"):
            run = [name for name, module in sys.modules.items() if not isinstance(module, LateModule)]
            print("\\n".join(run))
            watched.window().close()
            app.removeEventFilter(self)
        return False

app = program.make_application()
first = FirstPaint()
app.installEventFilter(first)
profile, *saves = map(Path, sys.argv[1:])
raise SystemExit(program.run(Options(profile=profile, save=saves[0] if saves else None)))
"""
NEVER = (
    "inspect",
    "msgspec.inspect",
    "shibokensupport.signature.layout",
    "shibokensupport.signature.mapping",
    "shibokensupport.signature.parser",
    "shibokensupport.signature.lib.pyi_generator",
    "tempfile",
    "multiprocessing",
    "miniaudio",
    "buraco_desktop.headless",
    "buraco_desktop.session.bot_runner",
    "buraco_desktop.session.worker",
    "buraco_desktop.bots.club",
    "buraco_desktop.bots.levels",
    "buraco_desktop.bots.search",
    "buraco_desktop.storage.own_rules",
    "buraco_desktop.bots.reasons",
    "buraco_desktop.session.adviser",
    "buraco_desktop.ui.access.own_interface",
    "buraco_desktop.ui.access.table_access",
    "buraco_desktop.ui.access.widgets",
    "buraco_desktop.ui.advice_desk",
    "buraco_desktop.ui.bots_at_work",
    "buraco_desktop.ui.crash_file",
    "buraco_desktop.ui.curtain",
    "buraco_desktop.ui.dialogs",
    "buraco_desktop.ui.hint_desk",
    "buraco_desktop.ui.hint_panel",
    "buraco_desktop.ui.house_rules",
    "buraco_desktop.ui.log_panel",
    "buraco_desktop.ui.pages.new_match_page",
    "buraco_desktop.ui.pages.noted_items",
    "buraco_desktop.ui.refusal_words",
    "buraco_desktop.ui.refused_try",
    "buraco_desktop.ui.rule_book",
    "buraco_desktop.ui.sound",
    "buraco_desktop.ui.table_keys",
)
"""What begins when the first picture is there, or when it is wanted."""


def loaded(profile, *save) -> list[str]:
    """The modules that are there when the window is painted first."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(profile), *map(str, save)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    return done.stdout.split()


def early(modules, *later):
    return [name for name in modules if name.startswith(later)]


@pytest.fixture(scope="module")
def at_start_page(tmp_path_factory) -> list[str]:
    return loaded(tmp_path_factory.mktemp("profile"))


def test_the_start_page_waits_for_nothing_else(at_start_page) -> None:
    assert "buraco_desktop.ui.pages.start_page" in at_start_page
    table = ("buraco_desktop.ui.table_page", "buraco_desktop.ui.table.scene", "buraco_desktop.session")
    assert (
        early(at_start_page, *NEVER, *table, "buraco_desktop.engine.legality", "buraco_desktop.storage.saves")
        == []
    )


def test_the_start_page_stays_light(at_start_page) -> None:
    """Every module takes a third of a millisecond, whatever is in it."""
    assert len(early(at_start_page, "buraco_desktop")) <= 71


def test_a_resumed_table_waits_for_no_bot_and_no_other_page(tmp_path) -> None:
    write_save(tmp_path / "match.buraco", fresh(rulesets.BUKHARO, 4, 1))
    modules = loaded(tmp_path, tmp_path / "match.buraco")
    assert "buraco_desktop.ui.table_page" in modules
    assert early(modules, *NEVER, "buraco_desktop.ui.pages.start_page") == []
