"""The sheet for players who doubt the cards: how they are shuffled, and what was counted."""

import msgspec
import pytest
from PySide6.QtWidgets import QWidget

from buraco_desktop.headless.luck_file import BotLuck, Luck
from buraco_desktop.ui.dialogs import fair_cards
from buraco_desktop.ui.dialogs.fair_cards import FairCardsDialog
from buraco_desktop.ui.theme import FELT
from tests.ui.support.languages import spoken
from tests.ui.support.painted_text import watched_text


def counted(deals: int, p: float = 0.4) -> BotLuck:
    """Return made-up figures."""
    luck = [Luck(1000, hits, 117.0, 1.0, 0.4) for hits in (111, 121, 118, 120)]
    return BotLuck("command", "burraco-italiano", deals, *luck, Luck(2000, 300, 310.0, 1.0, p))


@pytest.fixture
def sheet_with(qtbot, monkeypatch):
    """Return how to open the sheet with figures."""

    def opened(**found: BotLuck) -> FairCardsDialog:
        monkeypatch.setattr(fair_cards, "asset_bytes", lambda *_: msgspec.json.encode(found))
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        sheet = FairCardsDialog(window)
        sheet.kept_window = window
        sheet.show()
        return sheet

    return opened


def test_what_was_counted_is_told_for_each_level(sheet_with):
    with spoken("en"):
        sheet = sheet_with(hard=counted(400), medium=counted(20_000), greedy=counted(5))
        told = sheet.text.text_between(0, sheet.text.document().characterCount())
    assert (
        "In 20,000 deals of Italian Burraco with bots of the level Medium they drew a wild card in 12.1 "
        "of 100 draws; chance alone gives 11.7." in told
    )
    assert told.index("Medium") < told.index("400 deals")
    assert "None of the differences is larger than chance explains." in told
    lines = told.split("Turns with a card on the pile for their melds\n")[1].split("\n")
    assert lines[:4] == ["15.0", "15.5", "15.0", "15.5"]


def test_a_difference_that_chance_hardly_explains_is_called_out(sheet_with):
    with spoken("en"):
        sheet = sheet_with(medium=counted(20_000, p=0.004), hard=counted(400))
        assert "1 of the differences is so large that chance" in sheet.text.toPlainText()


def test_without_figures_the_shuffle_is_told_all_the_same(sheet_with):
    with spoken("en"):
        told = sheet_with().text.toPlainText()
    assert "That number alone decides the order of all cards" in told
    assert "lucky" not in told


def test_large_text_has_room_in_every_language(sheet_with):
    sheet = sheet_with(medium=counted(20_000), hard=counted(400))
    sheet.set_appearance(FELT, 1.5)
    for language in ("en", "it", "es", "pt_BR", "ru"):
        with spoken(language):
            sheet.retranslate()
            sheet.refresh()
            with watched_text() as watch:
                watch.look_at(sheet)
            assert watch.cut == []
            assert sheet.text.document().idealWidth() <= sheet.text.viewport().width() + 1
