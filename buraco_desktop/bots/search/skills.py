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
    draw_s=0.12,
    play_s=0.15,
)
"""Searches the draw and going out."""
EXPERT = replace(
    HARD,
    draw_worlds=300,
    discard_worlds=160,
    discards=5,
    lays=3,
    holds_back=True,
    believes=True,
    draw_s=0.35,
    play_s=0.55,
)
"""Searches every decision, on hands that are as the play so far makes them probable."""

YARDSTICKS: Mapping[str, SearchSkill] = MappingProxyType(
    {
        "search-30": SearchSkill(MEDIUM, draw_worlds=30, discard_worlds=30, discards=5, rounds=NO_LIMIT),
        "search-100": SearchSkill(MEDIUM, draw_worlds=100, discard_worlds=100, discards=5, rounds=NO_LIMIT),
    }
)
"""B5 and B6 of the ladder, whose playouts go on to the end of the deal; nobody meets them at a table."""
