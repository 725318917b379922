"""The ghost: the cards of the meld that a drop would give, in their final order, and a chip with the gain."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from buraco_desktop.engine.cards import ACE, RANKS
from buraco_desktop.engine.legality import Target
from buraco_desktop.engine.melds import HIGH_ACE, Meld, canasta_bonus, canasta_class, meld_points
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.badges import MeldMarks
from buraco_desktop.ui.table.marks import Chip, ghost_pixmap
from buraco_desktop.ui.table.packing import MeldFit, is_laid_across, place_meld
from buraco_desktop.ui.table.spots import CardSpot, Rect, TableLayout
from buraco_desktop.ui.text import canasta_word, cards_count, signed
from buraco_desktop.ui.text_table import lost_bonus_sentence
from buraco_desktop.ui.theme import Theme

translate = QCoreApplication.translate

Z_GHOST = 7000
Z_CHIP = 9600
"""Above the carried cards: what a drop gives must be readable while they hang over it."""


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
        self,
        target: Target,
        others: Sequence[Target],
        layout: TableLayout,
        own_team: int,
        style: FaceStyle,
        ratio: float,
    ) -> None:
        """Show the meld of a target over the meld that it extends, or in the middle of the felt.

        `others` are the other layouts that the same zone offers; a second chip says where they are.
        """
        meld = target.meld
        assert meld is not None
        rules, zone, unit = layout.picture.rules, layout.zones[own_team], layout.u
        old = layout.melds.get((own_team, target.index if target.index is not None else -1))
        width = layout.meld_widths[own_team] if old is None else old.card_width
        fit = MeldFit(is_laid_across(meld, rules), layout.picture.large_index)
        span = place_meld(meld, 0, 0, width, fit)[1].rect.width
        if old is not None:
            x, y = old.fan.x, old.fan.y
        else:
            x, y = zone.x + (zone.width - span) / 2, zone.bottom - 1.4 * width - 10 * unit
        x = round(max(zone.x, min(x, zone.right - span)))
        base = layout.picture.melds[own_team][old.index] if old is not None else None
        held = set(base.cards) if base is not None else set()
        cards, spot = place_meld(meld, x, round(y), width, fit)
        for card in cards:
            self._add_card(card, card.card in held, style, ratio)
        marks = MeldMarks(self._theme)
        marks.show_marks(spot, unit, None, meld.wild_rank)
        marks.setZValue(Z_GHOST + 500)
        self._add(marks)
        self._add_chip(
            Chip(gain_text(meld, base, rules), unit, self._theme), zone, x + span / 2, y - 34 * unit
        )
        for number, other in enumerate(others):
            if other.meld is not None:
                chip = Chip(other_text(other.meld, meld), unit, self._theme)
                self._add_chip(
                    chip, zone, x + span / 2, y + (1.4 * width + 6 * unit) - 34 * unit * (number + 1)
                )

    def _add_card(self, spot: CardSpot, is_held: bool, style: FaceStyle, ratio: float) -> None:
        assert spot.card is not None
        key = FaceKey(style.file_name(spot.card, spot.width), spot.width, ratio, spot.rotation)
        face, _ = self._faces.pixmap(key)
        margins = key.margins()
        item = QGraphicsPixmapItem(
            face if is_held else ghost_pixmap(face, spot.width, margins, spot.rotation)
        )
        item.setOffset(-margins[0], -margins[1])
        item.setPos(round(spot.x), round(spot.y))
        item.setZValue(Z_GHOST + spot.z % 100)
        self._add(item)

    def _add_chip(self, chip: Chip, zone: Rect, middle: float, top: float) -> None:
        width = chip.size[0]
        chip.setPos(round(max(zone.x, min(middle - width / 2, zone.right - width))), round(top))
        chip.setZValue(Z_CHIP)
        self._add(chip)

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)


def other_text(other: Meld, shown: Meld) -> str:
    """Return where another layout of the same cards can be had: "8 to J: further right"."""
    first, last = rank_of(other, 0), rank_of(other, len(other.cards) - 1)
    if other.start < shown.start:
        return translate("Ghost", "{first} to {last}: further left").format(first=first, last=last)
    return translate("Ghost", "{first} to {last}: further right").format(first=first, last=last)


def rank_of(meld: Meld, index: int) -> str:
    """Return the index of the place where a card of a sequence lies: "A", "10", "K"."""
    position = meld.start + index
    return RANKS[ACE if position == HIGH_ACE else position]


def gain_text(meld: Meld, base: Meld | None, rules: RuleSet) -> str:
    """Return what a drop gives: "Clean · 7 cards · +235"; `base` is the meld that grows, if any."""
    gain = _worth(meld, rules) - (0 if base is None else _worth(base, rules))
    parts = [canasta_word(canasta_class(meld, rules), rules), cards_count(len(meld.cards)), signed(gain)]
    if base is not None and canasta_bonus(meld, rules) < canasta_bonus(base, rules):
        parts.append(lost_bonus_sentence(canasta_bonus(base, rules), canasta_bonus(meld, rules)))
    return " · ".join(part for part in parts if part)


def _worth(meld: Meld, rules: RuleSet) -> int:
    return meld_points(meld, rules) + canasta_bonus(meld, rules)
