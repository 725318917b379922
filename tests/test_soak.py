"""A part of the soak: every preset and number of players, a few deals each."""

import pytest

from tests.soak import soak_deal, tables


@pytest.mark.parametrize(
    ("rules", "players"), tables(), ids=lambda value: value if isinstance(value, int) else value.key
)
def test_bots_play_with_every_promise_watched(rules, players):
    for number in range(4):
        assert soak_deal(rules, players, number) > 20
