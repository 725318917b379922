"""Adds the sounds that are heard at the same time."""

# Python 3.11 cannot evaluate array[int].
from __future__ import annotations

from array import array
from dataclasses import dataclass
from operator import add
from threading import Lock

RATE = 44_100
"""Samples a second, in one channel of 16 bits."""
MOST_VOICES = 3
"""No sound's peak is above -12 dB and none is played more than 1.5 dB louder, so that three never clip."""


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    position: int
    """Index of the next sample; below 0 for a sound that begins later."""

    @property
    def left(self) -> int:
        return len(self.samples) - self.position

    def take(self, count: int) -> array[int]:
        """Return the next samples, with silence before and after the sound."""
        silence = max(0, min(count, -self.position))
        first = max(0, self.position)
        part = array("h", bytes(2 * silence)) + self.samples[first : first + count - silence]
        self.position += count
        return part + array("h", bytes(2 * (count - len(part))))


class Mixer:
    """The sounds of the moment. One thread adds them, the device's thread reads."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()

    def add(self, samples: array[int], gain: float, delay_ms: float = 0) -> None:
        """Let a sound be heard; `gain` is a factor of at most 1.19.

        Where too many sound already, the one that is nearest to its end gives way.
        """
        voice = _Voice(array("h", [int(sample * gain) for sample in samples]), -round(delay_ms * RATE / 1000))
        with self._lock:
            if len(self._voices) == MOST_VOICES:
                self._voices.remove(min(self._voices, key=lambda each: each.left))
            self._voices.append(voice)

    def read(self, count: int) -> array[int]:
        """Return the next samples of all sounds together; silence when there are none."""
        with self._lock:
            total = array("h", bytes(2 * count))
            for voice in self._voices:
                total = array("h", map(add, total, voice.take(count)))
            self._voices = [voice for voice in self._voices if voice.left > 0]
            return total
