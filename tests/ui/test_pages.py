"""The start page and the new-match page, used with a real mouse and real keys."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import MatchMode
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.pages.choice import LastChoice, UnfinishedMatch, usual_lengths
from buraco_desktop.ui.pages.controls import Segments
from buraco_desktop.ui.pages.new_match_page import RIM, NewMatchPage
from buraco_desktop.ui.pages.start_page import StartPage
from buraco_desktop.ui.theme import FELT, THEMES
from tests.ui.support.languages import spoken

SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en"):
        yield


def show(qtbot, page, size=(1280, 800)):
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.fixture
def start(qtbot):
    page = StartPage()
    page.set_last("en", LastChoice("bukharo", own_name="Ana"))
    return show(qtbot, page)


@pytest.fixture
def new_match(qtbot):
    page = NewMatchPage()
    page.set_last(LastChoice("buraco", own_name="Ana"))
    page.show_preset("bukharo")
    return show(qtbot, page)


def click(widget, point=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point or QPoint())


def segment(choice: Segments, words) -> QAbstractButton:
    buttons = [button for button in choice.findChildren(QAbstractButton) if button.isVisible()]
    return next(button for button in buttons if button.text() == words)


def tile(page, key):
    return next(tile for tile in page._tiles if tile.key == key)


def choose(box: QComboBox, value):
    """Choose from a list with the keyboard, as a player does without a mouse."""
    box.setFocus()
    values = [box.itemData(row) for row in range(box.count())]
    while box.currentData() != value:
        is_below = values.index(value) > box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down if is_below else Qt.Key.Key_Up)


# -- start page


def test_one_click_plays_what_was_played_last(qtbot, start):
    with qtbot.waitSignal(start.play_requested) as asked:
        click(start.play_button)
    (choice,) = asked.args
    assert choice.rules is rulesets.BUKHARO
    assert choice.players == 4
    assert choice.own_name == "Ana"
    assert choice.bots == ("easy-prudent", "hard-collector", "easy-sprinter")
    assert choice.names == ("Bruno", "Lucia", "Marta")
    assert choice.deal_number is None


def test_two_clicks_play_another_game(qtbot, start):
    click(tile(start, "buraco"))
    with qtbot.waitSignal(start.play_requested) as asked:
        click(start.play_button)
    assert asked.args[0].rules is rulesets.BURACO


def test_enter_plays_from_wherever_the_focus_is(qtbot, start):
    for widget in (start, start._tiles[1], start._languages, start.play_button):
        widget.setFocus()
        with qtbot.waitSignal(start.play_requested):
            QTest.keyClick(widget, Qt.Key.Key_Return)


def test_the_ring_of_the_focus_leaves_the_tick_whole(start):
    chosen, ticks = tile(start, "bukharo"), []
    for widget in (start.play_button, chosen):
        widget.setFocus()
        ticks.append(chosen.grab(QRect(chosen.width() - 20, 13, 8, 8)).toImage())
    assert ticks[0] == ticks[1]


def test_left_and_right_walk_over_the_games(start):
    QTest.keyClick(start, Qt.Key.Key_Right)
    assert start.chosen == "buraco"
    QTest.keyClick(start.focusWidget(), Qt.Key.Key_Right)
    assert start.chosen == "burraco-italiano"
    QTest.keyClick(start, Qt.Key.Key_Right)
    assert start.chosen == "burraco-italiano", "there is nothing behind the last game"
    QTest.keyClick(start, Qt.Key.Key_Left)
    assert start.chosen == "buraco"


def test_players_and_bots_are_chosen_on_the_ledge(qtbot, start):
    click(segment(start._players_choice, "2"))
    click(segment(start._bots_choice, "Beginner"))
    with qtbot.waitSignal(start.play_requested) as asked:
        click(start.play_button)
    assert asked.args[0].players == 2
    assert asked.args[0].bots == ("beginner",)


def test_the_partner_is_never_weaker_than_the_opponents_nor_than_a_good_one(qtbot, start):
    click(segment(start._players_choice, "4"))
    for level, partner in (("Beginner", "hard"), ("Medium", "hard"), ("Expert", "expert")):
        click(segment(start._bots_choice, level))
        with qtbot.waitSignal(start.play_requested) as asked:
            click(start.play_button)
        choice = asked.args[0]
        assert (choice.opponent, choice.partner) == (level.lower(), partner)


def test_the_partner_that_was_chosen_comes_again(qtbot, start):
    start.set_last("en", LastChoice("bukharo", bot="medium", partner="beginner"))
    with qtbot.waitSignal(start.play_requested) as asked:
        click(start.play_button)
    assert asked.args[0].bots == ("medium-prudent", "beginner", "medium-sprinter")
    assert asked.args[0].partner == "beginner"


def test_a_game_for_six_only_is_played_by_six(qtbot):
    page = StartPage()
    page.set_last("en", LastChoice("burraco-six"))
    show(qtbot, page)
    with qtbot.waitSignal(page.play_requested) as asked:
        QTest.keyClick(page, Qt.Key.Key_Enter)
    assert asked.args[0].players == 6
    assert len(asked.args[0].bots) == 5


def test_more_games_leads_to_a_game_that_has_no_tile(qtbot, start):
    with qtbot.waitSignal(start.options_requested) as asked:
        click(tile(start, "more"))
    assert asked.args[0] not in [each.key for each in start._tiles]
    assert rulesets.find(asked.args[0])


def test_all_options_keeps_the_chosen_game(qtbot, start):
    click(tile(start, "buraco"))
    with qtbot.waitSignal(start.options_requested) as asked:
        click(start._options)
    assert asked.args == ["buraco"]


def test_menu_and_open_ask(qtbot, start):
    with qtbot.waitSignal(start.menu_requested):
        click(start._menu)
    with qtbot.waitSignal(start.open_requested):
        click(start._open)


def test_a_language_is_chosen_with_the_keys(qtbot, start):
    with qtbot.waitSignal(start.language_chosen) as asked:
        start._languages.setFocus()
        QTest.keyClick(start._languages, Qt.Key.Key_Down)
    assert asked.args == ["pt_BR"]


@pytest.mark.parametrize(
    ("language", "favourite"), [("it", "burraco-italiano"), ("pt_BR", "buraco-aberto"), ("es", "burako")]
)
def test_the_third_tile_is_the_game_of_the_country(qtbot, language, favourite):
    page = StartPage()
    page.set_last(language, LastChoice())
    show(qtbot, page)
    assert [each.key for each in page._tiles] == ["bukharo", "buraco", favourite, "more"]
    assert page.chosen == favourite


def test_the_last_game_is_always_among_the_tiles(qtbot, start):
    for rules in rulesets.ALL:
        start.set_last("en", LastChoice(rules.key))
        assert rules.key in [each.key for each in start._tiles]
        assert start.chosen == rules.key
        start.show_continue(UnfinishedMatch(rules.key, (0, 0), 1))
        assert rules.key in [each.key for each in start._tiles]
        start.show_continue(None)


def test_an_unfinished_match_is_the_first_tile_and_what_play_does(qtbot, start):
    start.show_continue(UnfinishedMatch("buraco", (1245, 1030), 3))
    first = start._tiles[0]
    assert first.key == "continue"
    assert first.isChecked()
    assert "Buraco, deal 3" in first.accessibleDescription()
    assert "1,245" in first.accessibleDescription()
    assert not start._players_choice.isVisible()
    with qtbot.waitSignal(start.continue_requested):
        QTest.keyClick(start, Qt.Key.Key_Return)
    click(tile(start, "bukharo"))
    with qtbot.waitSignal(start.play_requested):
        click(start.play_button)


def test_a_message_stays_until_the_player_acts(start):
    start.say("The match x is damaged.")
    assert start.notice == "The match x is damaged."
    assert start._notice.isVisible()
    click(tile(start, "buraco"))
    assert start.notice == ""
    assert not start._notice.isVisible()


def test_tab_reaches_every_control_of_the_start_page(qtbot, start):
    seen = set()
    for _ in range(40):
        QTest.keyClick(start.focusWidget() or start, Qt.Key.Key_Tab)
        seen.add(start.focusWidget())
    wanted = {start._tiles[0], start._options, start.play_button, start._languages, start._menu, start._open}
    assert wanted <= seen


def test_the_words_follow_the_language(qtbot, start):
    with spoken("it"):
        qtbot.waitUntil(lambda: start.play_button.text() == "Gioca")
        assert tile(start, "burraco-italiano").text() == "Burraco italiano"


# -- new match


def test_a_preset_is_chosen_with_a_click_or_the_arrow_keys(qtbot, new_match):
    rows = new_match._presets.rows
    click(rows["buraco-stbl"])
    assert new_match.choice.rules is rulesets.BURACO_STBL
    QTest.keyClick(rows["buraco-stbl"], Qt.Key.Key_Down)
    assert new_match.choice.rules is rulesets.CANASTRA
    assert new_match._name.text() == "Canastra"


def test_every_preset_can_be_played_by_each_of_its_numbers(qtbot, new_match):
    for rules in rulesets.ALL:
        click(new_match._presets.rows[rules.key])
        for count in rules.players:
            click(segment(new_match._options._players_choice, str(count)))
            choice = new_match.choice
            assert choice.rules == rules
            assert choice.players == count
            assert len(choice.bots) == len(choice.names) == len(choice.portraits) == count - 1


def test_a_level_is_chosen_for_each_seat(qtbot, new_match):
    click(new_match._presets.rows["burraco-italiano"])
    assert new_match.choice.bots == ("easy-prudent", "hard-collector", "easy-sprinter")
    choose(new_match._seats.seats[3]._level, "medium")
    choose(new_match._seats.seats[2]._level, "beginner")
    assert new_match.choice.bots == ("easy-prudent", "beginner", "medium-sprinter")
    click(segment(new_match._options._players_choice, "2"))
    assert new_match.choice.bots == ("easy-prudent",)
    assert new_match.choice.partner is None


def test_a_seat_shows_the_level_of_its_bot_as_dots(qtbot, new_match):
    seat = new_match._seats.seats[3]
    pictures = []
    for level in ("beginner", "medium", "beginner"):
        choose(seat._level, level)
        pictures.append(seat.grab(QRect(0, 0, seat.width(), seat._level.y())).toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0] == pictures[2]


def test_the_columns_end_on_one_line(qtbot, new_match):
    for size in SIZES[1:]:
        new_match.resize(*size)
        QApplication.processEvents()
        areas = (new_match._left, new_match._right)
        bottoms = {area.geometry().bottom() + RIM for area in areas}
        assert bottoms == {new_match._middle.geometry().bottom()}


def test_the_differences_are_those_from_the_chosen_game(qtbot, new_match):
    lines = [line.text() for line in new_match._lines if line.isVisible()]
    assert lines[0] == "Sets of equal ranks are melds, too."
    assert lines[-1] == "and 5 more"
    assert len(lines) == 7
    choose(new_match._other, "burraco-italiano")
    lines = [line.text() for line in new_match._lines if line.isVisible()]
    assert "There is no semi-clean canasta." in lines


def test_a_game_is_never_compared_with_itself(qtbot, new_match):
    click(new_match._presets.rows["buraco"])
    assert new_match._other.currentData() != "buraco"
    shown = [new_match._other.itemData(row) for row in range(new_match._other.count())]
    assert "buraco" not in shown
    assert len(shown) == 8


def test_the_length_changes_the_rules(qtbot, new_match):
    click(new_match._presets.rows["burraco-italiano"])
    choose(new_match._options._lengths, 1)
    assert new_match.choice.rules.deals == 3
    assert new_match.choice.rules.match is MatchMode.VICTORY_POINTS
    choose(new_match._options._lengths, 2)
    assert new_match.choice.rules.target == 2005
    assert new_match.choice.rules.key == "burraco-italiano"
    click(new_match._presets.rows["bukharo"])
    assert new_match.choice.rules == rulesets.BUKHARO, "another preset begins with its own length"


def test_the_wheel_turns_the_page_and_no_choice_that_comes_under_the_pointer(qtbot):
    page = NewMatchPage()
    page.show_preset("burraco-italiano")
    show(qtbot, page, (1024, 700))
    before, lengths = page.choice.rules, page._options._lengths
    bar, shown = page._middle.verticalScrollBar(), page._middle.geometry()
    while bar.value() < bar.maximum():
        spot, reached = lengths.mapTo(page, lengths.rect().center()), bar.value()
        at = spot if shown.contains(spot) else shown.center()
        QTest.wheelEvent(page.windowHandle(), at, QPoint(0, -120))
        assert bar.value() > reached
    assert page.choice.rules == before
    assert not lengths.hasFocus()


def test_an_own_target_is_typed(qtbot, new_match):
    options = new_match._options
    assert not options._target.isVisible()
    choose(options._lengths, "own")
    assert options._target.isVisible()
    assert new_match.choice.rules.target == 2000, "until a number is typed the preset's own target holds"
    QTest.keyClicks(options._target, "1x500")
    assert new_match.choice.rules.target == 1500
    assert new_match.choice.rules.match is MatchMode.TARGET
    assert "1,500" in new_match._details.text()


def test_every_usual_length_is_a_sound_rule_set():
    for preset in rulesets.ALL:
        lengths = usual_lengths(preset)
        assert lengths[0] is preset
        assert len(set(lengths)) == len(lengths)
        assert all(rules.key == preset.key for rules in lengths)


def test_a_deal_number_is_typed_or_drawn(qtbot, new_match):
    options = new_match._options
    assert new_match.choice.deal_number is None
    QTest.keyClicks(options._deal, "48-213")
    assert new_match.choice.deal_number == 48213
    assert "48213" in new_match._details.text()
    click(options._die)
    assert options._deal.text().isdecimal()
    options._deal.clear()
    assert new_match.choice.deal_number is None


def test_the_own_name_and_the_levels_of_the_bots(qtbot, new_match):
    field = new_match._seats.seats[0].findChild(QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, " Paulo ")
    choose(new_match._seats.seats[2].findChild(QComboBox), "beginner")
    choice = new_match.choice
    assert choice.own_name == "Paulo"
    assert choice.bots == ("easy-prudent", "beginner", "easy-sprinter")


def test_enter_in_a_field_plays_and_escape_goes_back(qtbot, new_match):
    with qtbot.waitSignal(new_match.play_requested):
        QTest.keyClick(new_match._options._deal, Qt.Key.Key_Return)
    with qtbot.waitSignal(new_match.back_requested):
        QTest.keyClick(new_match, Qt.Key.Key_Escape)
    with qtbot.waitSignal(new_match.back_requested):
        click(new_match._back)


def test_the_ledge_says_who_plays_against_whom(qtbot, new_match):
    assert new_match._sentence.text() == "Bukharo, four players: you and Lucia against Bruno and Marta"
    click(new_match._presets.rows["burraco-six"])
    assert "you and Marta against Bruno and Diego and against Lucia and Rosa" in new_match._sentence.text()


def test_six_players_sit_as_partners_across_the_table(qtbot, new_match):
    click(new_match._presets.rows["burraco-six"])
    teams = [seat.team for seat in new_match._seats.seats]
    assert teams == [0, 1, 2, 0, 1, 2]
    assert all(seat.isVisible() for seat in new_match._seats.seats)


def test_the_options_stay_reachable_in_a_narrow_window(qtbot, new_match):
    assert new_match._right.isVisible()
    new_match.resize(1024, 700)
    assert not new_match._right.isVisible()
    assert new_match._middle_sheet.isAncestorOf(new_match._options)
    new_match.resize(1280, 800)
    assert new_match._right.isVisible()
    assert not new_match._middle_sheet.isAncestorOf(new_match._options)


# -- both pages


def visible(page, kind):
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


def is_scrolled(widget, page):
    parent = widget.parentWidget()
    while parent is not None and parent is not page:
        if parent.metaObject().className() == "QScrollArea":
            return True
        parent = parent.parentWidget()
    return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("setting", [1.0, 1.5])
def test_nothing_is_cut_off_or_covered(qtbot, language, size, setting):
    with spoken(language):
        for page in (StartPage(), NewMatchPage()):
            page.set_appearance(FELT, setting)
            if isinstance(page, StartPage):
                page.set_last(language, LastChoice())
            show(qtbot, page, size)
            for widget in visible(page, QWidget):
                if widget.parentWidget() is page:
                    assert page.rect().contains(widget.geometry()), (widget, widget.geometry())
            for button in visible(page, QAbstractButton):
                if button.text() and type(button).__name__ in {"Button", "_Segment"}:
                    assert button.width() >= button.sizeHint().width() - 1, (button.text(), button.geometry())
            labels = [
                label for label in visible(page, QLabel) if label.text() and not is_scrolled(label, page)
            ]
            for label in labels:
                needed = (
                    label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                )
                assert label.height() >= needed - 1, label.text()
            top_level = [
                widget
                for widget in visible(page, QWidget)
                if widget.parentWidget() is page and type(widget).__name__ != "Notice"
            ]
            for index, one in enumerate(top_level):
                for other in top_level[index + 1 :]:
                    # The ticks of the tiles need a little room over their neighbours' edges.
                    overlap = one.geometry().intersected(other.geometry())
                    assert min(overlap.width(), overlap.height()) <= 16, (one, other, overlap)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_every_theme_paints_both_pages(qtbot, theme):
    for page in (StartPage(), NewMatchPage()):
        page.set_appearance(theme)
        show(qtbot, page, (1024, 700))
        image = page.grab().toImage()
        assert image.size() == page.size() * page.devicePixelRatioF()
        colours = {image.pixelColor(x, y).name() for x in range(0, 1024, 32) for y in range(0, 700, 28)}
        assert len(colours) > 8
        page.hide()


def test_every_control_has_a_spoken_name(qtbot, start, new_match):
    for page in (start, new_match):
        for kind in (QAbstractButton, QComboBox, QLineEdit, Segments):
            for widget in visible(page, kind):
                text = widget.text() if hasattr(widget, "text") else ""
                assert widget.accessibleName() or text, widget


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_tile_have_room_at_every_size_of_text(qtbot, start, language):
    with spoken(language):
        start.set_last(language, LastChoice("bukharo"))
        for size, setting in product(SIZES, (1.0, 1.25, 1.5)):
            start.resize(*size)
            start.set_appearance(FELT, setting)
            for tile in start._tiles:
                rows = tile.fitting_size(tile._share, (tile._text_size,), (5,))
                assert rows is not None, (language, size, setting, tile.text())
