"""What the tuning command does beside the search itself, which needs a tool of its own."""

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from buraco_desktop.bots.club.weights import HAND_WRITTEN, Weights, fitted_weights, read_weights
from buraco_desktop.engine import rulesets
from buraco_desktop.headless.deal_seeds import SeedRange
from buraco_desktop.headless.estimate import Estimate
from tests.tuning.__main__ import ALL, changes_of, command_of, gains, is_proven, main, write_weights
from tests.tuning.search import spaced
from tests.tuning.space import axes_for, point_of, weights_at
from tests.tuning.trial import advantages, against_pool, medium_with, pool_for

OPEN, CLOSED = rulesets.BURRACO_ITALIANO, rulesets.BURACO_FECHADO


@pytest.mark.parametrize("rules", [OPEN, CLOSED])
def test_a_point_and_its_weights_are_the_same(rules: rulesets.RuleSet):
    axes = axes_for(rules)
    assert weights_at(point_of(HAND_WRITTEN, axes), axes, HAND_WRITTEN) == HAND_WRITTEN
    assert all(axis.low < getattr(HAND_WRITTEN, axis.field) < axis.high for axis in axes)


def test_at_most_twelve_weights_are_fitted_where_they_decide_something():
    named = {rules.key: {axis.field for axis in axes_for(rules)} for rules in (OPEN, CLOSED)}
    assert named[OPEN.key] | named[CLOSED.key] <= {field.name for field in fields(Weights)}
    assert all(len(axes) <= 12 for axes in named.values())
    assert "closed_worth" not in named[OPEN.key]
    assert "pile_threshold" not in named[CLOSED.key]


def test_weights_are_clipped_to_their_bounds():
    axes = axes_for(OPEN)
    far = weights_at([1000.0] * len(axes), axes, HAND_WRITTEN)
    assert [getattr(far, axis.field) for axis in axes] == [axis.high for axis in axes]
    near = weights_at([-1000.0] * len(axes), axes, HAND_WRITTEN)
    assert [getattr(near, axis.field) for axis in axes] == [axis.low for axis in axes]


def test_a_candidate_with_the_same_weights_gains_nothing_and_a_foolish_one_loses():
    present = medium_with(HAND_WRITTEN)
    same = advantages(OPEN, 4, medium_with(HAND_WRITTEN), present, SeedRange.TUNE, range(3))
    assert same == [0, 0, 0]
    foolish = replace(HAND_WRITTEN, keep_mate=-5.0, keep_beside=-5.0, keep_gap=-5.0, pile_threshold=50.0)
    pool = pool_for(HAND_WRITTEN)
    deals = range(3)
    assert against_pool(OPEN, 4, foolish, pool, SeedRange.TUNE, deals) < against_pool(
        OPEN, 4, HAND_WRITTEN, pool, SeedRange.TUNE, deals
    )
    same_everywhere = gains(OPEN, 4, fitted_weights(OPEN, 4), range(2))
    assert set(same_everywhere.values()) == {Estimate(0, 0, 0)}


def test_the_pool_has_its_mirror_images():
    assert [bot.name for bot in pool_for(HAND_WRITTEN)] == ["greedy", "club", "pile-greedy", "defensive"]


def test_only_a_certain_gain_without_a_loss_elsewhere_passes():
    gain, even, unsure = Estimate(9, 1, 17), Estimate(0, -8, 8), Estimate(9, -1, 17)
    unlucky, loss = Estimate(-5, -13, 3), Estimate(-9, -17, -1)

    def passes(*presets: tuple[Estimate, Estimate]) -> bool:
        """Each preset by its mean over all opponents and by one of these."""
        gate = {str(number): {ALL: mean, "greedy": one} for number, (mean, one) in enumerate(presets)}
        return is_proven("0", gate)

    assert passes((gain, gain), (even, unlucky))
    assert not passes((unsure, gain))
    assert not passes((Estimate(9, 0, 18), gain))
    assert not passes((gain, gain), (unlucky, gain))
    assert not passes((gain, loss))
    assert not passes((gain, gain), (gain, loss))
    assert not passes((Estimate(9, None, None), gain))


def test_a_command_is_told_without_the_places_of_files():
    argv = ["--rules", "bukharo", "--again", "folder/old.json", "--gate", "500", "--out", "folder/new.json"]
    assert command_of(argv) == ("python -m tests.tuning --rules bukharo --again FILE --gate 500 --out FILE")


def test_finalists_are_spaced_over_the_second_half():
    assert spaced(40, 5) == [23, 27, 31, 35, 39]
    assert spaced(1, 5) == [0]


def test_what_passes_is_written_with_its_command(tmp_path: Path):
    path = tmp_path / "weights.json"
    table = '{"open-sets-any-discard": {"2": {"pile_wild": 4.0}, "4": {"pile_wild": 5.0}}}'
    path.write_text(f'{{"by_hand": {{}}, "fitted": {table}}}')
    winner = replace(HAND_WRITTEN, keep_gap=1.25)
    write_weights(path, OPEN, 4, changes_of(winner, HAND_WRITTEN), "python -m tests.tuning")
    assert json.loads(path.read_text())["fitted"]["open-sets-any-discard"]["4"] == {
        "command": "python -m tests.tuning",
        "keep_gap": 1.25,
    }
    assert read_weights(path.read_text()).fitted == {
        ("open-sets-any-discard", 2): replace(HAND_WRITTEN, pile_wild=4.0),
        ("open-sets-any-discard", 4): winner,
    }


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--rules", "bukharo", "--players", "3"], "there is no 'bukharo' for 3 players"),
        (["--rules", "bridge", "--players", "4"], "there is no 'bridge' for 4 players"),
        (["--rules", "bukharo", "--players", "4", "--gate", "20"], "less than 200 deals proves nothing"),
    ],
)
def test_senseless_arguments_are_told(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    out = tmp_path / "report.json"
    assert main([*arguments, "--out", str(out)]) == 2
    assert told in capsys.readouterr().err
    assert not out.exists()
