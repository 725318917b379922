"""The ghost: the cards of the meld that a drop would give, in their final order, and a chip with the gain."""

from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from buraco_desktop.engine.legality import Target
from buraco_desktop.engine.melds import Meld, canasta_bonus, canasta_class, meld_points
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.layout import meld_spots
from buraco_desktop.ui.table.marks import Chip, ghost_pixmap
from buraco_desktop.ui.table.spots import TableLayout
from buraco_desktop.ui.text import canasta_word, cards_count, signed
from buraco_desktop.ui.theme import Theme

Z_GHOST = 7000


class Ghost:
    """Items on a scene that come and go together."""

    def __init__(self, scene: QGraphicsScene, faces: FaceCache, theme: Theme) -> None:
        self._scene, self._faces, self._theme = scene, faces, theme
        self._items: list[QGraphicsItem] = []

    @property
    def is_shown(self) -> bool:
        """Whether a ghost is on the table."""
        return bool(self._items)

    def hide(self) -> None:
        """Take the ghost away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def show(
        self, target: Target, layout: TableLayout, own_team: int, style: FaceStyle, ratio: float
    ) -> None:
        """Show the meld of a target over the meld that it extends, or in the middle of the felt."""
        meld = target.meld
        assert meld is not None
        width = layout.meld_widths[own_team]
        zone = layout.zones[own_team]
        old = layout.melds.get((own_team, target.index if target.index is not None else -1))
        if old is not None:
            width = old.card_width
        first = meld_spots(meld, 0, 0, width, layout.picture.rules)
        span = max(spot.bounds.right for spot in first)
        if old is not None:
            x, y = old.fan.x, old.fan.y
        else:
            x, y = zone.x + (zone.width - span) / 2, zone.bottom - 1.4 * width - 10 * layout.u
        x = max(zone.x, min(x, zone.right - span))
        base = layout.picture.melds[own_team][old.index] if old is not None else None
        held = set(base.cards) if base is not None else set()
        for spot in first:
            assert spot.card is not None
            key = FaceKey(style.file_name(spot.card, spot.width), spot.width, ratio, spot.rotation)
            face, _ = self._faces.pixmap(key)
            margins = key.margins()
            item = QGraphicsPixmapItem(
                face if spot.card in held else ghost_pixmap(face, spot.width, margins, spot.rotation)
            )
            item.setOffset(-margins[0], -margins[1])
            item.setPos(round(x + spot.x), round(y + spot.y))
            item.setZValue(Z_GHOST + spot.order)
            self._add(item)
        chip = Chip(gain_text(meld, base, layout.picture.rules), layout.u, self._theme)
        chip_width, chip_height = chip.size
        chip.setPos(
            max(zone.x, min(x + (span - chip_width) / 2, zone.right - chip_width)),
            y - chip_height - 6 * layout.u,
        )
        chip.setZValue(Z_GHOST + 100)
        self._add(chip)

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)


def gain_text(meld: Meld, base: Meld | None, rules: RuleSet) -> str:
    """Return what a drop gives: "Clean · 7 cards · +235"; `base` is the meld that grows, if any."""
    gain = _worth(meld, rules) - (0 if base is None else _worth(base, rules))
    parts = (canasta_word(canasta_class(meld, rules), rules), cards_count(len(meld.cards)), signed(gain))
    return " · ".join(part for part in parts if part)


def _worth(meld: Meld, rules: RuleSet) -> int:
    return meld_points(meld, rules) + canasta_bonus(meld, rules)
