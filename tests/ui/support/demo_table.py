"""Compose a whole table in the middle of a recorded deal, to be looked at: no game runs behind it.

`python -m tests.ui.support.demo_table FOLDER` writes pictures at several sizes and in all themes.
"""

import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene

from buraco_desktop.engine.cards import RANK, SUIT
from buraco_desktop.engine.melds import canasta_bonus
from buraco_desktop.ui.faces import POT_BACK, STOCK_BACK, FaceKey, FaceStyle, render_face
from buraco_desktop.ui.table.backdrop import paint_backdrop
from buraco_desktop.ui.table.badges import BadgeData, BadgeKind, MeldMarks, badge_kind
from buraco_desktop.ui.table.buttons import ButtonData, ButtonItem
from buraco_desktop.ui.table.labels import PileEdges, PileText, PotLabel, StockCount, ZoneHead
from buraco_desktop.ui.table.layout import Place, TableLayout, TablePicture, lay_out
from buraco_desktop.ui.table.parts import Part, team_mark
from buraco_desktop.ui.table.plates import PORTRAITS, CaptionItem, PlateData, PlateItem
from buraco_desktop.ui.table.spots import Z_BASE, Z_MELD_MARKS
from buraco_desktop.ui.table.strip import ScoreCell, StripData, StripItem
from buraco_desktop.ui.theme import FELT, THEMES, Theme
from tests.ui.support.tables import crowded_picture, picture_of, replay, traces

NAMES = ("You", "Bruno", "Lucia", "Marta", "Rosa", "Aldo")
WORDS = {
    BadgeKind.CLEAN: "Clean",
    BadgeKind.SEMI: "Semi-clean",
    BadgeKind.DIRTY: "Dirty",
    BadgeKind.RIBBON: "",
    BadgeKind.CROWN: "",
}


def table_scene(layout: TableLayout, theme: Theme, ratio: float = 1.0) -> QGraphicsScene:
    """Return a scene with cards and all drawn parts."""
    scene = QGraphicsScene(0, 0, layout.width, layout.height)
    ground = QGraphicsPixmapItem(QPixmap.fromImage(paint_backdrop(layout, theme, ratio)))
    ground.setZValue(-1000)
    scene.addItem(ground)
    _add_cards(scene, layout, theme, ratio)
    for item, z in _parts(layout, theme):
        item.setZValue(z)
        scene.addItem(item)
    return scene


def _add_cards(scene: QGraphicsScene, layout: TableLayout, theme: Theme, ratio: float) -> None:
    style = FaceStyle(large_index=layout.picture.large_index, high_contrast=bool(theme.face_suffix))
    cache: dict[FaceKey, QPixmap] = {}
    for spot in layout.cards:
        back = POT_BACK if spot.place is Place.POT else STOCK_BACK
        name = back if spot.card is None else style.file_name(spot.card, spot.width)
        key = FaceKey(name, spot.width, ratio, spot.rotation)
        if key not in cache:
            cache[key] = QPixmap.fromImage(render_face(key))
        item = QGraphicsPixmapItem(cache[key])
        left, top = key.margins()
        item.setPos(spot.x - left, spot.y - top)
        item.setZValue(spot.z)
        scene.addItem(item)


def _parts(layout: TableLayout, theme: Theme) -> Iterable[tuple[Part, float]]:
    picture, u = layout.picture, layout.u
    own = layout.own_team
    yield from _plates(layout, theme)
    for team, rect in layout.heads.items():
        head = ZoneHead(theme)
        points = sum(
            canasta_bonus(meld, picture.rules) + sum(picture.rules.points[card] for card in meld.cards)
            for meld in picture.melds[team]
        )
        words = "Our melds" if team == own else "Their melds" if picture.team_count == 2 else "Bruno + Marta"
        mark = team_mark(theme, (team - own) % picture.team_count)
        head.show_head(rect, u, mark, words, f"{points:,} points", is_right=team in layout.right_heads)
        yield head, -10
    for (team, index), spot in layout.melds.items():
        meld = picture.melds[team][index]
        kind = badge_kind(meld, picture.rules)
        badge = None
        if kind is not None:
            badge = BadgeData(kind, WORDS[kind], str(canasta_bonus(meld, picture.rules)))
        marks = MeldMarks(theme)
        marks.show_marks(spot, u, badge, meld.wild_rank)
        yield marks, Z_MELD_MARKS
    for pot in layout.pot_spots:
        label = PotLabel(theme)
        label.show_pot(pot, u, "Pot" if pot.size else "Pot: Us" if pot.team == own else "Pot: Them")
        yield label, -5
    count = StockCount(theme)
    count.show_count(layout.stock_count, u, str(picture.stock_size))
    yield count, Z_BASE[Place.STOCK] + 50
    edges = PileEdges(theme)
    edges.show_edges(layout)
    yield edges, Z_BASE[Place.PILE] - 1
    text = PileText(theme)
    points = sum(picture.rules.points[card] for card in picture.pile if card is not None)
    second = f"{points} points" if picture.is_pile_open else "only the top one is open"
    text.show_lines(layout.pile_count, u, f"{len(picture.pile)} cards", second)
    yield text, -5
    if layout.last_event is not None:
        event = PileText(theme)
        event.show_lines(layout.last_event, u, "Marta discarded", "5 of diamonds", is_right=True)
        yield event, -5
    yield from _bar(layout, theme)
    yield from _buttons(layout, theme)


def _plates(layout: TableLayout, theme: Theme) -> Iterable[tuple[Part, float]]:
    picture = layout.picture
    for seat, spot in layout.plate_spots.items():
        number = (seat - picture.seat) % picture.players
        team = seat % picture.team_count
        plate = PlateItem(theme)
        plate.show_plate(
            spot,
            layout.u,
            PlateData(
                NAMES[number],
                PORTRAITS[(number * 3) % len(PORTRAITS)],
                team_mark(theme, (team - layout.own_team) % picture.team_count),
                picture.hand_sizes[seat],
                level_dots=None if number == 0 else 1 + number,
                has_pot=picture.pot_taken[team],
                is_turn=seat == picture.turn,
                is_thinking=seat == picture.turn and number > 0,
                is_danger=picture.hand_sizes[seat] <= 3,
            ),
        )
        plate.set_phase(0.1)
        yield plate, 50
        if seat in layout.captions and number in (2, 3):
            caption = CaptionItem(theme)
            caption.show_caption(
                layout.captions[seat], layout.u, ("took 6 cards", "then 9 of clubs"), spot.kind
            )
            yield caption, 51


def _bar(layout: TableLayout, theme: Theme) -> Iterable[tuple[Part, float]]:
    own, teams = layout.own_team, layout.picture.team_count
    order = [(own + step) % teams for step in range(teams)]
    names = ("Us", "Them") if teams == 2 else ("Us", "B+M", "A+R")
    figures = (("1,245", "+365", 0.62), ("1,030", "+160", 0.51), ("760", "+155", 0.38))
    cells = tuple(
        ScoreCell(team_mark(theme, number), names[number], *figures[number]) for number in range(len(order))
    )
    strip = StripItem(theme, lambda: None)
    data = StripData("Italian Burraco", "Deal 3 · No. 48 213", "to 2,005", cells)
    strip.show_strip(layout.top_bar, layout.u, data)
    yield strip, 6000
    bar = layout.top_bar
    for rect, icon in ((bar.menu, "menu"), (bar.sheet, "sheet"), (bar.rules, "book"), (bar.settings, "gear")):
        button = ButtonItem(theme, lambda: None)
        button.show_button(rect, layout.u, ButtonData(icon=icon))
        yield button, 6001


def _buttons(layout: TableLayout, theme: Theme) -> Iterable[tuple[Part, float]]:
    for rect, data in zip(
        layout.buttons,
        (
            ButtonData("Meld 3", "play", "M", is_primary=True),
            ButtonData("Sort", "sort", "S"),
            ButtonData("Hint", "bulb", "H"),
            ButtonData("Undo", "undo", "^Z", is_enabled=False),
        ),
        strict=True,
    ):
        button = ButtonItem(theme, lambda: None)
        button.show_button(rect, layout.u, data)
        yield button, 6001


def render_scene(scene: QGraphicsScene, ratio: float = 1.0) -> QImage:
    """Return the scene as a picture."""
    size = scene.sceneRect().size()
    image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
    painter.end()
    return image


def busy_picture(players: int, step: float = 0.75, number: int = 0, **choices: object) -> TablePicture:
    """Return the picture of a recorded deal for so many players, `step` of the way through."""
    trace = [deal for deal in traces() if deal["players"] == players][number]
    states = replay(trace)
    wanted = int(step * len(trace["commands"]))
    for count, deal in enumerate(states):
        if count >= wanted and len(deal.hands[deal.turn]) >= 8:
            break
    picture = picture_of(deal, deal.turn, **choices)
    suits = [SUIT[card] for card in picture.hand]
    gaps = frozenset(index for index in range(1, len(suits)) if suits[index] != suits[index - 1])
    return replace(picture, gaps=gaps) if RANK else picture


def main(folder: Path) -> None:
    """Write all pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    four = busy_picture(4, 0.8, number=4)
    jobs: list[tuple[str, tuple[int, int], TablePicture, Theme, float]] = [
        (f"four-{width}", (width, height), four, FELT, 1.0)
        for width, height in ((1024, 700), (1280, 800), (1920, 1080))
    ]
    jobs += [
        ("crowded-1024", (1024, 700), crowded_picture(hand=25), FELT, 1.0),
        ("crowded-1280", (1280, 800), crowded_picture(hand=45, turn=0), FELT, 1.0),
        ("two-1280", (1280, 800), busy_picture(2, number=9), FELT, 1.0),
        ("six-1280", (1280, 800), busy_picture(6), FELT, 1.0),
        ("six-1024", (1024, 700), busy_picture(6, turn=3), FELT, 1.0),
        ("text-1280", (1280, 800), replace(four, text_scale=1.5), FELT, 1.0),
        ("panel-1280", (1280, 800), replace(four, panel_width=314), FELT, 1.0),
        ("sharp-1280", (1280, 800), four, FELT, 2.0),
        ("wide-2560", (2560, 1080), four, FELT, 1.0),
    ]
    jobs += [(f"{theme.key}-1280", (1280, 800), four, theme, 1.0) for theme in THEMES[1:]]
    for name, size, picture, theme, ratio in jobs:
        layout = lay_out(*size, replace(picture, large_index=picture.large_index or bool(theme.face_suffix)))
        render_scene(table_scene(layout, theme, ratio), ratio).save(str(folder / f"{name}.png"))


if __name__ == "__main__":
    app = QApplication([])
    main(Path(sys.argv[1]))
