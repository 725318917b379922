"""What is told of the last acts of others, and how long."""

import pytest

from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    MeldLaid,
    PileTaken,
    PotTaken,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.last_acts import LastActs
from buraco_desktop.ui.text_events import event_short

pytestmark = pytest.mark.usefixtures("qapp")


def told(*events):
    acts = LastActs(0)
    acts.note(events)
    return acts


def test_the_last_two_acts_of_a_turn_are_told():
    acts = told(PileTaken(1, (5, 6)), PotTaken(1, 1, (None,) * 11, True), CardDiscarded(1, 9))
    assert len(acts.lines(1)) == 2
    assert acts.lines(2) == ()
    assert acts.event == CardDiscarded(1, 9)


def test_of_more_acts_the_weightiest_before_the_last_is_told():
    meld = Meld(MeldKind.SEQUENCE, (2, 3, 4), 3)
    took, laid, threw = PileTaken(1, (5, 6)), MeldLaid(1, 1, 0, meld), CardDiscarded(1, 9)
    assert told(took, laid, threw).lines(1) == (event_short(took), event_short(threw, card_sign))
    assert told(took, laid).lines(1) == (event_short(took), event_short(laid))
    pot = PotTaken(1, 1, (None,) * 11, True)
    assert told(took, pot, laid, threw).lines(1)[0] == event_short(pot)


def test_a_draw_begins_anew():
    acts = told(CardDiscarded(1, 9), CardDrawn(1, None))
    assert len(acts.lines(1)) == 1


def test_a_pile_and_a_pot_that_others_took_stay_told_until_the_own_act():
    acts = told(PileTaken(1, (5, 6)), PotTaken(3, 1, (None,) * 11, False), TurnStarted(0, ()))
    assert acts.is_pile_taken
    assert acts.pots == {1}
    acts.note([TimeCalled(0, 4)])
    assert acts.is_pile_taken
    acts.note([CardDrawn(0, 7)])
    assert not acts.is_pile_taken
    assert acts.pots == frozenset()
    assert acts.lines(1) == ()


def test_the_own_take_and_pot_are_no_news():
    acts = told(PileTaken(0, (5, 6)), PotTaken(0, 0, (50,), True))
    assert not acts.is_pile_taken
    assert acts.pots == frozenset()


def test_what_another_did_before_the_own_act_is_forgotten_what_came_after_is_not():
    acts = told(PileTaken(1, (5, 6)), CardDiscarded(0, 8), CardDiscarded(1, 9))
    assert len(acts.lines(1)) == 1
