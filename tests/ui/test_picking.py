"""What is picked and new."""

from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    MeldExtended,
    MeldLaid,
    TurnStarted,
)
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.ui.picking import Picking

HAND = (3, 7, 9, 20, 40)


def marks(picking):
    return {card: set(names) for card, names in picking.marks().items()}


def test_toggle_picks_and_puts_back():
    picking = Picking()
    picking.toggle(7, HAND, False)
    picking.toggle(40, HAND, False)
    picking.toggle(7, HAND, False)
    assert picking.cards == [40]


def test_shift_picks_the_range_from_the_last_one():
    picking = Picking()
    picking.toggle(20, HAND, False)
    picking.toggle(7, HAND, True)
    assert sorted(picking.cards) == [7, 9, 20]


def test_what_others_did_stays_marked_until_the_own_draw():
    picking = Picking()
    meld = Meld(MeldKind.SEQUENCE, (60, 61, 62), 7)
    picking.follow([MeldLaid(1, 1, 0, meld), CardDiscarded(1, 80)], 0, set(HAND), set(HAND))
    picking.follow([MeldExtended(2, 0, 0, meld, (61,))], 0, set(HAND), set(HAND))
    assert marks(picking) == {60: {"new"}, 80: {"new"}, 61: {"new"}}
    picking.follow([CardDrawn(0, 99)], 0, set(HAND), {*HAND, 99})
    assert marks(picking) == {99: {"new"}}


def test_that_the_own_turn_begins_is_no_act():
    picking = Picking()
    picking.follow([CardDiscarded(3, 80), TurnStarted(0, ())], 0, set(HAND), set(HAND))
    assert marks(picking) == {80: {"new"}}


def test_a_card_that_another_put_back_is_marked():
    picking = Picking()
    picking.follow([CardRejected(1, 81)], 0, set(HAND), set(HAND))
    assert marks(picking) == {81: {"new"}}


def test_an_own_pot_that_comes_by_itself_is_new_and_the_marks_of_others_stay():
    picking = Picking()
    picking.follow([CardDiscarded(3, 80), TurnStarted(0, (90, 91))], 0, set(HAND), {*HAND, 90, 91})
    assert marks(picking) == {80: {"new"}, 90: {"new"}, 91: {"new"}}


def test_an_earlier_moment_keeps_only_new_cards_of_its_hand():
    picking = Picking()
    picking.follow([CardDrawn(0, 99), CardDiscarded(1, 80)], 0, set(HAND), {*HAND, 99})
    picking.toggle(7, HAND, False)
    assert marks(picking.before({*HAND, 99})) == {99: {"new"}}
    assert marks(picking.before(HAND)) == {}


def test_cards_that_left_are_not_picked():
    picking = Picking()
    picking.toggle(7, HAND, False)
    picking.toggle(9, HAND, False)
    picking.follow([CardDiscarded(0, 7)], 0, set(HAND), set(HAND) - {7, 3})
    assert picking.cards == [9]
