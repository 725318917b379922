"""Guessed tables look to the seat exactly as the real one, and hold what everybody knows."""

from collections import Counter
from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.playout import estimate, margin, margin_after, play_out
from buraco_desktop.bots.worlds import buried_kinds, sample_world
from buraco_desktop.engine.cards import KIND, full_deck
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import unseen_cards, view
from tests.support.legal_play import TABLES, random_command, random_deal, table_name


def moments(table, seed, every=7):
    """Positions of a deal that bots and chance play by turns, so that piles are taken and pots fetched."""
    rules, players = table
    deal, rng = random_deal(rules, players, seed), Random(seed)
    bot = make_bot("greedy")
    for number in range(400):
        if deal.phase is Phase.OVER:
            return
        if number % every == 0:
            yield deal
        is_bots = rng.random() < 0.5
        apply(
            deal, bot.choose(view(deal, deal.turn), Random(number)) if is_bots else random_command(deal, rng)
        )


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_world_looks_like_the_real_table(table):
    for deal in moments(table, seed=5):
        seen = view(deal, deal.turn)
        world = sample_world(seen, Random(deal.turn_count))
        assert view(world, deal.turn) == seen
        melds = [card for team in world.melds for meld in team for card in meld.cards]
        hands = [card for hand in world.hands for card in hand]
        pots = [card for pot in world.pots for card in pot]
        assert sorted([*melds, *hands, *pots, *world.pile, *world.stock]) == full_deck(deal.rules)
        for seat, kinds in enumerate(seen.known):
            assert not Counter(kinds) - Counter(KIND[card] for card in world.hands[seat])


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_was_seen_discarded_lies_in_a_closed_pile(table):
    for deal in moments(table, seed=8):
        seen = view(deal, deal.turn)
        world = sample_world(seen, Random(1))
        for place, kind in enumerate(buried_kinds(seen)):
            if kind is not None:
                assert KIND[deal.pile[place]] == kind == KIND[world.pile[place]]


def test_another_seed_gives_another_world_and_the_same_seed_the_same():
    rules, players = TABLES[0]
    seen = view(new_deal(rules, players, shuffled_deck(rules, Random(2)), 0), 1)
    hands = [sample_world(seen, Random(seed)).hands for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_every_hidden_card_may_be_anywhere():
    rules, players = TABLES[0]
    deal = new_deal(rules, players, shuffled_deck(rules, Random(2)), 0)
    seen = view(deal, 0)
    rng = Random(3)
    found = {card for _ in range(150) for card in sample_world(seen, rng).hands[1]}
    assert found == set(unseen_cards(seen))


def test_a_playout_ends_the_deal_and_leaves_the_world_alone():
    rules, players = next(table for table in TABLES if table[1] == 4)
    world = new_deal(rules, players, shuffled_deck(rules, Random(2)), 0)
    before = world.digest()
    own = margin_after(world, (), 0)
    assert world.digest() == before
    assert margin_after(world, (), 0) == own == -margin_after(world, (), 1)
    play_out(world)
    assert world.phase is Phase.OVER
    totals = score(world).totals
    assert margin(world, 0) == totals[0] - totals[1] == own


def test_an_estimate_is_a_mean_with_its_error():
    found = estimate([10, 20, 30, 40])
    assert found.mean == 25
    assert round(found.error, 2) == 6.45
    assert found.count == 4
