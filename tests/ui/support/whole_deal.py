"""Three hands that play a whole deal, each with one way of acting only: keys, clicks, drags."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.ui.table.hit import Hit, HitKind
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse

Key, Shift = Qt.Key, Qt.KeyboardModifier.ShiftModifier


class KeyHand:
    """Plays by keyboard alone; what it knows of the table it could hear."""

    def __init__(self, page):
        self.page = page
        self.extended = 0

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.page.view, key, modifier)

    def walk_to_card(self, card):
        keyboard = self.page.keyboard
        if keyboard.focus is None or keyboard.focus.kind is not HitKind.HAND_CARD:
            self.down_to_hand()
        hand = self.page.controller.session.hand_order(self.page.controller.seat)
        steps = hand.index(card) - hand.index(keyboard.focus.card)
        for _ in range(abs(steps)):
            self.key(Key.Key_Right if steps > 0 else Key.Key_Left)
        assert keyboard.focus.card == card

    def down_to_hand(self):
        if self.page.keyboard.focus is None:
            self.key(Key.Key_Right)
        for _ in range(8):
            if self.page.keyboard.focus.kind is not HitKind.HAND_CARD:
                self.key(Key.Key_Down)

    def walk_to_meld(self, index):
        """Up from the hand to the own melds, and along them."""
        wanted = Hit(HitKind.OWN_MELD, None, 0, index)
        for _ in range(4):
            if self.page.keyboard.focus is None or self.page.keyboard.focus.kind is not HitKind.OWN_MELD:
                self.key(Key.Key_Up)
        self.key(Key.Key_Home)
        for _ in range(40):
            if self.page.keyboard.focus != wanted:
                self.key(Key.Key_Right)
        assert self.page.keyboard.focus == wanted

    def pick(self, cards):
        for card in {*self.page.controller.selection} ^ {*cards}:
            self.walk_to_card(card)
            self.key(Key.Key_Space)
        assert set(self.page.controller.selection) == set(cards)

    def act(self, command):
        match command:
            case Draw():
                self.key(Key.Key_D)
            case Redraw():
                self.key(Key.Key_E)
            case TakePile():
                hand = self.page.controller.model.hand
                self.pick([card for card in command.cards if card in hand])
                self.key(Key.Key_T)
            case LayMeld():
                self.pick(command.cards)
                self.key(Key.Key_M)
            case ExtendMeld():
                self.pick(command.cards)
                self.extended += 1
                if command.meld < 9 and self.extended % 2:
                    self.key(Key(Key.Key_1 + command.meld))
                else:
                    self.walk_to_meld(command.meld)
                    self.key(Key.Key_Return)
            case Discard():
                self.pick([command.card])
                self.key(Key.Key_X)
        if self.page.controller.is_choosing:
            self.key(Key.Key_Return)


class ClickHand:
    """Plays by clicks alone."""

    def __init__(self, page):
        self.page, self.mouse = page, TableMouse(page)

    def act(self, command):
        if isinstance(command, Redraw):
            button = self.page.parts.buttons[Action.REDRAW]
            self.mouse.click(button.mapToScene(button.box.center()).toPoint())
        else:
            self.mouse.act_by_click(command)


class DragHand:
    """Plays by drags alone: cards are brought together, a band picks them, then all are carried."""

    def __init__(self, page):
        self.page, self.mouse = page, TableMouse(page)

    def gather(self, cards):
        """Drag cards to the right end of the hand, then draw a band over them from above."""
        for card in cards:
            last = self.mouse.layout.hand_spots()[-1]
            if last.card != card:
                self.mouse.drag(
                    self.mouse.hand_point(card),
                    QPoint(round(last.x + last.width - 3), round(last.y + last.height - 8)),
                )
        spots = {spot.card: spot for spot in self.mouse.layout.hand_spots()}
        first, last = spots[cards[0]], spots[cards[-1]]
        self.mouse.drag(
            QPoint(round(first.strip.x + 3), round(self.mouse.layout.ledge.y + 3)),
            QPoint(round(last.strip.right - 3), round(first.strip.y + 30)),
        )
        assert set(self.page.controller.selection) == set(cards)

    def goal(self, meld):
        """A point of an own meld, or of the free felt."""
        return self.mouse.felt_point() if meld is None else self.mouse.meld_point(meld)

    def act(self, command):
        match command:
            case TakePile() if command.cards:
                hand = self.page.controller.model.hand
                own = [card for card in command.cards if card in hand]
                if own:
                    self.gather(own)
                goal = (
                    self.mouse.felt_point() if command.meld is None else self.mouse.meld_point(command.meld)
                )
                self.mouse.drag(self.mouse.top_of_pile(), goal)
            case LayMeld() | ExtendMeld() if len(command.cards) > 1:
                self.gather(command.cards)
                goal = self.goal(command.meld if isinstance(command, ExtendMeld) else None)
                self.mouse.drag(self.mouse.hand_point(command.cards[0]), goal)
            case ExtendMeld():
                self.mouse.drag(self.mouse.hand_point(command.cards[0]), self.mouse.meld_point(command.meld))
            case Discard():
                self.mouse.drag(
                    self.mouse.hand_point(command.card), self.mouse.middle(self.mouse.layout.tray)
                )
            case _:
                self.mouse.act_by_drag(command)
