"""The ghosts of the melds that a drop would give, each with a chip that says what it gives.

The chosen layout is strong, another one of the same cards weak (design 8).
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from buraco_desktop.engine.legality import Target, Zone
from buraco_desktop.engine.melds import Meld
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.badges import MeldMarks, badge_image, badge_kind
from buraco_desktop.ui.table.chip import WEAK, Chip, strong
from buraco_desktop.ui.table.chip_place import chip_place
from buraco_desktop.ui.table.ghost_places import GhostPlace, preview
from buraco_desktop.ui.table.marks import TargetGlow, ghost_pixmap
from buraco_desktop.ui.table.spots import Z_BASE, CardSpot, Place, Rect, TableLayout
from buraco_desktop.ui.text_ghost import ghost_words
from buraco_desktop.ui.theme import Theme

Z_CHIP = 9600
"""Above the carried cards: what a drop gives must be readable while they hang over it."""
OVER_CARD = 0.25
"""How much higher a ghost card lies than a real one would at its place."""
FRAME_OUTSET = 5
"""How far the frame around the whole meld is off its cards, in logical pixels."""
CHIP_BADGE = 20
"""Height of the badge in the chip, in scaled pixels."""
WEAK_OPACITY = 0.5
"""Opacity of a layout that is not chosen."""


class Ghost:
    """Items on a scene that come and go together."""

    def __init__(self, scene: QGraphicsScene, faces: FaceCache, theme: Theme) -> None:
        self._scene, self._faces, self._theme = scene, faces, theme
        self._items: list[QGraphicsItem] = []
        self._places: list[GhostPlace] = []
        self._chosen: Target | None = None
        self._table: TableLayout | None = None

    @property
    def is_shown(self) -> bool:
        """Whether a ghost is on the table."""
        return bool(self._items)

    @property
    def table(self) -> TableLayout | None:
        """The layout in which the ghost lies, with all cards that are there: the own melds make room for it.

        None without a ghost.
        """
        return self._table

    @property
    def places(self) -> tuple[GhostPlace, ...]:
        """The layouts that are shown, from left to right."""
        return tuple(self._places)

    @property
    def chosen(self) -> Target | None:
        """The layout that is shown strongly; None without a ghost."""
        return self._chosen

    def target_at(self, x: float, y: float) -> Target | None:
        """Return the layout whose own cards lie at a point, the chosen one before another."""
        for place in sorted(self._places, key=lambda place: place.target != self._chosen):
            if any(spot.bounds.contains(x, y) for spot in place.own):
                return place.target
        return None

    def has_chosen_at(self, x: float, y: float) -> bool:
        """Whether the chosen meld lies at a point, with all its cards."""
        return any(place.spot.rect.contains(x, y) for place in self._places if place.target == self._chosen)

    def set_visible(self, is_visible: bool) -> None:
        """Hide the ghost for a while, or show it again."""
        for item in self._items:
            item.setVisible(is_visible)

    def hide(self) -> None:
        """Take the ghost away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._places.clear()
        self._chosen = self._table = None

    def show(
        self,
        target: Target,
        others: Sequence[Target],
        layout: TableLayout,
        own_team: int,
        style: FaceStyle,
        ratio: float,
    ) -> None:
        """Show the meld of a target strongly, and weakly the `others`: layouts that the same zone offers."""
        seen = preview(layout, own_team, (target,), others)
        self._places, self._chosen, self._table = list(seen.places), target, seen.layout
        told: list[Rect] = []
        for place in seen.chosen:
            self._add_frame(place, layout.u)
            self._add_cards(place, style, ratio)
            told.append(self._add_chip(place, seen.layout, layout.picture.melds[own_team], told, ratio))
        for place in seen.others:
            self._add_weak_place(place, seen.chosen, style, ratio)
            told.append(self._add_chip(place, seen.layout, layout.picture.melds[own_team], told, ratio))

    def _add_frame(self, place: GhostPlace, unit: float) -> None:
        """Frame the meld as it will lie, under its cards and those of the row in front."""
        box = QRectF(*place.spot.rect.inset(-FRAME_OUTSET))
        frame = TargetGlow(box, 12 * unit, self._theme, True)
        frame.setZValue(Z_BASE[Place.MELD] + 100 * place.spot.row - 0.5)
        self._add(frame)

    def _add_cards(self, place: GhostPlace, style: FaceStyle, ratio: float) -> None:
        """Add the cards that are new where they will lie."""
        for spot in place.own:
            picture, margins = self._picture(spot, style, ratio)
            item = QGraphicsPixmapItem(picture)
            item.setOffset(-margins[0], -margins[1])
            item.setPos(round(spot.x), round(spot.y))
            item.setZValue(spot.z + OVER_CARD)
            self._add(item)

    def _add_weak_place(
        self, place: GhostPlace, chosen: Sequence[GhostPlace], style: FaceStyle, ratio: float
    ) -> None:
        """Add what another layout has at other places than the chosen ones."""
        strong = {(spot.card, spot.x) for each in chosen for spot in each.cards}
        own = [spot for spot in place.own if (spot.card, spot.x) not in strong]
        for run in runs(own):
            self._add_weak(run, style, ratio)
        wild = place.meld.cards[place.meld.wild] if place.meld.wild >= 0 else None
        if wild is not None and any(spot.card == wild for spot in own):
            marks = MeldMarks(self._theme)
            marks.show_marks(place.spot, 1.0, None, place.meld.wild_rank)
            marks.setZValue(max(spot.z for spot in place.cards) + 0.5)
            marks.setOpacity(WEAK_OPACITY)
            self._add(marks)

    def _add_weak(self, run: Sequence[CardSpot], style: FaceStyle, ratio: float) -> None:
        """Add cards that lie side by side as one picture: through a weak card no other one may show."""
        left, top = min(spot.x for spot in run), min(spot.y for spot in run)
        pictures = [(spot, *self._picture(spot, style, ratio)) for spot in run]
        margin = max(max(margins) for _, _, margins in pictures)
        side = max(spot.height for spot in run)
        width = max(spot.x for spot in run) - left + side + 2 * margin
        sheet = QPixmap(round(width * ratio), round((side + 2 * margin) * ratio))
        sheet.setDevicePixelRatio(ratio)
        sheet.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sheet)
        for spot, picture, margins in sorted(pictures, key=lambda each: each[0].z):
            at = QPointF(
                round(spot.x) - left - margins[0] + margin, round(spot.y) - top - margins[1] + margin
            )
            painter.drawPixmap(at, picture)
        painter.end()
        item = QGraphicsPixmapItem(sheet)
        item.setOffset(-margin, -margin)
        item.setPos(left, top)
        item.setZValue(min(spot.z for spot in run) + OVER_CARD)
        item.setOpacity(WEAK_OPACITY)
        self._add(item)

    def _picture(self, spot: CardSpot, style: FaceStyle, ratio: float) -> tuple[QPixmap, tuple[float, float]]:
        """Return the tinted face of a ghost card, and its margins."""
        assert spot.card is not None
        key = FaceKey(style.file_name(spot.card, spot.width), spot.width, ratio, spot.rotation)
        face, _ = self._faces.pixmap(key)
        margins = key.margins()
        return ghost_pixmap(face, spot.width, margins, spot.rotation), margins

    def _add_chip(
        self,
        place: GhostPlace,
        layout: TableLayout,
        old: Sequence[Meld],
        told: Sequence[Rect],
        ratio: float,
    ) -> Rect:
        """Add what a layout gives, where it covers no index and nothing of what is `told`; return its box."""
        unit, rules = layout.u, layout.picture.rules
        is_chosen, has_others = place.target == self._chosen, len(self._places) > 1
        base = base_of(place.target, old)
        words = ghost_words(place.meld, base, rules, is_one_of=has_others, is_chosen=is_chosen)
        kind = badge_kind(place.meld, rules)
        badge = None if kind is None else badge_image(kind, round(CHIP_BADGE * unit), ratio)
        chip = Chip(words, unit, strong(self._theme) if is_chosen else WEAK, badge)
        middle = (place.own_rect if has_others else place.spot.rect).centre[0]
        box = chip_place(layout, place, middle, chip.size, told, is_below=not is_chosen)
        chip.setPos(box.x, box.y)
        chip.setZValue(Z_CHIP + is_chosen)
        self._add(chip)
        return box

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)


def base_of(target: Target, melds: Sequence[Meld]) -> Meld | None:
    """Return the meld that grows; None for a new one."""
    return melds[target.index] if target.zone is Zone.MELD and target.index is not None else None


def runs(spots: Sequence[CardSpot]) -> list[list[CardSpot]]:
    """Return cards in groups that lie side by side."""
    runs: list[list[CardSpot]] = []
    for spot in spots:
        if runs and spot.order == runs[-1][-1].order + 1 and spot.rotation == runs[-1][-1].rotation:
            runs[-1].append(spot)
        else:
            runs.append([spot])
    return runs
