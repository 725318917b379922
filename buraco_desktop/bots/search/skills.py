"""How much the searching levels search."""

from collections.abc import Mapping
from types import MappingProxyType

from buraco_desktop.bots.club.skill import MEDIUM
from buraco_desktop.bots.search.bot import NO_LIMIT, SearchSkill

HARD = SearchSkill(MEDIUM, draw_worlds=100, discard_worlds=60, discards=4)
EXPERT = SearchSkill(MEDIUM, draw_worlds=300, discard_worlds=200, discards=6)

SEARCHERS: Mapping[str, SearchSkill] = MappingProxyType(
    {
        "search-30": SearchSkill(MEDIUM, draw_worlds=30, discard_worlds=30, turns=NO_LIMIT),
        "search-100": SearchSkill(MEDIUM, draw_worlds=100, discard_worlds=100, turns=NO_LIMIT),
        "hard": HARD,
        "expert": EXPERT,
    }
)
