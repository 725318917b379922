"""The rule book as a player meets it: real keys and clicks on the dialog."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book.comparison import Comparison
from buraco_desktop.ui.rule_book.paragraphs import by_key, rule_book
from buraco_desktop.ui.rule_book.plain_text import book_text, example_text
from buraco_desktop.ui.rule_book.rule_book_dialog import RuleBookDialog
from buraco_desktop.ui.rule_book.search import folded, hits, places
from buraco_desktop.ui.text import preset_title
from buraco_desktop.ui.theme import DARK, FELT, HIGH_CONTRAST, Theme
from tests.ui.support.rule_books import book_of

HOUSE_RULES = replace(rulesets.BUKHARO, dirty=120)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 800)
    widget.show()
    return widget


def opened(
    page: QWidget, rules: RuleSet = rulesets.BUKHARO, key: str = "", reason: str = ""
) -> RuleBookDialog:
    dialog = RuleBookDialog(rules, page, key, reason)
    dialog.show()
    dialog.setFocus()
    QApplication.processEvents()
    return dialog


def closings(dialog: RuleBookDialog) -> list[bool]:
    seen: list[bool] = []
    dialog.closed.connect(lambda: seen.append(True))
    return seen


def press(
    dialog: RuleBookDialog, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    focused = dialog.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def type_text(dialog: RuleBookDialog, words: str) -> None:
    focused = dialog.window().focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, words)


def top_of(dialog: RuleBookDialog, key: str) -> float:
    spot = dialog.reader._spot(key)
    assert spot is not None
    return dialog.reader.extent(spot.start, spot.end)[0] - dialog.reader.verticalScrollBar().value()


class TestReading:
    def test_it_begins_at_the_start(self, page: QWidget) -> None:
        dialog = opened(page)
        assert dialog.current == "deal.aim"
        assert dialog.reader.verticalScrollBar().value() == 0
        assert dialog.reader.shown_keys == list(book_of(rulesets.BUKHARO))
        assert dialog.subtitle.text() == "Bukharo"

    def test_a_link_leads_to_a_framed_paragraph_in_sight(self, page: QWidget) -> None:
        dialog = opened(page, key="wild.one", reason="Too many wild cards.")
        assert (dialog.current, dialog.reader.framed) == ("wild.one", "wild.one")
        assert 0 <= top_of(dialog, "wild.one") < 60
        assert "Too many wild cards." in dialog.side.toPlainText()
        item = dialog.contents.currentItem()
        assert item is not None
        assert item.text(0) == "How many wild cards"

    def test_an_unknown_link_begins_at_the_start(self, page: QWidget) -> None:
        assert opened(page, key="no.such").current == "deal.aim"

    def test_the_reason_is_told_only_where_it_belongs(self, page: QWidget) -> None:
        dialog = opened(page, key="wild.one", reason="Too many wild cards.")
        dialog.go_to("wild.twos")
        assert "Too many wild cards." not in dialog.side.toPlainText()
        dialog.go_to("wild.one")
        assert "Too many wild cards." in dialog.side.toPlainText()

    def test_the_wheel_moves_the_place_in_the_contents(self, page: QWidget) -> None:
        dialog = opened(page)
        viewport = dialog.reader.viewport()
        at = QPointF(viewport.rect().center())
        for _ in range(30):
            wheel = QWheelEvent(
                at,
                viewport.mapToGlobal(at),
                QPoint(),
                QPoint(0, -120),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(viewport, wheel)
        assert dialog.current not in ("deal.aim", "deal.cards")
        item = dialog.contents.currentItem()
        assert item is not None
        assert item.text(0) == book_of(rulesets.BUKHARO)[dialog.current].title

    def test_a_new_size_keeps_the_place(self, page: QWidget) -> None:
        dialog = opened(page, key="out.discard")
        for size in ((1024, 700), (1920, 1080), (1280, 800)):
            page.resize(*size)
            QApplication.processEvents()
            assert dialog.current == "out.discard"
            assert 0 <= top_of(dialog, "out.discard") < 90

    def test_selected_text_is_copied_with_the_cards_in_words(self, page: QWidget) -> None:
        dialog = opened(page)
        dialog.reader.selectAll()
        dialog.reader.copy()
        copied = QGuiApplication.clipboard().text()
        assert "2.1 A turn" in copied.replace("\t", " ")
        assert "7♦ 8♦ 2♠(9) 10♦" in copied
        assert "\ufffc" not in copied

    def test_the_whole_book_can_be_copied(self, page: QWidget) -> None:
        dialog = opened(page)
        QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
        copied = QGuiApplication.clipboard().text()
        assert copied == book_text("Rule book: Bukharo", rule_book(rulesets.BUKHARO))
        assert "3.3 Aces" in copied


class TestSearching:
    def test_typing_filters_contents_and_text_at_once(self, page: QWidget) -> None:
        dialog = opened(page)
        type_text(dialog, "pot")
        found = hits(rule_book(rulesets.BUKHARO), "pot")
        assert dialog.reader.shown_keys == dialog.contents.listed_keys == list(found)
        assert str(sum(found.values())) in dialog.count_label.text()
        assert len(dialog.reader.extraSelections()) == sum(found.values())

    def test_the_current_paragraph_is_one_with_a_hit(self, page: QWidget) -> None:
        dialog = opened(page, key="deal.players")
        type_text(dialog, "joker")
        assert dialog.current == "deal.cards"

    def test_escape_clears_then_closes(self, page: QWidget) -> None:
        dialog = opened(page)
        seen = closings(dialog)
        type_text(dialog, "wild")
        press(dialog, Qt.Key.Key_Escape)
        assert dialog.search_field.text() == ""
        assert dialog.reader.shown_keys == list(book_of(rulesets.BUKHARO))
        assert not seen
        press(dialog, Qt.Key.Key_Escape)
        assert seen == [True]

    def test_enter_goes_from_place_to_place(self, page: QWidget) -> None:
        dialog = opened(page)
        type_text(dialog, "wild")
        keys = dialog.reader.shown_keys
        assert dialog.current == keys[0]
        press(dialog, Qt.Key.Key_Return)
        assert dialog.current == keys[1]
        press(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        press(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert dialog.current == keys[-1]

    def test_nothing_found_is_said(self, page: QWidget) -> None:
        dialog = opened(page)
        type_text(dialog, "zebra")
        assert dialog.reader.shown_keys == []
        assert "zebra" in dialog.reader.toPlainText()
        press(dialog, Qt.Key.Key_Return)

    def test_a_link_to_a_hidden_paragraph_ends_the_search(self, page: QWidget) -> None:
        dialog = opened(page)
        type_text(dialog, "joker")
        dialog.go_to("end.stall")
        assert dialog.search_field.text() == ""
        assert dialog.current == "end.stall"

    def test_accents_and_capitals_do_not_matter(self) -> None:
        assert folded("ÀÉñЙ") == "aenи"
        assert places("Sequência de ás, As", "as") == [13, 17]
        assert places("anything", "  ") == []


class TestKeys:
    def test_f6_goes_round_the_columns(self, page: QWidget) -> None:
        dialog = opened(page)
        columns = [dialog.contents, dialog.reader, dialog.side, dialog.search_field]
        for column in columns:
            press(dialog, Qt.Key.Key_F6)
            assert dialog.window().focusWidget() is column
        press(dialog, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        assert dialog.window().focusWidget() is dialog.side

    def test_arrows_walk_through_the_contents(self, page: QWidget) -> None:
        dialog = opened(page)
        press(dialog, Qt.Key.Key_Down)
        assert dialog.window().focusWidget() is dialog.contents
        press(dialog, Qt.Key.Key_Down)
        press(dialog, Qt.Key.Key_Down)
        assert dialog.current == "deal.players"
        press(dialog, Qt.Key.Key_Return)
        assert dialog.window().focusWidget() is dialog.reader

    def test_find_comes_back_to_the_search(self, page: QWidget) -> None:
        dialog = opened(page)
        dialog.reader.setFocus()
        press(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert dialog.window().focusWidget() is dialog.search_field

    def test_tab_reaches_every_part(self, page: QWidget) -> None:
        dialog = opened(page, key="wild.one", reason="Because.")
        reached = set()
        for _ in range(20):
            press(dialog, Qt.Key.Key_Tab)
            reached.add(dialog.window().focusWidget())
        assert {
            dialog.contents,
            dialog.reader,
            dialog.side,
            dialog.search_field,
            dialog.copy_button,
        } <= reached

    def test_a_chapter_opens_at_its_first_paragraph(self, page: QWidget) -> None:
        dialog = opened(page)
        chapter = dialog.contents.topLevelItem(5)
        assert chapter is not None
        spot = dialog.contents.visualItemRect(chapter).center()
        QTest.mouseClick(dialog.contents.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert dialog.current == "pot.what"
        assert chapter.isExpanded()


class TestOtherGames:
    def test_games_with_other_words_are_told_apart(self, page: QWidget) -> None:
        dialog = opened(page, key="meld.aces")
        told = dialog.side.toPlainText()
        assert "A sequence may have an ace at both ends" in told
        assert preset_title("buraco") in told

    def test_the_same_everywhere_is_said_in_one_sentence(self, page: QWidget) -> None:
        assert "the same in all of them" in opened(page, key="turn.order").side.toPlainText()

    @pytest.mark.parametrize("rules", [*rulesets.ALL, HOUSE_RULES], ids=lambda rules: rules.key)
    def test_every_other_preset_is_named_once(self, rules: RuleSet) -> None:
        book = by_key(rule_book(rules))
        comparison = Comparison(rules, book)
        for key in book:
            named = [
                *comparison.same(key),
                *(name for group in comparison.different(key) for name in group.keys),
            ]
            others = [preset.key for preset in rulesets.ALL if preset.key != rules.key]
            assert sorted(named) == sorted(others)

    def test_games_that_only_lack_a_rule_say_so(self, page: QWidget) -> None:
        told = opened(page, rulesets.BURRACO_ITALIANO, "meld.canasta").side.toPlainText()
        assert "this does not hold: It is semi-clean" in told
        assert "A meld of seven or more cards" not in told

    def test_see_also_goes_there(self, page: QWidget) -> None:
        dialog = opened(page, key="wild.one")
        dialog.side.setFocus()
        press(dialog, Qt.Key.Key_Tab)
        press(dialog, Qt.Key.Key_Return)
        assert dialog.current == "wild.which"

    def test_back_to_the_table_closes(self, page: QWidget) -> None:
        dialog = opened(page, key="wild.one", reason="Because.")
        seen = closings(dialog)
        dialog.side.setFocus()
        press(dialog, Qt.Key.Key_Tab)
        press(dialog, Qt.Key.Key_Return)
        assert seen == [True]


class TestHouseRules:
    def test_a_changed_rule_says_what_the_preset_has(self, page: QWidget) -> None:
        dialog = opened(page, HOUSE_RULES)
        assert "house rules" in dialog.subtitle.text()
        told = dialog.reader.paragraph_text("score.canasta")
        assert "pays 120 points" in told
        assert "House rule" in told
        assert "pays 100 points" in told
        assert "House rule" not in dialog.reader.paragraph_text("score.cards")

    def test_a_preset_as_it_stands_has_no_remark(self, page: QWidget) -> None:
        assert "House rule" not in opened(page).reader.toPlainText()


LOOKS = [
    ((1024, 700), 1.0, FELT),
    ((1024, 700), 1.5, DARK),
    ((1280, 800), 1.25, HIGH_CONTRAST),
    ((1280, 800), 1.5, FELT),
    ((2560, 1440), 1.0, DARK),
]


@pytest.mark.parametrize(
    ("size", "text_setting", "theme"), LOOKS, ids=lambda value: getattr(value, "key", value)
)
def test_it_is_drawn_within_the_paper(
    page: QWidget, size: tuple[int, int], text_setting: float, theme: Theme
) -> None:
    page.resize(*size)
    dialog = opened(page, key="extend.replace", reason="Because.")
    dialog.set_appearance(theme, text_setting)
    QApplication.processEvents()
    dialog.grab()
    paper = dialog.paper
    columns = [
        dialog.search_field,
        dialog.count_label,
        dialog.contents,
        dialog.reader,
        dialog.side,
        dialog.copy_button,
    ]
    for part in columns:
        assert paper.contains(part.geometry()), part
    for first in columns:
        for second in columns:
            assert first is second or not first.geometry().intersects(second.geometry()), (first, second)
    assert dialog.reader.width() >= 380
    # No picture is wider than the text.
    room = dialog.reader.viewport().width()
    assert dialog.reader.document().documentLayout().documentSize().width() <= room + 1


def test_examples_in_words() -> None:
    aces = book_of(rulesets.BUKHARO)["meld.aces"].examples
    assert example_text(aces[0]) == "A♥ 2♥ 3♥  ✓ Ace low"
    assert example_text(aces[2]) == "K♠ A♠ 2♠ 3♠  ✗ Not round the corner"
