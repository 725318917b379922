"""The cache of card pictures: nothing is rendered while the table waits, and nothing stays a stand-in."""

import threading

import msgspec
import pytest
from PySide6.QtCore import QPointF

from buraco_desktop.engine.cards import FACE_COUNT
from buraco_desktop.ui import faces as faces_module
from buraco_desktop.ui.faces import PREPARED_WIDTH, FaceCache, FaceKey, FaceStyle, render_face
from buraco_desktop.ui.table.card_item import CardItem

KEY = FaceKey("7H", 108, 1.0)


@pytest.fixture
def cache(qtbot):
    made = FaceCache()
    yield made
    made.close()


def test_every_face_of_a_style_is_rendered_ahead(qtbot, cache):
    style = FaceStyle()
    names = set(style.file_names())
    assert {style.file_name(card, width) for card in range(FACE_COUNT) for width in (50, 108)} <= names
    assert {style.back, style.pot_back} <= names
    cache.prepare(style)
    qtbot.waitUntil(lambda: {name for name, _ in cache._newest} == names, timeout=60_000)


def test_a_prepared_face_is_not_rendered_again_by_who_asks(qtbot, cache, monkeypatch):
    cache.prepare(FaceStyle())
    qtbot.waitUntil(lambda: (KEY.name, 0) in cache._newest, timeout=60_000)
    threads = []

    def watched(key):
        threads.append(threading.current_thread())
        return render_face(key)

    monkeypatch.setattr(faces_module, "render_face", watched)
    pixmap, key = cache.nearest(KEY)
    assert key == msgspec.structs.replace(KEY, width=PREPARED_WIDTH)
    assert not pixmap.isNull()
    with qtbot.waitSignal(cache.arrived, timeout=60_000):
        pass
    assert threading.main_thread() not in threads
    assert threads


def test_the_right_picture_comes_later(qtbot, cache):
    cache.nearest(msgspec.structs.replace(KEY, width=60))
    assert cache.nearest(KEY)[1].width == 60
    with qtbot.waitSignal(cache.arrived, timeout=60_000):
        pass
    pixmap, key = cache.nearest(KEY)
    assert key == KEY
    assert pixmap.toImage() == render_face(KEY)


def test_a_stand_in_for_one_who_needs_the_size_has_it(cache):
    cache.nearest(msgspec.structs.replace(KEY, width=60))
    pixmap, is_final = cache.pixmap(KEY)
    assert not is_final
    assert pixmap.size() == render_face(KEY).size()


def test_a_card_of_another_size_is_stretched_until_its_picture_has_come(qtbot, cache):
    item = CardItem(0, cache)
    item.set_look(msgspec.structs.replace(KEY, width=54))
    item.place(QPointF(10, 20), 1.0, 1.0)
    assert item.transform().isIdentity()
    item.set_look(KEY)
    assert item.transform().m11() == pytest.approx(2)
    assert item.width == 108
    assert item.mapToScene(QPointF(0, 0)).toTuple() == pytest.approx((10, 20), abs=1)
    assert item.mapToScene(QPointF(54, 75.6)).toTuple() == pytest.approx((118, 171), abs=1)
    cache.finish()
    item.refresh()
    assert item.transform().isIdentity()
    assert item.pos() == QPointF(10, 20)


def test_a_card_laid_across_is_turned_until_its_picture_has_come(cache):
    item = CardItem(0, cache)
    item.set_look(KEY)
    item.set_look(msgspec.structs.replace(KEY, turn=90))
    assert item.transform().m11() == pytest.approx(0, abs=1e-9)
    assert item.transform().m12() == pytest.approx(1)
    cache.finish()
    item.refresh()
    assert item.transform().isIdentity()


@pytest.mark.parametrize("limit", ["KEPT_PICTURES", "KEPT_PIXELS"])
def test_sizes_that_come_back_are_kept_until_there_are_too_many(cache, monkeypatch, limit):
    turned = [msgspec.structs.replace(KEY, width=width, turn=9) for width in (54, 80)]
    for key in [msgspec.structs.replace(KEY, width=width) for width in (54, 80, 108)] + turned:
        cache._keep(key, render_face(key))
    cache.forget_other_sizes({108}, 1.0)
    assert len(cache._pixmaps) == 5
    monkeypatch.setattr(faces_module, limit, 0)
    cache.forget_other_sizes({80}, 1.0)
    # What is in use, and the newest of the face unturned: the turned one is made of that until it is back.
    assert {(key.width, key.turn) for key in cache._pixmaps} == {(80, 0), (108, 0), (80, 9)}
    cache.forget_other_sizes({54}, 1.0)
    assert {(key.width, key.turn) for key in cache._pixmaps} == {(108, 0)}
    assert cache.nearest(turned[1])[1] == msgspec.structs.replace(KEY, width=108)
