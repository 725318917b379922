"""The fit of beliefs finds known weights again, and learns that what fits an own meld is laid."""

import json
from random import Random

from buraco_desktop.bots.search.belief import EVIDENCE
from tests.tuning.belief import Tally, fitted, main, surprise

SHARE = 0.2


def test_known_weights_are_found_again():
    rng, count = Random(2), 4000
    true = [rng.uniform(-1.5, 1.5) for _ in EVIDENCE]
    tally: Tally = {}
    for number, weight in enumerate(true):
        found = tuple(int(place == number) for place in range(len(EVIDENCE)))
        odds = SHARE / (1 - SHARE) * 2.718281828**weight
        tally[found, SHARE] = [count, round(count * odds / (1 + odds))]
    tally[(0,) * len(EVIDENCE), SHARE] = [10 * count, round(10 * count * SHARE)]
    weights = fitted(tally)
    assert all(abs(weight - expected) < 0.1 for weight, expected in zip(weights[:-1], true, strict=True))
    assert abs(weights[-1]) < 0.1, "the constant"
    assert surprise(tally, weights) < surprise(tally, [0.0] * len(weights))


def test_the_command_learns_from_a_few_deals_that_what_fits_an_own_meld_is_laid(capsys):
    assert main(["--rules", "burraco-italiano", "--players", "4", "--deals", "6"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report["weights"]) == set(EVIDENCE)
    assert report["weights"]["own_meld"] < -0.5
    assert 0 < report["less_surprise"] < 0.2
