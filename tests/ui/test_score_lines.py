"""The score sheet names what each preset counts: semi-clean, 500, 1000, pot bonus, a pot not played."""

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.melds import CanastaClass
from buraco_desktop.engine.scoring import LineKind, ScoreLine
from buraco_desktop.ui.dialogs.score_data import _rows
from tests.ui.support.pages import new_session


def row_of(rules, line, has_pot=True):
    session, _ = new_session(rules, 4)
    session.deal.pot_taken[0] = has_pot
    (row,) = _rows([line], session, 0, 0)
    return row


def canasta(kind, bonus):
    return ScoreLine(LineKind.MELD, 45, tuple(range(2, 9)), bonus, kind)


@pytest.mark.parametrize(
    ("rules", "kind", "bonus", "badge"),
    [
        (rulesets.BURRACO_ITALIANO, CanastaClass.SEMI, 150, "badge-semi"),
        (rulesets.BUKHARO, CanastaClass.CLEAN, 200, "badge-clean"),
        (rulesets.BUKHARO, CanastaClass.DIRTY, 100, "badge-dirty"),
        (rulesets.BURACO_ABERTO, CanastaClass.CLEAN, 500, "badge-500"),
        (rulesets.BURACO, CanastaClass.CLEAN, 1000, "badge-1000"),
    ],
)
def test_each_class_of_canasta_has_its_badge_and_bonus(qapp, rules, kind, bonus, badge):
    row = row_of(rules, canasta(kind, bonus))
    assert row.badge == badge
    assert row.bonus == bonus


def test_the_pot_bonus_of_burako(qapp):
    row = row_of(rulesets.BURAKO, ScoreLine(LineKind.POT_BONUS, 100))
    assert (row.words, row.bonus) == ("Pot taken", 100)


@pytest.mark.parametrize(("has_pot", "words"), [(False, "No pot"), (True, "Pot not played")])
def test_a_pot_never_taken_and_one_never_played_are_told_apart(qapp, has_pot, words):
    row = row_of(rulesets.BURAKO, ScoreLine(LineKind.POT_PENALTY, -100), has_pot)
    assert (row.words, row.bonus) == (words, -100)


def test_a_hand_is_in_order_and_not_as_it_was_dealt(qapp):
    hand = tuple(range(108))
    row = row_of(rulesets.BUKHARO, ScoreLine(LineKind.HAND, -500, hand, seat=0))
    assert [KIND[card] for card in row.fans[0]] == sorted(KIND[card] for card in hand)
