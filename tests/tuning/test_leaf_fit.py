"""The fit of the leaf finds known weights again, and takes samples from whole deals."""

import json
from random import Random

from buraco_desktop.bots.search.leaf import FEATURES
from buraco_desktop.engine import rulesets
from tests.tuning.leaf import PARTS, main, ridge, samples


def test_known_weights_are_found_again():
    rng = Random(1)
    true = [rng.uniform(-50, 50) for _ in range(FEATURES)]
    rows = []
    for _ in range(400):
        row = [rng.gauss(0, 5) for _ in range(FEATURES)]
        rows.append((row, sum(weight * value for weight, value in zip(true, row, strict=True))))
    assert all(abs(found - weight) < 0.6 for found, weight in zip(ridge(rows), true, strict=True))


def test_a_deal_gives_samples_from_its_beginning_to_its_end():
    found = [part for number in range(4) for part, _, _ in samples(rulesets.BUKHARO, 2, number)]
    assert len(found) > 20
    assert found[0] == 2
    assert set(found) == {0, 1, 2}


def test_the_command_prints_weights_for_each_part(capsys):
    assert main(["--rules", "burraco-six", "--players", "6", "--deals", "6"]) == 0
    weights = json.loads(capsys.readouterr().out)
    assert [len(weights[part]) for part in PARTS] == [FEATURES] * 3
