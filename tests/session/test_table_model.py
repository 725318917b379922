"""The honesty test: what a seat was told adds up to what it may know, after every command."""

from random import Random

import pytest

from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import seen_by, view
from buraco_desktop.session.table_model import TableModel
from tests.support.legal_play import TABLES, play_on, random_deal, table_name


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_folded_events_equal_the_view(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    deal = random_deal(rules, players, seed)
    models = [TableModel.from_view(view(deal, seat)) for seat in range(players)]
    rng = Random(seed)
    for command in play_on(deal, rng):
        events = play(deal, command)
        for seat, model in enumerate(models):
            for event in events:
                model.fold(seen_by(event, seat))
            seen = view(deal, seat)
            assert model.matches(seen), (command, events)
            assert sorted(model.hand) == list(seen.hand)
    assert deal.phase is Phase.OVER
    for model in models:
        assert (model.reason, model.out_team) == (deal.reason, deal.out_team)


def test_a_differing_picture_does_not_match() -> None:
    rules, players = TABLES[0]
    deal = random_deal(rules, players, 1)
    model = TableModel.from_view(view(deal, 0))
    model.hand.reverse()
    assert model.matches(view(deal, 0))
    model.stock_size -= 1
    assert not model.matches(view(deal, 0))


def test_new_cards_of_the_hand_come_last() -> None:
    rules, players = TABLES[0]
    deal = random_deal(rules, players, 1)
    seat = deal.turn
    model = TableModel.from_view(view(deal, seat))
    before = list(model.hand)
    for event in play(deal, next(play_on(deal, Random(0)))):
        model.fold(seen_by(event, seat))
    assert model.hand[: len(before)] == before
    assert model.drawn == model.hand[-1]
