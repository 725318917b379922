"""Scores, by the rows of RULES 2.7: each test a small table, and the lines that it is worth."""

from typing import Any

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.events import EndReason
from buraco_desktop.engine.melds import CanastaClass, arrange, extend
from buraco_desktop.engine.notation import pick_cards, read_layout
from buraco_desktop.engine.rules import RuleSet, UnplayedPot
from buraco_desktop.engine.scoring import LineKind, TeamScore, score
from buraco_desktop.engine.state import Phase
from tests.engine.table import lay_out, rules_with

A, B, C, D, E, F, G, H, SIX = (
    rulesets.BURACO,
    rulesets.BUKHARO,
    rulesets.BURRACO_ITALIANO,
    rulesets.BURACO_ABERTO,
    rulesets.BURACO_FECHADO,
    rulesets.BURACO_STBL,
    rulesets.CANASTRA,
    rulesets.BURAKO,
    rulesets.BURRACO_SIX,
)
ACE_TO_KING = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
TWO_TO_ACE = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
ACE_TO_ACE = f"{ACE_TO_KING} AC"


def built(rules: RuleSet, layout: str) -> tuple[int, int]:
    """Return card points and bonus of a meld that was built in several moves."""
    deal = lay_out(rules, hand="3D", melds=[[layout]], players=rules.players[-1])
    line = score(deal).teams[0].lines[0]
    assert line.kind is LineKind.MELD
    return line.points, line.bonus


def in_one_move(rules: RuleSet, cards: str, then: str = "") -> tuple[int, int]:
    """Return card points and bonus of a meld laid by one command, `then` added by a second one."""
    deck = full_deck(rules)
    meld = arrange(pick_cards(cards.split(), deck), rules)[0]
    if then:
        meld = extend(meld, pick_cards(then.split(), [c for c in deck if c not in meld.cards]), rules)[0]
    deal = lay_out(rules, hand="3D", players=rules.players[-1])
    deal.melds[0].append(meld)
    line = score(deal).teams[0].lines[0]
    return line.points, line.bonus


def sheet(rules: RuleSet, *, out: bool = False, **table: Any) -> TeamScore:
    """Return the end score of the team of seat 0; its pot is taken unless `table` says not."""
    table = {"hand": "", "other_hands": ["", "", ""], "pot_taken": (True, True), **table}
    deal = lay_out(rules, phase=Phase.OVER, **table)
    deal.reason, deal.out_team = (EndReason.OUT, 0) if out else (EndReason.EXHAUSTED, None)
    return score(deal).teams[0]


def test_s01_a_deal_with_everything() -> None:
    melds = [["3H 4H 5H 6H 7H 8H 9H", "KS KH 2D*"]]
    team = sheet(B, out=True, melds=melds, other_hands=["", "AD 5C", ""])
    assert [(line.kind, line.points, line.bonus) for line in team.lines] == [
        (LineKind.MELD, 45, 200),
        (LineKind.MELD, 40, 0),
        (LineKind.OUT, 100, 0),
        (LineKind.HAND, -20, 0),
    ]
    assert team.total == 45 + 200 + 40 + 100 - 20 == 365


def test_s02_a_joker_in_the_partners_hand() -> None:
    melds = [["3H 4H 5H 6H 7H 8H 9H", "KS KH 2D*"]]
    assert sheet(B, out=True, melds=melds, other_hands=["", "Jk", ""]).total == 355


@pytest.mark.parametrize(
    ("rules", "points"), [(A, 110), (D, 110), (G, 110), (B, 120), (C, 120), (SIX, 120), (H, 120)]
)
def test_s03_cards_from_ace_to_king(rules: RuleSet, points: int) -> None:
    assert built(rules, ACE_TO_KING)[0] == points


def test_s04_cards_from_ace_to_ace() -> None:
    assert {built(rules, ACE_TO_ACE)[0] for rules in (A, D, E, F, G)} == {125}


def test_s05_to_s09_one_move_in_a() -> None:
    assert in_one_move(A, ACE_TO_KING) == (110, 500)
    assert built(A, ACE_TO_KING) == (110, 200)
    assert in_one_move(A, ACE_TO_KING, "AC") == (125, 500)
    assert in_one_move(A, ACE_TO_ACE) == (125, 1000)
    assert in_one_move(A, ACE_TO_KING, "Jk") == (160, 100)
    assert in_one_move(A, TWO_TO_ACE.removesuffix(" AC"), "AC")[1] == 200


@pytest.mark.parametrize("rules", [D, E, F, G])
def test_s10_to_s12_gradual_building(rules: RuleSet) -> None:
    assert built(rules, ACE_TO_KING) == (110, 500)
    assert built(rules, ACE_TO_ACE) == (125, 1000)
    assert built(rules, TWO_TO_ACE) == (110, 200)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [(A, (160, 100)), (B, (150, 100)), (C, (150, 150)), (SIX, (150, 150)), (D, (130, 100)), (H, (170, 100))],
)
def test_s13_ace_to_king_and_a_joker(rules: RuleSet, expected: tuple[int, int]) -> None:
    assert built(rules, f"{ACE_TO_KING} Jk=A^") == expected


@pytest.mark.parametrize(
    ("rules", "expected"),
    [(A, (95, 100)), (B, (75, 100)), (C, (75, 150)), (SIX, (75, 150)), (D, (65, 100)), (H, (95, 100))],
)
def test_s14_a_joker_at_the_end_of_seven(rules: RuleSet, expected: tuple[int, int]) -> None:
    assert built(rules, "3S 4S 5S 6S 7S 8S 9S Jk=10") == expected


@pytest.mark.parametrize(
    ("rules", "before", "after"),
    [
        (A, (50, 100), (55, 200)),
        (B, (60, 100), (65, 200)),
        (C, (60, 100), (65, 200)),
        (D, (50, 100), (55, 200)),
    ],
)
def test_s15_a_dirty_canasta_becomes_clean(
    rules: RuleSet, before: tuple[int, int], after: tuple[int, int]
) -> None:
    dirty = read_layout("3S 4S 2S=5 6S 7S 8S 9S", full_deck(rules))
    assert built(rules, "3S 4S 2S=5 6S 7S 8S 9S") == before
    clean = extend(dirty, pick_cards(["5S"], full_deck(rules)), rules)[0]
    assert clean.wild < 0
    assert built(rules, "2S 3S 4S 5S 6S 7S 8S 9S") == after


def test_s16_and_s17_eight_kings() -> None:
    kings = "KS KS KH KH KD KD KC KC"
    assert {built(rules, kings) for rules in (B, C, E, G, H, SIX)} == {(80, 200)}
    with_joker = {rules.key: built(rules, f"{kings} Jk*") for rules in (B, C, E, G, H, SIX)}
    assert with_joker == {
        B.key: (110, 100),
        C.key: (110, 150),
        SIX.key: (110, 150),
        E.key: (100, 100),
        G.key: (100, 100),
        H.key: (130, 100),
    }


def test_s18_one_bonus_for_ten_cards() -> None:
    assert built(B, "3S 4S 5S 6S 7S 8S 9S 10S JS QS")[1] == 200


def test_s19_a_natural_two_counts_as_a_two() -> None:
    meld = "2H 3H 4H 5H 6H 7H 8H"
    assert {built(rules, meld)[0] for rules in (B, C, H, SIX)} == {20 + 25 + 10}
    assert {built(rules, meld)[0] for rules in (A, D, E, F, G)} == {10 + 25 + 10}


@pytest.mark.parametrize(
    ("rules", "lines"),
    [
        (A, [(LineKind.HAND, -140)]),
        (B, [(LineKind.HAND, -130)]),
        (C, [(LineKind.HAND, -130)]),
        (D, [(LineKind.POT_PENALTY, -100)]),
        (H, [(LineKind.POT_PENALTY, -100)]),
    ],
)
def test_s20_and_s30_a_pot_never_played(rules: RuleSet, lines: list[tuple[LineKind, int]]) -> None:
    pot = "Jk 2S AS KD QD JC 10C 9H 5H 4H 3H"
    team = sheet(rules, hand=pot, unseen_pot=[True, False, False, False])
    assert [(line.kind, line.points) for line in team.lines] == lines


def test_s21_a_joker_in_hand() -> None:
    assert [sheet(rules, hand="Jk").hand for rules in (A, H, B, C, D)] == [-50, -50, -30, -30, -20]


def test_s22_the_partners_hand_counts_when_going_out() -> None:
    assert sheet(B, out=True, other_hands=["", "KS KH", ""]).total == 100 - 20


def test_s23_short_melds_count_their_cards() -> None:
    assert built(B, "3H 4H 5H 6H 7H 8H") == (35, 0)


def test_s24_nothing_laid_and_no_pot() -> None:
    table = {"hand": "KS KH KD KC", "other_hands": ["", "QS QH QD QC", ""], "pot_taken": (False, True)}
    assert sheet(B, **table).total == -180


def test_s25_and_s26_a_joker_is_a_joker_and_the_last_state_counts() -> None:
    assert built(B, "Jk=A 2H 3H 4H 5H 6H 7H") == (30 + 20 + 25, 100)


def test_s27_pots_in_h() -> None:
    assert sheet(H).total == 100
    assert sheet(H, hand="3D 4D", unseen_pot=[True, False, False, False]).total == -100
    assert sheet(H, pot_taken=(False, True)).total == -100


def test_s28_melds_count_without_a_canasta() -> None:
    assert sheet(H, melds=[["3H 4H 5H"]]).cards == 15


def test_lines_say_which_cards_they_count() -> None:
    deal = lay_out(B, hand="7C", melds=[["3H 4H 5H 6H 7H 8H Jk=9", "KS KH KD"]], other_hands=["", "AD", ""])
    first, second, own, partner, penalty = score(deal).teams[0].lines
    assert (first.canasta, first.index, first.cards) == (CanastaClass.DIRTY, 0, deal.melds[0][0].cards)
    assert (second.canasta, second.index) == (CanastaClass.NONE, 1)
    assert (own.seat, own.cards) == (0, tuple(deal.hands[0]))
    assert (partner.seat, partner.cards) == (2, tuple(deal.hands[2]))
    assert (penalty.kind, penalty.cards) == (LineKind.POT_PENALTY, ())


def test_out() -> None:
    assert sheet(rules_with("bukharo", out=200), out=True).out == 200


def test_pot_taken() -> None:
    assert sheet(rules_with("bukharo", pot_taken=50)).pot_bonus == 50
    assert sheet(rules_with("bukharo", pot_taken=50), pot_taken=(False, True)).pot_bonus == 0


def test_pot_penalty() -> None:
    assert sheet(rules_with("bukharo", pot_penalty=150), pot_taken=(False, True)).pot_penalty == -150
    assert sheet(rules_with("bukharo", pot_penalty=0), pot_taken=(False, True)).lines == ()


def test_pot_penalty_if_nobody_took() -> None:
    """Z14."""
    assert sheet(C, pot_taken=(False, False)).pot_penalty == 0
    assert sheet(C, pot_taken=(False, True)).pot_penalty == -100
    assert sheet(B, pot_taken=(False, False)).pot_penalty == -100
    spared = rules_with("buraco", pot_penalty_if_nobody_took=False)
    assert sheet(spared, pot_taken=(False, False)).pot_penalty == 0


def test_unplayed_pot() -> None:
    table: dict[str, Any] = {"hand": "KS KH", "unseen_pot": [True, False, False, False]}
    as_untaken = rules_with("bukharo", unplayed_pot=UnplayedPot.AS_UNTAKEN)
    assert (sheet(as_untaken, **table).hand, sheet(as_untaken, **table).pot_penalty) == (0, -100)
    value = rules_with("burako", unplayed_pot=UnplayedPot.VALUE)
    assert (sheet(value, **table).hand, sheet(value, **table).pot_bonus) == (-20, 100)


def test_no_canasta_negative() -> None:
    rules = rules_with("burako", no_canasta_negative=True)
    assert sheet(rules, melds=[["3H 4H 5H", "KS KH KD"]]).cards == -45
    assert sheet(rules, melds=[["3H 4H 5H", "6D 7D 8D 9D 10D JD QD"]]).cards == 15 + 60
