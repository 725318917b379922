"""What lies around the cards comes from the last start: nothing is drawn, and nothing looks different."""

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.pages.choice import LastChoice
from buraco_desktop.ui.pages.start_page import StartPage
from buraco_desktop.ui.pages.tiles import Tile
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.table.badges import MeldMarks
from buraco_desktop.ui.table.buttons import ButtonItem
from buraco_desktop.ui.table.labels import Label, PileEdges, PileText, PotLabel, StockCount, ZoneHead
from buraco_desktop.ui.table.plates import CaptionItem, PlateItem
from buraco_desktop.ui.table.strip import StripItem
from buraco_desktop.ui.table_page import TablePage
from buraco_desktop.ui.theme import FELT, THEMES
from tests.ui.support.languages import spoken
from tests.ui.support.prepared import fresh, play_on

PARTS = (
    *(PlateItem, CaptionItem, StripItem, ButtonItem, MeldMarks),
    *(Label, PileEdges, PileText, PotLabel, StockCount, ZoneHead),
)


@pytest.fixture
def photographed(qtbot):
    """Return how a table looks that a program opens with the pictures of a store."""

    def photograph(match, store, size=(1024, 700), theme=FELT):
        faces = FaceCache(store=store)
        page = TablePage(match, 0, faces, TableLook(theme=theme))

        def close(_page):
            page.close_table()
            faces.close()

        qtbot.addWidget(page, before_close_func=close)
        page.resize(*size)
        page.show()
        page.grab()
        faces.finish()
        return page.grab().toImage()

    return photograph


def resumed(rules, players, turns, number=5):
    match = fresh(rules, players, number)
    play_on(match, lambda match: match.deal.turn == 0 and match.deal.turn_count > turns)
    return match


@pytest.mark.parametrize("table", [(rulesets.BUKHARO, 4), (rulesets.BURACO_FECHADO, 2)])
def test_a_table_that_was_shown_before_is_not_drawn_again(photographed, tmp_path, monkeypatch, table):
    path = tmp_path / "pictures.cache"
    store = PictureStore(path)
    first = photographed(resumed(*table, 20), store)
    thread = store.keep()
    assert thread is not None
    thread.join()
    for part in PARTS:
        monkeypatch.setattr(part, "draw", lambda *_args: pytest.fail("drawn again"))
    assert photographed(resumed(*table, 20), PictureStore(path)) == first


def test_no_picture_is_taken_for_that_of_another_table(photographed, tmp_path):
    store = PictureStore(tmp_path / "pictures.cache")
    turns = iter(range(0, 400, 7))
    for language in ("en", "ru"):
        with spoken(language):
            for theme in THEMES[:2]:
                for size in ((1024, 700), (1280, 800)):
                    match = resumed(rulesets.BUKHARO, 4, next(turns))
                    assert photographed(match, store, size, theme) == photographed(match, None, size, theme)


def start_page(qtbot, store, size=(1024, 700), theme=FELT, preset="bukharo"):
    page = StartPage()
    page.look.art.store = store
    page.set_last("en", LastChoice(preset=preset))
    qtbot.addWidget(page)
    page.resize(*size)
    page.set_appearance(theme)
    page.show()
    return page.grab().toImage()


def test_ground_and_tiles_of_the_start_page_are_not_drawn_again(qtbot, tmp_path, monkeypatch):
    path = tmp_path / "pictures.cache"
    store = PictureStore(path)
    first = start_page(qtbot, store)
    thread = store.keep()
    assert thread is not None
    thread.join()
    for owner, name in ((StartPage, "paint_still"), (Tile, "_paint_ground")):
        monkeypatch.setattr(owner, name, lambda *_args: pytest.fail("drawn again"))
    assert start_page(qtbot, PictureStore(path)) == first


def test_no_start_page_is_taken_for_another(qtbot, tmp_path):
    store = PictureStore(tmp_path / "pictures.cache")
    for theme in THEMES:
        for size in ((1024, 700), (1280, 800), (900, 620)):
            for preset in ("bukharo", "burraco-six"):
                shown = size, theme, preset
                new = PictureStore(tmp_path / "none.cache")
                assert start_page(qtbot, store, *shown) == start_page(qtbot, new, *shown)
