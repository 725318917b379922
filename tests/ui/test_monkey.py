"""A short form of `python -m tests.monkey`: random events do not raise, and lose no card."""

import pytest

from tests.monkey import Monkey
from tests.ui.support.program import Program


@pytest.mark.slow
@pytest.mark.parametrize("seed", [11, 12])
def test_random_events_break_nothing(qapp, tmp_path, seed):
    program = Program(tmp_path, speed="normal", pace="instant")
    monkey = Monkey(program, seed)
    try:
        monkey.run(400)
        assert monkey.acts > 5
    finally:
        monkey.close()
        program.close()
