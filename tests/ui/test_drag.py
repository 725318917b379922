"""The pointer's states, and which zone a drop goes to."""

from buraco_desktop.ui.table.drag import Carry, CarryKind, Drag
from buraco_desktop.ui.table.hit import Hit, HitKind

CARD = Hit(HitKind.HAND_CARD, 6)


class Handler:
    """Notes what it is told."""

    def __init__(self, carry):
        self.carry = carry
        self.told = []

    def click(self, hit, x, extend):
        self.told.append(("click", hit.card, extend))

    def lift(self, hit):
        self.told.append(("lift", hit.card))
        return self.carry

    def carry_to(self, carry, x, y):
        self.told.append(("carry", x, y))

    def drop(self, carry, x, y):
        self.told.append(("drop", x, y))

    def cancel_carry(self):
        self.told.append(("cancel",))


def make(carry=None):
    handler = Handler(carry)
    return handler, Drag(handler, 10)


def test_press_and_release_in_place_is_a_click():
    handler, drag = make()
    drag.press(CARD, 100, 100, True)
    drag.move(104, 103)
    drag.release(104, 103)
    assert handler.told == [("click", 6, True)]


def test_nothing_is_lifted_before_the_drag_distance():
    handler, drag = make(Carry(CarryKind.HAND, (6,), ()))
    drag.press(CARD, 100, 100, False)
    drag.move(105, 104)
    assert handler.told == []
    drag.move(106, 104)
    assert handler.told == [("lift", 6), ("carry", 106, 104)]
    assert drag.is_carrying
    drag.move(300, 50)
    drag.release(310, 50)
    assert handler.told[2:] == [("carry", 300, 50), ("drop", 310, 50)]
    assert not drag.is_carrying


def test_what_cannot_be_lifted_is_no_drag_and_no_click_far_away():
    handler, drag = make(None)
    drag.press(Hit(HitKind.NOWHERE), 10, 10, False)
    drag.move(200, 200)
    drag.release(200, 200)
    assert handler.told == [("lift", None)]


def test_escape_brings_carried_cards_back():
    handler, drag = make(Carry(CarryKind.HAND, (6,), ()))
    drag.press(CARD, 0, 0, False)
    drag.move(50, 0)
    drag.cancel()
    assert handler.told[-1] == ("cancel",)
    drag.release(50, 0)
    assert handler.told[-1] == ("cancel",)


def test_moving_without_a_press_does_nothing():
    handler, drag = make()
    drag.move(50, 0)
    drag.release(50, 0)
    assert handler.told == []
