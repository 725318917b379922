"""Which deals are played: those of a number, or of one of four ranges that are kept apart."""

from enum import StrEnum

from buraco_desktop.bots.seeds import seed_of

SEED_COUNT = 1 << 64
"""How many seeds a range has; `seed_of` gives one below this."""


class SeedRange(StrEnum):
    """Deals for one purpose. A result is honest only on deals that no choice was made with before."""

    TUNE = "tune"
    """For fitting weights."""
    SELECT = "select"
    """For choosing between candidates."""
    GATE = "gate"
    """For deciding whether a change is taken."""
    REPORT = "report"
    """For figures that are published; used once for each release."""


Seed = int | SeedRange


def read_seed(text: str) -> Seed:
    """Return a whole number or a named range. Raises `ValueError` for anything else."""
    return SeedRange(text) if text in set(SeedRange) else int(text)


def deal_seed(seed: Seed, number: int, hand_number: int) -> int:
    """Return the seed of a numbered deal, or of one hand of a numbered match.

    Those of a number are below `SEED_COUNT`, each range has as many of its own above. So no deal of one
    range is met in another, nor by naming a number.
    """
    mixed = seed_of("deal", str(seed) if isinstance(seed, SeedRange) else seed, number, hand_number)
    if isinstance(seed, SeedRange):
        return mixed + SEED_COUNT * (1 + list(SeedRange).index(seed))
    return mixed
