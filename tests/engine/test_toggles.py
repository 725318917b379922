"""Parameters of a rule set with values that are not the default: what each changes at the table.

Those of scores and of the match are in `test_scoring.py` and `test_match.py`.
"""

from random import Random
from typing import Any

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import JOKER, RANK, full_deck
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.melds import CanastaClass, arrange, canasta_bonus, canasta_class, extend
from buraco_desktop.engine.notation import pick_cards, read_layout, write_card, write_layout
from buraco_desktop.engine.refusals import RefusalCode
from buraco_desktop.engine.rules import (
    AceMode,
    EndWild,
    FinalDiscard,
    OutCanasta,
    PileAccess,
    PotPrecondition,
    RuleSet,
    SemiMode,
    SpecialMode,
    StockEnd,
    WildPin,
)
from buraco_desktop.engine.state import DealState, Phase
from tests.engine.table import do, lay_out, rules_with, why

CLEAN = "3H 4H 5H 6H 7H 8H 9H"
DIRTY = "Jk=2 3H 4H 5H 6H 7H 8H"
ACE_TO_KING = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
TWO_TO_ACE = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
LATE = {"pot_taken": (True, True), "pots": 0}
"""A deal in which both teams have had their pot."""


def laid(rules: RuleSet, cards: str) -> str | None:
    """Return the default layout of a new meld, or None."""
    layouts = arrange(pick_cards(cards.split(), full_deck(rules)), rules)
    return write_layout(layouts[0]) if layouts else None


def grown(rules: RuleSet, meld: str, added: str) -> str | None:
    """Return the default layout of a meld on the table with cards added, or None."""
    deck = full_deck(rules)
    base = read_layout(meld, deck)
    cards = pick_cards(added.split(), [card for card in deck if card not in base.cards])
    layouts = extend(base, cards, rules)
    return write_layout(layouts[0]) if layouts else None


def bonus(rules: RuleSet, meld: str) -> int:
    """Return the bonus of a meld that was built in several moves."""
    return canasta_bonus(read_layout(meld, full_deck(rules)), rules)


def fresh(rules: RuleSet, players: int) -> DealState:
    return new_deal(rules, players, shuffled_deck(rules, Random(1)), 0)


def test_key() -> None:
    """The key is a name and changes nothing in play."""
    other = rules_with("bukharo", key="at-home")
    assert laid(other, "KS KH 2D") == laid(rulesets.BUKHARO, "KS KH 2D")
    assert rulesets.find("at-home") is None


def test_players() -> None:
    with pytest.raises(ValueError, match="bukharo is not played by 4"):
        fresh(rules_with("bukharo", players=(2,)), 4)
    assert fresh(rules_with("burraco-six", players=(4, 6)), 4).team_count == 2


@pytest.mark.parametrize(("decks", "cards"), [(1, 56), (3, 160)])
def test_decks(decks: int, cards: int) -> None:
    rules = rules_with("bukharo", decks=decks, players=(2,), pots=1)
    assert len(set(full_deck(rules))) == cards
    assert len(fresh(rules, 2).stock) == cards - 22 - 11 - 1


@pytest.mark.parametrize("jokers", [0, 2, 6])
def test_jokers(jokers: int) -> None:
    deck = full_deck(rules_with("buraco", jokers=jokers))
    assert sum(RANK[card] == JOKER for card in deck) == jokers
    assert len(set(deck)) == 104 + jokers


def test_hand() -> None:
    deal = fresh(rules_with("bukharo", hand=13), 4)
    assert [len(hand) for hand in deal.hands] == [13] * 4
    assert len(deal.stock) == 41 - 8


def test_pots() -> None:
    assert len(fresh(rules_with("bukharo", pots=1), 2).pots) == 1


def test_pot_size() -> None:
    assert [len(pot) for pot in fresh(rules_with("bukharo", pot_size=15), 2).pots] == [15, 15]


def test_upcard() -> None:
    assert len(fresh(rulesets.BURACO, 4).pile) == 0
    deal = fresh(rules_with("buraco", upcard=1), 4)
    assert (len(deal.pile), len(deal.stock)) == (1, 41)
    assert why(deal, "take") is None


def test_six_player_teams() -> None:
    """Two teams of three sit alternately and have one pot each (RULES 1.8, U-18)."""
    deal = fresh(rules_with("burraco-six", six_player_teams=2), 6)
    assert [deal.team_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert len(deal.pots) == 2
    assert len(fresh(rulesets.BURRACO_SIX, 6).pots) == 3


def test_pile_take() -> None:
    table: dict[str, Any] = {"hand": "6H 7H 9D KS", "pile": "4C 8H", "phase": Phase.DRAW}
    closed = lay_out(rules_with("bukharo", pile_take=PileAccess.CLOSED), **table)
    assert why(closed, "take") is RefusalCode.CLOSED_PILE
    assert why(closed, "take+meld 6H 7H 8H") is None
    opened = lay_out(rules_with("buraco-fechado", pile_take=PileAccess.FREE), **table)
    assert why(opened, "take") is None
    assert why(opened, "take+meld 6H 7H 8H") is RefusalCode.OPEN_PILE


def test_single_card_ban() -> None:
    """P03 with and without the ban."""
    for is_banned, expected in ((True, RefusalCode.PILE_CARD_BAN), (False, None)):
        rules = rules_with("bukharo", single_card_ban=is_banned)
        deal = do(lay_out(rules, hand="4S 9C", pile="7D", phase=Phase.DRAW), "take")
        assert why(deal, "discard 7D") is expected


def test_one_card_hand_pile_ban() -> None:
    """P22."""
    table: dict[str, Any] = {"hand": "4S", "pile": "7D 8D", "phase": Phase.DRAW}
    assert why(lay_out("bukharo", **table), "take") is None
    rules = rules_with("bukharo", one_card_hand_pile_ban=True)
    assert why(lay_out(rules, **table), "take") is RefusalCode.ONE_CARD_HAND
    assert why(lay_out(rules, **{**table, "hand": "4S 5S"}), "take") is None


def test_first_draw_redraw() -> None:
    """P25."""
    for may, expected in ((True, None), (False, RefusalCode.NO_REDRAW)):
        deal = do(fresh(rules_with("bukharo", first_draw_redraw=may), 4), "draw")
        assert why(deal, "redraw") is expected


def test_set_ranks() -> None:
    rules = rules_with("bukharo", set_ranks=(1, 3))
    assert laid(rules, "KS KH KD") is None
    assert laid(rules, "AS AH AD") == "AS AH AD"
    assert laid(rules_with("buraco", set_ranks=(13,), set_max=9), "KS KH 2D") == "KS KH 2D*"


def test_set_max() -> None:
    rules = rules_with("bukharo", set_max=4)
    assert laid(rules, "KS KH KD KC") is not None
    assert laid(rules, "KS KH KD KC Jk") is None
    assert grown(rules, "KS KH KD KC", "KS") is None


def test_one_set_per_rank() -> None:
    """N45."""
    for is_one, expected in ((True, RefusalCode.SECOND_SET), (False, None)):
        rules = rules_with("bukharo", one_set_per_rank=is_one)
        assert why(lay_out(rules, hand="KS KC KD 4S 5S", melds=[["KS KH KD"]]), "meld KS KC KD") is expected


def test_two_aces() -> None:
    """N33, X40."""
    rules = rules_with("bukharo", two_aces=True, a_to_a=1000)
    assert laid(rulesets.BUKHARO, f"{ACE_TO_KING} AC") is None
    assert laid(rules, f"{ACE_TO_KING} AC") == f"{ACE_TO_KING} AC"
    assert laid(rules_with("buraco", two_aces=False, a_to_a=None), f"{ACE_TO_KING} AC") is None


def test_ace_mode() -> None:
    """N56. A wild card keeps off the place that no ace may take."""
    high = rules_with("bukharo", ace_mode=AceMode.HIGH_ONLY)
    assert laid(high, "AH 2H 3H") is None
    assert laid(high, "QS KS AS") == "QS KS AS"
    assert laid(high, "2H 3H Jk") == "2H 3H Jk=4"
    assert laid(high, ACE_TO_KING) == TWO_TO_ACE
    low = rules_with("bukharo", ace_mode=AceMode.LOW_ONLY)
    assert laid(low, "QS KS AS") is None
    assert laid(low, "AH 2H 3H") == "AH 2H 3H"
    assert laid(low, "QS KS Jk") == "Jk=J QS KS"
    assert laid(low, f"{ACE_TO_KING} Jk") is None


def test_max_wilds() -> None:
    rules = rules_with("bukharo", max_wilds=0)
    assert laid(rules, "7C 8C Jk") is None
    assert laid(rules, "KS KH 2D") is None
    assert laid(rules, "2C 3C 4C") == "2C 3C 4C"


def test_two_reverts() -> None:
    """X15."""
    for preset, may, expected in (
        ("bukharo", False, None),
        ("buraco", True, "3D 4D 5D 6D 7D 2D=8 9D"),
    ):
        assert grown(rules_with(preset, two_reverts=may), "2D 3D 4D 5D 6D 7D", "9D") == expected


def test_wild_pin() -> None:
    """X06, X12, X55, X56."""
    default, always, free = (rules_with("bukharo", wild_pin=pin) for pin in WildPin)
    assert grown(default, "2H=4 5H 6H", "8H") == "5H 6H 2H=7 8H"
    assert grown(always, "2H=4 5H 6H", "8H") is None
    assert grown(always, "Jk=2 3S 4S", "2S") == "Jk=A 2S 3S 4S"
    assert grown(always, "Jk=2 3S 4S", "AS") == "AS Jk=2 3S 4S"
    assert grown(default, "3S 4S 2S=5 6S", "Jk") is None
    assert grown(free, "3S 4S 2S=5 6S", "Jk") == "2S 3S 4S Jk=5 6S"
    assert grown(free, "3S 4S 2H=5 6S", "Jk") is None


def test_end_wild_default() -> None:
    """N23."""
    assert laid(rules_with("bukharo", end_wild_default=EndWild.HIGH), "7C 8C 9C Jk") == "7C 8C 9C Jk=10"
    assert laid(rules_with("buraco-stbl", end_wild_default=EndWild.LOW), "7C 8C 9C Jk") == "Jk=6 7C 8C 9C"


def test_pot_precondition() -> None:
    """T01, T02, T03."""
    rules = rules_with("bukharo", pot_precondition=PotPrecondition.OWN_CANASTA)
    assert why(lay_out("bukharo", hand="5D 6D 7D"), "meld 5D 6D 7D") is None
    assert why(lay_out(rules, hand="5D 6D 7D"), "meld 5D 6D 7D") is RefusalCode.NO_CANASTA
    assert why(lay_out(rules, hand="9H", melds=[["3H 4H 5H 6H 7H 8H"]]), "add 1 9H") is None
    free = rules_with("burraco-six", pot_precondition=PotPrecondition.NONE)
    assert why(lay_out(free, hand="9C", players=6), "discard 9C") is None


def test_out_canasta() -> None:
    """O10, O13."""
    clean_needed = rules_with("bukharo", out_canasta=OutCanasta.CLEAN)
    for rules, expected in ((rulesets.BUKHARO, None), (clean_needed, RefusalCode.NO_CLEAN_CANASTA)):
        assert why(lay_out(rules, hand="9C", melds=[[DIRTY]], **LATE), "discard 9C") is expected
    assert why(lay_out(clean_needed, hand="9C", melds=[[CLEAN]], **LATE), "discard 9C") is None
    any_will_do = rules_with("buraco", out_canasta=OutCanasta.ANY)
    assert why(lay_out(any_will_do, hand="9C", melds=[[DIRTY]], **LATE), "discard 9C") is None


def test_out_without_pot_if_none_left() -> None:
    """O17."""
    for preset in ("bukharo", "buraco"):
        for may, expected in ((True, None), (False, RefusalCode.NO_POT_YET)):
            rules = rules_with(preset, out_without_pot_if_none_left=may)
            assert why(lay_out(rules, hand="9C", melds=[[CLEAN]], pots=0), "discard 9C") is expected


def test_final_discard() -> None:
    """O03, O04."""
    for preset in ("bukharo", "buraco"):
        for mode, expected in (
            (FinalDiscard.OPTIONAL, None),
            (FinalDiscard.REQUIRED, RefusalCode.FINAL_DISCARD),
        ):
            deal = lay_out(rules_with(preset, final_discard=mode), hand="10H JH", melds=[[CLEAN]], **LATE)
            assert why(deal, "add 1 10H JH") is expected


def test_final_discard_wild() -> None:
    """O05, O06, O07."""
    for preset in ("bukharo", "buraco"):
        for may, expected in ((True, None), (False, RefusalCode.WILD_DISCARD)):
            for card in ("Jk", "2H"):
                rules = rules_with(preset, final_discard_wild=may)
                deal = lay_out(rules, hand=card, melds=[[CLEAN]], **LATE)
                assert why(deal, f"discard {card}") is expected


def test_stock_end() -> None:
    """Z01, Z06, Z08."""
    stock = "4S 5S 6S"
    ends = {}
    for mode in StockEnd:
        deal = lay_out(rules_with("bukharo", stock_end=mode), hand="9C 9D 8D", stock=stock, phase=Phase.DRAW)
        turns = 0
        while deal.phase is not Phase.OVER and turns < 4:
            do(deal, "draw", "discard " + ("9C" if turns == 0 else stock.split()[min(turns, 2)]))
            turns += 1
            if deal.stock and turns == 3:
                break
        ends[mode] = (turns, len(deal.stock), len(deal.pots), deal.phase is Phase.OVER)
    assert ends == {
        StockEnd.TWO_LEFT: (1, 2, 2, True),
        StockEnd.POT_REFILL: (3, 11, 1, False),
        StockEnd.LAST_CARD: (3, 0, 2, True),
    }


def test_stall_rounds() -> None:
    """Z05: one round of four turns, and nothing but taking and discarding."""
    rules = rules_with("bukharo", stall_rounds=1)
    deal = lay_out(
        rules, hand="9C 8D", pile="KC 3S", phase=Phase.DRAW, other_hands=["9S 6D", "JH 4D", "QS 5C"]
    )
    do(deal, "take", "discard 9C", "take", "discard 9S", "take", "discard JH", "take")
    assert deal.phase is Phase.PLAY
    do(deal, "discard QS")
    assert deal.reason is not None
    assert deal.reason.value == "stall"


def test_the_first_turn_may_be_idle() -> None:
    """Taking the upcard draws nothing from the stock (RULES 0.9, C12)."""
    deal = do(fresh(rulesets.BUKHARO, 4), "take")
    hand = [card for card in deal.hands[deal.turn] if card != deal.banned]
    assert do(deal, f"discard {write_card(hand[0])}").idle_turns == 1
    assert do(deal, "draw", f"discard {write_card(deal.stock[-1])}").idle_turns == 0


def points(rules: RuleSet, card: str) -> int:
    return rules.points[pick_cards([card], full_deck(rules))[0]]


def test_joker_points() -> None:
    assert points(rules_with("buraco", joker_points=35), "Jk") == 35


def test_two_points() -> None:
    assert points(rules_with("buraco", two_points=25), "2C") == 25


def test_ace_points() -> None:
    assert points(rules_with("buraco", ace_points=20), "AC") == 20


def test_high_points() -> None:
    rules = rules_with("buraco", high_points=15)
    assert {points(rules, card) for card in ["8C", "9D", "10H", "JS", "QC", "KD"]} == {15}


def test_low_points() -> None:
    rules = rules_with("buraco", low_points=0)
    assert {points(rules, card) for card in ["3C", "4D", "5H", "6S", "7C"]} == {0}


def test_clean() -> None:
    assert bonus(rules_with("bukharo", clean=300), CLEAN) == 300


def test_semi() -> None:
    """N50: one wild card at an end of seven naturals."""
    meld = "3H 4H 5H 6H 7H 8H 9H Jk=10"
    assert bonus(rulesets.BUKHARO, meld) == 100
    assert bonus(rules_with("bukharo", semi=150), meld) == 150
    assert bonus(rules_with("burraco-italiano", semi=None), meld) == 100


def test_semi_mode() -> None:
    """N52, N51."""
    meld = "3H 4H 5H 6H 7H 8H 9H Jk=10 JH"
    assert bonus(rulesets.BURRACO_ITALIANO, meld) == 100
    seven_run = rules_with("burraco-italiano", semi_mode=SemiMode.SEVEN_RUN)
    assert bonus(seven_run, meld) == 150
    assert bonus(seven_run, "AH Jk=2 3H 4H 5H 6H 7H 8H 9H") == 150
    assert bonus(seven_run, "3H 4H 5H 6H Jk=7 8H 9H 10H") == 100
    assert bonus(seven_run, DIRTY) == 100


def test_dirty() -> None:
    assert bonus(rules_with("bukharo", dirty=50), DIRTY) == 50


def test_a_to_k() -> None:
    """S29, S10."""
    assert bonus(rules_with("burraco-italiano", a_to_k=300), ACE_TO_KING) == 300
    assert bonus(rules_with("buraco-aberto", a_to_k=200), ACE_TO_KING) == 200


def test_two_to_a() -> None:
    """S29, S12."""
    assert bonus(rules_with("burraco-italiano", two_to_a=300), TWO_TO_ACE) == 300
    assert bonus(rules_with("buraco-aberto", two_to_a=500), TWO_TO_ACE) == 500


def test_a_to_a() -> None:
    """S11."""
    assert bonus(rules_with("buraco-aberto", a_to_a=1500), f"{ACE_TO_KING} AC") == 1500


def test_eight_equal() -> None:
    """S29: a bonus for naturals only."""
    rules = rules_with("burraco-italiano", eight_equal=250)
    kings = "KS KS KH KH KD KD KC KC"
    assert bonus(rules, kings) == 250
    assert bonus(rules, f"{kings} Jk*") == 150
    assert bonus(rules, "KS KS KH KH KD KD KC") == 200


def test_special_mode() -> None:
    """S05, S06, S10: A pays only what was laid in one move, unless it is told otherwise."""
    assert bonus(rulesets.BURACO, ACE_TO_KING) == 200
    assert bonus(rules_with("buraco", special_mode=SpecialMode.GRADUAL), ACE_TO_KING) == 500
    single = rules_with("buraco-aberto", special_mode=SpecialMode.SINGLE_MOVE)
    assert bonus(single, ACE_TO_KING) == 200
    in_one_move = arrange(pick_cards(ACE_TO_KING.split(), full_deck(single)), single)[0]
    assert canasta_bonus(in_one_move, single) == 500
    assert canasta_class(in_one_move, single) is CanastaClass.CLEAN
