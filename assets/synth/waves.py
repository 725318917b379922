"""Tones and noise as lists of samples between -1 and 1, 44,100 to the second; times are milliseconds."""

from math import exp, pi, sin, tau
from random import Random

RATE = 44_100
FALL = 5.0
"""A decay of so many time constants: after its milliseconds a tone is 43 dB down."""
FADE_IN, FADE_OUT = 1.0, 4.0
"""Milliseconds at the ends of every sound in which it comes from and falls to nothing: nothing clicks."""

Samples = list[float]


def count(ms: float) -> int:
    """Return how many samples last so long."""
    return round(ms * RATE / 1000)


def envelope(ms: float, attack: float, decay: float) -> Samples:
    """Return loudness over time: a straight rise, then a fall that slows down."""
    rise = max(1, count(attack))
    fall = FALL * 1000 / (decay * RATE)
    return [min(1.0, index / rise) * exp(-fall * max(0, index - rise)) for index in range(count(ms))]


def sine(ms: float, start: float, end: float, attack: float, decay: float) -> Samples:
    """Return a sine that glides from one frequency to another, in hertz."""
    samples, phase, length = [], 0.0, count(ms)
    for index, loudness in enumerate(envelope(ms, attack, decay)):
        phase += tau * (start + (end - start) * index / length) / RATE
        samples.append(loudness * sin(phase))
    return samples


def triangle(ms: float, frequency: float, attack: float, decay: float) -> Samples:
    """Return a triangle wave, made of its first partials so that nothing folds back."""
    total = [0.0] * count(ms)
    for partial in (1, 3, 5, 7, 9, 11):
        sign = 1 if partial % 4 == 1 else -1
        tone = sine(ms, frequency * partial, frequency * partial, attack, decay)
        total = [each + sign * part / partial**2 for each, part in zip(total, tone, strict=True)]
    return total


def noise(ms: float, seed: str) -> Samples:
    """Return white noise, the same for the same seed."""
    random = Random(seed)
    return [random.uniform(-1, 1) for _ in range(count(ms))]


def band_pass(samples: Samples, start: float, end: float, quality: float) -> Samples:
    """Let a band through whose middle glides between two frequencies, in hertz (state-variable filter)."""
    low = band = 0.0
    damping = 1 / quality
    out = []
    for index, sample in enumerate(samples):
        middle = start + (end - start) * index / len(samples)
        step = 2 * sin(pi * middle / RATE)
        low += step * band
        band += step * (sample - low - damping * band)
        out.append(band)
    return out


def low_pass(samples: Samples, frequency: float) -> Samples:
    """Take away what lies above a frequency, 6 dB an octave, twice."""
    share = 1 - exp(-tau * frequency / RATE)
    first = second = 0.0
    out = []
    for sample in samples:
        first += share * (sample - first)
        second += share * (first - second)
        out.append(second)
    return out


def shaped(samples: Samples, attack: float, decay: float) -> Samples:
    """Give noise a course of loudness."""
    course = envelope(len(samples) * 1000 / RATE, attack, decay)
    return [sample * loudness for sample, loudness in zip(samples, course, strict=False)]


def pluck(ms: float, frequency: float, seed: str) -> Samples:
    """Return a nylon string (Karplus-Strong): a soft burst that goes round a string and loses its edge."""
    length = RATE / frequency - 0.5
    whole = int(length)
    share = length - whole
    string = low_pass(noise((whole + 1) * 1000 / RATE + 1, seed)[: whole + 1], 1_500)
    middle = sum(string) / len(string)
    string = [sample - middle for sample in string]
    out = []
    for index in range(count(ms)):
        place = index % len(string)
        out.append(string[place])
        after = string[(place + 1) % len(string)]
        # The string's length is no whole number of samples; the loss makes the high notes end first.
        string[place] = 0.996 * ((1 - share) * 0.5 * (string[place] + after) + share * after)
    return out


def decibels(amount: float) -> float:
    """Return the factor that changes loudness by so many decibels."""
    return float(10 ** (amount / 20))


def scaled(samples: Samples, amount: float) -> Samples:
    """Return the samples louder or softer by decibels."""
    factor = decibels(amount)
    return [sample * factor for sample in samples]


def mixed(ms: float, *parts: tuple[float, Samples]) -> Samples:
    """Lay parts over each other, each from its own time on, and end after so many milliseconds."""
    total = [0.0] * count(ms)
    for start, samples in parts:
        first = count(start)
        for index, sample in enumerate(samples[: max(0, len(total) - first)]):
            total[first + index] += sample
    return total


def finished(samples: Samples, peak: float) -> Samples:
    """Bring the loudest sample to a peak in decibels below full scale, and let the end fall to nothing."""
    head, tail, last = count(FADE_IN), count(FADE_OUT), len(samples) - 1
    faded = [sample * min(1.0, index / head, (last - index) / tail) for index, sample in enumerate(samples)]
    factor = decibels(peak) / max(abs(sample) for sample in faded)
    return [sample * factor for sample in faded]
