"""Plays sounds on a thread of its own, so that no slow or missing device ever keeps a picture waiting."""

# Python 3.11 cannot evaluate array[int].
from __future__ import annotations

import io
import logging
import time
import wave
from array import array
from collections.abc import Callable
from queue import Empty, Full, Queue
from threading import Thread

from buraco_desktop.ui.assets import asset_bytes
from buraco_desktop.ui.sound.device import Device, DeviceError
from buraco_desktop.ui.sound.mixer import Mixer

IDLE_S = 4.0
"""Seconds without a new sound after which the device rests; longer than the longest sound."""
RETRY_S = 30.0
"""Seconds after which a device that did not work is tried again: headphones may have been plugged in."""
MOST_WAITING = 8
"""What cannot be played in time is not played late."""
CLOSING_S = 2.0
"""Seconds that the program waits for the device at its end."""

log = logging.getLogger(__name__)
Request = tuple[str, float, float]


def load_sound(name: str) -> array[int]:
    """Return the samples of a file of assets/sounds. Raises `FileNotFoundError` if there is none."""
    with wave.open(io.BytesIO(asset_bytes("sounds", f"{name}.wav"))) as file:
        return array("h", file.readframes(file.getnframes()))


class Speaker:
    """Hears orders on any thread; never raises and never waits for a device."""

    def __init__(self, open_device: Callable[[Mixer], Device]) -> None:
        """Open a device when the first sound is played; `open_device` may raise `DeviceError`."""
        self._open_device = open_device
        self._mixer = Mixer()
        self._device: Device | None = None
        self._is_running = False
        self._retry_at = 0.0
        self._sounds: dict[str, array[int]] = {}
        self._requests: Queue[Request | None] = Queue(MOST_WAITING)
        # A daemon, for a sound server that hangs must not keep the program from its end.
        self._thread = Thread(target=self._serve, name="sound", daemon=True)
        self._thread.start()

    def play(self, name: str, gain: float, delay_ms: float = 0) -> None:
        """Let a sound of assets/sounds be heard, `delay_ms` milliseconds from now; `gain` is a factor."""
        try:
            self._requests.put_nowait((name, gain, delay_ms))
        except Full:
            log.debug("no time for the sound %s", name)

    def close(self) -> None:
        """Stop everything; nothing is heard afterwards."""
        try:
            self._requests.put(None, timeout=CLOSING_S)
        except Full:
            log.info("the sound device does not answer")
            return
        self._thread.join(CLOSING_S)

    def _serve(self) -> None:
        while True:
            try:
                request = self._requests.get(timeout=IDLE_S if self._is_running else None)
                if request is None:
                    break
                if time.monotonic() >= self._retry_at:
                    self._play(*request)
            except Empty:
                self._rest()
            except DeviceError as error:
                log.info("no sound: %s", error)
                self._give_up()
        if self._device is not None:
            self._device.close()

    def _play(self, name: str, gain: float, delay_ms: float) -> None:
        if name not in self._sounds:
            self._sounds[name] = load_sound(name)
        if self._device is None:
            self._device = self._open_device(self._mixer)
        self._mixer.add(self._sounds[name], gain, delay_ms)
        if not self._is_running:
            self._device.start()
            self._is_running = True

    def _rest(self) -> None:
        self._is_running = False
        if self._device is not None:
            try:
                self._device.stop()
            except DeviceError as error:
                log.info("the sound device does not stop: %s", error)
                self._give_up()

    def _give_up(self) -> None:
        device, self._device, self._is_running = self._device, None, False
        self._retry_at = time.monotonic() + RETRY_S
        if device is not None:
            device.close()
