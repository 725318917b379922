"""The pointer's states, and which zone a drop goes to."""

from buraco_desktop.ui.table.drag import Carry, CarryKind, Drag
from buraco_desktop.ui.table.hit import Hit, HitKind

CARD = Hit(HitKind.HAND_CARD, 6)


class Handler:
    """Notes what it is told."""

    def __init__(self, carry):
        self.carry = carry
        self.told = []

    def click(self, hit, x, y, extend):
        self.told.append(("click", hit.card, extend))

    def lift(self, hit, x, y, extend):
        self.told.append(("lift", hit.card))
        return self.carry

    def carry_to(self, carry, x, y):
        self.told.append(("carry", x, y))

    def drop(self, carry, x, y):
        self.told.append(("drop", x, y))

    def cancel_carry(self, carry):
        self.told.append(("cancel",))


def make(carry=None):
    handler = Handler(carry)
    return handler, Drag(handler, 10, 400)


def test_press_and_release_in_place_is_a_click():
    handler, drag = make()
    drag.press(CARD, 100, 100, True, 0)
    drag.move(104, 103)
    drag.release(104, 103, 0)
    assert handler.told == [("click", 6, True)]


def test_nothing_is_lifted_before_the_drag_distance():
    handler, drag = make(Carry(CarryKind.HAND, (6,), ()))
    drag.press(CARD, 100, 100, False, 0)
    drag.move(105, 104)
    assert handler.told == []
    drag.move(106, 104)
    assert handler.told == [("lift", 6), ("carry", 106, 104)]
    assert drag.is_carrying
    drag.move(300, 50)
    drag.release(310, 50, 0)
    assert handler.told[2:] == [("carry", 300, 50), ("drop", 310, 50)]
    assert not drag.is_carrying


def test_what_cannot_be_lifted_is_no_drag_and_no_click_far_away():
    handler, drag = make(None)
    drag.press(Hit(HitKind.NOWHERE), 10, 10, False, 0)
    drag.move(200, 200)
    drag.release(200, 200, 0)
    assert handler.told == [("lift", None)]


def test_escape_brings_carried_cards_back():
    handler, drag = make(Carry(CarryKind.HAND, (6,), ()))
    drag.press(CARD, 0, 0, False, 0)
    drag.move(50, 0)
    drag.cancel()
    assert handler.told[-1] == ("cancel",)
    drag.release(50, 0, 0)
    assert handler.told[-1] == ("cancel",)


def test_moving_without_a_press_does_nothing():
    handler, drag = make()
    drag.move(50, 0)
    drag.release(50, 0, 0)
    assert handler.told == []


def click(drag, hit, time):
    drag.press(hit, 100, 100, False, time)
    drag.release(101, 100, time + 20)


def test_a_trembling_second_click_on_the_same_thing_does_nothing():
    handler, drag = make()
    stock = Hit(HitKind.STOCK)
    click(drag, stock, 1000)
    click(drag, stock, 1200)
    assert handler.told == [("click", None, False)]
    click(drag, stock, 1500)
    assert len(handler.told) == 2


def test_two_quick_clicks_on_two_things_both_count():
    handler, drag = make()
    click(drag, CARD, 1000)
    click(drag, Hit(HitKind.HAND_CARD, 7), 1100)
    click(drag, CARD, 1200)
    assert [card for _, card, _ in handler.told] == [6, 7, 6]


def test_a_drag_may_begin_right_after_a_click():
    _, drag = make(Carry(CarryKind.HAND, (6,), ()))
    click(drag, CARD, 1000)
    drag.press(CARD, 100, 100, False, 1100)
    drag.move(150, 100)
    assert drag.is_carrying


def test_the_double_click_time_holds_at_once():
    handler, drag = make()
    drag.double_click_ms = 0
    click(drag, CARD, 1000)
    click(drag, CARD, 1030)
    assert len(handler.told) == 2
