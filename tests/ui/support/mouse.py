"""Play at a table page with real mouse events on its viewport: what a person's hand would do."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.ui.table.spots import Place, Rect


class TableMouse:
    """A mouse on one `TablePage`. Points are logical pixels of the viewport."""

    def __init__(self, page):
        self.page = page
        self.viewport = page.view.viewport()

    @property
    def layout(self):
        return self.page.scene.table

    # -- points

    def middle(self, rect: Rect) -> QPoint:
        return QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 2))

    def hand_point(self, card) -> QPoint:
        """A point on the part of a hand card that no other card covers."""
        spot = next(spot for spot in self.layout.hand_spots() if spot.card == card)
        return QPoint(
            round(spot.strip.x + min(9, spot.strip.width / 2)), round(spot.strip.y + spot.strip.height * 0.6)
        )

    def felt_point(self) -> QPoint:
        """A point of the own zone that no meld covers."""
        zone = self.layout.zones[self.layout.own_team]
        rects = [spot.rect for (team, _), spot in self.layout.melds.items() if team == self.layout.own_team]
        for y in range(round(zone.bottom) - 5, round(zone.y) + 4, -6):
            for x in range(round(zone.x) + 6, round(zone.right) - 6, 12):
                if not any(rect.inset(-2).contains(x, y) for rect in rects):
                    return QPoint(x, y)
        raise AssertionError("no free felt")

    def meld_point(self, index) -> QPoint:
        return self.middle(self.layout.melds[self.layout.own_team, index].fan)

    # -- gestures

    def click(self, point: QPoint, modifier=Qt.KeyboardModifier.NoModifier):
        """Click as a mouse does: it comes over the thing first, which shows what the click will give."""
        self.move(point)
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, modifier, point)

    def press(self, point: QPoint):
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def move(self, point: QPoint):
        QTest.mouseMove(self.viewport, point)

    def release(self, point: QPoint):
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def drag(self, start: QPoint, end: QPoint):
        self.press(start)
        self.move(start + (end - start) / 3)
        self.move(end)
        self.release(end)

    def pick(self, cards):
        """Click hand cards until exactly these are picked."""
        for card in [*self.page.controller.selection]:
            if card not in cards:
                self.click(self.hand_point(card))
        for card in cards:
            if card not in self.page.controller.selection:
                self.click(self.hand_point(card))

    # -- whole acts

    def act_by_drag(self, command):
        """Carry out a command by dragging."""
        match command:
            case Draw():
                self.drag(self.middle(self.layout.stock), self.middle(self.layout.hand))
            case TakePile() if command.cards:
                self.pick_for_take(command)
                goal = self.felt_point() if command.meld is None else self.meld_point(command.meld)
                self.drag(self.top_of_pile(), goal)
            case TakePile():
                self.drag(self.middle(self._pile_top()), self.middle(self.layout.hand))
            case LayMeld():
                self.pick(command.cards)
                self.drag(self.hand_point(command.cards[0]), self.felt_point())
            case ExtendMeld():
                self.pick(command.cards)
                self.drag(self.hand_point(command.cards[0]), self.meld_point(command.meld))
            case Discard():
                self.pick(())
                self.drag(self.hand_point(command.card), self.middle(self.layout.tray))
            case Redraw():
                raise AssertionError("has a button")

    def act_by_click(self, command):
        """Carry out a command by clicks alone."""
        match command:
            case Draw():
                self.click(self.middle(self.layout.stock))
            case TakePile():
                self.pick_for_take(command)
                self.click(self.top_of_pile())
            case LayMeld():
                self.pick(command.cards)
                self.click(self.felt_point())
            case ExtendMeld():
                self.pick(command.cards)
                self.click(self.meld_point(command.meld))
            case Discard():
                self.pick((command.card,))
                self.click(self.middle(self.layout.tray))
            case Redraw():
                raise AssertionError("has a button")

    def pick_for_take(self, command: TakePile):
        """Pick the hand cards that justify the take of a closed pile; none for an open one."""
        hand = self.page.controller.model.hand
        self.pick([card for card in command.cards if card in hand])

    def top_of_pile(self) -> QPoint:
        return self.middle(self._pile_top())

    def _pile_top(self) -> Rect:
        top = max((spot for spot in self.layout.cards if spot.place is Place.PILE), key=lambda spot: spot.z)
        return Rect(top.x, top.y, top.width, 1.4 * top.width)


def kinds(cards):
    """The kinds of cards, sorted: which copy moves is never asked."""
    return sorted(KIND[card] for card in cards)
