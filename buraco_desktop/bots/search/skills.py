"""How much the searching players search."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from buraco_desktop.bots.club.skill import MEDIUM
from buraco_desktop.bots.search.bot import NO_LIMIT, SearchSkill

HARD = SearchSkill(
    MEDIUM,
    draw_worlds=120,
    discard_worlds=80,
    discards=4,
    lays=3,
    holds_back=True,
    turns=4,
    draw_s=0.12,
    play_s=0.15,
)
EXPERT = replace(HARD, draw_worlds=360, discard_worlds=240, discards=6, draw_s=0.35, play_s=0.55)

YARDSTICKS: Mapping[str, SearchSkill] = MappingProxyType(
    {
        "search-30": SearchSkill(MEDIUM, draw_worlds=30, discard_worlds=30, turns=NO_LIMIT),
        "search-100": SearchSkill(MEDIUM, draw_worlds=100, discard_worlds=100, turns=NO_LIMIT),
    }
)
"""B5 and B6 of the ladder, whose playouts go on to the end of the deal; nobody meets them at a table."""
