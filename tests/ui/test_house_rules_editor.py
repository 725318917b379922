"""The editor of house rules, with real mouse and key events."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import AceMode, MatchMode
from buraco_desktop.ui.house_rules.controls import Stepper, Switch
from buraco_desktop.ui.house_rules.draft import draft_of, has_effect
from buraco_desktop.ui.house_rules.fields import Group, fields_of
from buraco_desktop.ui.house_rules.number_set import NumberSet
from buraco_desktop.ui.pages.controls import Segments

Key, Modifier = Qt.Key, Qt.KeyboardModifier


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
