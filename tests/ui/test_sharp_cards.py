"""Cards are as sharp as their drawings on every screen: no picture is made larger or smaller to be shown."""

from math import ceil, floor

import pytest
from PySide6.QtCore import QByteArray, QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QGraphicsScene

from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.faces import BACKS, FaceCache, FaceKey, picture_size, render_face
from buraco_desktop.ui.pages.card_art import Art
from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.spots import card_height
from tests.ui.support.pages import new_session, table_page

RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
FACES = ("KS", "QH-large2", "10D-normal4", "2C-large4", "AS-hc", "joker-red", "JD", "9C", *BACKS)
NEAR = 6
"""How far a channel may be from that of the drawing: rounding while a picture is blended onto its shadow."""


def drawing(key: FaceKey, left: float, top: float, size: tuple[int, int]) -> QImage:
    """Draw the card as a vector straight into device pixels, its corner at (left, top) of them."""
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(left, top, key.width * key.ratio, card_height(key.width) * key.ratio)
    QSvgRenderer(QByteArray(asset_bytes("cards", f"{key.name}.svg"))).render(painter, box)
    painter.end()
    return image


def inner(key: FaceKey) -> QRect:
    """The card without its edges and round corners, in device pixels of its picture."""
    left, top = key.margins()
    rim = 0.07 * key.width
    x, y = ceil((left + rim) * key.ratio), ceil((top + rim) * key.ratio)
    right = floor((left + key.width - rim) * key.ratio)
    bottom = floor((top + card_height(key.width) - rim) * key.ratio)
    return QRect(x, y, right - x, bottom - y)


def farthest(one: QImage, other: QImage) -> int:
    """The largest difference of a channel of two pictures of the same size."""
    assert one.size() == other.size()
    # The fourth byte of a picture without transparency may be anything.
    # Converted pictures live as long as their bytes are read: a view does not keep its picture alive.
    ours, theirs = (each.convertToFormat(QImage.Format.Format_ARGB32) for each in (one, other))
    return max(abs(a - b) for a, b in zip(bytes(ours.constBits()), bytes(theirs.constBits()), strict=True))


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [40, 64, 108])
def test_a_picture_is_the_drawing_at_the_screen_s_own_resolution(width: int, ratio: float) -> None:
    for name in FACES:
        key = FaceKey(name, width, ratio)
        picture = render_face(key)
        assert picture.devicePixelRatio() == ratio
        left, top = key.margins()
        wanted = drawing(key, left * ratio, top * ratio, (picture.width(), picture.height()))
        area = inner(key)
        assert farthest(picture.copy(area), wanted.copy(area)) <= NEAR, name


def test_pictures_of_five_resolutions_are_five_pictures() -> None:
    pictures = [render_face(FaceKey("KH", 88, ratio)) for ratio in RATIOS]
    assert len({picture.width() for picture in pictures}) == len(RATIOS)
    # A coarse picture made larger is not what a fine one is.
    coarse = pictures[0].scaled(pictures[-1].size(), mode=Qt.TransformationMode.SmoothTransformation)
    area = inner(FaceKey("KH", 88, RATIOS[-1]))
    assert farthest(coarse.copy(area), pictures[-1].copy(area)) > 10 * NEAR


@pytest.mark.parametrize("turn", [0, 9, 90, 180])
@pytest.mark.parametrize("width", range(40, 120, 7))
def test_the_card_box_lies_on_whole_pixels_of_its_picture(width: int, turn: int) -> None:
    key = FaceKey("KS", width, 1.0, turn)
    left, top = key.margins()
    assert (left, top) == (round(left), round(top))
    across, down = picture_size(width, turn, key.shadow)
    assert across >= (card_height(width) if turn == 90 else width) + 4
    assert down >= (width if turn == 90 else card_height(width)) + 4


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_at_rest_is_a_copy_of_its_picture(qapp: QApplication, ratio: float) -> None:
    faces = FaceCache()
    key = FaceKey("QD-large2", 73, ratio)
    item = CardItem(0, faces)
    item.set_look(key)
    item.place(item.pos() + QRectF(40, 20, 0, 0).topLeft(), 1.0, 1.0)
    scene = QGraphicsScene(0, 0, 200, 160)
    scene.addItem(item)
    shown = QImage(round(200 * ratio), round(160 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    shown.setDevicePixelRatio(ratio)
    shown.fill(QColor(0, 0, 0, 0))
    painter = QPainter(shown)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, 200, 160), QRectF(0, 0, 200, 160))
    painter.end()
    picture, left_top = render_face(key), item.pos() + item.offset()
    area = inner(key)
    # Between device pixels, the nearest one is where a copy begins.
    places = {
        (round_x(left_top.x() * ratio), round_y(left_top.y() * ratio))
        for round_x in (floor, ceil)
        for round_y in (floor, ceil)
    }
    wanted = picture.copy(area)
    found = [farthest(shown.copy(area.translated(x, y)), wanted) for x, y in places]
    assert min(found) <= 1
    faces.close()


@pytest.fixture
def page(qtbot):
    session, answers = new_session()
    return table_page(qtbot, session, answers)


def send_ratio(page, monkeypatch, ratio: float) -> None:
    """Tell the view that its window is now on a screen with this ratio, as Qt does."""
    monkeypatch.setattr(type(page.view), "devicePixelRatioF", lambda _self: ratio)
    QApplication.sendEvent(page.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    QApplication.processEvents()


def pictures_on_table(page) -> list[CardItem]:
    return [item for item in page.scene.items() if isinstance(item, CardItem) and item.isVisible()]


@pytest.mark.parametrize("ratio", RATIOS[1:])
def test_a_window_on_another_screen_gets_other_pictures(page, monkeypatch, ratio: float) -> None:
    faces = page.scene._faces
    faces.finish()
    assert {item.pixmap().devicePixelRatio() for item in pictures_on_table(page)} == {1.0}
    before = [item.pos() for item in pictures_on_table(page)]
    send_ratio(page, monkeypatch, ratio)
    faces.finish()
    QApplication.processEvents()
    assert page.scene.ratio == ratio
    assert {item.pixmap().devicePixelRatio() for item in pictures_on_table(page)} == {ratio}
    assert [item.pos() for item in pictures_on_table(page)] == before
    send_ratio(page, monkeypatch, 1.0)
    faces.finish()
    QApplication.processEvents()
    assert {item.pixmap().devicePixelRatio() for item in pictures_on_table(page)} == {1.0}


def test_pictures_of_pages_are_made_for_the_screen_that_they_are_painted_on() -> None:
    art = Art()
    for ratio in RATIOS:
        image = QImage(round(120 * ratio), round(160 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.card(painter, "KS", 10, 10, 90)
        painter.end()
        key = FaceKey("KS", 90, ratio)
        left, top = key.margins()
        area = inner(key)
        moved = area.translated(round((10 - left) * ratio), round((10 - top) * ratio))
        assert farthest(image.copy(moved), render_face(key).copy(area)) <= 1, ratio
