"""What a club player knows, and its character. Levels differ in knowledge alone: nobody errs at random."""

from dataclasses import dataclass

from buraco_desktop.bots.club.character import NEUTRAL, Character

EVERYTHING = 1000
"""More cards than any pile has."""


@dataclass(frozen=True, slots=True)
class Skill:
    """Knowledge that can be missing, and the character of who has it."""

    tracks: bool = True
    """Whether the others are watched: what they play and take, and how few cards they hold (H9 to H13)."""
    counts: bool = False
    """Whether unseen cards are counted: who may hold what, and what the pile gives the next player (B4)."""
    memory: int = EVERYTHING
    """How many cards of a closed pile are remembered, from its top, in the pile and in a taker's hand."""
    pile_shyness: float = 0.0
    """By how much a pile looks worse than it is."""
    is_careful: bool = False
    """Whether what no sane player does is looked for before each command (see `scruples.py`)."""
    has_fitted_weights: bool = False
    """Whether what things are worth was fitted to playouts, not judged by hand."""
    character: Character = NEUTRAL


CLUB = Skill()
MEMORY_CLUB = Skill(counts=True)
MEDIUM = Skill(memory=12, is_careful=True, has_fitted_weights=True)
EASY = Skill(tracks=False, memory=4, pile_shyness=1.8, is_careful=True)
