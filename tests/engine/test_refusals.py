"""Why a command is refused: for each reason a table at which `check` gives it."""

from typing import Any

import pytest

from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.legality import Zone, check, targets
from buraco_desktop.engine.notation import read_command, write_cards
from buraco_desktop.engine.refusals import IllegalCommand, Refusal, RefusalCode
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import play
from tests.engine.table import do, lay_out, rules_with, why

CLEAN = "3H 4H 5H 6H 7H 8H 9H"
DIRTY = "Jk=2 3H 4H 5H 6H 7H 8H"
DRAW, PLAY = Phase.DRAW, Phase.PLAY
NOT_FROM_CHECK = {
    RefusalCode.UNREADABLE: "for the reader of notation",
    RefusalCode.NOT_YOUR_TURN: "for the session, which knows who asks",
    RefusalCode.NOT_YOUR_MELD: "for the window: a drop on a meld of others is no command",
    RefusalCode.ONE_DISCARD: "for the window: several cards on the pile are no command",
    RefusalCode.NOTHING_TO_TAKE_BACK: "for undo, which is no command (RULES C7)",
    RefusalCode.TAKEBACK_BLOCKED: "for undo, which is no command (RULES C7)",
}
Code = RefusalCode
TABLES: dict[RefusalCode, tuple[str, dict[str, Any], str]] = {
    Code.DEAL_OVER: ("bukharo", {"hand": "9C", "phase": Phase.OVER}, "draw"),
    Code.WRONG_PHASE: ("bukharo", {"hand": "9C 8C"}, "draw"),
    Code.PILE_EMPTY: ("buraco", {"hand": "9C", "phase": DRAW}, "take"),
    Code.STOCK_EMPTY: ("buraco", {"hand": "9C", "phase": DRAW, "stock": 0}, "draw"),
    Code.ONE_CARD_HAND: ("careful", {"hand": "9C", "pile": "8C 7D", "phase": DRAW}, "take"),
    Code.CLOSED_PILE: ("buraco-stbl", {"hand": "9C 8C", "pile": "7D", "phase": DRAW}, "take"),
    Code.OPEN_PILE: ("bukharo", {"hand": "9C 8C 4D", "pile": "7C", "phase": DRAW}, "take+meld 7C 8C 9C"),
    Code.TOP_CARD_NEEDED: (
        "buraco-stbl",
        {"hand": "9C 8C 7C 4D", "pile": "7D", "phase": DRAW},
        "take+meld 7C 8C 9C",
    ),
    Code.NO_REDRAW: ("burako", {"hand": "9C 8C"}, "redraw"),
    Code.CARD_NOT_HELD: ("bukharo", {"hand": "9C 8C"}, "discard 7C"),
    Code.NO_SUCH_MELD: ("bukharo", {"hand": "9C 8C 7C", "melds": [["3H 4H 5H"]]}, "add 2 9C"),
    Code.MELD_TOO_SHORT: ("bukharo", {"hand": "9C 8C 7C"}, "meld 9C 8C"),
    Code.TOO_MANY_WILDS: ("bukharo", {"hand": "9C 8C Jk 2D 7C"}, "meld 9C 8C Jk 2D"),
    Code.TWO_SUITS: ("bukharo", {"hand": "9C 8C 7D 4S"}, "meld 9C 8C 7D"),
    Code.DUPLICATE_RANK: ("bukharo", {"hand": "9C 9C 8C 4S"}, "meld 9C 9C 8C"),
    Code.GAP: ("bukharo", {"hand": "9C 8C 5C 4S"}, "meld 9C 8C 5C"),
    Code.NO_SETS: ("buraco", {"hand": "KS KH KD 4S"}, "meld KS KH KD"),
    Code.SET_FULL: ("bukharo", {"hand": "KS 4S", "melds": [["KS KH KH KD KD KC KC"]]}, "add 1 KS"),
    Code.WILD_PINNED: ("bukharo", {"hand": "9S 4D", "melds": [["3S 4S 2S=5 6S"]]}, "add 1 Jk"),
    Code.NOT_A_MELD: ("bukharo", {"hand": "QS 4D 5D", "melds": [["KS KH KD"]]}, "add 1 QS"),
    Code.SECOND_SET: ("bukharo", {"hand": "KS KC KD 4S", "melds": [["KS KH KD"]]}, "meld KS KC KD"),
    Code.PILE_CARD_BAN: ("bukharo", {"hand": "7D 9C", "banned": "7D"}, "discard 7D"),
    Code.KEEP_CARD: (
        "bukharo",
        {"hand": "7D 10H", "banned": "7D", "melds": [[CLEAN]], "pot_taken": (True,)},
        "add 1 10H",
    ),
    Code.NO_POT_YET: ("bukharo", {"hand": "9C", "melds": [[CLEAN]], "pots": 0}, "discard 9C"),
    Code.NO_CANASTA: ("bukharo", {"hand": "9C", "pot_taken": (True,)}, "discard 9C"),
    Code.NO_CLEAN_CANASTA: ("buraco", {"hand": "9C", "melds": [[DIRTY]], "pot_taken": (True,)}, "discard 9C"),
    Code.FINAL_DISCARD: ("bukharo", {"hand": "10H", "melds": [[CLEAN]], "pot_taken": (True,)}, "add 1 10H"),
    Code.WILD_DISCARD: ("bukharo", {"hand": "2H", "melds": [[CLEAN]], "pot_taken": (True,)}, "discard 2H"),
    Code.OPENING_MINIMUM: ("canastra", {"hand": "9C 8C 7C 4D 5D", "totals": (1505, 0)}, "discard 4D"),
}
COARSE = """
    deal_over wrong_phase pile_empty stock_empty closed_pile open_pile top_card_needed no_redraw card_not_held
    no_such_meld not_a_meld second_set pile_card_ban keep_card wild_discard opening_minimum
"""
"""The reasons that the format of the cases knows."""


def test_every_code_has_a_table() -> None:
    assert set(TABLES) | set(NOT_FROM_CHECK) == set(RefusalCode)
    assert not set(TABLES) & set(NOT_FROM_CHECK)


@pytest.mark.parametrize("code", TABLES)
def test_check_gives_the_reason(code: RefusalCode) -> None:
    preset, table, text = TABLES[code]
    rules = rules_with("bukharo", one_card_hand_pile_ban=True) if preset == "careful" else preset
    if code is Code.SET_FULL:
        rules = rules_with("bukharo", set_max=7)
    if code is Code.WILD_PINNED:
        table = {**table, "hand": "Jk 9S 4D"}
    deal = lay_out(rules, **table)
    if code is Code.OPENING_MINIMUM:
        do(deal, "meld 7C 8C 9C")
    assert why(deal, text) is code


def refusal_of(rules: str, text: str, **table: Any) -> tuple[str, int, int]:
    deal = lay_out(rules, **table)
    refusal = check(deal, read_command(deal, text))
    assert refusal is not None
    return write_cards(refusal.cards), refusal.have, refusal.need


def test_a_refusal_at_a_meld_names_the_meld_and_only_the_cards_that_were_to_join() -> None:
    for code, text, cards in (
        (Code.TOO_MANY_WILDS, "add 1 2D", "2D"),
        (Code.TWO_SUITS, "add 1 8D", "8D"),
        (Code.DUPLICATE_RANK, "add 1 9C", "9C"),
        (Code.GAP, "add 1 5C", "5C"),
    ):
        deal = lay_out("bukharo", hand="2D 8D 9C 5C 4S 4H", melds=[["8C 9C Jk=10 JC"]])
        refusal = check(deal, read_command(deal, text))
        assert refusal is not None
        assert (refusal.code, write_cards(refusal.cards), refusal.meld) == (code, cards, deal.melds[0][0])
    preset, table, text = TABLES[Code.SECOND_SET]
    deal = lay_out(preset, **table)
    second = check(deal, read_command(deal, text))
    assert second is not None
    assert second.meld in deal.melds[0]


def test_refusals_name_cards_and_numbers() -> None:
    assert refusal_of("bukharo", "meld 9C 8C", hand="9C 8C 7C") == ("9C 8C", 2, 3)
    assert refusal_of("bukharo", "meld 9C 8C 7D", hand="9C 8C 7D 4S")[0] == "7D"
    assert refusal_of("bukharo", "meld 9C 9C 8C", hand="9C 9C 8C 4S")[0] == "9C"
    assert refusal_of("bukharo", "meld 9C 8C Jk 2D", hand="9C 8C Jk 2D 4S") == ("Jk 2D", 2, 1)
    assert refusal_of("bukharo", "discard KD", hand="9C 8C")[0] == "KD"
    assert refusal_of("buraco-stbl", "take", hand="9C 8C", pile="4D 7D", phase=DRAW)[0] == "7D"
    deal = do(lay_out("canastra", hand="9C 8C 7C 4D 5D", totals=(1505, 0)), "meld 7C 8C 9C")
    assert check(deal, Discard(deal.hands[0][0])) == Refusal(Code.OPENING_MINIMUM, (), 25, 75)


def test_fine_reasons_belong_to_the_coarse_ones_of_the_cases() -> None:
    coarse = {Refusal(code).why for code in TABLES}
    assert coarse <= set(COARSE.split())
    assert Refusal(Code.GAP).why == "not_a_meld"
    assert Refusal(Code.NO_POT_YET).why == "keep_card"


def test_an_illegal_command_raises_with_its_reason() -> None:
    deal = lay_out("bukharo", hand="9C 8C")
    with pytest.raises(IllegalCommand, match="wrong_phase") as caught:
        play(deal, Draw())
    assert caught.value.command == Draw()
    assert caught.value.refusal == Refusal(Code.WRONG_PHASE)


def test_a_card_is_not_laid_twice() -> None:
    """A command comes from outside: the same id twice is one card."""
    deal = lay_out("bukharo", hand="KS KH 4D 5D 6D")
    king, queen = deal.hands[0][:2]
    assert check(deal, LayMeld((king, king, queen))) == Refusal(Code.CARD_NOT_HELD)
    closed = lay_out("buraco-fechado", hand="KS 4D 5D 6D", pile="KH", phase=DRAW)
    king, top = closed.hands[0][0], closed.pile[0]
    assert check(closed, TakePile((top, king, king))) == Refusal(Code.CARD_NOT_HELD)
    assert check(closed, TakePile((top, top, king))) == Refusal(Code.CARD_NOT_HELD)
    with_meld = lay_out("bukharo", hand="7C 9D 4S", melds=[["4C 5C 6C"]])
    seven = with_meld.hands[0][0]
    assert check(with_meld, ExtendMeld(0, (seven, seven))) == Refusal(Code.CARD_NOT_HELD)


def test_a_wish_for_a_layout_that_does_not_exist() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C 4D 5D")
    refusal = check(deal, LayMeld(tuple(deal.hands[0][:3]), (6, 0)))
    assert refusal is not None
    assert refusal.code is Code.NOT_A_MELD


def test_a_negative_number_of_a_meld_is_no_meld() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C", melds=[["3H 4H 5H"]])
    refusal = check(deal, ExtendMeld(-1, (deal.hands[0][0],)))
    assert refusal == Refusal(Code.NO_SUCH_MELD)


def test_wild_cards_alone_are_too_many() -> None:
    """N41, N42."""
    deal = lay_out("bukharo", hand="Jk Jk Jk 2S 2H 2D 4S")
    assert why(deal, "meld Jk Jk Jk") is Code.TOO_MANY_WILDS
    assert why(deal, "meld 2S 2H 2D") is Code.TOO_MANY_WILDS


def test_adding_nothing_is_refused() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C", melds=[["3H 4H 5H"]])
    assert check(deal, ExtendMeld(0, ())) is not None
    assert check(deal, LayMeld(())) is not None


def test_targets_offer_each_layout_and_the_pile() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C Jk 5D 6D", melds=[["KS KH KD", "10C JC QC"]])
    found = targets(deal, 0, deal.hands[0][:4])
    assert [target.zone for target in found] == [Zone.FELT, Zone.FELT, Zone.MELD, Zone.MELD]
    assert [target.index for target in found] == [None, None, 1, 1]
    joker = targets(deal, 0, deal.hands[0][3:4])
    assert [target.zone for target in joker] == [Zone.MELD, Zone.MELD, Zone.MELD, Zone.PILE]
    assert targets(deal, 1, deal.hands[1][:1]) == ()
    assert targets(deal, 0, ()) == ()
