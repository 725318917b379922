"""The option that keeps new ratios."""

import json
from pathlib import Path

import pytest

RATIOS = Path(__file__).with_name("ratios.json")


def pytest_addoption(parser):
    parser.addoption("--renew", action="store_true", help="keep the ratios of this run")


@pytest.fixture(scope="session")
def found_ratios(request):
    """Ratios of this run by name; kept in ratios.json at its end if that is asked for."""
    found = {}
    yield found
    if request.config.getoption("--renew"):
        kept = json.loads(RATIOS.read_text()) if RATIOS.exists() else {}
        kept |= {name: round(ratio, 4) for name, ratio in found.items()}
        RATIOS.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n")
