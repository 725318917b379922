"""How much the searching players search."""

from collections.abc import Mapping
from types import MappingProxyType

from buraco_desktop.bots.club.skill import MEDIUM
from buraco_desktop.bots.search.bot import NO_LIMIT, SearchSkill

HARD = SearchSkill(MEDIUM, draw_worlds=100, discard_worlds=60, discards=4, turns=4, draw_s=0.12, play_s=0.12)
EXPERT = SearchSkill(MEDIUM, draw_worlds=300, discard_worlds=200, discards=6, turns=4, draw_s=0.4, play_s=0.4)

YARDSTICKS: Mapping[str, SearchSkill] = MappingProxyType(
    {
        "search-30": SearchSkill(MEDIUM, draw_worlds=30, discard_worlds=30, turns=NO_LIMIT),
        "search-100": SearchSkill(MEDIUM, draw_worlds=100, discard_worlds=100, turns=NO_LIMIT),
    }
)
"""B5 and B6 of the ladder, whose playouts go on to the end of the deal; nobody meets them at a table."""
