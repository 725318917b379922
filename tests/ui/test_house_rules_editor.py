"""The editor of house rules, with real mouse and key events."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import AceMode, MatchMode, OutCanasta, PileAccess
from buraco_desktop.storage import own_rules
from buraco_desktop.storage.own_rules import NamedRules
from buraco_desktop.ui.house_rules.controls import Stepper, Switch
from buraco_desktop.ui.house_rules.draft import draft_of, has_effect
from buraco_desktop.ui.house_rules.editor import HouseRulesEditor
from buraco_desktop.ui.house_rules.fields import Group, fields_of
from buraco_desktop.ui.house_rules.number_set import NumberSet
from buraco_desktop.ui.language import LANGUAGES, LanguageLoader
from buraco_desktop.ui.pages.controls import Segments
from buraco_desktop.ui.theme import THEMES

Key, Modifier = Qt.Key, Qt.KeyboardModifier


class Desk:
    """An editor on a window, a mouse, a keyboard, and what the editor told."""

    def __init__(self, rules=rulesets.BUKHARO, name="", size=(1280, 800)):
        self.window = QWidget()
        self.window.resize(*size)
        self.editor = HouseRulesEditor(rules, name, self.window)
        self.chosen, self.closed = [], []
        self.editor.rules_chosen.connect(lambda rules, name: self.chosen.append((rules, name)))
        self.editor.closed.connect(lambda: self.closed.append(True))
        self.window.show()
        self.editor.show()
        self.window.activateWindow()
        self.editor.setFocus()
        QApplication.processEvents()

    def click(self, widget, place: QPoint | None = None):
        """Click a widget where a person would see it."""
        QApplication.processEvents()
        point = widget.mapTo(self.window, widget.rect().center() if place is None else place)
        hit = self.window.childAt(point)
        assert hit is widget or widget.isAncestorOf(hit), f"{hit} lies over {widget}"
        QTest.mouseClick(hit, Qt.MouseButton.LeftButton, Modifier.NoModifier, hit.mapFrom(self.window, point))
        QApplication.processEvents()

    def press(self, key, modifier=Modifier.NoModifier):
        QTest.keyClick(self.focused, key, modifier)
        QApplication.processEvents()

    def type(self, text):
        QTest.keyClicks(self.focused, text)

    @property
    def focused(self):
        return self.window.focusWidget()

    def row(self, name):
        """The row of a field, its group chosen by a click and the row scrolled into sight."""
        row = self.editor.row(name)
        self.click(self.editor.groups.rows[row.spec.group])
        self.editor._area.ensureWidgetVisible(row)
        QApplication.processEvents()
        return row

    def segment(self, name, words):
        control = self.row(name).control
        self.click(next(b for b in control.findChildren(QWidget) if b.isVisible() and b.text() == words))

    def codes(self):
        return [each.code for each in self.editor.contradictions]


@pytest.fixture
def desk_of(qapp):
    """Make editors that are gone after the test, for each hears of every change of the language."""
    desks = []

    def make(*words, **names):
        desks.append(Desk(*words, **names))
        return desks[-1]

    yield make
    for each in desks:
        each.window.close()
        each.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def desk(desk_of):
    return desk_of()


# -- as it opens ------------------------------------------------------------------------------------------


def test_a_preset_as_it_stands(desk):
    assert desk.codes() == []
    assert desk.editor.differences.sentences == []
    assert desk.editor.faults.isHidden()
    assert not desk.editor.foot.back.isEnabled()
    desk.click(desk.editor.foot.use)
    assert desk.chosen == [(rulesets.BUKHARO, "")]


def test_own_rules_with_their_name(desk_of):
    rules = replace(rulesets.CANASTRA, clean=300)
    desk = desk_of(rules, "Casa Ferreira")
    assert desk.editor.base is rulesets.CANASTRA
    assert desk.editor.groups.rows[Group.SCORING].count == 1
    desk.press(Key.Key_Return)
    assert desk.chosen == [(rules, "Casa Ferreira")]


@pytest.mark.parametrize("preset", rulesets.ALL, ids=lambda preset: preset.key)
def test_every_preset_opens_unchanged(desk_of, preset):
    desk = desk_of(preset)
    assert desk.editor.draft == draft_of(preset)
    for group, row in desk.editor.groups.rows.items():
        desk.click(row)
        assert [each.spec.group for each in desk.editor._board.rows.values() if each.isVisible()]
        assert all(each.spec.group is group for each in desk.editor._board.rows.values() if each.isVisible())
    desk.press(Key.Key_Return)
    assert desk.chosen == [(preset, "")]


def test_rules_of_an_unknown_preset_start_from_the_nearest(desk_of):
    desk = desk_of(replace(rulesets.BURAKO, key="of-a-later-version", out=200))
    assert desk.editor.base is rulesets.BURAKO


def test_esc_and_the_cross_close_and_a_click_beside_does_not(desk):
    QTest.mouseClick(desk.editor, Qt.MouseButton.LeftButton, Modifier.NoModifier, QPoint(4, 4))
    assert desk.closed == []
    desk.press(Key.Key_Escape)
    assert desk.closed == [True]
    desk.click(desk.editor._cross)
    assert desk.closed == [True, True]
    assert desk.chosen == []


# -- each control -----------------------------------------------------------------------------------------


def test_a_switch_by_mouse_and_by_key(desk):
    row = desk.row("one_set_per_rank")
    desk.click(row.control)
    assert desk.editor.draft["one_set_per_rank"] is False
    assert row.was.text() == "was: yes"
    row.focus()
    desk.press(Key.Key_Space)
    assert desk.editor.draft["one_set_per_rank"] is True
    assert row.was.isHidden()


def test_segments_by_mouse_and_by_key(desk):
    desk.segment("ace_mode", "high only")
    assert desk.editor.draft["ace_mode"] is AceMode.HIGH_ONLY
    desk.press(Key.Key_Right)
    assert desk.editor.draft["ace_mode"] is AceMode.LOW_ONLY
    assert "An ace is low only." in desk.editor.differences.sentences


def test_a_stepper_by_mouse(desk):
    stepper = desk.row("hand").control
    desk.click(stepper.more)
    desk.click(stepper.more)
    assert desk.editor.draft["hand"] == 13
    desk.click(stepper.less)
    assert desk.editor.draft["hand"] == 12


def test_a_stepper_by_keys(desk):
    row = desk.row("target")
    row.focus()
    desk.press(Key.Key_Up)
    assert desk.editor.draft["target"] == 2500
    desk.type("2205")
    assert desk.editor.draft["target"] == 2500  # not before it is finished
    desk.press(Key.Key_Return)
    assert desk.editor.draft["target"] == 2205
    assert desk.chosen == []  # Enter took the number only
    desk.press(Key.Key_Down)
    assert desk.editor.draft["target"] == 2000
    desk.type("7")
    desk.press(Key.Key_Escape)
    assert desk.editor.draft["target"] == 2000
    assert desk.closed == []


def test_a_typed_number_holds_when_the_focus_leaves(desk):
    desk.row("clean").focus()
    desk.type("350")
    desk.press(Key.Key_Tab)
    assert desk.editor.draft["clean"] == 350


def test_a_stepper_with_none(desk):
    stepper = desk.row("semi").control
    assert stepper.number.text() == "none"
    desk.click(stepper.more)
    assert desk.editor.draft["semi"] == 150
    for _ in range(4):
        desk.click(stepper.less)
    assert desk.editor.draft["semi"] is None
    assert not stepper.less.isEnabled()


def test_the_wheel_changes_no_number(desk):
    number = desk.row("hand").control.number
    number.setFocus()
    middle = QPointF(number.rect().center())
    event = QWheelEvent(
        middle,
        number.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Modifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(number, event)
    assert desk.editor.draft["hand"] == 11


def test_a_number_beyond_the_range_is_kept(desk_of):
    desk = desk_of(replace(rulesets.BUKHARO, hand=22, players=(2,)))
    assert desk.row("hand").control.value == 22
    assert desk.editor.draft["hand"] == 22


def test_ranks_by_mouse_and_by_keys(desk):
    control = desk.row("set_ranks").control
    desk.click(control.none_link)
    assert desk.editor.draft["set_ranks"] == ()
    assert desk.editor.row("set_max").control.isHidden()
    desk.click(control.toggles[0])
    desk.press(Key.Key_Right)
    desk.press(Key.Key_Space)
    assert desk.editor.draft["set_ranks"] == (1, 3)
    desk.press(Key.Key_Left)
    desk.press(Key.Key_Left)
    assert desk.focused is control.toggles[0]
    desk.click(control.all_link)
    assert desk.editor.draft == draft_of(rulesets.BUKHARO)


def test_ranks_are_one_stop_of_the_tab_key(desk):
    row = desk.row("set_ranks")
    row.focus()
    desk.press(Key.Key_Tab)
    desk.press(Key.Key_Tab)
    desk.press(Key.Key_Tab)
    assert desk.focused is desk.editor.row("set_max").control.number


@pytest.mark.parametrize("group", Group, ids=lambda group: group.name)
def test_every_field_can_be_changed_and_put_back(desk_of, group):
    preset = draft_of(rulesets.CANASTRA)
    rules = replace(rulesets.CANASTRA, players=(2, 4, 6), decks=3, semi=150, deals=2)
    for match in (MatchMode.TARGET, MatchMode.SINGLE_DEAL) if group is Group.MATCH else (MatchMode.TARGET,):
        desk = desk_of(replace(rules, match=match))
        for spec in fields_of(group):
            if has_effect(spec.name, desk.editor.draft):
                change_and_put_back(desk, spec.name, preset)


def change_and_put_back(desk, name, preset):
    before = desk.editor.draft
    row = desk.row(name)
    match row.control:
        case Switch() as switch:
            desk.click(switch)
        case Stepper() as stepper:
            desk.click(stepper.more if stepper.more.isEnabled() else stepper.less)
        case NumberSet() as numbers:
            desk.click(numbers.toggles[1])
        case Segments() as segments:
            shown = [segment for segment in segments.findChildren(QWidget) if segment.isVisible()]
            desk.click(next(segment for segment in shown if not segment.isChecked()))
    assert [field for field in before if desk.editor.draft[field] != before[field]] == [name]
    if desk.editor.draft[name] == preset[name]:
        assert row.was.isHidden()
    else:
        desk.editor._area.ensureWidgetVisible(row)
        desk.click(row.was)
        assert desk.editor.draft[name] == preset[name]


# -- what does not fit ------------------------------------------------------------------------------------


@pytest.fixture
def wrong(desk):
    """Bukharo with two aces, which has no bonus for them, and a match of Victory Points without a length."""
    desk.click(desk.row("two_aces").control)
    desk.segment("match", "by Victory Points")
    assert desk.codes() == ["two_aces_need_bonus", "victory_points_need_table"]
    return desk


def test_everything_that_does_not_fit_is_told_at_once(wrong):
    editor = wrong.editor
    assert [text.isVisible() for text in editor.faults.texts] == [True, True]
    assert editor.foot.reason.isVisible()
    assert not editor.foot.use.isVisible()
    assert not editor.foot.cannot_use.isEnabled()
    assert not editor.foot.share.isEnabled()
    marked = [group for group, row in editor.groups.rows.items() if row.is_wrong]
    assert marked == [Group.MELDS, Group.SCORING, Group.MATCH]


def test_the_rules_cannot_be_used(wrong):
    wrong.click(wrong.editor.foot.cannot_use)
    wrong.click(wrong.editor.groups.rows[Group.MELDS])
    wrong.press(Key.Key_Return)
    assert wrong.chosen == []
    assert wrong.focused is wrong.editor.faults.texts[0]  # Enter leads to what does not fit


def test_a_link_leads_to_its_field_by_mouse(wrong):
    text = wrong.editor.faults.texts[0]
    hovered = []
    text.linkHovered.connect(hovered.append)
    for y in range(4, text.height(), 6):
        for x in range(4, text.width(), 8):
            QTest.mouseMove(text, QPoint(x, y))
            if hovered and hovered[-1] == "a_to_a":
                wrong.click(text, QPoint(x, y))
                assert wrong.focused is wrong.editor.row("a_to_a").control.number
                assert wrong.editor.groups.rows[Group.SCORING].isChecked()
                return
    raise AssertionError("no link")


def test_a_link_leads_to_its_field_by_keyboard(wrong):
    wrong.click(wrong.editor.foot.reason)
    assert wrong.focused is wrong.editor.faults.texts[0]
    wrong.press(Key.Key_Tab)
    wrong.press(Key.Key_Return)
    assert wrong.focused in (
        wrong.editor.row("two_aces").control,
        wrong.editor.row("a_to_a").control.number,
    )
    assert wrong.chosen == []


def test_the_repair_is_the_smallest_and_can_be_taken_back(wrong):
    before = wrong.editor.draft
    wrong.click(wrong.editor.faults.button)
    after = wrong.editor.draft
    assert {name for name in before if before[name] != after[name]} == {"a_to_a", "deals"}
    assert wrong.codes() == []
    assert wrong.editor.foot.use.isVisible()
    wrong.press(Key.Key_Z, Modifier.ControlModifier)
    assert wrong.editor.draft == before
    wrong.press(Key.Key_Z, Modifier.ControlModifier | Modifier.ShiftModifier)
    assert wrong.editor.draft == after


def test_a_field_that_does_not_fit_can_always_be_changed(desk):
    desk.editor.show_field("semi")
    desk.type("33")
    desk.press(Key.Key_Return)
    desk.click(desk.row("max_wilds").control)
    assert desk.codes() == ["bonus_not_in_fives"]
    assert desk.row("semi").control.isVisible()


def test_a_field_without_effect_stands_still_and_says_why(desk):
    row = desk.row("semi_mode")
    assert row.control.isHidden()
    desk.click(desk.row("semi").control.more)
    assert row.control.isVisible()


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
