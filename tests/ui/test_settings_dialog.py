"""The settings, used with a real mouse and real keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from buraco_desktop.storage.settings import (
    Dialogs,
    Index,
    LessMotion,
    Pace,
    Settings,
    Speed,
    Suits,
)
from buraco_desktop.ui.dialogs.settings.dialog import DEFAULTED, SettingsDialog
from buraco_desktop.ui.dialogs.settings.groups import GroupButton
from buraco_desktop.ui.dialogs.settings.key_list import KeyButton
from buraco_desktop.ui.dialogs.settings.words import TEXT_SCALES, Group
from buraco_desktop.ui.keys import DEFAULT_KEYS
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.text_table import Action
from buraco_desktop.ui.theme import DARK, FELT, HIGH_CONTRAST
from tests.ui.support.languages import spoken


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en"):
        yield


class Desk:
    """A sheet of settings on a window, a mouse, a keyboard, and what the sheet told."""

    def __init__(self, values, size=(1280, 800)):
        self.window = QWidget()
        self.window.resize(*size)
        self.sheet = SettingsDialog(values, self.window)
        self.told, self.closed, self.full = [], [], []
        self.sheet.changed.connect(self.told.append)
        self.sheet.full_screen_asked.connect(self.full.append)
        self.sheet.closed.connect(lambda: self.closed.append(True))
        self.window.show()
        self.sheet.show()
        self.window.activateWindow()
        self.sheet.setFocus()
        QApplication.processEvents()

    def see(self, name):
        """The control of a setting, scrolled into sight."""
        control = self.sheet.control(name)
        self.sheet.area.ensureWidgetVisible(control)
        QApplication.processEvents()
        return control

    def click(self, widget, point=None):
        """Click a widget where a person would see it."""
        if self.sheet.board.isAncestorOf(widget):
            self.sheet.area.ensureWidgetVisible(widget)
        QApplication.processEvents()
        spot = widget.mapTo(self.window, widget.rect().center() if point is None else point)
        hit = self.window.childAt(spot)
        assert hit is widget or widget.isAncestorOf(hit), f"{hit} lies over {widget}"
        QTest.mouseClick(
            hit, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, hit.mapFrom(self.window, spot)
        )
        QApplication.processEvents()

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.focused, key, modifier)
        QApplication.processEvents()

    @property
    def focused(self):
        return self.window.focusWidget()

    def button(self, words, inside=None):
        parent = inside or self.sheet
        buttons = [each for each in parent.findChildren(QAbstractButton) if each.isVisible()]
        return next(each for each in buttons if each.text() == words)


@pytest.fixture
def desk_of(qtbot):
    def make(size=(1280, 800), **values):
        desk = Desk(Settings(**({"language": "en"} | values)), size)
        qtbot.addWidget(desk.window)
        return desk

    return make


@pytest.fixture
def desk(desk_of):
    return desk_of()


# -- every control


@pytest.mark.parametrize(
    ("name", "words", "value"),
    [
        ("theme", "Wood", "wood"),
        ("dialogs", "dark", Dialogs.DARK),
        ("suits", "four colours", Suits.FOUR_COLOURS),
        ("index", "large", Index.LARGE),
        ("back", "Green waves", "back-calcada-green"),
        ("less_motion", "on", LessMotion.ON),
        ("text_scale", "125 %", 1.25),
    ],
)
def test_a_choice_holds_at_once_and_is_told_by_its_name(desk, name, words, value):
    desk.click(desk.button(words, desk.see(name)))
    assert desk.told == [{name: value}]
    assert getattr(desk.sheet.values, name) == value
    assert desk.closed == []


@pytest.mark.parametrize("name", ["has_large_cards", "confirms_discard"])
def test_a_switch_goes_on_and_off(desk, name):
    for value in (True, False):
        desk.click(desk.see(name))
        assert desk.told[-1] == {name: value}
        assert desk.sheet.control(name).isChecked() is value


@pytest.mark.parametrize(
    ("name", "key", "value", "words"),
    [
        ("speed", Qt.Key.Key_Home, Speed.NONE, "none"),
        ("speed", Qt.Key.Key_Right, Speed.FAST, "fast"),
        ("pace", Qt.Key.Key_End, Pace.INSTANT, "at once"),
        ("drag_threshold", Qt.Key.Key_Right, 8, "8 pixels"),
        ("double_click_ms", Qt.Key.Key_Left, 300, "0.3 s"),
        ("grace_ms", Qt.Key.Key_Home, 0, "off"),
    ],
)
def test_a_slider_moves_by_keys_and_says_its_value(desk, name, key, value, words):
    slider = desk.see(name)
    slider.setFocus()
    desk.press(key)
    assert desk.told == [{name: value}]
    assert slider.words == words
    assert slider.track.accessibleDescription() == words


def test_a_slider_goes_where_it_is_pressed_and_leaves_the_wheel_to_the_page(desk):
    track = desk.see("speed").track
    desk.click(track, QPoint(6, track.height() // 2))
    desk.click(track, QPoint(track.width() - 6, track.height() // 2))
    assert desk.told == [{"speed": Speed.NONE}, {"speed": Speed.FASTER}]


def test_a_value_that_no_slider_has_is_shown_as_the_nearest(desk_of):
    desk = desk_of(drag_threshold=37, grace_ms=1400)
    assert desk.see("drag_threshold").words == "32 pixels"
    assert desk.see("grace_ms").words == "1.5 s"
    assert desk.told == []
    assert desk.sheet.values.drag_threshold == 37


def test_a_theme_dresses_the_sheet(desk):
    desk.click(desk.button("Dark", desk.see("dialogs").window()))
    assert desk.sheet.look.theme.sheet == DARK.sheet
    desk.click(desk.button("light", desk.see("dialogs")))
    assert desk.sheet.look.theme.key == "dark"
    assert desk.sheet.look.theme.sheet == FELT.sheet


def test_high_contrast_is_a_switch_that_leads_back_to_the_table_before(desk_of):
    desk = desk_of(theme="wood")
    desk.click(desk.see("high_contrast"))
    assert desk.told == [{"theme": "high-contrast"}]
    assert desk.sheet.look.theme is HIGH_CONTRAST
    desk.click(desk.see("high_contrast"))
    assert desk.sheet.values.theme == "wood"


def test_language_and_name_are_settings(desk):
    language = desk.see("language")
    language.setFocus()
    desk.press(Qt.Key.Key_End)
    assert desk.told == [{"language": "ru"}]
    desk.see("own_name").setFocus()
    QTest.keyClicks(desk.focused, " Paulo ")
    desk.press(Qt.Key.Key_Tab)
    assert desk.told[-1] == {"own_name": "Paulo"}


def test_a_name_that_is_being_typed_is_kept_when_the_sheet_closes(desk):
    desk.see("own_name").setFocus()
    QTest.keyClicks(desk.focused, "Rosa")
    desk.press(Qt.Key.Key_Escape)
    desk.sheet.hide()
    assert desk.told == [{"own_name": "Rosa"}]


def test_a_choice_that_holds_already_is_not_told(desk):
    desk.click(desk.button("two colours", desk.see("suits")))
    assert desk.told == []


def test_the_window_is_asked_to_fill_the_screen_and_tells_that_it_does(desk):
    desk.click(desk.see("full_screen"))
    assert desk.full == [True]
    assert desk.told == []
    desk.sheet.show_full_screen(False)
    assert not desk.sheet.control("full_screen").isChecked()


def test_the_settings_speak_a_new_language_at_once(qtbot, desk_of):
    desk = desk_of(language="it")
    with spoken("it"):
        qtbot.waitUntil(lambda: desk.sheet.title.text() == "Impostazioni")
        assert desk.button("Legno", desk.see("theme")).isVisible()


# -- defaults


def test_back_to_defaults_asks_nothing_and_can_be_undone(desk_of):
    own = {"theme": "wood", "speed": Speed.SLOW, "text_scale": 1.25, "keys": {"draw": "K"}}
    desk = desk_of(**own, own_name="Ana", language="en")
    desk.click(desk.sheet.defaults)
    assert desk.told == [{"theme": "felt", "speed": Speed.NORMAL, "keys": {}, "text_scale": 1.0}]
    assert desk.sheet.values == Settings(own_name="Ana", language="en")
    desk.click(desk.sheet.defaults)
    assert desk.told[-1] == own
    assert desk.sheet.values.theme == "wood"
    desk.click(desk.sheet.defaults)
    assert desk.sheet.values.theme == "felt"


def test_what_defaults_bring_back_is_on_the_sheet():
    assert set(DEFAULTED) <= set(Settings.__struct_fields__)
    assert not {"own_name", "language", "windows", "preset", "bot"} & set(DEFAULTED)


# -- groups and page


def test_a_group_brings_its_rows_to_the_top_and_scrolling_marks_it(desk):
    bar = desk.sheet.area.verticalScrollBar()
    for group, row in desk.sheet.groups.rows.items():
        desk.click(row)
        assert bar.value() == desk.sheet.board.sections[group].y()
        assert desk.sheet.groups.current is group
    bar.setValue(0)
    assert desk.sheet.groups.current is Group.LOOK
    bar.setValue(desk.sheet.board.sections[Group.MOTION].y() + 30)
    assert desk.sheet.groups.current is Group.MOTION


def test_f6_goes_round_the_columns(desk):
    sheet = desk.sheet
    assert isinstance(desk.focused, GroupButton)
    desk.press(Qt.Key.Key_F6)
    assert sheet.board.isAncestorOf(desk.focused)
    desk.press(Qt.Key.Key_F6)
    assert desk.focused is sheet.defaults
    desk.press(Qt.Key.Key_F6)
    assert isinstance(desk.focused, GroupButton)
    desk.press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert desk.focused is sheet.defaults


def test_f6_goes_to_the_group_that_is_shown(desk):
    desk.click(desk.sheet.groups.rows[Group.KEYS])
    desk.press(Qt.Key.Key_F6)
    assert desk.sheet.board.sections[Group.KEYS].isAncestorOf(desk.focused)


def test_tab_reaches_every_control_and_shows_it(desk):
    seen = []
    for _ in range(120):
        desk.press(Qt.Key.Key_Tab)
        seen.append(desk.focused)
        if desk.sheet.board.isAncestorOf(desk.focused):
            top = desk.focused.mapTo(desk.sheet.area.viewport(), QPoint(0, 0)).y()
            assert top >= 0
            assert top + desk.focused.height() <= desk.sheet.area.viewport().height()
    assert len(set(seen)) < 60, "Tab stops at one choice of each row only"
    for name, row in desk.sheet.board.rows.items():
        assert any(row.isAncestorOf(each) for each in seen), name
    assert set(desk.sheet.board.keys.buttons.values()) <= set(seen)
    before = desk.focused
    desk.press(Qt.Key.Key_Tab)
    desk.press(Qt.Key.Key_Backtab)
    assert desk.focused is before


def test_arrows_walk_the_groups_and_the_parts_of_a_choice(desk):
    desk.press(Qt.Key.Key_Down)
    assert desk.sheet.groups.current is Group.CARDS
    desk.press(Qt.Key.Key_F6)
    desk.press(Qt.Key.Key_Right)
    assert desk.told == [{"index": Index.LARGE}]
    desk.press(Qt.Key.Key_Left)
    assert desk.told[-1] == {"index": Index.NORMAL}


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_esc_and_enter_close(desk, key):
    desk.press(key)
    assert desk.closed == [True]


# -- keys


def cap(desk, action):
    desk.see("keys")
    button = desk.sheet.control("keys").buttons[action]
    desk.click(button)
    assert button.is_waiting
    return button


def test_a_key_is_pressed_to_change_it(desk):
    button = cap(desk, Action.DRAW)
    desk.press(Qt.Key.Key_K)
    assert desk.told == [{"keys": {"draw": "K"}}]
    assert button.text() == "K"
    assert not button.is_waiting


def test_a_key_of_another_action_is_named_and_taken_over_by_a_second_press(desk):
    keys = desk.sheet.control("keys")
    cap(desk, Action.DRAW)
    desk.press(Qt.Key.Key_X)
    assert desk.told == []
    assert "“Discard”" in keys.message.text()
    assert keys.message.isVisible()
    desk.press(Qt.Key.Key_X)
    assert desk.told == [{"keys": {"draw": "X", "discard": ""}}]
    assert "“Discard” has no key" in keys.message.text()
    assert keys.buttons[Action.DISCARD].words == "none"


def test_another_key_after_a_conflict_is_taken(desk):
    cap(desk, Action.DRAW)
    desk.press(Qt.Key.Key_X)
    desk.press(Qt.Key.Key_K)
    assert desk.told == [{"keys": {"draw": "K"}}]


def test_keys_that_always_do_the_same_are_refused_with_a_reason(desk):
    button = cap(desk, Action.SORT)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_3, Qt.Key.Key_Return):
        desk.press(key)
        assert "always does the same" in desk.sheet.control("keys").message.text()
        assert button.is_waiting
    assert desk.told == []
    assert desk.closed == []


@pytest.mark.parametrize(
    ("language", "key", "name"),
    [("ru", Qt.Key.Key_Space, "Пробел"), ("it", Qt.Key.Key_Return, "Invio")],
)
def test_a_refused_key_has_its_name_in_the_language(desk, language, key, name):
    with spoken(language):
        cap(desk, Action.SORT)
        desk.press(key)
        assert desk.sheet.control("keys").message.text().startswith(f"{name} ")


def test_esc_ends_the_waiting_and_not_the_sheet(desk):
    button = cap(desk, Action.SORT)
    desk.press(Qt.Key.Key_Escape)
    assert not button.is_waiting
    assert (desk.told, desk.closed) == ([], [])


def test_a_click_elsewhere_ends_the_waiting(desk):
    button = cap(desk, Action.SORT)
    other = desk.sheet.control("keys").buttons[Action.UNDO]
    desk.click(other)
    assert not button.is_waiting
    assert other.is_waiting


def test_the_keys_can_be_reset(desk_of):
    desk = desk_of(keys={"draw": "K", "sort": ""})
    keys = desk.see("keys")
    assert keys.buttons[Action.DRAW].text() == "K"
    desk.click(keys.reset)
    assert desk.told == [{"keys": {}}]
    assert keys.buttons[Action.DRAW].text() == DEFAULT_KEYS[Action.DRAW]
    assert not keys.reset.isEnabled()


# -- fit


def cut_off(sheet):
    """Every text of the sheet that its place does not hold."""
    found = []
    for label in sheet.findChildren(QLabel):
        if label.isVisible() and label.text():
            metrics = QFontMetricsF(label.font())
            longest = max(metrics.horizontalAdvance(word) for word in label.text().split())
            width = metrics.horizontalAdvance(label.text())
            needed = label.heightForWidth(label.width()) if label.wordWrap() else metrics.height()
            is_narrow = longest > label.width() + 1 or (not label.wordWrap() and width > label.width() + 1)
            if is_narrow or needed > label.height() + 1:
                found.append(label.text())
    for button in sheet.findChildren(QAbstractButton):
        if not button.isVisible() or not button.text():
            continue
        if isinstance(button, GroupButton):
            face = sheet.look.font(13, 650)
            longest = max(QFontMetricsF(face).horizontalAdvance(word) for word in button.text().split())
            is_icon = button.width() < sheet.look.px(100)
            if not is_icon and longest > button.width() - sheet.look.px(56) - 6:
                found.append(button.text())
        elif (
            button.width() < button.sizeHint().width() - 1 or button.height() < button.sizeHint().height() - 1
        ):
            found.append(button.text())
    return found


@pytest.mark.parametrize(
    ("size", "scale"), [*(((1024, 700), scale) for scale in TEXT_SCALES), ((1920, 1080), 1.0)], ids=str
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(qtbot, desk_of, language, size, scale):
    with spoken(language):
        desk = desk_of(size, language=language, text_scale=scale)
        sheet = desk.sheet
        assert cut_off(sheet) == []
        area = sheet.area.viewport().width()
        for part in (*sheet.board.rows.values(), sheet.board.keys, sheet.board.preview):
            assert part.mapTo(sheet.board, QPoint(part.width(), 0)).x() <= area
        for row in sheet.board.rows.values():
            assert row.rect().adjusted(-1, -1, 1, 1).contains(row.control.geometry()), row.name
        for part in (sheet.groups, sheet.area, sheet.defaults, sheet._done, sheet._promise):
            assert sheet.paper.contains(part.geometry())
        assert sheet._promise.geometry().right() < sheet.defaults.x()


def test_the_key_cap_that_waits_is_wide_enough_for_its_words(desk):
    button = cap(desk, Action.SORT)
    QApplication.processEvents()
    assert isinstance(button, KeyButton)
    assert button.width() >= button.sizeHint().width()
