"""The fit of the pile: rows from whole deals, weights that say again what was put in."""

import json
from random import Random

import pytest

from buraco_desktop.bots.club.weights import Weights
from buraco_desktop.engine import rulesets
from tests.tuning.leaf import ridge
from tests.tuning.pile import EXTENDS, NO_FEAR, Laboratory, in_units, main, names_for


def test_rows_tell_what_each_weight_is_multiplied_with():
    names = names_for(rulesets.BUKHARO)
    rows = list(Laboratory(rulesets.BUKHARO, 2).rows(1))
    assert rows
    threshold = names.index("pile_threshold")
    assert {multiples[threshold] for multiples, _ in rows} == {-1.0}
    cards = [index for index, name in enumerate(names) if name in {"pile_wild", "pile_useless"}]
    assert all(multiples[index] == int(multiples[index]) >= 0 for multiples, _ in rows for index in cards)
    assert len({points for _, points in rows}) > 1


def test_known_weights_are_found_again_in_units_of_a_card_for_an_own_meld():
    rng = Random(1)
    names = names_for(rulesets.BUKHARO)
    points = {name: rng.uniform(5, 100) for name in names}
    rows = []
    for _ in range(400):
        multiples = [float(rng.randrange(4)) for _ in names]
        rows.append((multiples, sum(points[name] * n for name, n in zip(names, multiples, strict=True))))
    found = in_units(dict(zip(names, ridge(rows, 0.01), strict=True)))
    unit = points["pile_extends"] / EXTENDS
    assert found.pop("pile_danger_most") == NO_FEAR
    assert found == {
        name: pytest.approx(points[name] / unit, abs=0.02) for name in names if name != "pile_extends"
    }
    Weights(**found)
    with pytest.raises(ValueError, match="too few deals"):
        in_units({"pile_extends": -1.0})


def test_the_command_prints_what_the_gate_reads(capsys: pytest.CaptureFixture[str]):
    assert main(["--rules", "buraco-fechado", "--players", "2", "--deals", "3", "--first", "5"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["command"].endswith("--rules buraco-fechado --players 2 --deals 3 --first 5")
    assert {"closed_worth", "closed_size"} <= set(report["winner"])
