"""Beliefs about hidden hands: what speaks for or against a card, and that guesses follow it."""

from dataclasses import replace
from random import Random

from buraco_desktop.bots.search.belief import EVIDENCE, belief_weights, evidence, left_by, shares, thrown_by
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.guesses import Guesser
from buraco_desktop.engine.cards import JOKER_KIND, KIND, Kind, kind_of
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import SeatView, view
from tests.support.legal_play import TABLES, table_name
from tests.support.positions import position

SPADES, HEARTS = 0, 1


def some_view() -> SeatView:
    """Seat 0 is to act; seat 3 threw the pile's top card, seat 2 the one below, seat 1 the lowest."""
    deal = position(
        "burraco-italiano",
        hand="KC KH 3D",
        melds=["4S 5S 6S"],
        their_melds=["9H 10H JH"],
        pile="7D 8C 5H",
        phase=Phase.DRAW,
    )
    deal.discards = [KIND[card] for card in deal.pile]
    deal.known[3] = [kind_of(SPADES, 9)]
    return view(deal, 0)


def told(seat: int, kind: Kind) -> dict[str, int]:
    seen = some_view()
    table = FastTable(FastRules(seen.rules, seen.players))
    table.fill_from(position("burraco-italiano", hand="KC", melds=["4S 5S 6S"], their_melds=["9H 10H JH"]))
    found = evidence(seen, table.takes, seat)[kind]
    return {name: count for name, count in zip(EVIDENCE, found, strict=True) if count}


def test_what_a_seat_threw_and_what_it_left_is_known_from_the_order_of_turns():
    seen = some_view()
    seven, eight, five = (KIND[card] for card in seen.pile)
    assert [thrown_by(seen, seat) for seat in (1, 2, 3)] == [[seven], [eight], [five]]
    assert [left_by(seen, seat) for seat in (1, 2, 3)] == [[], [seven], [eight, seven]]


def test_each_sort_of_evidence_is_counted():
    assert told(2, kind_of(SPADES, 7)) == {"own_meld": 1, "left_mate": 1}
    assert told(1, kind_of(SPADES, 7)) == {"other_meld": 1, "threw_mate": 1}
    assert told(3, kind_of(HEARTS, 8)) == {"own_meld": 1, "left_mate": 1, "high": 1}
    assert told(3, kind_of(HEARTS, 5)) == {"threw_it": 1}
    assert told(3, kind_of(HEARTS, 6)) == {"threw_beside": 1}
    assert told(3, kind_of(SPADES, 10)) == {"holds_near": 1, "high": 1}
    assert told(3, kind_of(SPADES, 2)) == {"two": 1}
    assert told(3, JOKER_KIND) == {"joker": 1}
    assert told(1, kind_of(SPADES, 1)) == {"ace": 1}


def test_a_share_is_never_so_small_that_a_card_is_ruled_out():
    seen = some_view()
    table = FastTable(FastRules(seen.rules, seen.players))
    table.fill_from(position("burraco-italiano", hand="KC", melds=["4S 5S 6S"]))
    found = shares(seen, table.takes, 2, [-50.0] * len(EVIDENCE))
    assert min(found) > 0.04
    assert max(found) == 1.0


def test_guesses_deal_a_card_as_seldom_as_is_believed():
    """Uniformly seat 2 has a given unseen card in 5 of 88 tables; the seven of spades fits its own meld."""
    seen = replace(some_view(), known=((), (), (), ()))
    fast = FastRules(seen.rules, seen.players)
    weights = [-2.0 if name == "own_meld" else 0.0 for name in EVIDENCE]
    seven, rng, tables = kind_of(SPADES, 7), Random(1), 4000
    often = {
        name: sum(guesser.guess(rng).counts[2][seven] for _ in range(tables))
        for name, guesser in {
            "chance": Guesser(seen, fast),
            "belief": Guesser(seen, fast, belief=weights),
        }.items()
    }
    assert 0.05 < often["belief"] / often["chance"] < 0.25, "about exp(-2)"


def test_every_table_has_beliefs_that_speak_against_cards_for_an_own_meld():
    weights = {table_name(table): belief_weights(*table) for table in TABLES}
    assert {name for name, found in weights.items() if len(found) != len(EVIDENCE)} == set()
    assert max(found[EVIDENCE.index("own_meld")] for found in weights.values()) < -1
