"""The page of licences: every part that is bundled is there, with its words, by mouse and keys."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.ui.dialogs.licences import ALL, LicencesDialog
from buraco_desktop.ui.licences import licensed_parts
from buraco_desktop.ui.text_table import Action
from tests.ui.support.windows import open_window

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sheet(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    window.actions_by_name[Action.LICENCES].trigger()
    assert isinstance(window.overlay, LicencesDialog)
    return window.overlay


def test_every_part_has_a_version_a_licence_and_its_words():
    parts = licensed_parts()
    assert all(part.version and part.licence and len(part.text) > 500 for part in parts)
    assert parts[0].text == (PROJECT / "LICENSE").read_text()
    needed = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["dependencies"]
    names = " ".join(part.name for part in parts).replace("Qt for Python", "PySide6-Essentials")
    for requirement in needed:
        assert requirement.partition(">")[0] in names
    assert {"Python", "Qt"} <= {part.name for part in parts}


def test_the_list_leads_to_the_words_of_each_part(sheet):
    listed = sheet.text.toPlainText()
    assert all(f"{part.name} {part.version}" in listed for part in sheet.parts)
    sheet.choice.setFocus()
    for part in sheet.parts:
        QTest.keyClick(sheet.choice, Qt.Key.Key_Down)
        assert sheet.text.toPlainText().startswith(part.text[:200])
    assert sheet.choice.currentData() == len(sheet.parts) - 1


def test_a_name_of_the_list_is_a_link(sheet):
    sheet.show_part(ALL)
    line = sheet.text.cursorRect(sheet.text.textCursor())
    QTest.mouseClick(
        sheet.text.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(line.left() + 20, line.center().y() + 4),
    )
    assert sheet.choice.currentData() == 0
    assert "Permission is hereby granted" in sheet.text.toPlainText()
