"""Bots by name, and the numbers that their chance comes from."""

import subprocess
import sys

import pytest

from buraco_desktop.bots.levels import BOT_NAMES, make_bot
from buraco_desktop.bots.seeds import seed_of


def test_every_name_makes_its_bot():
    assert [make_bot(name).name for name in BOT_NAMES] == list(BOT_NAMES)


def test_an_unknown_name_is_told():
    with pytest.raises(ValueError, match=r"no bot is called 'nobody'; there are random, hasty, greedy"):
        make_bot("nobody")


def test_seeds_depend_on_every_part_and_on_nothing_else():
    parts = [(1, 2, 3, "a"), (1, 2, 3, "b"), (1, 3, 2, "a"), (12, 3, "a"), (1, 2, 3)]
    assert len({seed_of(*part) for part in parts}) == 5
    assert seed_of(1, "a") == seed_of(1, "a")


def test_seeds_are_the_same_in_another_process():
    code = "from buraco_desktop.bots.seeds import seed_of; print(seed_of('greedy', 7))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(found.stdout) == seed_of("greedy", 7)
