"""What every sound is made of (design 12). No music, no voices."""

from collections.abc import Callable

import waves
from waves import Samples, finished, mixed, scaled

PEAK = -12.0
"""Decibels below full scale of every sound's loudest sample; the player's volume makes it softer still."""
VARIANTS = {"a": 0.98, "b": 1.0, "c": 1.02}
"""Pitches of sounds that come often, so that they do not rattle."""
LONGEST_MELD = 7
SEMITONE = 2 ** (1 / 12)
D4, F4_SHARP, G3, G4, A4, B4, D5, G5, D6, G6 = (
    *(293.66, 369.99, 196.00, 392.00, 440.00),
    *(493.88, 587.33, 783.99, 1174.66, 1567.98),
)
B3_FLAT = 233.08


def slide(pitch: float = 1.0, ms: float = 110, band: tuple[float, float] = (1_800, 3_200)) -> Samples:
    """Make a card that slides over felt."""
    hiss = waves.noise(ms, "slide")
    # Twice, for a single filter lets so much of the high noise through that felt sounds like paper.
    for _ in range(2):
        hiss = waves.band_pass(hiss, band[0] * pitch, band[1] * pitch, 0.8)
    return waves.shaped(hiss, 8, ms - 20)


def set_down(pitch: float = 1.0) -> Samples:
    """Make a card that is set down on the table."""
    tap = waves.low_pass(waves.noise(4, "set down"), 2_500 * pitch)
    body = waves.sine(80, 140 * pitch, 90 * pitch, 1, 55)
    return mixed(80, (0, scaled(tap, 3)), (0, body))


def flip() -> Samples:
    """Make a card that turns over: two short slides."""
    first, second = slide(1.0, 55), slide(1.12, 55)
    return mixed(90, (0, first), (35, scaled(second, 3)))


def draw() -> Samples:
    """Make a card from the stock: it slides and is set down."""
    return mixed(160, (0, finished(slide(), 0)), (80, finished(set_down(), -6)))


def take() -> Samples:
    """Make the whole pile that is gathered and set down."""
    return mixed(330, (0, finished(slide(1.0, 260, (1_200, 2_400)), 0)), (245, finished(set_down(), 0)))


def deal() -> Samples:
    """Make a hand that is dealt: slides in a row."""
    parts = [(70.0 * index, slide(0.96 + 0.02 * (index % 4), 100)) for index in range(6)]
    return mixed(480, *parts)


def meld(cards: int) -> Samples:
    """Make so many cards that are set down one after the other, each a little higher."""
    parts = [(25.0 * index, set_down(SEMITONE**index)) for index in range(cards)]
    return mixed(80 + 25 * (cards - 1), *parts)


def wood(low: float, high: float, ms: float) -> Samples:
    """Make a wood block."""
    return mixed(ms, (0, waves.sine(ms, low, low, 1, 70)), (0, scaled(waves.sine(ms, high, high, 1, 40), -3)))


def call() -> Samples:
    """Make two knocks, the second higher: whoever is elsewhere is called back."""
    second = 780 * SEMITONE**5
    return mixed(340, (0, wood(780, 1_170, 140)), (170, wood(second, second * 1.5, 160)))


def marimba(frequency: float, decay: float = 260) -> Samples:
    """Make one bar of a marimba."""
    ms = decay * 1.2
    overtone = waves.sine(ms, frequency * 4, frequency * 4, 1, decay / 3)
    return mixed(ms, (0, waves.sine(ms, frequency, frequency, 2, decay)), (0, scaled(overtone, -14)))


def chord(ms: float, apart: float, notes: tuple[float, ...]) -> Samples:
    """Make notes of a marimba one after the other."""
    return mixed(ms, *((apart * index, marimba(note)) for index, note in enumerate(notes)))


def shimmer(ms: float) -> Samples:
    """Make the light that crosses a canasta: a quiet swell of high noise."""
    swell = waves.band_pass(waves.noise(ms, "shimmer"), 5_600, 6_400, 3)
    return scaled(waves.shaped(swell, ms * 0.4, ms * 0.6), -30)


def canasta(ms: float, notes: tuple[float, ...]) -> Samples:
    """Make a new canasta."""
    return mixed(ms, (0, chord(ms, 80, notes)), (0, shimmer(ms)))


def grand_canasta(last: tuple[float, ...]) -> Samples:
    """Make a canasta of 500 or 1,000 points: the clean one with high notes that ring."""
    parts = [(320.0 + 90 * index, scaled(marimba(note, 900), -3)) for index, note in enumerate(last)]
    return mixed(1_200, (0, canasta(650, (G4, B4, D5, G5))), *parts)


def strings(*notes: float) -> Samples:
    """Make plucked strings, one after the other."""
    plucked = [waves.pluck(1_390, note, f"string {note}") for note in notes]
    return mixed(1_400, *((110.0 * index, string) for index, string in enumerate(plucked)))


def sounds() -> dict[str, Callable[[], Samples]]:
    """Return every sound by the name of its file, each made anew by a call."""
    often = {"slide": slide, "set-down": set_down}
    found: dict[str, Callable[[], Samples]] = {
        f"{name}-{letter}": lambda make=make, pitch=pitch: finished(make(pitch), PEAK)
        for name, make in often.items()
        for letter, pitch in VARIANTS.items()
    }
    for cards in range(1, LONGEST_MELD + 1):
        found[f"meld-{cards}"] = lambda cards=cards: finished(meld(cards), PEAK)
    return found | {
        "flip": lambda: finished(flip(), PEAK),
        "draw": lambda: finished(draw(), PEAK),
        "take": lambda: finished(take(), PEAK),
        "deal": lambda: finished(deal(), PEAK),
        "pick": lambda: finished(waves.sine(45, 660, 660, 2, 35), PEAK - 12),
        "put-back": lambda: finished(waves.sine(45, 520, 520, 2, 35), PEAK - 12),
        "turn": lambda: finished(wood(780, 1_170, 120), PEAK),
        "call": lambda: finished(call(), PEAK),
        "refused": lambda: finished(waves.triangle(140, 196, 5, 120), PEAK),
        "pot": lambda: finished(chord(450, 70, (D4, F4_SHARP, A4)), PEAK),
        "dirty": lambda: finished(canasta(400, (G4, B4)), PEAK),
        "semi-clean": lambda: finished(canasta(520, (G4, B4, D5)), PEAK),
        "clean": lambda: finished(canasta(650, (G4, B4, D5, G5)), PEAK),
        "five-hundred": lambda: finished(grand_canasta((D6,)), PEAK),
        "thousand": lambda: finished(grand_canasta((D6, G6)), PEAK),
        "won": lambda: finished(strings(G3, D4, G4, B4), PEAK),
        "lost": lambda: finished(strings(G3, B3_FLAT, D4), PEAK - 3),
    }
