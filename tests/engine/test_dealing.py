"""Shuffling and dealing: a numbered deal is fixed for ever."""

from collections import Counter
from random import Random

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.notation import write_cards
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import Phase

GOLDEN = {
    ("bukharo", 1): (
        "QS 5S 8C 10D QS Jk 7S 5C 4S QD 7C AH 2S QC 4D AS 2C 9C JS 8H 7C JH Jk 2C 9S 10H Jk AC 3D KD 6S QC "
        "7H 3S QH JD JC 4C 3H 10C Jk JS JH 9H 5D 5D 5H 9S 8H 8S 2H 6H 6D 2D 10S 6S 8D 10H 4H JC KH 5S 3H "
        "10C 3C 8S 4S KD KS 6C QH 7S 2S QD 9D 4H 6D 4D AC 3D 5H 8D 10D 6H 7D KC 9C 9D 6C 5C 7D 9H AH 4C AS "
        "7H 3C 2D 3S 10S KH KS 8C KC AD AD JD 2H"
    ),
    ("burraco-six", 20260): (
        "KC 7D QH AC QC 5D 9C KD 5H AC 4S 2H 7S 9S 10S KS 4C 10H 3D AC 2S AD 7H 4D JH JC 3S Jk 2S QS JS KC "
        "8C 4S 3H 6C 10D 3D AD 6D 4S 4D 5S 6C 5C 8D 5H AS 8S QC 8S 3H 5C AS 9D QS Jk Jk 10S 2C 2D 10H 7D 8H "
        "10C QS JD 2H 3S QD 6S 7S KS 9S AH JC JD 10H 9H 10C QC 8H 6S 9H 5H 8D 6D 2D KD JS 5S 9C 6C 7H KH 9S "
        "QD 6H 5C 9D Jk 10D 2C 8C Jk 5D 4H 6H 3H 5D 6H 7C 4D 10D JC JH KH 8H 9C 4C 3S 2C 4H 7D 10S KS 5S 3C "
        "QD 2H AH 10C 4H 4C 3C Jk JS 6S AS 3D 9H AD 7S 7C 9D QH KC KH JD 2D KD 7C 8D 2S 8S AH 7H 6D JH QH "
        "8C 3C"
    ),
}


@pytest.mark.parametrize(("key", "seed"), GOLDEN)
def test_a_numbered_deal_is_the_same_for_ever(key: str, seed: int) -> None:
    rules = rulesets.find(key)
    assert rules is not None
    assert write_cards(shuffled_deck(rules, Random(seed))) == GOLDEN[key, seed]


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_cards_are_dealt_one_by_one_then_pots_upcard_and_stock(rules: RuleSet) -> None:
    for players in rules.players:
        deck = shuffled_deck(rules, Random(7))
        deal = new_deal(rules, players, deck, dealer=1)
        for offset in range(players):
            assert deal.hands[(2 + offset) % players] == deck[offset : players * 11 : players]
        top = players * 11
        assert deal.pots == [
            deck[top + 11 * number : top + 11 * (number + 1)] for number in range(rules.pots)
        ]
        top += 11 * rules.pots
        assert deal.pile == deck[top : top + rules.upcard]
        assert deal.stock[::-1] == deck[top + rules.upcard :]
        assert (deal.turn, deal.phase) == (2 % players, Phase.DRAW)


@pytest.mark.parametrize(
    ("key", "players", "stock"),
    [
        ("buraco", 4, 42),
        ("buraco", 2, 64),
        ("bukharo", 4, 41),
        ("bukharo", 2, 63),
        ("burako", 4, 40),
        ("burako", 2, 62),
        ("burraco-six", 6, 62),
    ],
)
def test_stock_after_the_deal(key: str, players: int, stock: int) -> None:
    rules = rulesets.find(key)
    assert rules is not None
    assert len(new_deal(rules, players, full_deck(rules), 0).stock) == stock


def test_the_deck_must_be_whole() -> None:
    deck = full_deck(rulesets.BUKHARO)
    for wrong in (deck[1:], [deck[1], *deck[1:]], [*deck, deck[0]], full_deck(rulesets.BURRACO_SIX)):
        with pytest.raises(ValueError, match="not a deck of bukharo"):
            new_deal(rulesets.BUKHARO, 4, wrong, 0)


def test_the_shuffle_is_fair_enough_to_put_any_card_anywhere() -> None:
    tops = Counter(shuffled_deck(rulesets.BUKHARO, Random(seed))[0] for seed in range(2000))
    assert len(tops) == 108
    assert max(tops.values()) < 45
