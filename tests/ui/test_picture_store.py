"""Pictures of cards on the disk: taken from there at the next start, drawn whenever the file is no good."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from buraco_desktop.ui import picture_memory, picture_store
from buraco_desktop.ui.faces import FaceCache, FaceKey, render_face, stored_name
from buraco_desktop.ui.picture_store import PictureStore
from buraco_desktop.ui.table import backdrop
from buraco_desktop.ui.table.backdrop import stored_backdrop
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.theme import THEMES
from tests.ui.support.tables import crowded_picture

KEYS = [FaceKey("7H", 108, 1.0), FaceKey("KS", 54, 2.0, turn=8, shadow=1.5)]


def never():
    raise AssertionError("drawn, though it is in the file")


def pictures(store, render=None):
    return [store.picture(stored_name(key), render or (lambda key=key: render_face(key))) for key in KEYS]


def kept(store):
    thread = store.keep()
    if thread is not None:
        thread.join()
    return thread is not None


@pytest.fixture
def path(qapp, tmp_path):
    """The file of a start that needed both pictures."""
    path = tmp_path / "pictures.cache"
    store = PictureStore(path)
    pictures(store)
    assert kept(store)
    return path


def test_the_next_start_draws_nothing_and_shows_the_same(path):
    store = PictureStore(path)
    assert pictures(store, never) == [render_face(key) for key in KEYS]
    assert not kept(store), "everything is in the file"
    # What comes later is not collected.
    drawn = render_face(KEYS[0])
    assert store.picture("another", lambda: drawn) is drawn


def test_where_files_cannot_be_mapped_they_are_read(path, monkeypatch):
    monkeypatch.setattr(picture_memory, "MAPS_FILES", False)
    test_what_one_start_did_not_need_stays_for_the_next(path)
    assert pictures(PictureStore(path), never) == [render_face(key) for key in KEYS]


def test_what_one_start_did_not_need_stays_for_the_next(path):
    store = PictureStore(path)
    extra = FaceKey("2C", 60, 1.0)
    store.picture(stored_name(extra), lambda: render_face(extra))
    assert kept(store)
    again = PictureStore(path)
    assert pictures(again, never)
    assert again.picture(stored_name(extra), never) == render_face(extra)


def test_the_ground_of_a_table_is_kept_and_stays_opaque(path, monkeypatch):
    layout, theme = lay_out(1024, 700, crowded_picture()), THEMES[0]
    drawn = stored_backdrop(layout, theme, 1.0, None)
    store = PictureStore(path)
    assert stored_backdrop(layout, theme, 1.0, store) == drawn
    assert kept(store)
    monkeypatch.setattr(backdrop, "paint_backdrop", lambda *_facts: never())
    again = stored_backdrop(layout, theme, 1.0, PictureStore(path))
    assert (again, again.format(), again.devicePixelRatio()) == (drawn, QImage.Format.Format_RGB32, 1.0)
    with pytest.raises(AssertionError):
        stored_backdrop(layout, THEMES[1], 1.0, PictureStore(path))


def test_a_file_that_is_no_good_is_drawn_anew(path, monkeypatch):
    good = path.read_bytes()
    expected = [render_face(key) for key in KEYS]
    for bad in (
        b"",
        b"\0" * 64,
        good[:5],
        good[:40],
        good[:-9],
        b"\x7f" + good[1:],
        good.replace(b"7H", b"\xff\xff"),
    ):
        path.write_bytes(bad)
        assert pictures(PictureStore(path)) == expected
    path.write_bytes(good)
    monkeypatch.setattr(picture_store, "made_by", lambda: "another version")
    assert pictures(PictureStore(path)) == expected


def test_a_place_that_cannot_be_written_to_keeps_nobody_from_playing(qapp, tmp_path):
    (tmp_path / "no folder").touch()
    store = PictureStore(tmp_path / "no folder" / "pictures.cache")
    assert pictures(store) == [render_face(key) for key in KEYS]
    assert kept(store)
    assert [file.name for file in tmp_path.iterdir()] == ["no folder"]


def test_the_table_takes_its_first_pictures_from_the_file(path, monkeypatch):
    monkeypatch.setattr("buraco_desktop.ui.faces.render_face", lambda _key: never())
    cache = FaceCache(store=PictureStore(path))
    try:
        assert cache.nearest(KEYS[0])[1] == KEYS[0]
    finally:
        cache.close()


def test_nothing_is_drawn_in_the_background_before_the_first_picture_is_there(path, qtbot):
    cache = FaceCache(store=PictureStore(path))
    wide = FaceKey("7H", 120, 1.0)
    cache.nearest(KEYS[0])
    assert cache.nearest(wide)[1] == KEYS[0]
    QApplication.processEvents()
    assert cache.nearest(wide)[1] == KEYS[0]
    with qtbot.waitSignal(cache.arrived, timeout=60_000):
        cache.begin()
    assert cache.nearest(wide)[1] == wide
    cache.close()
