"""Who sits at a new match: characters with their habits and faces, people with their names."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from buraco_desktop.bots.levels import BOT_NAMES
from buraco_desktop.bots.names import LEVELS
from buraco_desktop.engine import rulesets
from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.bot_levels import level_dots
from buraco_desktop.ui.cast import BOT_PORTRAITS, CAST, bot_of, portrait_of, split_bot, whole_cast
from buraco_desktop.ui.company import company_to_keep, people_of
from buraco_desktop.ui.pages.choice import LastChoice, quick_choice
from buraco_desktop.ui.pages.new_match_page import NewMatchPage
from buraco_desktop.ui.pages.seat_card import PERSON
from tests.ui.support.languages import spoken
from tests.ui.support.people import say_ready
from tests.ui.support.windows import open_window


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en"):
        yield


@pytest.fixture
def page(qtbot):
    page = NewMatchPage()
    page.set_last(LastChoice("bukharo", own_name="Ana"))
    page.show_preset("bukharo")
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def choose(page, seat, character, by="mouse"):
    """Open a seat's menu and choose who sits there."""
    card = page._seats.seats[seat]
    if by == "mouse":
        QTest.mouseClick(card.who, Qt.MouseButton.LeftButton)
    else:
        card.who.setFocus()
        QTest.keyClick(card.who, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(action for action in menu.actions() if action.data() == character and action.text())
    if by == "mouse":
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    else:
        menu.setActiveAction(action)
        QTest.keyClick(menu, Qt.Key.Key_Return)


def test_every_character_plays_at_every_level():
    for level in LEVELS:
        for character in CAST:
            bot = bot_of(level, character)
            assert bot in BOT_NAMES
            assert split_bot(bot)[0] == level
            assert level_dots(bot) == level_dots(level)
    assert split_bot("memory-club") == ("memory-club", "")


def test_a_face_that_is_gone_becomes_the_usual_one():
    assert portrait_of(1, "bot-prudent") == "bot-prudent"
    assert portrait_of(0, "") == "portrait-JD"
    assert portrait_of(0, "../icons/gear") == "portrait-JD"


def test_an_order_of_characters_is_made_whole():
    assert whole_cast(()) == CAST
    assert whole_cast(("purist", "nobody", "purist")) == (
        "purist",
        "prudent",
        "collector",
        "sprinter",
        "even",
    )


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_two_characters_change_places(page, by):
    choose(page, 1, "sprinter", by)
    choice = page.choice
    assert choice.names == ("Marta", "Lucia", "Bruno")
    assert choice.bots == ("easy-sprinter", "hard-collector", "easy-prudent")
    assert choice.portraits == ("bot-sprinter", "bot-collector", "bot-prudent")
    assert choice.cast[:3] == ("sprinter", "collector", "prudent")


def test_a_seat_promises_no_habit_that_its_level_has_not(page):
    cards = page._seats.seats[1:4]
    assert [card.habit for card in cards] == ["Prudent", "Collector", "Sprinter"]
    page.set_last(LastChoice("bukharo", bot="beginner", cast=("even", "purist", "prudent")))
    assert [card.habit for card in cards] == ["Balanced", "Purist", ""]
    assert "Prudent" not in cards[2].who.accessibleName()


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_person_sits_down_and_stands_up(page, by):
    choose(page, 2, PERSON, by)
    assert page.focusWidget() is page._seats.seats[2].field
    assert page.choice.names == ("Bruno", "Player 3", "Marta")
    QTest.keyClicks(page._seats.seats[2].field, "Paulo")
    choice = page.choice
    assert choice.bots == ("easy-prudent", None, "easy-sprinter")
    assert choice.names == ("Bruno", "Paulo", "Marta")
    assert choice.people == {2: "Paulo"}
    assert choice.partner is None
    assert "Ana and Paulo against Bruno and Marta" in page._sentence.text()
    choose(page, 2, "collector", by)
    assert page.choice.names == ("Bruno", "Lucia", "Marta")
    assert page.choice.people == {}


def test_several_people_are_told_apart_without_names(page):
    page.set_last(LastChoice("bukharo", own_name="You", people={1: ""}))
    assert page.choice.own_name == "Player 1"
    assert page.choice.names[0] == "Player 2"
    page.set_last(LastChoice("bukharo", own_name="You"))
    assert page.choice.own_name == "You"


def test_people_beyond_the_table_wait_for_a_larger_one(page):
    page.set_last(LastChoice("bukharo", own_name="You", people={3: "Rita"}))
    QTest.mouseClick(page._options._players_choice._group.buttons()[0], Qt.MouseButton.LeftButton)
    assert page.choice.players == 2
    assert None not in page.choice.bots
    assert page.choice.own_name == "You"
    assert page.choice.people == {3: "Rita"}


def test_what_is_kept_of_a_company():
    choice = quick_choice(rulesets.BUKHARO, 4, "Ana", "easy", cast=CAST[::-1])
    kept = company_to_keep(choice, Settings(people={"2": "Paulo"}))
    assert kept == {"bot": "easy", "partner_bot": "", "cast": CAST[::-1]}
    shared = msgspec.structs.replace(choice, bots=(None, None, None), people={1: "Rita"})
    kept = company_to_keep(shared, Settings(bot="medium", partner_bot="beginner"))
    assert kept == {"bot": "medium", "partner_bot": "beginner", "cast": CAST[::-1], "people": {"1": "Rita"}}
    assert people_of(Settings(people={"2": "Paulo", "x": "?"})) == {2: "Paulo"}


def test_a_family_finds_its_seats_again(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path, own_name="Ana")
    window._show_new_match_page("bukharo")
    page = window.new_match_page
    choose(page, 2, PERSON)
    QTest.keyClicks(page._seats.seats[2].field, "Paulo")
    QTest.mouseClick(page.play_button, Qt.MouseButton.LeftButton)
    table = window.table_page
    seats = table.controller.session.setup.seats
    assert [seat.name for seat in seats] == ["Ana", "Bruno", "Paulo", "Marta"]
    assert [seat.bot for seat in seats] == [None, "easy-prudent", None, "easy-sprinter"]
    qtbot.waitUntil(lambda: table.curtain.is_asking)
    say_ready(table)
    shown = [table.parts.plate(seat).data_shown for seat in range(4)]
    assert [data.habit for data in shown] == ["", "Prudent", "", "Sprinter"]
    assert shown[1].portrait == BOT_PORTRAITS["prudent"]
    assert shown[0].portrait != shown[2].portrait
    assert "Prudent" in shown[1].caption
    window._show_new_match_page("bukharo")
    assert page.choice.people == {2: "Paulo"}


def test_a_name_that_the_program_gave_is_not_kept_for_another_language_or_table(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    for people, given in (({}, "You"), ({1: ""}, "Player 1")):
        window._show_new_match_page("bukharo")
        page = window.new_match_page
        page.set_last(LastChoice("bukharo", own_name="You", people=people))
        QTest.mouseClick(page.play_button, Qt.MouseButton.LeftButton)
        assert window.table_page.controller.session.setup.seats[0].name == given
        assert window.settings.values.own_name == ""
