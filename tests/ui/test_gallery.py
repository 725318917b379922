"""The gallery: scenes are photographed as they should be, and the same again is the same."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from tests.gallery import positions
from tests.gallery.__main__ import SIZES, scale_of
from tests.gallery.photographer import photograph
from tests.gallery.positions import Composed
from tests.gallery.scenes import SCENES, new_match
from tests.gallery.studio import SILENT, studio

TABLES = [value for value in vars(positions).values() if isinstance(value, Composed)]


def test_scenes_have_names_of_their_own():
    names = [scene.name for scene in SCENES]
    assert len(set(names)) == len(names)


def test_each_scale_factor_is_told_from_its_sizes():
    assert [scale_of(size) for size in SIZES] == ["1", "1", "1", "2"]


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_composed_tables_have_every_card_once(table):
    record = table.saved("gallery", SILENT)
    assert record.running is not None
    assert record.running.snapshot.turn == table.turn


def test_two_scenes_twice(qapp, tmp_path):
    def pictures(name: str) -> dict[str, QImage]:
        folder: Path = tmp_path / name
        folder.mkdir()
        files = photograph(folder, ["take-justified", "about"], ["1024x700"])
        return {file.name: QImage(str(file)) for file in files}

    first, again = pictures("first"), pictures("again")
    assert sorted(first) == ["about-1024x700.png", "take-justified-1024x700.png"]
    for name, picture in first.items():
        assert (picture.width(), picture.height()) == (1024, 700)
        assert picture == again[name], name
    assert first["about-1024x700.png"] != first["take-justified-1024x700.png"]


def test_a_page_that_is_made_when_it_is_wanted_is_laid_out(qapp):
    faces = FaceCache(qapp)
    with studio(LanguageLoader(qapp), faces, (1280, 800), {}) as place:
        new_match(place)
        page = place.window.new_match_page
        assert page.isVisible()
        assert page.play_button.geometry().right() > 1100
        assert page.play_button.geometry().bottom() > 700
    faces.close()
