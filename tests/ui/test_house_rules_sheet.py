"""The sheet of house rules as a whole: name, presets, keys, files, languages, themes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import AceMode, OutCanasta, PileAccess
from buraco_desktop.storage import own_rules
from buraco_desktop.storage.own_rules import NamedRules
from buraco_desktop.ui.house_rules.draft import draft_of
from buraco_desktop.ui.house_rules.fields import Group
from buraco_desktop.ui.language import LANGUAGES, LanguageLoader
from buraco_desktop.ui.theme import THEMES

Key, Modifier = Qt.Key, Qt.KeyboardModifier


# -- names, presets, history ------------------------------------------------------------------------------


def test_the_name_travels_beside_the_rules(desk):
    desk.segment("out_canasta", "a clean one")
    desk.click(desk.editor.name_field)
    desk.type("  Nossa casa ")
    desk.click(desk.editor.foot.use)
    rules = replace(rulesets.BUKHARO, out_canasta=OutCanasta.CLEAN)
    assert desk.chosen == [(rules, "Nossa casa")]
    assert rules.key == "bukharo"


def test_changed_rules_without_a_name_get_one(desk):
    desk.segment("out_canasta", "a clean one")
    assert desk.editor.name == "Bukharo, house rules"
    assert desk.editor.name_field.placeholderText() == desk.editor.name


def test_enter_in_the_name_uses_the_rules(desk):
    desk.click(desk.editor.name_field)
    desk.type("Ours")
    desk.press(Key.Key_Return)
    assert desk.chosen == [(rulesets.BUKHARO, "Ours")]


def test_back_to_the_preset_and_the_changes_back(desk):
    desk.segment("pile_take", "closed")
    desk.click(desk.row("hand").control.more)
    changed = desk.editor.draft
    desk.click(desk.editor.foot.back)
    assert desk.editor.draft == draft_of(rulesets.BUKHARO)
    desk.click(desk.editor.notice.link)
    assert desk.editor.draft == changed
    assert desk.editor.notice.isHidden()


def test_another_preset_by_keyboard(desk):
    desk.segment("pile_take", "closed")
    desk.editor._presets.setFocus()
    desk.press(Key.Key_Down)
    assert desk.editor.base is rulesets.BURACO
    assert desk.editor.draft == draft_of(rulesets.BURACO)
    desk.click(desk.editor.notice.link)
    assert desk.editor.base is rulesets.BUKHARO
    assert desk.editor.draft["pile_take"] is PileAccess.CLOSED


def test_the_nearest_preset_is_named(desk):
    desk.segment("pile_take", "closed")
    assert "Bukharo" in desk.editor.differences._nearest.text()
    assert desk.editor.differences.sentences == [
        "Only the pile's top card is known; it must be used at once."
    ]


def test_f6_goes_round_the_columns(desk):
    desk.click(desk.row("two_aces").control)
    desk.click(desk.editor.groups.rows[Group.MELDS])
    seen = []
    for _ in range(5):
        seen.append(desk.focused)
        desk.press(Key.Key_F6)
    assert seen[0] is desk.editor.groups.rows[Group.MELDS]
    assert desk.editor.row("set_ranks").isAncestorOf(seen[1])
    assert seen[2:] == [
        desk.editor.faults.texts[0],
        desk.editor.foot.read,
        desk.editor.groups.rows[Group.MELDS],
    ]
    desk.press(Key.Key_F6, Modifier.ShiftModifier)
    desk.press(Key.Key_F6, Modifier.ShiftModifier)
    assert desk.focused is desk.editor.foot.read


def test_groups_are_walked_with_the_arrows(desk):
    desk.click(desk.editor.groups.rows[Group.CARDS])
    desk.press(Key.Key_Down)
    desk.press(Key.Key_Down)
    assert desk.editor.groups.rows[Group.MELDS].isChecked()
    assert desk.editor.row("two_aces").isVisible()


def test_tab_reaches_every_control(desk):
    desk.click(desk.editor.groups.rows[Group.OUT])
    reached = set()
    for _ in range(40):
        reached.add(desk.focused)
        desk.press(Key.Key_Tab)
    for name in ("out_canasta", "final_discard", "final_discard_wild", "out"):
        assert any(desk.editor.row(name).isAncestorOf(each) for each in reached), name
    assert {desk.editor.foot.read, desk.editor.foot.use, desk.editor.name_field} <= reached


# -- files ------------------------------------------------------------------------------------------------


def test_rules_are_shared_and_read_back(desk, tmp_path, monkeypatch):
    path = tmp_path / "ours"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    desk.segment("pile_take", "closed")
    desk.click(desk.editor.name_field)
    desk.type("Ours")
    desk.click(desk.editor.foot.share)
    shared = path.with_name("ours" + own_rules.SUFFIX)
    rules = replace(rulesets.BUKHARO, pile_take=PileAccess.CLOSED)
    assert own_rules.read(shared) == NamedRules("Ours", rules)
    assert shared.name in desk.editor.notice.words
    desk.click(desk.editor.foot.back)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(shared), ""))
    desk.click(desk.editor.foot.read)
    desk.click(desk.editor.foot.use)
    assert desk.chosen == [(rules, "Ours")]


def test_a_bad_file_changes_nothing(desk, tmp_path):
    path = tmp_path / "bad"
    path.write_bytes(b"hello")
    desk.segment("pile_take", "closed")
    before = desk.editor.draft
    desk.editor.read_file(path)
    assert desk.editor.draft == before
    assert "bad" in desk.editor.notice.words
    desk.editor.share_file(path / "below")
    assert "cannot be written" in desk.editor.notice.words


def test_nothing_happens_when_a_file_dialog_is_cancelled(desk, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    desk.click(desk.editor.foot.share)
    desk.click(desk.editor.foot.read)
    assert desk.editor.notice.isHidden()


# -- every language, size and theme -----------------------------------------------------------------------


@pytest.fixture
def languages(qapp):
    loader = LanguageLoader()
    yield loader
    loader.load("en")
    QApplication.removeTranslator(loader._translator)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(desk_of, languages, language):
    languages.load(language)
    desk = desk_of(replace(rulesets.BUKHARO, semi=150))
    desk.editor._change("two_aces", True)
    for size, scale in (((1024, 700), 1.0), ((1280, 800), 1.0), ((1024, 700), 1.5)):
        desk.window.resize(*size)
        desk.editor.set_appearance(THEMES[0], scale)
        QApplication.processEvents()
        check_places(desk.editor)


def check_places(editor):
    for group, entry in editor.groups.rows.items():
        editor._show_group(group)
        QApplication.processEvents()
        for row in editor._board.rows.values():
            if not row.isVisible():
                continue
            shown = row._shown()
            name, _, line, control, height = row._arrangement(row.width())
            assert row.height() >= height
            assert control.width() >= shown.minimumSizeHint().width()
            assert control.right() < row.width()
            assert line.bottom() < row.height()
            assert not name.intersects(control)
            assert not line.intersects(control)
        assert entry.width() <= editor._groups_area.width()
    foot = editor.foot
    buttons = [foot.read, foot.share, foot.back, foot.cannot_use, foot.reason]
    for number, button in enumerate(buttons):
        assert foot.rect().contains(button.geometry())
        assert all(not button.geometry().intersects(other.geometry()) for other in buttons[number + 1 :])


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_every_theme_paints(desk, theme):
    desk.editor.set_appearance(theme)
    desk.click(desk.row("two_aces").control)
    assert not desk.window.grab().isNull()


def test_a_change_of_the_language_keeps_the_draft(desk, languages):
    desk.segment("ace_mode", "high only")
    before = desk.editor.draft
    languages.load("it")
    QApplication.sendEvent(desk.editor, QEvent(QEvent.Type.LanguageChange))
    assert desk.editor.draft == before
    assert desk.editor.title.text() != "House rules"
    assert desk.editor.row("ace_mode").control.value is AceMode.HIGH_ONLY


def test_in_narrow_windows_the_panels_go_below_the_fields(desk_of):
    desk = desk_of(size=(1024, 700))
    desk.editor.set_appearance(THEMES[0], 1.5)
    desk.click(desk.row("two_aces").control)
    desk.click(desk.editor.foot.reason)
    assert desk.focused is desk.editor.faults.texts[0]
    assert not desk.editor.faults.visibleRegion().isEmpty()
    desk.editor.set_appearance(THEMES[0], 1.0)
    QApplication.processEvents()
    assert desk.editor.faults.parent() is desk.editor
    assert desk.editor.faults.isVisible()
