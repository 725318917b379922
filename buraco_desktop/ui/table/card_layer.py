"""The cards of the table as items: they come, go to where the layout wants them, are marked, and leave."""

from collections.abc import Iterable, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from buraco_desktop.engine.cards import CardId
from buraco_desktop.ui.faces import FaceCache, FaceKey, FaceStyle
from buraco_desktop.ui.table.animator import Animator, Tween
from buraco_desktop.ui.table.card_item import CardItem
from buraco_desktop.ui.table.hit import RAISED
from buraco_desktop.ui.table.marks import CardMarks
from buraco_desktop.ui.table.motions import Flight, MotionPlan
from buraco_desktop.ui.table.spots import CardSpot, Place, Rect, TableLayout
from buraco_desktop.ui.table.timing import ASIDE, POT, RELAYOUT, Motion
from buraco_desktop.ui.theme import Theme

REST_SHADOW = 0.7
Z_SPREAD, Z_FLIGHT = 6000, 8000
FLYING_CARDS = 4
"""Of a block that leaves the table so many cards fly; those under them cannot be seen (design 11)."""
BLOCK_STEP = 2
"""Logical pixels between the cards of a block."""
UNMARKED: frozenset[str] = frozenset()


class CardLayer:
    """Every card item of one scene. Items are kept and only told what has changed."""

    def __init__(
        self, scene: QGraphicsScene, animator: Animator, faces: FaceCache, theme: Theme, style: FaceStyle
    ) -> None:
        self._scene, self._animator, self._faces = scene, animator, faces
        self._theme, self._style = theme, style
        self._ratio = 1.0
        self._items: dict[CardId, CardItem] = {}
        self._spots: dict[CardId, CardSpot] = {}
        self._marks: dict[CardId, CardMarks] = {}
        self._backs: list[CardItem] = []
        self._flying: set[CardItem] = set()
        self._aside: set[CardId] = set()
        """Cards of melds that lie elsewhere than the layout wants them: they make room for a ghost."""
        self._lifted: frozenset[CardId] = frozenset()

    # -- for the scene ------------------------------------------------------------------------------------

    def item(self, card: CardId) -> CardItem | None:
        """Return the item that shows a card, if it is on the table."""
        return self._items.get(card)

    def back(self, width: int, is_pot: bool = False) -> CardItem:
        """Return a new item that shows a back and belongs to nobody."""
        item = CardItem(None, self._faces)
        item.set_look(FaceKey(self._style.pot_back if is_pot else self._style.back, width, self._ratio))
        self._scene.addItem(item)
        return item

    def spot(self, card: CardId) -> CardSpot | None:
        """Return where the layout wants a card, if it is on the table."""
        return self._spots.get(card)

    def lift(self, cards: Iterable[CardId]) -> None:
        """Leave these cards to the pointer, without their marks, until `set_down`."""
        self._lifted = frozenset(cards)
        for card in self._lifted & self._marks.keys():
            spot = self._spots[card]
            self._marks[card].show(spot.width, spot.strip.width, UNMARKED)

    def set_down(self) -> None:
        """Let the lifted cards go; the next `show` brings them home and marks them."""
        self._lifted = frozenset()

    def set_look(self, theme: Theme, style: FaceStyle) -> None:
        """Take every card away; those that come next wear these faces and marks."""
        self.clear()
        self._theme, self._style = theme, style

    def clear(self) -> None:
        """Take every card off the table."""
        self._animator.finish_all()
        for item in (*self._items.values(), *self._backs):
            self._scene.removeItem(item)
        self._items.clear()
        self._spots.clear()
        self._marks.clear()
        self._backs.clear()
        self._aside.clear()

    def show(
        self,
        layout: TableLayout,
        plan: MotionPlan,
        marks: dict[CardId, frozenset[str]],
        ratio: float,
    ) -> None:
        """Bring every card to its place and mark it; lifted ones stay under the pointer."""
        is_new_ratio, self._ratio = ratio != self._ratio, ratio
        old, self._spots = self._spots, {spot.card: spot for spot in layout.cards if spot.card is not None}
        moves: dict[int, list[tuple[CardItem, CardSpot, float, bool]]] = {}
        motions: dict[int, Motion] = {}
        for card, spot in self._spots.items():
            item = self._items.get(card)
            home = _home(spot, "selected" in marks.get(card, UNMARKED))
            if item is None:
                item = self._add(card, spot, home, plan)
                old_width = item.width
            else:
                old_width = item.width
                if card in self._lifted:
                    continue
                goal = self._animator.goal(item)
                is_there = (item.pos() if goal is None else goal) == home and card not in self._aside
                if is_there and not is_new_ratio and not plan.is_snap and spot == old.get(card):
                    continue
            motion = plan.motions.get(card, plan.default)
            is_flip = card in plan.hidden_sources and motion.is_flip and not plan.is_snap
            self._dress(item, spot, motion, is_flip=is_flip)
            item.setZValue(spot.z)
            item.home = home
            if plan.is_snap:
                self._animator.drop(item)
                item.place(home, 1.0, 1.0)
            elif item.pos() != home or old_width != spot.width or self._animator.goal(item) is not None:
                if card in plan.motions:
                    item.setZValue(Z_FLIGHT + spot.order)
                motions[id(motion)] = motion
                scale = old_width / spot.width if old_width else 1.0
                moves.setdefault(id(motion), []).append((item, spot, scale, is_flip))
        self._aside.clear()
        for number, group in moves.items():
            self._move(group, motions[number])
        self._remove_others(plan)
        self._show_backs(layout)
        for flight in plan.flights:
            self._fly(flight, plan, layout)
        self.show_marks(marks)

    def show_marks(self, marks: dict[CardId, frozenset[str]]) -> None:
        """Show marks on open cards."""
        for card, item in self._items.items():
            names = UNMARKED if card in self._lifted else marks.get(card, UNMARKED)
            shown = self._marks.get(card)
            if shown is None:
                if not names:
                    continue
                shown = self._marks[card] = CardMarks(item, self._theme)
            spot = self._spots[card]
            shown.show(spot.width, spot.strip.width, names)

    def spread(self, spots: Iterable[CardSpot], is_spread: bool) -> None:
        """Bring the cards of the pile to other places; `is_spread` lifts them above everything."""
        for spot in spots:
            item = self._items.get(spot.card) if spot.card is not None else None
            if item is not None and spot.place is Place.PILE:
                item.setZValue(spot.z + (Z_SPREAD if is_spread else 0))
                self._animator.run(Tween(item, item.pos(), QPointF(spot.x, spot.y), RELAYOUT))

    def move_aside(self, layout: TableLayout, is_snap: bool = False) -> None:
        """Bring the cards of melds to where another layout has them, until the next `show`.

        `is_snap` puts them there at once.
        """
        for spot in layout.cards:
            home = self._spots.get(spot.card) if spot.card is not None else None
            item = self._items.get(spot.card) if spot.card is not None else None
            if item is None or home is None or spot.card is None or home.place is not Place.MELD:
                continue
            if spot == home and spot.card not in self._aside:
                continue
            (self._aside.discard if spot == home else self._aside.add)(spot.card)
            end, old_width = _home(spot, is_raised=False), item.width
            self._dress(item, spot, ASIDE, is_flip=False)
            item.setZValue(spot.z)
            if is_snap:
                self._animator.drop(item)
                item.place(end, 1.0, 1.0)
            elif (self._animator.goal(item) or item.pos()) != end or old_width != spot.width:
                scale = old_width / spot.width if old_width else 1.0
                self._animator.run(Tween(item, item.pos(), end, ASIDE, start_scale=scale))

    def refresh(self) -> None:
        """Ask the cache for pictures that have arrived."""
        for item in (*self._items.values(), *self._backs, *self._flying):
            item.refresh()

    # -- inside -------------------------------------------------------------------------------------------

    def _key(self, spot: CardSpot) -> FaceKey:
        if spot.card is None:
            name = self._style.pot_back if spot.place is Place.POT else self._style.back
        else:
            name = self._style.file_name(spot.card, spot.width)
        return FaceKey(name, spot.width, self._ratio, spot.rotation, REST_SHADOW)

    def _dress(self, item: CardItem, spot: CardSpot, motion: Motion, *, is_flip: bool) -> None:
        key = self._key(spot)
        if is_flip:
            back = self._style.pot_back if motion is POT else self._style.back
            item.set_look(FaceKey(back, spot.width, self._ratio, spot.rotation), key)
        else:
            item.set_look(key)

    def _add(self, card: CardId, spot: CardSpot, home: QPointF, plan: MotionPlan) -> CardItem:
        item = CardItem(card, self._faces)
        item.set_look(self._key(spot))
        self._scene.addItem(item)
        self._items[card] = item
        source = plan.sources.get(card)
        item.setPos(home if source is None else centred(source, item))
        return item

    def _move(self, group: Sequence[tuple[CardItem, CardSpot, float, bool]], motion: Motion) -> None:
        """Start the tweens of cards that move in the same way, one after the other or as a block."""
        items = [item for item, _, _, _ in group]
        arrival = _middle_of([item.home for item in items])
        stops = _block_stops(motion, items, arrival)
        for number, (item, spot, scale, is_flip) in enumerate(group):
            self._animator.run(
                Tween(
                    item,
                    item.pos(),
                    item.home,
                    motion,
                    number * motion.stagger,
                    scale,
                    is_flip,
                    partial(item.setZValue, spot.z),
                    stops[number],
                    _side(item) * motion.turn,
                )
            )

    def _remove_others(self, plan: MotionPlan) -> None:
        """Take the cards away that the layout does not show; those with a sink fly there, as blocks."""
        leaving: dict[Rect, list[CardItem]] = {}
        for card in [card for card in self._items if card not in self._spots]:
            item = self._items.pop(card)
            self._marks.pop(card, None)
            sink = plan.sinks.get(card)
            if sink is None or plan.is_snap:
                self._animator.drop(item)
                self._scene.removeItem(item)
            else:
                leaving.setdefault(sink, []).append(item)
        for sink, items in leaving.items():
            motion = plan.motions.get(items[0].card or 0, plan.default)
            stops = _block_stops(motion, items, None)
            for number, item in enumerate(items):
                if stops[number] and number < len(items) - FLYING_CARDS:
                    end = stops[number][0][1]
                    gathering = msgspec.structs.replace(
                        motion, duration=round(motion.duration * motion.gathers), gathers=0
                    )
                    self._send_away(item, end, gathering)
                else:
                    self._send_away(item, centred(sink, item), motion, stops=stops[number])

    def _send_away(
        self,
        item: CardItem,
        end: QPointF,
        motion: Motion,
        delay: float = 0,
        stops: tuple[tuple[float, QPointF], ...] = (),
    ) -> None:
        self._flying.add(item)
        item.setZValue(Z_FLIGHT)

        def vanish() -> None:
            self._flying.discard(item)
            self._scene.removeItem(item)

        self._animator.run(
            Tween(item, item.pos(), end, motion, delay, on_done=vanish, stops=stops, is_leaving=True)
        )

    def _show_backs(self, layout: TableLayout) -> None:
        spots = [spot for spot in layout.cards if spot.card is None]
        while len(self._backs) > len(spots):
            self._scene.removeItem(self._backs.pop())
        while len(self._backs) < len(spots):
            self._backs.append(CardItem(None, self._faces))
            self._scene.addItem(self._backs[-1])
        for item, spot in zip(self._backs, spots, strict=True):
            item.set_look(self._key(spot))
            item.setZValue(spot.z)
            item.place(QPointF(round(spot.x, 1), round(spot.y, 1)), 1.0, 1.0)

    def _fly(self, flight: Flight, plan: MotionPlan, layout: TableLayout) -> None:
        if plan.is_snap:
            return
        for number in range(flight.count):
            item = self.back(layout.middle_width, flight.is_pot)
            item.setPos(centred(flight.start, item))
            self._send_away(
                item, centred(flight.end, item), flight.motion, number * (flight.motion.stagger or 40)
            )


def centred(rect: Rect, item: CardItem) -> QPointF:
    """Return where a card item lies when its middle is that of `rect`, in whole pixels."""
    size = item.box_size()
    return QPointF(
        round(rect.x + (rect.width - size.width()) / 2), round(rect.y + (rect.height - size.height()) / 2)
    )


def _home(spot: CardSpot, is_raised: bool) -> QPointF:
    return QPointF(round(spot.x), round(spot.y - (RAISED * spot.width if is_raised else 0)))


def _side(item: CardItem) -> int:
    """Return to which side a card is turned on its way: always the same one."""
    return 1 if (item.card or 0) % 2 else -1


def _middle_of(points: Sequence[QPointF]) -> QPointF:
    """Return the middle of the box around points."""
    across = [point.x() for point in points]
    down = [point.y() for point in points]
    return QPointF(round((min(across) + max(across)) / 2), round((min(down) + max(down)) / 2))


def _block_stops(
    motion: Motion, items: Sequence[CardItem], arrival: QPointF | None
) -> list[tuple[tuple[float, QPointF], ...]]:
    """Return the stops of each card where several are gathered, fly as a block and spread.

    They gather where the first one lies; the block flies to `arrival`, or to where the cards end if None.
    """
    is_block = len(items) > 1 and (motion.gathers or motion.spreads < 1)
    found: list[tuple[tuple[float, QPointF], ...]] = []
    for number in range(len(items)):
        offset = QPointF(BLOCK_STEP * min(number, FLYING_CARDS), 0)
        stops: list[tuple[float, QPointF]] = []
        if is_block and motion.gathers:
            stops.append((motion.gathers, items[0].pos() + offset))
        if is_block and motion.spreads < 1 and arrival is not None:
            stops.append((motion.spreads, arrival + offset))
        found.append(tuple(stops))
    return found
