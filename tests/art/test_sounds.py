"""The committed sounds: made by our script, all there, of the right length and loudness, none too sharp."""

import subprocess
import sys
import wave
from array import array
from math import cos, log10, pi, sin
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FULL = 32_767
LENGTHS = {
    **{f"{name}-{letter}": ms for name, ms in {"slide": 110, "set-down": 80}.items() for letter in "abc"},
    **{f"meld-{cards}": 55 + 25 * cards for cards in range(1, 8)},
    "flip": 90,
    "draw": 160,
    "take": 330,
    "deal": 480,
    "pick": 45,
    "put-back": 45,
    "turn": 120,
    "call": 340,
    "refused": 140,
    "pot": 450,
    "dirty": 400,
    "semi-clean": 520,
    "clean": 650,
    "five-hundred": 1200,
    "thousand": 1200,
    "won": 1400,
    "lost": 1400,
}
"""Milliseconds of every sound (design 12)."""
PEAKS = {"pick": -24, "put-back": -24, "lost": -15}
"""Decibels below full scale of the loudest sample, where it is not -12."""
CENTRES = {
    "slide-b": (2_400, 4_200),
    "set-down-b": (120, 500),
    "take": (1_000, 2_600),
    "pick": (600, 720),
    "put-back": (460, 580),
    "turn": (700, 1_200),
    "refused": (180, 300),
    "pot": (280, 600),
    "clean": (400, 1_000),
    "won": (200, 1_900),
}
"""Between which frequencies, in hertz, the middle of the spectrum lies."""


def read(path):
    """The samples of a file, which must be what the program plays."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        return array("h", file.readframes(file.getnframes()))


def spectral_centre(samples):
    """The mean frequency in hertz, weighed by energy, over 512 frequencies up to 11 kHz."""
    step = 2  # half the rate is enough for so low a centre
    part = [sum(samples[index : index + step]) / step for index in range(0, min(len(samples), 8192), step)]
    total = weighed = 0.0
    for line in range(1, 257):
        frequency = 11_025 * line / 256
        turn = 2 * pi * frequency * step / 44_100
        # Goertzel: one frequency in one pass.
        factor, before, last = 2 * cos(turn), 0.0, 0.0
        for sample in part:
            before, last = last, sample + factor * last - before
        energy = (last - before * cos(turn)) ** 2 + (before * sin(turn)) ** 2
        total += energy
        weighed += energy * frequency
    return weighed / total


def test_all_sounds_are_there_with_their_length_and_peak():
    found = {path.stem: read(path) for path in (ASSETS / "sounds").glob("*.wav")}
    assert found.keys() == LENGTHS.keys()
    for name, samples in found.items():
        assert abs(len(samples) / 44.1 - LENGTHS[name]) < 1, name
        peak = 20 * log10(max(map(abs, samples)) / FULL)
        assert abs(peak - PEAKS.get(name, -12)) < 0.05, name
        assert abs(sum(samples) / len(samples)) < 0.006 * FULL, f"{name} pushes the membrane to one side"
        assert max(abs(samples[0]), abs(samples[-1])) < 0.01 * FULL, f"{name} clicks"
    assert sum(path.stat().st_size for path in (ASSETS / "sounds").iterdir()) < 1_000_000


def test_every_kind_of_sound_lies_where_it_should():
    for name, (low, high) in CENTRES.items():
        assert low < spectral_centre(read(ASSETS / "sounds" / f"{name}.wav")) < high, name


def test_the_script_makes_the_committed_files(tmp_path):
    subprocess.run([sys.executable, "-B", str(ASSETS / "synth"), "--out", str(tmp_path)], check=True)
    assert {path.name for path in tmp_path.iterdir()} == {p.name for p in (ASSETS / "sounds").iterdir()}
    for path in tmp_path.iterdir():
        made, committed = read(path), read(ASSETS / "sounds" / path.name)
        assert len(made) == len(committed)
        # Another C library may round a sine in another way.
        assert max(abs(a - b) for a, b in zip(made, committed, strict=True)) <= 1, path.name
