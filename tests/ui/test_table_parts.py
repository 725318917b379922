"""The drawn parts of the table: what they show, that they stay sharp, and that they answer to the mouse."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.melds import SpecialMove
from buraco_desktop.ui.cast import KNOWN_PORTRAITS
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.table.backdrop import paint_backdrop
from buraco_desktop.ui.table.badges import (
    BadgeData,
    BadgeKind,
    MeldMarks,
    badge_image,
    badge_kind,
    chip_image,
)
from buraco_desktop.ui.table.buttons import ButtonData, ButtonItem, ButtonLook
from buraco_desktop.ui.table.labels import PileEdges, PileText, PotLabel, StockCount, ZoneHead
from buraco_desktop.ui.table.layout import Place, PlateKind, PlateSpot, Rect, lay_out
from buraco_desktop.ui.table.parts import (
    Part,
    Shape,
    TeamMark,
    draw_mark,
    draw_text,
    fitting_font,
    svg_image,
    team_mark,
    text_width,
)
from buraco_desktop.ui.table.plates import CaptionItem, PlateData, PlateItem
from buraco_desktop.ui.table.strip import ScoreCell, StripData, StripItem
from buraco_desktop.ui.theme import FELT, HIGH_CONTRAST, THEMES, Theme, colour
from tests.ui.support.tables import crowded_picture, sequence

pytestmark = pytest.mark.usefixtures("qapp")

US = TeamMark(Shape.DISC, FELT.us)
THEM = TeamMark(Shape.SQUARE, FELT.them)
RULES = rulesets.find("bukharo")
ITALIAN = rulesets.find("burraco-italiano")
assert RULES is not None
assert ITALIAN is not None


class Stage:
    """A window with a scene, to be pressed on with real events."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(0, 0, 600, 300)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.resize(600, 300)
        self.view.setMouseTracking(True)
        self.view.show()

    def press(self, x: int, y: int) -> None:
        QTest.mouseMove(self.view.viewport(), QPoint(x, y))
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))

    def move(self, x: int, y: int) -> None:
        QTest.mouseMove(self.view.viewport(), QPoint(x, y))

    def release(self, x: int, y: int) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))


@pytest.fixture
def stage() -> Iterator[Stage]:
    made = Stage()
    yield made
    made.view.close()
    made.scene.clear()
    made.view.deleteLater()


def paint(part: Part, ratio: float = 1.0, ground: str = "#1F5449") -> QImage:
    """Return what a part paints, its margin included."""
    bounds = part.boundingRect()
    image = QImage(
        round(bounds.width() * ratio),
        round(bounds.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(colour(ground))
    painter = QPainter(image)
    painter.translate(-bounds.topLeft())
    part.paint(painter, None)
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def plate_data(**changes: object) -> PlateData:
    return msgspec.structs.replace(PlateData("Lucia", "portrait-QH", US, 7, 3, has_pot=False), **changes)


def plate_of(spot: PlateSpot, data: PlateData, theme: Theme = FELT) -> PlateItem:
    plate = PlateItem(theme)
    plate.show_plate(spot, 1.0, data)
    return plate


RAIL = PlateSpot(1, PlateKind.RAIL, Rect(6, 200, 116, 152))
TOP = PlateSpot(2, PlateKind.TOP, Rect(500, 50, 232, 44))
OWN = PlateSpot(0, PlateKind.OWN, Rect(10, 640, 134, 134))


# -- ground -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_ground_fills_the_window_at_the_resolution_of_the_screen(theme: Theme, ratio: float) -> None:
    layout = lay_out(1024, 700, crowded_picture())
    image = paint_backdrop(layout, theme, ratio)
    assert (image.width(), image.height()) == (round(1024 * ratio), round(700 * ratio))
    assert image.devicePixelRatio() == ratio


def test_the_ground_does_not_depend_on_the_cards() -> None:
    few = lay_out(1280, 800, crowded_picture(melds=1, hand=5, pile=1))
    many = lay_out(1280, 800, crowded_picture(melds=9, hand=12, pile=8))
    assert pixels(paint_backdrop(few, FELT, 1)) == pixels(paint_backdrop(many, FELT, 1))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_nothing_of_the_ground_is_as_light_as_a_card(theme: Theme) -> None:
    """Three layers of contrast: the frame stays far below the ivory of the cards (design 1)."""
    layout = lay_out(1280, 800, crowded_picture())
    image = paint_backdrop(layout, theme, 1)
    lines = 0
    for x in range(0, 1280, 7):
        for y in range(0, 800, 7):
            lines += image.pixelColor(x, y).lightness() > 130
    # White lines are what the high-contrast theme is made of.
    assert lines <= (0.04 * 183 * 115 if theme is HIGH_CONTRAST else 0)


# -- plates -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spot", [RAIL, TOP, OWN], ids=lambda spot: spot.kind)
def test_a_plate_shows_every_change(spot: PlateSpot) -> None:
    changes: list[dict[str, object]] = [
        {},
        {"name": "Marta"},
        {"portrait": "portrait-KC"},
        {"habit": "Prudent"},
        {"mark": THEM},
        {"card_count": 8},
        {"level_dots": 4},
        {"level_dots": None},
        {"has_pot": True},
        {"has_pot": None},
        {"is_turn": True},
        {"is_thinking": True},
        {"is_danger": True},
    ]
    pictures = {pixels(paint(plate_of(spot, plate_data(**change)))) for change in changes}
    assert len(pictures) == len(changes)


@pytest.mark.parametrize("portrait", sorted(KNOWN_PORTRAITS))
def test_every_portrait_is_there(portrait: str) -> None:
    assert not paint(plate_of(RAIL, plate_data(portrait=portrait))).isNull()


def test_a_portrait_that_is_missing_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        svg_image("portraits", "portrait-none", 40, 40, 1.0)


def test_thinking_turns_without_drawing_the_plate_again(monkeypatch: pytest.MonkeyPatch) -> None:
    plate = plate_of(RAIL, plate_data(is_thinking=True))
    first = paint(plate)
    monkeypatch.setattr(plate, "draw", lambda painter: pytest.fail("drawn again"))
    plate.set_phase(0.4)
    second = paint(plate)
    assert pixels(first) != pixels(second)


def test_a_plate_is_drawn_again_for_a_sharper_screen() -> None:
    plate = plate_of(RAIL, plate_data())
    assert paint(plate, 1.0).width() * 2 == paint(plate, 2.0).width()
    assert plate._picture is not None
    assert plate._picture.devicePixelRatio() == 2.0


def test_a_compact_plate_has_no_name() -> None:
    compact = msgspec.structs.replace(RAIL, is_compact=True)
    one = paint(plate_of(compact, plate_data()))
    other = paint(plate_of(compact, plate_data(name="Somebody")))
    assert pixels(one) == pixels(other)


@pytest.mark.parametrize("u", [0.9, 1.0, 1.35, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)], ids=str)
def test_the_parts_of_a_plate_do_not_run_into_each_other(size: tuple[int, int], u: float) -> None:
    layout = lay_out(*size, crowded_picture(text_scale=max(1.0, u)))
    for spot in layout.plate_spots.values():
        plate = PlateItem(FELT)
        plate.show_plate(spot, layout.u, plate_data())
        centre, radius = plate.avatar
        assert plate.box.contains(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
        if spot.kind is not PlateKind.TOP:
            words = 18 if spot.kind is PlateKind.OWN else 32
            assert centre.y() + radius + (words + 24) * layout.u <= plate.box.bottom() + 1


def test_captions_show_their_lines_and_hide_without() -> None:
    caption = CaptionItem(FELT)
    caption.show_caption(Rect(6, 400, 120, 42), 1.0, ("took 6 cards",), PlateKind.RAIL, FaceStyle())
    one = paint(caption)
    lines = ("took 6 cards", f"then {card_sign(9)}")
    caption.show_caption(Rect(6, 400, 120, 42), 1.0, lines, PlateKind.RAIL, FaceStyle())
    assert caption.isVisible()
    assert pixels(one) != pixels(paint(caption))
    caption.show_caption(Rect(6, 400, 120, 42), 1.0, (), PlateKind.RAIL, FaceStyle())
    assert not caption.isVisible()


# -- text and signs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["Meld 3", "Выложить 3 карты", "Descartar", "Прикупить из колоды"])
def test_text_gets_smaller_before_it_is_cut(text: str) -> None:
    full = text_width(text, 15, 650)
    metrics, size = fitting_font(text, 0.85 * full, 15, 650)
    assert metrics.horizontalAdvance(text) <= 0.85 * full
    assert 12 <= size < 15
    assert fitting_font(text, 4 * full, 15, 650)[1] == 15


def test_text_that_cannot_fit_is_shortened_at_the_end() -> None:
    image = QImage(60, 30, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    assert draw_text(painter, "a very long sentence", QRectF(0, 0, 50, 30), 15, 500, FELT.text) <= 50
    painter.end()


def test_teams_are_told_apart_without_colour() -> None:
    shapes = [team_mark(FELT, place).shape for place in range(3)]
    assert shapes == [Shape.DISC, Shape.SQUARE, Shape.TRIANGLE]
    pictures = set()
    for shape in Shape:
        image = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        draw_mark(painter, TeamMark(shape, "#FFFFFF"), image.rect().toRectF().center(), 16)
        painter.end()
        pictures.add(pixels(image.convertToFormat(QImage.Format.Format_Grayscale8)))
    assert len(pictures) == 3


# -- badges -------------------------------------------------------------------------------------------------


def test_badges_by_class_and_bonus() -> None:
    assert badge_kind(sequence(0, 3, 6), ITALIAN) is None
    assert badge_kind(sequence(0, 3, 7), ITALIAN) is BadgeKind.CLEAN
    assert badge_kind(sequence(0, 3, 8, wild=7), ITALIAN) is BadgeKind.SEMI
    assert badge_kind(sequence(0, 3, 7, wild=6), ITALIAN) is BadgeKind.DIRTY
    special = rulesets.find("buraco")
    assert special is not None
    full = sequence(0, 1, 14)._replace(special=SpecialMove.ACE_TO_ACE)
    assert badge_kind(full, special) is BadgeKind.CROWN
    king = sequence(0, 1, 13)._replace(special=SpecialMove.ACE_TO_KING)
    assert badge_kind(king, special) is BadgeKind.RIBBON


@pytest.mark.parametrize("height", [24, 40])
def test_badges_are_told_apart_without_colour(height: int) -> None:
    grey = {
        pixels(badge_image(kind, height, 1.0).convertToFormat(QImage.Format.Format_Grayscale8))
        for kind in BadgeKind
    }
    assert len(grey) == len(BadgeKind)


def test_every_rank_has_its_chip() -> None:
    chips = {pixels(chip_image(rank, 16, FELT, 1.0)) for rank in range(1, 14)}
    assert len(chips) == 13
    assert chip_image(10, 16, FELT, 2.0).width() == 32


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("count", [4, 9, 12])
@pytest.mark.parametrize("word", ["Limpa", "Semipulito", "Чистая"])
def test_no_badge_covers_an_index_or_a_suit(size: tuple[int, int], count: int, word: str) -> None:
    picture = crowded_picture(melds=count, hand=13)
    layout = lay_out(*size, picture)
    indices = []
    for card in layout.cards:
        if card.place is Place.MELD and not card.rotation:
            across, down = (0.28, 0.44) if card.large_index else (0.19, 0.28)
            width, height = across * card.width, min(down * card.height, card.strip.height)
            indices.append(QRectF(card.x, card.y, width, height))
    for (team, index), spot in layout.melds.items():
        kind = badge_kind(picture.melds[team][index], picture.rules)
        if kind is None:
            continue
        marks = MeldMarks(FELT)
        marks.show_marks(spot, layout.u, BadgeData(kind, word, "200"), 0)
        box = marks.badge_box()
        # The corners of badge and pill are round; what is inside counts.
        inner = box.adjusted(0.15 * box.height(), 0.1 * box.height(), -2, -1)
        assert not [index for index in indices if index.intersects(inner)], (spot, box)


def test_marks_of_a_meld_are_where_the_layout_wants_them() -> None:
    layout = lay_out(1280, 800, crowded_picture(melds=3))
    spot = layout.melds[0, 1]
    marks = MeldMarks(FELT)
    marks.show_marks(spot, 1.0, BadgeData(BadgeKind.DIRTY, "Dirty", "100"), 4)
    bounds = marks.mapRectToScene(marks.boundingRect())
    assert spot.chip is not None
    assert bounds.contains(QRectF(*spot.chip))
    assert bounds.contains(marks.badge_box())
    assert not paint(marks).isNull()


# -- buttons ------------------------------------------------------------------------------------------------


def test_a_button_acts_when_it_is_released_where_it_was_pressed(stage: Stage) -> None:
    clicks: list[str] = []
    button = ButtonItem(FELT, lambda: clicks.append("meld"))
    button.show_button(Rect(100, 100, 130, 38), 1.0, ButtonData("Meld", "play", "M", is_primary=True))
    stage.scene.addItem(button)
    stage.press(160, 118)
    assert button.look is ButtonLook.PRESSED
    assert clicks == []
    stage.release(160, 118)
    assert clicks == ["meld"]
    stage.press(160, 118)
    stage.release(400, 250)
    assert clicks == ["meld"]


def test_a_disabled_button_asks_why_and_lets_nothing_through(stage: Stage) -> None:
    clicks: list[str] = []
    below = ButtonItem(FELT, lambda: clicks.append("below"))
    below.show_button(Rect(100, 100, 130, 38), 1.0, ButtonData("Below"))
    above = ButtonItem(FELT, lambda: clicks.append("above"))
    data = ButtonData("Undo", "undo", is_enabled=False, hint="Nothing to take back.")
    above.show_button(Rect(100, 100, 130, 38), 1.0, data)
    stage.scene.addItem(below)
    stage.scene.addItem(above)
    stage.press(160, 118)
    stage.release(160, 118)
    assert clicks == ["above"]
    assert above.look is ButtonLook.DISABLED
    assert above.toolTip() == "Nothing to take back."


def test_small_buttons_answer_around_themselves(stage: Stage) -> None:
    clicks: list[int] = []
    button = ButtonItem(FELT, lambda: clicks.append(1))
    button.show_button(Rect(100, 100, 29, 29), 0.9, ButtonData(icon="menu"))
    stage.scene.addItem(button)
    bounds = button.mapRectToScene(button.boundingRect())
    assert min(bounds.width(), bounds.height()) >= 36
    stage.press(97, 97)
    stage.release(97, 97)
    assert clicks == [1]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_every_look_of_a_button_is_different(theme: Theme) -> None:
    pictures = set()
    for is_primary in (True, False):
        for hovered, pressed, enabled in ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 0, 0)):
            button = ButtonItem(theme, lambda: None)
            data = ButtonData("Meld", "play", "M", is_primary=is_primary, is_enabled=bool(enabled))
            button.show_button(Rect(0, 0, 130, 38), 1.0, data)
            button._set(is_hovered=bool(hovered), is_pressed=bool(pressed))
            pictures.add(pixels(paint(button, ground=theme.ledge_mid)))
    # A disabled primary button looks like any other disabled one.
    expected = 7 if theme is not HIGH_CONTRAST else 5
    assert len(pictures) >= expected


# -- strip and labels ---------------------------------------------------------------------------------------


def strip_data(cells: int = 2) -> StripData:
    marks = (US, THEM, TeamMark(Shape.TRIANGLE, FELT.third))
    made = tuple(ScoreCell(mark, "Us", "1,245", "+365", 0.6) for mark in marks[:cells])
    return StripData("Bukharo", "Deal 3", "to 2,000", made, "Score sheet")


def test_the_scores_open_the_sheet_and_the_rest_of_the_bar_does_not(stage: Stage) -> None:
    clicks: list[str] = []
    bar = lay_out(600, 300, crowded_picture()).top_bar
    under = ButtonItem(FELT, lambda: clicks.append("under"))
    under.show_button(bar.rect, 0.9, ButtonData("Under"))
    stage.scene.addItem(under)
    strip = StripItem(FELT, lambda: clicks.append("scores"))
    strip.show_strip(bar, 0.9, strip_data())
    stage.scene.addItem(strip)
    x, y = (round(value) for value in bar.cells[1].centre)
    stage.press(x, y)
    stage.release(x, y)
    assert clicks == ["scores"]
    stage.press(round(bar.title.x + 2), y)
    stage.release(round(bar.title.x + 2), y)
    assert clicks == ["scores", "under"]


@pytest.mark.parametrize("cells", [2, 3])
def test_the_strip_shows_every_change(cells: int) -> None:
    layout = lay_out(1280, 800, crowded_picture(6, team_count=cells))
    base = strip_data(cells)
    cell = base.cells[0]
    changes = [
        base,
        msgspec.structs.replace(base, title="Burako"),
        msgspec.structs.replace(base, subtitle="Deal 4"),
        msgspec.structs.replace(base, target="over 3,000"),
        msgspec.structs.replace(base, cells=(msgspec.structs.replace(cell, total="1,255"), *base.cells[1:])),
        msgspec.structs.replace(base, cells=(msgspec.structs.replace(cell, change="−20"), *base.cells[1:])),
        msgspec.structs.replace(base, cells=(msgspec.structs.replace(cell, progress=None), *base.cells[1:])),
    ]
    strip = StripItem(FELT, lambda: None)
    pictures = set()
    for data in changes:
        strip.show_strip(layout.top_bar, layout.u, data)
        pictures.add(pixels(paint(strip)))
    assert len(pictures) == len(changes)


def test_labels_on_the_felt_show_what_they_are_told() -> None:
    layout = lay_out(1280, 800, crowded_picture(is_pile_open=False, pile=5))
    head, pot, stock, text, edges = (
        kind(FELT) for kind in (ZoneHead, PotLabel, StockCount, PileText, PileEdges)
    )
    head.show_head(layout.heads[0], 1, US, "Our melds", "515 points")
    pot.show_pot(layout.pot_spots[0], 1, "Pot")
    stock.show_count(layout.stock_count, 1, "40")
    text.show_lines(layout.pile_count, 1, "5 cards", "only the top one is open")
    edges.show_edges(layout)
    first = [pixels(paint(part)) for part in (head, pot, stock, text, edges)]
    empty = lay_out(1280, 800, crowded_picture(is_pile_open=False, pile=0))
    head.show_head(layout.heads[0], 1, US, "Our melds", "525 points")
    pot.show_pot(layout.pot_spots[1], 1, "Pot")
    stock.show_count(layout.stock_count, 1, "39")
    text.show_lines(layout.pile_count, 1, "6 cards", "only the top one is open")
    edges.show_edges(empty)
    second = [pixels(paint(part)) for part in (head, pot, stock, text, edges)]
    assert all(one != other for one, other in zip(first, second, strict=True))


def test_parts_do_not_draw_again_for_what_they_show_already(monkeypatch: pytest.MonkeyPatch) -> None:
    stock = StockCount(FELT)
    stock.show_count(Rect(10, 10, 46, 30), 1, "40")
    paint(stock)
    monkeypatch.setattr(stock, "draw", lambda painter: pytest.fail("drawn again"))
    stock.show_count(Rect(50, 10, 46, 30), 1, "40")
    paint(stock)
    assert stock.pos().x() == 50


def test_a_new_theme_draws_everything_again() -> None:
    plate = plate_of(RAIL, plate_data())
    before = pixels(paint(plate))
    plate.set_theme(HIGH_CONTRAST)
    assert pixels(paint(plate)) != before
